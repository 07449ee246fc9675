"""Markdown for a job summary: the outcome, the chapters, and what failed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from ruleproof.certify.certificate import ScenarioResult
from ruleproof.certify.cleaning import clean
from ruleproof.certify.verdicts import Verdict

from .content import Report, next_steps, verdict_line

MOST = 50
"""How many failures are told in full: a job summary has a largest size."""
_SPECIAL = re.compile(r"([\\`*_\[\]{}()#+\-.!|~<>@:])")


def plain(text: str) -> str:
    """Text that no renderer takes for markup, a mention or a link, in one line."""
    return (
        _SPECIAL.sub(r"\\\1", " ".join(clean(text, 500).split()))
        .replace("\\<", "&lt;")
        .replace("\\>", "&gt;")
    )


def markdown(report: Report) -> str:
    """The whole summary."""
    return "\n".join(_lines(report)) + "\n"


def _lines(report: Report) -> Iterator[str]:
    certificate = report.certificate
    yield f"## {'✅' if _is_good(report) else '❌'} {plain(verdict_line(report))}"
    yield ""
    yield (
        f"**{plain(report.engine)}** on {plain(report.game.name)} {plain(certificate.rules)}, "
        f"suite {plain(certificate.suite.version)}" + ("" if certificate.complete else " (a partial run)")
    )
    yield ""
    yield from _chapters(report)
    for step in next_steps(certificate):
        yield f"- {plain(step)}"
    yield from _failures(report)
    yield from _unsupported(report)
    yield from _expected(report)


def _is_good(report: Report) -> bool:
    """Whether everything passed, or did as expected, in a run with nothing missing."""
    certificate = report.certificate
    as_expected = bool(certificate.scenarios) and not (report.failures or report.unsupported)
    return certificate.certified or (as_expected and not certificate.partial and bool(report.expectations))


def _chapters(report: Report) -> Iterator[str]:
    verdicts = [verdict.value for verdict in Verdict]
    yield f"| Chapter | {' | '.join(verdicts)} |"
    yield f"| --- |{' ---: |' * len(verdicts)}"
    for chapter in report.chapters:
        if any(chapter.scenarios.values()):
            counts = " | ".join(str(chapter.scenarios.get(verdict, 0) or "·") for verdict in verdicts)
            yield f"| {plain(chapter.number)} {plain(chapter.title)} | {counts} |"
    total = " | ".join(f"**{report.certificate.summary[verdict]}**" for verdict in verdicts)
    yield f"| **all** | {total} |"
    yield ""


def _failures(report: Report) -> Iterator[str]:
    failures = report.failures
    if not failures:
        return
    rules = ", ".join(dict.fromkeys(result.rule for result in failures))
    yield ""
    yield f"### Failing rules: {plain(rules)}"
    yield ""
    for result in failures[:MOST]:
        yield from _failure(report, result)
    if len(failures) > MOST:
        yield f"… and {len(failures) - MOST} more."


def _failure(report: Report, result: ScenarioResult) -> Iterator[str]:
    """One failure; the message stands in a block of HTML that it cannot break out of."""
    yield "<details>"
    yield f"<summary>{escape(result.verdict)}: <b>{escape(clean(result.title, 300))}</b></summary>"
    yield ""
    told = f"{clean(result.message, 1500)}\n\nagain: {report.again(result)}"
    yield f"<pre>{escape(told)}</pre>"
    where = f"features/{result.feature}:{result.line}"
    readings = f" · rests on the reading {', '.join(result.readings)}" if result.readings else ""
    yield f"<p>{escape(clean(where))}{escape(clean(readings))}</p>"
    yield "</details>"
    yield ""


def _unsupported(report: Report) -> Iterator[str]:
    if report.unsupported:
        yield ""
        yield "### Unsupported"
        yield ""
        for what, count in report.unsupported[:MOST]:
            yield f"- {count} × {plain(what)}"


def _expected(report: Report) -> Iterator[str]:
    if report.expected_failures:
        yield ""
        yield "### Expected"
        yield ""
        for result, entry in report.expected_failures[:MOST]:
            issue = f" ({plain(entry.issue)})" if entry.issue else ""
            yield f"- {plain(result.title)}: {result.verdict}. {plain(entry.reason)}{issue}"
