"""What happened, in order, and who could see which card it happened to."""

from __future__ import annotations

from typing import NamedTuple

from .areas import EVERYBODY, Seat
from .cards import Card


class Event(NamedTuple):
    """One thing that happened; `seen` holds the bits of the seats that could tell which card it was."""

    kind: str
    player: Seat | None = None
    card: Card | None = None
    source: Card | None = None
    origin: str | None = None
    destination: str | None = None
    amount: int | None = None
    seen: int = EVERYBODY


Log = list[Event]
