"""Chapter 4: what breaks in the basic terms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ...reference.kernel.areas import EVERYBODY
from ...reference.kernel.cards import Orientation
from ...reference.kernel.decisions import Number, Procedure
from ...reference.one_piece.cards import Category
from ...reference.one_piece.game import OnePiece
from ...reference.one_piece.language import tree
from ...reference.one_piece.language.tree import Keyword, Place, Player, Stat, State
from ...reference.one_piece.state import BY_RULE, Area, Because, Card, Resolving, Side
from ..registry import saboteur


@saboteur("4-1-2")
class KeywordsAreNoEffects(OnePiece):
    """Keyword effects stay when the effects of a card are negated."""

    def has_keyword(self, card: Card, keyword: Keyword) -> bool:
        return keyword in card.definition.keywords or super().has_keyword(card, keyword)


@saboteur("4-2-1")
class EffectsSpeakToTheTurnPlayer(OnePiece):
    """ "You" in a text means the turn player."""

    def owner_side(self, side: Side, player: Player) -> tuple[Side, ...]:
        return super().owner_side(self.turn_side, player)


@saboteur("4-2-1-1")
class OwnerIsThePlayerOfTheEffect(OnePiece):
    """ "The owner's hand" is the hand of the player whose effect it is."""

    def area_of(self, side: Side, place: Place) -> Area:
        return super().area_of(self.acting.side if self.acting else side, place)


@saboteur("4-3-1")
class FirstPlayerIsAlwaysTheTurnPlayer(OnePiece):
    """The player who went first counts as the turn player in every turn."""

    def holds(self, condition: tree.Condition, resolving: Resolving) -> bool:
        if condition == tree.TurnOf(Player.YOU):
            return resolving.side is self.first_side
        return super().holds(condition, resolving)


@saboteur("4-3-2")
class EverybodyIsTheNonTurnPlayer(OnePiece):
    """Both players count as the non-turn player."""

    def holds(self, condition: tree.Condition, resolving: Resolving) -> bool:
        return condition == tree.TurnOf(Player.OPPONENT) or super().holds(condition, resolving)


@saboteur("4-4-1")
class StagesHaveNoState(OnePiece):
    """A Stage is neither active nor rested."""

    def orientation_in(self, area: Area, rested: bool) -> Orientation | None:
        return None if area is area.seat.stage else super().orientation_in(area, rested)


@saboteur("4-4-1-1")
class SetAsActiveStaysRested(OnePiece):
    """A card that is set as active stays as it was."""

    def set_active(self, card: Card) -> bool:
        return False


@saboteur("4-4-1-2")
class EffectsDoNotRest(OnePiece):
    """A card that an effect rests stays as it was."""

    def rest(self, card: Card, because: Because = BY_RULE) -> bool:
        return because == BY_RULE and super().rest(card, because)


@saboteur("4-4-2")
class GivenDonAreRested(OnePiece):
    """Given DON!! cards count as rested DON!! cards."""

    def cards_of(self, side: Side, place: Place, resolving: Resolving) -> list[Card]:
        found = super().cards_of(side, place, resolving)
        if place is Place.COST_AREA:
            return [*found, *(don for card in self.fighters(side) for don in card.under)]
        return found

    def passes(self, card: Card, filter_: tree.Filter, resolving: Resolving) -> bool:
        return (card.holder is not None and filter_ == tree.InState(State.RESTED)) or super().passes(
            card, filter_, resolving
        )


@saboteur("4-4-2")
class GivenDonPay(OnePiece):
    """Given DON!! cards count as active where a cost asks for active ones."""

    def active_don(self, side: Side) -> int:
        return super().active_don(side) + sum(len(card.under) for card in self.fighters(side))


@saboteur("4-5-1")
class DrawsFromTheBottom(OnePiece):
    """A card is drawn from the bottom of the deck."""

    def draw(self, side: Side, count: int = 1) -> int:
        side.deck.cards.insert(0, side.deck.cards.pop())
        return super().draw(side, count)


@saboteur("4-5-1")
class DrawnCardsAreShown(OnePiece):
    """The other player sees which card is drawn."""

    def viewers_of(self, card: Card) -> int:
        return EVERYBODY if card.area is card.owner.hand else super().viewers_of(card)


@saboteur("4-5-2")
class OneIsTwo(OnePiece):
    """An effect that says "draw 1 card" draws 2."""

    def do_draw(self, step: tree.Draw | tree.DrawUntil, resolving: Resolving) -> Procedure[bool]:
        if step == tree.Draw(Player.YOU, tree.Fixed(1)):
            step = tree.Draw(Player.YOU, tree.Fixed(2))
        return super().do_draw(step, resolving)


@saboteur("4-5-3")
class DrawsOnlyOnce(OnePiece):
    """ "Draw X cards" draws 1 card, whatever X is."""

    def draw(self, side: Side, count: int = 1) -> int:
        return super().draw(side, 1)


@saboteur("4-5-4")
class UpToOneIsNone(OnePiece):
    """ "Draw up to 1 card" does nothing, as if X were 0."""

    def draw_up_to(self, side: Side, most: int, subject: Card) -> Procedure[int]:
        return (yield from super().draw_up_to(side, 0 if most == 1 else most, subject))


@saboteur("4-5-4-1")
class DrawingCannotBeEnded(OnePiece):
    """A player who may draw up to X cards has to draw the first."""

    def draw_up_to(self, side: Side, most: int, subject: Card) -> Procedure[int]:
        drawn = self.draw(side)
        return drawn + (yield from super().draw_up_to(side, most - 1, subject))


@saboteur("4-5-4-2")
class DrawsTwoAtATime(OnePiece):
    """Going on with "draw up to" draws 2 cards."""

    def draw_up_to(self, side: Side, most: int, subject: Card) -> Procedure[int]:
        drawn = yield from super().draw_up_to(side, most, subject)
        return drawn + (self.draw(side) if drawn else 0)


@saboteur("4-5-4-3")
class DrawingEndsAfterTheFirst(OnePiece):
    """ "Draw up to X cards" ends after the first card."""

    def draw_up_to(self, side: Side, most: int, subject: Card) -> Procedure[int]:
        return (yield from super().draw_up_to(side, 1, subject))


@saboteur("4-5-4-3")
class DrawingNeverEnds(OnePiece):
    """ "Draw up to X cards" asks once more after X cards."""

    def draw_up_to(self, side: Side, most: int, subject: Card) -> Procedure[int]:
        return (yield from super().draw_up_to(side, most + 1, subject))


@saboteur("4-6-2")
class EffectsDealNoDamage(OnePiece):
    """Only battles lead to damage processing."""

    def deal_damage(self, side: Side, amount: int, *, banish: bool = False) -> Procedure[None]:
        return super().deal_damage(side, 0 if self.acting else amount, banish=banish)


@saboteur("4-6-2-1")
class DamageTakesTheBottomCard(OnePiece):
    """Damage takes the bottom Life card."""

    def take_life_card(self, side: Side, banish: bool) -> Procedure[None]:
        side.life.cards.insert(0, side.life.cards.pop())
        return super().take_life_card(side, banish)


@saboteur("4-6-2-2")
class MuchDamageIsOne(OnePiece):
    """Damage of 2 or more takes 1 Life card."""

    def deal_damage(self, side: Side, amount: int, *, banish: bool = False) -> Procedure[None]:
        return super().deal_damage(side, min(1, amount), banish=banish)


@saboteur("4-6-3")
class NoTriggers(OnePiece):
    """A Life card with [Trigger] is added to the hand without a question."""

    def offer_trigger(self, card: Card) -> Procedure[bool]:
        return False
        yield


@saboteur("4-6-3-1")
class TriggersOfCardsThatGoElsewhere(OnePiece):
    """A Life card that cannot be added to the hand offers its [Trigger] all the same."""

    def take_life_card(self, side: Side, banish: bool) -> Procedure[None]:
        card = side.life.cards[0]
        elsewhere = self.life_goes_to(card) is not None and card.definition.has_trigger
        if not (elsewhere and (yield from self.offer_trigger(card))):
            yield from super().take_life_card(side, banish)


@saboteur("4-7-1")
class EventsAreFree(OnePiece):
    """An Event is activated from the hand without paying its cost."""

    def price(self, card: Card) -> int:
        return 0 if card.definition.category is Category.EVENT else super().price(card)


@saboteur("4-7-2")
class NothingKeepsFromPlaying(OnePiece):
    """An effect that says that cards cannot be played is ignored."""

    def is_play_forbidden(self, card: Card, *, from_hand: bool) -> bool:
        return False


@saboteur("4-8-1")
class UpToIsExactly(OnePiece):
    """ "Up to X" asks for X cards, as many as there are."""

    def pick(
        self, cards: tree.Chosen, resolving: Resolving, usable: Callable[[Card], bool] | None
    ) -> Procedure[list[Card]]:
        return super().pick(replace(cards, up_to=False), resolving, usable)


@saboteur("4-8-1")
class UpToIsOneMore(OnePiece):
    """ "Up to X" allows 1 card more than X."""

    def pick(
        self, cards: tree.Chosen, resolving: Resolving, usable: Callable[[Card], bool] | None
    ) -> Procedure[list[Card]]:
        if cards.up_to and isinstance(cards.count, tree.Fixed):
            cards = replace(cards, count=tree.Fixed(cards.count.value + 1))
        return super().pick(cards, resolving, usable)


@saboteur("4-8-2")
class DrawUpToIsChosenBeforehand(OnePiece):
    """ "Draw up to X cards" has the number chosen before the first card, as other "up to" effects do."""

    def draw_up_to(self, side: Side, most: int, subject: Card) -> Procedure[int]:
        number = yield from Number("number", side, "4-8-1", 0, most, subject).ask()
        return self.draw(side, number)


@saboteur("4-9-2")
class BaseIsTheNumberNow(OnePiece):
    """ "Base" power or cost is what the card has just now."""

    def stat(self, card: Card, stat: Stat) -> int | None:
        now = {Stat.BASE_POWER: Stat.POWER, Stat.BASE_COST: Stat.COST}
        return super().stat(card, now.get(stat, stat))


@saboteur("4-9-2-1", "4-9-2-2")
class TheLastBaseCounts(OnePiece):
    """Of several base powers or costs the one set last applies."""

    def base_number(self, card: Card, stat: Stat, printed: int) -> int:
        for change in self.changes_on(card):
            if (
                isinstance(change, tree.Become)
                and change.stat is stat
                and isinstance(change.value, tree.Fixed)
            ):
                printed = change.value.value
        return printed


@saboteur("4-10-1")
class IfIsIgnored(OnePiece):
    """What follows an "if" is carried out although it does not hold."""

    def do_if(self, step: tree.If, resolving: Resolving) -> Procedure[bool]:
        return self.carry_out(step.steps, resolving)


@saboteur("4-10-2")
class ThenNeedsWhatCameBefore(OnePiece):
    """What follows a "then" is not carried out if the part before it could not be."""

    def carry_out(self, steps: Sequence[tree.Step], resolving: Resolving) -> Procedure[bool]:
        for step in steps:
            if not (yield from super().carry_out((step,), resolving)):
                return False
        return True


@saboteur("4-11-2")
class OnlyTrashingRemoves(OnePiece):
    """A card that goes anywhere but to the trash does not count as removed."""

    def about_to_move(self, card: Card, to: Area) -> None:
        if to is card.owner.trash:
            super().about_to_move(card, to)
