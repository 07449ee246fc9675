"""`ruleproof cards trees` and `ruleproof cards match`: what engines get to build fixture cards from."""

from __future__ import annotations

import importlib
import json
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import click

from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.messages import Fixture
from ruleproof.play.decks import read_cards
from ruleproof.rulebook.loading import load_game
from ruleproof.suite import ROOT, STEPS

from .options import game_option

Tree = list[dict[str, Any]]


def card_language(game_id: str) -> ModuleType:
    """The card language of a game, found by name: the kit does not import the reference."""
    name = f"ruleproof.suite.reference.{game_id}.language"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        raise RuleproofError(f"There is no card language for the game {game_id}.") from None


@click.command("trees")
@game_option
def trees(game_id: str) -> None:
    """Print the ability trees of the fixture cards, as engines receive them.

    \b
    ruleproof cards trees > features/one_piece/abilities.json
    """
    language = card_language(game_id)
    lines = [
        f"{json.dumps(card.name)}: {json.dumps(tree, ensure_ascii=False)}"
        for card in _fixtures(game_id).values()
        if (tree := tree_of(language, card))
    ]
    click.echo("{\n" + ",\n".join(lines) + "\n}")


@click.command("match")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@game_option
def match(file: Path, game_id: str) -> None:
    """Print which cards of FILE have the same effects as a fixture card.

    For engines with a fixed pool of cards. FILE holds a JSON object a line, as `ruleproof cards check` reads
    it. Cards that agree with everything that the fixture card tells come first. The output is TOML, as
    `features/<game>/printed.toml` holds it.
    """
    language = card_language(game_id)
    pool: dict[tuple[object, str], list[Fixture]] = defaultdict(list)
    for card in read_cards(file).values():
        if tree := tree_of(language, card):
            pool[card.fields["category"], json.dumps(tree)].append(card)
    found = 0
    for fixture in _fixtures(game_id).values():
        same = pool.get((fixture.fields["category"], json.dumps(tree_of(language, fixture))), [])
        numbers = sorted((not agrees(fixture, card), str(card.fields["number"])) for card in same)
        if numbers:
            found += 1
            click.echo(f"{json.dumps(fixture.name)} = {json.dumps([number for _, number in numbers])}")
    click.echo(f"{found} fixture cards have a match.", err=True)


def tree_of(language: ModuleType, card: Fixture) -> Tree | None:
    """The ability tree of a card; None where it has no text or one that cannot be read."""
    text: str = language.whole_text(card.text, str(card.fields.get("trigger", "")))
    try:
        nodes: Tree = language.text_nodes(language.read_card_text(text)) if text else []
    except language.CardTextError:
        return None
    return nodes or None


def agrees(fixture: Fixture, card: Fixture) -> bool:
    """True if a card has every number, color, type and attribute that the fixture card tells."""
    told = {name: value for name, value in fixture.fields.items() if name != "number"}
    return all(value == _default(card.fields, name) for name, value in told.items())


def _default(fields: Mapping[str, object], name: str) -> object:
    return fields.get(name, 0 if name == "counter" else ())


def _fixtures(game_id: str) -> dict[str, Fixture]:
    game = load_game(game_id)
    catalogue = ROOT / "features" / game.id / "cards.toml"
    if not catalogue.exists():
        raise RuleproofError(f"There are no fixture cards of the game {game_id} yet.")
    cards: dict[str, Fixture] = importlib.import_module(f"{STEPS}.catalogue").read_catalogue(catalogue)
    return cards
