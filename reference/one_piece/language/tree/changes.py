"""Changes that a card undergoes for a while."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from .cards import Number, Selector
from .conditions import Cause
from .words import Keyword, Stat

if TYPE_CHECKING:
    from .actions import Step


@dataclass(frozen=True, slots=True)
class Gain:
    """Add to a number of the card (a negative number takes away)."""

    stat: Stat
    amount: Number


@dataclass(frozen=True, slots=True)
class Become:
    """A number of the card becomes this value; setting a base follows 4-9-2-1 and 4-9-2-2."""

    stat: Stat
    value: Number


@dataclass(frozen=True, slots=True)
class GainKeyword:
    """The card gains a keyword effect."""

    keyword: Keyword


class Deed(Enum):
    """What a card can be forbidden, or allowed beyond the rules."""

    ATTACK = "attack"
    ATTACK_LEADER = "attack a Leader"
    ATTACK_CHARACTERS_WHEN_PLAYED = "attack Characters on the turn in which it is played"
    ATTACK_LEADER_WHEN_PLAYED = "attack a Leader on the turn in which it is played"
    ATTACK_ACTIVE_CHARACTERS = "attack active Characters"
    BE_KNOCKED_OUT = "be K.O.'d"
    BE_REMOVED = "be removed from the field"
    BECOME_ACTIVE = "become active in the Refresh Phase"
    BE_BLOCKED = "be blocked"
    """Forbidden: the opponent cannot activate [Blocker] when this card attacks."""
    BE_RESTED = "be rested"
    BE_PLAYED = "be played"
    ACTIVATE_BLOCKER = "activate [Blocker]"


@dataclass(frozen=True, slots=True)
class Cannot:
    """The card cannot do this; `cause` and `by` narrow by what (being K.O.'d in battle by <Slash> cards)."""

    deed: Deed
    cause: Cause | None = None
    by: tuple[Selector, ...] = ()


@dataclass(frozen=True, slots=True)
class Can:
    """The card can do this although the rules would not let it."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class CannotUnless:
    """The card cannot do this unless its player carries out these steps each time."""

    deed: Deed
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Negated:
    """The card's effects are invalid (8-2); those it gains later are not (8-2-4)."""


Change = Gain | Become | GainKeyword | Cannot | Can | CannotUnless | Negated
