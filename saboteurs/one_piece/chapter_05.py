"""Chapter 5: what breaks in deck construction and preparations."""

from __future__ import annotations

from collections.abc import Sequence

from ...reference.kernel.decisions import Confirm, Procedure, Refusal
from ...reference.one_piece.cards import CardDefinition
from ...reference.one_piece.game import OnePiece
from ...reference.one_piece.setup import DeckList
from ...reference.one_piece.state import Side
from ..registry import saboteur


@saboteur("5-1-2")
class AnySize(OnePiece):
    """Decks and DON!! decks of any size are accepted."""

    def refuse_sizes(self, deck_list: DeckList) -> Refusal | None:
        return None


@saboteur("5-1-2-1")
class AnyCategory(OnePiece):
    """Leader cards may go into a deck."""

    def refuse_categories(self, deck: Sequence[CardDefinition]) -> Refusal | None:
        return None


@saboteur("5-1-2-2")
class AnyColor(OnePiece):
    """Cards of any color may go into a deck."""

    def refuse_colors(self, leader: CardDefinition, deck: Sequence[CardDefinition]) -> Refusal | None:
        return None


@saboteur("5-1-2-2")
class OneSharedColorIsEnough(OnePiece):
    """A card of which the Leader has one color may go into a deck, whatever other color it has."""

    def refuse_colors(self, leader: CardDefinition, deck: Sequence[CardDefinition]) -> Refusal | None:
        strangers = [card for card in deck if not set(card.colors) & set(leader.colors)]
        return super().refuse_colors(leader, strangers)


@saboteur("5-1-2-3")
class AnyNumberOfCopies(OnePiece):
    """Any number of cards may share a card number."""

    def refuse_copies(self, deck: Sequence[CardDefinition]) -> Refusal | None:
        return None


@saboteur("5-1-2-4")
class AlwaysFourCopies(OnePiece):
    """Text that allows any number of a card is ignored."""

    def is_unlimited(self, card: CardDefinition) -> bool:
        return False


@saboteur("5-1-2-4-1")
class NothingIsKeptOut(OnePiece):
    """Text that keeps cards out of a deck is ignored."""

    def refuse_by_text(self, leader: CardDefinition, deck: Sequence[CardDefinition]) -> Refusal | None:
        return None


@saboteur("5-1-2-4-2")
class LeadersAreSilentBeforeTheGame(OnePiece):
    """A Leader's text on the DON!! deck does not hold while decks are built."""

    def don_deck_size(self, leader: CardDefinition) -> int:
        return 10


@saboteur("5-2-1-1")
class DecksAreNotChecked(OnePiece):
    """Presented decks are accepted as they are."""

    def refuse_deck(self, deck_list: DeckList) -> Refusal | None:
        return None


@saboteur("5-2-1-2")
class DecksAreNotShuffled(OnePiece):
    """The game begins with the decks in the order in which they were presented."""

    def shuffle(self, side: Side) -> None:
        pass


@saboteur("5-2-1-3")
class LeadersLieFaceDown(OnePiece):
    """Leaders are placed face-down."""

    def present(self, side: Side, deck_list: DeckList) -> None:
        super().present(side, deck_list)
        side.leader.cards[0].face_up = False


@saboteur("5-2-1-4")
class TheLoserDecides(OnePiece):
    """The player who lost the toss decides who goes first."""

    def decide_first(self) -> Procedure[None]:
        self.toss_winner = self.toss_winner.opponent
        return super().decide_first()


@saboteur("5-2-1-4-1")
class TheOtherPlayerIntervenes(OnePiece):
    """The other player may overrule the decision."""

    def decide_first(self) -> Procedure[None]:
        yield from super().decide_first()
        other = self.toss_winner.opponent
        if (yield from Confirm("go first", other, "5-2-1-5", "first", subject=None).ask()):
            self.first_side = self.turn_side = other


@saboteur("5-2-1-5")
class TheDeciderGoesFirst(OnePiece):
    """The player who decides goes first, whatever they declare."""

    def decide_first(self) -> Procedure[None]:
        yield from super().decide_first()
        self.first_side = self.turn_side = self.toss_winner


@saboteur("5-2-1-5-1")
class NoStartOfTheGame(OnePiece):
    """Effects at the start of the game are not processed."""

    def start_of_game(self) -> Procedure[None]:
        yield from ()


@saboteur("5-2-1-5-1")
class LaterStartOfTheGame(OnePiece):
    """Effects at the start of the game are processed with those of the player going second first."""

    def start_of_game(self) -> Procedure[None]:
        self.turn_side = self.first_side.opponent
        yield from super().start_of_game()
        self.turn_side = self.first_side


@saboteur("5-2-1-5-2")
class ChangedDecksStay(OnePiece):
    """A deck changed at the start of the game is not shuffled again."""

    def start_of_game(self) -> Procedure[None]:
        self.shuffles_off = True
        yield from super().start_of_game()
        self.shuffles_off = False

    def shuffle(self, side: Side) -> None:
        if not getattr(self, "shuffles_off", False):
            super().shuffle(side)


@saboteur("5-2-1-6")
class HandsOfSix(OnePiece):
    """An opening hand is 6 cards."""

    def draw_opening_hand(self, side: Side) -> None:
        self.draw(side, 6)


@saboteur("5-2-1-6")
class OnlyTheFirstPlayerRedraws(OnePiece):
    """The player going second may not redraw."""

    def offer_redraw(self, side: Side) -> Procedure[None]:
        if side is self.first_side:
            yield from super().offer_redraw(side)


@saboteur("5-2-1-6")
class TheSecondPlayerRedrawsFirst(OnePiece):
    """The player going second decides on a redraw before the other."""

    def offer_redraw(self, side: Side) -> Procedure[None]:
        return super().offer_redraw(side.opponent)


@saboteur("5-2-1-6-1")
class RedrawnWithoutShuffling(OnePiece):
    """A returned hand is drawn again from the top of the deck, which is not shuffled."""

    def offer_redraw(self, side: Side) -> Procedure[None]:
        if (yield from Confirm("redraw", side, "5-2-1-6", "redraw").ask()):
            for card in list(side.hand.cards):
                self.move(card, side.deck)
            self.draw_opening_hand(side)


@saboteur("5-2-1-7")
class LifeUpsideDown(OnePiece):
    """The first card of the deck becomes the top Life card."""

    def place_life(self, side: Side) -> None:
        super().place_life(side)
        side.life.cards.reverse()


@saboteur("5-2-1-7")
class AlwaysFiveLife(OnePiece):
    """Every player has 5 Life cards, whatever their Leader says."""

    def place_life(self, side: Side) -> None:
        for _ in range(5):
            self.move(side.deck.cards[0], side.life)


@saboteur("5-2-1-8")
class TheSecondPlayerBegins(OnePiece):
    """After the preparations the player going second takes the first turn."""

    def prepare(self) -> Procedure[None]:
        yield from super().prepare()
        self.turn_side = self.first_side.opponent
