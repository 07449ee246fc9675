"""`ruleproof serve`: speak the protocol for an engine over standard input and output."""

from __future__ import annotations

import click

from ruleproof.adapter.serving import serve_here
from ruleproof.adapter.specs import open_engine


@click.command()
@click.option(
    "--engine",
    "spec",
    default="reference",
    show_default=True,
    metavar="SPEC",
    help="The engine: `reference`, `python:module:factory` or `stdio:COMMAND`.",
)
def serve(spec: str) -> None:
    """Speak protocol 1 for an engine: one JSON-RPC message a line, in on stdin and out on stdout.

    \b
    ruleproof serve                                     the reference interpreter
    ruleproof serve --engine python:my_adapter:make     an engine of your own
    ruleproof certify --engine "stdio:ruleproof serve"  certify what is served

    It ends after `goodbye`, or when its input ends. What the engine prints goes to stderr.
    """
    serve_here(lambda: open_engine(spec))
