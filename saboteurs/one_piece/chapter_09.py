"""Chapter 9: what breaks in rule processing."""

from __future__ import annotations

from collections.abc import Sequence

from ...reference.kernel.decisions import Procedure
from ...reference.one_piece.game import OnePiece
from ...reference.one_piece.language import tree
from ...reference.one_piece.state import Resolving, Side
from ..registry import saboteur


@saboteur("9-1-1")
class OnlyTheTurnPlayerIsJudged(OnePiece):
    """The defeat of the player whose turn it is not is not processed."""

    def defeat_condition(self, side: Side) -> str | None:
        return super().defeat_condition(side) if side is self.turn_side else None


@saboteur("9-1-2")
class JudgedAfterTheEffect(OnePiece):
    """Rule processing waits until the effect that is being carried out is over."""

    def process_rules(self) -> None:
        if self.acting is None:
            super().process_rules()

    def carry_out(self, steps: Sequence[tree.Step], resolving: Resolving) -> Procedure[bool]:
        done = yield from super().carry_out(steps, resolving)
        self.process_rules()
        return done


@saboteur("9-2-1")
class OneLosesAlone(OnePiece):
    """Of two players who are defeated together only the first loses."""

    def end_game(self, losers: list[Side], number: str) -> None:
        super().end_game(losers[:1], number)
