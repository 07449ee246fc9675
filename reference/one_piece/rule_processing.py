"""Chapter 9, Rule Processing, with 1-2: who has lost, judged at once."""

from __future__ import annotations

from abc import abstractmethod

from ..kernel.areas import Seat
from ..kernel.driver import GameEnds, Outcome, Result
from ..kernel.rules import rule
from .state import Side, State


class RuleProcessing(State):
    """Judges defeat whenever something happens that can bring it."""

    @rule("9-1-1", "9-1-2", "9-2-1", "1-2-2")
    def process_rules(self) -> None:
        """End the game at once if a player meets a defeat condition; all who do lose together."""
        for side in self.sides:
            if not side.deck.cards and self.wins_on_empty_deck(side):
                raise GameEnds(Result(Outcome.WON, side, "1-2-5"))
        conditions = [self.defeat_condition(side) for side in self.sides]
        if any(conditions):
            losers = [side for side, condition in zip(self.sides, conditions, strict=True) if condition]
            self.end_game(losers, next(filter(None, conditions)))

    @rule("1-2-1-1", "9-2-1")
    def defeat_condition(self, side: Side) -> str | None:
        """The rule by which a player has lost, if they have."""
        if self.is_damaged_without_life(side):
            return "1-2-1-1-1"
        if self.is_out_of_deck(side) and not self.wins_on_empty_deck(side):
            return "1-2-1-1-2"
        return None

    @abstractmethod
    def wins_on_empty_deck(self, side: Side) -> bool:
        """True if text lets a player win with an empty deck instead of losing (1-3-1)."""

    @rule("1-2-1-1-1", "1-2-2-1", "9-2-1-1")
    def is_damaged_without_life(self, side: Side) -> bool:
        """True if the Leader has taken damage when the player had 0 Life cards."""
        return side.damaged_without_life

    @rule("1-2-1-1-2", "1-2-2-2", "9-2-1-2")
    def is_out_of_deck(self, side: Side) -> bool:
        """True if the player has 0 cards in their deck."""
        return not side.deck.cards

    @rule("1-2-1")
    def end_game(self, losers: list[Side], number: str) -> None:
        """The game ends; the player who has not lost wins."""
        if len(losers) > 1:
            raise GameEnds(Result(Outcome.ALL_LOST, None, number))
        raise GameEnds(Result(Outcome.WON, losers[0].opponent, number))

    @rule("1-2-3", "1-2-4")
    def concession(self, player: Seat) -> Result:
        """A player who concedes loses at once, and nothing can change that."""
        return Result(Outcome.WON, self.sides[player.index].opponent, "1-2-3")
