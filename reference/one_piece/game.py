"""The whole game: all chapters in one chain, and positions to begin from."""

from __future__ import annotations

from ..kernel.decisions import Decision, Procedure, Refusal
from ..kernel.randomness import Chance
from ..kernel.rules import rule
from .cards import DON
from .editions import NEWEST, Edition
from .setup import DeckList, Setup
from .state import Act, Card, Phase, Side, Start


class BadPosition(ValueError):
    """A position that cannot be: the message says what, where and what would be right."""


class OnePiece(Setup):
    """A game of ONE PIECE, from two deck lists or from a position."""

    @classmethod
    def from_decks(
        cls, lists: tuple[DeckList, DeckList], toss: int, chance: Chance, edition: Edition = NEWEST
    ) -> OnePiece:
        """A game from its preparations on; the deck lists have been checked."""
        game = cls(chance, edition)
        for side, deck_list in zip(game.sides, lists, strict=True):
            game.present(side, deck_list)
        game.toss_winner = game.sides[toss]
        return game

    def begin_at(self, turn: int, turn_player: int, first_player: int, start: Start) -> None:
        """Begin at a phase of a turn instead of at the preparations."""
        if start.phase is not Phase.MAIN and not start.before:
            raise BadPosition(
                f"A position cannot begin in the {start.phase.value}, where nobody decides; begin before it."
            )
        if turn < 1 or (turn <= 2 and (turn == 1) != (turn_player == first_player)):
            raise BadPosition(f"Turn {turn} cannot be a turn of {self.sides[turn_player].name}.")
        self.turn = turn
        self.turn_side = self.sides[turn_player]
        self.first_side = self.sides[first_player]
        self.first_side.turns_taken, self.first_side.opponent.turns_taken = turn // 2, (turn - 1) // 2
        self.phase = start.phase
        self.start = start

    def procedure(self) -> Procedure[None]:
        """The whole game, from its preparations or its position on."""
        if self.start is None:
            yield from self.prepare()
            yield from self.take_turns()
        elif self.start.before:
            yield from self.wait_before_phase()
            yield from self.take_turns(self.start.phase)
        else:
            # Effects at the start of the phase belong to the past of the position.
            yield from self.main_actions()
            yield from self.take_turns(Phase.END)

    @rule("6-5-2", "10-2-2-1")
    def refuse_time(self, decision: Decision, side: Side, act: Act) -> Refusal | None:
        """The acts of the Main Phase belong to the turn player, while nothing else is being decided."""
        if decision.player is side and decision.kind in ("main", "proceed"):
            return None
        if act.kind == "activate" and self.battle is not None:
            return Refusal("10-2-2-1", "[Activate: Main] effects are not activated in battle")
        numbers = {"play": "6-5-3-1", "activate": "6-5-4-1", "give": "6-5-5-1", "attack": "7-1"}
        return Refusal(
            numbers.get(act.kind, "6-5-2"),
            f"{act.kind!r} belongs to the turn player in their Main Phase, outside battle",
        )

    def give_from_nowhere(self, holder: Card) -> None:
        """Place a DON!! card under a card of a position."""
        don = self.make(DON, holder.owner)
        don.holder = holder
        don.face_up = True
        holder.under.append(don)
