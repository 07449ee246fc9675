"""Engines that are wrong on purpose: the reference with rules taken out, or with bad manners."""

from __future__ import annotations

import os

from ruleproof.suite.reference.adapter import ReferenceEngine
from ruleproof.suite.reference.one_piece.game import OnePiece
from ruleproof.suite.reference.one_piece.state import Card

from ruleproof.adapter import messages as m
from ruleproof.adapter.errors import Unsupported
from ruleproof.certify.profiles import has_effect

THREE_RULES = ("6-5-6-1", "7-1-1-2", "10-1-3-1")
"""The rules that `three_rules` breaks; no scenario titled with another rule depends on them."""


class ThreeBroken(OnePiece):
    """Players attack on their first turn and what is no target; a card with [Banish] alone has it in vain."""

    def refuse_battle(self, side: object) -> None:
        return None

    def refuse_target(self, side: object, target: object) -> None:
        return None

    def banishes(self, attacker: Card) -> bool:
        return super().banishes(attacker) and attacker.definition.text != "[Banish]"


def three_rules() -> ReferenceEngine:
    return ReferenceEngine(ThreeBroken, "Three Broken")


class Hostile(ReferenceEngine):
    """An engine whose every word is an attack on whoever reads the report."""

    NAME = "<script>alert(1)</script>\x1b[31m]]>|`@everyone\u202e\ud800"

    def __init__(self) -> None:
        super().__init__(ThreeBroken, self.NAME)

    def hello(self, hello: m.Hello) -> m.Welcome:
        told = super().hello(hello)
        return m.Welcome(
            protocol=told.protocol,
            name=self.NAME,
            version="\x00\x07<b>",
            language="</title>",
            games=told.games,
            capabilities=told.capabilities,
            url="javascript:alert(1)",
        )

    def submit(self, submit: m.Submit) -> m.Accepted | m.Illegal:
        reply = super().submit(submit)
        if isinstance(reply, m.Illegal):
            return m.Illegal(
                "<img src=x onerror=alert(1)>\x00\x1b]0;x\x07" + "A" * 1_000_000, "<svg/onload=alert(1)>"
            )
        if isinstance(submit.act, m.Move) and submit.act.kind == "attack":
            return m.Illegal("</pre></script><script>alert(2)</script>" + "\x00" * 50)
        return reply


class OnlyState(ReferenceEngine):
    """An engine that tells the referee's state and no more, and reads no card text but keywords."""

    def hello(self, hello: m.Hello) -> m.Welcome:
        told = super().hello(hello)
        return m.Welcome(
            protocol=told.protocol,
            name="Only State",
            version="1",
            language="Python",
            games=told.games,
            capabilities=m.Capabilities(setups=("position",), fixtures=("fields", "text")),
        )

    def setup(self, setup: m.Setup) -> m.Ready | m.Refused:
        for card in setup.cards:
            if has_effect(card.text):
                raise Unsupported(f"the card text of {card.name}")
        return super().setup(setup)


class Dying(ReferenceEngine):
    """An engine that ends the whole process when it comes to one scenario's position."""

    def submit(self, submit: m.Submit) -> m.Accepted | m.Illegal:
        if isinstance(submit.act, m.Move) and submit.act.kind == "concede":
            os._exit(7)
        return super().submit(submit)


def hostile() -> ReferenceEngine:
    return Hostile()


def only_state() -> ReferenceEngine:
    return OnlyState()


def dying() -> ReferenceEngine:
    return Dying()


def other_version() -> ReferenceEngine:
    """The reference under another name."""
    return ReferenceEngine(OnePiece, "Another")


class Commanding(ReferenceEngine):
    """An engine whose refusals try to give commands to whoever runs the job."""

    def submit(self, submit: m.Submit) -> m.Accepted | m.Illegal:
        if isinstance(submit.act, m.Move) and submit.act.kind == "attack":
            return m.Illegal("no\n::set-env name=PATH::/tmp\n::error::x")
        return super().submit(submit)


def commanding() -> ReferenceEngine:
    return Commanding()


class Breaking(ReferenceEngine):
    """An engine that breaks when a card attacks, and would break again if it were looked at."""

    broke = False

    def submit(self, submit: m.Submit) -> m.Accepted | m.Illegal:
        self.broke = True
        raise ZeroDivisionError("somewhere deep inside")

    def view(self, viewer: m.Viewer) -> m.View:
        assert not self.broke
        return super().view(viewer)


def breaking() -> ReferenceEngine:
    return Breaking()
