"""What the tests of random play share: the engine, invented cards, and engines that are wrong on purpose."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

from ruleproof.adapter import messages as m
from ruleproof.adapter.engine import Engine
from ruleproof.adapter.errors import Unsupported
from ruleproof.adapter.specs import open_engine
from ruleproof.certify.guard import GuardedEngine
from ruleproof.fuzz.boards import Board, catalogue
from ruleproof.fuzz.noting import NotingEngine
from ruleproof.fuzz.sketches import Sketcher
from ruleproof.play.decks import deck_setup, random_deck, read_cards
from ruleproof.play.sessions import Session
from ruleproof.rulebook.loading import load_game

GAME = load_game("one_piece")
EDITION = GAME.newest
CARDS = read_cards(Path(__file__).parent / "cards.jsonl")


def guarded(engine: Engine | None = None) -> GuardedEngine:
    """The reference, or another engine, behind the guard."""
    return GuardedEngine(engine or open_engine("reference"), "reference")


def deck_game(seed: int) -> m.Setup:
    """A game of two random decks of the invented cards."""
    luck = random.Random(seed)
    return deck_setup(GAME, EDITION, (random_deck(CARDS, luck), random_deck(CARDS, luck)), seed)


@cache
def sketcher() -> Sketcher:
    return Sketcher(GAME, catalogue(GAME))


def position_game(seed: int) -> m.Setup:
    """A game from a random position, as the suite would set it up."""
    noting = NotingEngine(open_engine("reference"))
    board = Board(guarded(noting), GAME, EDITION)
    board.begin(sketcher().sketch(random.Random(seed)))
    record = noting.record
    assert record is not None
    return record.head.setup


def session(setup: m.Setup, engine: Engine | None = None, *, digests: bool = False) -> Session:
    return Session(guarded(engine), GAME, setup, digests=digests)


def mirrored(message: m.Message) -> m.Message:
    """The same message with the players' names exchanged, wherever they stand."""
    text = msgspec.json.encode(message).decode()
    swapped = text.replace("P1", "P?").replace("P2", "P1").replace("P?", "P2")
    return msgspec.json.decode(swapped, type=type(message))


class Wrong(NotingEngine):
    """The reference behind something that is wrong; each kind of wrong overrides one call."""

    def __init__(self) -> None:
        super().__init__(open_engine("reference"))


class LosesACard(Wrong):
    def view(self, viewer: m.Viewer) -> m.View:
        view = super().view(viewer)
        if not self._acts:
            return view
        return replace(view, areas={"P1": view.areas["P1"] | {"hand": ()}, "P2": view.areas["P2"]})


class DoublesACard(Wrong):
    def view(self, viewer: m.Viewer) -> m.View:
        view = super().view(viewer)
        return replace(view, nowhere=view.areas["P1"]["Leader area"])


class ShowsEverything(Wrong):
    def view(self, viewer: m.Viewer) -> m.View:
        return replace(super().view("referee"), viewer=viewer)


class TellsEverything(Wrong):
    def events(self, since: int, viewer: m.Viewer) -> m.Events:
        return super().events(since, "referee")


class RefusesOffers(Wrong):
    def submit(self, submit: m.Submit) -> m.Accepted | m.Illegal:
        if getattr(submit.act, "kind", "") == "end phase":
            return m.Illegal("not today")
        return super().submit(submit)


class AcceptsAnything(Wrong):
    def submit(self, submit: m.Submit) -> m.Accepted | m.Illegal:
        reply = super().submit(submit)
        return m.Accepted(self.decision()) if isinstance(reply, m.Illegal) else reply


class ChangesOnRefusal(Wrong):
    def submit(self, submit: m.Submit) -> m.Accepted | m.Illegal:
        reply = super().submit(submit)
        if isinstance(reply, m.Illegal):
            now = self.decision()
            if isinstance(now, m.Decision) and now.kind == "main":
                super().submit(m.Submit(now.player, m.Move("end phase")))
        return reply


class NeverEnds(Wrong):
    def submit(self, submit: m.Submit) -> m.Accepted | m.Illegal:
        reply = super().submit(submit)
        if isinstance(reply, m.Accepted) and self._setup is not None and len(self._acts) >= 60:
            self.setup(self._setup)
            return m.Accepted(self.decision())
        return reply


# --- engines that are right, but tell or ask less


class TellsNoMoves(NotingEngine):
    """Right, but it does not tell which moves are legal."""

    def decision(self) -> m.Decision | m.Over:
        return _without_moves(super().decision())

    def submit(self, submit: m.Submit) -> m.Accepted | m.Illegal:
        reply = super().submit(submit)
        return replace(reply, now=_without_moves(reply.now)) if isinstance(reply, m.Accepted) else reply


def _without_moves(now: m.Decision | m.Over) -> m.Decision | m.Over:
    return replace(now, moves=msgspec.UNSET) if isinstance(now, m.Decision) else now


class OffersLess(NotingEngine):
    """Right, but it tells only of attacks and of the end of the phase; it accepts every legal move."""

    def decision(self) -> m.Decision | m.Over:
        return _with_fewer_moves(super().decision())

    def submit(self, submit: m.Submit) -> m.Accepted | m.Illegal:
        reply = super().submit(submit)
        return replace(reply, now=_with_fewer_moves(reply.now)) if isinstance(reply, m.Accepted) else reply


def _with_fewer_moves(now: m.Decision | m.Over) -> m.Decision | m.Over:
    if isinstance(now, m.Over) or now.moves is msgspec.UNSET:
        return now
    return replace(now, moves=tuple(move for move in now.moves if move.kind in ("attack", "end phase")))


class SettlesForcedChoices(NotingEngine):
    """Right, but where there is only one answer it does not ask."""

    def submit(self, submit: m.Submit) -> m.Accepted | m.Illegal:
        reply = super().submit(submit)
        while isinstance(reply, m.Accepted) and (forced := _forced(reply.now)):
            reply = super().submit(forced)
        return reply


def _forced(now: m.Decision | m.Over) -> m.Submit | None:
    if isinstance(now, m.Over) or now.kind != "choose" or now.may_decline or now.candidates is msgspec.UNSET:
        return None
    if now.least != len(now.candidates):
        return None
    return m.Submit(now.player, m.Answer(now.kind, now.subject, now.candidates))


class KnowsFewCards(NotingEngine):
    """Right, but it can build only cards without text."""

    def setup(self, setup: m.Setup) -> m.Ready | m.Refused:
        for card in setup.cards:
            if card.text:
                raise Unsupported(f"the text of {card.name}")
        return super().setup(setup)


class Breaks(NotingEngine):
    """It breaks down at the first act."""

    def submit(self, submit: m.Submit) -> m.Accepted | m.Illegal:
        raise ZeroDivisionError("by intent")


def reference() -> Engine:
    return open_engine("reference")


def tells_no_moves() -> Engine:
    return TellsNoMoves(reference())


def offers_less() -> Engine:
    return OffersLess(reference())


def settles_forced_choices() -> Engine:
    return SettlesForcedChoices(reference())


def knows_few_cards() -> Engine:
    return KnowsFewCards(reference())


def breaks_in_the_main_phase() -> Engine:
    return Breaks(reference())
