"""Counted game trees: how many continuations a position has, so that a lost or invented move shows."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.messages import Accepted, Act, Decision, Over, Player, Submit
from ruleproof.certify.guard import GuardedEngine
from ruleproof.play.offers import offered
from ruleproof.rulebook.model import Game

from .boards import Board
from .sketches import LEADER_AREA, Line, Sketch

SHIPPED = Path(__file__).resolve().parent / "positions"
"""The positions with known counts, one file a game."""


class LineForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a position."""

    player: Player
    area: str
    card: str
    name: str = ""
    state: str = ""
    given: int = 0
    face: str = ""


class PositionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with the number of its continuations, by depth from 1 on."""

    name: str
    turn_player: Player = "P1"
    phase: str = "Main Phase"
    before: bool = False
    first_turn: str = ""
    cards: tuple[LineForm, ...] = ()
    counts: tuple[tuple[Player, str, int], ...] = ()
    pools: tuple[tuple[Player, str, int], ...] = ()
    continuations: tuple[int, ...] = ()

    def sketch(self) -> Sketch:
        """The position as Givens say it."""
        lines = tuple(
            Line(
                each.player, each.area, each.card, each.name or _name(each), each.state, each.given, each.face
            )
            for each in self.cards
        )
        return Sketch(
            self.turn_player, self.phase, self.before, self.first_turn, lines, self.counts, self.pools
        )


def _name(line: LineForm) -> str:
    return f"{line.player}'s Leader" if line.area == LEADER_AREA else line.card


class PositionsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All positions of a file."""

    position: tuple[PositionForm, ...]


def read_positions(path: Path) -> tuple[PositionForm, ...]:
    """The positions of a TOML file, or an error that says what is wrong with it."""
    try:
        content: Any = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(content, PositionsFile).position
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise RuleproofError(
            f"{path} cannot be read as positions: {problem}. A position is a `[[position]]` with a name, "
            "cards, counts and pools, such as those in ruleproof/fuzz/positions."
        ) from problem


@dataclass(slots=True)
class Counter:
    """Counts the continuations of positions on one engine, which must tell its offers."""

    engine: GuardedEngine
    game: Game
    edition: str

    def counts(self, position: PositionForm, depth: int) -> tuple[int, ...]:
        """How many ways there are to give 1, 2, … answers; a game that has ended has no continuation."""
        board = Board(self.engine, self.game, self.edition)
        counted = [0] * depth
        sketch = position.sketch()
        for path in self._ways(board, sketch, (), depth):
            counted[len(path) - 1] += 1
        return tuple(counted)

    def _ways(
        self, board: Board, sketch: Sketch, path: tuple[tuple[Player, Act], ...], depth: int
    ) -> Iterator[tuple[tuple[Player, Act], ...]]:
        now = self._stand(board, sketch, path)
        if isinstance(now, Over) or len(path) == depth:
            return
        answers = list(offered(now, self.game, lambda: self.engine.view(now.player)))
        for act in answers:
            if self._is_allowed(board, sketch, path, now.player, act):
                way = (*path, (now.player, act))
                yield way
                yield from self._ways(board, sketch, way, depth)

    def _stand(self, board: Board, sketch: Sketch, path: tuple[tuple[Player, Act], ...]) -> Decision | Over:
        """Play up to here: an engine has no other way back."""
        board.begin(sketch)
        now = self.engine.decision()
        for player, act in path:
            reply = self.engine.submit(Submit(player, act))
            if not isinstance(reply, Accepted):
                raise RuleproofError(f"The engine refuses what it has accepted before: {act}, {reply.why}")
            now = reply.now
        return now

    def _is_allowed(
        self,
        board: Board,
        sketch: Sketch,
        path: tuple[tuple[Player, Act], ...],
        player: Player,
        act: Act,
    ) -> bool:
        """Cards chosen together may break what a text says of them: such answers are offered and refused."""
        if getattr(act, "kind", "") != "choose":
            return True
        self._stand(board, sketch, path)
        return isinstance(self.engine.submit(Submit(player, act)), Accepted)
