"""`ruleproof rules lint`: whether the rule data holds together."""

from __future__ import annotations

from pathlib import Path

import click

from ruleproof.rulebook.linting import Fault, lint
from ruleproof.rulebook.loading import known_games, load_game, rules_text

from ..options import json_option, write_json


@click.command("lint")
@click.option("--game", "game_id", metavar="ID", help="Only this game.  [default: all]")
@click.option(
    "--against",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The official document: find what our texts copy from it and which of its references we lack.",
)
@json_option
@click.pass_context
def lint_rules(ctx: click.Context, game_id: str | None, against: Path | None, json_path: Path | None) -> None:
    """Check the rule data: numbering, references, kinds, restatements.

    Finds references that lead nowhere or are told in one place only, gaps and duplicates in the numbering,
    rules without a text, unknown kinds and keys, and, with --against, ten words or more in a row that are the
    publisher's. Exit code 1 if there is a fault.
    """
    games = (game_id,) if game_id else known_games()
    faults = [fault for game in games for fault in lint(game)]
    compared = not faults
    if against and compared:
        faults += [fault for game in games for fault in _against(game, against)]
    if json_path:
        write_json(json_path, {"faults": [fault.to_json() for fault in faults]})
    for fault in faults:
        click.echo(str(fault))
    click.echo(f"{len(faults)} faults." if faults else f"No faults in {', '.join(games)}.")
    if against and not compared:
        click.echo(f"Not compared with {against}: mend these first.")
    if faults:
        ctx.exit(1)


def _against(game_id: str, document: Path) -> list[Fault]:
    # Imported here: without a document nothing needs the importer.
    from ruleproof.rulebook.copying import copies, left_out
    from ruleproof.rulebook.fingerprints import closest_edition, verify
    from ruleproof.rulebook.importing.importing import import_rulebook

    imported = import_rulebook(document)
    faults = list(copies(rules_text() / game_id, imported))
    book = closest_edition(load_game(game_id), imported.rules)
    # References are compared only with a document of the same game, which most of its wordings show.
    if 2 * len(verify(book, imported.rules).same) > len(book.rules):
        faults += left_out(book, imported)
    return faults
