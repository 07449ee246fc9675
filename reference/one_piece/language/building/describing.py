"""What a noun phrase says about cards, before it is known who and where it is said of."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ....kernel.rules import rule
from .. import tree
from ..tree import Category, Place, Player, Relation, Stat

FIELD = (Place.LEADER_AREA, Place.CHARACTER_AREA, Place.STAGE_AREA)
"""Where cards other than DON!! cards lie on the field."""

DON_FIELD = (Place.COST_AREA, Place.GIVEN)
"""Where DON!! cards on the field are (8-3-1-6)."""

_AREAS = {
    "hand": (Place.HAND,),
    "trash": (Place.TRASH,),
    "deck": (Place.DECK,),
    "Life area": (Place.LIFE,),
    "Life cards": (Place.LIFE,),
    "DON!! deck": (Place.DON_DECK,),
}

_OWN_AREA = {
    Category.LEADER: (Place.LEADER_AREA,),
    Category.CHARACTER: (Place.CHARACTER_AREA,),
    Category.STAGE: (Place.STAGE_AREA,),
    Category.DON: (Place.COST_AREA,),
}


class Misread(ValueError):
    """Words that fit the grammar but make no sense together."""


ON_FIELD = frozenset((*FIELD, *DON_FIELD))


def on_field(cards: tree.Cards, *areas: Place) -> tree.Cards:
    """Cards that something is done to which can be done on the field only, or in some areas of it only."""
    parts = cards.parts if isinstance(cards, tree.Together) else (cards,)
    for part in parts:
        among = part.among if isinstance(part, tree.Chosen | tree.All) else ()
        if isinstance(part, tree.FromEnd) or any(
            not set(each.places) <= set(areas or ON_FIELD) for each in among
        ):
            raise Misread("this can be done to cards on the field only")
    return cards


def numbered(cards: tree.Cards) -> tree.Chosen:
    """A choice of a number of cards, which is the only way in which DON!! cards are spoken of."""
    if not isinstance(cards, tree.Chosen) or cards.count is None:
        raise Misread("DON!! cards without a number")
    if any(each.category is not Category.DON for each in cards.among):
        raise Misread("something is done with cards that can be done with DON!! cards only")
    if len(cards.among) > 1:
        raise Misread("a choice between different DON!! cards")
    return cards


def any_such(cards: tree.Cards) -> tree.Cards:
    """What "a Character" means in an event: any card of that description."""
    if isinstance(cards, tree.Chosen) and cards.count == tree.Fixed(1) and not cards.up_to:
        return tree.All(cards.among)
    if isinstance(cards, tree.This | tree.All | tree.Mentioned):
        return cards
    raise Misread("a number of cards in an event")


def every(cards: tree.Cards) -> tree.All:
    """All cards of a description, with no number chosen."""
    such = any_such(cards)
    if not isinstance(such, tree.All):
        raise Misread("one card where all of a kind are meant")
    return such


@dataclass(frozen=True, slots=True)
class Noun:
    """One noun: its category, and whether it says "card"."""

    category: Category | None
    card: bool
    life: bool = False


@dataclass(frozen=True, slots=True)
class Pile:
    """An end of a pile that cards are taken from."""

    owner: Player
    place: Place
    end: tree.End


@dataclass(frozen=True, slots=True)
class Described:
    """A noun phrase."""

    owner: Player | None
    nouns: tuple[Noun, ...]
    filters: tuple[tree.Filter, ...] = ()
    areas: tuple[str, ...] = ()
    pile: Pile | None = None
    total: tree.HasStat | None = None
    different_names: bool = False
    plural: bool = False
    """True for a noun in the plural, which alone means all such cards."""
    singular: bool = False
    """True for a noun in the singular of which a player may have several."""
    owned: bool = False
    """True if "your", "your opponent's" or "their" stands before it."""
    every_name: bool = False
    """True if several names are joined by \"and\"."""


Union = tuple[Described, ...]


def owner_of(word: str) -> Player:
    """Whose cards a possessive speaks of; in a text about the opponent "their" is the opponent's."""
    word = word.lower()
    if word == "your or your opponent's":
        return Player.EITHER
    return Player.YOU if word == "your" else Player.OPPONENT


def nouns_of(words: str) -> tuple[Noun, ...]:
    """The nouns of a list such as "Leader or Character cards"."""
    words = words.replace("(s)", "")
    parts = re.split(r" (?:or|and) ", words)
    return tuple(_noun(part, "Leader" in words) for part in parts)


def _noun(words: str, beside_leader: bool) -> Noun:
    first = words.split()[0].rstrip("s")
    if first == "card":
        return Noun(None, card=True)
    if first == "Life":
        return Noun(None, card=True, life=True)
    # A "Leader card" and "Leader and/or Character cards" are on the field (2-2-3-1, 2-2-4-3).
    return Noun(Category(first), card="card" in words and not beside_leader)


def selectors(union: Union, owner: Player | None = None) -> tuple[tree.Selector, ...]:
    """The selectors of a noun phrase; `owner` is whose cards they are if the words do not say it."""
    first = union[0].owner
    found: list[tree.Selector] = []
    for described in union:
        if described.pile or described.total or described.different_names:
            raise Misread("a limit on cards together, or an end of a pile, where no cards are taken")
        whole = replace(described, owner=described.owner or first or owner)
        found += (_selector(whole, noun) for noun in whole.nouns)
    return tuple(found)


def _selector(described: Described, noun: Noun) -> tree.Selector:
    owner = described.owner or Player.EITHER
    return tree.Selector(owner, _places(described, noun), noun.category, _filters(described, noun))


def _filters(described: Described, noun: Noun) -> tuple[tree.Filter, ...]:
    """The filters that the noun's cards can have: a Leader has no cost, a DON!! card no number at all.

    "Leader or Character cards with a cost of 5 or less" limits the Characters only (2-7-5).
    """
    if noun.category not in (Category.LEADER, Category.DON) or len(described.nouns) == 1:
        return described.filters
    without = {Stat.COST, Stat.BASE_COST} if noun.category is Category.LEADER else set(Stat)
    return tuple(
        each for each in described.filters if not (isinstance(each, tree.HasStat) and each.stat in without)
    )


def _places(described: Described, noun: Noun) -> tuple[Place, ...]:
    """Where the cards are, from the words or from what the noun means (2-2-3-1 to 2-2-6-2)."""
    if described.areas:
        return tuple(place for area in described.areas for place in _area(area, described, noun))
    if noun.life:
        return (Place.LIFE,)
    if noun.category in _OWN_AREA and (not noun.card or described.owner or noun.category is Category.DON):
        return _OWN_AREA[noun.category]
    if described.owner is None or noun.category is Category.EVENT:
        return (Place.THESE,)
    return _field(described, noun)


@rule("3-1-2")
def _area(area: str, described: Described, noun: Noun) -> tuple[Place, ...]:
    if area == "given":
        return (Place.GIVEN,)
    if area == "field" and noun.category is None:
        # The cost area is part of the field (3-1-2), and given DON!! cards lie on it too.
        return (*FIELD, *DON_FIELD)
    return _AREAS[area] if area != "field" else _field(described, noun)


def _field(described: Described, noun: Noun) -> tuple[Place, ...]:
    """The areas of the field in which such a card can be."""
    if noun.category is Category.DON:
        return DON_FIELD
    if noun.category in _OWN_AREA:
        return _OWN_AREA[noun.category]
    # "Rested cards" are all that lie rested on the field, DON!! cards in the cost area too (4-4-1).
    rested = any(isinstance(each, tree.InState) for each in described.filters)
    return (*FIELD, Place.COST_AREA) if rested else FIELD


def anywhere(among: tuple[tree.Selector, ...], owner: Player = Player.EITHER) -> tuple[tree.Selector, ...]:
    """The same descriptions of cards wherever they are."""
    return tuple(replace(each, owner=owner, places=()) for each in among)


def beside(first: tree.Selector, other: tree.Selector) -> tree.Selector:
    """The other description, of the first one's player and, for a card of the field, in its own area."""
    places = first.places
    if set(places) & set(FIELD) and other.category in _OWN_AREA:
        places = _OWN_AREA[other.category]
    return replace(other, owner=first.owner, places=places)


@rule("4-4-1")
def with_states(cards: tree.Cards) -> tree.Cards:
    """Cards to rest or to set as active: where no category is named, DON!! cards in the cost area too."""
    if not isinstance(cards, tree.Chosen | tree.All):
        return cards
    wider = tuple(
        replace(each, places=(*FIELD, Place.COST_AREA)) if each.places == FIELD else each
        for each in cards.among
    )
    return replace(cards, among=wider)


def off_field(cards: tree.Cards) -> tree.Cards:
    """Cards to play or to reveal: without a place they are among those looked at or revealed before."""
    if not isinstance(cards, tree.Chosen | tree.All):
        return cards
    among = tuple(_off_field(each) for each in cards.among)
    return replace(cards, among=among)


def _off_field(selector: tree.Selector) -> tree.Selector:
    if not set(selector.places) & set(FIELD):
        return selector
    if selector.owner is not Player.EITHER:
        raise Misread("cards that are on the field already cannot be played or revealed")
    return replace(selector, places=(Place.THESE,))


def relation_of(words: str) -> Relation:
    """The relation that "or less", "or more" or neither of them says."""
    if "less" in words:
        return Relation.AT_MOST
    return Relation.AT_LEAST if "more" in words else Relation.EQUAL


def stat_filters(words: str) -> tuple[tree.HasStat, ...]:
    """What "a cost of 3 to 5" or "4000 base power or less" demands."""
    stat = Stat.COST if "cost" in words else Stat.POWER
    if "base" in words:
        stat = Stat.BASE_COST if stat is Stat.COST else Stat.BASE_POWER
    numbers = [tree.Fixed(int(digits)) for digits in re.findall(r"\d+", words)]
    if len(numbers) == 2:
        return (
            tree.HasStat(stat, Relation.AT_LEAST, numbers[0]),
            tree.HasStat(stat, Relation.AT_MOST, numbers[1]),
        )
    return (tree.HasStat(stat, relation_of(words), numbers[0]),)


def names_of(words: str) -> tuple[str, ...]:
    """The names of a list such as "[A], [B], or [C]"."""
    return tuple(re.findall(r"\[([^\]]*)\]", str(words)))


def types_of(words: str) -> tuple[str, ...]:
    """The types of a list such as "{A} or {B} type"."""
    return tuple(re.findall(r"\{([^}]*)\}", str(words)))


def quoted(words: str) -> str:
    """The text between quotation marks."""
    return str(words).split('"')[1]


def number_in(words: str) -> int:
    """The only number in these words."""
    return int(re.findall(r"\d+", words)[-1])
