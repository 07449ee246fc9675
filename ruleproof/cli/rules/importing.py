"""`ruleproof rules import`: read a rulebook document into numbered rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from ruleproof.rulebook.fingerprints import closest_edition, verify
from ruleproof.rulebook.importing.importing import import_rulebook
from ruleproof.rulebook.importing.records import Imported
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game

from ..options import game_option, json_option, write_json


@click.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@game_option
@json_option
def import_document(file: Path, game_id: str, json_path: Path | None) -> None:
    """Read a rulebook (PDF, DOCX, Markdown, plain or OCR text) into numbered rules.

    Numbers that a converter spoilt are repaired from their neighbours, wrapped lines are joined, page marks
    and Markdown are taken off. Every repair is listed with its line, and so is every line that belongs to no
    rule: nothing is dropped silently. The text stays on your machine; nothing of it enters the suite.

    \b
    ruleproof rules import rules.pdf --json rules.json
    """
    game = load_game(game_id)
    imported = import_rulebook(file)
    if json_path:
        write_json(json_path, imported.to_json())
    click.echo("\n".join(_report(game, file, imported)))


def _report(game: Game, file: Path, imported: Imported) -> Iterator[str]:
    rules = [rule for rule in imported.rules if "-" in rule.number]
    chapters = len({rule.number.partition("-")[0] for rule in rules})
    yield f"{file.name}: {len(rules)} rules in {chapters} chapters."
    book = closest_edition(game, imported.rules)
    found = verify(book, imported.rules)
    here = len(found.same) + len(found.different) + len(found.unknown)
    yield (
        f"Closest to {game.name} {book.edition}: {here} of its {len(book.rules)} numbers, "
        f"{len(found.same)} in its very wording."
    )
    if imported.repairs:
        yield f"\nRepairs ({len(imported.repairs)}):"
        for repair in imported.repairs:
            became = f" → {repair.after}" if repair.after else ""
            yield f"  line {repair.line}: {repair.what}: {repair.before}{became}"
    if imported.unplaced:
        yield f"\nLines of no rule ({len(imported.unplaced)}):"
        for line in imported.unplaced:
            yield f"  line {line.line}: {line.place.value}: {line.text}"
