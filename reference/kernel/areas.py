"""Areas and the seats of the players they belong to."""

from __future__ import annotations

from enum import Enum

from .cards import Card


class Visibility(Enum):
    """Who may see the faces of the cards in an area."""

    OPEN = "both players"
    OWNER = "its player"
    SECRET = "nobody"


class Seat:
    """A player's place at the table; `bit` marks them in sets of viewers."""

    __slots__ = ("areas", "bit", "index", "name")

    def __init__(self, index: int) -> None:
        self.index = index
        self.name = f"P{index + 1}"
        self.bit = 1 << index
        self.areas: dict[str, Area] = {}

    def __repr__(self) -> str:
        return self.name


EVERYBODY = 0b11
"""The viewers of open information, as bits of both seats."""


class Area:
    """A player's area: its cards from the top or the first in line on."""

    __slots__ = ("cards", "name", "seat", "seen", "visibility")

    seat: Seat
    cards: list[Card]

    def __init__(self, name: str, seat: Seat, visibility: Visibility) -> None:
        self.name = name
        self.seat = seat
        self.visibility = visibility
        self.cards = []
        self.seen = {Visibility.OPEN: EVERYBODY, Visibility.OWNER: seat.bit, Visibility.SECRET: 0}[visibility]
        """The bits of those who may see the faces here."""
        seat.areas[name] = self

    def __len__(self) -> int:
        return len(self.cards)

    def __repr__(self) -> str:
        return f"<{self.seat.name}'s {self.name}: {self.cards}>"
