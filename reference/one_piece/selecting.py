"""Chapter 8-4-4, with 2-2 and 4-8: which cards the words of an effect mean, and what its numbers come to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..kernel.cards import Orientation
from ..kernel.rules import rule
from .information import Information
from .language import tree
from .language.tree import Ability, Mention, Place, Relation, Stat
from .state import Card, Resolving, Side


class Selecting(Information):
    """Finds cards and works out numbers and conditions for an effect."""

    # Which cards.

    @rule("2-2-3-1", "2-2-4-1", "2-2-4-2", "2-2-4-3", "2-2-5-1", "2-2-6-1", "2-2-6-2")
    def described(self, among: Iterable[tree.Selector], resolving: Resolving) -> list[Card]:
        """Every card that at least one of the selectors describes, in the order of the areas."""
        found: dict[int, Card] = {}
        for selector in among:
            for card in self.cards_at(selector, resolving):
                if self.fits(card, selector, resolving):
                    found.setdefault(card.serial, card)
        return list(found.values())

    def cards_at(self, selector: tree.Selector, resolving: Resolving) -> list[Card]:
        """The cards in the places of a selector; without a place, the cards spoken of last."""
        if not selector.places:
            return list(resolving.mentions.get(Mention.IT, ()))
        return [
            card
            for side in self.owner_side(resolving.side, selector.owner)
            for place in selector.places
            for card in self.cards_of(side, place, resolving)
        ]

    def cards_of(self, side: Side, place: Place, resolving: Resolving) -> list[Card]:
        """The cards of a player in a place."""
        if place is Place.THESE:
            return [card for card in resolving.these if card.owner is side]
        if place is Place.GIVEN:
            return [don for card in self.fighters(side) for don in card.under]
        area = side.areas[place.value]
        return area.cards  # type: ignore[return-value]  # a Side has only areas of this game

    def fits(self, card: Card, selector: tree.Selector, resolving: Resolving) -> bool:
        """True if a card has the category and passes all filters."""
        category = selector.category
        if category is not None and card.definition.category.value != category.value:
            return False
        return all(self.passes(card, each, resolving) for each in selector.filters)

    @rule(
        *("2-1-2", "2-1-2-1", "2-3-1", "2-3-5", "2-3-6", "2-4-1", "2-4-3", "2-4-3-1"),
        *("2-5-1", "2-5-6", "2-8-5", "2-14-3"),
    )
    def passes(self, card: Card, filter_: tree.Filter, resolving: Resolving) -> bool:
        """True if a card is what a filter asks for."""
        match filter_:
            case tree.HasColor(colors):
                return any(color in self.colors(card) for color in map(str.lower, colors))
            case tree.IsMulticolored():
                return len(self.colors(card)) > 1
            case tree.DifferentColor(than):
                others = {color for other in self.pointed_at(than, resolving) for color in self.colors(other)}
                return others.isdisjoint(self.colors(card))
            case tree.HasType(types):
                return any(each in self.types(card) for each in types)
            case tree.TypeIncludes(text):
                return any(text in each for each in self.types(card))
            case tree.Named(names):
                return any(name in self.names(card) for name in names)
            case tree.NameIncludes(text):
                return any(text in name for name in self.names(card))
            case tree.HasNumber(card_number):
                return card.definition.number == card_number
            case tree.HasAttribute(attribute):
                return attribute in self.attributes(card)
            case tree.HasStat(stat, relation, to):
                number = self.stat(card, stat)
                return number is not None and compare(number, relation, self.number(to, resolving))
            case tree.InState(state):
                return card.orientation is not None and card.orientation.value == state.value
            case tree.FaceIs(face):
                return card.face_up == (face is tree.Face.UP)
            case tree.HasKeyword(keyword):
                return self.has_keyword(card, keyword)
            case tree.HasTrigger():
                return card.definition.has_trigger
            case tree.HasEffectAt(timing):
                return bool(card.definition.abilities_at(timing))
            case tree.HasNoCounter():
                return card.definition.counter == 0
            case tree.HasNoBaseEffect():
                return self.has_no_base_effect(card)
            case tree.IsThis():
                return card is resolving.source
            case tree.Without(other):
                return not self.passes(card, other, resolving)
            case tree.AnyOf(filters):
                return any(self.passes(card, each, resolving) for each in filters)
            case tree.IsBattling():
                battle = self.battle
                return battle is not None and card in (battle.attacker, battle.target)

    @rule("2-6-2", "2-7-5", "2-10-2")
    def stat(self, card: Card, stat: Stat) -> int | None:
        """A number of a card, if cards of its category have it."""
        if not card.definition.has_stat(stat):
            return None
        match stat:
            case Stat.POWER:
                return self.power(card)
            case Stat.BASE_POWER:
                return self.base_power(card)
            case Stat.COST:
                return self.cost(card)
            case Stat.BASE_COST:
                return self.base_cost(card)
            case Stat.COUNTER:
                return self.counter(card)

    def pointed_at(self, cards: tree.Cards, resolving: Resolving) -> list[Card]:
        """The cards that words point at without a choice."""
        match cards:
            case tree.This():
                return [resolving.source]
            case tree.All(among):
                return self.described(among, resolving)
            case tree.Chosen(among=among):
                return self.described(among, resolving)
            case tree.FromEnd():
                return self.from_end(cards, resolving)
            case tree.Mentioned(what):
                return self.mentioned(what, resolving)
            case tree.Together(parts):
                return [card for part in parts for card in self.pointed_at(part, resolving)]

    def mentioned(self, what: Mention, resolving: Resolving) -> list[Card]:
        """The cards that earlier words were about."""
        battle = self.battle
        if what is Mention.REST:
            return list(resolving.these)
        if what is Mention.OTHER:
            taken = resolving.mentions.get(Mention.IT, ())
            return [card for card in resolving.these if card not in taken]
        if what is Mention.ATTACKER:
            return [battle.attacker] if battle else []
        if what is Mention.BATTLED:
            return (
                [each for each in (battle.attacker, battle.target) if each is not resolving.source]
                if battle
                else []
            )
        return list(resolving.mentions.get(what, ()))

    @rule("3-10-2")
    def from_end(self, cards: tree.FromEnd, resolving: Resolving) -> list[Card]:
        """So many cards from an end of a pile, as many as there are."""
        found: list[Card] = []
        for side in self.owner_side(resolving.side, cards.owner):
            pile = self.cards_of(side, cards.place, resolving)
            if cards.until is not None:
                count = max(0, len(pile) - cards.until)
            else:
                count = self.number(cards.count, resolving) if cards.count else 0
            if count > 0:
                found += pile[-count:][::-1] if cards.end is tree.End.BOTTOM else pile[:count]
        return found

    # Numbers.

    def number(self, number: tree.Number, resolving: Resolving) -> int:
        """What a number comes to just now."""
        match number:
            case tree.Fixed(value):
                return value
            case tree.Count(cards):
                return len(self.pointed_at(cards, resolving))
            case tree.Sum(parts):
                return sum(self.number(part, resolving) for part in parts)
            case tree.ForEvery(amount, per, of):
                return amount * (self.number(of, resolving) // per)
            case tree.ChosenCost():
                return -1 if resolving.cost_chosen is None else resolving.cost_chosen
            case tree.StatOf(stat, card):
                stats = [self.stat(each, stat) for each in self.pointed_at(card, resolving)]
                return next((each for each in stats if each is not None), 0)

    # Conditions.

    @rule("8-2-1-1", "8-2-1-2")
    def is_valid(self, ability: Ability, resolving: Resolving) -> bool:
        """True while an effect's conditions hold and neither its own words nor others make it invalid."""
        return (
            not self.is_negated(resolving.source)
            and self.all_hold(ability.conditions, resolving)
            and not self.negates_itself(ability.steps, resolving)
        )

    @rule("8-2-1-1")
    def negates_itself(self, steps: Sequence[tree.Step], resolving: Resolving) -> bool:
        """True if the words of an effect say that it is invalid just now."""
        for step in steps:
            if isinstance(step, tree.NegateThis):
                return True
            if isinstance(step, tree.If) and speaks_of_invalidity(step.steps):
                if self.holds(step.condition, resolving) and self.negates_itself(step.steps, resolving):
                    return True
        return False

    @rule("8-3-2-1", "8-3-2-2")
    def all_hold(self, conditions: Sequence[tree.Condition], resolving: Resolving) -> bool:
        """True if every condition of an effect is fulfilled."""
        return all(self.holds(condition, resolving) for condition in conditions)

    @rule("8-3-2", "8-3-2-3", "8-3-2-4", "8-3-2-5", "8-3-3", "10-2-9-1", "10-2-11-1", "10-2-12-1")
    def holds(self, condition: tree.Condition, resolving: Resolving) -> bool:
        """True if a condition is fulfilled just now."""
        match condition:
            case tree.Compare(left, relation, right):
                return compare(self.number(left, resolving), relation, self.number(right, resolving))
            case tree.Fits(cards, among):
                found = self.pointed_at(cards, resolving)
                return bool(found) and all(
                    any(self.fits(card, each, resolving) for each in among) for card in found
                )
            case tree.Every(among, filters):
                found = self.described(among, resolving)
                return bool(found) and all(
                    self.passes(card, each, resolving) for card in found for each in filters
                )
            case tree.PlayedThisTurn(cards):
                found = self.pointed_at(cards, resolving)
                return bool(found) and all(card.turn_entered == self.turn for card in found)
            case tree.DonGiven(count):
                return len(resolving.source.under) >= count
            case tree.TurnOf(player):
                return self.turn_side in self.owner_side(resolving.side, player)
            case tree.Done(did):
                return resolving.done == did
            case tree.NotDoneThisTurn(what):
                return (resolving.source.serial, resolving.source.instance, what) not in self.deeds
            case tree.Both(parts):
                return self.all_hold(parts, resolving)
            case tree.AnyHolds(parts):
                return any(self.holds(part, resolving) for part in parts)


def speaks_of_invalidity(steps: Sequence[tree.Step]) -> bool:
    """True if steps say that their own effect is invalid, perhaps under a condition."""
    return any(
        isinstance(step, tree.NegateThis) or (isinstance(step, tree.If) and speaks_of_invalidity(step.steps))
        for step in steps
    )


def compare(left: int, relation: Relation, right: int) -> bool:
    """Whether two numbers stand in a relation."""
    match relation:
        case Relation.EQUAL:
            return left == right
        case Relation.AT_LEAST:
            return left >= right
        case Relation.AT_MOST:
            return left <= right
        case Relation.MORE:
            return left > right
        case Relation.LESS:
            return left < right


def is_active(card: Card) -> bool:
    """True for a card that stands."""
    return card.orientation is Orientation.ACTIVE
