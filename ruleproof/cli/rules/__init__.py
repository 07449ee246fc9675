"""`ruleproof rules`: read the rules, and check a new edition of them."""

from __future__ import annotations

from importlib import import_module

import click

COMMANDS = {
    "list": "reading:list_rules",
    "show": "reading:show_rule",
    "import": "importing:import_document",
    "diff": "diffing:diff_editions",
    "verify": "verifying:verify_document",
    "draft": "drafting:draft_edition",
    "impact": "impact:show_impact",
    "recite": "reciting:recite_edition",
    "lint": "linting:lint_rules",
}
"""Each command's module and function; a module is imported only when it is asked for, so help is quick."""


class RulesCommands(click.Group):
    """The commands by name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order in which a new edition needs them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, if there is one."""
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        command = getattr(import_module(f"{__name__}.{module}"), name)
        if not isinstance(command, click.Command):
            raise TypeError(f"{name} of {__name__}.{module} is no command")
        return command


@click.group(cls=RulesCommands)
def rules() -> None:
    """Read the rules, restated in our own words, and check a new edition of them.

    \b
    A new edition in five steps:
      ruleproof rules diff 1.1.9 NEW.pdf                     what it changes
      ruleproof rules draft NEW.pdf --amends 1.1.9 --as 1.2  an amendment to fill in
      ruleproof rules impact 1.2                             what the changes reach
      ruleproof rules lint                                   whether the data holds together
      ruleproof rules recite 1.2                             move all citations to its numbers
    """
