"""`ruleproof rules verify`: an official document against our fingerprints."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from ruleproof.rulebook.fingerprints import Verification, closest_edition, verify
from ruleproof.rulebook.importing.importing import import_rulebook
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game

from ..options import game_option, json_option, write_json


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@game_option
@click.option(
    "--rules", "edition", metavar="EDITION", help="The edition to compare with.  [default: the closest]"
)
@json_option
@click.pass_context
def verify_document(
    ctx: click.Context, file: Path, game_id: str, edition: str | None, json_path: Path | None
) -> None:
    """Check that a document you own is the one that our restatements are made from.

    Each rule's wording is brought to a normal form (no page marks, Markdown or layout; quotes and dashes
    folded), and its SHA-256 compared with the fingerprint in our data. Exit code 1 if anything differs.
    """
    game = load_game(game_id)
    document = import_rulebook(file)
    book = closest_edition(game, document.rules) if edition is None else game.rulebook(edition)
    found = verify(book, document.rules)
    if json_path:
        write_json(json_path, found.to_json())
    click.echo("\n".join(_report(game, file, found)))
    if not found.holds:
        ctx.exit(1)


def _report(game: Game, file: Path, found: Verification) -> Iterator[str]:
    total = len(found.same) + len(found.different) + len(found.missing) + len(found.unknown)
    yield f"{file.name} against {game.name} {found.edition}: {len(found.same)} of {total} rules agree."
    for title, numbers in (
        ("Worded otherwise", found.different),
        ("Not in the document", found.missing),
        ("Not in the edition", found.extra),
        ("Without a fingerprint", found.unknown),
    ):
        if numbers:
            yield f"{title} ({len(numbers)}): {', '.join(numbers)}"
    if found.different:
        yield (
            "A wording differs where the document is damaged or is another edition; "
            "`ruleproof rules diff` with a clean document shows the words."
        )
