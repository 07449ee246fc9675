"""An official document against our data: which of its wordings are those that we restated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .importing.records import ImportedRule, JsonObject
from .model import Game, Rulebook


@dataclass(frozen=True, slots=True)
class Verification:
    """How a document's rules stand to an edition's, each by its number."""

    edition: str
    same: tuple[str, ...]
    different: tuple[str, ...]
    missing: tuple[str, ...]
    extra: tuple[str, ...]
    unknown: tuple[str, ...]
    """Rules of which the data holds no fingerprint."""

    @property
    def holds(self) -> bool:
        """Whether the document has exactly the edition's rules in exactly its wording."""
        return not (self.different or self.missing or self.extra)

    def to_json(self) -> JsonObject:
        """The plain form for `--json`."""
        lists: JsonObject = {
            name: list(getattr(self, name)) for name in ("same", "different", "missing", "extra", "unknown")
        }
        return {"rules": self.edition, "holds": self.holds, **lists}


def verify(book: Rulebook, document: Sequence[ImportedRule]) -> Verification:
    """Compare a document with an edition, fingerprint by fingerprint."""
    found = {rule.number: rule.fingerprint for rule in numbered(document)}
    known = {number: rule.fingerprint for number, rule in book.rules.items()}
    both = [number for number in known if number in found]
    return Verification(
        edition=book.edition,
        same=tuple(number for number in both if found[number] == known[number]),
        different=tuple(number for number in both if known[number] not in (None, found[number])),
        missing=tuple(number for number in known if number not in found),
        extra=tuple(number for number in found if number not in known),
        unknown=tuple(number for number in both if known[number] is None),
    )


def closest_edition(game: Game, document: Sequence[ImportedRule]) -> Rulebook:
    """The edition that most of a document's wordings belong to; the newest where they are even."""
    books = [game.rulebook(edition) for edition in (*game.drafts, *reversed(game.editions))]
    return max(books, key=lambda book: _likeness(book, document))


def _likeness(book: Rulebook, document: Sequence[ImportedRule]) -> tuple[int, int]:
    found = verify(book, document)
    return len(found.same), -len(found.missing) - len(found.extra)


def numbered(document: Sequence[ImportedRule]) -> list[ImportedRule]:
    """The rules without the chapter titles, which are not rules."""
    return [rule for rule in document if "-" in rule.number]
