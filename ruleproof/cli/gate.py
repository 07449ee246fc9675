"""`ruleproof gate`: one exit code for whether a certificate is good enough."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ruleproof.certify.certificate import read_certificate
from ruleproof.certify.cleaning import clean
from ruleproof.certify.expectations import read_expectations
from ruleproof.certify.gate import close

from .outputs import expect_option


@click.command(short_help="Let a run through, or say what speaks against it.")
@click.argument("path", metavar="CERTIFICATE", type=click.Path(path_type=Path))
@click.option(
    "--min",
    "least",
    type=click.FloatRange(0, 100),
    metavar="PCT",
    help="The least share of rules that passing scenarios must cover.",
)
@click.option(
    "--baseline",
    "baseline_path",
    type=click.Path(path_type=Path),
    metavar="OLD",
    help="An earlier certificate: nothing that passed there may fail or be missing here.",
)
@click.option("--profile", metavar="NAME", help="The profile that must have been earned.")
@expect_option
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
@click.pass_context
def gate(
    ctx: click.Context,
    path: Path,
    least: float | None,
    baseline_path: Path | None,
    profile: str | None,
    expect_path: Path | None,
    as_json: bool,
) -> None:
    """Let a run through, or say everything that speaks against it.

    \b
    ruleproof gate out.json                          every scenario must pass
    ruleproof gate out.json --baseline old.json      no rule may pass no longer, no scenario disappear
    ruleproof gate out.json --min 80 --profile core  coverage, and a profile

    A scenario that is newer than the baseline never counts against it, and a withdrawn one may go. Exit
    codes: 0 open, 1 closed, 2 wrong use.
    """
    found = close(
        read_certificate(path),
        least=least,
        baseline=read_certificate(baseline_path) if baseline_path else None,
        profile=profile,
        expectations=read_expectations(expect_path) if expect_path else None,
    )
    if as_json:
        content = {"open": not found, "findings": [finding.to_json() for finding in found]}
        click.echo(json.dumps(content, indent=2, ensure_ascii=False))
    else:
        for finding in found:
            click.echo(clean(f"{finding.kind}: {finding.what}", 1000))
        click.echo(f"The gate is closed: {len(found)} found." if found else "The gate is open.")
    ctx.exit(1 if found else 0)
