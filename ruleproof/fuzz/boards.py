"""A board: a position played on one engine exactly as the suite plays a scenario, and what is seen then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec import UNSET

from ruleproof.adapter.errors import EngineError, RuleproofError, Unsupported
from ruleproof.adapter.messages import PLAYERS, Decision, Fixture, Illegal, Over, Player, View
from ruleproof.certify.guard import GuardedEngine
from ruleproof.certify.verdicts import Phase, StepFailed
from ruleproof.play.decks import read_cards
from ruleproof.rulebook.model import Game
from ruleproof.suite import ROOT, STEPS

from .deeds import Deed
from .properties import visible
from .sketches import Sketch


@lru_cache(maxsize=8)
def _steps(name: str) -> ModuleType:
    """A module of the steps: the suite's own runner plays, so that a printed scenario means the same."""
    return import_module(f"{STEPS}.{name}")


def catalogue(game: Game) -> dict[str, Fixture]:
    """The fixture cards of a game."""
    cards: dict[str, Fixture] = _steps("catalogue").read_catalogue(_catalogue_path(game))
    return cards


def every_kind(game: Game) -> dict[str, Fixture]:
    """The fixture cards with further invented ones, for more various games."""
    path = Path(__file__).resolve().parent / "cards" / f"{game.id}.jsonl"
    return catalogue(game) | (
        {card.name: card for card in read_cards(path).values()} if path.exists() else {}
    )


def _catalogue_path(game: Game) -> Any:
    return ROOT / "features" / game.id / "cards.toml"


@dataclass(frozen=True, slots=True)
class Sight:
    """What was seen after a deed, or why it could not be carried out."""

    facts: Mapping[str, str] = field(default_factory=dict)
    asked: tuple[Decision, ...] = ()
    now: Decision | Over | None = None
    view: View | None = None
    sees: Mapping[Player, frozenset[str]] = field(default_factory=dict)
    refused: Illegal | None = None
    failure: str = ""
    """A When that the engine does not carry out as the scenario says."""
    broken: str = ""
    """The engine broke."""


class Board:
    """One engine with the suite's table in front of it."""

    def __init__(self, engine: GuardedEngine, game: Game, edition: str) -> None:
        self.engine = engine
        self.observes = engine.welcome.capabilities.observes
        self.table: Any = _steps("table").Table(engine, game, edition, _catalogue_path(game))

    def begin(self, sketch: Sketch) -> Sight:
        """Set a position up; raises `Unsupported` if the engine cannot."""
        self.table.begin()
        sketch.place(self.table.position)
        self.table.set_up()
        return self.look()

    def carry_out(self, deed: Deed) -> Sight:
        """Carry a deed out as the suite would, and look."""
        table = self.table
        table.enter("When", "the sketch", Phase.WHEN)
        try:
            table.queue(deed.player, deed.move, tries=deed.tries)
            for said in deed.answers:
                table.answer(said.player, said.answer)
            if deed.attempt is not None:
                table.answer(deed.attempt.player, deed.attempt.answer, tries=True)
            table.settle()
        except StepFailed as failure:
            return Sight(failure=f"expected: {failure.expected}; seen: {failure.seen}")
        except EngineError as problem:
            return Sight(broken=str(problem))
        refusal = table.last().refusal
        return self.look(refusal if isinstance(refusal, Illegal) else None)

    def look(self, refused: Illegal | None = None) -> Sight:
        """Everything that the suite can see now."""
        table = self.table
        try:
            now, view = self.engine.decision(), self.engine.view("referee")
            sees = {
                player: frozenset(visible(self.engine.view(player)))
                for player in PLAYERS
                if "views" in self.observes
            }
        except EngineError as problem:
            return Sight(broken=str(problem))
        asked = tuple(table.outcome.asked) if table.outcome is not None else ()
        return Sight(_steps("facts").flatten(view, now), asked, now, view, sees, refused)


AREAS = {"Leader": "Leader area", "Character": "Character area", "Stage": "Stage area"}
"""Where a card is placed to see whether an engine can build it: on the field, where its text counts."""


def buildable(board: Board, game: Game) -> dict[str, Fixture]:
    """The fixture cards of the catalogue that the engine can build."""
    found = {}
    for name, card in catalogue(game).items():
        try:
            board.table.begin()
            board.table.position.begin("P1", "Main Phase", before=False, where=name)
            area = AREAS.get(str(card.fields.get("category")), "hand")
            if name != game.position.pool:
                board.table.position.table("P1", [["area", "card"], [area, name]], name)
            board.table.set_up()
            found[name] = card
        except (Unsupported, EngineError, RuleproofError):
            continue
    return found


def told_moves(now: Decision | Over | None) -> set[Any] | None:
    """The moves that a decision tells of, if it tells of moves."""
    if not isinstance(now, Decision) or now.moves is UNSET:
        return None
    return set(now.moves)
