"""What an import gives: numbered rules, the repairs made, and the lines that belong to no rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from .wording import fingerprint

Json: TypeAlias = "Mapping[str, Json] | Sequence[Json] | str | int | None"
JsonObject: TypeAlias = "dict[str, Json]"


class Place(Enum):
    """Why a line belongs to no rule."""

    FRONT = "front matter"
    CONTENTS = "table of contents"
    PAGE_NUMBER = "page number"
    RUNNING = "running header or footer"
    HEADING = "heading without a number"
    BACK = "after the last rule"
    OUT_OF_SEQUENCE = "number out of sequence"
    LAYOUT = "layout"


@dataclass(frozen=True, slots=True)
class ImportedRule:
    """One numbered paragraph; `printed` is the number as printed where that is not the number used."""

    number: str
    text: str
    printed: str | None
    line: int

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the rule's wording."""
        return fingerprint(self.text)

    def to_json(self) -> JsonObject:
        """The rule as it stands in the import file."""
        shown: JsonObject = {"number": self.number, "text": self.text}
        if self.printed is not None:
            shown["printed"] = self.printed
        shown["line"] = self.line
        return shown


@dataclass(frozen=True, slots=True)
class Repair:
    """One thing the importer put right, and where."""

    line: int
    what: str
    before: str
    after: str

    def to_json(self) -> JsonObject:
        """The repair as it stands in the import file."""
        return {"line": self.line, "what": self.what, "before": self.before, "after": self.after}


@dataclass(frozen=True, slots=True)
class Unplaced:
    """One line that belongs to no rule, and what it is taken for."""

    line: int
    text: str
    place: Place

    def to_json(self) -> JsonObject:
        """The line as it stands in the import file."""
        return {"line": self.line, "text": self.text, "what": self.place.value}


@dataclass(frozen=True, slots=True)
class Imported:
    """A rulebook document read into rules."""

    rules: tuple[ImportedRule, ...]
    repairs: tuple[Repair, ...]
    unplaced: tuple[Unplaced, ...]

    def to_json(self) -> JsonObject:
        """The whole import as one JSON object."""
        return {
            "rules": [rule.to_json() for rule in self.rules],
            "repairs": [repair.to_json() for repair in self.repairs],
            "unplaced": [line.to_json() for line in self.unplaced],
        }
