"""Decides which candidates start rules: the cheapest way to read the document as one sequence of numbers.

Every candidate is either the start of a rule or text. Taking it as a start costs what the number must be
repaired, what is missing before it, and what its line says against a start; taking it as text costs what its
line says for a start. The cheapest reading of the whole document wins, so that a wrapped line which begins
with a reference is text (no later number could follow it), and a wrong number is repaired to the one that
lets the others follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .candidates import Candidate
from .numbers import MERGED, WORST_REPAIR, Number, followers, missing_between, repair_cost

_WIDTH = 64
# A reading this much dearer than the best so far would need several wrong rules after it to win.
_MARGIN = 30.0
_GAP = 4.0
_WIDEST_GAP = 14.0
# A table of contents names numbers that come again: before the first rule, such a number costs next to
# nothing to leave, so that a long table does not make the right reading look dear before the rules begin.
_COMES_AGAIN = 0.002
_LIKELY_START = 2.0
_START_ELSEWHERE = 3.0


@dataclass(frozen=True, slots=True)
class Start:
    """A candidate taken as the start of a rule, and the number it is read as."""

    candidate: Candidate
    number: Number


@dataclass(frozen=True, slots=True)
class _Path:
    cost: float
    start: Start | None
    before: _Path | None


def best_sequence(candidates: Sequence[Candidate]) -> list[Start]:
    """The starts of the cheapest reading, in order."""
    paths: dict[Number, _Path] = {(): _Path(0.0, None, None)}
    for candidate, again in zip(candidates, _come_again(candidates), strict=True):
        paths = _extended(paths, candidate, again)
    best = min(paths.values(), key=lambda path: path.cost)
    starts: list[Start] = []
    path: _Path | None = best
    while path is not None and path.start is not None:
        starts.append(path.start)
        path = path.before
    return starts[::-1]


def _come_again(candidates: Sequence[Candidate]) -> list[bool]:
    """For each candidate, whether its number comes again where a rule may start."""
    later: set[Number] = set()
    again: list[bool] = []
    for candidate in reversed(candidates):
        again.append(candidate.printed.parts in later)
        if candidate.evidence >= _LIKELY_START:
            later.add(candidate.printed.parts)
    return again[::-1]


def _extended(paths: dict[Number, _Path], candidate: Candidate, again: bool) -> dict[Number, _Path]:
    left = max(0.0, candidate.evidence)
    against = max(0.0, -candidate.evidence)
    longer: dict[Number, _Path] = {}
    for last, path in paths.items():
        leaving = left * _COMES_AGAIN if again and not last else left
        _keep(longer, last, _Path(path.cost + leaving, path.start, path.before))
        for number, cost in _readings(last, candidate).items():
            _keep(longer, number, _Path(path.cost + cost + against, Start(candidate, number), path))
    best = sorted(longer.items(), key=lambda item: item[1].cost)[:_WIDTH]
    return {number: path for number, path in best if path.cost <= best[0][1].cost + _MARGIN}


def _keep(paths: dict[Number, _Path], number: Number, path: _Path) -> None:
    known = paths.get(number)
    if known is None or path.cost < known.cost:
        paths[number] = path


def _readings(last: Number, candidate: Candidate) -> dict[Number, float]:
    """The numbers the candidate can be read as after the last one, each with its cost."""
    printed = candidate.printed
    if not last:
        return {printed.parts: printed.cost + _start_cost(printed.parts)}
    readings: dict[Number, float] = {}
    missing = missing_between(last, printed.parts)
    if missing is not None and (missing == 0 or not candidate.inside):
        readings[printed.parts] = printed.cost + (min(_GAP + missing, _WIDEST_GAP) if missing else 0.0)
    worst = MERGED if candidate.inside else WORST_REPAIR
    for number in followers(last):
        cost = repair_cost(printed.parts, number)
        if 0.0 < cost <= worst:
            readings[number] = min(readings.get(number, cost + printed.cost), cost + printed.cost)
    return readings


def _start_cost(number: Number) -> float:
    if set(number) == {1}:
        return _START_ELSEWHERE * (len(number) > 1)
    return min(_GAP + sum(number), _WIDEST_GAP)
