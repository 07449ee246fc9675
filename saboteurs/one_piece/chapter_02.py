"""Chapter 2: what breaks in names, categories, colors, types and attributes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ...reference.kernel.decisions import Procedure, Refusal
from ...reference.one_piece.cards import CardDefinition, Category
from ...reference.one_piece.game import OnePiece
from ...reference.one_piece.language import tree
from ...reference.one_piece.language.tree import Place
from ...reference.one_piece.state import Card, Resolving, Side
from ..registry import saboteur

# --- Names


@saboteur("2-1-1")
class NamesOnlyOnTheField(OnePiece):
    """A card has its name on the field alone."""

    def names(self, card: Card) -> tuple[str, ...]:
        return super().names(card) if self.is_on_field(card) else ()


@saboteur("2-1-2")
class BracketsMeanParts(OnePiece):
    """A name in brackets means every card whose name contains it."""

    def passes(self, card: Card, filter_: tree.Filter, resolving: Resolving) -> bool:
        if isinstance(filter_, tree.Named):
            return any(name in own for name in filter_.names for own in self.names(card))
        return super().passes(card, filter_, resolving)


@saboteur("2-1-2-1")
class QuotedNamesAreWhole(OnePiece):
    """A part of a name in quotation marks means only the card named exactly so."""

    def passes(self, card: Card, filter_: tree.Filter, resolving: Resolving) -> bool:
        if isinstance(filter_, tree.NameIncludes):
            return filter_.text in self.names(card)
        return super().passes(card, filter_, resolving)


@saboteur("2-1-3")
class TextGivesNoName(OnePiece):
    """A card has its printed name alone."""

    def names(self, card: Card) -> tuple[str, ...]:
        return (card.definition.name,)


# --- Categories


@saboteur("2-2-2", "2-2-6")
class StagesAreCharacters(OnePiece):
    """Stage cards are placed in the Character area."""

    def place_stage(self, card: Card) -> None:
        self.move(card, card.owner.characters)


@saboteur("2-2-3")
class LeadersAreCharacters(OnePiece):
    """Leader cards are placed in the Character area."""

    def prepare(self) -> Procedure[None]:
        yield from super().prepare()
        for side in self.sides:
            self.move(side.leader.cards[0], side.characters)


class _Wider(OnePiece):
    """Words for one category mean further cards."""

    def described(self, among: Iterable[tree.Selector], resolving: Resolving) -> list[Card]:
        selectors = tuple(among)
        found = super().described(selectors, resolving)
        sides = [side for each in selectors for side in self.owner_side(resolving.side, each.owner)]
        further = self.further({each.category for each in selectors}, dict.fromkeys(sides))
        return found + [card for card in further if card not in found]

    def further(self, categories: set[tree.Category | None], sides: Iterable[Side]) -> list[Card]:
        return []


@saboteur("2-2-3-1")
class LeaderMeansFighters(_Wider):
    """What is said of the Leader holds for Characters too."""

    def further(self, categories: set[tree.Category | None], sides: Iterable[Side]) -> list[Card]:
        if categories != {tree.Category.LEADER}:
            return []
        return [card for side in sides for card in side.characters.cards]


@saboteur("2-2-4")
class CharactersAreStages(OnePiece):
    """Character cards are placed in the Stage area."""

    def place_character(self, card: Card, *, rested: bool = False) -> Procedure[None]:
        self.move(card, card.owner.stage)
        return
        yield  # A procedure that asks nothing.


@saboteur("2-2-4-1")
class CharactersAreAnywhere(_Wider):
    """What is said of Characters holds for Character cards in the hand and the trash too."""

    def further(self, categories: set[tree.Category | None], sides: Iterable[Side]) -> list[Card]:
        if categories != {tree.Category.CHARACTER}:
            return []
        return [card for side in sides for card in side.hand.cards + side.trash.cards if _is_character(card)]


@saboteur("2-2-4-2")
class CharacterCardsAreCharacters(OnePiece):
    """Character cards of the trash are those on the field too."""

    def cards_of(self, side: Side, place: Place, resolving: Resolving) -> list[Card]:
        found = super().cards_of(side, place, resolving)
        return found + side.characters.cards if place is Place.TRASH else found


@saboteur("2-2-4-3")
class CharacterCardsBesideALeader(_Wider):
    """Leader and Character cards are also the Character cards of the hand."""

    def further(self, categories: set[tree.Category | None], sides: Iterable[Side]) -> list[Card]:
        if categories != {tree.Category.LEADER, tree.Category.CHARACTER}:
            return []
        return [card for side in sides for card in side.hand.cards if _is_character(card)]


def _is_character(card: Card) -> bool:
    return card.definition.category is Category.CHARACTER


@saboteur("2-2-5")
class EventsStayInTheHand(OnePiece):
    """An activated Event stays in the hand."""

    def trash_event(self, card: Card) -> None:
        return


@saboteur("2-2-5-1")
class EventsAreAnyCards(OnePiece):
    """What is said of an Event holds for every card there."""

    def fits(self, card: Card, selector: tree.Selector, resolving: Resolving) -> bool:
        if selector.category is tree.Category.EVENT:
            selector = replace(selector, category=None)
        return super().fits(card, selector, resolving)


@saboteur("2-2-6-1")
class StageMeansCharactersToo(_Wider):
    """What is said of Stages holds for Characters too."""

    def further(self, categories: set[tree.Category | None], sides: Iterable[Side]) -> list[Card]:
        if categories != {tree.Category.STAGE}:
            return []
        return [card for side in sides for card in side.characters.cards]


@saboteur("2-2-6-2")
class StageCardsAreStages(OnePiece):
    """Stage cards of the hand are the one on the field too."""

    def cards_of(self, side: Side, place: Place, resolving: Resolving) -> list[Card]:
        found = super().cards_of(side, place, resolving)
        return found + side.stage.cards if place is Place.HAND else found


# --- Colors


@saboteur("2-3-1")
class ColorWordsMeanNothing(OnePiece):
    """A color in a text narrows nothing."""

    def passes(self, card: Card, filter_: tree.Filter, resolving: Resolving) -> bool:
        return isinstance(filter_, tree.HasColor) or super().passes(card, filter_, resolving)


@saboteur("2-3-2")
class OnlyCharactersHaveColors(OnePiece):
    """The colors of Stages and Events are not looked at."""

    def refuse_colors(self, leader: CardDefinition, deck: Sequence[CardDefinition]) -> Refusal | None:
        return super().refuse_colors(leader, [each for each in deck if each.category is Category.CHARACTER])


@saboteur("2-3-3")
class YellowIsNoColor(OnePiece):
    """There are five colors without yellow."""

    def refuse_colors(self, leader: CardDefinition, deck: Sequence[CardDefinition]) -> Refusal | None:
        if any("yellow" in each.colors for each in deck):
            return Refusal("2-3-3", "there is no yellow")
        return super().refuse_colors(leader, deck)


@saboteur("2-3-5")
class FirstColorCounts(OnePiece):
    """A card has one color, the first."""

    def colors(self, card: Card) -> tuple[str, ...]:
        return super().colors(card)[:1]


@saboteur("2-3-6")
class EveryCardIsMulticolor(OnePiece):
    """A card with one color is multicolor too."""

    def passes(self, card: Card, filter_: tree.Filter, resolving: Resolving) -> bool:
        return isinstance(filter_, tree.IsMulticolored) or super().passes(card, filter_, resolving)


# --- Types


@saboteur("2-4-1")
class TypesAreNotRead(OnePiece):
    """No text finds a card by its type."""

    def passes(self, card: Card, filter_: tree.Filter, resolving: Resolving) -> bool:
        return not isinstance(filter_, tree.HasType) and super().passes(card, filter_, resolving)


@saboteur("2-4-2")
class FirstTypeCounts(OnePiece):
    """A card has one type, the first."""

    def types(self, card: Card) -> tuple[str, ...]:
        return super().types(card)[:1]


@saboteur("2-4-3")
class BracesMeanParts(OnePiece):
    """A type in braces means every type that contains it."""

    def passes(self, card: Card, filter_: tree.Filter, resolving: Resolving) -> bool:
        if isinstance(filter_, tree.HasType):
            return any(type_ in own for type_ in filter_.types for own in self.types(card))
        return super().passes(card, filter_, resolving)


@saboteur("2-4-3-1")
class QuotedTypesAreWhole(OnePiece):
    """A part of a type in quotation marks means only exactly that type."""

    def passes(self, card: Card, filter_: tree.Filter, resolving: Resolving) -> bool:
        if isinstance(filter_, tree.TypeIncludes):
            return filter_.text in self.types(card)
        return super().passes(card, filter_, resolving)


@saboteur("2-4-4")
class TextGivesNoType(OnePiece):
    """A card has its printed types alone."""

    def types(self, card: Card) -> tuple[str, ...]:
        return card.definition.types


# --- Attributes


@saboteur("2-5-1")
class AttributesAreNotRead(OnePiece):
    """No text finds a card by its attribute."""

    def passes(self, card: Card, filter_: tree.Filter, resolving: Resolving) -> bool:
        return not isinstance(filter_, tree.HasAttribute) and super().passes(card, filter_, resolving)


@saboteur("2-5-2")
class FiveAttributes(OnePiece):
    """The attribute ? is unknown."""

    def attributes(self, card: Card) -> tuple[str, ...]:
        return tuple(each for each in super().attributes(card) if each != "?")


@saboteur("2-5-4")
class FirstAttributeCounts(OnePiece):
    """A card has one attribute, the first."""

    def attributes(self, card: Card) -> tuple[str, ...]:
        return super().attributes(card)[:1]


@saboteur("2-5-5")
class EventsHaveAttributes(OnePiece):
    """Events and Stages count as cards of every attribute."""

    def attributes(self, card: Card) -> tuple[str, ...]:
        if card.definition.category in (Category.EVENT, Category.STAGE):
            return tuple(self.edition.attributes)
        return super().attributes(card)


@saboteur("2-5-6")
class AngleBracketsMeanAnyAttribute(OnePiece):
    """An attribute in angle brackets means cards with any attribute."""

    def passes(self, card: Card, filter_: tree.Filter, resolving: Resolving) -> bool:
        if isinstance(filter_, tree.HasAttribute):
            return bool(self.attributes(card))
        return super().passes(card, filter_, resolving)


@saboteur("2-5-7")
class TextGivesNoAttribute(OnePiece):
    """A card has its printed attributes alone."""

    def attributes(self, card: Card) -> tuple[str, ...]:
        return card.definition.attributes


# --- Further halves of the same rules


@saboteur("2-1-3")
class TextGivesANameOnTheFieldOnly(OnePiece):
    """The name that text gives a card counts on the field alone."""

    def names(self, card: Card) -> tuple[str, ...]:
        return super().names(card) if self.is_on_field(card) else (card.definition.name,)


@saboteur("2-4-4")
class TextGivesATypeOnTheFieldOnly(OnePiece):
    """The type that text gives a card counts on the field alone."""

    def types(self, card: Card) -> tuple[str, ...]:
        return super().types(card) if self.is_on_field(card) else card.definition.types


@saboteur("2-5-5")
class LeadersHaveNoAttribute(OnePiece):
    """Only Characters have attributes."""

    def attributes(self, card: Card) -> tuple[str, ...]:
        return () if card.definition.category is Category.LEADER else super().attributes(card)
