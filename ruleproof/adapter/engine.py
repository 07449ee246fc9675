"""The contract as a Python protocol: what an in-process adapter implements."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from .messages import (
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


@runtime_checkable
class Engine(Protocol):
    """An engine under test. Any call may raise `Unsupported(what)`; nothing may guess."""

    def hello(self, hello: Hello) -> Welcome:
        """Introduce the engine: called once, before everything else."""
        ...

    def setup(self, setup: Setup) -> Ready | Refused:
        """Replace any game by this one; a deck list that breaks a rule is refused."""
        ...

    def decision(self) -> Decision | Over:
        """What the game waits for."""
        ...

    def submit(self, submit: Submit) -> Accepted | Illegal:
        """Carry out a player's act, or refuse it and change nothing."""
        ...

    def view(self, viewer: Viewer) -> View:
        """The position as this viewer may see it."""
        ...

    def events(self, since: int, viewer: Viewer) -> Events:
        """What this viewer could see happening since the mark (0: since the setup)."""
        ...

    def goodbye(self) -> None:
        """The run is over."""
        ...
