"""Chapter 8-4-4, with 1-3-5 and 4-8: who chooses which cards, how many, and when they need not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..kernel.decisions import Confirm, Number, Pick, Procedure, Refusal
from ..kernel.rules import rule
from .cards import Category
from .language import tree
from .language.tree import Mention, Place
from .possibility import Possibility
from .state import Card, Resolving, Side

HIGHEST_COST = 10
"""The highest cost that a player may choose, unless a card of the game costs more."""


class Choosing(Possibility):
    """Lets players choose what the words of an effect leave open."""

    @rule("4-8-1", "8-4-4", "8-4-4-1", "8-4-4-2", "8-4-4-3", "1-3-5-1")
    def chosen(
        self,
        cards: tree.Cards,
        resolving: Resolving,
        usable: Callable[[Card], bool] | None = None,
    ) -> Procedure[list[Card]]:
        """The cards that words mean, chosen when they are needed."""
        match cards:
            case tree.Together(parts):
                found: list[Card] = []
                for part in parts:
                    found += yield from self.chosen(part, resolving, usable)
            case tree.Chosen():
                found = yield from self.pick(cards, resolving, usable)
            case tree.FromEnd(up_to=True) | tree.FromEnd(owner=tree.Player.EITHER):
                found = yield from self.pick_from_end(cards, resolving)
            case _:
                found = self.pointed_at(cards, resolving)
        if not isinstance(cards, tree.Mentioned):
            resolving.mentions[Mention.IT] = tuple(found)
        return found

    def pick(
        self, cards: tree.Chosen, resolving: Resolving, usable: Callable[[Card], bool] | None
    ) -> Procedure[list[Card]]:
        """A player picks among the cards described, as many as they must or may."""
        options = self.described(cards.among, resolving)
        if resolving.paying and usable is not None:
            options = [card for card in options if usable(card)]
        most = len(options) if cards.count is None else self.number(cards.count, resolving)
        most = max(0, min(most, len(options)))
        if most == 0:
            return []
        least = 0 if self.may_choose_none(cards) or self.is_unsure(cards, resolving) else most
        if least == most and self.are_alike(options):
            return options[:most]
        (side,) = self.owner_side(resolving.side, cards.by)
        check = self.checker(cards, resolving)
        if check is not None and cards.total is not None and cards.total.relation is tree.Relation.AT_MOST:
            # A card that is too much by itself cannot be chosen with others either.
            options = [card for card in options if check((card,)) is None]
        decision = Pick("choose", side, "8-4-4-1", options, least, most, resolving.source, check)
        looking = self.look_through_deck(cards, resolving, side)
        chosen = list((yield from decision.ask()))
        self.looked_at = [each for each in self.looked_at if each not in looking]
        return chosen

    @rule("8-4-4-4")
    def look_through_deck(
        self, cards: tree.Chosen, resolving: Resolving, side: Side
    ) -> list[tuple[Card, Side]]:
        """A player who chooses cards from a deck looks at the faces of its cards meanwhile."""
        looking = [
            (card, side)
            for selector in cards.among
            if Place.DECK in selector.places
            for owner in self.owner_side(resolving.side, selector.owner)
            for card in owner.deck.cards
        ]
        self.looked_at += looking
        return looking

    @rule("1-3-5-1", "8-4-4-1")
    def may_choose_none(self, cards: tree.Chosen) -> bool:
        """True if the words set no lowest number: "up to" and "any number of"."""
        return cards.up_to or cards.count is None

    @rule("1-3-5", "1-3-5-1", "4-8-1")
    def choose_number(self, side: Side, most: int, resolving: Resolving) -> Procedure[int]:
        """A player chooses a whole number, from 0 to the most that they may."""
        return (yield from Number("number", side, "1-3-5", 0, most, resolving.source).ask())

    @rule("1-3-5", "1-3-5-1")
    def choose_cost(self, step: tree.ChooseCost, resolving: Resolving) -> Procedure[bool]:
        """A player chooses a cost: a whole number from 0 on, and none that no card of the game can have."""
        (side,) = self.owner_side(resolving.side, step.by)
        highest = max(HIGHEST_COST, *(card.definition.cost or 0 for card in self.cards))
        resolving.cost_chosen = yield from self.choose_number(side, highest, resolving)
        return True

    @rule("8-4-4-2")
    def is_unsure(self, cards: tree.Chosen, resolving: Resolving) -> bool:
        """True if cards of a secret area must fit a description: then nobody is held to choosing one."""
        return any(
            each.filters and each.places in ((Place.HAND,), (Place.DECK,)) and not cards.blind
            for each in cards.among
        )

    @rule("3-9-2", "2-7-2")
    def are_alike(self, cards: Sequence[Card]) -> bool:
        """True for DON!! cards in one place and state: which of them is no question."""
        return (
            all(card.definition.category is Category.DON for card in cards)
            and len({(id(card.area), id(card.holder), card.orientation, card.label) for card in cards}) == 1
            and not any(card.modifiers for card in cards)
        )

    def checker(
        self, cards: tree.Chosen, resolving: Resolving
    ) -> Callable[[tuple[Card, ...]], Refusal | None] | None:
        """What the chosen cards must keep together."""
        total, different = cards.total, cards.different_names
        if total is None and not different:
            return None

        def check(chosen: tuple[Card, ...]) -> Refusal | None:
            if total is not None:
                value = sum(self.stat(card, total.stat) or 0 for card in chosen)
                tried = tree.Compare(tree.Fixed(value), total.relation, total.to)
                if chosen and not self.holds(tried, resolving):
                    return Refusal("8-4-4-1", f"together they have {total.stat.value} {value}")
            names = [name for card in chosen for name in self.names(card)]
            if different and len(set(names)) < len(names):
                return Refusal("8-4-4-1", "two of them share a name")
            return None

        return check

    def pick_from_end(self, cards: tree.FromEnd, resolving: Resolving) -> Procedure[list[Card]]:
        """A player decides how many cards from the end of a pile, or whose pile."""
        (side,) = self.owner_side(resolving.side, cards.by)
        whose = cards.owner
        if whose is tree.Player.EITHER:
            own = yield from Confirm("whose", side, "8-4-4", "yours", "opponent's", resolving.source).ask()
            whose = tree.Player.YOU if own else tree.Player.OPPONENT
        there = tree.FromEnd(cards.by, whose, cards.place, cards.end, cards.count, False, cards.until)
        found = self.from_end(there, resolving)
        if cards.up_to and found:
            found = found[: (yield from self.choose_number(side, len(found), resolving))]
        return found

    def is_full(self, cards: tree.Cards, found: Sequence[Card], resolving: Resolving) -> bool:
        """True if as many cards were affected as the words ask for; of "up to", at least one."""
        match cards:
            case tree.Chosen(count=None) | tree.Chosen(up_to=True) | tree.FromEnd(up_to=True) | tree.All():
                return bool(found)
            case tree.Chosen(count=count) | tree.FromEnd(count=count) if count is not None:
                return len(found) >= self.number(count, resolving)
            case tree.Together(parts):
                return len(found) >= len(parts)
            case _:
                return bool(found)
