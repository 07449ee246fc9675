"""Text that changes the rules themselves, valid also in secret areas (8-1-3-3-3)."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Selector, To
from .words import Face


@dataclass(frozen=True, slots=True)
class AlsoNamed:
    """This card also has these names, everywhere and in deck construction (2-1-3)."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AlsoOfType:
    """This card also has this type, everywhere and in deck construction (2-4-4)."""

    type: str


@dataclass(frozen=True, slots=True)
class AlsoOfAttribute:
    """This card also has this attribute, everywhere and in deck construction (2-5-7)."""

    attribute: str


@dataclass(frozen=True, slots=True)
class AnyNumberInDeck:
    """A deck may hold any number of this card."""


@dataclass(frozen=True, slots=True)
class DonDeckSize:
    """Your DON!! deck consists of so many cards."""

    count: int


@dataclass(frozen=True, slots=True)
class CannotIncludeInDeck:
    """Your deck cannot hold such cards."""

    among: tuple[Selector, ...]


@dataclass(frozen=True, slots=True)
class HaveCounter:
    """The cards have this Counter."""

    among: tuple[Selector, ...]
    value: int


@dataclass(frozen=True, slots=True)
class LifeGoesTo:
    """Life cards of yours with this face go there instead of to the hand."""

    face: Face
    to: To


@dataclass(frozen=True, slots=True)
class WinOnEmptyDeck:
    """With no cards left in the deck you win the game instead of losing it."""


RulesText = (
    AlsoNamed
    | AlsoOfType
    | AlsoOfAttribute
    | AnyNumberInDeck
    | DonDeckSize
    | CannotIncludeInDeck
    | HaveCounter
    | LifeGoesTo
    | WinOnEmptyDeck
)
