"""How a game's table is laid out: a file of the game, or, where there is none, one row for each area."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib import resources
from typing import Literal

import msgspec

from ruleproof.rulebook.model import Game

COLUMNS = 5
"""How many places stand beside each other in a row."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where an area lies and how its cards are drawn."""

    area: str
    draw: Literal["cards", "pool", "pile"]
    span: int = COLUMNS
    short: str = ""

    @property
    def name(self) -> str:
        """The area's name on the picture."""
        return self.short or self.area


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Places beside each other, from the player's left to their right."""

    places: tuple[Place, ...]


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's side of the table, from the middle to the player."""

    row: tuple[Row, ...]

    @property
    def areas(self) -> list[str]:
        """Every area that is drawn."""
        return [place.area for row in self.row for place in row.places]


@lru_cache(maxsize=8)
def _read(game_id: str) -> Layout | None:
    file = resources.files(__package__) / "layouts" / f"{game_id}.toml"
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Layout)


def layout_of(game: Game) -> Layout:
    """The game's layout."""
    found = _read(game.id)
    return found or Layout(tuple(Row((Place(area, "cards"),)) for area in game.areas))
