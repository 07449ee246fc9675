"""Physical cards: what is printed on them is shared and frozen, where and how they lie is theirs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .areas import Area, Seat
    from .modifiers import Modifier


class Orientation(Enum):
    """How a card on the field lies."""

    ACTIVE = "active"
    RESTED = "rested"


@dataclass(frozen=True, slots=True)
class Definition:
    """What every printed card has: a name."""

    name: str


class Card:
    """One physical card; `instance` grows each time the rules make it a new card."""

    __slots__ = (
        "area",
        "definition",
        "face_up",
        "holder",
        "instance",
        "label",
        "modifiers",
        "orientation",
        "owner",
        "serial",
        "turn_entered",
        "under",
    )

    definition: Definition
    owner: Seat
    area: Area | None
    holder: Card | None
    under: list[Card]

    def __init__(self, definition: Definition, owner: Seat, serial: int, label: str | None = None) -> None:
        self.definition = definition
        self.owner = owner
        self.serial = serial
        """Its place among the game's cards in the order of making; equal in every replay."""
        self.label = label
        self.area = None
        self.holder = None
        """The card that this one lies under."""
        self.under = []
        self.orientation: Orientation | None = None
        self.face_up = False
        self.instance = 0
        self.turn_entered = 0
        self.modifiers: list[Modifier] = []

    def __repr__(self) -> str:
        return self.label or self.definition.name
