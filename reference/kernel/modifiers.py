"""Continuous effects on single cards, and how long they last."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .areas import Seat


class Duration(Enum):
    """When a continuous effect ends."""

    BATTLE = "during this battle"
    TURN = "during this turn"
    END_OF_TURN = "until the end of the turn"
    START_OF_NEXT_TURN = "until the start of your next turn"
    END_OF_NEXT_TURN = "until the end of your next turn"
    END_OF_OPPONENTS_NEXT_TURN = "until the end of your opponent's next turn"
    NEXT_REFRESH = "in the next Refresh Phase of the card's player"


@dataclass(frozen=True, slots=True)
class Modifier:
    """A change to one value of a card, by the effect of a player, for a while."""

    value: str
    amount: int
    duration: Duration
    player: Seat
    keyword: str | None = None
