"""Whole games by luck on one engine, every property watched."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ruleproof.adapter.errors import EngineError, RuleproofError, Unsupported
from ruleproof.adapter.messages import Fixture, Placement, Position, Refused, Setup
from ruleproof.adapter.specs import open_engine
from ruleproof.certify.guard import GuardedEngine
from ruleproof.play.decks import deck_setup, plain_cards, random_deck
from ruleproof.play.records import Record
from ruleproof.play.sessions import Session
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game

from .properties import PropertyBroken, play_watched

DECKS_TRIED = 50
"""So many pairs of decks are made before a refusal is taken for a fault of the engine."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games are played: the engine, the cards, how closely they are watched."""

    game_id: str
    edition: str
    engine: str
    cards: Mapping[str, Fixture]
    every: int = 1
    most: int = 5000


@dataclass(frozen=True, slots=True)
class Played:
    """What came of one game."""

    seed: int
    result: str = ""
    acts: int = 0
    problem: str = ""
    record: Record | None = None


def play_block(plan: Plan, seeds: Sequence[int]) -> list[Played]:
    """Play a block of games; fit to be run in a process of its own."""
    game = load_game(plan.game_id)
    engine = GuardedEngine(open_engine(plan.engine), plan.engine)
    try:
        return [_play(plan, game, engine, seed) for seed in seeds]
    finally:
        engine.goodbye()


def _play(plan: Plan, game: Game, engine: GuardedEngine, seed: int) -> Played:
    luck = random.Random(seed)
    try:
        session = _begun(plan, game, engine, luck, seed)
    except (EngineError, Unsupported, RuleproofError) as problem:
        return Played(seed, problem=f"{problem}")
    try:
        over = play_watched(session, luck, most=plan.most, every=plan.every)
    except PropertyBroken as broken:
        return Played(seed, problem=str(broken), acts=len(session.acts), record=session.record)
    except (EngineError, Unsupported, RuleproofError) as problem:
        return Played(seed, problem=f"{problem}", acts=len(session.acts), record=session.record)
    return Played(seed, f"{over.result} ({over.rule})" if over.rule else over.result, len(session.acts))


def _begun(plan: Plan, game: Game, engine: GuardedEngine, luck: random.Random, seed: int) -> Session:
    """A game of two decks by luck; a Leader's text may keep cards out, then the decks are made anew."""
    for _ in range(DECKS_TRIED):
        decks = (random_deck(plan.cards, luck), random_deck(plan.cards, luck))
        setup = deck_setup(game, plan.edition, decks, seed)
        if not isinstance(engine.setup(setup), Refused):
            break
    return Session(engine, game, setup, digests=False)


def blocks(games: int, seed: int, size: int = 10) -> Iterator[list[int]]:
    """The seeds of so many games, in blocks."""
    for start in range(seed, seed + games, size):
        yield list(range(start, min(start + size, seed + games)))


def buildable(spec: str, game: Game, edition: str, cards: Mapping[str, Fixture]) -> dict[str, Fixture]:
    """The cards that an engine can build."""
    engine = GuardedEngine(open_engine(spec), spec)
    built = {}
    for name, card in cards.items():
        try:
            engine.setup(_alone(game, edition, card))
        except (Unsupported, EngineError):
            continue
        built[name] = card
    engine.goodbye()
    return built


def _alone(game: Game, edition: str, card: Fixture) -> Setup:
    """A position in which a card lies in the hand, or leads."""
    leads = card.fields.get("category") == "Leader"
    leader = card if leads else next(iter(plain_cards().values()))
    pile = next(each for each in plain_cards().values() if each.name != leader.name)
    side = (Placement("Leader area", leader.name), Placement("deck", pile.name, count=2))
    position = Position(
        turn_player="P1",
        first_player="P1",
        turn=3,
        phase=game.phases[3],
        before=False,
        cards={"P1": (*side, *(() if leads else (Placement("hand", card.name),))), "P2": side},
    )
    fixtures = {each.name: each for each in (leader, pile, card)}
    return Setup(game.id, edition, tuple(fixtures.values()), position=position)
