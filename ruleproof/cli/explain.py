"""`ruleproof explain`: everything known about a rule, in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from ruleproof.certify.certificate import Certificate, read_certificate
from ruleproof.certify.cleaning import clean
from ruleproof.certify.features import ScenarioText, aligned, features_of, read_features
from ruleproof.certify.profiles import marks_of, profile_of
from ruleproof.certify.withdrawn import read_withdrawn
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game

from .options import edition_option, game_option


@click.command(short_help="Tell everything known about a rule.")
@click.argument("number")
@game_option
@edition_option
@click.option(
    "--certificate",
    "path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Tell also how an engine stands on it.",
)
@click.pass_context
def explain(ctx: click.Context, number: str, game_id: str, edition: str | None, path: Path | None) -> None:
    """Tell everything known about a rule: text, references, history, readings, code, scenarios in full.

    \b
    ruleproof explain 7-1-4-1-1-3
    ruleproof explain 7-1-4-1-1-3 --certificate out.json
    """
    game = load_game(game_id)
    book = game.rulebook(edition)
    book.rule(number)
    certificate = read_certificate(path) if path else None
    _show_rule(ctx, number, game_id, edition)
    texts = read_features(game.id) if features_of(game.id).is_dir() else ()
    for text in texts:
        if text.runs_on(game, book.edition) and text.numbers_in(game, book.edition)[0] == number:
            click.echo()
            click.echo("\n".join(_scenario(text, game, certificate)))


def _show_rule(ctx: click.Context, number: str, game_id: str, edition: str | None) -> None:
    """What `ruleproof rules show` prints."""
    show: click.Command | None = ctx.find_root().command
    for name in ("rules", "show"):
        show = show.get_command(ctx, name) if isinstance(show, click.Group) else None
    if show is not None:
        ctx.invoke(show, number=number, game_id=game_id, edition=edition)


def _scenario(text: ScenarioText, game: Game, certificate: Certificate | None) -> Iterator[str]:
    needs = ", ".join((profile_of(text, game), *marks_of(text)))
    yield f"Scenario: {text.behaviour}"
    yield f"  {text.id} ({needs}), features/{text.feature}:{text.line}"
    withdrawn = read_withdrawn(game.id).get(text.id)
    if withdrawn is not None:
        yield f"  withdrawn since {withdrawn.since}: {withdrawn.reason}"
    yield ""
    before = ""
    for step in text.steps:
        yield f"    {'And' if step.type == before else step.type.capitalize()} {step.text}"
        yield from (f"      {row}" for row in aligned(step.table))
        before = step.type
    result = certificate.of(text.id) if certificate else None
    if certificate is not None:
        engine = clean(certificate.engine.name, 100)
        yield ""
        yield f"    {engine}: {result.verdict if result else 'not played'}"
    if result is not None and result.message:
        yield from (f"      {line}" for line in clean(result.message).splitlines())
