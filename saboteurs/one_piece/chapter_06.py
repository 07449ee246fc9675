"""Chapter 6: what breaks in the course of a turn."""

from __future__ import annotations

from ...reference.kernel.decisions import Procedure, Refusal
from ...reference.kernel.modifiers import Duration
from ...reference.one_piece.areas import RESTED
from ...reference.one_piece.cards import Category
from ...reference.one_piece.game import OnePiece
from ...reference.one_piece.language.tree import Happening, Moment, Timing
from ...reference.one_piece.state import Card, Delayed, Lasting, Pending, Phase, Side
from ..registry import saboteur

# The phases before the Main Phase.


@saboteur("6-1-1")
class DonBeforeDrawing(OnePiece):
    """The DON!! Phase comes before the Draw Phase."""

    def phases_in_order(self) -> list[Phase]:
        return [Phase.REFRESH, Phase.DON, Phase.DRAW, Phase.MAIN, Phase.END]


@saboteur("6-1-2")
class BothPlayersTakeDon(OnePiece):
    """Both players carry out the DON!! Phase."""

    def don_phase(self) -> Procedure[None]:
        yield from super().don_phase()
        self.turn_side = self.turn_side.opponent
        yield from super().don_phase()
        self.turn_side = self.turn_side.opponent


@saboteur("6-2-1")
class EffectsOutlastTheStart(OnePiece):
    """Effects until the start of your next turn do not end then."""

    def end_effects(self, duration: Duration, side: Side) -> None:
        if duration is not Duration.START_OF_NEXT_TURN:
            super().end_effects(duration, side)


@saboteur("6-2-1")
class EffectsEndBeforeTheStart(OnePiece):
    """Effects until the start of your next turn end with this turn."""

    def end_during_this_turn(self) -> None:
        super().end_during_this_turn()
        self.end_effects(Duration.START_OF_NEXT_TURN, self.turn_side)


@saboteur("6-2-1")
class EffectsEndAfterTheStart(OnePiece):
    """Effects until the start of your next turn end after the effects at the start of the turn have acted."""

    def end_effects(self, duration: Duration, side: Side) -> None:
        if duration is not Duration.START_OF_NEXT_TURN:
            super().end_effects(duration, side)

    def refresh(self, side: Side) -> None:
        super().end_effects(Duration.START_OF_NEXT_TURN, side)
        super().refresh(side)


@saboteur("6-2-2")
class NothingAtTheStart(OnePiece):
    """Effects at the start of a turn do not activate."""

    def happen(self, happening: Happening, *arguments: object, **named: object) -> None:
        if happening is not Happening.TURN_STARTS:
            super().happen(happening, *arguments, **named)  # type: ignore[arg-type]


@saboteur("6-2-2")
class StartEffectsComeLater(OnePiece):
    """DON!! cards return before the effects at the start of the turn activate."""

    def refresh_phase(self) -> Procedure[None]:
        self.return_all_given(self.turn_side)
        yield from super().refresh_phase()


@saboteur("6-2-3")
class GivenDonStay(OnePiece):
    """Given DON!! cards stay where they are."""

    def return_all_given(self, side: Side) -> None:
        pass


@saboteur("6-2-3")
class GivenDonReturnActive(OnePiece):
    """Given DON!! cards return active, as in the earlier edition."""

    def return_all_given(self, side: Side) -> None:
        for holder in self.fighters(side):
            for don in self.take_given(holder):
                self.move(don, side.cost)


@saboteur("6-2-4")
class StagesStayRested(OnePiece):
    """Only the Leader, Characters and DON!! cards become active."""

    def refresh(self, side: Side) -> None:
        rested = [card for card in side.stage.cards if card.orientation is RESTED]
        super().refresh(side)
        for card in rested:
            card.orientation = RESTED


@saboteur("6-2-4")
class EverybodyRefreshes(OnePiece):
    """The cards of both players become active."""

    def refresh(self, side: Side) -> None:
        super().refresh(side)
        super().refresh(side.opponent)


@saboteur("6-3-1")
class TheFirstPlayerDraws(OnePiece):
    """The player going first draws on their first turn."""

    def draw_phase(self) -> Procedure[None]:
        if self.is_very_first_turn():
            self.draw(self.turn_side)
        yield from super().draw_phase()


@saboteur("6-3-1")
class NobodyDrawsOnTheirFirstTurn(OnePiece):
    """The player going second does not draw on their first turn either."""

    def draw_phase(self) -> Procedure[None]:
        if self.turn != 2:
            yield from super().draw_phase()


@saboteur("6-4-1")
class AlwaysTwoDon(OnePiece):
    """The player going first places 2 DON!! cards on their first turn."""

    def don_of_turn(self) -> int:
        return 2


@saboteur("6-4-2")
class TheLastDonStays(OnePiece):
    """With 1 card left in the DON!! deck none is placed."""

    def don_of_turn(self) -> int:
        return 0 if len(self.turn_side.don_deck) == 1 else super().don_of_turn()


@saboteur("6-4-3")
class AnEmptyDonDeckLoses(OnePiece):
    """A player who cannot place a DON!! card loses the game."""

    def don_phase(self) -> Procedure[None]:
        if not self.turn_side.don_deck.cards:
            self.end_game([self.turn_side], "6-4-3")
        yield from super().don_phase()


# The Main Phase.


@saboteur("6-5-1")
class NothingAtTheStartOfTheMainPhase(OnePiece):
    """Effects at the start of the Main Phase do not activate."""

    def main_phase(self) -> Procedure[None]:
        return self.main_actions()


@saboteur("6-5-2")
class TheBattleIsTheLastAction(OnePiece):
    """After a battle the player may not play cards any more."""

    def refuse_play(self, side: Side, card: Card) -> Refusal | None:
        if any(each.orientation is RESTED for each in self.fighters(side)):
            return Refusal("6-5-2", "a battle has been fought")
        return super().refuse_play(side, card)


@saboteur("6-5-2-1")
class TheEndIsDeclaredTwice(OnePiece):
    """The Main Phase ends only when its end has been declared a second time."""

    def main_actions(self) -> Procedure[None]:
        yield from super().main_actions()
        yield from super().main_actions()


@saboteur("6-5-3-1")
class EverythingIsFree(OnePiece):
    """Cards are played without paying their cost."""

    def price(self, card: Card) -> int:
        return 0


@saboteur("6-5-3-1")
class AnyEventInTheMainPhase(OnePiece):
    """Events without [Main] are activated in the Main Phase."""

    def refuse_play(self, side: Side, card: Card) -> Refusal | None:
        if card.definition.category is Category.EVENT and card.area is side.hand:
            return None
        return super().refuse_play(side, card)


@saboteur("6-5-4-1")
class NoEffectIsActivated(OnePiece):
    """Effects with [Activate: Main] cannot be activated."""

    def refuse_activate(self, side: Side, card: Card, number: int | None) -> Refusal | None:
        return Refusal("6-5-4-1", "no effect can be activated")


@saboteur("6-5-4-1")
class OpposingEffectsAreActivated(OnePiece):
    """The turn player may activate effects of the opponent's cards."""

    def refuse_activate(self, side: Side, card: Card, number: int | None) -> Refusal | None:
        return super().refuse_activate(card.owner, card, number)


@saboteur("6-5-5-1")
class RestedDonAreGiven(OnePiece):
    """Rested DON!! cards are given too."""

    def refuse_give(self, side: Side, target: Card, count: int) -> Refusal | None:
        refusal = super().refuse_give(side, target, count)
        own = target.owner is side and self.is_fighter(target)
        return None if own and 1 <= count <= len(side.cost) else refusal

    def give(self, side: Side, target: Card, count: int) -> None:
        for don in list(side.cost.cards[:count]):
            self.place_under(don, target)


@saboteur("6-5-5-1")
class DonForAnyCard(OnePiece):
    """DON!! cards are given to any card, wherever and whose it is."""

    def refuse_give(self, side: Side, target: Card, count: int) -> Refusal | None:
        return super().refuse_give(side, side.leader.cards[0], count)


@saboteur("6-5-5-2")
class GivenDonAlwaysStrengthen(OnePiece):
    """Given DON!! cards add power during both players' turns."""

    def power_of_given(self, card: Card) -> int:
        return 1000 * len(card.under)


@saboteur("6-5-5-2")
class GivenDonAddFiveHundred(OnePiece):
    """Given DON!! cards add 500 power each."""

    def power_of_given(self, card: Card) -> int:
        return super().power_of_given(card) // 2


@saboteur("6-5-5-3")
class GivingOnce(OnePiece):
    """A player who has given DON!! cards to a card gives no more."""

    def refuse_give(self, side: Side, target: Card, count: int) -> Refusal | None:
        if any(card.under for card in self.fighters(side)):
            return Refusal("6-5-5-3", "DON!! cards have been given")
        return super().refuse_give(side, target, count)


@saboteur("6-5-5-4")
class FreedDonAreActive(OnePiece):
    """DON!! cards of a card that leaves are placed in the cost area active."""

    def return_given(self, holder: Card) -> None:
        for don in self.take_given(holder):
            self.move(don, don.owner.cost)


@saboteur("6-5-6-1")
class BattlesOnTheFirstTurn(OnePiece):
    """Players may battle on their first turn."""

    def refuse_battle(self, side: Side) -> Refusal | None:
        return None


@saboteur("6-5-6-1")
class BattlesFromTheThirdTurn(OnePiece):
    """The first two turns of the game are without battle, whoever takes them."""

    def refuse_battle(self, side: Side) -> Refusal | None:
        return Refusal("6-5-6-1", "it is one of the first two turns") if self.turn <= 2 else None


# The End Phase.


@saboteur("6-6-1-1")
class NothingAtTheEnd(OnePiece):
    """[End of Your Turn] effects do not activate."""

    def meet_moment(self, side: Side, timing: Timing) -> None:
        if timing is not Timing.END_OF_YOUR_TURN:
            super().meet_moment(side, timing)


@saboteur("6-6-1-1")
class NothingAtTheEndOfTheOpponentsTurn(OnePiece):
    """[End of Your Opponent's Turn] effects do not activate."""

    def meet_moment(self, side: Side, timing: Timing) -> None:
        if timing is not Timing.END_OF_OPPONENTS_TURN:
            super().meet_moment(side, timing)


@saboteur("6-6-1-1-1")
class TheEndComesTwice(OnePiece):
    """Effects at the end of the turn are activated a second time."""

    def end_of_turn_effects(self) -> Procedure[None]:
        yield from super().end_of_turn_effects()
        yield from super().end_of_turn_effects()


@saboteur("6-6-1-1-2")
class TheOpponentsEndComesFirst(OnePiece):
    """[End of Your Opponent's Turn] effects come before [End of Your Turn] effects."""

    def end_of_turn_effects(self) -> Procedure[None]:
        self.meet_moment(self.turn_side.opponent, Timing.END_OF_OPPONENTS_TURN)
        yield from self.resolve_pending()
        self.meet_moment(self.turn_side, Timing.END_OF_YOUR_TURN)
        yield from self.resolve_pending()


@saboteur("6-6-1-1-3")
class TheTurnPlayerHasNoOrder(OnePiece):
    """The turn player's effects at the end of the turn resolve as they lie."""

    def in_order_of_choice(self, side: Side, own: tuple[Pending, ...]) -> Procedure[tuple[Pending, ...]]:
        return own if side is self.turn_side else (yield from super().in_order_of_choice(side, own))


@saboteur("6-6-1-1-4")
class TheOtherPlayerHasNoOrder(OnePiece):
    """The other player's effects at the end of the turn resolve as they lie."""

    def in_order_of_choice(self, side: Side, own: tuple[Pending, ...]) -> Procedure[tuple[Pending, ...]]:
        return (yield from super().in_order_of_choice(side, own)) if side is self.turn_side else own


@saboteur("6-6-1-2")
class NothingIsDueAtTheEnd(OnePiece):
    """What was put off to the end of the turn is not done."""

    def do_delayed(self, when: Moment, side: Side) -> Procedure[None]:
        if when is not Moment.END_OF_TURN:
            yield from super().do_delayed(when, side)


@saboteur("6-6-1-2")
class WhatIsDueHasNoOrder(OnePiece):
    """What was put off to the end of the turn is done in the order of putting it off."""

    def in_order_of(self, due: list[Delayed], side: Side) -> Procedure[list[Delayed]]:
        return due
        yield


@saboteur("6-6-1-2")
class TheOtherPlayersDuesComeFirst(OnePiece):
    """What the other player's effects put off is done before the turn player's."""

    def end_of_turn_processes(self, side: Side) -> Procedure[None]:
        return super().end_of_turn_processes(side.opponent)


@saboteur("6-6-1-2")
class LongEffectsNeverEnd(OnePiece):
    """Effects until the end of a turn do not end."""

    def ends_with_turn(self, lasting: Lasting) -> bool:
        return False


@saboteur("6-6-1-3")
class TurnEffectsNeverEnd(OnePiece):
    """Effects during this turn outlast it."""

    def end_during_this_turn(self) -> None:
        pass


@saboteur("6-6-1-3")
class TurnEffectsEndEarly(OnePiece):
    """Effects during this turn end before what was put off to its end is done."""

    def end_of_turn_processes(self, side: Side) -> Procedure[None]:
        self.end_during_this_turn()
        yield from super().end_of_turn_processes(side)


@saboteur("6-6-1-4")
class TheSamePlayerAgain(OnePiece):
    """The turn player takes the next turn too."""

    def pass_turn(self) -> None:
        super().pass_turn()
        self.turn_side = self.turn_side.opponent
