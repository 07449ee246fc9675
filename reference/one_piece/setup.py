"""Chapter 5, Game Setup: deck construction and the preparations of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..kernel.decisions import Confirm, Procedure, Refusal
from ..kernel.rules import rule
from .cards import CardDefinition, Category
from .language import tree
from .language.tree import Happening
from .state import Card, Resolving, Side
from .turn import Turns


@dataclass(frozen=True, slots=True)
class DeckList:
    """What a player presents: a Leader card, the deck from the top, the DON!! deck; with labels."""

    leader: CardDefinition
    deck: tuple[tuple[CardDefinition, str | None], ...]
    don: tuple[CardDefinition, ...]
    leader_label: str | None = None


def rules_of(card: CardDefinition) -> list[tree.Step]:
    """The text of a card that changes the rules."""
    return [step for ability in card.permanents for step in ability.steps]


class Setup(Turns):
    """Prepares a game from two deck lists."""

    # Deck construction.

    @rule("5-1-1", "5-1-2", "5-2-1-1")
    def refuse_deck(self, deck_list: DeckList) -> Refusal | None:
        """Why a deck list breaks the deck construction rules, if it does."""
        deck = [definition for definition, _ in deck_list.deck]
        return (
            self.refuse_sizes(deck_list)
            or self.refuse_categories(deck)
            or self.refuse_colors(deck_list.leader, deck)
            or self.refuse_copies(deck)
            or self.refuse_by_text(deck_list.leader, deck)
        )

    @rule("5-1-2")
    def refuse_sizes(self, deck_list: DeckList) -> Refusal | None:
        """Exactly 1 Leader card, 50 cards and 10 DON!! cards."""
        if deck_list.leader.category is not Category.LEADER:
            return Refusal("5-1-2", f"{deck_list.leader.name!r} is no Leader card")
        if len(deck_list.deck) != 50:
            return Refusal("5-1-2", f"the deck has {len(deck_list.deck)} cards, not 50")
        size = self.don_deck_size(deck_list.leader)
        if len(deck_list.don) != size or any(card.category is not Category.DON for card in deck_list.don):
            return Refusal("5-1-2", f"the DON!! deck has {len(deck_list.don)} cards, not {size} DON!! cards")
        return None

    @rule("5-1-2", "5-1-2-4", "5-1-2-4-2")
    def don_deck_size(self, leader: CardDefinition) -> int:
        """10 DON!! cards, unless the Leader's text replaces that."""
        sizes = [step.count for step in rules_of(leader) if isinstance(step, tree.DonDeckSize)]
        return sizes[0] if sizes else 10

    @rule("5-1-2-1")
    def refuse_categories(self, deck: Sequence[CardDefinition]) -> Refusal | None:
        """A deck is made of Character, Event and Stage cards."""
        for definition in deck:
            if definition.category in (Category.LEADER, Category.DON):
                return Refusal("5-1-2-1", f"{definition.name!r} is a {definition.category.value} card")
        return None

    @rule("5-1-2-2", "2-3-5")
    def refuse_colors(self, leader: CardDefinition, deck: Sequence[CardDefinition]) -> Refusal | None:
        """Every colour of a card in the deck is a colour of the Leader card."""
        if not leader.colors:
            return None  # The Leader's colours may be any, so they are the right ones.
        for definition in deck:
            for color in definition.colors:
                if color not in leader.colors:
                    return Refusal("5-1-2-2", f"{definition.name!r} is {color}, which the Leader is not")
        return None

    @rule("5-1-2-3", "2-14-1", "2-14-2")
    def refuse_copies(self, deck: Sequence[CardDefinition]) -> Refusal | None:
        """A card number stands on at most 4 cards of a deck."""
        limited = [card for card in deck if not self.is_unlimited(card)]
        for number, copies in Counter(definition.number for definition in limited).items():
            if copies > 4:
                return Refusal("5-1-2-3", f"the deck has {copies} cards with the number {number!r}")
        return None

    @rule("5-1-2-4", "5-1-2-4-1", "5-1-2-4-2")
    def is_unlimited(self, card: CardDefinition) -> bool:
        """True if a card's text lets a deck hold any number of it."""
        return any(isinstance(step, tree.AnyNumberInDeck) for step in rules_of(card))

    @rule("5-1-2-4", "5-1-2-4-1", "5-1-2-4-2", "2-1-3", "2-4-4", "2-5-7")
    def refuse_by_text(self, leader: CardDefinition, deck: Sequence[CardDefinition]) -> Refusal | None:
        """Cards that the Leader's text keeps out of the deck."""
        for step in rules_of(leader):
            if isinstance(step, tree.CannotIncludeInDeck):
                for definition in deck:
                    if self.is_kept_out(definition, step.among):
                        return Refusal("5-1-2-4", f"the Leader's text keeps {definition.name!r} out")
        return None

    def is_kept_out(self, definition: CardDefinition, among: Sequence[tree.Selector]) -> bool:
        """True if a card of a deck is one of those described."""
        side = self.sides[0]
        card = Card(definition, side, -1)
        return any(self.fits(card, each, Resolving(card, side)) for each in among)

    # Pre-game preparations.

    @rule("5-1-1", "5-2-1-2", "5-2-1-3", "2-2-3", "3-2-1", "3-3-1", "3-6-1")
    def present(self, side: Side, deck_list: DeckList) -> None:
        """Place a player's Leader, deck and DON!! deck, as they were presented."""
        leader = self.make(deck_list.leader, side, deck_list.leader_label)
        self.put(leader, side.leader)
        for definition, label in deck_list.deck:
            self.put(self.make(definition, side, label), side.deck, bottom=True)
        for definition in deck_list.don:
            self.put(self.make(definition, side), side.don_deck, bottom=True)

    @rule("5-2-1", "5-2-1-8")
    def prepare(self) -> Procedure[None]:
        """Shuffle, decide who goes first, draw, redraw, place Life."""
        for side in self.sides:
            self.shuffle(side)
        yield from self.decide_first()
        yield from self.start_of_game()
        order = (self.first_side, self.first_side.opponent)
        for side in order:
            self.draw_opening_hand(side)
        for side in order:
            yield from self.offer_redraw(side)
        for side in order:
            self.place_life(side)
        self.turn_side = self.first_side
        self.turn = 1

    @rule("5-2-1-4", "5-2-1-4-1", "5-2-1-5")
    def decide_first(self) -> Procedure[None]:
        """The winner of the toss declares whether they go first or second."""
        winner = self.toss_winner
        first = yield from Confirm("go first", winner, "5-2-1-5", "first", "second").ask()
        self.first_side = winner if first else winner.opponent
        self.turn_side = self.first_side

    @rule("5-2-1-5-1", "5-2-1-5-2")
    def start_of_game(self) -> Procedure[None]:
        """Leaders' effects at the start of the game act; a deck that they change is shuffled again."""
        if not self.reactions_exist:
            return
        before = [list(side.deck.cards) for side in self.sides]
        # Official answer: the player going first processes theirs first. They are the turn player already.
        for side in self.sides:
            self.happen(Happening.GAME_STARTS, player=side)
        yield from self.resolve_pending()
        for side, deck in zip(self.sides, before, strict=True):
            if side.deck.cards != deck:
                self.shuffle(side)

    @rule("5-2-1-6", "5-2-1-6-1")
    def draw_opening_hand(self, side: Side) -> None:
        """An opening hand is 5 cards."""
        self.draw(side, 5)

    @rule("5-2-1-6", "5-2-1-6-1")
    def offer_redraw(self, side: Side) -> Procedure[None]:
        """A player may return their hand once, reshuffle and draw 5 cards again."""
        if (yield from Confirm("redraw", side, "5-2-1-6", "redraw").ask()):
            for card in list(side.hand.cards):
                self.move(card, side.deck)
            self.shuffle(side)
            self.draw_opening_hand(side)

    @rule("5-2-1-7", "2-9-1", "2-9-2", "2-9-2-1", "3-10-1")
    def place_life(self, side: Side) -> None:
        """Cards from the top of the deck become Life one by one, so that the first lies at the bottom."""
        for _ in range(side.leader.cards[0].definition.life):
            self.move(side.deck.cards[0], side.life)
