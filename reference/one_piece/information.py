"""Chapter 2, Card Information, with 1-3-6 and 4-9: what a card is and what its numbers are just now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..kernel.rules import rule
from .areas import Areas
from .language import tree
from .language.tree import Ability, Deed, Keyword, Stat, Timing
from .state import Card, Lasting, Side, Standing


class Information(Areas):
    """Tells the information on cards, printed and changed."""

    # What is in force on a card.

    def changes_on(self, card: Card) -> Iterator[tree.Change]:
        """The changes that a card undergoes now: of continuous effects in order, then of permanent ones."""
        for lasting in card.modifiers:
            if lasting.change is not None:
                yield lasting.change
        if self.permanents_exist:
            yield from (standing.change for standing in self.standing_on(card))

    def standing_on(self, card: Card) -> Sequence[Standing]:
        """What permanent effects do to a card just now."""
        return self.settled().get(card.serial, ())

    @rule("8-1-4-2", "8-2-3")
    def apply(self, card: Card, lasting: Lasting) -> None:
        """Apply a continuous effect to a card until it ends or the card becomes a new one.

        It is the effect's no more: it stays when the effect it came from becomes invalid.
        """
        card.modifiers.append(lasting)
        self.lasting.append(lasting)
        self.change()

    # Power.

    @rule("2-6-1", "2-6-3", "1-3-6-1", "1-3-6-1-1", "8-1-4-2")
    def power(self, card: Card) -> int:
        """A card's power now, which may be negative."""
        power = card.definition.power
        if card.modifiers or self.permanents_exist:
            power = self.number_of(card, Stat.POWER, self.base_power(card))
        return power + self.power_of_given(card) if card.under else power

    @rule("6-5-5-2")
    def power_of_given(self, card: Card) -> int:
        """Given DON!! cards add 1000 power each, during their player's turn only."""
        return 1000 * len(card.under) if card.owner is self.turn_side else 0

    @rule("4-9-2", "4-9-2-1")
    def base_power(self, card: Card) -> int:
        """The power as printed, or the highest that effects set the base to."""
        return self.base_number(card, Stat.BASE_POWER, card.definition.power)

    # Cost.

    @rule("2-7-1", "2-7-6", "1-3-6", "1-3-6-2")
    def cost(self, card: Card) -> int:
        """A card's cost now; what is below 0 is read as 0."""
        if not card.modifiers and not self.permanents_exist:
            return card.definition.cost
        return max(0, self.calculated_cost(card))

    @rule("1-3-6-2", "1-3-6-2-1")
    def calculated_cost(self, card: Card) -> int:
        """The cost within a calculation, where it may be negative and stays so for further changes."""
        return self.number_of(card, Stat.COST, self.base_cost(card))

    @rule("4-9-2", "4-9-2-2")
    def base_cost(self, card: Card) -> int:
        """The cost as printed, or the highest that effects set the base to."""
        return self.base_number(card, Stat.BASE_COST, card.definition.cost)

    def number_of(self, card: Card, stat: Stat, number: int) -> int:
        """A number after all changes in their order; one that sets it covers those before it."""
        for change in self.changes_on(card):
            if isinstance(change, tree.Gain) and change.stat is stat:
                number += fixed(change.amount)
            elif isinstance(change, tree.Become) and change.stat is stat:
                number = fixed(change.value)
        return number

    @rule("4-9-1", "4-9-2", "4-9-2-1", "4-9-2-2")
    def base_number(self, card: Card, stat: Stat, printed: int) -> int:
        """A base number: the highest of those that effects set, else as printed."""
        values = [
            fixed(change.value)
            for change in self.changes_on(card)
            if isinstance(change, tree.Become) and change.stat is stat
        ]
        return max(values, default=printed)

    @rule("2-10-1", "8-1-3-3-3")
    def counter(self, card: Card) -> int:
        """A Character card's Counter, printed or according to text that changes the rules."""
        counter = card.definition.counter
        if self.permanents_exist:
            for standing in self.standing_on(card):
                if isinstance(standing.change, tree.Become) and standing.change.stat is Stat.COUNTER:
                    counter = max(counter, fixed(standing.change.value))
        return counter

    # Words.

    @rule("2-1-1", "2-1-3")
    def names(self, card: Card) -> tuple[str, ...]:
        """The card's name and those that its text gives it, wherever it is."""
        return card.definition.names

    @rule("2-4-2", "2-4-4")
    def types(self, card: Card) -> tuple[str, ...]:
        """The card's types, also those that its text gives it."""
        return card.definition.types + card.definition.sorted_abilities.types

    @rule("2-5-3", "2-5-4", "2-5-5", "2-5-7")
    def attributes(self, card: Card) -> tuple[str, ...]:
        """The card's attributes, also those that its text gives it."""
        return card.definition.attributes + card.definition.sorted_abilities.attributes

    @rule("2-3-2", "2-3-4", "2-3-5")
    def colors(self, card: Card) -> tuple[str, ...]:
        """The card's colours: it is a card of each of them."""
        return card.definition.colors

    @rule("2-8-5", "2-11-2", "8-2-2")
    def has_no_base_effect(self, card: Card) -> bool:
        """True for a card without card text; [Trigger] is text, and invalid text is still text."""
        return not card.definition.text

    # Effects that a card has.

    @rule("8-2-1", "8-2-1-1")
    def is_negated(self, card: Card) -> bool:
        """True while the card's effects are invalid."""
        if not card.modifiers and not self.permanents_exist:
            return False
        return any(isinstance(change, tree.Negated) for change in self.changes_on(card))

    @rule("10-1-1-1", "10-1-2-1", "10-1-3-1", "10-1-4-1", "8-2-4", "4-1-2")
    def has_keyword(self, card: Card, keyword: Keyword) -> bool:
        """True if the card has this keyword effect: printed and valid, or gained."""
        if keyword in card.definition.keywords and not self.is_negated(card):
            return True
        if not card.modifiers and not self.permanents_exist:
            return False
        return any(
            isinstance(change, tree.GainKeyword) and change.keyword is keyword
            for change in self.changes_on(card)
        )

    def keywords_of(self, card: Card) -> list[Keyword]:
        """Every keyword effect that the card has now."""
        return [keyword for keyword in Keyword if self.has_keyword(card, keyword)]

    @rule("8-2-1-1", "2-8-2")
    def abilities_at(self, card: Card, timing: Timing) -> tuple[Ability, ...]:
        """The valid effects of a card with this timing."""
        abilities = card.definition.abilities_at(timing)
        return () if abilities and self.is_negated(card) else abilities

    def prohibitions(self, card: Card, deed: Deed) -> list[tree.Cannot]:
        """What forbids a card this deed."""
        if not card.modifiers and not self.permanents_exist:
            return []
        return [
            change
            for change in self.changes_on(card)
            if isinstance(change, tree.Cannot) and change.deed is deed
        ]

    @rule("1-3-3")
    def cannot(self, card: Card, deed: Deed) -> bool:
        """True if something forbids a card this deed without further ado: prohibition beats permission."""
        if not card.modifiers and not self.permanents_exist:
            return False
        return any(not each.cause and not each.by for each in self.prohibitions(card, deed))

    @rule("1-3-1")
    def can_also(self, card: Card, deed: Deed) -> bool:
        """True if text lets a card do what the rules would not."""
        if not card.modifiers and not self.permanents_exist:
            return False
        return any(isinstance(change, tree.Can) and change.deed is deed for change in self.changes_on(card))

    @rule("4-2-1", "1-3-4", "1-3-10")
    def owner_side(self, side: Side, player: tree.Player) -> tuple[Side, ...]:
        """The players that a word of an effect means, the turn player first (1-3-4, 1-3-10)."""
        if player is tree.Player.YOU:
            return (side,)
        if player is tree.Player.OPPONENT:
            return (side.opponent,)
        return (self.turn_side, self.turn_side.opponent)


def fixed(number: tree.Number) -> int:
    """The value of a number that has been worked out."""
    assert isinstance(number, tree.Fixed)
    return number.value
