"""The cards of random games: each kind of ability that a card text can hold is on one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from ruleproof.adapter.messages import Setup
from ruleproof.fuzz.boards import catalogue, every_kind

from .tables import EDITION, GAME

TREE = import_module("ruleproof.suite.reference.one_piece.language.tree")
ADAPTER = import_module("ruleproof.suite.reference.adapter.positions")
EXTRA = Path(import_module("ruleproof.fuzz").__path__[0]) / "cards" / f"{GAME.id}.jsonl"
NOT_ON_A_DEFINITION = {"CardText"}
"""The whole of a text: a card's definition holds its parts."""


def kinds() -> set[str]:
    """Every kind of node that the tree of a card text has."""
    modules = [import_module(f"{TREE.__name__}.{each.name}") for each in iter_modules(TREE.__path__)]
    found = [each for module in modules for each in vars(module).values() if isinstance(each, type)]
    return {
        each.__name__ for each in found if is_dataclass(each) and each.__module__.startswith(TREE.__name__)
    }


def nodes(thing: object) -> Iterator[str]:
    if isinstance(thing, tuple | list | frozenset):
        for each in thing:
            yield from nodes(each)
    elif is_dataclass(thing):
        yield type(thing).__name__
        for field in fields(thing):
            yield from nodes(getattr(thing, field.name))


def missing(cards: dict[str, object]) -> set[str]:
    table = ADAPTER.Table(ADAPTER.OnePiece, Setup(GAME.id, EDITION, tuple(cards.values())))  # type: ignore[arg-type]
    on_cards = {name for card in cards for name in nodes(table.define(card, "the cards of random games"))}
    return kinds() - on_cards - NOT_ON_A_DEFINITION


def test_every_kind_of_ability_is_on_a_fixture_card() -> None:
    assert missing(dict(catalogue(GAME))) == set()


def test_a_kind_that_is_on_no_card_would_be_found() -> None:
    plain = {name: card for name, card in catalogue(GAME).items() if not card.text}
    assert {"NextPlayCosts", "Whenever"} <= missing(dict(plain))


def test_no_card_hides_another() -> None:
    extra = [card.name for card in every_kind(GAME).values() if card.name not in catalogue(GAME)]
    assert len(every_kind(GAME)) == len(catalogue(GAME)) + len(extra)
    assert len(extra) == len(EXTRA.read_text(encoding="utf-8").splitlines())
