"""`ruleproof cards`: which card texts the reference interpreter can read, and how it reads one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import click
from rich.console import Console
from rich.progress import track
from rich.tree import Tree

from ruleproof.adapter.errors import RuleproofError
from ruleproof.play.decks import json_lines

from .fixtures import card_language, match, trees
from .options import game_option, write_json

Pair = tuple[str, str]
"""A card's text and its [Trigger], which is printed apart."""


@dataclass(frozen=True, slots=True)
class CardLine:
    """One card of a file: its id and the text to read."""

    id: str
    text: str
    trigger: str


@dataclass(frozen=True, slots=True)
class Finding:
    """Whether a card's text was read; if not, where reading stopped, at which words, and why."""

    id: str
    read: bool
    where: str | None = None
    words: str | None = None
    why: str | None = None


@click.group()
def cards() -> None:
    """Find out which card texts can be read, and how they are read."""


cards.add_command(trees)
cards.add_command(match)


@cards.command("check")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@game_option
@click.option(
    "--json", "out", type=click.Path(dir_okay=False, path_type=Path), help="Write the findings to this file."
)
def check(file: Path, game_id: str, out: Path | None) -> None:
    """Read every card text of FILE and tell what cannot be read.

    FILE holds a JSON object a line, with `id`, `text` and `trigger`. The totals count each different pair of
    text and [Trigger] once.
    """
    language = card_language(game_id)
    lines = list(_card_lines(file))
    if not lines:
        raise RuleproofError(f"{file} holds no card. Give a file with a JSON object a line.")
    console = Console(stderr=True)
    results: dict[Pair, Finding] = {}
    findings = []
    for line in track(lines, "Reading", console=console, transient=True):
        pair = (line.text, line.trigger)
        if pair not in results:
            results[pair] = _finding(language, line)
        findings.append(_for_card(results[pair], line.id))
    summary = {"total": len(results), "read": sum(result.read for result in results.values())}
    _tell(results, summary)
    if out is not None:
        write_json(out, {"summary": summary, "cards": [asdict(finding) for finding in findings]})


@cards.command("show")
@click.argument("text")
@game_option
@click.option("--json", "as_json", is_flag=True, help="Print the tree as JSON, as engines receive it.")
def show(text: str, game_id: str, as_json: bool) -> None:
    """Print the ability tree of a card TEXT."""
    language = card_language(game_id)
    try:
        nodes = language.text_nodes(language.read_card_text(text.replace("\\n", "\n")))
    except language.CardTextError as error:
        raise RuleproofError(f"{str(error)[:1].upper()}{str(error)[1:]}.") from None
    if as_json:
        click.echo(json.dumps(nodes, indent=2, ensure_ascii=False))
        return
    console = Console(highlight=False, markup=False)
    for node in nodes:
        console.print(_branch(node))


@cards.command("schema")
@game_option
def schema(game_id: str) -> None:
    """Print the JSON Schema of ability trees."""
    click.echo(json.dumps(card_language(game_id).schema(), indent=2, ensure_ascii=False))


def _card_lines(file: Path) -> Iterator[CardLine]:
    """The cards of a file, a JSON object a line."""
    for number, line in json_lines(file):
        try:
            card = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise RuleproofError(f"{file}:{number} is no JSON: {error}.") from None
        if not isinstance(card, dict) or not {"text", "trigger"} & set(card):
            raise RuleproofError(f"{file}:{number} must be a JSON object with id, text and trigger.")
        yield CardLine(
            str(card.get("id", f"line {number}")),
            *(_text_of(card, key, f"{file}:{number}") for key in ("text", "trigger")),
        )


def _text_of(card: dict[str, Any], key: str, where: str) -> str:
    text = card.get(key)
    if text is not None and not isinstance(text, str):
        raise RuleproofError(f"{where}: {key} is {text!r:.40}; it must be a text in quotes, or null.")
    return text or ""


def _finding(language: ModuleType, line: CardLine) -> Finding:
    try:
        language.read_card(line.text, line.trigger)
    except language.CardTextError as error:
        where = f"line {error.line}, column {error.column}"
        return Finding(line.id, False, where, error.words, error.why or None)
    return Finding(line.id, True)


def _for_card(finding: Finding, card_id: str) -> Finding:
    """The finding of the same text on another card."""
    return Finding(card_id, finding.read, finding.where, finding.words, finding.why)


def _tell(results: dict[Pair, Finding], summary: dict[str, int]) -> None:
    """Print the texts that were not read, and the totals."""
    for finding in results.values():
        if not finding.read:
            because = f" ({finding.why})" if finding.why else ""
            click.echo(f"{finding.id}  {finding.where}: {finding.words!r}{because}")
    total, read = summary["total"], summary["read"]
    share = 100 * read / total if total else 100.0
    click.echo(f"{read} of {total} different texts read ({share:.1f}%)")


def _branch(node: dict[str, Any]) -> Tree:
    """A node and those beneath it, drawn as a tree."""
    values = " ".join(f"{name}={_shown(value)}" for name, value in node.get("values", {}).items())
    tree = Tree(f"{node['kind']} {values}".rstrip())
    for role, parts in node.get("parts", {}).items():
        branch = tree.add(role)
        for part in parts:
            branch.add(_branch(part))
    return tree


def _shown(value: object) -> str:
    return ", ".join(str(each) for each in value) if isinstance(value, list) else str(value)
