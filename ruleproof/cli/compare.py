"""`ruleproof compare`: engines side by side, or two runs of one."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ruleproof.adapter.errors import RuleproofError
from ruleproof.certify.certificate import read_intact
from ruleproof.certify.cleaning import clean
from ruleproof.certify.comparing import Comparison, Row
from ruleproof.certify.comparing import compare as compare_certificates

from .options import write_json
from .outputs import output_path, write_output
from .summary import STYLES


@click.command(short_help="Put engines, or two runs of one, side by side.")
@click.argument("paths", metavar="CERTIFICATE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--all", "everything", is_flag=True, help="Show the rules on which all agree, too.")
@click.option(
    "--json",
    "json_path",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the comparison as JSON.",
)
@click.option("--html", "html_path", type=output_path(), metavar="FILE", help="Write it as an HTML page.")
def compare(
    paths: tuple[Path, ...], everything: bool, json_path: Path | None, html_path: Path | None
) -> None:
    """Put engines, or runs of one engine, side by side, rule by rule, the differences first.

    \b
    ruleproof compare mine.json theirs.json
    ruleproof compare old.json new.json --html compare.html
    """
    if len(paths) < 2:
        raise RuleproofError("Name two certificates or more, as in `ruleproof compare a.json b.json`.")
    comparison = compare_certificates([(str(path), read_intact(path)) for path in paths])
    if json_path:
        write_json(json_path, comparison.to_json())
    if html_path:
        from ruleproof.report.html import comparison_html

        write_output(html_path, comparison_html(comparison))
    if str(html_path) != "-":
        _show(Console(highlight=False), comparison, everything)


def _show(console: Console, comparison: Comparison, everything: bool) -> None:
    rows = [*comparison.differences, *(comparison.agreed if everything else ())]
    if rows:
        console.print(_table(comparison, rows))
    told = f"{len(comparison.differences)} rules differ, {len(comparison.agreed)} agree"
    console.print(f"\n{told} (edition {comparison.edition})." if rows else f"{told}.")


def _table(comparison: Comparison, rows: list[Row]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Rule", no_wrap=True)
    for name in comparison.names:
        table.add_column(escape(clean(name, 60)))
    for row in rows:
        table.add_row(row.number, *(f"[{STYLES.get(each, 'dim')}]{escape(each)}[/]" for each in row.statuses))
    return table
