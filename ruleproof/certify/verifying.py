"""Verifying a certificate: its digest, its sums, what the suite says, and what the engine does again."""

from __future__ import annotations

from collections.abc import Iterator

import ruleproof
from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.launch import Launch
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game

from .certificate import Certificate, ScenarioResult, content_digest
from .features import read_features
from .results import certify_results, suite_digest, summary_of
from .running import Progress, run

CLAIMS = (
    "complete",
    "profile",
    "marks",
    "profiles_status",
    "marks_status",
    "summary",
    "rules_status",
    "withdrawn",
    "scenarios",
)
"""What follows from the results and the suite."""


def faults_of(certificate: Certificate) -> list[str]:
    """Everything in a certificate that does not hold together, each as one sentence."""
    found = [*_inner(certificate)]
    if is_of_this_suite(certificate):
        game = load_game(certificate.game)
        found += [*_by_the_suite(certificate, game)]
    elif certificate.suite.version == ruleproof.__version__:
        found.append(
            f"The suite's digest is {certificate.suite.digest}, and suite {ruleproof.__version__} here has "
            f"{suite_digest(certificate.game)}: one of the two was altered."
        )
    return found


def is_of_this_suite(certificate: Certificate) -> bool:
    """Whether the certificate was made with exactly the suite that is installed here."""
    load_game(certificate.game)  # A game that is not here is told as such, and never used as a path.
    suite = certificate.suite
    return (suite.version, suite.digest) == (ruleproof.__version__, suite_digest(certificate.game))


def check_suite(certificate: Certificate, purpose: str) -> None:
    """Refuse a certificate of another suite where the suite itself is needed."""
    if not is_of_this_suite(certificate):
        raise RuleproofError(
            f"The certificate is of suite {certificate.suite.version} ({certificate.suite.digest[:19]}…) and "
            f"cannot be {purpose} here, where suite {ruleproof.__version__} "
            f"({suite_digest(certificate.game)[:19]}…) is installed. Install the suite that it names."
        )


def _inner(certificate: Certificate) -> Iterator[str]:
    """What can be checked with any suite: the digest, the sums, and that rules stand by their scenarios."""
    if certificate.digest != content_digest(certificate):
        yield "The certificate's digest does not fit its content: it was changed after it was written."
    told = summary_of(result.verdict for result in certificate.scenarios)
    if certificate.summary != told:
        yield f"The summary says {certificate.summary}, and the scenarios add up to {told}."
    ids = [result.id for result in certificate.scenarios]
    for twice in sorted({each for each in ids if ids.count(each) > 1}):
        yield f"The scenario {twice} is there twice."
    verdicts = {result.id: result.verdict for result in certificate.scenarios}
    for rule in certificate.rules_status:
        if unknown := [each for each in rule.scenarios if each not in verdicts]:
            yield f"Rule {rule.number} rests on {', '.join(unknown)}, which the certificate does not have."
        elif rule.status == "pass" and any(verdicts[each] != "pass" for each in rule.scenarios):
            yield f"Rule {rule.number} is said to pass, and a scenario of it does not."


def _by_the_suite(certificate: Certificate, game: Game) -> Iterator[str]:
    texts = {text.id: text for text in read_features(game.id)}
    for result in certificate.scenarios:
        text = texts.get(result.id.partition("[")[0])
        if text is None:
            yield f"The suite has no scenario {result.id}."
        elif tuple(result.rules) != text.numbers_in(game, certificate.rules):
            yield f"The scenario {result.id} is said to be about other rules than the suite's."
    again = certify_results(
        suite=certificate.suite,
        protocol=certificate.protocol,
        engine=certificate.engine,
        game=game,
        edition=certificate.rules,
        results=certificate.scenarios,
        selection=certificate.selection,
    )
    for claim in CLAIMS:
        if getattr(again, claim) != getattr(certificate, claim):
            yield f"`{claim}` is not what the scenarios amount to."


def reproduce(
    certificate: Certificate, spec: str, progress: Progress | None = None, launch: Launch | None = None
) -> list[str]:
    """Play the certificate's scenarios again; every difference as one sentence."""
    check_suite(certificate, "reproduced")
    game = load_game(certificate.game)
    options = [word for result in certificate.scenarios for word in ("--scenario", result.id)]
    again = run(
        spec, game, certificate.rules, selection=options, progress=progress, launch=launch
    ).certificate()
    return [*_other_engine(certificate, again), *_differences(certificate, again)]


def _other_engine(certificate: Certificate, again: Certificate) -> Iterator[str]:
    for what in ("name", "version", "language"):
        told, is_now = getattr(certificate.engine, what), getattr(again.engine, what)
        if told != is_now:
            yield f"The engine's {what} is {is_now!r}, and the certificate says {told!r}."


def _differences(certificate: Certificate, again: Certificate) -> Iterator[str]:
    now: dict[str, ScenarioResult] = {result.id: result for result in again.scenarios}
    for result in certificate.scenarios:
        other = now.get(result.id)
        if other is None:
            yield f"{result.id} could not be played again."
        elif other.verdict != result.verdict:
            yield f"{result.id} is {other.verdict} now, and {result.verdict} in the certificate."
