"""Engines beside each other on one edition: chapter by chapter, and rule by rule where they differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ruleproof.rulebook.model import Rule

from .evidence import Run
from .facts import GameFacts

UNTOLD = "not tested"
STATUSES = ("pass", "fail", "error", "unsupported", UNTOLD)
"""What can become of a rule on an engine, as the bars show it from left to right."""
WRONG = ("fail", "error")


@dataclass(frozen=True)
class Comparison:
    """Every run on one edition."""

    game: GameFacts
    edition: str
    runs: Sequence[Run]

    @cached_property
    def rows(self) -> list[tuple[Rule, list[str]]]:
        """Every rule that needs scenarios, in book order, with its status on each engine."""
        standings = [{each.number: each.status for each in run.rules_status} for run in self.runs]
        return [
            (each.rule, [_status(standing.get(number)) for standing in standings])
            for number, each in self.game.editions[self.edition].rules.items()
            if each.rule.needs_scenarios
        ]

    @property
    def disputed(self) -> list[tuple[Rule, list[str]]]:
        """The rules that some engine breaks."""
        return [row for row in self.rows if any(status in WRONG for status in row[1])]

    @property
    def lacking(self) -> list[tuple[Rule, list[str]]]:
        """The rules that no engine breaks, but that not all of them can play or were asked about."""
        return [row for row in self.rows if len(set(row[1])) > 1 and not set(row[1]) & set(WRONG)]

    def passed(self, place: int, chapter: str | None = None) -> tuple[int, int]:
        """How many rules an engine passes, and of how many."""
        statuses = self._of(place, chapter)
        return statuses.count("pass"), len(statuses)

    def parts(self, place: int, chapter: str | None = None) -> list[tuple[str, int, float]]:
        """Status, count and share in percent: the bar of an engine."""
        statuses = self._of(place, chapter)
        counts = [(status, statuses.count(status)) for status in STATUSES]
        return [(status, count, 100 * count / len(statuses)) for status, count in counts if count]

    def _of(self, place: int, chapter: str | None) -> list[str]:
        return [statuses[place] for rule, statuses in self.rows if chapter in (None, rule.chapter)]

    def is_current(self, run: Run) -> bool:
        """Whether a run was on the suite as the site shows it."""
        reference = self.game.evidence.runs.get(self.edition)
        return reference is not None and run.suite.digest == reference.suite.digest


def _status(told: str | None) -> str:
    return told if told in STATUSES else UNTOLD
