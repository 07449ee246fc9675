"""Rule numbers: how they are printed, what may follow what, and what a wrong one may have been."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

Number: TypeAlias = tuple[int, ...]

_DASH = "-‐‑‒–—―−－﹣"
_JOIN = rf"[{_DASH}.．]"
_END = r"(?:[.．:](?=\s|$)|(?=\s|$)|[.．:]?(?=[A-Z\[(“\"‘'<{①-⑳])|[.．:](?=\d?[A-Za-z]{1,}))"
# No part begins with 0: "1.06" is a version, not a rule.
_PART = r"[1-9]\d{0,2}"
PLAIN = re.compile(rf"{_PART}(?:{_JOIN}{_PART})*{_END}")
SPACED = re.compile(rf"{_PART}(?:\s?[{_DASH}]\s?{_PART}){{2,}}{_END}")
# A scan reads 1 as l, I or |, and 0 as O.
SCANNED = re.compile(rf"[\dlI|Oo]{{1,3}}(?:[{_DASH}][\dlI|Oo]{{1,3}})+[.．:]?(?=\s|$)")
_SPLIT = re.compile(rf"\s?{_JOIN}\s?")
_SCANNED_DIGITS = str.maketrans("lI|Oo", "11100")
_FULL_WIDTH_DIGITS = str.maketrans("０１２３４５６７８９", "0123456789")

LOST_REPEAT = 2.0
MERGED = 2.5
SLIP = 4.0
LAST_SLIP = 8.0
LOST_PART = 5.0
EXTRA_PART = 5.0
WORST_REPAIR = 8.5
_DOTS = 0.5
_SPACES = 0.5
_SCAN = 1.0


@dataclass(frozen=True, slots=True)
class Printed:
    """A number as a line shows it: its text, its parts, where it ends, and what reading it costs."""

    text: str
    parts: Number
    end: int
    cost: float


def read_number(text: str, position: int = 0) -> Printed | None:
    """The number printed at this position, if there is one."""
    plain = text.translate(_FULL_WIDTH_DIGITS)
    for pattern, cost in ((SPACED, _SPACES), (PLAIN, 0.0), (SCANNED, _SCAN)):
        found = pattern.match(plain, position)
        if found:
            printed = found[0].rstrip(".．: ")
            parts = tuple(int(part.translate(_SCANNED_DIGITS)) for part in _SPLIT.split(printed))
            dotted = _DOTS if "." in printed else 0.0
            spaced = cost if pattern is not SPACED or " " in printed else 0.0
            return Printed(printed, parts, found.end(), spaced + dotted)
    return None


def shown(number: Number) -> str:
    """The number as this project writes it."""
    return "-".join(map(str, number))


@cache
def followers(number: Number) -> tuple[Number, ...]:
    """The numbers that may come next: the first child, or the next sibling of it or of an ancestor."""
    siblings = ((*number[:depth], number[depth] + 1) for depth in range(len(number) - 1, -1, -1))
    return ((*number, 1), *siblings)


@cache
def missing_between(earlier: Number, later: Number) -> int | None:
    """How many numbers are left out between the two, at least; None if the later one comes earlier."""
    if later <= earlier:
        return None
    depth = next((i for i, (a, b) in enumerate(zip(earlier, later, strict=False)) if a != b), len(earlier))
    first = later[depth] - (earlier[depth] if depth < len(earlier) else 0) - 1
    return first + sum(later[depth + 1 :])


@lru_cache(maxsize=100_000)
def repair_cost(printed: Number, meant: Number) -> float:
    """How unlikely it is that the number meant was printed like this: the cheapest way to spoil it."""
    if not -2 < len(meant) - len(printed) < 4:
        return 2 * WORST_REPAIR
    # The numbers agree in the beginning: what is the same there was not spoilt.
    same = next((i for i, (a, b) in enumerate(zip(printed, meant, strict=False)) if a != b), None)
    begin = min(len(printed), len(meant)) if same is None else same
    row = [0.0]
    for j in range(begin, len(meant)):
        row.append(row[-1] + _loss(meant, j))
    for i in range(begin, len(printed)):
        row = _next_row(row, printed[i], meant, begin)
        if min(row) > WORST_REPAIR:
            return 2 * WORST_REPAIR
    return row[-1]


def _next_row(row: list[float], part: int, meant: Number, begin: int) -> list[float]:
    """What it costs to have printed one part more, for each part of the meant number so far."""
    costs = [row[0] + EXTRA_PART]
    for j in range(begin, len(meant)):
        k = j - begin
        cost = min(
            row[k] + _change(part, meant[j], j == len(meant) - 1),
            costs[k] + _loss(meant, j),
            row[k + 1] + EXTRA_PART,
        )
        if k and str(part) == f"{meant[j - 1]}{meant[j]}":
            cost = min(cost, row[k - 1] + MERGED)
        costs.append(cost)
    return costs


@lru_cache(maxsize=10_000)
def _change(printed: int, meant: int, last: bool) -> float:
    if printed == meant:
        return 0.0
    if re.sub(r"(\d)\1+", r"\1", str(meant)) == str(printed):
        return LOST_REPEAT
    return LAST_SLIP if last else SLIP


def _loss(meant: Number, index: int) -> float:
    beside = meant[max(0, index - 1) : index] + meant[index + 1 : index + 2]
    return LOST_REPEAT if meant[index] in beside else LOST_PART
