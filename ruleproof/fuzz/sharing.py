"""A search in blocks: several processes share it, and find the same first difference as one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .searching import Finding, Search, Searcher

MOST_HINTS = 10
"""After so many differences that no scenario bears out, the first of them must do."""


@dataclass(frozen=True, slots=True)
class Searched:
    """What came of a search, or of a block of it."""

    games: int = 0
    positions: int = 0
    finding: Finding | None = None
    hints: int = 0
    left_out: tuple[str, ...] = ()

    @property
    def is_settled(self) -> bool:
        """Whether there is no need to search on."""
        return (self.finding is not None and self.finding.proven) or self.hints >= MOST_HINTS

    def with_block(self, block: Searched) -> Searched:
        """This search with one more block."""
        better = block.finding is not None and (self.finding is None or block.finding.proven)
        return Searched(
            self.games + block.games,
            self.positions + block.positions,
            block.finding if better else self.finding,
            self.hints + block.hints,
            block.left_out,
        )

    def to_json(self) -> dict[str, Any]:
        """The plain form for `--json`."""
        found = self.finding.to_json() if self.finding else None
        return {
            "games": self.games,
            "positions": self.positions,
            "left_out": list(self.left_out),
            "difference": found,
        }


_SEARCHERS: dict[tuple[object, ...], Searcher] = {}
"""The engines of this process, which are started once for all its blocks."""


def search_block(search: Search, numbers: Sequence[int]) -> Searched:
    """Play the games of these numbers, to the first that a scenario bears out."""
    key = (search.game.id, search.edition, search.first, search.second, search.seed, search.most)
    searcher = _SEARCHERS.get(key)
    if searcher is None:
        searcher = _SEARCHERS[key] = Searcher(search)
    games, positions = searcher.progress.games, searcher.progress.positions
    best, hints = None, 0
    for finding in searcher.findings(numbers):
        best = finding if best is None or finding.proven else best
        hints += not finding.proven
        if finding.proven or hints >= MOST_HINTS:
            break
    played, seen = searcher.progress.games - games, searcher.progress.positions - positions
    return Searched(played, seen, best, hints, tuple(searcher.left_out))


def close_searchers() -> None:
    """Say goodbye to the engines of this process."""
    while _SEARCHERS:
        _SEARCHERS.popitem()[1].close()
