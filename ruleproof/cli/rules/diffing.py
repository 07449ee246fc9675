"""`ruleproof rules diff`: what one edition or document changes in another."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from ruleproof.rulebook.comparing import compare, side
from ruleproof.rulebook.importing.diffing import EditionDiff, Lone, Reworded, Slip
from ruleproof.rulebook.loading import load_game

from ..options import game_option, json_option, write_json

WIDTH = 100


@click.command("diff")
@click.argument("old")
@click.argument("new")
@game_option
@json_option
def diff_editions(old: str, new: str, game_id: str, json_path: Path | None) -> None:
    """Say what NEW changes in OLD; each is an edition such as 1.1.9, or a document.

    Rules are paired by wording and place, so that a rule that only moved is told as renumbered. What a scan
    or a converter spoils (misread letters, lost signs, wrong numbers) is listed apart as damage and slips.
    Of our own editions only fingerprints of the official wording are held: between an edition and a document
    a rewording is told without its words.

    \b
    ruleproof rules diff 1.1.8 1.1.9
    ruleproof rules diff old.pdf new.pdf --json changes.json
    """
    game = load_game(game_id)
    found = compare(game, side(game, old), side(game, new))
    if json_path:
        write_json(json_path, found.to_json())
    click.echo("\n".join(report(found)))


def report(found: EditionDiff) -> Iterator[str]:
    """The differences as a reader wants them, the weightiest first."""
    yield from _section("Added", (_lone(entry) for entry in found.added))
    yield from _section("Removed", (_lone(entry) for entry in found.removed))
    yield from _section("Reworded", (_reworded(entry) for entry in found.reworded))
    yield from _section("Renumbered", (f"{entry.old_number} → {entry.number}" for entry in found.renumbered))
    yield from _section("Only references moved", (_reworded(entry) for entry in found.references))
    damage = (
        f"{entry.number}: {what}: {change}"
        for entry in found.damage
        for change, what in zip(entry.changes, entry.what, strict=True)
    )
    yield from _section("Damage", damage)
    slips = (
        f"{s.number}: " + (s.note or f"printed {s.old_printed}, now {s.new_printed}") for s in found.slips
    )
    yield from _section("Slips", slips)
    total = sum(map(len, (found.added, found.removed, found.reworded, found.renumbered)))
    yield f"{total} changes." if total else "No rule was added, removed, reworded or renumbered."


def _section(title: str, lines: Iterable[str]) -> Iterator[str]:
    held = list(lines)
    if held:
        yield f"{title} ({len(held)}):"
        yield from (f"  {line}" for line in held)
        yield ""


def _lone(rule: Lone) -> str:
    return f"{rule.number}  {textwrap.shorten(rule.text or '', WIDTH, placeholder=' …')}".rstrip()


def _slip(rule: Slip) -> str:
    return f"{rule.number}: " + (rule.note or f"printed {rule.old_printed}, now {rule.new_printed}")


def _reworded(rule: Reworded) -> str:
    number = rule.number if rule.number == rule.old_number else f"{rule.old_number} → {rule.number}"
    told = [*map(str, rule.changes), *([f"({rule.note})"] if rule.note else [])]
    return f"{number}: " + "; ".join(told)
