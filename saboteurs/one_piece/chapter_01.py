"""Chapter 1: what breaks in how the game ends and in its basic principles."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...reference.kernel.areas import Seat
from ...reference.kernel.cards import Orientation
from ...reference.kernel.decisions import Number, Procedure
from ...reference.kernel.driver import GameEnds, Outcome, Result
from ...reference.one_piece.game import OnePiece
from ...reference.one_piece.language import tree
from ...reference.one_piece.language.tree import Ability, Deed, Stat
from ...reference.one_piece.state import BY_RULE, Because, Card, Lasting, Phase, Resolving, Side
from ..registry import saboteur


@saboteur("1-2-1")
class NobodyWins(OnePiece):
    """When a player has lost, the other has not won."""

    def end_game(self, losers: list[Side], number: str) -> None:
        raise GameEnds(Result(Outcome.DRAW, None, number))


@saboteur("1-2-1-1-1")
class LifelessLeaderEndures(OnePiece):
    """Damage at 0 Life is no defeat."""

    def judge_damage(self, side: Side) -> None:
        return


@saboteur("1-2-1-1-2")
class EmptyDeckIsNoDefeat(OnePiece):
    """A player with an empty deck goes on."""

    def is_out_of_deck(self, side: Side) -> bool:
        return False


@saboteur("1-2-2")
class EmptyDeckWaitsForTheNextDraw(OnePiece):
    """A deck that becomes empty in the Main Phase is no defeat yet."""

    def is_out_of_deck(self, side: Side) -> bool:
        return self.phase is not Phase.MAIN and super().is_out_of_deck(side)


@saboteur("1-2-3")
class ConcessionIsADraw(OnePiece):
    """A player who concedes does not lose."""

    def concession(self, player: Seat) -> Result:
        return Result(Outcome.DRAW, None, "1-2-3")


@saboteur("1-2-4")
class TextBeatsConcession(OnePiece):
    """Text that wins instead of losing holds for a concession too."""

    def concession(self, player: Seat) -> Result:
        side = self.sides[player.index]
        return (
            Result(Outcome.WON, side, "1-2-3")
            if self.wins_on_empty_deck(side)
            else super().concession(player)
        )


@saboteur("1-2-5")
class EffectsDoNotEndTheGame(OnePiece):
    """An effect that says who wins does nothing."""

    def win(self, side: Side) -> None:
        return


@saboteur("1-3-1")
class RulesGoBeforeCards(OnePiece):
    """Text does not let a card do what the rules forbid."""

    def can_also(self, card: Card, deed: Deed) -> bool:
        return False


@saboteur("1-3-2")
class AllOrNothing(OnePiece):
    """Where fewer cards are there than asked for, none is chosen."""

    def pick(
        self, cards: tree.Chosen, resolving: Resolving, usable: Callable[[Card], bool] | None
    ) -> Procedure[list[Card]]:
        count = 0 if cards.count is None else self.number(cards.count, resolving)
        if not cards.up_to and len(self.described(cards.among, resolving)) < count:
            return []
        return (yield from super().pick(cards, resolving, usable))


@saboteur("1-3-2-1")
class RestedIsRestedAgain(OnePiece):
    """Resting a rested card counts as done."""

    def rest(self, card: Card, because: Because = BY_RULE) -> bool:
        return card.orientation is Orientation.RESTED or super().rest(card, because)


@saboteur("1-3-2-2")
class NegativeDrawsAreReturned(OnePiece):
    """Drawing a negative number of cards puts cards of the hand back on the deck."""

    def draw(self, side: Side, count: int = 1) -> int:
        for _ in range(-count):
            self.move(side.hand.cards[0], side.deck)
        return super().draw(side, count)


@saboteur("1-3-3")
class NothingIsForbidden(OnePiece):
    """An effect that tells to do something goes before one that forbids it."""

    def cannot(self, card: Card, deed: Deed) -> bool:
        return False


@saboteur("1-3-4", "1-3-10")
class OtherPlayerFirst(OnePiece):
    """Where both players choose or act, the turn player comes last."""

    def owner_side(self, side: Side, player: tree.Player) -> tuple[Side, ...]:
        return super().owner_side(side, player)[::-1]


@saboteur("1-3-5")
class NegativeNumbersMayBeChosen(OnePiece):
    """A player may choose a number below 0."""

    def choose_number(self, side: Side, most: int, resolving: Resolving) -> Procedure[int]:
        return (yield from Number("number", side, "1-3-5", -most, most, resolving.source).ask())


@saboteur("1-3-5-1")
class UpToIsAtLeastOne(OnePiece):
    """Up to so many cards are at least one."""

    def may_choose_none(self, cards: tree.Chosen) -> bool:
        return False


@saboteur("1-3-6", "1-3-6-2")
class CostIsReadBelowZero(OnePiece):
    """A card whose cost comes out negative has a negative cost."""

    def cost(self, card: Card) -> int:
        return self.calculated_cost(card)


@saboteur("1-3-6-1")
class PowerStopsAtZero(OnePiece):
    """Power does not go below 0."""

    def power(self, card: Card) -> int:
        return max(0, super().power(card))


@saboteur("1-3-6-1-1")
class NegativePowerTrashes(OnePiece):
    """A Character with negative power is trashed."""

    def apply(self, card: Card, lasting: Lasting) -> None:
        super().apply(card, lasting)
        if card.area is card.owner.characters and self.power(card) < 0:
            self.move(card, card.owner.trash)


@saboteur("1-3-6-2-1")
class DeficitIsForgotten(OnePiece):
    """A further change of a cost below 0 begins at 0."""

    def number_of(self, card: Card, stat: Stat, number: int) -> int:
        for change in self.changes_on(card):
            if stat is Stat.COST and isinstance(change, tree.Gain) and isinstance(change.amount, tree.Fixed):
                number = max(0, number + (change.amount.value if change.stat is stat else 0))
        return number if stat is Stat.COST else super().number_of(card, stat, number)


@saboteur("1-3-7")
class TextFromTheEnd(OnePiece):
    """The last action of a text is carried out first."""

    def carry_out(self, steps: Sequence[tree.Step], resolving: Resolving) -> Procedure[bool]:
        return (yield from super().carry_out(steps[::-1], resolving))


@saboteur("1-3-8")
class ActiveGoesBeforeRested(OnePiece):
    """An effect that plays a Character active goes before one that plays it rested."""

    def enters_rested(self, card: Card, rested: bool) -> bool:
        return rested if self.acting is not None else super().enters_rested(card, rested)


@saboteur("1-3-9-1")
class EveryCardCostsOne(OnePiece):
    """The number in the corner of a card is not what playing it costs."""

    def price(self, card: Card) -> int:
        return 1


@saboteur("1-3-9-2")
class ActivationIsFree(OnePiece):
    """Activation costs are not paid."""

    def pay_activation_cost(self, ability: Ability, resolving: Resolving, *, ask: bool) -> Procedure[bool]:
        return True
        yield  # A procedure that asks nothing.


# --- Further halves of the same rules


@saboteur("1-2-5")
class WonOnlyAfterTheEffect(OnePiece):
    """The rest of an effect that wins the game is carried out first."""

    winner: Side | None = None

    def win(self, side: Side) -> None:
        self.winner = side

    def carry_out(self, steps: Sequence[tree.Step], resolving: Resolving) -> Procedure[bool]:
        done = yield from super().carry_out(steps, resolving)
        if self.winner is not None:
            super().win(self.winner)
        return done


@saboteur("1-3-1")
class EmptyDeckLosesWhateverTextSays(OnePiece):
    """Text does not let a player win with an empty deck."""

    def wins_on_empty_deck(self, side: Side) -> bool:
        return False


@saboteur("1-3-2-2")
class NoneIsOne(OnePiece):
    """Drawing 0 cards is drawing 1."""

    def draw(self, side: Side, count: int = 1) -> int:
        return super().draw(side, count or 1)


@saboteur("1-3-3")
class BlockersAreAlwaysFree(OnePiece):
    """An effect that forbids to activate a [Blocker] is passed over."""

    def is_block_forbidden(self, blocker: Card) -> bool:
        return False


@saboteur("1-3-3")
class ProtectionIsPassedOver(OnePiece):
    """Characters that cannot be K.O.'d are K.O.'d."""

    def is_protected(self, card: Card, because: Because, *deeds: Deed) -> bool:
        return False


@saboteur("1-3-3")
class DrawsAreAlwaysFree(OnePiece):
    """An effect that forbids to draw is passed over."""

    def is_draw_forbidden(self, side: Side, resolving: Resolving) -> bool:
        return False


@saboteur("1-3-5-1")
class NumbersBeginAtOne(OnePiece):
    """Up to so many is at least 1."""

    def choose_number(self, side: Side, most: int, resolving: Resolving) -> Procedure[int]:
        return (yield from Number("number", side, "1-3-5", 1, most, resolving.source).ask())
