"""Luck: seeded, or scripted by labels."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass

from .areas import Area
from .cards import Card


@dataclass(frozen=True, slots=True)
class ScriptedShuffle:
    """The result of one coming shuffle: these labels on top, the rest as they were."""

    player: str
    area: str
    top: tuple[str, ...]


class Chance:
    """All luck of one game: the same seed and script bring the same luck."""

    __slots__ = ("_random", "_scripted")

    def __init__(self, seed: int, scripted: Iterable[ScriptedShuffle] = ()) -> None:
        self._random = random.Random(seed)
        self._scripted = list(scripted)

    def shuffle(self, area: Area) -> None:
        """Put the cards of an area into the order that luck, or the script, brings."""
        for scripted in self._scripted:
            if scripted.player == area.seat.name and scripted.area == area.name:
                self._scripted.remove(scripted)
                _bring_to_top(area.cards, scripted.top)
                return
        self._random.shuffle(area.cards)


def _bring_to_top(cards: list[Card], labels: tuple[str, ...]) -> None:
    """Move the labelled cards to the top, in this order; labels that are elsewhere are passed over."""
    places = {label: place for place, label in enumerate(labels)}
    cards.sort(key=lambda card: places.get(card.label or "", len(places)))
