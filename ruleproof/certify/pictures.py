"""The positions that a failure's record carries, so that a report can draw them."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from ruleproof.adapter.messages import CardView, View

from .records import Record

LARGEST = 256 * 1024
"""How many bytes of JSON a position may take: no real one comes near it."""


class Pictured(Protocol):
    """What a table can tell: the position before the first When, and, if the engine is asked, the one now."""

    def pictures(self, look: bool) -> tuple[View | None, View | None]: ...


def add_pictures(record: Record, table: Pictured | None, *, look: bool) -> None:
    """Put the positions before and after into the record; `look` asks the engine for the last."""
    if table is not None:
        record["before"], record["after"] = (_plain(view) for view in table.pictures(look))


def _plain(view: View | None) -> Any:
    """The JSON form of a view; one that has none, or is far too large, is not drawn."""
    if view is None:
        return None
    try:
        slim = msgspec.structs.replace(
            view,
            areas={
                player: {area: tuple(_slim(card) for card in cards) for area, cards in areas.items()}
                for player, areas in view.areas.items()
            },
        )
        encoded = msgspec.json.encode(slim)
        if len(encoded) > LARGEST:
            return None
        # A picture that is not of the contract's form would make the whole certificate unreadable.
        msgspec.json.decode(encoded, type=View)
    except Exception:
        return None
    return msgspec.json.decode(encoded)


def _slim(card: CardView) -> CardView:
    """Cards without a label are filler on which nothing is asserted: their values are left out."""
    return card if card.label is not None else msgspec.structs.replace(card, values={})
