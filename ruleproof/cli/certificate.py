"""`ruleproof certificate`: verify a certificate, and print the schema of certificates."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ruleproof import __version__
from ruleproof.adapter.launch import Launch
from ruleproof.certify.certificate import certificate_schema, read_certificate
from ruleproof.certify.verifying import faults_of, is_of_this_suite, reproduce

from .certify import progress_bar
from .launching import launch_options


@click.group()
def certificate() -> None:
    """Verify certificates, and print their JSON Schema."""


@certificate.command("verify")
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--engine", "spec", metavar="SPEC", help="Play its scenarios again on this engine and compare.")
@launch_options
@click.pass_context
def verify(ctx: click.Context, /, path: Path, spec: str | None, launch: Launch) -> None:
    """Check that a certificate holds together, and with --engine that it can be reproduced.

    The file must have the form of the schema; its digest must fit its content; its sums, profiles and rules
    must follow from its scenarios; and where it is of the suite installed here, its scenarios must be those
    of the suite. Exit codes: 0 it holds, 1 it does not, 2 it is no certificate.
    """
    found = read_certificate(path)
    faults = faults_of(found)
    if not is_of_this_suite(found) and found.suite.version != __version__:
        click.echo(
            f"It is of suite {found.suite.version}, and {__version__} is installed here: only what it says "
            "of itself was checked."
        )
    if not faults and spec is not None:
        with progress_bar() as progress:
            faults = reproduce(found, spec, progress, launch)
    for fault in faults:
        click.echo(fault)
    if faults:
        click.echo(f"{path} does not hold: {len(faults)} fault{'' if len(faults) == 1 else 's'}.")
        ctx.exit(1)
    again = ", and the engine does it again" if spec else ""
    click.echo(f"{path} holds: {len(found.scenarios)} scenarios on {found.game} {found.rules}{again}.")


@certificate.command("schema")
def schema() -> None:
    """Print the JSON Schema of certificates."""
    click.echo(json.dumps(certificate_schema(), indent=2))
