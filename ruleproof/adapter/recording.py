"""A recording engine: it notes every call and reply as the lines that travel, or would travel, over stdio."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .engine import Engine
from .errors import MalformedMessage, Unsupported
from .messages import (
    Accepted,
    Decision,
    Events,
    Hello,
    Illegal,
    Message,
    Over,
    Ready,
    Refused,
    Setup,
    Submit,
    View,
    Viewer,
    Welcome,
)
from .wire import (
    BROKEN,
    MALFORMED,
    UNSUPPORTED,
    EventsParams,
    NoParams,
    ViewParams,
    encode_failure,
    encode_request,
    encode_result,
)

Reply = TypeVar("Reply")


class RecordingEngine:
    """Another engine, with every line noted in `lines`."""

    def __init__(self, engine: Engine) -> None:
        self.inner = engine
        self.lines: list[bytes] = []
        self._calls = 0

    def _noted(self, method: str, params: Message, call: Callable[[], Reply]) -> Reply:
        self._calls += 1
        number = self._calls
        self.lines.append(encode_request(number, method, params))
        try:
            reply = call()
        except Unsupported as problem:
            told = f"unsupported: {problem.what}"
            self.lines.append(encode_failure(number, UNSUPPORTED, told, {"what": problem.what}))
            raise
        except Exception as problem:
            code = MALFORMED if isinstance(problem, MalformedMessage) else BROKEN
            self.lines.append(encode_failure(number, code, str(problem)))
            raise
        self.lines.append(encode_result(number, reply))
        return reply

    def hello(self, hello: Hello) -> Welcome:
        """Introduce the engine."""
        return self._noted("hello", hello, lambda: self.inner.hello(hello))

    def setup(self, setup: Setup) -> Ready | Refused:
        """Begin a game."""
        return self._noted("setup", setup, lambda: self.inner.setup(setup))

    def decision(self) -> Decision | Over:
        """What the game waits for."""
        return self._noted("decision", NoParams(), self.inner.decision)

    def submit(self, submit: Submit) -> Accepted | Illegal:
        """Carry out an act, or refuse it."""
        return self._noted("submit", submit, lambda: self.inner.submit(submit))

    def view(self, viewer: Viewer) -> View:
        """The position as a viewer sees it."""
        return self._noted("view", ViewParams(viewer), lambda: self.inner.view(viewer))

    def events(self, since: int, viewer: Viewer) -> Events:
        """What happened since a mark."""
        return self._noted("events", EventsParams(since, viewer), lambda: self.inner.events(since, viewer))

    def goodbye(self) -> None:
        """The run is over."""
        self._noted("goodbye", NoParams(), self.inner.goodbye)
