"""`ruleproof report`: what people and CI systems read, from a certificate."""

from __future__ import annotations

from pathlib import Path

import click

from ruleproof.adapter.errors import RuleproofError
from ruleproof.certify.certificate import read_intact
from ruleproof.certify.expectations import read_expectations
from ruleproof.report.content import Report

from .outputs import expect_option, report_options, write_reports


@click.command()
@click.argument("certificate_path", metavar="CERTIFICATE", type=click.Path(path_type=Path))
@report_options
@expect_option
def report(certificate_path: Path, expect_path: Path | None, **paths: Path | None) -> None:
    """Write reports of a run from its certificate.

    \b
    ruleproof report out.json --html report.html --junit report.xml
    ruleproof report out.json --markdown - >> "$GITHUB_STEP_SUMMARY"
    ruleproof report out.json --badge badge.svg --badge-json badge.json

    `ruleproof certify` takes the same options. A file named - is the standard output.
    """
    if not any(paths.values()):
        raise RuleproofError(
            "Nothing to write: name at least one of --junit, --markdown, --html, --badge and --badge-json."
        )
    expectations = read_expectations(expect_path) if expect_path else None
    for path in write_reports(Report(read_intact(certificate_path), expectations), paths):
        click.echo(f"Wrote {path}.", err=True)
