"""Finds which rule of one edition is which rule of the other: by number, by wording, and by its place."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Protocol

from .wording import fingerprint, normal_form

_WORD = re.compile(r"\w+")
_REFERENCE = re.compile(r"(?<![\w-])\d+(?:-\d+)+(?![\w-])")
_SAME_NUMBER_AT_ONCE = 0.85
_SAME_NUMBER = 0.25
_OTHER_NUMBER = 0.75
_UNDER_MOVED_PARENT = 0.5
_BONUS_NUMBER = 0.15
_BONUS_NEIGHBOUR = 0.1
_NEAREST = 5
_SHINGLE = 3


class ComparableRule(Protocol):
    """A rule with its wording, or with its wording's fingerprint alone."""

    @property
    def number(self) -> str:
        """The number used."""

    @property
    def text(self) -> str | None:
        """The wording, if it is held."""

    @property
    def printed(self) -> str | None:
        """The number as printed where that is another."""

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the wording."""


@dataclass(slots=True)
class _Rule:
    rule: ComparableRule
    place: int
    number: str
    fingerprint: str
    words: tuple[str, ...] | None


@dataclass(slots=True)
class Matching:
    """The pairs found so far, as old number to new number, and what is still free."""

    old: dict[str, _Rule]
    new: dict[str, _Rule]
    pairs: dict[str, str] = field(default_factory=dict)
    taken: set[str] = field(default_factory=set)

    def join(self, old: str, new: str) -> None:
        """Make a pair."""
        self.pairs[old] = new
        self.taken.add(new)

    def free_old(self) -> list[_Rule]:
        """The old rules without a partner."""
        return [rule for number, rule in self.old.items() if number not in self.pairs]

    def free_new(self) -> list[_Rule]:
        """The new rules without a partner."""
        return [rule for number, rule in self.new.items() if number not in self.taken]

    def is_free(self, old: str, new: str) -> bool:
        """Whether both rules exist and have no partner."""
        return old in self.old and new in self.new and old not in self.pairs and new not in self.taken


def match(old: Sequence[ComparableRule], new: Sequence[ComparableRule]) -> dict[str, str]:
    """Each old number that lives on, with its new number."""
    found = Matching(_indexed(old), _indexed(new))
    _join_unchanged(found)
    _join_moved(found)
    _join_with_references_moved(found)
    _join_under_moved_parents(found)
    _join_alike_in_place(found)
    _join_most_alike(found)
    _join_under_moved_parents(found)
    _join_in_place(found)
    return found.pairs


def _indexed(rules: Sequence[ComparableRule]) -> dict[str, _Rule]:
    return {
        rule.number: _Rule(
            rule,
            place,
            rule.number,
            rule.fingerprint,
            None if rule.text is None else tuple(_WORD.findall(normal_form(rule.text).casefold())),
        )
        for place, rule in enumerate(rules)
    }


def _join_unchanged(found: Matching) -> None:
    for number, rule in found.old.items():
        if number in found.new and found.new[number].fingerprint == rule.fingerprint:
            found.join(number, number)


def _join_moved(found: Matching) -> None:
    """A wording that only one free rule has on each side moved, whatever its number."""
    old, new = found.free_old(), found.free_new()
    once_old = Counter(rule.fingerprint for rule in old)
    by_wording = {rule.fingerprint: rule.number for rule in new}
    once_new = Counter(rule.fingerprint for rule in new)
    for rule in old:
        if once_old[rule.fingerprint] == once_new[rule.fingerprint] == 1:
            found.join(rule.number, by_wording[rule.fingerprint])


def _join_with_references_moved(found: Matching) -> None:
    """Where only a fingerprint is held, a wording that is the same once its references are moved back."""
    back = {new: old for old, new in found.pairs.items() if old != new}
    free = {rule.fingerprint: rule.number for rule in found.free_old()}
    for rule in found.free_new() if back else ():
        before = fingerprint(followed(rule.rule.text or "", back))
        if before in free and found.is_free(free[before], rule.number):
            found.join(free[before], rule.number)


def _join_under_moved_parents(found: Matching) -> None:
    """Where a rule moved, the rules below it move with it."""
    for old in sorted(found.old, key=lambda number: number.count("-")):
        parent, _, last = old.rpartition("-")
        moved = found.pairs.get(parent)
        if moved is None or moved == parent or not found.is_free(old, f"{moved}-{last}"):
            continue
        if _alike(found.old[old], found.new[f"{moved}-{last}"], unknown=1.0) >= _UNDER_MOVED_PARENT:
            found.join(old, f"{moved}-{last}")


def _join_alike_in_place(found: Matching) -> None:
    for rule in found.free_old():
        if found.is_free(rule.number, rule.number):
            alike = _alike(rule, found.new[rule.number], unknown=0.0)
            if alike >= _SAME_NUMBER_AT_ONCE:
                found.join(rule.number, rule.number)


def _join_most_alike(found: Matching) -> None:
    """The rest by likeness, best first; the same number and a paired neighbour speak for a pair."""
    scored: list[tuple[float, str, str]] = []
    index = _shingle_index(found.free_new())
    for rule in found.free_old():
        for number in _nearest(rule, index) | ({rule.number} & found.new.keys()):
            alike = _alike(rule, found.new[number], unknown=0.0)
            if alike >= (_SAME_NUMBER if number == rule.number else _OTHER_NUMBER):
                scored.append((alike + _bonus(found, rule, found.new[number]), rule.number, number))
    for _, old, new in sorted(scored, key=lambda entry: -entry[0]):
        if found.is_free(old, new):
            found.join(old, new)


def _join_in_place(found: Matching) -> None:
    """Without texts, one number with two fingerprints is one rule reworded."""
    for rule in found.free_old():
        if (
            found.is_free(rule.number, rule.number)
            and _alike(rule, found.new[rule.number], unknown=1.0) == 1.0
        ):
            found.join(rule.number, rule.number)


def _bonus(found: Matching, old: _Rule, new: _Rule) -> float:
    olds, news = list(found.old), list(found.new)
    beside = any(
        0 <= old.place + step < len(olds)
        and 0 <= new.place + step < len(news)
        and found.pairs.get(olds[old.place + step]) == news[new.place + step]
        for step in (-1, 1)
    )
    return _BONUS_NUMBER * (old.number == new.number) + _BONUS_NEIGHBOUR * beside


def _shingles(words: Sequence[str]) -> Iterable[tuple[str, ...]]:
    size = min(_SHINGLE, len(words))
    return {tuple(words[begin : begin + size]) for begin in range(len(words) - size + 1)}


def _shingle_index(rules: Iterable[_Rule]) -> dict[tuple[str, ...], list[str]]:
    index: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for rule in rules:
        for shingle in _shingles(rule.words or ()):
            index[shingle].append(rule.number)
    return index


def _nearest(rule: _Rule, index: dict[tuple[str, ...], list[str]]) -> set[str]:
    """The few rules that share the most runs of words: only those can be alike."""
    shared = Counter(number for shingle in _shingles(rule.words or ()) for number in index.get(shingle, ()))
    return {number for number, _ in shared.most_common(_NEAREST)}


def followed(text: str, moves: Mapping[str, str]) -> str:
    """The text with its references as they are after these moves."""
    return _REFERENCE.sub(lambda found: moves.get(found[0], found[0]), text) if moves else text


def _alike(old: _Rule, new: _Rule, unknown: float) -> float:
    """How alike two wordings are, from 0 to 1; `unknown` where one is not held."""
    if old.fingerprint == new.fingerprint:
        return 1.0
    if old.words is None or new.words is None:
        return unknown
    return SequenceMatcher(None, old.words, new.words, autojunk=False).ratio()
