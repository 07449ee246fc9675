"""`ruleproof lint`: whether the features keep the rules that every scenario keeps."""

from __future__ import annotations

from pathlib import Path

import click

from ruleproof.certify.features import features_of
from ruleproof.certify.lint import lint_features
from ruleproof.rulebook.loading import load_game

from .options import game_option
from .outputs import annotation, on_github


@click.command(short_help="Check the scenarios as they are written.")
@click.argument("files", nargs=-1)
@game_option
@click.pass_context
def lint(ctx: click.Context, files: tuple[str, ...], game_id: str) -> None:
    """Check the features of a game: titles, tags, phrases, twins, doubles.

    With FILES only what is found in them is told, so that it can be a pre-commit hook; the whole game is
    read all the same, from the folder in which they lie, since ids and twins reach across files. Exit code 1
    if there is a fault.
    """
    game = load_game(game_id)
    folder = _folder_of(files, game.id) or features_of(game.id)
    found = lint_features(game, folder) if folder.is_dir() else []
    if files:
        found = [each for each in found if any(_is_in(each.where, file) for file in files)]
    for finding in found:
        file, _, line = f"features/{finding.where}".rpartition(":")
        click.echo(f"features/{finding}")
        if on_github():
            click.echo(annotation("error", file, int(line), "feature lint", finding.what), err=True)
    click.echo(f"{len(found)} fault{'' if len(found) == 1 else 's'} in the features of {game.id}.")
    ctx.exit(1 if found else 0)


def _folder_of(files: tuple[str, ...], game_id: str) -> Path | None:
    """The features that the files belong to: a hook has a suite of its own and is asked about another."""
    parents = (parent for file in files for parent in Path(file).resolve().parents)
    return next((each for each in parents if each.parts[-2:] == ("features", game_id)), None)


def _is_in(where: str, file: str) -> bool:
    return file.replace("\\", "/").endswith(where.rpartition(":")[0])
