"""`ruleproof rules recite`: move every citation to another edition's numbers."""

from __future__ import annotations

import click

from ruleproof.rulebook.loading import load_game, rules_text
from ruleproof.rulebook.reciting import recite
from ruleproof.rulebook.writing import write_all

from ..options import game_option


@click.command("recite")
@click.argument("edition")
@click.option(
    "--from", "source", metavar="EDITION", help="Whose numbers are cited now.  [default: as game.toml]"
)
@click.option("--dry-run", is_flag=True, help="Only say what would change.")
@game_option
def recite_edition(edition: str, source: str | None, dry_run: bool, game_id: str) -> None:
    """Make EDITION the citing edition: move every citation to its numbers.

    Titles, tags and file names of features, readings, strings and comments of the reference and of the
    saboteurs, and `citing_edition` in game.toml. All numbers move at once (1-3-8 to 1-3-7 while 1-3-7 goes to
    1-3-6-1), and all files are written or none. A citation of a rule that EDITION does not have is refused.
    """
    game = load_game(game_id)
    found = recite(game, edition, source)
    for path, count in found.moved.items():
        click.echo(f"{path.relative_to(rules_text().parent)}: {count} citations")
    if dry_run:
        click.echo(f"Nothing was written; {len(found.contents)} files would change.")
        return
    write_all(found.contents)
    click.echo(f"{sum(found.moved.values())} citations moved; {len(found.contents)} files changed.")
