"""Merging the certificates of shards and partial runs into one."""

from __future__ import annotations

from collections.abc import Sequence

from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook.loading import load_game

from .certificate import Certificate, ScenarioResult
from .results import certify_results
from .verifying import check_suite


def merge(named: Sequence[tuple[str, Certificate]]) -> Certificate:
    """One certificate of all these, in whatever order they come; they must be of one suite and one engine."""
    if not named:
        raise RuleproofError("There is nothing to merge. Name the certificates of two or more partial runs.")
    name, first = named[0]
    for other_name, other in named[1:]:
        _check_same(name, first, other_name, other)
    check_suite(first, "merged")
    return certify_results(
        suite=first.suite,
        protocol=first.protocol,
        engine=first.engine,
        game=load_game(first.game),
        edition=first.rules,
        results=list(_results(named).values()),
        selection={},
    )


def _check_same(name: str, first: Certificate, other_name: str, other: Certificate) -> None:
    for what, mine, theirs in (
        (
            "suites",
            f"{first.suite.version} {first.suite.digest}",
            f"{other.suite.version} {other.suite.digest}",
        ),
        ("games", first.game, other.game),
        ("editions", first.rules, other.rules),
        ("protocols", str(first.protocol), str(other.protocol)),
        ("engines", _told(first), _told(other)),
    ):
        if mine != theirs:
            raise RuleproofError(
                f"{name} and {other_name} are of different {what} ({mine} and {theirs}) and cannot be "
                "merged. Merge runs of one engine with one suite on one edition."
            )


def _told(certificate: Certificate) -> str:
    engine = certificate.engine
    return " ".join(filter(None, (engine.name, engine.version, engine.language, engine.url, engine.spec)))


def _results(named: Sequence[tuple[str, Certificate]]) -> dict[str, ScenarioResult]:
    """Every scenario's result; one that was played twice must have come out the same."""
    found: dict[str, tuple[str, ScenarioResult]] = {}
    for name, certificate in named:
        for result in certificate.scenarios:
            if result.id not in found:
                found[result.id] = name, result
                continue
            earlier_name, earlier = found[result.id]
            if (earlier.verdict, earlier.message) != (result.verdict, result.message):
                raise RuleproofError(
                    f"{earlier_name} and {name} disagree on the scenario {result.id}: {earlier.verdict} and "
                    f"{result.verdict}. Play it again and merge runs that agree."
                )
    return {scenario_id: result for scenario_id, (_, result) in found.items()}
