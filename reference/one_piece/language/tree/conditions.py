"""Conditions that an effect or a part of it needs, and events that auto effects wait for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .cards import Cards, Filter, Number, Selector
from .words import Player, Relation


@dataclass(frozen=True, slots=True)
class Compare:
    """A number stands in this relation to another ("you have 2 or less Life cards")."""

    left: Number
    relation: Relation
    right: Number


@dataclass(frozen=True, slots=True)
class Fits:
    """Every card pointed at is described by at least one of the selectors; false if there is no such card."""

    cards: Cards
    among: tuple[Selector, ...]


@dataclass(frozen=True, slots=True)
class Every:
    """There is a card that the selectors describe, and all of them pass the filters."""

    among: tuple[Selector, ...]
    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class PlayedThisTurn:
    """The card pointed at was played during this turn."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class DonGiven:
    """[DON!! xN]: at least so many DON!! cards are given to this card (8-3-2-3)."""

    count: int


@dataclass(frozen=True, slots=True)
class TurnOf:
    """[Your Turn] or [Opponent's Turn] (8-3-2-4, 8-3-2-5)."""

    player: Player


@dataclass(frozen=True, slots=True)
class Done:
    """ "If you do": the step before was carried out by its player; `did` False: it was not."""

    did: bool


@dataclass(frozen=True, slots=True)
class NotDoneThisTurn:
    """This card's effect has not done this yet during this turn; `what` is its verb ("draw")."""

    what: str


@dataclass(frozen=True, slots=True)
class Both:
    """All of these conditions hold."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyHolds:
    """At least one of these conditions holds."""

    parts: tuple[Condition, ...]


Condition = (
    Compare | Fits | Every | PlayedThisTurn | DonGiven | TurnOf | Done | NotDoneThisTurn | Both | AnyHolds
)


class Happening(Enum):
    """What happens; the quoted words are the fields of the event."""

    KNOCKED_OUT = "K.O.'d"
    """`cards` are K.O.'d."""
    REMOVED = "removed"
    """`cards` leave the field for any other area."""
    RETURNED_TO_HAND = "returned to hand"
    """`cards`, which are Characters, return to their owner's hand."""
    ATTACKS = "attacks"
    """`cards` attack."""
    ATTACKED = "attacked"
    """`cards` are attacked."""
    BATTLES = "battles"
    """`cards` battle `other`."""
    BATTLE_ENDS = "battle ends"
    """A battle of `cards` with `other` ends."""
    KNOCKS_OUT = "K.O.'s"
    """`cards` battle `other` and K.O. it."""
    DAMAGES_LIFE = "deals damage to Life"
    """An attack by `cards` deals damage to the opponent's Life."""
    GIVEN_DON = "given DON!!"
    """`cards` are given a DON!! card."""
    RESTED = "rested"
    """`cards` become rested."""
    BECOMES_ACTIVE = "becomes active"
    """`cards` become active."""
    PLAYED = "played"
    """`player` plays `cards`; their places are where they are played from, none: from anywhere."""
    EVENT_ACTIVATED = "Event activated"
    """`player` activates an Event."""
    BLOCKER_ACTIVATED = "[Blocker] activated"
    """`player` activates a [Blocker]."""
    TRIGGER_ACTIVATED = "[Trigger] activated"
    """A [Trigger] activates."""
    DON_RETURNED = "DON!! returned"
    """A DON!! card on the field of `player` returns to its DON!! deck; `number`: so many or more at once."""
    LIFE_ADDED_TO_HAND = "Life added to hand"
    """A card is added from the Life of `player` to their hand."""
    LIFE_REMOVED = "Life removed"
    """A card leaves the Life of `player`."""
    LIFE_BECOMES = "Life becomes"
    """The number of Life cards of `player` becomes `number`."""
    DAMAGED = "damaged"
    """`player` takes damage."""
    DREW = "drew"
    """`player` draws a card outside their Draw Phase."""
    GAME_STARTS = "game starts"
    """The game starts, before the first hands are drawn."""
    TURN_STARTS = "turn starts"
    """The turn of `player` starts."""
    MAIN_PHASE_STARTS = "Main Phase starts"
    """The Main Phase of `player` starts."""
    TURN_ENDS = "turn ends"
    """The turn of `player` ends."""
    TRASHED_FROM_HAND = "trashed from hand"
    """A card is trashed from the hand of `player`."""


class Cause(Enum):
    """By what something happens; None in an event or a prohibition means by anything."""

    EFFECT = "by an effect"
    YOUR_EFFECT = "by an effect of yours"
    OPPONENTS_EFFECT = "by an effect of your opponent's"
    BATTLE = "in battle"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens to cards or players, which an effect waits for or replaces."""

    happening: Happening
    cards: Cards | None = None
    player: Player | None = None
    cause: Cause | None = None
    other: tuple[Selector, ...] = ()
    number: int | None = None


@dataclass(frozen=True, slots=True)
class AnyEvent:
    """Any of these events."""

    parts: tuple[Event, ...]
