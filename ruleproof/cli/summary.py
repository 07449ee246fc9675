"""What `ruleproof certify` prints: chapters, failures, what is unsupported and what was earned."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ruleproof.certify.certificate import ScenarioResult
from ruleproof.certify.cleaning import clean
from ruleproof.certify.expectations import Surprise
from ruleproof.certify.verdicts import Verdict
from ruleproof.report.content import Report, counted, next_steps, verdict_line

STYLES = {"pass": "green", "fail": "bold red", "unsupported": "yellow", "error": "magenta"}
SHOWN = 20
"""How many scenarios that did not pass are told in full."""


def show(console: Console, report: Report, surprises: list[Surprise] | None = None) -> None:
    """The summary that a person reads; `surprises` are there where something was expected."""
    name = f"[bold]{_told(report.engine)}[/]"
    console.print(f"{name} on {_told(report.game.name)} {report.certificate.rules}", end="\n\n")
    console.print(_chapters(report))
    _failures(console, report)
    _unsupported(console, report)
    if surprises is not None:
        _expectations(console, report, surprises)
    _conclusion(console, report)


def _told(text: str) -> str:
    """Text that is neither markup nor moves the cursor."""
    return escape(clean(text))


def _chapters(report: Report) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", justify="right")
    table.add_column("Chapter")
    for verdict in Verdict:
        table.add_column(verdict.value, justify="right")
    for chapter in report.chapters:
        if any(chapter.scenarios.values()):
            counts = [chapter.scenarios.get(verdict.value, 0) for verdict in Verdict]
            table.add_row(chapter.number, _told(chapter.title), *_counts(counts))
    table.add_section()
    table.add_row("", "all", *_counts([report.certificate.summary[verdict.value] for verdict in Verdict]))
    return table


def _counts(counts: list[int]) -> list[str]:
    return [
        f"[{STYLES[verdict]}]{count}[/]" if count else "[dim]·[/]"
        for verdict, count in zip(Verdict, counts, strict=True)
    ]


def _failures(console: Console, report: Report) -> None:
    failures = _alike(report.failures)
    for result, like_it in failures[:SHOWN]:
        _failure(console, report, result)
        if like_it:
            console.print(f"  [dim]… and {like_it} more scenarios with the same error[/]")
    if len(failures) > SHOWN:
        console.print(f"\n… and {len(failures) - SHOWN} more; --json FILE and --html FILE have them all.")


def _alike(results: list[ScenarioResult]) -> list[tuple[ScenarioResult, int]]:
    """The results, with errors of one wording told once, and how many more there are like each."""
    first: dict[str, tuple[ScenarioResult, int]] = {}
    for result in results:
        key = result.message if result.verdict == "error" else result.id
        kept, more = first.get(key, (result, -1))
        first[key] = (kept, more + 1)
    return list(first.values())


def _failure(console: Console, report: Report, result: ScenarioResult) -> None:
    console.print()
    style = STYLES[result.verdict]
    console.print(f"[{style}]{result.verdict.upper()}[/] [bold]{_told(result.title)}[/]")
    for line in clean(result.message).splitlines():
        console.print(f"  {escape(line)}")
    for reading in result.readings:
        console.print(f"  [dim]rests on the reading {_told(reading)}: other readings break no rule[/]")
    console.print(f"  [dim]{_told(f'features/{result.feature}')}:{result.line}[/]")
    # Not wrapped, so that it can be copied whole.
    console.print(f"  [dim]again: {_told(report.again(result))}[/]", soft_wrap=True)


def _unsupported(console: Console, report: Report) -> None:
    missing = report.unsupported
    if missing:
        console.print("\n[yellow]Unsupported[/]")
        for what, count in missing[:SHOWN]:
            console.print(f"  {count:4}  {_told(what)}")
        if rest := sum(count for _, count in missing[SHOWN:]):
            console.print(f"  {rest:4}  for other reasons; --json FILE and --html FILE have them all")


def _expectations(console: Console, report: Report, surprises: list[Surprise]) -> None:
    console.print(f"\n{counted(len(report.expected_failures), 'scenario')} not passing, as expected.")
    for surprise in surprises:
        if surprise.kind != "unexpected":
            console.print(f"[bold red]{surprise.kind}[/] {_told(surprise.subject)}: {_told(surprise.what)}")


def _conclusion(console: Console, report: Report) -> None:
    certificate = report.certificate
    statuses = [rule.status for rule in certificate.rules_status]
    rules = f"{counted(statuses.count('pass'), 'rule')} passed"
    if broken := sum(statuses.count(status) for status in ("fail", "error")):
        rules += f", {broken} not"
    style = "bold green" if certificate.certified else "bold red"
    console.print(f"\n[{style}]{_told(verdict_line(report))}[/] ({rules}).")
    if waiting := [rule.number for rule in certificate.rules_status if rule.status == "needs review"]:
        few = ", ".join(waiting[:SHOWN]) + (", …" if len(waiting) > SHOWN else "")
        console.print(f"[yellow]Needs review[/] ({counted(len(waiting), 'rule')} of a draft): {few}")
    for step in next_steps(certificate) if not certificate.selection else ():
        console.print(f"  {_told(step)}")
