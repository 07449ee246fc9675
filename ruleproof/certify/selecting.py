"""Which scenarios a run plays: by rule, chapter, profile, shard or id."""

from __future__ import annotations

import difflib
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook.model import Game

from .features import ScenarioText, read_features
from .profiles import belongs, marks_of, profile_of
from .withdrawn import Withdrawn, read_withdrawn

SHARD = "A shard is named as NUMBER/COUNT, as in 1/4: the first of four."


@dataclass(frozen=True, slots=True)
class Shard:
    """One of several parts of the suite, chosen by a stable hash of the scenario's id."""

    number: int
    count: int

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"

    def has(self, scenario_id: str) -> bool:
        """Whether a scenario is in this part, on every machine and in every order."""
        digest = hashlib.sha256(scenario_id.encode("utf-8", "replace")).digest()
        return int.from_bytes(digest[:8], "big") % self.count == self.number - 1


def read_shard(text: str) -> Shard:
    """The shard that `1/4` names."""
    number, _, count = text.partition("/")
    if not (number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count)):
        raise RuleproofError(f"There is no shard {text!r}. {SHARD}")
    return Shard(int(number), int(count))


@dataclass(frozen=True, slots=True)
class Selection:
    """What was asked for; what is None was not."""

    game: Game
    edition: str
    rule: str | None = None
    chapter: str | None = None
    profile: str | None = None
    shard: Shard | None = None
    ids: frozenset[str] = frozenset()
    withdrawn: Mapping[str, Withdrawn] = field(default_factory=dict)

    def wants(self, text: ScenarioText) -> bool:
        """Whether a scenario is to be played; an outline is played with all of its examples or not at all."""
        if text.id in self.withdrawn or not text.runs_on(self.game, self.edition):
            return False
        return self._fits_rules(text) and self._fits_profile(text) and self._fits_id(text)

    def _fits_rules(self, text: ScenarioText) -> bool:
        numbers = text.numbers_in(self.game, self.edition)
        if self.rule is not None and not any(is_at_or_below(number, self.rule) for number in numbers):
            return False
        return self.chapter is None or is_at_or_below(numbers[0], self.chapter)

    def _fits_profile(self, text: ScenarioText) -> bool:
        if self.profile is None:
            return True
        return belongs(profile_of(text, self.game), marks_of(text), self.profile, self.game.profiles)

    def _fits_id(self, text: ScenarioText) -> bool:
        if self.ids and text.id not in self.ids:
            return False
        return self.shard is None or self.shard.has(text.id)


def is_at_or_below(number: str, above: str) -> bool:
    """Whether a rule is this one or one below it: 7-1-4 takes 7-1-4-1 and not 7-1-40."""
    return number == above or number.startswith(f"{above}-")


def select(
    game: Game,
    edition: str | None = None,
    *,
    rule: str | None = None,
    chapter: str | None = None,
    profile: str | None = None,
    shard: str | None = None,
    ids: frozenset[str] = frozenset(),
) -> Selection:
    """The selection that these words mean; whatever does not exist is wrong use."""
    book = game.rulebook(edition)
    if rule is not None and rule not in book.chapters:
        book.rule(rule)
    if chapter is not None and chapter not in book.chapters:
        known = ", ".join(f"{number} ({title})" for number, title in book.chapters.items())
        raise RuleproofError(f"Edition {book.edition} of {game.id} has no chapter {chapter}. It has {known}.")
    if profile is not None and profile not in game.profiles:
        raise RuleproofError(f"There is no profile {profile!r}. The profiles are {', '.join(game.profiles)}.")
    ids = frozenset(scenario_id.partition("[")[0] for scenario_id in ids)
    if ids:
        _check_ids(game, ids)
    return Selection(
        game=game,
        edition=book.edition,
        rule=rule,
        chapter=chapter,
        profile=profile,
        shard=None if shard is None else read_shard(shard),
        ids=ids,
        withdrawn=read_withdrawn(game.id),
    )


def _check_ids(game: Game, ids: frozenset[str]) -> None:
    known = {text.id for text in read_features(game.id)}
    for unknown in sorted(ids - known):
        close = difflib.get_close_matches(unknown, known, n=3, cutoff=0.4)
        hint = f" The nearest are {', '.join(close)}." if close else ""
        raise RuleproofError(f"There is no scenario {unknown!r} of {game.id}.{hint}")
