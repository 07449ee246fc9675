"""`ruleproof certify`: run the scenarios on an engine and say, rule by rule, where it stands."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ruleproof import __version__
from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.launch import Launch, launching_words
from ruleproof.certify.certificate import Certificate
from ruleproof.certify.expectations import Surprise, judge, read_expectations
from ruleproof.certify.features import read_features
from ruleproof.certify.last_run import LastRun
from ruleproof.certify.records import Record
from ruleproof.certify.running import Progress as Reporter
from ruleproof.certify.running import run
from ruleproof.certify.selecting import select
from ruleproof.certify.verdicts import Verdict
from ruleproof.report.content import Report
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.writing import write_whole

from .launching import launch_options
from .options import edition_option, game_option
from .outputs import annotation, check_outputs, expect_option, on_github, report_options, write_reports
from .summary import STYLES, show

SELECTING = ("rule", "chapter", "profile", "shard")


@click.command(short_help="Find out which rules an engine breaks.")
@click.option(
    "--engine",
    "spec",
    default="reference",
    show_default=True,
    metavar="SPEC",
    help="The engine: `reference`, `python:module:factory` or `stdio:COMMAND`.",
)
@launch_options
@game_option
@edition_option
@click.option("--rule", metavar="NUMBER", help="Only scenarios that cite this rule or one below it.")
@click.option("--chapter", metavar="NUMBER", help="Only scenarios titled with a rule of this chapter.")
@click.option("--profile", metavar="NAME", help="Only what this profile asks for: core, effects or full.")
@click.option("--scenario", "ids", multiple=True, metavar="ID", help="Only this scenario; may be repeated.")
@click.option("-k", "keyword", metavar="EXPRESSION", help="Only scenarios whose id fits, as in pytest.")
@click.option("--failed", is_flag=True, help="Only what failed or broke last time, from this folder.")
@click.option(
    "--shard", metavar="N/COUNT", help="Only one of several parts, as in 1/4; see `ruleproof merge`."
)
@click.option(
    "-j", "jobs", type=click.IntRange(1, 64), default=1, metavar="N", help="Play in so many processes."
)
@click.option("--fail-fast", is_flag=True, help="Stop at the first scenario that fails or breaks.")
@click.option("--suite-version", metavar="VERSION", help="Refuse to run with any other version of the suite.")
@expect_option
@click.option(
    "--json",
    "json_path",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the certificate; `-` is the standard output.",
)
@report_options
@click.pass_context
def certify(
    ctx: click.Context,
    /,
    spec: str,
    launch: Launch,
    game_id: str,
    edition: str | None,
    ids: tuple[str, ...],
    keyword: str | None,
    failed: bool,
    jobs: int,
    fail_fast: bool,
    suite_version: str | None,
    expect_path: Path | None,
    json_path: Path | None,
    **further: Any,
) -> None:
    """Run the scenarios on an engine and say which rules it breaks.

    \b
    ruleproof certify                                       the reference interpreter
    ruleproof certify --engine python:my_adapter:make       an engine of your own
    ruleproof certify --engine "stdio:node my_engine.mjs"   one in any other language
    ruleproof certify --engine … --profile core             only vanilla play and keywords
    ruleproof certify --engine … --rule 7-1-4               the rules 7-1-4, 7-1-4-1 …
    ruleproof certify --engine … --failed                   what failed last time
    ruleproof certify --engine … --html report.html         with the positions drawn

    Exit codes: 0 every scenario passed (or did as expected), 1 not so, 2 wrong use, 3 the engine could not
    be run.
    """
    if suite_version not in (None, __version__):
        raise RuleproofError(
            f"This is suite {__version__}, and {suite_version} was asked for. "
            f"Install it with `pip install ruleproof=={suite_version}`."
        )
    game = load_game(game_id)
    expectations = read_expectations(expect_path) if expect_path else None
    asked = {name: value for name in SELECTING if (value := further.pop(name)) is not None}
    select(game, edition, **asked, ids=frozenset(ids))
    check_outputs([json_path, *further.values()])
    last = LastRun(spec, game.id, game.rulebook(edition).edition)
    options = [word for name, value in asked.items() for word in (f"--{name}", value)]
    wanted = set(ids)
    if failed:
        wanted |= _failed_last_time(ctx, last, game.id)
        asked["failed"] = "last time"
    if ids:
        asked["scenario"] = ", ".join(ids)
    if keyword:
        asked["keyword"] = keyword
    options += [word for scenario_id in sorted(wanted) for word in ("--scenario", scenario_id)]
    options += [*(("-k", keyword) if keyword else ()), *(("-x",) if fail_fast else ())]
    with progress_bar() as progress:
        results = run(
            spec,
            game,
            edition,
            selection=options,
            jobs=jobs,
            asked=asked,
            progress=progress,
            launch=launch,
        )
    last.keep(results.records)
    if fail_fast and any(record["verdict"] in (Verdict.FAIL, Verdict.ERROR) for record in results.records):
        # Only then did it cut the run short.
        results = replace(results, selection={**results.selection, "fail fast": "yes"})
    certificate = results.certificate()
    report = Report(certificate, expectations, launching_words(launch))
    surprises = None if expectations is None else judge(certificate, expectations)
    if json_path and str(json_path) != "-":
        write_whole(json_path, certificate.to_text())
    elif json_path:
        click.echo(certificate.to_text(), nl=False)
    write_reports(report, further)
    # The summary gives way where a report itself goes to the standard output.
    to_stdout = any(str(path) == "-" for path in (json_path, *further.values()))
    show(Console(highlight=False, stderr=to_stdout), report, surprises)
    _annotate(report)
    if results.partial:
        click.echo("Stopped: these are the results so far.", err=True)
        ctx.exit(130)
    ctx.exit(_exit_code(certificate, surprises))


def _exit_code(certificate: Certificate, surprises: list[Surprise] | None) -> int:
    if surprises is None:
        return 0 if certificate.certified else 1
    return 1 if surprises or not certificate.scenarios else 0


def _failed_last_time(ctx: click.Context, last: LastRun, game_id: str) -> frozenset[str]:
    """The failures of the last run that the suite still has."""
    failed = last.failed()
    if failed is None:
        raise RuleproofError(
            "There is no earlier run of this engine on this edition from this folder. Run it once without "
            "--failed."
        )
    known = {text.id for text in read_features(game_id)}
    failed = frozenset(each for each in failed if each.partition("[")[0] in known)
    if not failed:
        click.echo("Nothing failed last time.")
        ctx.exit(0)
    return failed


def _annotate(report: Report) -> None:
    """On GitHub, mark the feature's line of every failure."""
    if on_github():
        for result in report.failures:
            file = f"features/{result.feature}"
            click.echo(annotation("error", file, result.line, result.title, result.message), err=True)


@contextmanager
def progress_bar() -> Iterator[Reporter | None]:
    """A progress bar on stderr, where there is somebody to look at it."""
    if not sys.stderr.isatty():
        yield None
        return
    # A handle of its own: the run captures the standard error of the engine.
    with os.fdopen(os.dup(sys.stderr.fileno()), "w", encoding="utf-8") as terminal:
        bar = Progress(
            TextColumn("Certifying"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[told]}"),
            TimeElapsedColumn(),
            console=Console(file=terminal),
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
        )
        counted: Counter[str] = Counter()
        with bar:
            task = bar.add_task("", total=None, told="")

            def report(record: Record, done: int, total: int) -> None:
                counted[record["verdict"]] += 1
                told = "  ".join(
                    f"[{STYLES[verdict]}]{counted[verdict]} {verdict}[/]"
                    for verdict in Verdict
                    if counted[verdict]
                )
                bar.update(task, completed=done, total=total, told=told)

            yield report
