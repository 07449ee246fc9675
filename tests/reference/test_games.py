"""Whole games of the reference: they end, replay, keep every card and stay apart."""

from __future__ import annotations

import importlib
import random
from typing import Any

import pytest

SUITE = "ruleproof.suite.reference"
games: Any = importlib.import_module("bench.plain")
driver: Any = importlib.import_module(f"{SUITE}.kernel.driver")
playout: Any = importlib.import_module(f"{SUITE}.kernel.playout")


def play(seed: int, deck: Any = None) -> Any:
    game = driver.Driver(games.plain_game(seed, deck or games.keyword_deck()))
    playout.play_out(game, random.Random(seed))
    return game


@pytest.mark.parametrize("seed", range(20))
def test_a_random_game_ends_and_replays(seed: int) -> None:
    first = play(seed)
    assert first.result is not None
    again = driver.Driver(games.plain_game(seed, games.keyword_deck()))
    again.replay(first.transcript())
    assert (again.result.outcome, again.result.rule) == (first.result.outcome, first.result.rule)
    assert [str(event) for event in again.game.log] == [str(event) for event in first.game.log]


def test_the_same_seed_is_the_same_game() -> None:
    assert [str(event) for event in play(7).game.log] == [str(event) for event in play(7).game.log]
    assert [str(event) for event in play(7).game.log] != [str(event) for event in play(8).game.log]


def places(game: Any) -> list[Any]:
    """Every card that lies anywhere, once for each place."""
    lying = [card for side in game.sides for area in side.areas.values() for card in area.cards]
    given = [don for card in lying for don in card.under]
    return [*lying, *given, *game.nowhere]


@pytest.mark.parametrize("seed", range(5))
def test_every_card_is_in_exactly_one_place_at_every_decision(seed: int) -> None:
    game = driver.Driver(games.plain_game(seed, games.keyword_deck()))
    luck = random.Random(seed)
    while game.decision is not None:
        found = places(game.game)
        assert len(found) == len(set(map(id, found))) == len(game.game.cards) == 122
        game.submit(luck.choice(list(game.decision.replies())))


def test_two_games_interleaved_do_not_touch_each_other() -> None:
    alone = [play(seed).transcript() for seed in (1, 2)]
    tables = [driver.Driver(games.plain_game(seed, games.keyword_deck())) for seed in (1, 2)]
    lucks = [random.Random(seed) for seed in (1, 2)]
    while any(table.decision is not None for table in tables):
        for table, luck in zip(tables, lucks, strict=True):
            if table.decision is not None:
                replies = list(table.decision.replies())
                table.submit(replies[int(luck.random() * len(replies))])
    assert [table.transcript() for table in tables] == alone


def test_a_refused_reply_changes_nothing() -> None:
    kernel: Any = importlib.import_module(f"{SUITE}.kernel.decisions")
    game = driver.Driver(games.plain_game(3, games.keyword_deck()))
    before = (game.transcript(), [str(event) for event in game.game.log])
    with pytest.raises(kernel.MalformedAnswer):
        game.submit("first, please")
    assert (game.transcript(), [str(event) for event in game.game.log]) == before
