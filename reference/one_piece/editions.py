"""The one place where the editions of the rulebook differ."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Edition:
    """What an edition of the rulebook says where editions differ; rule numbers are those of 1.1.9."""

    name: str
    attributes: frozenset[str]
    """2-5-2: the attributes there are."""
    returned_don_are_rested: bool
    """6-2-3: DON!! cards that come back in the Refresh Phase are rested."""
    replacements_follow_each_other: bool
    """8-1-3-4-6: what a replacement brings about may be replaced in turn (8-1-3-4-3)."""


_FIVE_ATTRIBUTES = frozenset({"Slash", "Strike", "Ranged", "Special", "Wisdom"})

EDITIONS: tuple[Edition, ...] = (
    Edition(
        "1.1.8",
        attributes=_FIVE_ATTRIBUTES,
        returned_don_are_rested=False,
        replacements_follow_each_other=False,
    ),
    Edition(
        "1.1.9",
        attributes=_FIVE_ATTRIBUTES | {"?"},
        returned_don_are_rested=True,
        replacements_follow_each_other=True,
    ),
)
"""Oldest first."""

NEWEST = EDITIONS[-1]


def edition_named(name: str) -> Edition:
    """The edition of this name."""
    for edition in EDITIONS:
        if edition.name == name:
            return edition
    known = ", ".join(edition.name for edition in EDITIONS)
    raise KeyError(f"edition {name!r} is not known; known are {known}")
