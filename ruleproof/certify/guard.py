"""A guard around an engine: whatever breaks inside it is the engine's error and nothing else's."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TypeVar

import msgspec

import ruleproof
from ruleproof.adapter.engine import Engine
from ruleproof.adapter.errors import EngineError, EngineUnavailable, MalformedMessage, Unsupported, printable
from ruleproof.adapter.messages import (
    PROTOCOL,
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

Reply = TypeVar("Reply")


def _harmless(welcome: Welcome) -> Welcome:
    """The introduction without anything that a terminal would obey."""
    return msgspec.structs.replace(
        welcome,
        name=printable(welcome.name),
        version=printable(welcome.version),
        language=printable(welcome.language),
        url=printable(welcome.url),
    )


class GuardedEngine:
    """An engine that raises only `Unsupported` and `EngineError`, and whose replies have the right type."""

    def __init__(self, engine: Engine, spec: str) -> None:
        self._engine = engine
        self.spec = spec
        self.welcome = self._greet()

    def _greet(self) -> Welcome:
        try:
            welcome = self.hello(Hello(PROTOCOL, ruleproof.__version__))
        except (EngineError, Unsupported) as problem:
            raise EngineUnavailable(
                f"The engine {self.spec!r} cannot be run: it did not answer the greeting. {problem}"
            ) from problem
        if welcome.protocol != PROTOCOL:
            with contextlib.suppress(EngineError, Unsupported):
                self.goodbye()
            raise EngineUnavailable(
                f"The engine {self.spec!r} cannot be run: it speaks protocol {welcome.protocol}, this "
                f"Ruleproof speaks protocol {PROTOCOL}."
            )
        return _harmless(welcome)

    def _guarded(self, call: str, types: tuple[type, ...], ask: Callable[[], Reply]) -> Reply:
        try:
            reply = ask()
        except (Unsupported, EngineError):
            raise
        except MalformedMessage as problem:
            raise EngineError(f"The engine did not understand `{call}`: {problem}") from problem
        except (Exception, SystemExit) as problem:
            raise EngineError(
                f"The engine broke in `{call}`: {type(problem).__name__}: {problem}"
            ) from problem
        if not isinstance(reply, types):
            wanted = " or ".join(each.__name__ for each in types)
            raise EngineError(
                f"The engine answered `{call}` with a {type(reply).__name__}, not with {wanted}."
            )
        return reply

    def hello(self, hello: Hello) -> Welcome:
        """Introduce the engine."""
        return self._guarded("hello", (Welcome,), lambda: self._engine.hello(hello))

    def setup(self, setup: Setup) -> Ready | Refused:
        """Begin a game."""
        return self._guarded("setup", (Ready, Refused), lambda: self._engine.setup(setup))

    def decision(self) -> Decision | Over:
        """What the game waits for."""
        return self._guarded("decision", (Decision, Over), self._engine.decision)

    def submit(self, submit: Submit) -> Accepted | Illegal:
        """Carry out an act, or refuse it."""
        return self._guarded("submit", (Accepted, Illegal), lambda: self._engine.submit(submit))

    def view(self, viewer: Viewer) -> View:
        """The position as a viewer sees it."""
        return self._guarded("view", (View,), lambda: self._engine.view(viewer))

    def events(self, since: int, viewer: Viewer) -> Events:
        """What happened since a mark."""
        return self._guarded("events", (Events,), lambda: self._engine.events(since, viewer))

    def goodbye(self) -> None:
        """The run is over."""
        self._guarded("goodbye", (type(None),), self._engine.goodbye)
