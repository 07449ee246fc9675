"""`ruleproof merge`: one certificate from shards and partial runs."""

from __future__ import annotations

from pathlib import Path

import click

from ruleproof.certify.certificate import read_intact
from ruleproof.certify.merging import merge as merge_certificates
from ruleproof.report.content import Report, verdict_line
from ruleproof.rulebook.writing import write_whole


@click.command(short_help="Make one certificate of shards.")
@click.argument("paths", metavar="CERTIFICATE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "-o",
    "--output",
    "output",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Where to write the merged certificate.",
)
def merge(paths: tuple[Path, ...], output: Path) -> None:
    """Merge the certificates of shards or partial runs into one; their order does not matter.

    \b
    ruleproof certify --engine … --shard 1/2 --json 1.json
    ruleproof certify --engine … --shard 2/2 --json 2.json
    ruleproof merge 1.json 2.json -o out.json

    Runs of different suites, engines, games or editions, and runs that disagree, are refused (exit code 2).
    Whether the engine is certified is for `ruleproof gate` to say.
    """
    merged = merge_certificates([(str(path), read_intact(path)) for path in paths])
    write_whole(output, merged.to_text())
    parts = "" if merged.complete else " Scenarios are still missing: it is not a complete run."
    click.echo(f"{verdict_line(Report(merged))}.{parts}")
