"""Decks to play with: plain ones, random ones from a file of cards, and deck lists that people write."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.messages import (
    PLAYERS,
    DeckEntry,
    DeckList,
    Decks,
    Fixture,
    Player,
    Setup,
    Value,
)
from ruleproof.rulebook.model import Game

DECK, COPIES, POOL_AREA, POOL_SIZE = 50, 4, "DON!! deck", 10
ALWAYS = ("category", "colors", "types", "number")
NUMBERS = {
    "Leader": ("power", "life"),
    "Character": ("cost", "power", "counter"),
    "Event": ("cost",),
    "Stage": ("cost",),
}
"""The numbers that a card of each category has."""

CREW = (
    *("Cabin Hand", "Deckhand", "Lookout", "Gunner", "Cook", "Carpenter", "Boatswain"),
    *("Rigger", "Sailmaker", "Surgeon", "Helmsman", "Navigator", "Quartermaster"),
)
"""Invented Characters to play with."""


# --- cards


def plain_cards(texts: Sequence[str] = ("",)) -> dict[str, Fixture]:
    """A Leader and 13 invented Characters of rising cost; their texts, if any, in turn."""
    leader = Fixture("Plain Leader", {"category": "Leader", "colors": ("red",), "power": 5000, "life": 5})
    crew = [
        Fixture(
            name,
            {
                "category": "Character",
                "colors": ("red",),
                "cost": number % 7,
                "power": 1000 * (number % 7 + 2),
                "counter": 1000 * (number % 3),
            },
            texts[number % len(texts)],
        )
        for number, name in enumerate(CREW)
    ]
    return {card.name: card for card in (leader, *crew)}


def read_cards(path: Path) -> dict[str, Fixture]:
    """The cards of a file, by id: a JSON object a line, as `ruleproof cards check` reads it."""
    cards: dict[str, Fixture] = {}
    for number, line in json_lines(path):
        try:
            card = json.loads(line)
            cards[card["id"]] = _fixture(card)
        except (ValueError, KeyError, TypeError, AttributeError) as problem:
            raise RuleproofError(
                f"{path}, line {number}, is no card ({type(problem).__name__}: {problem}). A card is a JSON "
                "object with id, name, category, colors, cost, power, counter, life, types, attributes, "
                "text and trigger."
            ) from problem
    return cards


def json_lines(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that are not blank, with their numbers."""
    return ((number, line) for number, line in enumerate(_lines(path), start=1) if line.strip())


def _lines(path: Path) -> list[str]:
    try:
        # Not `splitlines`: JSON allows line separators of other kinds within a text.
        return path.read_text(encoding="utf-8-sig").split("\n")
    except (OSError, UnicodeDecodeError) as problem:
        raise RuleproofError(f"{path} cannot be read: {problem}.") from problem


def _fixture(card: Mapping[str, Any]) -> Fixture:
    fields: dict[str, Value] = {
        "category": card["category"],
        "colors": tuple(color.lower() for color in card.get("colors") or ()),
        "types": tuple(card.get("types") or ()),
        "number": card["id"],
        "trigger": card.get("trigger") or "",
    }
    for name in NUMBERS.get(card["category"], ()):
        if isinstance(card.get(name), int):
            fields[name] = card[name]
    if card["category"] in ("Leader", "Character"):
        known = ("Slash", "Strike", "Ranged", "Special", "Wisdom")
        fields["attributes"] = tuple(each for each in card.get("attributes") or () if each in known)
    text = card.get("text") or ""
    if not isinstance(text, str) or not isinstance(fields["trigger"], str):
        raise TypeError("text and trigger must be texts in quotes, or null")
    return Fixture(card["name"], fields, text)


# --- deck lists


class Deck:
    """A Leader and the cards of a deck with how often each is in it."""

    def __init__(self, leader: Fixture, cards: Sequence[tuple[Fixture, int]]) -> None:
        self.leader = leader
        self.cards = tuple(cards)


def plain_deck(cards: Mapping[str, Fixture]) -> Deck:
    """A legal deck of the first cards that fit the first Leader."""
    leader = next(card for card in cards.values() if card.fields["category"] == "Leader")
    return Deck(leader, list(_filled(leader, cards.values())))


def random_deck(cards: Mapping[str, Fixture], luck: random.Random) -> Deck:
    """A legal deck by luck."""
    pool = list(cards.values())
    leaders = [card for card in pool if card.fields["category"] == "Leader"]
    for _ in range(100 if leaders else 0):
        leader = luck.choice(leaders)
        deck = list(_filled(leader, luck.sample(pool, len(pool))))
        if sum(count for _, count in deck) == DECK:
            return Deck(leader, deck)
    raise RuleproofError(
        f"No legal deck can be made of these {len(pool)} cards: a Leader needs {DECK} cards of its colors, "
        f"at most {COPIES} of each."
    )


def _filled(leader: Fixture, pool: Sequence[Fixture] | Any) -> Iterator[tuple[Fixture, int]]:
    room, numbers = DECK, set()
    colors = set(_words(leader, "colors"))
    for card in pool:
        number = card.fields.get("number", card.name)
        fits = card.fields["category"] in ("Character", "Event", "Stage")
        if room and fits and number not in numbers and set(_words(card, "colors")) <= colors:
            numbers.add(number)
            count = min(COPIES, room)
            room -= count
            yield card, count


def _words(card: Fixture, name: str) -> tuple[str, ...]:
    value = card.fields.get(name, ())
    return value if isinstance(value, tuple) else ()


def read_deck(path: Path, cards: Mapping[str, Fixture]) -> Deck:
    """A deck list: a line `1 ID` for the Leader and one for each card of the deck; `#` begins a remark."""
    leader: Fixture | None = None
    deck: list[tuple[Fixture, int]] = []
    for number, line in enumerate(_lines(path), start=1):
        told = line.partition("#")[0].strip()
        if not told:
            continue
        count, _, name = told.partition(" ")
        count, name = count.rstrip("x"), name.strip()
        if not count.isdigit() or name not in cards:
            raise RuleproofError(
                f"{path}, line {number}: {told!r} names no card. A line is a number and the id of a card, "
                f"such as `4 {next(iter(cards))}`."
            )
        if cards[name].fields["category"] == "Leader":
            leader = cards[name]
        else:
            deck.append((cards[name], int(count)))
    if leader is None:
        raise RuleproofError(f"{path} names no Leader. One line must be `1` and the id of a Leader card.")
    return Deck(leader, deck)


# --- the setup


def deck_setup(game: Game, edition: str, decks: tuple[Deck, Deck], seed: int) -> Setup:
    """The game of two decks; every card has a label, so that it can be told from its copies."""
    pool = game.position.pool
    fixtures: dict[str, Fixture] = {}
    lists: dict[Player, DeckList] = {}
    for player, deck in zip(PLAYERS, decks, strict=True):
        names = _names(deck, fixtures)
        entries = tuple(
            DeckEntry(names[id(card)], count, _labels(player, names[id(card)], count))
            for card, count in deck.cards
        )
        further: dict[str, tuple[DeckEntry, ...]] = {}
        further |= {POOL_AREA: (DeckEntry(pool, pool_size(deck.leader)),)} if pool else {}
        lists[player] = DeckList(names[id(deck.leader)], entries, further, f"{player}'s Leader")
    if pool:
        fixtures[pool] = Fixture(pool, {"category": pool})
    toss: Player = PLAYERS[seed % 2]
    return Setup(game.id, edition, tuple(fixtures.values()), decks=Decks(lists, toss), seed=seed)


def pool_size(leader: Fixture) -> int:
    """How many cards the DON!! deck has: 10, unless the Leader's text says otherwise."""
    words = leader.text.split("DON!! deck consists of ")
    number = words[1].split()[0] if len(words) == 2 else ""
    return int(number) if number.isdigit() else POOL_SIZE


def _names(deck: Deck, fixtures: dict[str, Fixture]) -> dict[int, str]:
    """What each card is called in the setup: its name, with its number where another card has that name."""
    names: dict[int, str] = {}
    for card in (deck.leader, *(card for card, _ in deck.cards)):
        name = card.name
        if name in fixtures and fixtures[name] != card:
            name = f"{card.name} {card.fields.get('number', len(fixtures))}"
        fixtures[name] = card if name == card.name else _renamed(card, name)
        names[id(card)] = name
    return names


def _renamed(card: Fixture, name: str) -> Fixture:
    return replace(card, name=name, fields={**card.fields, "name": card.name})


def _labels(player: Player, name: str, count: int) -> tuple[str, ...]:
    return tuple(f"{player} {name} {number}" for number in range(1, count + 1))
