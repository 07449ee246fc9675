"""A game's rules as data: games, editions, rules, readings and what each edition did to a rule."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from ruleproof.adapter.errors import RuleproofError

Treatment = Literal["rest", "decline", "as of entry", "ask"]
"""What the runner does at a decision that no scripted answer fits."""


class Kind(StrEnum):
    """What a numbered paragraph is."""

    HEADING = "heading"
    DEFINITION = "definition"
    RULE = "rule"


class Meaning(StrEnum):
    """What a later edition did to the meaning: `clarified` is where the earlier edition is silent."""

    CHANGED = "changed"
    CLARIFIED = "clarified"
    SAME = "same"


class Deed(StrEnum):
    """What an edition can do to a rule."""

    ADDED = "added"
    REWORDED = "reworded"
    RENUMBERED = "renumbered"
    CORRECTED = "corrected"
    """Only what the edition prints is mended or spoilt: a slip comes or goes, the meaning stays."""


class Column(StrEnum):
    """What the traceability matrix links a rule to."""

    SCENARIOS = "scenarios"
    CODE = "code"
    SABOTEUR = "saboteur"


def number_key(number: str) -> tuple[int, ...]:
    """The place of a rule number in the book's order: 1-3-9 comes before 1-3-10."""
    return tuple(int(part) for part in number.split("-"))


def parent_of(number: str) -> str | None:
    """The number one level up: the section of a rule, the chapter of a section, nothing above a chapter."""
    return number.rpartition("-")[0] or None


def nearest(number: str, known: Iterable[str], count: int = 3) -> list[str]:
    """The existing numbers that a mistaken one most likely means: its neighbours first, then look-alikes."""
    numbers = list(known)
    parent = number
    while parent := parent_of(parent) or "":
        family = [n for n in numbers if n == parent or parent_of(n) == parent]
        if family:
            wanted = _last_part(number, parent)
            family.sort(key=lambda n: abs(_last_part(n, parent) - wanted))
            return sorted(family[:count], key=number_key)
    return difflib.get_close_matches(number, numbers, n=count, cutoff=0.3)


def _last_part(number: str, parent: str) -> int:
    """The number's first part below the parent, or 0 for the parent itself."""
    below = number[len(parent) :].strip("-").split("-")[0]
    return int(below) if below.isdigit() else 0


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that one edition did to one rule."""

    edition: str
    deed: Deed
    meaning: Meaning
    note: str = ""
    earlier: str | None = None
    """The number before a renumbering."""

    def __str__(self) -> str:
        if self.deed is Deed.RENUMBERED:
            return f"renumbered from {self.earlier} in {self.edition}"
        meaning = "" if self.deed is Deed.CORRECTED else f" ({self.meaning})"
        return f"{self.deed} in {self.edition}{meaning}" + (f": {self.note}" if self.note else "")


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered paragraph of one edition, in our own words."""

    number: str
    kind: Kind
    text: str
    identity: str
    """Stable across editions: the edition that brought the rule and its number there."""
    refs: tuple[str, ...] = ()
    via: tuple[str, ...] = ()
    why: str = ""
    untestable: str = ""
    slip: str = ""
    printed: str | None = None
    fingerprint: str | None = None
    needs_review: bool = False
    """A draft touches the rule and nobody has restated it yet: its text and meaning are not to be trusted."""
    history: tuple[Change, ...] = ()

    @property
    def chapter(self) -> str:
        """The number of the chapter that the rule stands in."""
        return self.number.partition("-")[0]

    @property
    def needs_scenarios(self) -> bool:
        """Whether the rule counts in coverage: headings and untestable rules do not."""
        return self.kind is not Kind.HEADING and not self.untestable


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One edition of a game's rules, in book order."""

    game: str
    edition: str
    published: str
    chapters: Mapping[str, str]
    rules: Mapping[str, Rule]
    cited_as: Mapping[str, str]
    """From the citing edition's numbers to this edition's."""
    amends: str | None = None
    """The edition that this one amends; the first amends none."""

    def rule(self, number: str) -> Rule:
        """The rule with this number in this edition."""
        try:
            return self.rules[number]
        except KeyError:
            raise RuleproofError(self._no_such(number)) from None

    def find(self, number: str) -> Rule | None:
        """The rule that has this number in the citing edition, if this edition has it."""
        here = self.cited_as.get(number)
        return None if here is None else self.rules[here]

    def _no_such(self, number: str) -> str:
        known = f"Edition {self.edition} of {self.game}"
        if number in self.chapters:
            sections = [n for n in self.rules if parent_of(n) == number]
            return (
                f"{number} is a chapter of the rulebook ({self.chapters[number]}), not a rule. {known} has "
                f"in it the sections {', '.join(sections)}."
            )
        close = nearest(number, self.rules)
        hint = f"The nearest numbers are {', '.join(close)}." if close else "Rule numbers look like 7-1-4-1."
        return f"There is no rule {number}. {known} does not have it. {hint}"


@dataclass(frozen=True, slots=True)
class Reading:
    """A recorded interpretation where the rulebook is silent, contradictory or overruled."""

    id: str
    rules: tuple[str, ...]
    question: str
    reading: str
    alternatives: tuple[str, ...]
    source: str


@dataclass(frozen=True, slots=True)
class PositionDefaults:
    """What a position has where a scenario says nothing."""

    leader: str
    filler: str
    deck: int
    pool: str | None = None
    life_field: str | None = None
    """The field of a Leader that says how many Life cards there are; else `life` says it."""
    life: int | None = None


@dataclass(frozen=True, slots=True)
class Targets:
    """Cards of a category are used on a card of the same player in one of these areas."""

    category: str
    areas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayWords:
    """What somebody needs to know who plays by what is offered, without the rules."""

    stacks: tuple[str, ...] = ()
    """Areas in which the order of the cards means something."""
    secret: tuple[str, ...] = ()
    """Areas whose face-down cards nobody sees."""
    private: tuple[str, ...] = ()
    """Areas whose cards only their player sees."""
    targets: Mapping[str, Targets] = field(default_factory=dict)
    """By kind of decision: which cards need a target."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its words, its editions and its readings."""

    id: str
    name: str
    editions: tuple[str, ...]
    citing_edition: str
    areas: tuple[str, ...]
    phases: tuple[str, ...]
    steps: tuple[str, ...]
    states: tuple[str, ...]
    profiles: tuple[str, ...]
    moves: tuple[str, ...]
    events: Mapping[str, str]
    """The kinds of events, and what their fields tell."""
    decisions: Mapping[str, Treatment]
    position: PositionDefaults
    complete: tuple[str, ...]
    rulebooks: Mapping[str, Rulebook]
    readings: Mapping[str, Reading]
    play: PlayWords = PlayWords()
    drafts: tuple[str, ...] = ()
    """Editions that nobody has declared yet: they can be asked for by name and are never the default."""
    broken_drafts: Mapping[str, str] = field(default_factory=dict)
    """Drafts that cannot be loaded, and why: a spoilt draft must not stop work on the published editions."""
    columns: tuple[Column, ...] = (Column.SCENARIOS,)
    """What every rule of a complete edition must be linked to."""

    @property
    def newest(self) -> str:
        """The newest edition, which is the default everywhere."""
        return self.editions[-1]

    def rulebook(self, edition: str | None = None) -> Rulebook:
        """One edition of the rules, the newest if none is named."""
        wanted = self.newest if edition is None else edition
        try:
            return self.rulebooks[wanted]
        except KeyError:
            known = ", ".join((*self.editions, *(f"{draft} (a draft)" for draft in self.drafts)))
            missing = f"There is no edition {wanted} of {self.id}. The editions are {known}."
            raise RuleproofError(self.broken_drafts.get(wanted, missing)) from None

    def lineage(self, edition: str) -> tuple[str, ...]:
        """The edition with all those that it builds on, oldest first."""
        book = self.rulebook(edition)
        return (*(self.lineage(book.amends) if book.amends else ()), edition)

    def plays_as(self, edition: str) -> str:
        """The published edition that engines are asked for: a draft is played as the one that it amends."""
        return next(known for known in reversed(self.lineage(edition)) if known in self.editions)

    def translate(self, number: str, from_edition: str, to_edition: str) -> str | None:
        """The number that a rule of one edition has in another, or nothing if it is not there."""
        identity = self.rulebook(from_edition).rule(number).identity
        for rule in self.rulebook(to_edition).rules.values():
            if rule.identity == identity:
                return rule.number
        return None

    def runs_on(self, number: str, edition: str, under_reading: bool = False) -> bool:
        """Whether a scenario titled with this rule of the citing edition holds in another edition.

        A clarified rule says what the earlier edition leaves open, so there it holds only under a reading,
        also where the earlier edition has no such number at all.
        """
        cited, here = self.rulebook(self.citing_edition).rule(number), self.rulebook(edition).find(number)
        asked, citing = self.lineage(edition), self.lineage(self.citing_edition)
        is_later = self.citing_edition in asked
        if is_later and here is None:
            return False
        between = {*asked} ^ {*citing}
        history = (*cited.history, *(here.history if here else ()))
        meanings = {change.meaning for change in history if change.edition in between}
        if Meaning.CHANGED in meanings:
            return False
        return Meaning.CLARIFIED not in meanings or under_reading or is_later
