"""Plain decks to play with, where only the rules matter: vanilla cards, or all keyword effects of battle."""

from __future__ import annotations

from functools import cache

from ruleproof.suite.reference.kernel.randomness import Chance
from ruleproof.suite.reference.one_piece.cards import DON, CardDefinition, Category, define
from ruleproof.suite.reference.one_piece.editions import NEWEST
from ruleproof.suite.reference.one_piece.game import OnePiece
from ruleproof.suite.reference.one_piece.setup import DeckList

KEYWORDS = ("", "[Rush]", "[Double Attack]", "[Banish]", "[Blocker]", "[Trigger] Draw 1 card.")


@cache
def plain_deck() -> DeckList:
    """13 Characters of rising cost without any text."""
    return _deck([""])


@cache
def keyword_deck() -> DeckList:
    """The same Characters with the keyword effects of battle, in turn."""
    return _deck(list(KEYWORDS))


def _deck(texts: list[str]) -> DeckList:
    leader = define("Leader", {"category": Category.LEADER.value, "power": 5000, "life": 5}, "", NEWEST)
    crew: list[CardDefinition] = [
        define(
            f"Character {number}",
            {"cost": number % 7, "power": 1000 * (number % 7 + 2), "counter": 1000 * (number % 3)},
            texts[number % len(texts)],
            NEWEST,
        )
        for number in range(13)
    ]
    deck = tuple((card, None) for card in crew for _ in range(4))[:50]
    return DeckList(leader, deck, (DON,) * 10)


def plain_game(seed: int, deck: DeckList) -> OnePiece:
    """A game of two such decks."""
    return OnePiece.from_decks((deck, deck), seed % 2, Chance(seed))
