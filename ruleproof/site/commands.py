"""The command reference, from the command itself."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import click
from docutils import nodes

from ruleproof.cli import cli


def command_sections() -> list[nodes.Node]:
    """A section for each command, and below a group's one for each of its commands."""
    context = click.Context(cli, info_name="ruleproof")
    return [_section(each, context) for each in _below(cli, context)]


def _below(group: click.Group, context: click.Context) -> list[tuple[str, click.Command]]:
    named = ((name, group.get_command(context, name)) for name in group.list_commands(context))
    return [(name, command) for name, command in named if command and not command.hidden]


def _section(named: tuple[str, click.Command], parent: click.Context) -> nodes.section:
    name, command = named
    context = click.Context(command, info_name=name, parent=parent)
    path = context.command_path
    section = nodes.section(ids=[nodes.make_id(path)], names=[path])
    section += nodes.title("", "", nodes.literal("", path))
    usage = " ".join([path, *command.collect_usage_pieces(context)])
    section += nodes.literal_block(usage, usage, language="console")
    section += list(_help(command.help or ""))
    options = [each for each in command.get_params(context) if isinstance(each, click.Option)]
    if rows := [each.get_help_record(context) for each in options if each.name != "help"]:
        section += _options([row for row in rows if row])
    if isinstance(command, click.Group):
        section += [_section(each, context) for each in _below(command, context)]
    return section


def _help(text: str) -> Iterator[nodes.Node]:
    """Paragraphs, and as they are written those that begin with a \\b of their own."""
    for paragraph in inspect.cleandoc(text).split("\n\n"):
        if paragraph.startswith("\b\n"):
            plain = inspect.cleandoc(paragraph.removeprefix("\b\n"))
            yield nodes.literal_block(plain, plain, language="text")
        elif paragraph.strip():
            yield _paragraph(paragraph)


def _paragraph(text: str) -> nodes.paragraph:
    """A paragraph in which what stands in backticks is code."""
    paragraph = nodes.paragraph()
    for place, part in enumerate(" ".join(text.split()).split("`")):
        paragraph += nodes.literal("", part) if place % 2 else nodes.Text(part)
    return paragraph


def _options(rows: list[tuple[str, str]]) -> nodes.definition_list:
    listed = nodes.definition_list(classes=["rp-options"])
    for names, told in rows:
        listed += nodes.definition_list_item(
            "",
            nodes.term("", "", nodes.literal("", names)),
            nodes.definition("", _paragraph(told)),
        )
    return listed
