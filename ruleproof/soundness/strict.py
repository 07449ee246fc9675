"""An engine whose every reply is sent through its JSON form, so that a wrong field cannot hide in Python."""

from __future__ import annotations

from typing import Any

import msgspec

from ruleproof.adapter.engine import Engine
from ruleproof.adapter.errors import EngineError
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
from ruleproof.adapter.wire import METHODS, UNREADABLE


class StrictEngine:
    """Another engine, checked; `violations` lists the replies that were not what the schema says."""

    def __init__(self, engine: Engine) -> None:
        self.inner = engine
        self.violations: list[str] = []

    def _checked(self, method: str, reply: object) -> Any:
        try:
            return METHODS[method].reply_decoder.decode(msgspec.json.encode(reply))
        except (*UNREADABLE, TypeError, ValueError) as problem:
            told = f"The reply to `{method}` is not what the schema says: {problem}"
            self.violations.append(told)
            raise EngineError(told) from problem

    def hello(self, hello: Hello) -> Welcome:
        """Introduce the engine."""
        welcome: Welcome = self._checked("hello", self.inner.hello(hello))
        return welcome

    def setup(self, setup: Setup) -> Ready | Refused:
        """Begin a game."""
        reply: Ready | Refused = self._checked("setup", self.inner.setup(setup))
        return reply

    def decision(self) -> Decision | Over:
        """What the game waits for."""
        reply: Decision | Over = self._checked("decision", self.inner.decision())
        return reply

    def submit(self, submit: Submit) -> Accepted | Illegal:
        """Carry out an act, or refuse it."""
        reply: Accepted | Illegal = self._checked("submit", self.inner.submit(submit))
        return reply

    def view(self, viewer: Viewer) -> View:
        """The position as a viewer sees it."""
        view: View = self._checked("view", self.inner.view(viewer))
        return view

    def events(self, since: int, viewer: Viewer) -> Events:
        """What happened since a mark."""
        events: Events = self._checked("events", self.inner.events(since, viewer))
        return events

    def goodbye(self) -> None:
        """The run is over."""
        self.inner.goodbye()
