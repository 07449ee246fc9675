"""Engines that are wrong in one way, to see what the suite says of them."""

from __future__ import annotations

from ruleproof.adapter.errors import Unsupported
from ruleproof.adapter.messages import (
    Accepted,
    Capabilities,
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
from ruleproof.adapter.specs import open_engine


class Wrapped:
    """The reference, unchanged: the others change one thing of it."""

    def __init__(self) -> None:
        self.inner = open_engine("reference")

    def hello(self, hello: Hello) -> Welcome:
        return self.inner.hello(hello)

    def setup(self, setup: Setup) -> Ready | Refused:
        return self.inner.setup(setup)

    def decision(self) -> Decision | Over:
        return self.inner.decision()

    def submit(self, submit: Submit) -> Accepted | Illegal:
        return self.inner.submit(submit)

    def view(self, viewer: Viewer) -> View:
        return self.inner.view(viewer)

    def events(self, since: int, viewer: Viewer) -> Events:
        return self.inner.events(since, viewer)

    def goodbye(self) -> None:
        self.inner.goodbye()


class RefusesEverything(Wrapped):
    """Answers `illegal` to every act and refuses every deck."""

    def setup(self, setup: Setup) -> Ready | Refused:
        return super().setup(setup) if setup.position else Refused("P1", None, "no")

    def submit(self, submit: Submit) -> Accepted | Illegal:
        return Illegal("no")


class SupportsNothing(Wrapped):
    """Says `unsupported` to everything but the greeting."""

    def setup(self, setup: Setup) -> Ready | Refused:
        raise Unsupported("everything")


class Crashes(Wrapped):
    """Breaks whenever a player concedes."""

    def submit(self, submit: Submit) -> Accepted | Illegal:
        if getattr(submit.act, "kind", "") == "concede":
            raise ZeroDivisionError("somewhere deep inside")
        return super().submit(submit)


class ChangesWhatItRefuses(Wrapped):
    """Refuses what is illegal, but does something first."""

    def submit(self, submit: Submit) -> Accepted | Illegal:
        reply = super().submit(submit)
        if isinstance(reply, Illegal):
            self.meddled = True
        return reply

    def view(self, viewer: Viewer) -> View:
        view = super().view(viewer)
        if not getattr(self, "meddled", False):
            return view
        return View(viewer, view.turn_player, view.turn, "End Phase", view.areas)


class TellsLittle(Wrapped):
    """Only the referee's state at rest, and no decks."""

    def hello(self, hello: Hello) -> Welcome:
        welcome = super().hello(hello)
        return Welcome(1, "quiet", "1", "Python", welcome.games, Capabilities())

    def view(self, viewer: Viewer) -> View:
        if viewer != "referee":
            raise Unsupported(f"the view of {viewer}")
        return super().view(viewer)

    def events(self, since: int, viewer: Viewer) -> Events:
        raise Unsupported("events")
