"""Builds what `cards.lark` describes."""

from __future__ import annotations

import re
from dataclasses import replace

from lark import Token, Transformer, v_args

from .. import tree
from ..tree import Mention, Place, Player, Relation, Stat
from .describing import (
    FIELD,
    Described,
    Misread,
    Noun,
    Pile,
    Union,
    beside,
    names_of,
    nouns_of,
    number_in,
    owner_of,
    quoted,
    relation_of,
    selectors,
    stat_filters,
    types_of,
)

_MENTIONS = {
    "revealed": Mention.REVEALED,
    "trashed": Mention.TRASHED,
    "returned": Mention.RETURNED,
    "other": Mention.OTHER,
    "the rest": Mention.REST,
    "battled": Mention.BATTLED,
}

_SINGULAR = ("Character", "Character card", "card", "Event", "Event card")
_PLURAL = ("Characters", "Leaders", "Events", "Stages")

Tail = tuple[str, object]
"""A part that follows the noun: what it is, and its content."""


def amount_of(words: str) -> tuple[tree.Number | None, bool]:
    """How many, and whether up to so many."""
    digits = re.search(r"\d+", words)
    if digits is None:
        return None, True
    return tree.Fixed(int(digits[0])), "up to" in words.lower()


def is_blind(by: Player, among: tuple[tree.Selector, ...]) -> bool:
    """True if a player chooses among cards of the other player's hand, which they cannot see (8-4-4-2)."""
    return all(each.places == (Place.HAND,) and each.owner not in (by, Player.EITHER) for each in among)


@v_args(inline=True)
class CardsBuilder(Transformer[Token, object]):
    """Noun phrases."""

    # Ways of pointing.

    def together(self, *parts: object) -> tree.Together:
        groups = [part for part in parts if isinstance(part, tree.Cards)]
        placed = [
            group.among[0]
            for group in groups
            if isinstance(group, tree.Chosen | tree.All) and group.among[0].places != (Place.THESE,)
        ]
        return tree.Together(tuple(self._beside(placed, group) for group in groups))

    def _beside(self, placed: list[tree.Selector], group: tree.Cards) -> tree.Cards:
        """A group without owner and place is where another group is, and of the same player."""
        if not placed or not isinstance(group, tree.Chosen) or group.among[0].places != (Place.THESE,):
            return group
        return replace(group, among=tuple(beside(placed[0], each) for each in group.among))

    def this(self, _: Token, place: object = None) -> tree.Cards:
        if not isinstance(place, tuple):
            return tree.This()
        described = Described(Player.YOU, (Noun(None, card=True),), (tree.IsThis(),))
        return tree.All(selectors((self._with_tail(described, place),)))

    def mentioned(self, words: Token) -> tree.Mentioned:
        for part, mention in _MENTIONS.items():
            if part in words.lower():
                return tree.Mentioned(mention)
        return tree.Mentioned(Mention.IT)

    def chosen(self, amount: Token, union: Union) -> tree.Cards:
        if "each of" in amount or "of each" in amount:
            return self._one_of_each(amount, union)
        return self._choose(amount, union)

    def _choose(self, amount: Token, union: Union, *, possessed: bool = False) -> tree.Cards:
        count, up_to = amount_of(amount)
        described = union[0]
        if count is not None and not possessed and described.owned != amount.endswith(" of"):
            raise Misread("a number of cards without 'of', or 'of' without whose cards")
        if described.pile is not None:
            return self._from_end(union, count, up_to)
        among = selectors((replace(described, total=None, different_names=False), *union[1:]))
        blind = is_blind(Player.YOU, among)
        return tree.Chosen(Player.YOU, count, up_to, among, described.total, described.different_names, blind)

    def _from_end(self, union: Union, count: tree.Number | None, up_to: bool) -> tree.FromEnd:
        """Cards from an end of a pile, of which nothing is known."""
        described, pile = union[0], union[0].pile
        if pile is None or len(union) > 1 or described.filters or described.nouns != (Noun(None, card=True),):
            raise Misread("cards from an end of a pile cannot be described further")
        return tree.FromEnd(Player.YOU, pile.owner, pile.place, pile.end, count, up_to)

    def _one_of_each(self, amount: Token, union: Union) -> tree.Cards:
        """Up to so many of each: of each noun, or of each name."""
        count, up_to = amount_of(amount)
        apart: list[tree.Selector] = []
        for selector in selectors(union):
            named = [each for each in selector.filters if isinstance(each, tree.Named)]
            if not named:
                apart.append(selector)
                continue
            rest = tuple(each for each in selector.filters if each not in named)
            apart += (replace(selector, filters=(tree.Named((name,)), *rest)) for name in named[0].names)
        return tree.Together(tuple(tree.Chosen(Player.YOU, count, up_to, (each,)) for each in apart))

    def chosen_or_chosen(
        self, amount: Token, first: Union, _: Token, other: Token, second: Union
    ) -> tree.Cards:
        if amount_of(amount) != amount_of(other):
            raise Misread("a choice between different numbers of cards")
        return self._choose(amount, self._in_same_place((*first, *second)))

    def _in_same_place(self, union: Union) -> Union:
        """Descriptions of which the last alone says where the cards are: all of them are there."""
        last = union[-1]
        if not last.areas or any(each.areas or each.pile or each.owned for each in union[:-1]):
            return union
        return tuple(replace(each, owner=each.owner or last.owner, areas=last.areas) for each in union)

    def one_of(self, union: Union) -> tree.Cards:
        if not union[0].owned:
            raise Misread("'one of' without whose cards")
        return tree.Chosen(Player.YOU, tree.Fixed(1), False, selectors(union))

    def a_card(self, article: Token, union: Union) -> tree.Cards:
        if union[0].owned or article.lower() == "any":
            raise Misread("'a' before whose cards they are")
        return tree.Chosen(Player.YOU, tree.Fixed(1), False, selectors(union))

    def your_number(self, whose: Token, amount: Token, described: Described) -> tree.Cards:
        return self._choose(amount, (replace(described, owner=owner_of(whose)),), possessed=True)

    def plain(self, union: Union) -> tree.Cards:
        first = union[0]
        if first.pile is not None:
            return self._from_end(union, None, False)
        named = any(isinstance(each, tree.Named) for each in first.filters)
        if not first.owned and not named and not first.plural:
            raise Misread("the text does not say how many cards")
        if first.owned and first.singular and not named:
            return tree.Chosen(Player.YOU, tree.Fixed(1), False, selectors(union))
        return tree.All(selectors(union))

    def every(self, _: Token, union: Union) -> tree.All:
        return tree.All(selectors(union))

    def plain_or_chosen(self, first: Union, _: Token, amount: Token, second: Union) -> tree.Cards:
        return self._choose(amount, (*first, *second), possessed=True)

    def this_or_chosen(self, _: Token, __: Token, amount: Token, union: Union) -> tree.Chosen:
        count, up_to = amount_of(amount)
        this = tree.Selector(Player.YOU, FIELD, None, (tree.IsThis(),))
        return tree.Chosen(Player.YOU, count, up_to, (this, *selectors(union)))

    # Describing.

    def union(self, *alternatives: Described) -> Union:
        return alternatives

    def described(self, *parts: object) -> Described:
        owner: Player | None = None
        filters: list[tree.Filter] = []
        described: Described | None = None
        given = owned = False
        for part in parts:
            if isinstance(part, Token):
                if part.type == "WHOSE":
                    owner, owned = owner_of(part), True
                else:
                    described = self._head(owner, part, None, filters)
            elif isinstance(part, Described):
                described = replace(part, owner=owner, filters=(*filters, *part.filters))
            elif isinstance(part, tuple):
                assert described is not None
                described = self._with_tail(described, part)
            elif part == "given":
                given = True
            else:
                assert isinstance(part, tree.Filter)
                filters.append(part)
        assert described is not None
        described = replace(described, owned=owned)
        return replace(described, areas=("given",)) if given else described

    def _head(
        self, owner: Player | None, head: Token, noun: Token | None, filters: list[tree.Filter]
    ) -> Described:
        if head.type == "NOUN":
            return Described(
                owner,
                nouns_of(head),
                tuple(filters),
                plural=head.split()[0] in _PLURAL,
                singular=head in _SINGULAR,
            )
        nouns = nouns_of(noun) if noun is not None else (Noun(None, card=True),)
        every = " and " in re.sub(r"\[[^\]]*\]", "", head)
        return Described(owner, nouns, (*filters, tree.Named(names_of(head))), every_name=every)

    def named_noun(self, names: Token, noun: Token) -> Described:
        return self._head(None, names, noun, [])

    def noun_named(self, noun: Token, names: Token) -> Described:
        return self._head(None, names, noun, [])

    def adjective(self, word: Token, other: Token | None = None) -> tree.Filter | str:
        if other is not None:
            return tree.AnyOf((self._adjective(word), self._adjective(other)))
        return "given" if word.type == "GIVEN" else self._adjective(word)

    def _adjective(self, word: Token) -> tree.Filter:
        match word.type:
            case "STATE":
                return tree.InState(tree.State(word))
            case "COLOR":
                return tree.HasColor(tuple(str(word).split(" or ")))
            case "TYPES":
                return tree.HasType(types_of(word))
            case "FACE":
                return tree.FaceIs(tree.Face(word))
            case "KEYWORD":
                return tree.HasKeyword(tree.Keyword(word.strip("[]")))
            case "ATTRIBUTE":
                return tree.HasAttribute(str(word)[1 : word.index(">")])
            case "OTHER":
                return tree.Without(tree.IsThis())
            case _:
                return tree.IsBattling()

    # What follows the noun.

    def _with_tail(self, described: Described, tail: tuple[object, ...]) -> Described:
        if len(tail) == 2 and tail[0] == "place":
            content = tail[1]
            if isinstance(content, Pile):
                return replace(described, pile=content)
            assert isinstance(content, tuple)
            owner, areas = content
            # "On the field" and "in their hand" also say whose the cards are.
            return replace(described, owner=described.owner or owner, areas=areas)
        for part in tail:
            if isinstance(part, tree.Filter):
                described = replace(described, filters=(*described.filters, part))
            elif part == "yours":
                described = replace(described, owner=described.owner or Player.YOU)
            elif part == "different names":
                described = replace(described, different_names=True)
            else:
                assert isinstance(part, tuple)
                described = replace(described, total=part[1])
        return described

    def tail(self, *parts: object) -> tuple[object, ...]:
        if len(parts) == 1 and isinstance(parts[0], tuple) and parts[0][:1] == ("place",):
            return parts[0]
        flat: list[object] = []
        for part in parts:
            assert isinstance(part, tuple)
            flat += part
        return tuple(flat)

    def either_filter(self, first: tuple[object, ...], second: tuple[object, ...]) -> tuple[tree.Filter, ...]:
        """One filter or another; a range is none, as it would need both of its ends."""
        filters = tuple(each for each in (*first, *second) if isinstance(each, tree.Filter))
        if len(first) != 1 or len(second) != 1 or len(filters) != 2:
            raise Misread("a choice between limits that are not each a single one")
        return (tree.AnyOf(filters),)

    def place(self, words: Token) -> Tail:
        if words.type == "FROM_END":
            match = re.fullmatch(
                r"from the (.+) of (your or .+'s|your .+'s|your|their) (deck|Life .+)", words
            )
            assert match is not None
            place = Place.DECK if match[3] == "deck" else Place.LIFE
            return "place", Pile(owner_of(match[2]), place, tree.End(match[1]))
        match = re.fullmatch(r"(?:from|in|on) (your opponent's|your|their|the) (.+)", words)
        assert match is not None
        areas = tuple(re.split(r", or |, | or | and ", match[2]))
        return "place", (None if match[1] == "the" else owner_of(match[1]), areas)

    def other_than(self, words: Token, what: Token) -> tuple[object, ...]:
        excluded = tree.Named(names_of(what)) if what.type == "NAMES" else tree.IsThis()
        # "Characters other than your [X]" speaks of your Characters.
        return (tree.Without(excluded), *(("yours",) if "your" in words else ()))

    def cost_at_most(self, number: tree.Number) -> tuple[tree.Filter, ...]:
        return (tree.HasStat(Stat.COST, Relation.AT_MOST, number),)

    def different_color(self, _: Token) -> tuple[tree.Filter, ...]:
        return (tree.DifferentColor(tree.Mentioned(Mention.RETURNED)),)

    def without_counter(self, _: Token) -> tuple[tree.Filter, ...]:
        return (tree.HasNoCounter(),)

    def filter(self, words: Token) -> tuple[object, ...]:
        match words.type:
            case "CHOSEN_COST":
                return (tree.HasStat(Stat.COST, Relation.EQUAL, tree.ChosenCost()),)
            case "COST" | "POWER":
                return stat_filters(words)
            case "TYPE_INCLUDING":
                return (tree.TypeIncludes(quoted(words)),)
            case "NAME_INCLUDING":
                return (tree.NameIncludes(quoted(words)),)
            case "A_TRIGGER":
                return (tree.HasTrigger(),)
            case "CARD_NUMBER":
                return (tree.HasNumber(words.split()[-1]),)
            case "NO_BASE_EFFECT":
                return (tree.HasNoBaseEffect(),)
            case "TOTAL":
                stat = Stat.COST if "cost" in words else Stat.POWER
                return (("total", tree.HasStat(stat, relation_of(words), tree.Fixed(number_in(words)))),)
            case _:
                return ("different names",)

    def stat_equal(self, words: Token, number: tree.Number) -> tuple[tree.HasStat, ...]:
        stat = Stat.COST if "cost" in words else Stat.POWER
        return (tree.HasStat(stat, relation_of(words), number),)

    def number_of(self, words: Token, union: Union) -> tree.Count:
        owner = Player.YOU if words.lower().startswith("your") else None
        return tree.Count(tree.All(selectors(union, owner)))

    def total_life(self, _: Token) -> tree.Count:
        return tree.Count(tree.All((tree.Selector(Player.EITHER, (Place.LIFE,)),)))
