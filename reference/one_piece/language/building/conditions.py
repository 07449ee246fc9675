"""Builds what `conditions.lark` describes."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from lark import Token, Transformer, v_args

from ....kernel.modifiers import Duration
from .. import tree
from ..tree import Cause, Happening, Player, Relation
from .describing import (
    FIELD,
    Misread,
    Union,
    any_such,
    anywhere,
    every,
    names_of,
    number_in,
    quoted,
    relation_of,
    selectors,
    types_of,
)

_ANYWHERE = tree.Selector(Player.EITHER, ())

_PLAYERS = {
    "you have": Player.YOU,
    "your opponent has": Player.OPPONENT,
    "you and your opponent have": Player.EITHER,
}


def _count(among: tuple[tree.Selector, ...]) -> tree.Count:
    return tree.Count(tree.All(among))


def cause_of(words: str | None) -> Cause | None:
    """By what something happens."""
    if words is None:
        return None
    if "opponent" in words:
        return Cause.OPPONENTS_EFFECT
    if "your" in words:
        return Cause.YOUR_EFFECT
    return Cause.BATTLE if words == "in battle" else Cause.EFFECT


@dataclass(frozen=True, slots=True)
class AttacksThisTurn:
    """ "If that card attacks during this turn", which goes with a prohibition to block it."""

    cards: tree.Cards

    def unblockable(self, steps: tuple[tree.Step, ...], *, alone: bool) -> tree.Step:
        """The card cannot be blocked during this turn."""
        if not alone or len(steps) != 1 or not isinstance(steps[0], tree.CannotBlock):
            raise Misread("an attack during this turn with something other than [Blocker] forbidden")
        return tree.Modify(self.cards, (tree.Cannot(tree.Deed.BE_BLOCKED),), Duration.TURN)


@dataclass(frozen=True, slots=True)
class Held:
    """What is had: cards, and how many of them (any of the bounds), or more or less than the other player."""

    union: Union
    bounds: tuple[tuple[Relation, int], ...]
    than_other: Relation | None = None


@v_args(inline=True)
class ConditionsBuilder(Transformer[Token, object]):
    """Conditions and events."""

    def conditions(self, *parts: object) -> tuple[object, ...]:
        return parts

    # "You have …".

    def have(self, words: Token, holding: tuple[bool, tuple[Held, ...]]) -> tree.Condition:
        any_of, helds = holding
        negative = "don't" in words or "do not" in words
        owner = Player.YOU if negative else _PLAYERS.get(str(words), Player.EITHER)
        if negative:
            helds = tuple(replace(held, bounds=((Relation.EQUAL, 0),)) for held in helds)
        parts = tuple(self._held(held, owner) for held in helds)
        if len(parts) == 1:
            return parts[0]
        return tree.AnyHolds(parts) if any_of else tree.Both(parts)

    def _held(self, held: Held, owner: Player) -> tree.Condition:
        among = selectors(held.union, owner)
        if held.than_other is not None:
            other = Player.OPPONENT if owner is Player.YOU else Player.YOU
            theirs = tuple(replace(each, owner=other) for each in among)
            return tree.Compare(_count(among), held.than_other, _count(theirs))
        each = [_count(names) for names in self._apart(held.union, among)]
        parts = tuple(
            tree.Compare(count, relation, tree.Fixed(number))
            for count in each
            for relation, number in held.bounds
        )
        if len(parts) == 1:
            return parts[0]
        return tree.AnyHolds(parts) if len(held.bounds) > 1 else tree.Both(parts)

    def _apart(self, union: Union, among: tuple[tree.Selector, ...]) -> list[tuple[tree.Selector, ...]]:
        """Several names joined by "and" must each be had."""
        named = [each for each in among[0].filters if isinstance(each, tree.Named)]
        if not union[0].every_name:
            return [among]
        rest = tuple(each for each in among[0].filters if each not in named)
        return [(replace(among[0], filters=(tree.Named((name,)), *rest)),) for name in named[0].names]

    def holding(self, *parts: Held | Token) -> tuple[bool, tuple[Held, ...]]:
        any_of = any(isinstance(part, Token) and part.type == "OR_COUNT" for part in parts)
        return any_of, tuple(part for part in parts if isinstance(part, Held))

    def held(self, *parts: Token | Union) -> Held:
        first, union = parts[0], parts[-1 if not isinstance(parts[-1], Token) else -2]
        assert not isinstance(union, Token)
        if not isinstance(first, Token):
            return Held(union, ((Relation.AT_LEAST, 1),))
        match first.type:
            case "RANGE":
                *exact, last = (int(digits) for digits in re.findall(r"\d+", first))
                return Held(
                    union, (*((Relation.EQUAL, number) for number in exact), (relation_of(first), last))
                )
            case "AMOUNT":
                return Held(union, ((Relation.EQUAL, number_in(first)),))
            case "NO":
                return Held(union, ((Relation.EQUAL, 0),))
            case "MORE_OR_LESS":
                return Held(union, (), Relation.MORE if first == "more" else Relation.LESS)
            case _:
                return Held(union, ((Relation.AT_LEAST, 1),))

    def only_have(self, _: Token, union: Union) -> tree.Every:
        bare = tuple(replace(each, filters=()) for each in union)
        if len(union) > 1 or not union[0].filters:
            raise Misread("the only cards, of which nothing or several things are said")
        return tree.Every(selectors(bare, Player.YOU), union[0].filters)

    # "It is …".

    def fits(self, cards: tree.Cards, predicate: tuple[object, ...]) -> tree.Condition:
        if "played" in predicate:
            return tree.PlayedThisTurn(cards)
        parts = [part for part in predicate if isinstance(part, tuple)]
        filters = tuple(part for part in predicate if isinstance(part, tree.Filter))
        if parts:
            return tree.Fits(cards, anywhere(parts[0]))
        if isinstance(cards, tree.All) and cards.among[0].category is not tree.Category.LEADER:
            return tree.Every(cards.among, filters)
        return tree.Fits(cards, (replace(_ANYWHERE, filters=filters),))

    def predicate(self, *qualities: object) -> tuple[object, ...]:
        flat: list[object] = []
        for quality in qualities:
            flat += quality if isinstance(quality, list) else [quality]
        return tuple(flat)

    def quality(self, *parts: object) -> object:
        last = parts[-1]
        if not isinstance(last, Token):
            assert isinstance(last, tuple)
            if isinstance(parts[0], Token):
                return selectors(last)
            return list(last)
        match last.type:
            case "HAS_TYPE":
                return tree.HasType(types_of(last))
            case "HAS_ATTRIBUTE":
                return tree.HasAttribute(last[last.index("<") + 1 : last.index(">")])
            case "S_COLORS_INCLUDE":
                return tree.HasColor((last.split()[-1],))
            case "S_TYPE_INCLUDES":
                return tree.TypeIncludes(quoted(last))
            case "NAMES":
                return tree.Named(names_of(last))
            case "STATE":
                return tree.InState(tree.State(last))
            case "MULTICOLORED":
                return tree.IsMulticolored()
            case _:
                return "played"

    def quality_and_type(self, filters: tuple[object, ...], words: Token) -> list[object]:
        return [*filters, tree.HasType(types_of(words))]

    def compared(self, _: Token, union: Union, words: Token) -> tree.Compare:
        mine = selectors(union, Player.YOU)
        where = next(places for part, places in _COMPARED.items() if part in words)
        if any(not set(each.places) <= where for each in mine):
            raise Misread("a number compared with that of cards elsewhere")
        theirs = tuple(replace(each, owner=Player.OPPONENT) for each in mine)
        right: tree.Number = _count(theirs)
        if "at least" in words:
            right = tree.Sum((right, tree.Fixed(-number_in(words))))
        relation = Relation.AT_LEAST if "or more" in words else Relation.AT_MOST
        return tree.Compare(_count(mine), relation, right)

    def the_only(self, _: Token, union: Union, what: Union) -> tree.Every:
        return tree.Every(selectors(union), what[0].filters)

    def attacks_this_turn(self, cards: tree.Cards, _: Token) -> AttacksThisTurn:
        return AttacksThisTurn(cards)

    def done(self, words: Token) -> tree.Done:
        return tree.Done("not" not in words)

    def not_done(self, _: Token) -> tree.NotDoneThisTurn:
        return tree.NotDoneThisTurn("draw")

    # Events.

    def fate(self, words: Token, by: Token | None = None) -> tuple[Happening, Cause | None]:
        happening = Happening.KNOCKED_OUT if "K.O." in words else Happening.REMOVED
        return happening, cause_of(by)

    def would(self, cards: tree.Cards, *fates: tuple[Happening, Cause | None]) -> tree.Event | tree.AnyEvent:
        events = tuple(tree.Event(happening, any_such(cards), cause=cause) for happening, cause in fates)
        return events[0] if len(events) == 1 else tree.AnyEvent(events)

    def rested_by(self, cards: tree.Cards, words: Token) -> tree.Event:
        cause = Cause.YOUR_EFFECT if "your effect" in words else None
        return tree.Event(Happening.RESTED, any_such(cards), cause=cause)

    def happens(self, cards: tree.Cards, words: Token, by: Token | None = None) -> tree.Event:
        cards = any_such(cards)
        if "K.O.'s" in words:
            # The Character has left the field by then.
            lost = tree.Selector(Player.OPPONENT, (), tree.Category.CHARACTER)
            return tree.Event(Happening.KNOCKS_OUT, cards, other=(lost,))
        happening = {
            "is K.O.'d": Happening.KNOCKED_OUT,
            "is removed from the field": Happening.REMOVED,
            "is returned to the owner's hand": Happening.RETURNED_TO_HAND,
            "is given a DON!! card": Happening.GIVEN_DON,
            "becomes rested": Happening.RESTED,
            "becomes active": Happening.BECOMES_ACTIVE,
        }[words]
        return tree.Event(happening, cards, cause=cause_of(by))

    def this_or_any_happens(self, _: Token, __: Token, union: Union, words: Token) -> tree.Event:
        this = tree.Selector(Player.YOU, (), None, (tree.IsThis(),))
        event = self.happens(tree.All((this, *selectors(union))), words)
        assert isinstance(event, tree.Event)
        return event

    def battles(self, cards: tree.Cards, union: Union) -> tree.Event:
        return tree.Event(Happening.BATTLES, any_such(cards), other=selectors(union))

    def attacks_or_attacked(self, cards: tree.Cards, words: Token) -> tree.Event | tree.AnyEvent:
        such = any_such(cards)
        attacks, attacked = tree.Event(Happening.ATTACKS, such), tree.Event(Happening.ATTACKED, such)
        if "or" in words:
            return tree.AnyEvent((attacks, attacked))
        return attacks if words == "attacks" else attacked

    def plays(self, words: Token, cards: tree.Cards) -> tree.Event:
        player = Player.YOU if words == "you play" else Player.OPPONENT
        among = tuple(
            replace(each, owner=player, places=tuple(place for place in each.places if place not in FIELD))
            for each in every(cards).among
        )
        return tree.Event(Happening.PLAYED, tree.All(among), player)

    def simple_event(self, words: Token, by: Token | None = None) -> tree.Event | tree.AnyEvent:
        text = str(words)
        player = Player.OPPONENT if "opponent" in text else Player.YOU
        if "activates [Blocker] or" in text:
            return tree.AnyEvent(
                tuple(
                    tree.Event(happening, player=player)
                    for happening in (Happening.BLOCKER_ACTIVATED, Happening.EVENT_ACTIVATED)
                )
            )
        happening = next(each for part, each in _SIMPLE.items() if part in text)
        if happening is Happening.DAMAGES_LIFE:
            this = tree.This() if "this" in text else tree.All((tree.Selector(Player.YOU, ()),))
            return tree.Event(happening, this)
        if happening is Happening.ATTACKS:
            attacker = tree.Selector(player, (tree.Place.LEADER_AREA, tree.Place.CHARACTER_AREA))
            return tree.Event(happening, tree.All((attacker,)))
        if "your or your opponent's" in text:
            player = Player.EITHER
        if happening is Happening.TRIGGER_ACTIVATED:
            player = Player.EITHER
        number = number_in(text) if re.search(r"\d", text) else None
        return tree.Event(happening, player=player, cause=cause_of(by), number=number)

    def simple_or_happens(
        self, words: Token, cards: tree.Cards, happens: Token, by: Token | None = None
    ) -> tree.AnyEvent:
        first, second = self.simple_event(words), self.happens(cards, happens, by)
        assert isinstance(first, tree.Event)
        assert isinstance(second, tree.Event)
        return tree.AnyEvent((first, second))


_COMPARED = {
    "field": set(tree.Place) - {tree.Place.HAND, tree.Place.LIFE},
    "hand": {tree.Place.HAND},
    "Life": {tree.Place.LIFE},
}
"""Where the opponent's cards are that a number is compared with: the player's own must be there too."""

_SIMPLE = {
    "opponent attacks": Happening.ATTACKS,
    "take damage": Happening.DAMAGED,
    "activate an Event": Happening.EVENT_ACTIVATED,
    "activates an Event": Happening.EVENT_ACTIVATED,
    "activates a [Blocker]": Happening.BLOCKER_ACTIVATED,
    "a [Trigger] activates": Happening.TRIGGER_ACTIVATED,
    "returned to your DON!! deck": Happening.DON_RETURNED,
    "added to your hand from your Life": Happening.LIFE_ADDED_TO_HAND,
    "removed from your opponent's Life": Happening.LIFE_REMOVED,
    "removed from your or your opponent's Life": Happening.LIFE_REMOVED,
    "removed from your Life": Happening.LIFE_REMOVED,
    "trashed from your hand": Happening.TRASHED_FROM_HAND,
    "number of Life cards becomes": Happening.LIFE_BECOMES,
    "draw a card outside": Happening.DREW,
    "damage to your opponent's Life": Happening.DAMAGES_LIFE,
}
