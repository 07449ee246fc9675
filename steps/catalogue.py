"""The fixture catalogue of a game: `features/<game>/cards.toml` as fixture cards.

Beside it lie two files that `ruleproof cards` writes: `abilities.json`, the ability tree of each text, and
`printed.toml`, the numbers of printed cards with the same effects.
"""

from __future__ import annotations

import difflib
import tomllib
from functools import lru_cache
from pathlib import Path

import msgspec

from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.messages import Fixture, Node, Value


@lru_cache(maxsize=8)
def read_catalogue(path: Path) -> dict[str, Fixture]:
    """The fixture cards of a catalogue by name."""
    cards: dict[str, Fixture] = {}
    printed = _printed(path.with_name("printed.toml"))
    for entry in _entries(path):
        fixture = _fixture(entry, path, printed)
        if fixture.name in cards:
            raise RuleproofError(
                f"{path.name} has two cards named {fixture.name!r}: a name may be used once."
            )
        cards[fixture.name] = fixture
    return cards


def _entries(path: Path) -> list[dict[str, object]]:
    try:
        entries: list[dict[str, object]] = tomllib.loads(path.read_text(encoding="utf-8")).get("card", [])
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RuleproofError(f"{path.name} is no TOML: {error}. Every card begins with `[[card]]`.") from None
    return entries


@lru_cache(maxsize=8)
def read_abilities(path: Path) -> dict[str, tuple[Node, ...]]:
    """The ability trees of the cards of a catalogue that have a text, by name."""
    content = path.with_name("abilities.json").read_bytes()
    return msgspec.json.decode(content, type=dict[str, tuple[Node, ...]])


def _printed(path: Path) -> dict[str, list[str]]:
    """The numbers of printed cards with the same effects, by the name of the fixture card."""
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for name, numbers in found.items():
        if not isinstance(numbers, list) or not all(isinstance(number, str) for number in numbers):
            raise RuleproofError(f"{path.name}: {name!r} must have a list of card numbers.")
    return found


def _fixture(entry: dict[str, object], path: Path, printed: dict[str, list[str]]) -> Fixture:
    fields = dict(entry)
    name = fields.pop("name", None)
    if not isinstance(name, str):
        raise RuleproofError(
            f'{path.name} has a card without a name: {entry}. Every card needs `name = "…"`.'
        )
    text = str(fields.pop("text", ""))
    return Fixture(
        name=name,
        fields={key: _value(value, key, name, path) for key, value in fields.items()},
        text=text,
        printed=tuple(printed.get(name, ())),
    )


def _value(value: object, key: str, name: str, path: Path) -> Value:
    if isinstance(value, bool) or not isinstance(value, int | str | list):
        raise RuleproofError(
            f"{path.name}: the field {key!r} of {name!r} is {value!r}. "
            "A field is a number, a word or a list of words."
        )
    return tuple(str(word) for word in value) if isinstance(value, list) else value


def no_such_card(name: str, where: str, cards: dict[str, Fixture]) -> RuleproofError:
    """The error for a card that the catalogue does not have."""
    close = difflib.get_close_matches(name, cards, n=3) or sorted(cards)
    return RuleproofError(
        f"{where}: there is no fixture card {name!r} in cards.toml. The nearest are {', '.join(close)}."
    )
