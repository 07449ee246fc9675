"""The options that write reports, shared by `certify` and `report`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeVar

import click

from ruleproof.adapter.errors import RuleproofError
from ruleproof.report.content import Report
from ruleproof.rulebook.writing import check_writable, write_all, write_whole

F = TypeVar("F", bound=Callable[..., object])

KINDS = {
    "junit": "Write JUnit XML, as CI systems read it.",
    "markdown": "Write Markdown for a job summary.",
    "html": "Write the page: one self-contained HTML file.",
    "badge": "Write the badge as SVG.",
    "badge_json": "Write the badge as JSON for shields.io.",
}
"""Every report with the help of its option."""

Paths = Mapping[str, Path | None]


def output_path() -> click.Path:
    """A file to write; `-` is the standard output."""
    return click.Path(path_type=Path, dir_okay=False, allow_dash=True)


def report_options(command: F) -> F:
    """`--junit`, `--markdown`, `--html`, `--badge`, `--badge-json`: where to write each report."""
    for kind, told in reversed(KINDS.items()):
        name = f"--{kind.replace('_', '-')}"
        command = click.option(name, kind, type=output_path(), metavar="FILE", help=told)(command)
    return command


def expect_option(command: F) -> F:
    """`--expect`: the engine's file of known failures."""
    return click.option(
        "--expect",
        "expect_path",
        type=click.Path(path_type=Path, dir_okay=False),
        metavar="FILE",
        help="Known failures (TOML): they are none of the run; an unexpected pass and a stale entry are.",
    )(command)


def check_outputs(paths: Iterable[Path | None]) -> None:
    """Refuse, before anything is run, what cannot be written, and two outputs for one file."""
    wanted = [path for path in paths if path is not None]
    for twice in {path for path in wanted if wanted.count(path) > 1}:
        where = "the standard output" if str(twice) == "-" else str(twice)
        raise RuleproofError(f"Two outputs are to go to {where}. Name a file for each.")
    check_writable(path for path in wanted if str(path) != "-")


def write_reports(report: Report, paths: Paths) -> list[Path]:
    """Write the reports that were asked for, all of them or none; the files that were written."""
    check_outputs(paths.values())
    wanted = {kind: path for kind, path in paths.items() if path is not None}
    texts = {path: _maker(kind)(report) for kind, path in wanted.items()}
    files = {path: text for path, text in texts.items() if str(path) != "-"}
    write_all(files)
    for path, text in texts.items():
        if path not in files:
            click.echo(text, nl=False)
    return list(files)


def _maker(kind: str) -> Callable[[Report], str]:
    # Imported here: a run without reports needs no templates.
    from ruleproof.report import badge, html, junit, markdown

    return {
        "junit": junit.junit,
        "markdown": markdown.markdown,
        "html": html.html,
        "badge": badge.badge_svg,
        "badge_json": badge.badge_json,
    }[kind]


def write_output(path: Path, text: str) -> None:
    """Write one file, or to the standard output."""
    if str(path) == "-":
        click.echo(text, nl=False)
    else:
        write_whole(path, text)


def on_github() -> bool:
    """Whether the surroundings read workflow commands."""
    import os

    return os.environ.get("GITHUB_ACTIONS") == "true"


def annotation(level: str, file: str, line: int, title: str, message: str) -> str:
    """A workflow command of GitHub that marks a line of a file."""
    return f"::{level} file={_property(file)},line={line},title={_property(title)}::{_data(message)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def is_terminal() -> bool:
    """Whether somebody watches the standard error."""
    return sys.stderr.isatty()
