"""An engine that notes the setup and the acts of its game, and which rules it follows in them."""

from __future__ import annotations

from ruleproof.adapter.engine import Engine
from ruleproof.adapter.messages import (
    Accepted,
    Decision,
    Events,
    Hello,
    Illegal,
    Over,
    Ready,
    Refused,
    Setup,
    Submit,
    View,
    Viewer,
    Welcome,
)
from ruleproof.play.records import FORM, Done, Head, Record, digest

from .following import followed


class NotingEngine:
    """Another engine, with the game since its last setup: what was done, and what was refused."""

    def __init__(self, engine: Engine, spec: str = "reference") -> None:
        self.inner = engine
        self.spec = spec
        self.digests = False
        """Whether the record tells what the referee sees: not while games are only tried."""
        self._setup: Setup | None = None
        self._first_seen = ""
        self._acts: list[Done] = []
        self.follows: dict[str, tuple[str, ...]] | None = None
        """The rules followed, by citing function, while somebody wants to know."""

    @property
    def record(self) -> Record | None:
        """The game since its setup."""
        if self._setup is None:
            return None
        return Record(Head(FORM, self.spec, self._setup, self._first_seen), tuple(self._acts))

    def _seen(self, now: Decision | Over) -> str:
        return digest(self.inner, now) if self.digests else ""

    def hello(self, hello: Hello) -> Welcome:
        """Introduce the engine."""
        return self.inner.hello(hello)

    def setup(self, setup: Setup) -> Ready | Refused:
        """Begin a game and note it."""
        reply = self.inner.setup(setup)
        self._setup, self._acts = setup, []
        self._first_seen = self._seen(self.inner.decision()) if self.digests else ""
        return reply

    def decision(self) -> Decision | Over:
        """What the game waits for."""
        return self.inner.decision()

    def submit(self, submit: Submit) -> Accepted | Illegal:
        """Carry out an act and note it."""
        if self.follows is None:
            reply = self.inner.submit(submit)
        else:
            reply, rules = followed(lambda: self.inner.submit(submit))
            self.follows |= rules
        now = reply.now if isinstance(reply, Accepted) else self.inner.decision() if self.digests else None
        seen = self._seen(now) if now is not None else ""
        self._acts.append(Done(submit.player, submit.act, seen, refused=isinstance(reply, Illegal)))
        return reply

    def view(self, viewer: Viewer) -> View:
        """The position as a viewer sees it."""
        return self.inner.view(viewer)

    def events(self, since: int, viewer: Viewer) -> Events:
        """What happened since a mark."""
        return self.inner.events(since, viewer)

    def goodbye(self) -> None:
        """The run is over."""
        self.inner.goodbye()
