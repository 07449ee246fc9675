"""An engine that resolves a whole battle in one call: the reference, driven by the answers sent ahead.

It is named `python:batch_engine:make` from this folder.
"""

from __future__ import annotations

from msgspec import UNSET

from ruleproof.adapter.engine import Engine
from ruleproof.adapter.messages import (
    Accepted,
    Answer,
    Asked,
    Capabilities,
    Decision,
    EffectAddress,
    Events,
    Hello,
    Illegal,
    Over,
    Ready,
    Refused,
    Scripted,
    Setup,
    Subject,
    Submit,
    View,
    Viewer,
    Welcome,
)
from ruleproof.adapter.specs import open_engine

RESTS = ("main", "proceed")
DECLINED = ("block", "counter", "trigger", "redraw")


class BatchEngine:
    """Never stops at a window: it uses the script, else it declines; it stops where a real choice is open."""

    def __init__(self) -> None:
        self.inner: Engine = open_engine("reference")

    def hello(self, hello: Hello) -> Welcome:
        """Introduce the engine, which can tell decisions only afterwards."""
        inner = self.inner.hello(hello)
        return Welcome(
            protocol=1,
            name="batch",
            version="1",
            language="Python",
            games=inner.games,
            capabilities=Capabilities(
                setups=("position", "decks"), observes=("decisions",), fixtures=("fields", "text")
            ),
        )

    def setup(self, setup: Setup) -> Ready | Refused:
        """Begin a game."""
        return self.inner.setup(setup)

    def decision(self) -> Decision | Over:
        """What the game waits for."""
        return self.inner.decision()

    def submit(self, submit: Submit) -> Accepted | Illegal:
        """Carry out an act and all that follows from it."""
        reply = self.inner.submit(Submit(submit.player, submit.act))
        used: set[int] = set()
        asked: list[Asked] = []
        while isinstance(reply, Accepted) and isinstance(reply.now, Decision) and reply.now.kind not in RESTS:
            now = reply.now
            settled = self._settle(now, submit.script, used)
            if settled is None:
                break
            answer, note = settled
            asked.append(note)
            reply = self.inner.submit(Submit(now.player, answer))
        if isinstance(reply, Illegal):
            return reply
        return Accepted(reply.now, tuple(asked))

    def _settle(
        self, now: Decision, script: tuple[Scripted, ...], used: set[int]
    ) -> tuple[Answer, Asked] | None:
        for index, scripted in enumerate(script):
            if index not in used and fits(scripted, now):
                used.add(index)
                answer = scripted.answer
                nothing = answer.choose == () and now.may_decline
                return (
                    Answer(
                        answer.kind,
                        now.subject,
                        None if nothing else answer.choose,
                        answer.target,
                        answer.number,
                        answer.option,
                        answer.decline or nothing,
                    ),
                    Asked(now, script=index),
                )
        if now.kind in DECLINED:
            return Answer(now.kind, now.subject, decline=True), Asked(now)
        if now.kind == "order" and now.candidates is not UNSET:
            return Answer(now.kind, now.subject, choose=now.candidates), Asked(now)
        if now.candidates is not UNSET and len(now.candidates) == now.least > 0:
            return Answer(now.kind, now.subject, choose=now.candidates), Asked(now, forced=True)
        return None

    def view(self, viewer: Viewer) -> View:
        """The position as a viewer sees it."""
        return self.inner.view(viewer)

    def events(self, since: int, viewer: Viewer) -> Events:
        """What happened."""
        return self.inner.events(since, viewer)

    def goodbye(self) -> None:
        """The run is over."""
        self.inner.goodbye()


def fits(scripted: Scripted, decision: Decision) -> bool:
    """Whether a scripted answer is meant for a decision."""
    subject = scripted.answer.subject
    return (scripted.player, scripted.answer.kind) == (decision.player, decision.kind) and (
        subject is None or card_of(subject) == card_of(decision.subject)
    )


def card_of(subject: Subject | None) -> Subject | None:
    """The card of an effect, or the card itself."""
    return subject.card if isinstance(subject, EffectAddress) else subject


def make() -> BatchEngine:
    """The engine."""
    return BatchEngine()
