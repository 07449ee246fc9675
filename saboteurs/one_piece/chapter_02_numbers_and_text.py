"""Chapter 2: what breaks in power, cost, text, Life, Counter, and in what changes nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ...reference.kernel.decisions import Procedure, Refusal
from ...reference.one_piece.cards import CardDefinition, Category, sort_abilities
from ...reference.one_piece.game import OnePiece
from ...reference.one_piece.language import tree
from ...reference.one_piece.language.reading import read_card_text
from ...reference.one_piece.language.tree import Ability, End, Place, Stat, Timing
from ...reference.one_piece.setup import DeckList
from ...reference.one_piece.state import Battle, Card, Resolving, Side
from ..registry import saboteur

# --- Power and cost


@saboteur("2-6-1")
class CostDecidesBattles(OnePiece):
    """The card with the higher cost wins a battle."""

    def wins(self, battle: Battle) -> bool:
        return self.cost(battle.attacker) >= self.cost(battle.target)


@saboteur("2-6-2")
class EveryCardHasPower(OnePiece):
    """Cards without power have 0 power."""

    def stat(self, card: Card, stat: Stat) -> int | None:
        number = super().stat(card, stat)
        return 0 if stat is Stat.POWER and number is None else number


@saboteur("2-6-3")
class PowerStaysAsPrinted(OnePiece):
    """Effects change no power."""

    def power(self, card: Card) -> int:
        return card.definition.power + self.power_of_given(card)


class _Free(OnePiece):
    """Cards of one category cost nothing."""

    free = Category.DON

    def price(self, card: Card) -> int:
        return 0 if card.definition.category is self.free else super().price(card)


@saboteur("2-7-2")
class CharactersAreFree(_Free):
    """Character cards are played for nothing."""

    free = Category.CHARACTER


@saboteur("2-7-2")
class CharactersAreNotRevealed(OnePiece):
    """A Character card is not shown before it is played."""

    def reveal(self, card: Card) -> None:
        if card.definition.category is not Category.CHARACTER:
            super().reveal(card)


@saboteur("2-7-3")
class EventsAreFree(_Free):
    """Event cards are activated for nothing."""

    free = Category.EVENT


@saboteur("2-7-4")
class StagesAreFree(_Free):
    """Stage cards are played for nothing."""

    free = Category.STAGE


@saboteur("2-7-5")
class LeadersHaveACost(OnePiece):
    """Cards without a cost have a cost of 0."""

    def stat(self, card: Card, stat: Stat) -> int | None:
        number = super().stat(card, stat)
        return 0 if stat is Stat.COST and number is None else number


@saboteur("2-7-6")
class CostStaysAsPrinted(OnePiece):
    """Effects change no cost."""

    def cost(self, card: Card) -> int:
        return card.definition.cost


# --- Text


@saboteur("2-8-1")
class FirstEffectOnly(OnePiece):
    """Of a text only the first effect counts."""

    def abilities_at(self, card: Card, timing: Timing) -> tuple[Ability, ...]:
        return tuple(each for each in super().abilities_at(card, timing) if each.number == 1)


@saboteur("2-8-2")
class TextIsValidEverywhere(OnePiece):
    """Permanent effects of cards in the hand and the trash act too."""

    def valid_in_order(self) -> Iterator[tuple[Card, Ability]]:
        yield from super().valid_in_order()
        for side in self.sides:
            for card in side.hand.cards + side.trash.cards:
                yield from ((card, ability) for ability in card.definition.permanents)


@saboteur("2-8-3")
class TextFromTheBottom(OnePiece):
    """Of several effects of a text the lowest is resolved first."""

    def abilities_at(self, card: Card, timing: Timing) -> tuple[Ability, ...]:
        return super().abilities_at(card, timing)[::-1]


def with_text(definition: CardDefinition, text: str) -> CardDefinition:
    """The card with the effects of another text."""
    abilities = read_card_text(text).abilities
    return replace(definition, abilities=abilities, sorted_abilities=sort_abilities(abilities))


@saboteur("2-8-4-1")
class NotesAreEffects(OnePiece):
    """What a note says of a cost is paid once more."""

    def make(self, definition: CardDefinition, owner: Side, label: str | None = None) -> Card:
        if "① (You may rest" in definition.text:
            definition = with_text(definition, definition.text.replace("①", "②"))
        return super().make(definition, owner, label)


@saboteur("2-8-4-2")
class ParenthesesAreNotes(OnePiece):
    """Everything in parentheses is passed over."""

    def make(self, definition: CardDefinition, owner: Side, label: str | None = None) -> Card:
        if "(" in definition.text:
            definition = with_text(definition, re.sub(r"\([^)]*\)", "", definition.text))
        return super().make(definition, owner, label)


@saboteur("2-8-5")
class KeywordsAreNoText(OnePiece):
    """A card with nothing but keyword effects has no base effect."""

    def has_no_base_effect(self, card: Card) -> bool:
        return not card.definition.abilities


@saboteur("2-11-2")
class TriggerIsNoText(OnePiece):
    """A card with nothing but a [Trigger] has no base effect."""

    def has_no_base_effect(self, card: Card) -> bool:
        return super().has_no_base_effect(card) or card.definition.text.startswith("[Trigger]")


# --- Life and Counter


@saboteur("2-9-2")
class FiveLifeForAll(OnePiece):
    """Every player gets 5 Life cards."""

    def place_life(self, side: Side) -> None:
        for _ in range(5):
            self.move(side.deck.cards[0], side.life)


@saboteur("2-9-2-1")
class LifeIsPlacedTopFirst(OnePiece):
    """The top card of the deck becomes the top Life card."""

    def place_life(self, side: Side) -> None:
        for _ in range(side.leader.cards[0].definition.life):
            self.move(side.deck.cards[0], side.life, bottom=True)


@saboteur("2-9-3")
class CharactersHaveLife(OnePiece):
    """A Character that loses a battle costs its player a Life card instead."""

    def knock_out_target(self, battle: Battle) -> Procedure[None]:
        yield from self.deal_damage(battle.target.owner, 1)


@saboteur("2-9-4")
class LifeStopsAtTheLeadersValue(OnePiece):
    """No Life card is added above the Leader's value."""

    def put_at(self, cards: Sequence[Card], to: tree.To, end: End | None) -> None:
        if to.place is Place.LIFE:
            cards = [
                each for each in cards if len(each.owner.life) < each.owner.leader.cards[0].definition.life
            ]
        super().put_at(cards, to, end)


@saboteur("2-10-1")
class CountersAre1000(OnePiece):
    """Every Counter is worth 1000."""

    def counter(self, card: Card) -> int:
        return min(1000, super().counter(card))


@saboteur("2-10-2")
class StagesHaveCounters(OnePiece):
    """Stage cards may be used as Counters."""

    def refuse_counter_symbol(self, side: Side, card: Card) -> Refusal | None:
        if card.definition.category is Category.STAGE:
            return None
        return super().refuse_counter_symbol(side, card)


# --- What is printed and changes nothing


@saboteur("2-12-1")
class CopyrightStrengthens(OnePiece):
    """A card with a copyright notice is stronger."""

    def power(self, card: Card) -> int:
        return super().power(card) + (2000 if "copyright" in card.definition.cosmetic else 0)


class _CountedApart(OnePiece):
    """Copies that differ in a field that changes nothing are counted apart."""

    field = ""

    def refuse_copies(self, deck: Sequence[CardDefinition]) -> Refusal | None:
        for value in {str(each.cosmetic.get(self.field)) for each in deck}:
            alike = [each for each in deck if str(each.cosmetic.get(self.field)) == value]
            if (refusal := super().refuse_copies(alike)) is not None:
                return refusal
        return None


@saboteur("2-13-1")
class RaritiesAreCountedApart(_CountedApart):
    """4 cards of each rarity are let into a deck."""

    field = "rarity"


@saboteur("2-16-1")
class IllustrationsAreCountedApart(_CountedApart):
    """4 cards of each illustration are let into a deck."""

    field = "illustration"


@saboteur("2-14-2")
class AnyNumberOfCopies(OnePiece):
    """A deck holds any number of cards with one card number."""

    def refuse_copies(self, deck: Sequence[CardDefinition]) -> Refusal | None:
        return None


@saboteur("2-14-3")
class CardNumbersAreNotRead(OnePiece):
    """A card number in a text narrows nothing."""

    def passes(self, card: Card, filter_: tree.Filter, resolving: Resolving) -> bool:
        return isinstance(filter_, tree.HasNumber) or super().passes(card, filter_, resolving)


@saboteur("2-15-1")
class OneBlockADeck(OnePiece):
    """A deck with cards of two blocks is refused."""

    def refuse_deck(self, deck_list: DeckList) -> Refusal | None:
        blocks = {each.cosmetic["block"] for each, _ in deck_list.deck if "block" in each.cosmetic}
        return Refusal("2-15-1", "two blocks") if len(blocks) > 1 else super().refuse_deck(deck_list)


@saboteur("2-17-1")
class IllustratorsMatter(OnePiece):
    """An effect passes over cards by one illustrator."""

    def fits(self, card: Card, selector: tree.Selector, resolving: Resolving) -> bool:
        passed_over = card.definition.cosmetic.get("illustrator") == "Another"
        return not passed_over and super().fits(card, selector, resolving)


# --- Further halves of the same rules


@saboteur("2-8-2")
class EffectsAreActivatedFromTheHand(OnePiece):
    """A Character card's effect can be activated in the hand."""

    def is_on_field(self, card: Card) -> bool:
        return card.area is card.owner.hand or super().is_on_field(card)


@saboteur("2-9-2")
class LifeIsSeen(OnePiece):
    """Life cards are placed face-up."""

    def place_life(self, side: Side) -> None:
        super().place_life(side)
        for card in side.life.cards:
            card.face_up = True
