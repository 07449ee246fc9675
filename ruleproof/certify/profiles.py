"""Profiles and marks: what an engine must be able to do for a scenario.

A profile is a level: `core` is vanilla play and keywords and needs nothing but the referee's state at rest,
`effects` adds cards with effects of their own, and the last profile, `full`, is every scenario there is. A
mark stands beside the profiles: it says that a scenario looks at views, events or decisions, or begins with
decks or scripted shuffles. All profiles but the last leave marked scenarios out, so that an engine without a
log of events can still be certified for what it plays; such an engine earns its marks one by one.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from ruleproof.rulebook.model import Game

from .features import ScenarioText, features_of

MARKS = ("views", "events", "decisions", "decks", "shuffles")
"""Every mark: three from `@observe:`, two from the steps of deck mode."""

_OF_STEPS = {
    "decks": re.compile(r"presents a |prepared? the game"),
    "shuffles": re.compile(r"is shuffled to:"),
}
_BESIDE_TEXT = re.compile(r"\[[^\]]*\]|\([^)]*\)|[\s/.]")
"""Bracketed keywords, notes in parentheses and what joins them: a text of nothing else has no effect."""

NOTHING = re.compile(r"(?!)")


def profile_of(text: ScenarioText, game: Game) -> str:
    """The lowest profile that a scenario belongs to by what it needs, or the one that its tag names.

    A scenario that rests on a reading belongs to the last profile: an engine that reads the rule otherwise
    can still be right on everything that the rulebook itself says.
    """
    for tagged in text.tagged("profile"):
        return tagged
    if text.readings:
        return game.profiles[-1]
    effects = _cards_with_effects(features_of(game.id)).search("\n".join(_words(text)))
    return game.profiles[min(1 if effects else 0, len(game.profiles) - 1)]


def marks_of(text: ScenarioText) -> tuple[str, ...]:
    """The marks of a scenario, in their order."""
    steps = "\n".join(step.text for step in text.steps)
    found = {
        *text.tagged("observe"),
        *(mark for mark, steps_of in _OF_STEPS.items() if steps_of.search(steps)),
    }
    return tuple(mark for mark in MARKS if mark in found)


def belongs(profile: str, marks: Iterable[str], wanted: str, profiles: tuple[str, ...]) -> bool:
    """Whether a scenario of this profile and these marks is part of the wanted profile."""
    if wanted == profiles[-1]:
        return True
    return not tuple(marks) and profiles.index(profile) <= profiles.index(wanted)


def _words(text: ScenarioText) -> Iterable[str]:
    for step in text.steps:
        yield step.text
        for row in step.table:
            yield from row


def _cards_with_effects(folder: Path) -> re.Pattern[str]:
    catalogue = folder / "cards.toml"
    return _named(catalogue, catalogue.stat().st_mtime_ns) if catalogue.is_file() else NOTHING


@lru_cache(maxsize=8)
def _named(catalogue: Path, _changed: int) -> re.Pattern[str]:
    """What finds the name of a card with an effect, as a word of its own."""
    cards = tomllib.loads(catalogue.read_text(encoding="utf-8")).get("card", [])
    names = [re.escape(str(card.get("name"))) for card in cards if has_effect(str(card.get("text", "")))]
    return re.compile(rf"(?<!\w)(?:{'|'.join(names)})(?!\w)") if names else NOTHING


def has_effect(text: str) -> bool:
    """Whether a card's text says more than bare keywords."""
    return bool(_BESIDE_TEXT.sub("", text))
