"""Engines side by side, or two runs of one: how each rule stands in each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook.loading import load_game

from .certificate import Certificate


@dataclass(frozen=True, slots=True)
class Row:
    """One rule and its status in each run."""

    number: str
    text: str
    statuses: tuple[str, ...]

    @property
    def differs(self) -> bool:
        """Whether the runs do not agree."""
        return len(set(self.statuses)) > 1


@dataclass(frozen=True, slots=True)
class Comparison:
    """Several runs on one edition."""

    game: str
    edition: str
    names: tuple[str, ...]
    certificates: tuple[Certificate, ...]
    rows: tuple[Row, ...]

    @property
    def differences(self) -> list[Row]:
        """The rules on which the runs do not agree, in book order."""
        return [row for row in self.rows if row.differs]

    @property
    def agreed(self) -> list[Row]:
        """The rules that some run tested and on which all agree."""
        return [row for row in self.rows if not row.differs]

    def to_json(self) -> dict[str, Any]:
        """The plain form for `--json`: differences first."""
        return {
            "game": self.game,
            "rules": self.edition,
            "runs": [
                {"name": name, "suite": each.suite.version, "profile": each.profile, "summary": each.summary}
                for name, each in zip(self.names, self.certificates, strict=True)
            ],
            "rules_compared": [
                {"number": row.number, "differs": row.differs, "statuses": list(row.statuses)}
                for row in (*self.differences, *self.agreed)
            ],
        }


def compare(named: Sequence[tuple[str, Certificate]]) -> Comparison:
    """The comparison of runs of one game and edition."""
    first_name, first = named[0]
    for name, other in named[1:]:
        if (other.game, other.rules) != (first.game, first.rules):
            raise RuleproofError(
                f"{first_name} is of {first.game} {first.rules} and {name} of {other.game} {other.rules}. "
                "Compare runs on the same edition."
            )
    book = load_game(first.game).rulebook(first.rules)
    statuses = [{rule.number: rule.status for rule in each.rules_status} for _, each in named]
    rows = (
        Row(rule.number, rule.text, tuple(each.get(rule.number, "not tested") for each in statuses))
        for rule in book.rules.values()
        if rule.needs_scenarios
    )
    return Comparison(
        first.game,
        first.rules,
        _names(named),
        tuple(certificate for _, certificate in named),
        tuple(row for row in rows if set(row.statuses) != {"not tested"}),
    )


def _names(named: Sequence[tuple[str, Certificate]]) -> tuple[str, ...]:
    """Engines by name and version, with the file where that does not tell them apart."""
    told = [f"{each.engine.name} {each.engine.version}" for _, each in named]
    return tuple(
        name if told.count(name) == 1 else f"{name} ({file})"
        for name, (file, _) in zip(told, named, strict=True)
    )
