"""`ruleproof protocol`: the messages between Ruleproof and an engine, for machines."""

from __future__ import annotations

import click

from ruleproof.adapter.schema import as_text, contract_schema, definition_schema


@click.group()
def protocol() -> None:
    """The protocol that engines in other languages speak."""


@protocol.command()
@click.argument("message", required=False)
def schema(message: str | None) -> None:
    """Print the JSON Schema of the protocol, or of one MESSAGE with all that it needs.

    \b
    ruleproof protocol schema                 every message and every line
    ruleproof protocol schema Welcome         one message
    ruleproof protocol schema FromEngine      any line that an engine writes

    The whole schema also lies in the package, as ruleproof/adapter/protocol-1.json.
    """
    click.echo(as_text(definition_schema(message) if message else contract_schema()), nl=False)
