"""Chapter 8-3 to 8-6: what breaks in costs, conditions, activation and order."""

from __future__ import annotations

from collections.abc import Sequence

from ...reference.kernel.decisions import Confirm, Procedure, Refusal
from ...reference.one_piece.cards import Category
from ...reference.one_piece.effects import Price
from ...reference.one_piece.game import OnePiece
from ...reference.one_piece.language import tree
from ...reference.one_piece.language.tree import Ability, Happening, Kind, Place, Player, Stat, Timing
from ...reference.one_piece.replacement import Replacement
from ...reference.one_piece.state import BY_RULE, Area, Because, Card, Pending, Resolving, Side
from ..registry import saboteur


@saboteur("8-3-1")
class CostsAreNotPaid(OnePiece):
    """What stands before the colon is not done."""

    def parts_of_cost(self, ability: Ability, resolving: Resolving) -> list[Price]:
        return []


@saboteur("8-3-1-1")
class CostsFromTheEnd(OnePiece):
    """The actions of an activation cost are carried out from the last to the first."""

    def parts_of_cost(self, ability: Ability, resolving: Resolving) -> list[Price]:
        return [(steps[::-1], each) for steps, each in super().parts_of_cost(ability, resolving)]


@saboteur("8-3-1-2")
class AddedCostsAreForgotten(OnePiece):
    """Activation costs that other effects add are not paid."""

    def parts_of_cost(self, ability: Ability, resolving: Resolving) -> list[Price]:
        return [each for each in super().parts_of_cost(ability, resolving) if each[1] is resolving]


@saboteur("8-3-1-3")
class CostsMayBePaidInPart(OnePiece):
    """A player pays as much of an activation cost as they can."""

    def can_pay_activation_cost(self, prices: Sequence[Price]) -> bool:
        return True


@saboteur("8-3-1-3-1")
class HalfPaidIsPaid(OnePiece):
    """What follows the colon is resolved although the cost became unpayable halfway."""

    def counts_as_paid(self, wholly: bool) -> bool:
        return True


@saboteur("8-3-1-4")
class OptionalCostsMustBePaid(OnePiece):
    """An activation cost with "may" has to be paid."""

    def is_optional(self, cost: tree.Cost) -> bool:
        return False


@saboteur("8-3-1-5")
class RestedDonPayToo(OnePiece):
    """A circled number can be paid without active DON!! cards."""

    def is_step_possible(self, step: tree.Step, resolving: Resolving, claimed: set[int]) -> bool:
        return isinstance(step, tree.RestDon) or super().is_step_possible(step, resolving, claimed)


@saboteur("8-3-1-6")
class GivenDonAreNotReturned(OnePiece):
    """DON!! -X takes DON!! cards from the cost area alone."""

    def don_on_field(self, side: Side) -> list[Card]:
        return list(side.cost.cards)


@saboteur("8-3-1-7")
class ReplacedCostsArePaid(OnePiece):
    """An activation cost counts as paid although something else was done instead."""

    replaced = False

    def apply_replacement(self, replacement: Replacement, cards: Sequence[Card]) -> Procedure[bool]:
        self.replaced = yield from super().apply_replacement(replacement, cards)
        return self.replaced

    def counts_as_paid(self, wholly: bool) -> bool:
        return wholly or self.replaced


@saboteur("8-3-2-1")
class OneConditionIsEnough(OnePiece):
    """An effect with several conditions needs one of them."""

    def all_hold(self, conditions: Sequence[tree.Condition], resolving: Resolving) -> bool:
        return not conditions or any(self.holds(condition, resolving) for condition in conditions)


@saboteur("8-3-2-2")
class AddedConditionsAreForgotten(OnePiece):
    """Conditions that other effects add need not be met."""

    def added_conditions_hold(self, ability: Ability, side: Side) -> bool:
        return True


@saboteur("8-3-2-3")
class OneDonTooFew(OnePiece):
    """[DON!! xX] is met with one DON!! card less."""

    def holds(self, condition: tree.Condition, resolving: Resolving) -> bool:
        if isinstance(condition, tree.DonGiven):
            return len(resolving.source.under) >= condition.count - 1
        return super().holds(condition, resolving)


@saboteur("8-3-2-4")
class YourTurnIsAlways(OnePiece):
    """[Your Turn] is met on both players' turns."""

    def holds(self, condition: tree.Condition, resolving: Resolving) -> bool:
        return condition == tree.TurnOf(Player.YOU) or super().holds(condition, resolving)


@saboteur("8-3-2-5")
class OpponentsTurnIsAlways(OnePiece):
    """[Opponent's Turn] is met on both players' turns."""

    def holds(self, condition: tree.Condition, resolving: Resolving) -> bool:
        return condition == tree.TurnOf(Player.OPPONENT) or super().holds(condition, resolving)


@saboteur("8-3-3")
class IfClausesDoNotMatter(OnePiece):
    """What follows an "if" is resolved in any case."""

    def do_if(self, step: tree.If, resolving: Resolving) -> Procedure[bool]:
        return (yield from self.carry_out(step.steps, resolving))


@saboteur("8-4-1-1")
class ConditionsAreNotChecked(OnePiece):
    """Effects are activated without their conditions."""

    def conditions_hold(self, ability: Ability, resolving: Resolving) -> bool:
        return True


@saboteur("8-4-1-2")
class HandCardsAreNotRevealed(OnePiece):
    """A card in hand whose effect is activated is not revealed."""

    def reveal(self, card: Card) -> None:
        if card.area is not card.owner.hand:
            super().reveal(card)


@saboteur("8-4-1-3")
class CostsAfterwards(OnePiece):
    """Activation costs are paid after the effect has resolved."""

    def activate(
        self,
        card: Card,
        ability: Ability,
        *,
        about: Sequence[Card] = (),
        on_field: bool = False,
        auto: bool = False,
    ) -> Procedure[bool]:
        resolving = Resolving(card, card.owner, ability)
        if not self.can_be_activated(ability, resolving):
            return False
        yield from self.carry_out(ability.steps, resolving)
        return (yield from self.pay_activation_cost(ability, resolving, ask=auto))


@saboteur("8-4-1-4")
class GoneCardsActivateNothing(OnePiece):
    """An effect is not activated if its card left to pay for it."""

    def pay_activation_cost(self, ability: Ability, resolving: Resolving, *, ask: bool) -> Procedure[bool]:
        before = resolving.source.instance
        paid = yield from super().pay_activation_cost(ability, resolving, ask=ask)
        return paid and resolving.source.instance == before


@saboteur("8-4-1-5")
class EffectsEndAfterTheirFirstSentence(OnePiece):
    """Only the first action of an effect is resolved."""

    def carry_out(self, steps: Sequence[tree.Step], resolving: Resolving) -> Procedure[bool]:
        return (yield from super().carry_out(steps if resolving.paying else steps[:1], resolving))


@saboteur("8-4-2")
class EventsAreTrashedAfterwards(OnePiece):
    """An Event goes to the trash only when its effect has been carried out."""

    def trash_event(self, card: Card) -> None:
        self.lift(card)

    def activate_event(self, card: Card, timing: Timing, *, free: bool = False) -> Procedure[None]:
        yield from super().activate_event(card, timing, free=free)
        self.move(card, card.owner.trash)


@saboteur("8-4-3")
class OnlyCharactersHaveEffects(OnePiece):
    """Effects of Leaders and Stages are not activated."""

    def refuse_activate(self, side: Side, card: Card, number: int | None) -> Refusal | None:
        if card.area is not side.characters:
            return Refusal("8-4-3", "it is no Character")
        return super().refuse_activate(side, card, number)


@saboteur("8-4-4")
class ChosenBeforehand(OnePiece):
    """Cards are chosen among those that were there when the effect was activated."""

    in_hand: tuple[Card, ...] = ()

    def activate(
        self,
        card: Card,
        ability: Ability,
        *,
        about: Sequence[Card] = (),
        on_field: bool = False,
        auto: bool = False,
    ) -> Procedure[bool]:
        self.in_hand = tuple(card.owner.hand.cards)
        return (yield from super().activate(card, ability, about=about, on_field=on_field, auto=auto))

    def cards_of(self, side: Side, place: Place, resolving: Resolving) -> list[Card]:
        cards = super().cards_of(side, place, resolving)
        return [card for card in cards if card in self.in_hand] if place is Place.HAND else cards


@saboteur("8-4-4-1")
class FewerMayBeChosen(OnePiece):
    """A player chooses fewer cards than the stated number."""

    def may_choose_none(self, cards: tree.Chosen) -> bool:
        return True


@saboteur("8-4-4-2")
class SecretChoicesAreForced(OnePiece):
    """A card of a secret area that fits has to be chosen."""

    def is_unsure(self, cards: tree.Chosen, resolving: Resolving) -> bool:
        return False


@saboteur("8-4-4-3")
class TheTurnPlayerIsMeant(OnePiece):
    """An effect that names no player applies to the turn player."""

    def owner_side(self, side: Side, player: Player) -> tuple[Side, ...]:
        return (self.turn_side,) if player is Player.YOU else super().owner_side(side, player)


@saboteur("8-4-4-4")
class DecksAreNotLookedThrough(OnePiece):
    """A player who chooses from a deck does not see its cards."""

    def look_through_deck(
        self, cards: tree.Chosen, resolving: Resolving, side: Side
    ) -> list[tuple[Card, Side]]:
        return []


@saboteur("8-4-5")
class SecretAreasToo(OnePiece):
    """An effect on its own card's leaving activates wherever the card goes."""

    def is_open_where_it_went(self, card: Card) -> bool:
        return True


@saboteur("8-4-6")
class PrintedNumbersCount(OnePiece):
    """Effects go by the printed cost and power."""

    def stat(self, card: Card, stat: Stat) -> int | None:
        if not card.definition.has_stat(stat):
            return None
        return card.definition.power if stat in (Stat.POWER, Stat.BASE_POWER) else card.definition.cost


@saboteur("8-5-2")
class UsedEventsAreNotActivated(OnePiece):
    """Using an Event from hand does not count as activating it."""

    def happen(
        self,
        happening: Happening,
        cards: Sequence[Card] = (),
        player: Side | None = None,
        because: Because = BY_RULE,
        other: Card | None = None,
        number: int | None = None,
        origin: Area | None = None,
    ) -> None:
        if happening is not Happening.EVENT_ACTIVATED:
            super().happen(happening, cards, player, because, other, number, origin)


@saboteur("8-5-3")
class EveryEffectIsAnEvent(OnePiece):
    """Activating an effect counts as activating an Event."""

    def activate(
        self,
        card: Card,
        ability: Ability,
        *,
        about: Sequence[Card] = (),
        on_field: bool = False,
        auto: bool = False,
    ) -> Procedure[bool]:
        if ability.kind is Kind.ACTIVATE and card.definition.category is not Category.EVENT:
            self.happen(Happening.EVENT_ACTIVATED, [card], card.owner)
        return (yield from super().activate(card, ability, about=about, on_field=on_field, auto=auto))


@saboteur("8-5-4")
class EventsFromLifeCount(OnePiece):
    """The effect of an Event that a [Trigger] activates counts as an activated Event."""

    def activate_also(self, resolving: Resolving, timing: Timing) -> Procedure[bool]:
        self.happen(Happening.EVENT_ACTIVATED, [resolving.source], resolving.side)
        return (yield from super().activate_also(resolving, timing))


@saboteur("8-6-1")
class NonTurnPlayersEffectsFirst(OnePiece):
    """The non-turn player's effects resolve before the turn player's."""

    def order_of_players(self) -> tuple[Side, Side]:
        return self.turn_side.opponent, self.turn_side


@saboteur("8-6-1", "8-6-1-1")
class NewEffectsJumpTheQueue(OnePiece):
    """An effect that is met meanwhile resolves before those that are waiting."""

    def resolve_auto(self, pending: Pending) -> Procedure[None]:
        waiting, self.pending = self.pending, []
        yield from super().resolve_auto(pending)
        yield from self.resolve_pending()
        self.pending += waiting


@saboteur("8-6-2")
class ReactionsInterruptDamage(OnePiece):
    """Effects that are met during damage are activated before the damage goes on."""

    def take_life_card(self, side: Side, banish: bool) -> Procedure[None]:
        yield from super().take_life_card(side, banish)
        yield from self.resolve_pending()


@saboteur("8-6-2-1")
class TriggersWaitForAllDamage(OnePiece):
    """A [Trigger] is activated only when all of the damage has been dealt."""

    late: tuple[Card, ...] = ()

    def offer_trigger(self, card: Card) -> Procedure[bool]:
        self.lift(card)
        self.late += (card,)
        return True
        yield

    def deal_damage(self, side: Side, amount: int, *, banish: bool = False) -> Procedure[None]:
        yield from super().deal_damage(side, amount, banish=banish)
        late, self.late = self.late, ()
        for card in late:
            if (yield from Confirm("trigger", side, "10-1-5-1", "activate", subject=card).ask()):
                for ability in card.definition.abilities_at(Timing.TRIGGER):
                    yield from self.activate(card, ability, auto=True)
                self.move(card, side.trash)
            else:
                self.move(card, side.hand)


@saboteur("8-6-3")
class ReactionsInterruptEvents(OnePiece):
    """An effect that is met by activating an Event resolves before the Event does."""

    def activate(
        self,
        card: Card,
        ability: Ability,
        *,
        about: Sequence[Card] = (),
        on_field: bool = False,
        auto: bool = False,
    ) -> Procedure[bool]:
        if card.definition.category is Category.EVENT:
            yield from self.resolve_pending()
        return (yield from super().activate(card, ability, about=about, on_field=on_field, auto=auto))
