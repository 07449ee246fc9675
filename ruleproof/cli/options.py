"""Options that several commands share, and how results are written."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from ruleproof.rulebook.writing import write_whole

F = TypeVar("F", bound=Callable[..., object])


def game_option(command: F) -> F:
    """`--game`: the game by its id."""
    return click.option(
        "--game", "game_id", default="one_piece", show_default=True, metavar="ID", help="The game, by its id."
    )(command)


def edition_option(command: F) -> F:
    """`--rules`: the edition of the rulebook."""
    return click.option(
        "--rules", "edition", metavar="EDITION", help="The edition of the rulebook.  [default: the newest]"
    )(command)


def json_option(command: F) -> F:
    """`--json`: where to write the result for a machine."""
    return click.option(
        "--json",
        "json_path",
        type=click.Path(path_type=Path, dir_okay=False),
        metavar="FILE",
        help="Write the result as JSON too.",
    )(command)


def write_json(path: Path, content: Any) -> None:
    """Write a JSON file whole or not at all: a reader never finds half of it."""
    write_whole(path, json.dumps(content, indent=2, ensure_ascii=False) + "\n")
