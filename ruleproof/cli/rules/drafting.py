"""`ruleproof rules draft`: an amendment to fill in, made from a new document."""

from __future__ import annotations

from pathlib import Path

import click

from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook.drafting import check_names, draft
from ruleproof.rulebook.importing.importing import import_rulebook
from ruleproof.rulebook.loading import load_game, rules_text
from ruleproof.rulebook.writing import write_whole

from ..options import game_option
from .diffing import report


@click.command("draft")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--amends", required=True, metavar="EDITION", help="The edition that the new one amends.")
@click.option("--as", "edition", required=True, metavar="EDITION", help="The name of the new edition.")
@click.option(
    "--base",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The document of the amended edition: then damage is told from rewording, and words are compared.",
)
@click.option("--published", default="", metavar="DATE", help="When the new edition was published.")
@click.option(
    "--output",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Where to write it.  [default: rules_text/<game>/<edition>.toml]",
)
@click.option("--force", is_flag=True, help="Replace an earlier draft.")
@game_option
def draft_edition(
    file: Path,
    amends: str,
    edition: str,
    base: Path | None,
    published: str,
    output: Path | None,
    force: bool,
    game_id: str,
) -> None:
    """Write a draft amendment: what FILE changes in an edition that is here.

    The draft holds numbers, references and fingerprints and no word of the document. Rules that were added
    or reworded are marked `needs_review`: restating them is the writer's work. Meanwhile `rules impact` and
    `certify` accept the draft: touched rules are reported as needing review, the others run as in the
    edition that it amends. The file is written whole or not at all.

    \b
    ruleproof rules draft new.pdf --amends 1.1.9 --as 1.2.0
    """
    game = load_game(game_id)
    check_names(game, amends, edition)
    path = output or rules_text() / game_id / f"{edition}.toml"
    if path.exists() and not force:
        raise RuleproofError(f"{path} is there already; --force replaces it, --output writes elsewhere.")
    documents = import_rulebook(file), import_rulebook(base) if base else None
    made = draft(game, documents[0], amends, edition, file.name, documents[1], published)
    write_whole(path, made.text)
    click.echo("\n".join(report(made.changes)))
    waiting = sum(rule.needs_review for rule in made.book.rules.values())
    click.echo(f"\n{path} is written: {waiting} of {len(made.book.rules)} rules need review.")
