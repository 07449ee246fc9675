"""The forms of the files in `rules_text/`: which keys each table has."""

from __future__ import annotations

from typing import Any

import msgspec

from .model import Column, Kind, Meaning, Treatment


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all tables of a data file share: no key that is not named."""


class RuleEntry(Entry, frozen=True):
    """A rule of a first edition."""

    number: str
    kind: Kind
    text: str
    refs: tuple[str, ...] = ()
    via: tuple[str, ...] = ()
    why: str = ""
    untestable: str = ""
    slip: str = ""
    printed: str | None = None
    fingerprint: str | None = None


class AddEntry(RuleEntry, frozen=True, kw_only=True):
    """A rule that an amendment adds."""

    meaning: Meaning
    note: str = ""
    needs_review: bool = False


class RewordEntry(Entry, frozen=True):
    """A key that is left out stays as it was in the earlier edition."""

    number: str
    meaning: Meaning
    text: str | None = None
    note: str = ""
    kind: Kind | None = None
    refs: tuple[str, ...] | None = None
    via: tuple[str, ...] | None = None
    why: str | None = None
    untestable: str | None = None
    slip: str | None = None
    printed: str | None = None
    fingerprint: str | None = None
    needs_review: bool = False


class CorrectEntry(Entry, frozen=True):
    """A rule that says the same and is printed otherwise; `""` clears a slip or a printed number."""

    number: str
    note: str = ""
    slip: str | None = None
    printed: str | None = None
    fingerprint: str | None = None
    needs_review: bool = False


class RemoveEntry(Entry, frozen=True):
    """A rule that an amendment removes, by its earlier number."""

    number: str
    note: str = ""


class ChapterFile(Entry, frozen=True):
    """One chapter of a first edition; its rules are read one by one, so that an error can name the rule."""

    chapter: int
    title: str
    rule: list[dict[str, Any]]


class AmendmentFile(Entry, frozen=True):
    """A later edition."""

    edition: str
    amends: str
    published: str
    draft: bool = False
    chapters: dict[str, str] = {}
    """The titles of chapters that are new or renamed."""
    renumber: dict[str, str] = {}
    add: list[dict[str, Any]] = []
    reword: list[dict[str, Any]] = []
    correct: list[dict[str, Any]] = []
    remove: list[dict[str, Any]] = []


class ReadingEntry(Entry, frozen=True):
    """A reading."""

    id: str
    rules: tuple[str, ...]
    question: str
    reading: str
    source: str
    alternatives: tuple[str, ...] = ()


class ReadingsFile(Entry, frozen=True):
    """All readings of a game."""

    reading: list[dict[str, Any]] = []


class PositionTable(Entry, frozen=True):
    """The defaults of a position."""

    leader: str
    filler: str
    deck: int
    pool: str | None = None
    life_field: str | None = None
    life: int | None = None


class TargetsTable(Entry, frozen=True):
    """Which cards are used on a card, and where such cards lie."""

    category: str
    areas: tuple[str, ...]


class PlayTable(Entry, frozen=True):
    """What somebody needs to know who plays by what is offered."""

    stacks: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    private: tuple[str, ...] = ()
    targets: dict[str, TargetsTable] = {}


class CoverageTable(Entry, frozen=True):
    """Which editions are declared complete, and in which columns of the traceability matrix."""

    complete: tuple[str, ...] = ()
    columns: tuple[Column, ...] = (Column.SCENARIOS,)


class GameFile(Entry, frozen=True):
    """A game's words and editions."""

    id: str
    name: str
    first_edition: str
    first_published: str
    editions: tuple[str, ...]
    citing_edition: str
    areas: tuple[str, ...]
    phases: tuple[str, ...]
    steps: tuple[str, ...]
    states: tuple[str, ...]
    profiles: tuple[str, ...]
    moves: tuple[str, ...]
    decisions: dict[str, Treatment]
    position: PositionTable
    events: dict[str, str] = {}
    play: PlayTable = PlayTable()
    coverage: CoverageTable = CoverageTable()
