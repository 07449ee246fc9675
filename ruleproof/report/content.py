"""What every report tells: a certificate joined with the rules and scenarios that it is about."""

from __future__ import annotations

import re
import shlex
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from ruleproof.certify.certificate import Certificate, RuleResult, ScenarioResult, Standing
from ruleproof.certify.expectations import Expectation, Expectations
from ruleproof.certify.features import ScenarioText, StepText, features_of, read_features
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game, Rule, Rulebook

BAD = ("fail", "error")
ORDER = ("fail", "error", "unsupported", "needs review", "pass", "not tested", "untestable", "heading")
"""Statuses of rules, the most urgent first."""
_PLACEHOLDER = re.compile(r"<[^<>]+>")


@dataclass(frozen=True, slots=True)
class RuleLine:
    """One rule with its status and the results that decide it."""

    rule: Rule
    status: str
    results: tuple[ScenarioResult, ...]


@dataclass(frozen=True, slots=True)
class ChapterLines:
    """One chapter with its rules."""

    number: str
    title: str
    rules: tuple[RuleLine, ...]
    scenarios: Mapping[str, int]
    """How many scenarios titled with its rules have each verdict."""

    @property
    def passed(self) -> int:
        """How many of its rules passed."""
        return sum(line.status == "pass" for line in self.rules)

    @property
    def tested(self) -> int:
        """How many of its rules some scenario decided."""
        return sum(line.status in ("pass", "unsupported", *BAD) for line in self.rules)


@dataclass(frozen=True)
class Report:
    """A certificate, and what is known here about its game."""

    certificate: Certificate
    expectations: Expectations | None = None
    launching: tuple[str, ...] = ()
    """The options by which the engine was launched, where they are known: a certificate has none."""

    @cached_property
    def game(self) -> Game:
        """The game that was played."""
        return load_game(self.certificate.game)

    @cached_property
    def book(self) -> Rulebook:
        """The edition that was asked about."""
        return self.game.rulebook(self.certificate.rules)

    @property
    def engine(self) -> str:
        """The engine by name and version."""
        return f"{self.certificate.engine.name} {self.certificate.engine.version}".strip()

    @cached_property
    def texts(self) -> dict[str, ScenarioText]:
        """The scenarios as written, by id."""
        if not features_of(self.game.id).is_dir():
            return {}
        return {text.id: text for text in read_features(self.game.id)}

    @cached_property
    def chapters(self) -> tuple[ChapterLines, ...]:
        """The chapters with every rule of the edition."""
        results = {result.id: result for result in self.certificate.scenarios}
        stands = {rule.number: rule for rule in self.certificate.rules_status}
        counted: dict[str, Counter[str]] = {}
        for result in results.values():
            counted.setdefault(result.rule.partition("-")[0], Counter())[result.verdict] += 1
        return tuple(
            ChapterLines(
                number,
                title,
                tuple(
                    _line(rule, stands.get(rule.number), results)
                    for rule in self.book.rules.values()
                    if rule.chapter == number
                ),
                counted.get(number, Counter()),
            )
            for number, title in self.book.chapters.items()
        )

    @cached_property
    def failures(self) -> list[ScenarioResult]:
        """What failed or broke and was not expected to, in book order."""
        places = {number: place for place, number in enumerate(self.book.rules)}
        found = [
            each for each in self.certificate.scenarios if each.verdict in BAD and not self.expected(each)
        ]
        return sorted(found, key=lambda result: places.get(result.rule, len(places)))

    @cached_property
    def failed_ids(self) -> frozenset[str]:
        """The ids of the failures."""
        return frozenset(result.id for result in self.failures)

    @cached_property
    def expected_failures(self) -> list[tuple[ScenarioResult, Expectation]]:
        """What does not pass and was expected not to."""
        found = ((result, self.expected(result)) for result in self.certificate.scenarios)
        return [(result, entry) for result, entry in found if entry is not None]

    @property
    def unsupported(self) -> list[tuple[str, int]]:
        """What the engine says it cannot do, with the number of scenarios that need it."""
        counted = Counter(
            result.message
            for result in self.certificate.scenarios
            if result.verdict == "unsupported" and not self.expected(result)
        )
        return counted.most_common()

    @property
    def failed_rules(self) -> list[RuleLine]:
        """The rules that are broken, in book order."""
        return [line for chapter in self.chapters for line in chapter.rules if line.status in BAD]

    def expected(self, result: ScenarioResult) -> Expectation | None:
        """The expectation that covers a result which did not pass."""
        if self.expectations is None or result.passed:
            return None
        return self.expectations.entry_for(result)

    def played(self, result: ScenarioResult) -> ScenarioText | None:
        """The scenario whose step failed: the twin's, where the twin failed."""
        return self.texts.get(result.twin or result.id.partition("[")[0])

    def again(self, result: ScenarioResult) -> str:
        """How to play this one scenario again."""
        return again(self.certificate, result.id, self.launching)


def again(certificate: Certificate, scenario_id: str, launching: Sequence[str] = ()) -> str:
    """The command that plays one scenario of a certificate's run again."""
    game = "" if certificate.game == "one_piece" else f" --game {certificate.game}"
    engine = shlex.join((certificate.engine.spec, *launching))
    return f"ruleproof certify --engine {engine}{game} --rules {certificate.rules} --scenario {scenario_id}"


def _line(rule: Rule, stands: RuleResult | None, results: Mapping[str, ScenarioResult]) -> RuleLine:
    if stands is None:
        return RuleLine(rule, "not tested", ())
    decided = tuple(results[each] for each in stands.scenarios if each in results)
    return RuleLine(rule, stands.status, decided)


def is_failing(step: StepText, result: ScenarioResult) -> bool:
    """Whether this is the step that failed, as the failure names it; an outline has its values put in."""
    words = (re.escape(word) for word in _PLACEHOLDER.split(f"{step.type.capitalize()} {step.text}"))
    return bool(result.step) and re.fullmatch(".*".join(words), result.step) is not None


def verdict_line(report: Report) -> str:
    """The outcome in one line: what was asked for and whether it was earned."""
    certificate = report.certificate
    total, passed = len(certificate.scenarios), certificate.summary["pass"]
    if certificate.partial:
        return f"Stopped before its end: {passed} of {counted(total, 'scenario')} passed so far"
    if not total:
        return "Nothing was run: no scenario fits what was asked for"
    if set(certificate.selection) - {"profile"}:
        told = "" if passed == total else f"{passed} of "
        return f"Partial run: {told}{counted(total, 'scenario')} passed"
    wanted = certificate.selection.get("profile", report.game.profiles[-1])
    if any(standing.name == wanted and standing.earned for standing in certificate.profiles_status):
        return f"Certified for {wanted}: all {total} scenarios passed"
    earned = f" (earned: {', '.join(earnings(certificate))})" if certificate.profile else ""
    missing = f", {certificate.missing} not played" if certificate.piece else ""
    return f"Not certified for {wanted}: {passed} of {total} scenarios passed{missing}{earned}"


def counted(number: int, thing: str) -> str:
    """So many of a thing, as one says it."""
    return f"{number} {thing}" + ("" if number == 1 else "s")


def earnings(certificate: Certificate) -> list[str]:
    """The profile and the marks that were earned."""
    return [*filter(None, (certificate.profile,)), *(f"mark {mark}" for mark in certificate.marks)]


def next_steps(certificate: Certificate) -> list[str]:
    """What is missing for the next profile, and for each mark, in sentences."""
    missing = next((each for each in certificate.profiles_status if not each.earned), None)
    if missing is None:
        return []
    lacking = (mark for mark in certificate.marks_status if mark.scenarios and not mark.earned)
    return [
        f"For {missing.name}: {_missing(missing)}",
        *(f"For the mark {mark.name}: {_missing(mark)}" for mark in lacking),
    ]


def _missing(standing: Standing) -> str:
    lacking = standing.scenarios - standing.passed
    return f"{lacking} of {standing.scenarios} scenarios do not pass yet."
