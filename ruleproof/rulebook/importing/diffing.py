"""Compares two editions: rules added, removed, renumbered and reworded, apart from mere damage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .changes import Comparer, WordChange
from .matching import ComparableRule, followed, match
from .records import Json, JsonObject
from .wording import fingerprint

_NO_WORDING = "only a fingerprint of the other wording is held"


@dataclass(frozen=True, slots=True)
class KnownRule:
    """A rule of which the wording may not be held, only its fingerprint."""

    number: str
    fingerprint: str
    text: str | None = None
    printed: str | None = None


@dataclass(frozen=True, slots=True)
class Lone:
    """A rule that only one of the editions has."""

    number: str
    text: str | None

    def to_json(self) -> JsonObject:
        """The rule as it stands in the diff file."""
        return {"number": self.number} if self.text is None else {"number": self.number, "text": self.text}


@dataclass(frozen=True, slots=True)
class Renumbered:
    """A rule that has another number; all renumberings are one simultaneous map."""

    old_number: str
    number: str

    def to_json(self) -> JsonObject:
        """The renumbering as it stands in the diff file."""
        return {"from": self.old_number, "to": self.number, "number": self.number}


@dataclass(frozen=True, slots=True)
class Reworded:
    """A rule whose wording changed; no changes are listed where a wording is not held."""

    number: str
    old_number: str
    changes: tuple[WordChange, ...]
    note: str = ""

    def to_json(self) -> JsonObject:
        """The rewording as it stands in the diff file."""
        changes: Json = [change.to_json() for change in self.changes]
        told: JsonObject = {"number": self.number, "from": self.old_number, "changes": changes}
        return {**told, "note": self.note} if self.note else told


@dataclass(frozen=True, slots=True)
class Damaged:
    """A rule whose renderings differ only by damage, and what happened at each place."""

    number: str
    old_number: str
    changes: tuple[WordChange, ...]
    what: tuple[str, ...]

    def to_json(self) -> JsonObject:
        """The damage as it stands in the diff file."""
        shown = [
            {**change.to_json(), "what": what} for change, what in zip(self.changes, self.what, strict=True)
        ]
        return {"number": self.number, "from": self.old_number, "changes": shown}


@dataclass(frozen=True, slots=True)
class Slip:
    """A rule that one of the editions printed wrongly: its number, or what the note says."""

    number: str
    old_printed: str
    new_printed: str
    note: str = ""

    def to_json(self) -> JsonObject:
        """The slip as it stands in the diff file."""
        told: JsonObject = {"number": self.number, "old": self.old_printed, "new": self.new_printed}
        return {**told, "note": self.note} if self.note else told


@dataclass(frozen=True, slots=True)
class EditionDiff:
    """All differences of two editions, each rule by its new number where it has one."""

    added: tuple[Lone, ...]
    removed: tuple[Lone, ...]
    renumbered: tuple[Renumbered, ...]
    reworded: tuple[Reworded, ...]
    references: tuple[Reworded, ...]
    damage: tuple[Damaged, ...]
    slips: tuple[Slip, ...]

    def to_json(self) -> JsonObject:
        """The whole comparison as one JSON object."""
        return {name: [entry.to_json() for entry in getattr(self, name)] for name in self.__slots__}


def diff(old: Sequence[ComparableRule], new: Sequence[ComparableRule]) -> EditionDiff:
    """What the new edition changes in the old one."""
    places = {rule.number: place for place, rule in enumerate(new)}
    pairs = dict(sorted(match(old, new).items(), key=lambda pair: places[pair[1]]))
    old_rules = {rule.number: rule for rule in old}
    new_rules = {rule.number: rule for rule in new}
    renumbered = [Renumbered(a, b) for a, b in pairs.items() if a != b]
    moves = {entry.old_number: entry.number for entry in renumbered}
    wordings = _wordings(old_rules, new_rules, pairs, moves)
    kept = set(pairs.values())
    return EditionDiff(
        added=tuple(Lone(rule.number, rule.text) for rule in new if rule.number not in kept),
        removed=tuple(Lone(rule.number, rule.text) for rule in old if rule.number not in pairs),
        renumbered=tuple(renumbered),
        reworded=tuple(wordings.reworded),
        references=tuple(wordings.references),
        damage=tuple(wordings.damage),
        slips=tuple(_slips(old_rules, new_rules, pairs)),
    )


@dataclass(frozen=True, slots=True)
class _Wordings:
    reworded: list[Reworded]
    references: list[Reworded]
    damage: list[Damaged]


def _wordings(
    old: Mapping[str, ComparableRule],
    new: Mapping[str, ComparableRule],
    pairs: Mapping[str, str],
    moves: Mapping[str, str],
) -> _Wordings:
    comparer = Comparer(
        (rule.text or "" for rule in old.values()), (rule.text or "" for rule in new.values())
    )
    found = _Wordings([], [], [])
    for old_number, number in pairs.items():
        before, after = old[old_number], new[number]
        if before.fingerprint == after.fingerprint:
            continue
        if before.text is None or after.text is None:
            entry = Reworded(number, old_number, (), _NO_WORDING)
            only_moved = _only_references_moved(before, after, moves)
            (found.references if only_moved else found.reworded).append(entry)
            continue
        # References that only follow the renumbering are no rewording.
        comparison = comparer.compare(followed(before.text, moves), after.text)
        if not comparison.changes:
            plain = comparer.compare(before.text, after.text)
            found.references.append(Reworded(number, old_number, plain.changes))
        elif comparison.damage is not None:
            found.damage.append(Damaged(number, old_number, comparison.changes, comparison.damage))
        else:
            found.reworded.append(Reworded(number, old_number, comparison.changes))
    return found


def _only_references_moved(old: ComparableRule, new: ComparableRule, moves: Mapping[str, str]) -> bool:
    """Whether the one wording that is held gives the other's fingerprint once its references are moved."""
    back = {number: earlier for earlier, number in moves.items()}
    if new.text is not None:
        return fingerprint(followed(new.text, back)) == old.fingerprint
    return old.text is not None and fingerprint(followed(old.text, moves)) == new.fingerprint


def _slips(
    old: Mapping[str, ComparableRule], new: Mapping[str, ComparableRule], pairs: Mapping[str, str]
) -> list[Slip]:
    slips: list[Slip] = []
    for old_number, number in pairs.items():
        before, after = old[old_number].printed or old_number, new[number].printed or number
        if old_number == number and before != after:
            slips.append(Slip(number, before, after))
    return slips
