"""Rule coverage: which rules of an edition are proven by scenarios that were executed and passed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Set
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import chain
from typing import Any

import msgspec

from ruleproof.adapter.errors import RuleproofError

from .model import Game, Kind, Rule

MOST_VIA = 20.0
"""The largest share of rules, in percent, that may be via others."""
MOST_UNTESTABLE = 5.0
"""The largest share of rules, in percent, that may be declared untestable."""


class Status(StrEnum):
    """How a rule stands in coverage."""

    COVERED = "covered"
    VIA = "via"
    UNCOVERED = "uncovered"
    UNTESTABLE = "untestable"
    HEADING = "heading"
    NEEDS_REVIEW = "needs review"
    """A draft touches the rule: no scenario proves it until a writer has restated it."""


class ExecutedScenario(msgspec.Struct, frozen=True):
    """What coverage reads of a scenario in a results file; numbers are those of the file's edition."""

    id: str
    rule: str
    rules: tuple[str, ...]
    verdict: str | None = None


class ResultsFile(msgspec.Struct, frozen=True):
    """What coverage reads of the JSON that `ruleproof certify --json` writes."""

    game: str
    rules: str
    scenarios: tuple[ExecutedScenario, ...]


@dataclass(frozen=True, slots=True)
class RuleStatus:
    """One rule, how it stands, and the scenarios that make it so."""

    rule: Rule
    status: Status
    scenarios: tuple[str, ...] = ()
    proven: bool = False
    """A saboteur of the rule is killed by a scenario titled with it."""


@dataclass(frozen=True, slots=True)
class ChapterCoverage:
    """The figures of one chapter."""

    number: str
    title: str
    covered: int
    total: int


@dataclass(frozen=True, slots=True)
class Coverage:
    """The coverage of one edition."""

    game: str
    edition: str
    chapters: tuple[ChapterCoverage, ...]
    statuses: tuple[RuleStatus, ...]

    @property
    def covered(self) -> int:
        """How many rules are covered, by their own scenarios or via others."""
        return sum(chapter.covered for chapter in self.chapters)

    @property
    def total(self) -> int:
        """How many rules need scenarios: all but headings and untestable ones."""
        return sum(chapter.total for chapter in self.chapters)

    @property
    def percent(self) -> float:
        """The covered share; an edition that needs no scenarios is covered."""
        return 100 * self.covered / self.total if self.total else 100.0

    @property
    def uncovered(self) -> tuple[Rule, ...]:
        """The rules that still need a passing scenario, in book order."""
        return tuple(status.rule for status in self.statuses if status.status is Status.UNCOVERED)

    @property
    def needs_review(self) -> tuple[Rule, ...]:
        """The rules that a draft touches and nobody has restated yet, in book order."""
        return tuple(status.rule for status in self.statuses if status.status is Status.NEEDS_REVIEW)

    @property
    def unproven(self) -> tuple[Rule, ...]:
        """The rules that are covered, but that no killed saboteur proves."""
        covered = (Status.COVERED, Status.VIA)
        return tuple(each.rule for each in self.statuses if each.status in covered and not each.proven)

    @property
    def via_percent(self) -> float:
        """The share of rules, headings aside, that are declared via others."""
        return self._share(sum(bool(rule.via) for rule in self._paragraphs))

    @property
    def untestable_percent(self) -> float:
        """The share of rules, headings aside, that are declared untestable."""
        return self._share(sum(bool(rule.untestable) for rule in self._paragraphs))

    @property
    def warnings(self) -> tuple[str, ...]:
        """What the declarations of the rule data overdo, each as one sentence."""
        found = []
        if self.via_percent > MOST_VIA:
            found.append(
                f"{self.via_percent:.1f}% of the rules are via others; at most {MOST_VIA:.0f}% may be."
            )
        if self.untestable_percent > MOST_UNTESTABLE:
            share = f"{self.untestable_percent:.1f}% of the rules are declared untestable"
            found.append(f"{share}; at most {MOST_UNTESTABLE:.0f}% may be.")
        return tuple(found)

    @property
    def _paragraphs(self) -> list[Rule]:
        return [status.rule for status in self.statuses if status.rule.kind is not Kind.HEADING]

    def _share(self, count: int) -> float:
        return 100 * count / len(self._paragraphs) if self._paragraphs else 0.0

    def to_json(self) -> dict[str, Any]:
        """The plain form for `--json`."""
        return {
            "game": self.game,
            "rules": self.edition,
            "covered": self.covered,
            "total": self.total,
            "percent": round(self.percent, 2),
            "via_percent": round(self.via_percent, 2),
            "untestable_percent": round(self.untestable_percent, 2),
            "warnings": list(self.warnings),
            "chapters": [
                {"number": c.number, "title": c.title, "covered": c.covered, "total": c.total}
                for c in self.chapters
            ],
            "rules_status": [
                {
                    "number": s.rule.number,
                    "status": s.status.value,
                    "scenarios": list(s.scenarios),
                    "proven": s.proven,
                }
                for s in self.statuses
            ],
            "uncovered": [rule.number for rule in self.uncovered],
            "not_proven": [rule.number for rule in self.unproven],
            "needs_review": [rule.number for rule in self.needs_review],
        }


def coverage(
    game: Game, edition: str, results: Mapping[str, Any], proven: Set[str] = frozenset()
) -> Coverage:
    """The coverage of an edition by the results of one run on it; `proven` rules have killed saboteurs."""
    book = game.rulebook(edition)
    titled = _passed(game, edition, results)
    statuses = tuple(
        replace(_status(rule, titled), proven=rule.number in proven) for rule in book.rules.values()
    )
    chapters = tuple(
        ChapterCoverage(number, title, covered=len(done), total=len(needed))
        for number, title in book.chapters.items()
        for needed in [[s for s in statuses if s.rule.chapter == number and s.rule.needs_scenarios]]
        for done in [[s for s in needed if s.status in (Status.COVERED, Status.VIA)]]
    )
    return Coverage(game.id, edition, chapters, statuses)


def _passed(game: Game, edition: str, results: Mapping[str, Any]) -> dict[str, list[ExecutedScenario]]:
    """The executed scenarios that passed, by title rule; whatever has no verdict was not executed."""
    try:
        file = msgspec.convert(results, ResultsFile)
    except msgspec.ValidationError as error:
        raise RuleproofError(
            f"These are no results of a run: {error}. `ruleproof certify --json FILE` writes them."
        ) from None
    if (file.game, file.rules) != (game.id, edition):
        raise RuleproofError(
            f"The results are of {file.game} {file.rules}, and coverage of {game.id} {edition} was asked. "
            "Give the results of a run on that edition."
        )
    titled: dict[str, list[ExecutedScenario]] = defaultdict(list)
    for scenario in file.scenarios:
        if scenario.verdict == "pass":
            titled[scenario.rule].append(scenario)
    return titled


def _status(rule: Rule, titled: Mapping[str, list[ExecutedScenario]]) -> RuleStatus:
    if rule.needs_review:
        return RuleStatus(rule, Status.NEEDS_REVIEW)
    if rule.kind is Kind.HEADING:
        return RuleStatus(rule, Status.HEADING)
    if rule.untestable:
        return RuleStatus(rule, Status.UNTESTABLE)
    if own := titled.get(rule.number):
        return RuleStatus(rule, Status.COVERED, tuple(scenario.id for scenario in own))
    if rule.via:
        proofs = [[s.id for s in titled.get(other, ()) if rule.number in s.rules] for other in rule.via]
        # Each of the rules must carry it: one of them alone does not prove the paragraph that joins them all.
        if all(proofs):
            return RuleStatus(rule, Status.VIA, tuple(dict.fromkeys(chain.from_iterable(proofs))))
    return RuleStatus(rule, Status.UNCOVERED)
