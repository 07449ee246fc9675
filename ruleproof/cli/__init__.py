"""The command `ruleproof`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

import click

from ruleproof import __version__
from ruleproof.adapter.errors import EngineError, EngineUnavailable, RuleproofError, printable

COMMANDS = (
    *("certify", "report", "gate", "compare", "expectations", "merge", "certificate", "coverage"),
    *("rules", "explain", "lint", "cards", "play", "replay"),
    *("fuzz", "perft", "sabotage", "engine", "protocol", "serve"),
)
"""Each lies in a module of its own name and is imported only when it is asked for, so that help is quick."""


class Commands(click.Group):
    """The commands by name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order in which help shows them."""
        return [name for name in COMMANDS if find_spec(f"{__name__}.{name}")]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, if there is one."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command = getattr(import_module(f"{__name__}.{cmd_name}"), cmd_name)
        if not isinstance(command, click.Command):
            raise TypeError(f"{cmd_name} of {__name__}.{cmd_name} is no command")
        return command


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, prog_name="ruleproof", message="%(prog)s %(version)s")
def cli() -> None:
    """Find out, rule by rule, where a trading-card-game engine follows its rulebook.

    \b
    Certify the reference interpreter:   ruleproof certify
    Certify an engine of your own:       ruleproof certify --engine python:my_adapter:make
    See every failure drawn:             ruleproof certify --engine … --html report.html
    Read a rule and what proves it:      ruleproof rules show 7-1-4-1
    See which rules have no scenario:    ruleproof coverage
    Start an adapter of your own:        ruleproof engine new python my_adapter
    Check that an adapter is sound:      ruleproof engine check python:my_adapter:make

    Exit codes: 0 all is well, 1 something failed or is below its minimum, 2 wrong use, 3 the engine could
    not be found or started.
    """


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; wrong use is one paragraph on stderr and never a traceback."""
    try:
        code = cli.main(args=arguments, prog_name="ruleproof", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return 2
    except click.Abort:
        click.echo("Stopped.", err=True)
        return 130
    except EngineUnavailable as error:
        click.echo(f"ruleproof: {error}", err=True)
        return 3
    except RuleproofError as error:
        click.echo(f"ruleproof: {error}", err=True)
        return 2
    except EngineError as error:
        click.echo(f"ruleproof: {printable(str(error))}", err=True)
        return 1
    return code if isinstance(code, int) else 0
