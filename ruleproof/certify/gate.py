"""The gate: whether a certificate is good enough to let a change through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook.coverage import coverage
from ruleproof.rulebook.loading import load_game

from .certificate import Certificate, ScenarioResult
from .expectations import Expectations, Surprise, judge
from .verifying import faults_of
from .withdrawn import read_withdrawn


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that closes the gate: what kind, which rule or scenario, and a sentence."""

    kind: str
    subject: str
    what: str

    def to_json(self) -> dict[str, str]:
        """The plain form."""
        return {"kind": self.kind, "subject": self.subject, "what": self.what}


def close(
    certificate: Certificate,
    *,
    least: float | None = None,
    baseline: Certificate | None = None,
    profile: str | None = None,
    expectations: Expectations | None = None,
) -> list[Finding]:
    """Everything that closes the gate; with nothing asked for, every scenario must pass."""
    found = [Finding("certificate", "", fault) for fault in faults_of(certificate)]
    if least is not None:
        found += _coverage(certificate, least)
    if profile is not None:
        found += _profile(certificate, profile)
    if baseline is not None:
        found += _regressions(baseline, certificate)
    if expectations is not None:
        found += [_surprise(each) for each in judge(certificate, expectations)]
    if (least, baseline, profile, expectations) == (None, None, None, None):
        found += _all(certificate)
    if (least, baseline, profile) == (None, None, None):
        # Each of these finds by itself what is missing from a run.
        found += _missing(certificate)
    return found


def _missing(certificate: Certificate) -> Iterator[Finding]:
    if certificate.piece:
        yield Finding(
            "incomplete",
            "",
            f"{certificate.missing} scenarios of the suite were not played: the run was stopped, or shards "
            "are missing. Merge all shards with `ruleproof merge`, or ask for one profile with --profile.",
        )


def _surprise(surprise: Surprise) -> Finding:
    told = surprise.what if surprise.kind == "unexpected" else f"{surprise.subject}: {surprise.what}"
    return Finding(surprise.kind, surprise.subject, told)


def _all(certificate: Certificate) -> Iterator[Finding]:
    if not certificate.scenarios:
        yield Finding("scenario", "", "No scenario was played.")
    for result in certificate.scenarios:
        if not result.passed:
            yield Finding("scenario", result.id, f"{result.title}: {result.verdict}.")


def _coverage(certificate: Certificate, least: float) -> Iterator[Finding]:
    measured = coverage(load_game(certificate.game), certificate.rules, certificate.to_json())
    if measured.percent < least:
        yield Finding(
            "coverage",
            "",
            f"{measured.percent:.1f}% of the rules are covered by passing scenarios "
            f"({measured.covered} of {measured.total}), below the minimum of {least:g}%.",
        )


def _profile(certificate: Certificate, wanted: str) -> Iterator[Finding]:
    profiles = load_game(certificate.game).profiles
    if wanted not in profiles:
        raise RuleproofError(f"There is no profile {wanted!r}. The profiles are {', '.join(profiles)}.")
    standing = next((each for each in certificate.profiles_status if each.name == wanted), None)
    if standing is None or not standing.earned:
        told = f": {standing.passed} of {standing.scenarios} scenarios pass" if standing else ""
        yield Finding("profile", wanted, f"The engine has not earned the profile {wanted}{told}.")


def _regressions(baseline: Certificate, certificate: Certificate) -> Iterator[Finding]:
    """Rules that passed before and do not now, and scenarios that disappeared.

    A scenario that the baseline does not have never counts against a rule: a new one revokes nothing.
    """
    if (baseline.game, baseline.rules) != (certificate.game, certificate.rules):
        raise RuleproofError(
            f"The baseline is of {baseline.game} {baseline.rules}, the certificate of {certificate.game} "
            f"{certificate.rules}. Compare runs on the same edition."
        )
    now = {result.id: result for result in certificate.scenarios}
    before = {result.id: result for result in baseline.scenarios}
    passed = {rule.number for rule in baseline.rules_status if rule.status == "pass"}
    withdrawn = {*read_withdrawn(certificate.game), *(each.id for each in certificate.withdrawn)}
    for scenario_id, result in before.items():
        if scenario_id in now:
            if result.passed and not now[scenario_id].passed:
                yield _regression(now[scenario_id], passed)
        elif scenario_id.partition("[")[0] not in withdrawn:
            yield Finding("disappeared", scenario_id, f"{result.title}: it was played before and is not now.")


def _regression(result: ScenarioResult, passed: set[str]) -> Finding:
    told = result.message.replace("\n", " ") or "it does not pass"
    rule = f"rule {result.rule} passed before and does not now" if result.rule in passed else "passed before"
    return Finding(
        "regression", result.rule, f"{result.title} ({result.id}): {rule}. {result.verdict}: {told}"
    )
