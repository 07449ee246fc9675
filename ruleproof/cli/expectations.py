"""`ruleproof expectations`: keep the engine's file of known failures."""

from __future__ import annotations

from pathlib import Path

import click

from ruleproof.certify.certificate import read_certificate
from ruleproof.certify.expectations import judge, read_expectations, updated, without_reason
from ruleproof.rulebook.writing import write_whole


@click.group(short_help="Keep a file of known failures.")
def expectations() -> None:
    """Keep a file of what an engine is known not to do, for `ruleproof certify --expect`."""


@expectations.command("update")
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("certificate_path", metavar="CERTIFICATE", type=click.Path(path_type=Path))
def update(path: Path, certificate_path: Path) -> None:
    """Bring FILE up to date with a run, keeping reasons, issues and comments.

    Entries of what passes now, was withdrawn or no longer exists are taken out; what newly does not pass is
    added, with a reason for you to write. What the run did not play stays as it is.
    """
    text = updated(path, read_certificate(certificate_path))
    write_whole(path, text)
    entries = read_expectations(path).entries
    click.echo(f"{path}: {len(entries)} expected.")
    for subject in without_reason(entries):
        click.echo(f"  write a reason for {subject}")


@expectations.command("check")
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("certificate_path", metavar="CERTIFICATE", type=click.Path(path_type=Path))
@click.pass_context
def check(ctx: click.Context, path: Path, certificate_path: Path) -> None:
    """Say what in a run is not as FILE expects; exit code 1 if anything is not."""
    surprises = judge(read_certificate(certificate_path), read_expectations(path))
    for surprise in surprises:
        click.echo(f"{surprise.kind}: {surprise.subject}: {surprise.what}")
    if not surprises:
        click.echo("All is as expected.")
    ctx.exit(1 if surprises else 0)
