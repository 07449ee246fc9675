"""Chapter 3: what breaks in the areas."""

from __future__ import annotations

from collections.abc import Sequence

from ...reference.kernel.areas import EVERYBODY, Visibility
from ...reference.kernel.cards import Orientation
from ...reference.kernel.decisions import Pick, Procedure, Refusal
from ...reference.one_piece.cards import Category
from ...reference.one_piece.game import OnePiece
from ...reference.one_piece.language import tree
from ...reference.one_piece.language.tree import Happening, Place
from ...reference.one_piece.setup import DeckList
from ...reference.one_piece.state import Area, Because, Card, Resolving, Side
from ..registry import saboteur


class _Elsewhere(OnePiece):
    """Some cards go to another area than they should."""

    def move(
        self, card: Card, to: Area, *, bottom: bool = False, rested: bool = False, unseen: bool = False
    ) -> None:
        area, at_bottom = self.redirect(card, to, bottom)
        super().move(card, area, bottom=at_bottom, rested=rested, unseen=unseen)

    def redirect(self, card: Card, to: Area, bottom: bool) -> tuple[Area, bool]:
        return to, bottom


class _SeenOtherwise(OnePiece):
    """The cards of some areas are seen by other players than they should."""

    def viewers_of(self, card: Card) -> int:
        viewers = None if card.area is None else self.viewers_in(card.area, card)
        return super().viewers_of(card) if viewers is None else viewers

    def viewers_in(self, area: Area, card: Card) -> int | None:
        return None


# --- Areas in general


@saboteur("3-1-1")
class NoTrash(_Elsewhere):
    """There is no trash: cards that would go there go to the bottom of the deck."""

    def redirect(self, card: Card, to: Area, bottom: bool) -> tuple[Area, bool]:
        return (to.seat.deck, True) if to is to.seat.trash else (to, bottom)


@saboteur("3-1-2")
class CostAreaIsOffTheField(OnePiece):
    """Cards in the cost area are not on the field."""

    def cards_of(self, side: Side, place: Place, resolving: Resolving) -> list[Card]:
        return [] if place is Place.COST_AREA else super().cards_of(side, place, resolving)


@saboteur("3-1-3")
class OneTrashForBoth(_Elsewhere):
    """Both players use the same trash."""

    def redirect(self, card: Card, to: Area, bottom: bool) -> tuple[Area, bool]:
        return (self.sides[0].trash if to is to.seat.trash else to), bottom


@saboteur("3-1-4")
class NumbersAreSecret(OnePiece):
    """Only its player can tell how many cards a secret area holds."""

    def counted_by(self, area: Area) -> int:
        return EVERYBODY if area.visibility is Visibility.OPEN else area.seat.bit


@saboteur("3-1-5")
class EveryAreaIsOpen(_SeenOtherwise):
    """The cards of all areas are revealed to both players."""

    def viewers_in(self, area: Area, card: Card) -> int | None:
        return EVERYBODY


class _Clinging(OnePiece):
    """What was applied to some cards follows them to another area."""

    def leave(self, card: Card) -> None:
        applied = list(card.modifiers)
        super().leave(card)
        if self.clings_to(card):
            card.modifiers = applied

    def clings_to(self, card: Card) -> bool:
        return False


@saboteur("3-1-6")
class EffectsFollowCharacters(_Clinging):
    """Effects applied to a Character follow it to another area."""

    def clings_to(self, card: Card) -> bool:
        return card.definition.category is Category.CHARACTER


@saboteur("3-1-6-1")
class EffectsFollowDon(_Clinging):
    """Effects applied to a DON!! card follow it to another area."""

    def clings_to(self, card: Card) -> bool:
        return card.definition.category is Category.DON


@saboteur("3-1-7")
class NobodyOrders(OnePiece):
    """Cards placed together are placed as they lay."""

    def ordered(self, cards: list[Card], place: Place, looker: Side | None = None) -> Procedure[list[Card]]:
        return cards
        yield  # A procedure that asks nothing.


@saboteur("3-1-8")
class OrderIsSeen(OnePiece):
    """Cards placed together in a deck lie there for both players to see."""

    def put_at(self, cards: Sequence[Card], to: tree.To, end: tree.End | None) -> None:
        super().put_at(cards, to, end)
        for card in cards if to.place is Place.DECK and len(cards) > 1 else ():
            card.face_up = True


# --- Deck and DON!! deck


@saboteur("3-2-2")
class OwnDeckIsSeen(_SeenOtherwise):
    """A player sees the cards of their own deck."""

    def viewers_in(self, area: Area, card: Card) -> int | None:
        return area.seat.bit if area is area.seat.deck else None


@saboteur("3-2-2")
class DeckMayBeReordered(OnePiece):
    """A player may change the order of their deck."""

    def refuse_reorder(self, player: Side, area: Area) -> Refusal | None:
        return None if area is player.deck else super().refuse_reorder(player, area)


@saboteur("3-2-3")
class DeckCardsMoveAsAPile(OnePiece):
    """Cards of a deck that move together keep their order as a pile."""

    def let_go(self, cards: Sequence[Card], because: Because) -> Procedure[list[Card]]:
        gone = yield from super().let_go(cards, because)
        return gone[::-1] if all(card.area is card.owner.deck for card in gone) else gone


@saboteur("3-2-4")
class EffectsDoNotShuffle(OnePiece):
    """A shuffle during the game leaves the deck as it was."""

    def shuffle(self, side: Side) -> None:
        if self.turn == 0:
            super().shuffle(side)


@saboteur("3-3-1")
class DonBeginInTheCostArea(OnePiece):
    """All DON!! cards lie in the cost area at the start of the game."""

    def present(self, side: Side, deck_list: DeckList) -> None:
        super().present(side, deck_list)
        for don in list(side.don_deck.cards):
            self.move(don, side.cost)


@saboteur("3-3-2")
class OnlyTheOwnDonDeck(OnePiece):
    """A player may not change the order of the opponent's DON!! deck."""

    def refuse_reorder(self, player: Side, area: Area) -> Refusal | None:
        if area is player.opponent.don_deck:
            return Refusal("3-3-2", "it is the opponent's")
        return super().refuse_reorder(player, area)


@saboteur("3-3-3")
class DonMoveAsAPile(OnePiece):
    """DON!! cards come from the DON!! deck as a pile, the top one last."""

    def don_phase(self) -> Procedure[None]:
        side = self.turn_side
        for don in side.don_deck.cards[: self.don_of_turn()][::-1]:
            self.move(don, side.cost)
        yield from self.resolve_pending()


# --- Hand and trash


@saboteur("3-4-2")
class OwnHandIsHidden(_SeenOtherwise):
    """A player does not see their own hand."""

    def viewers_in(self, area: Area, card: Card) -> int | None:
        return 0 if area is area.seat.hand else None


@saboteur("3-4-2")
class HandKeepsItsOrder(OnePiece):
    """A player may not change the order of their hand."""

    def refuse_reorder(self, player: Side, area: Area) -> Refusal | None:
        if area is player.hand:
            return Refusal("3-4-2", "the order of a hand is fixed")
        return super().refuse_reorder(player, area)


@saboteur("3-4-3")
class HandsAreOpen(_SeenOtherwise):
    """Both players see each hand."""

    def viewers_in(self, area: Area, card: Card) -> int | None:
        return EVERYBODY if area is area.seat.hand else None


@saboteur("3-5-1")
class KnockedOutReturnToTheHand(_Elsewhere):
    """K.O.'d Characters go to the hand."""

    def redirect(self, card: Card, to: Area, bottom: bool) -> tuple[Area, bool]:
        leaves = card.area is card.owner.characters and to is card.owner.trash
        return (card.owner.hand if leaves else to), bottom


@saboteur("3-5-2")
class TrashFromBelow(_Elsewhere):
    """A card placed in the trash lies below those already there."""

    def redirect(self, card: Card, to: Area, bottom: bool) -> tuple[Area, bool]:
        return to, bottom or to is to.seat.trash


@saboteur("3-5-2")
class AnyTrashMayBeReordered(OnePiece):
    """A player may change the order of the opponent's trash."""

    def refuse_reorder(self, player: Side, area: Area) -> Refusal | None:
        return None if area is area.seat.trash else super().refuse_reorder(player, area)


# --- Leader area


@saboteur("3-6-2")
class LeadersAreSecret(_SeenOtherwise):
    """A player does not see the opponent's Leader."""

    def viewers_in(self, area: Area, card: Card) -> int | None:
        return area.seat.bit if area is area.seat.leader else None


@saboteur("3-6-3")
class LeadersLeave(OnePiece):
    """Effects move Leaders out of the Leader area."""

    def can_leave(self, card: Card) -> bool:
        return True


# --- Character area


@saboteur("3-7-2")
class CharactersLieFaceDown(OnePiece):
    """Characters lie face-down."""

    def lies_face_up(self, area: Area) -> bool:
        return area is not area.seat.characters and super().lies_face_up(area)


class _PlacedOnly(OnePiece):
    """A card of one category that an effect places is not played."""

    category = Category.DON

    def place(self, card: Card, *, rested: bool = False) -> Procedure[None]:
        waiting = len(self.pending)
        yield from super().place(card, rested=rested)
        if self.acting is not None and card.definition.category is self.category:
            del self.pending[waiting:]


@saboteur("3-7-3")
class PlacedCharactersAreNotPlayed(_PlacedOnly):
    """A Character that an effect places in the Character area is not played."""

    category = Category.CHARACTER


@saboteur("3-7-4")
class EveryCharacterRushes(OnePiece):
    """Characters attack on the turn in which they are played."""

    def has_just_been_played(self, card: Card) -> bool:
        return False


class _PlacedRested(OnePiece):
    """Cards are placed rested in one area."""

    area = ""

    def orientation_in(self, area: Area, rested: bool) -> Orientation | None:
        return super().orientation_in(area, rested or area.name == self.area)


@saboteur("3-7-5")
class CharactersEnterRested(_PlacedRested):
    """Characters are placed rested."""

    area = "Character area"


@saboteur("3-7-6")
class FourCharactersAtMost(OnePiece):
    """The Character area holds 4 Characters."""

    def is_character_area_full(self, side: Side) -> bool:
        return len(side.characters.cards) >= 4


@saboteur("3-7-6-1")
class RoomIsNotMade(OnePiece):
    """A sixth Character is played beside the five."""

    def make_room(self, side: Side) -> Procedure[None]:
        return
        yield  # A procedure that asks nothing.


@saboteur("3-7-6-1-1")
class RoomIsMadeByAnEffect(OnePiece):
    """Replacement effects apply to a Character that is trashed to make room."""

    def make_room(self, side: Side) -> Procedure[None]:
        (trashed,) = yield from Pick("choose", side, "3-7-6-1", side.characters.cards, 1, 1).ask()
        for card in (yield from self.would((Happening.REMOVED,), [trashed], self.reason())):
            self.move(card, side.trash)


# --- Stage area


@saboteur("3-8-2")
class StagesLieFaceDown(OnePiece):
    """Stages lie face-down."""

    def lies_face_up(self, area: Area) -> bool:
        return area is not area.seat.stage and super().lies_face_up(area)


@saboteur("3-8-3")
class PlacedStagesAreNotPlayed(_PlacedOnly):
    """A Stage that an effect places in the Stage area is not played."""

    category = Category.STAGE


@saboteur("3-8-4")
class StagesEnterRested(_PlacedRested):
    """Stages are placed rested."""

    area = "Stage area"


@saboteur("3-8-5")
class StagesSideBySide(OnePiece):
    """The Stage area holds any number of Stages."""

    def place_stage(self, card: Card) -> None:
        self.move(card, card.owner.stage)


@saboteur("3-8-5-1")
class OldStageReturnsToTheHand(_Elsewhere):
    """The Stage that makes room goes to the hand."""

    def redirect(self, card: Card, to: Area, bottom: bool) -> tuple[Area, bool]:
        return (card.owner.hand if card.area is card.owner.stage else to), bottom


# --- Cost area


@saboteur("3-9-1")
class AddedDonAreGiven(_Elsewhere):
    """DON!! cards that an effect adds are put back into the DON!! deck."""

    def redirect(self, card: Card, to: Area, bottom: bool) -> tuple[Area, bool]:
        by_effect = self.acting is not None and card.area is card.owner.don_deck
        return (card.owner.don_deck if by_effect else to), bottom


@saboteur("3-9-2")
class FirstDonPay(OnePiece):
    """A cost is paid with the first DON!! cards, whatever the player would choose."""

    def are_alike(self, cards: Sequence[Card]) -> bool:
        return True


@saboteur("3-9-3")
class DonEnterRested(_PlacedRested):
    """DON!! cards are placed rested."""

    area = "cost area"


# --- Life area


@saboteur("3-10-2")
class OwnLifeIsSeen(_SeenOtherwise):
    """A player sees their own Life cards."""

    def viewers_in(self, area: Area, card: Card) -> int | None:
        return area.seat.bit if area is area.seat.life and not card.face_up else None


@saboteur("3-10-2")
class LifeFromBelow(OnePiece):
    """A Life card is taken from the bottom."""

    def take_life_card(self, side: Side, banish: bool) -> Procedure[None]:
        side.life.cards.insert(0, side.life.cards.pop())
        yield from super().take_life_card(side, banish)


@saboteur("3-10-2-1")
class FaceUpLifeIsSecret(_SeenOtherwise):
    """A face-up Life card is hidden like any other."""

    def viewers_in(self, area: Area, card: Card) -> int | None:
        return 0 if area is area.seat.life else None


@saboteur("3-10-3")
class LookedAtLifeLiesFaceDown(OnePiece):
    """Life cards that were looked at lie face-down afterwards."""

    def keep_face_up(self, cards: Sequence[Card], to: tree.To, resolving: Resolving) -> list[Card]:
        return []


# --- Further halves of the same rules


@saboteur("3-1-2")
class GivenDonAreOffTheField(OnePiece):
    """Given DON!! cards are not on the field."""

    def cards_of(self, side: Side, place: Place, resolving: Resolving) -> list[Card]:
        return [] if place is Place.GIVEN else super().cards_of(side, place, resolving)


@saboteur("3-1-6")
class DelayedEffectsFollowTheCard(OnePiece):
    """What an effect does later to its card is done though it is a new card."""

    def leave(self, card: Card) -> None:
        super().leave(card)
        card.instance -= 1


@saboteur("3-1-7")
class OwnersOrderWhatOthersLookAt(OnePiece):
    """The owner orders cards that only the other player may look at."""

    def ordered(self, cards: list[Card], place: Place, looker: Side | None = None) -> Procedure[list[Card]]:
        return (yield from super().ordered(cards, place))


@saboteur("3-5-1")
class UsedEventsGoUnderTheDeck(OnePiece):
    """Activated Events go to the bottom of the deck."""

    def trash_event(self, card: Card) -> None:
        self.move(card, card.owner.deck, bottom=True)


@saboteur("3-7-6-1")
class RoomIsMadeUnseen(OnePiece):
    """A card that needs room is not revealed before room is made."""

    def make_room(self, side: Side) -> Procedure[None]:
        for card in side.hand.cards:
            card.face_up = False
        yield from super().make_room(side)


@saboteur("3-7-6-1-1")
class RoomIsMadeByTheEffectThatNeedsIt(OnePiece):
    """A Character trashed to make room for an effect is removed by that effect."""

    def trash_by_rule(self, card: Card) -> None:
        self.move(card, card.owner.trash)


@saboteur("3-9-2")
class AnyCostAreaMayBeReordered(OnePiece):
    """A player may change the order of the opponent's cost area."""

    def refuse_reorder(self, player: Side, area: Area) -> Refusal | None:
        return None if area is area.seat.cost else super().refuse_reorder(player, area)


@saboteur("3-10-2")
class LifeMayBeReordered(OnePiece):
    """A player may change the order of their Life cards."""

    def refuse_reorder(self, player: Side, area: Area) -> Refusal | None:
        return None if area is player.life else super().refuse_reorder(player, area)


@saboteur("3-10-3")
class LookedAtLifeLiesFaceUp(OnePiece):
    """Life cards that were looked at lie face-up afterwards."""

    def keep_face_up(self, cards: Sequence[Card], to: tree.To, resolving: Resolving) -> list[Card]:
        return list(cards) if to.place is Place.LIFE else []
