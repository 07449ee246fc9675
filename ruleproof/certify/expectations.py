"""Expectations: what an engine's authors know to fail, with reasons, in a TOML file of their own.

An expected failure is no failure of the run. An expected failure that passes, and an entry that matches
nothing, are: the file never grows stale.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import msgspec
import tomlkit
from tomlkit.items import AoT, Table

from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook.loading import load_game

from .certificate import Certificate, ScenarioResult
from .features import read_features
from .selecting import is_at_or_below
from .withdrawn import read_withdrawn

NOT_LOOKED_AT = "Not looked at yet."
FORM = (
    "Every [[expected]] has `scenario` or `rule`, `verdict` (fail, unsupported or error) and `reason`, and "
    "may have `issue`."
)
HEADER = "What this engine is known not to do, for `ruleproof certify --expect`."


class Expectation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"expects": "verdict"}):
    """One scenario, or all titled with a rule and those below it, that is known not to pass."""

    expects: Literal["fail", "unsupported", "error"]
    reason: str
    scenario: str = ""
    rule: str = ""
    issue: str = ""

    @property
    def subject(self) -> str:
        """What the entry is about, as a person would say it."""
        return self.scenario or f"rule {self.rule}"

    def is_about(self, scenario_id: str, rule: str) -> bool:
        """Whether a scenario, by its id and its title rule, is meant."""
        if self.scenario:
            return self.scenario in (scenario_id, scenario_id.partition("[")[0])
        return is_at_or_below(rule, self.rule)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    expected: tuple[Expectation, ...] = ()


@dataclass(frozen=True, slots=True)
class Expectations:
    """The entries of a file, in its order."""

    name: str
    entries: tuple[Expectation, ...]

    def entry_for(self, result: ScenarioResult) -> Expectation | None:
        """The entry that expects exactly this; one that names the scenario comes before one of its rule."""
        fitting = [
            each
            for each in self.entries
            if each.expects == result.verdict and each.is_about(result.id, result.rule)
        ]
        return min(fitting, key=lambda entry: not entry.scenario, default=None)


@dataclass(frozen=True, slots=True)
class Surprise:
    """Something that is not as expected."""

    kind: Literal["unexpected", "unexpected pass", "stale"]
    subject: str
    what: str


def read_expectations(path: Path) -> Expectations:
    """The expectations in a file."""
    try:
        content = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
    except OSError as problem:
        raise RuleproofError(
            f"The expectations {path} cannot be read: {problem.strerror or problem}. "
            f"`ruleproof expectations update {path} CERTIFICATE` writes such a file."
        ) from None
    except (ValueError, msgspec.ValidationError) as problem:
        raise RuleproofError(f"The expectations {path} cannot be understood: {problem}. {FORM}") from None
    for entry in content.expected:
        if bool(entry.scenario) == bool(entry.rule) or not entry.reason.strip():
            raise RuleproofError(
                f"The expectations {path} have an entry that names both or neither of `scenario` and `rule`, "
                f"or has no reason: {entry.subject}. {FORM}"
            )
    return Expectations(str(path), content.expected)


def judge(certificate: Certificate, expectations: Expectations) -> list[Surprise]:
    """Everything in a run that is not as expected."""
    return [
        *_unexpected(certificate, expectations),
        *(found for entry in expectations.entries for found in _stale(certificate, entry)),
    ]


def _unexpected(certificate: Certificate, expectations: Expectations) -> Iterator[Surprise]:
    for result in certificate.scenarios:
        if not result.passed and expectations.entry_for(result) is None:
            yield Surprise(
                "unexpected", result.id, f"{result.title}: {result.verdict}, which is not expected."
            )


def _stale(certificate: Certificate, entry: Expectation) -> Iterator[Surprise]:
    withdrawn = read_withdrawn(certificate.game).get(entry.scenario)
    if withdrawn is not None:
        told = f"it was withdrawn: {withdrawn.reason} Take the entry out."
        yield Surprise("stale", entry.subject, told)
    elif not _exists(certificate, entry):
        missing = "no such scenario" if entry.scenario else f"no scenario of it in {certificate.rules}"
        yield Surprise("stale", entry.subject, f"the suite has {missing}. Take the entry out.")
    else:
        played = [each for each in certificate.scenarios if entry.is_about(each.id, each.rule)]
        if played and all(each.passed for each in played):
            told = f"it was expected to be {entry.expects} and passes. Take the entry out."
            yield Surprise("unexpected pass", entry.subject, told)
        elif played and certificate.complete and all(each.verdict != entry.expects for each in played):
            seen = ", ".join(sorted({each.verdict for each in played}))
            yield Surprise("stale", entry.subject, f"nothing of it is {entry.expects}; it is {seen}.")


def _exists(certificate: Certificate, entry: Expectation) -> bool:
    """Whether the suite has what the entry names: a scenario on any edition, a rule on this one."""
    game = load_game(certificate.game)
    return any(
        entry.is_about(text.id, text.numbers_in(game, certificate.rules)[0])
        or entry.scenario.partition("[")[0] == text.id
        for text in read_features(game.id)
    )


# --- writing


def updated(path: Path, certificate: Certificate) -> str:
    """The text of the file brought up to date by a certificate: reasons, issues and comments stay.

    Entries of what passes now, was withdrawn or no longer exists go; what newly does not pass is added. What
    the certificate's run did not play stays as it is.
    """
    if path.is_file():
        expectations = read_expectations(path)
        document = tomlkit.parse(path.read_text(encoding="utf-8"))
    else:
        expectations = Expectations(str(path), ())
        document = tomlkit.document()
        document.add(tomlkit.comment(HEADER))
    listed = document.get("expected")
    tables = listed if isinstance(listed, AoT) else tomlkit.aot()
    gone = [index for index, entry in enumerate(expectations.entries) if any(_stale(certificate, entry))]
    for index in reversed(gone):
        del tables[index]
    kept = tuple(entry for index, entry in enumerate(expectations.entries) if index not in gone)
    left = Expectations(expectations.name, kept)
    for result in certificate.scenarios:
        if not result.passed and left.entry_for(result) is None:
            _set_apart(tables)
            tables.append(_table(result))
    if not len(tables):
        document.pop("expected", None)
    elif tables is not listed:
        document["expected"] = tables
    return tomlkit.dumps(document)


def _set_apart(tables: AoT) -> None:
    """An empty line after the last entry, unless there is one."""
    if len(tables) and not tables[-1].as_string().endswith("\n\n"):
        tables[-1].add(tomlkit.nl())


def _table(result: ScenarioResult) -> Table:
    table = tomlkit.table()
    table.add(tomlkit.comment(_one_line(result.title)))
    table["scenario"] = result.id
    table["verdict"] = result.verdict
    table["reason"] = NOT_LOOKED_AT
    return table


def _one_line(text: str) -> str:
    return " ".join(text.split())


def without_reason(entries: Iterable[Expectation]) -> list[str]:
    """The entries whose reason nobody has written yet."""
    return [entry.subject for entry in entries if entry.reason == NOT_LOOKED_AT]
