"""Chapter 8, Activating and Resolving Effects: timing, conditions, costs, activation, order, duration."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..kernel.areas import Visibility
from ..kernel.decisions import Arrange, Procedure, ReferenceBug, Refusal
from ..kernel.modifiers import Duration
from ..kernel.rules import rule
from .actions import Actions
from .language import tree
from .language.tree import Ability, Happening, Mention, Moment, Timing
from .state import (
    BY_RULE,
    Area,
    Because,
    Card,
    Delayed,
    Lasting,
    Pending,
    Postponed,
    Resolving,
    Side,
)

Price = tuple[Sequence[tree.Step], Resolving]
"""Steps of a cost, and the effect whose words they are."""


class Effects(Actions):
    """Activates and resolves effects."""

    # Timing.

    @rule("8-1-3-1", "8-3-1-8", "8-6-1")
    def meet_timing(self, card: Card, abilities: Sequence[Ability], about: Sequence[Card] = ()) -> None:
        """Auto effects whose timing has come wait to resolve."""
        self.pending.extend(
            Pending(card, card.instance, ability.number, tuple(about)) for ability in abilities
        )

    @rule("8-1-3-1", "8-1-3-1-1", "8-4-5")
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
        """Something has happened: the auto effects on the field that wait for it are met."""
        if not self.reactions_exist:
            return
        for side in self.sides:
            for card in self.on_field(side):
                for ability in card.definition.reactions:
                    resolving = Resolving(card, side, ability)
                    event = ability.event
                    if event is None or self.is_negated(card):
                        continue
                    told = (happening, resolving, cards, player, because, other, number, origin)
                    if not self.is_event(event, *told):
                        continue
                    if card in cards and happening in (Happening.KNOCKED_OUT, Happening.REMOVED):
                        self.meet_by_leaving(card, ability)
                    else:
                        self.meet_timing(card, [ability], cards)
        for watching in self.watching:
            told = (happening, watching.resolving, cards, player, because, other, number, origin)
            if self.is_event(watching.event, *told):
                self.postponed.append((watching.steps, watching.resolving, tuple(cards)))

    @rule("8-4-5", "8-1-3-1-3")
    def meet_by_leaving(self, card: Card, ability: Ability) -> None:
        """An effect on its own card's leaving: met on the field, bound to the card where it arrives."""
        if self.all_hold(ability.conditions, Resolving(card, card.owner, ability)):
            arrived = card.instance + 1
            self.pending.append(Pending(card, arrived, ability.number, (card,), activated=True))

    # Order.

    def resolve_postponed(self, postponed: Sequence[Postponed]) -> Procedure[None]:
        """Carry out what effects of this turn do whenever something happens."""
        for steps, resolving, cards in postponed:
            resolving.mentions[Mention.IT] = cards
            yield from self.carry_out(steps, resolving)
            self.stop_showing(resolving)

    @rule("8-1-3-1-3")
    def is_still_there(self, pending: Pending) -> bool:
        """True if the card of a waiting effect has not moved since its timing came."""
        return pending.card.instance == pending.instance

    @rule("8-4-5")
    def is_open_where_it_went(self, card: Card) -> bool:
        """True for a card that has moved to an open area."""
        return card.area is not None and card.area.visibility is Visibility.OPEN

    @rule("8-1-3-1-3", "8-4-5")
    def can_still_resolve(self, pending: Pending) -> bool:
        """True if a waiting effect's card is where it was or, for its own leaving, in an open area."""
        if not self.is_still_there(pending):
            return False
        return not pending.activated or self.is_open_where_it_went(pending.card)

    @rule("8-1-3-1-3", "8-4-5", "10-2-17-2")
    def resolve_auto(self, pending: Pending) -> Procedure[None]:
        """Resolve an auto effect, unless its card has moved since its timing came."""
        if self.can_still_resolve(pending):
            ability = self.ability_of(pending.card, pending.ability)
            yield from self.activate(
                pending.card, ability, about=pending.about, on_field=pending.activated, auto=True
            )

    def ability_of(self, card: Card, number: int) -> Ability:
        """The effect at this place of a card's text."""
        for ability in card.definition.abilities:
            if ability.number == number:
                return ability
        raise ReferenceBug(f"{card!r} has no effect {number}")

    # Activating.

    @rule("10-2-13-1", "10-2-13-2", "10-2-13-3", "10-2-13-4")
    def is_used_up(self, card: Card, ability: Ability) -> bool:
        """True for a [Once Per Turn] effect of this very card that has been used this turn."""
        return ability.once_per_turn and (card.serial, card.instance, ability.number) in self.used

    @rule("8-4-1", "8-4-1-1", "8-4-1-2", "8-4-1-3", "8-4-1-4", "8-4-1-5", "8-2-1-1", "8-4-6", "8-5-3")
    def activate(
        self,
        card: Card,
        ability: Ability,
        *,
        about: Sequence[Card] = (),
        on_field: bool = False,
        auto: bool = False,
    ) -> Procedure[bool]:
        """Check the conditions, pay the cost, then carry the text out from the top."""
        resolving = Resolving(card, card.owner, ability)
        resolving.mentions[Mention.IT] = tuple(about)
        if not on_field and not self.can_be_activated(ability, resolving):
            return False
        if self.is_used_up(card, ability) or (ability.optional and not (yield from self.is_wanted(card))):
            return False
        if self.parts_of_cost(ability, resolving):
            if not (yield from self.pay_activation_cost(ability, resolving, ask=auto)):
                return False
            # Official answer: a condition that the payment itself has ended is not fulfilled any more.
            if not on_field and not self.all_hold(self.lasting_conditions(ability), resolving):
                return False
        self.note_use(card, ability)
        yield from self.carry_out(ability.steps, resolving)
        self.stop_showing(resolving)
        return True

    @rule("8-1-2")
    def is_wanted(self, card: Card) -> Procedure[bool]:
        """An effect that "can" be activated is left alone where its player does not want it."""
        return (yield from self.wants(card.owner, "8-1-2", card))

    @rule("8-4-1-1", "8-2-1-1")
    def can_be_activated(self, ability: Ability, resolving: Resolving) -> bool:
        """True for a valid effect whose conditions are met."""
        if self.is_negated(resolving.source) or self.negates_itself(ability.steps, resolving):
            return False
        if self.is_timing_negated(ability, resolving.side):
            return False
        return self.conditions_hold(ability, resolving)

    @rule("8-2-1-1")
    def is_timing_negated(self, ability: Ability, side: Side) -> bool:
        """True if the other player's effects make all effects with such a timing invalid."""
        return any(
            isinstance(step, tree.TimingNegated) and owner is side.opponent and step.timing in ability.timings
            for step, owner, _ in self.rules_in_force()
        )

    @rule("8-4-1-1", "8-3-2-1", "8-3-2-2", "8-1-3-1-2")
    def conditions_hold(self, ability: Ability, resolving: Resolving) -> bool:
        """True if an effect's own conditions and those added to them are fulfilled."""
        own = self.all_hold(ability.conditions, resolving)
        return own and self.added_conditions_hold(ability, resolving.side)

    def lasting_conditions(self, ability: Ability) -> tuple[tree.Condition, ...]:
        """The conditions in brackets, which must hold throughout."""
        return ability.conditions

    @rule("10-2-13-3", "10-2-13-5")
    def note_use(self, card: Card, ability: Ability) -> None:
        """A [Once Per Turn] effect has been activated."""
        if ability.once_per_turn:
            self.used.add((card.serial, card.instance, ability.number))
            self.change()

    # Costs.

    @rule("8-3-1", "8-3-1-1", "8-3-1-2", "8-4-1-3")
    def parts_of_cost(self, ability: Ability, resolving: Resolving) -> list[Price]:
        """What is to be paid, in order: the effect's own cost, then what other effects add to it."""
        own: list[Price] = [(ability.cost.steps, resolving)] if ability.cost is not None else []
        return own + [
            (step.steps, Resolving(source, source.owner))
            for step, source in self.additions(ability, resolving.side)
            if isinstance(step, tree.AddedCost)
        ]

    @rule("8-3-1-2", "8-3-2-2")
    def additions(self, ability: Ability, side: Side) -> Iterator[tuple[tree.Step, Card]]:
        """What effects of the other player add to the costs and conditions of an effect."""
        if not self.permanents_exist:
            return
        for step, owner, source in self.rules_in_force():
            if isinstance(step, tree.AddedCost | tree.AddedCondition) and source is not None:
                if owner is side.opponent and step.timing in ability.timings:
                    yield step, source

    @rule("8-3-2-2")
    def added_conditions_hold(self, ability: Ability, side: Side) -> bool:
        """True if the conditions that other effects add are fulfilled too."""
        return all(
            self.holds(step.condition, Resolving(source, source.owner))
            for step, source in self.additions(ability, side)
            if isinstance(step, tree.AddedCondition)
        )

    @rule("8-3-1-1", "8-3-1-3", "8-3-1-3-1", "8-3-1-4", "8-3-1-7", "8-4-1-3", "10-2-13-5", "1-3-9-2")
    def pay_activation_cost(self, ability: Ability, resolving: Resolving, *, ask: bool) -> Procedure[bool]:
        """Pay all of an activation cost in its order; False if it was declined or not wholly paid."""
        prices = self.parts_of_cost(ability, resolving)
        if not self.can_pay_activation_cost(prices):
            return False
        if ask and ability.cost is not None and self.is_optional(ability.cost):
            if not (yield from self.wants(resolving.side, "8-3-1-4", resolving.source)):
                return False
        self.note_use(resolving.source, ability)
        paid = True
        for steps, paying in prices:
            paying.paying = True
            paid = (yield from self.carry_out(steps, paying)) and paid
            paying.paying = False
        return self.counts_as_paid(paid)

    @rule("8-3-1-3-1", "8-3-1-7")
    def counts_as_paid(self, wholly: bool) -> bool:
        """What follows the colon needs a cost that was paid wholly and as it is written."""
        return wholly

    @rule("8-3-1-3")
    def can_pay_activation_cost(self, prices: Sequence[Price]) -> bool:
        """True if the whole of a cost can be paid."""
        claimed: set[int] = set()
        for steps, resolving in prices:
            resolving.paying = True
            possible = self.is_possible(steps, resolving, claimed)
            resolving.paying = False
            if not possible:
                return False
        return True

    @rule("8-3-1-4", "8-1-2")
    def is_optional(self, cost: tree.Cost) -> bool:
        """True if the player need not pay: the text says so, or DON!! cards are the price."""
        return cost.may or any(isinstance(step, tree.RestDon | tree.ReturnDon) for step in cost.steps)

    # Activate effects.

    @rule("6-5-4-1", "8-1-3-2", "8-1-3-2-1", "8-1-3-2-2", "10-2-2-1", "2-8-2", "8-2-1-1", "8-4-3")
    def refuse_activate(self, side: Side, card: Card, number: int | None) -> Refusal | None:
        """Only [Activate: Main] effects of one's own cards on the field can be activated, for their cost."""
        if card.owner is not side:
            return Refusal("8-1-3-2", f"{card!r} is not {side.name}'s card")
        if not self.is_on_field(card):
            return Refusal("2-8-2", f"the text of {card!r} is not valid where it is")
        ability = self.activatable(card, number)
        if ability is None:
            return Refusal("6-5-4-1", f"{card!r} has no such effect to activate in the Main Phase")
        if self.is_negated(card) or self.is_timing_negated(ability, side):
            return Refusal("8-2-1-1", f"the effects of {card!r} are invalid")
        if self.is_used_up(card, ability):
            return Refusal("10-2-13-1", f"that effect of {card!r} has been used this turn")
        resolving = Resolving(card, side, ability)
        if not self.conditions_hold(ability, resolving):
            return Refusal("8-4-1-1", f"the conditions of that effect of {card!r} are not met")
        if not self.can_pay_activation_cost(self.parts_of_cost(ability, resolving)):
            return Refusal("8-3-1-3", f"the activation cost of that effect of {card!r} cannot be paid")
        return None

    def activatable(self, card: Card, number: int | None) -> Ability | None:
        """The [Activate: Main] effect of this number, or the first if none is named."""
        for ability in card.definition.abilities_at(Timing.ACTIVATE_MAIN):
            if number is None or ability.number == number:
                return ability
        return None

    @rule("10-2-3-1-1", "10-2-4-1-1", "10-2-4-1-2")
    def activate_also(self, resolving: Resolving, timing: Timing) -> Procedure[bool]:
        """Activate the effects of the same card with another timing, for their costs."""
        done = False
        for ability in resolving.source.definition.abilities_at(timing):
            done |= yield from self.activate(resolving.source, ability, auto=True)
        return done

    # Durations.

    @rule("8-1-4-2")
    def end_effects(self, duration: Duration, side: Side) -> None:
        """The continuous effects of a player that last so long become invalid."""
        self.drop([each for each in self.lasting if each.duration is duration and each.side is side])

    def drop(self, over: Sequence[Lasting]) -> None:
        """Make continuous effects invalid."""
        if not over:
            return
        for lasting in over:
            card = lasting.card
            if card is not None and card.instance == lasting.instance:
                card.modifiers.remove(lasting)
        self.lasting = [each for each in self.lasting if each not in over]
        self.change()

    @rule("6-6-1-2", "7-1-5-2")
    def do_delayed(self, when: Moment, side: Side) -> Procedure[None]:
        """Carry out what effects of a player have put off to this moment."""
        due = [each for each in self.delayed if each.when is when and each.resolving.side is side]
        self.delayed = [each for each in self.delayed if each not in due]
        for each in (yield from self.in_order_of(due, side)):
            # Words about the card itself follow it only while it stays where it was (3-1-6).
            gone = each.resolving.source.instance != each.instance
            if not (gone and speaks_of_itself(each.steps)):
                yield from self.carry_out(each.steps, each.resolving)

    @rule("6-6-1-2")
    def in_order_of(self, due: list[Delayed], side: Side) -> Procedure[list[Delayed]]:
        """What several cards have put off is done in the order that the player likes."""
        sources = list(dict.fromkeys(each.resolving.source for each in due))
        if len(sources) > 1:
            sources = list((yield from Arrange("order", side, "6-6-1-2", sources).ask()))
        return sorted(due, key=lambda each: sources.index(each.resolving.source))


def speaks_of_itself(steps: Sequence[tree.Step]) -> bool:
    """True if steps do something to the very card that has the effect."""
    return any(isinstance(getattr(step, "cards", None), tree.This) for step in steps)
