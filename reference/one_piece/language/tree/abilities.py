"""Whole effects and whole texts."""

from __future__ import annotations

from dataclasses import dataclass, field

from .actions import Step
from .conditions import AnyEvent, Condition, Event
from .words import Keyword, Kind, Timing


@dataclass(frozen=True, slots=True)
class Cost:
    """An activation cost, before the colon: all of it is paid in this order, or nothing (8-3-1).

    `may`: the text says "you may" (8-3-1-4).
    """

    steps: tuple[Step, ...]
    may: bool = False


@dataclass(frozen=True, slots=True)
class Ability:
    """One effect of a card; `number` is its place in the text, from 1, keyword effects counted.

    It activates at its timings or on its event, under its conditions (of [DON!! xN], [Your Turn] and the
    like), for its cost, and then its steps are carried out in order. With neither timing nor event it is a
    permanent or a replacement effect. Of an `optional` one the player may choose not to activate it (8-1-2).
    """

    number: int
    timings: frozenset[Timing]
    steps: tuple[Step, ...]
    once_per_turn: bool = False
    kind: Kind = Kind.AUTO
    conditions: tuple[Condition, ...] = ()
    event: Event | AnyEvent | None = None
    cost: Cost | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class CardText:
    """A whole text: the keyword effects and the other effects in order."""

    keywords: frozenset[Keyword] = field(default_factory=frozenset)
    abilities: tuple[Ability, ...] = ()
