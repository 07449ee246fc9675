"""Chapter 3, Game Areas: how cards move between them, who sees them, who may change their order."""

from __future__ import annotations

from ..kernel.areas import EVERYBODY, Seat, Visibility
from ..kernel.cards import Orientation
from ..kernel.decisions import IllegalAnswer, MalformedAnswer, Pick, Procedure, Refusal
from ..kernel.driver import Reorder
from ..kernel.events import Event
from ..kernel.rules import rule
from .cards import Category
from .language.tree import Happening
from .rule_processing import RuleProcessing
from .state import BY_RULE, Area, Because, Card, Side

ACTIVE = Orientation.ACTIVE
RESTED = Orientation.RESTED


class Areas(RuleProcessing):
    """Moves cards and keeps the limits of the areas."""

    def move(
        self, card: Card, to: Area, *, bottom: bool = False, rested: bool = False, unseen: bool = False
    ) -> None:
        """Move a card to an area: on top of it, or last in line where cards lie side by side.

        `unseen`: the other player does not see which of several cards it is.
        """
        origin = card.area
        seen = card.owner.bit if unseen else self.viewers_of(card)
        if self.reactions_exist and origin is not to:
            self.about_to_move(card, to)
        if origin is not None:
            origin.cards.remove(card)
        elif card in self.nowhere:
            self.nowhere.remove(card)
        self.leave(card)
        card.area = to
        if bottom or self.is_line(to):
            to.cards.append(card)
        else:
            to.cards.insert(0, card)
        card.face_up = self.lies_face_up(to)
        card.orientation = self.orientation_in(to, rested)
        seen |= self.viewers_of(card)
        origin_name = None if origin is None else origin.name
        self.log.append(Event("move", to.seat, card, None, origin_name, to.name, None, seen))
        self.version += 1
        if origin is not None and origin is origin.seat.deck:
            self.process_rules()
        if self.reactions_exist and origin is not None and origin is not to:
            self.has_moved(origin)

    def about_to_move(self, card: Card, to: Area) -> None:
        """Tell effects that wait for a card to leave its area; they see it while it is still there."""
        origin, side = card.area, card.owner
        because = self.reason()
        if origin is side.characters or origin is side.stage:
            self.happen(Happening.REMOVED, [card], side, because)
            if to is side.hand and origin is side.characters:
                self.happen(Happening.RETURNED_TO_HAND, [card], side, because)
        elif origin is side.life:
            self.happen(Happening.LIFE_REMOVED, [card], side, because)
            if to is side.hand:
                self.happen(Happening.LIFE_ADDED_TO_HAND, [card], side, because)
        elif origin is side.hand and to is side.trash and because.effect_of is not None:
            self.happen(Happening.TRASHED_FROM_HAND, [card], side, because)

    def has_moved(self, origin: Area) -> None:
        """Tell effects that wait for the number of cards of a pile."""
        side = origin.seat
        if origin is side.life:
            self.happen(Happening.LIFE_BECOMES, player=side, number=len(origin))

    @rule("8-1-1")
    def reason(self) -> Because:
        """Why something happens now: the effect that is being carried out, or a rule."""
        acting = self.acting
        return BY_RULE if acting is None else Because(effect_of=acting.side, source=acting.source)

    def put(self, card: Card, area: Area, *, bottom: bool = False, rested: bool = False) -> None:
        """Place a new card before the game or in a position: nothing happens by it."""
        card.area = area
        if bottom or self.is_line(area):
            area.cards.append(card)
        else:
            area.cards.insert(0, card)
        card.face_up = self.lies_face_up(area)
        card.orientation = self.orientation_in(area, rested)

    @rule("3-1-6", "3-1-6-1")
    def leave(self, card: Card) -> None:
        """A card that leaves its area becomes a new card, without what was applied to it."""
        card.instance += 1
        if card.modifiers:
            card.modifiers.clear()
        if card.under:
            self.return_given(card)

    @rule("6-5-5-4")
    def return_given(self, holder: Card) -> None:
        """DON!! cards given to a card that leaves are placed in the cost area and rested."""
        for don in self.take_given(holder):
            self.move(don, don.owner.cost, rested=True)

    def place_under(self, don: Card, holder: Card) -> None:
        """Place a DON!! card under a card; there it is neither active nor rested."""
        if don.area is not None:
            don.area.cards.remove(don)
            don.area = None
        self.take_from_holder(don)
        don.holder = holder
        don.orientation = None
        don.instance += 1
        holder.under.append(don)
        self.change()
        self.tell(Event("give", holder.owner, holder, amount=1))
        if self.reactions_exist:
            self.happen(Happening.GIVEN_DON, [holder], holder.owner, self.reason())

    def take_from_holder(self, don: Card) -> None:
        """Take a given DON!! card from under its card."""
        if don.holder is not None:
            don.holder.under.remove(don)
            don.holder = None

    def take_given(self, holder: Card) -> list[Card]:
        """The DON!! cards given to a card, no longer under it."""
        given, holder.under = holder.under, []
        for don in given:
            don.holder = None
        return given

    @rule("3-5-2", "3-2-2", "3-10-2")
    def is_line(self, area: Area) -> bool:
        """True for areas where cards lie side by side and new ones come last; the others are stacks."""
        side = area.seat
        return not (area is side.trash or area is side.deck or area is side.life or area is side.don_deck)

    @rule("3-2-2", "3-3-2", "3-5-2", "3-7-2", "3-8-2", "3-10-2")
    def lies_face_up(self, area: Area) -> bool:
        """True for areas where cards lie face-up: all open ones but the DON!! deck."""
        return area.visibility is Visibility.OPEN and area is not area.seat.don_deck

    @rule("3-7-5", "3-8-4", "3-9-3", "4-4-1")
    def orientation_in(self, area: Area, rested: bool) -> Orientation | None:
        """Cards are placed on the field active unless the rule says rested; elsewhere they have no state."""
        side = area.seat
        if area is side.hand or area is side.trash or area is side.deck or area is side.life:
            return None
        if area is side.don_deck:
            return None
        return RESTED if rested else ACTIVE

    @rule("3-1-5", "3-2-2", "3-4-2", "3-4-3", "3-6-2", "3-10-2", "3-10-2-1", "11-3-1")
    def viewers_of(self, card: Card) -> int:
        """The bits of the players who may see a card's face where it lies."""
        area = card.area
        if card.face_up or card.holder is not None:
            return EVERYBODY
        if area is None:
            return 0
        seen = area.seen
        for looked_at, side in self.looked_at:
            if looked_at is card:
                seen |= side.bit
        return seen

    @rule("3-1-4")
    def counted_by(self, area: Area) -> int:
        """The bits of the players who may know how many cards an area holds: both, of every area."""
        return EVERYBODY

    def reveal(self, card: Card) -> None:
        """Show a card of a secret area to both players."""
        card.face_up = True
        self.tell(Event("reveal", card.owner, card))

    # The limits of the field.

    @rule("2-2-4", "3-7-1", "3-7-3", "3-7-6")
    def place_character(self, card: Card, *, rested: bool = False) -> Procedure[None]:
        """Place a Character in its player's Character area, which holds up to 5."""
        side = card.owner
        if self.is_character_area_full(side):
            self.reveal(card)
            yield from self.make_room(side)
        self.move(card, side.characters, rested=rested)
        card.turn_entered = self.turn

    @rule("3-7-6")
    def is_character_area_full(self, side: Side) -> bool:
        """True with 5 Characters."""
        return len(side.characters.cards) >= 5

    @rule("3-7-6-1", "3-7-6-1-1")
    def make_room(self, side: Side) -> Procedure[None]:
        """The player trashes 1 of their 5 Characters: processing of a rule, not a K.O."""
        (trashed,) = yield from Pick("choose", side, "3-7-6-1", side.characters.cards, 1, 1).ask()
        self.trash_by_rule(trashed)

    @rule("3-7-6-1-1", "3-8-5-1")
    def trash_by_rule(self, card: Card) -> None:
        """Trash a card to make room: no effect does it, not even the one that needs the room."""
        acting, self.acting = self.acting, None
        self.move(card, card.owner.trash)
        self.acting = acting

    @rule("2-2-6", "3-8-1", "3-8-3", "3-8-5", "3-8-5-1")
    def place_stage(self, card: Card) -> None:
        """Place a Stage; the one already there is trashed first."""
        side = card.owner
        for earlier in list(side.stage.cards):
            self.trash_by_rule(earlier)
        self.move(card, side.stage)
        card.turn_entered = self.turn

    @rule("3-2-4")
    def shuffle(self, side: Side) -> None:
        """Put a deck into random order."""
        self.chance.shuffle(side.deck)
        self.tell(Event("shuffle", side, destination=side.deck.name))

    # Reordering.

    @rule("3-2-2", "3-3-2", "3-4-2", "3-5-2", "3-9-2", "3-10-2")
    def refuse_reorder(self, player: Side, area: Area) -> Refusal | None:
        """The order of one's own hand, trash and cost area is free, that of DON!! decks to both players."""
        side = area.seat
        if area is side.don_deck:
            return None
        if area is side.deck:
            return Refusal("3-2-2", "the order of a deck cannot be changed")
        if area is side.life:
            return Refusal("3-10-2", "the order of Life cards cannot be changed")
        numbers = {id(side.hand): "3-4-2", id(side.trash): "3-5-2", id(side.cost): "3-9-2"}
        number = numbers.get(id(area))
        if number is not None and side is not player:
            return Refusal(number, f"only {side.name} may change the order of their {area.name}")
        return None

    def reorder(self, player: Seat, reorder: Reorder) -> None:
        """Carry out a reordering that the rules allow."""
        area = self.sides[reorder.seat].areas[reorder.area]
        assert isinstance(area, Area)
        if sorted(reorder.order) != sorted(card.serial for card in area.cards):
            raise MalformedAnswer(f"An order of {area.seat.name}'s {area.name} names each of its cards once.")
        refusal = self.refuse_reorder(self.sides[player.index], area)
        if refusal is not None:
            raise IllegalAnswer(refusal.rule, refusal.why)
        area.cards[:] = [self.cards[serial] for serial in reorder.order]

    # Words that many rules use.

    def is_on_field(self, card: Card) -> bool:
        """True for a Leader, Character or Stage in its area."""
        side = card.owner
        return card.area is side.leader or card.area is side.characters or card.area is side.stage

    def on_field(self, side: Side) -> list[Card]:
        """The Leader, the Characters and the Stage of a player."""
        return side.leader.cards + side.characters.cards + side.stage.cards

    def fighters(self, side: Side) -> list[Card]:
        """The Leader and the Characters of a player."""
        return side.leader.cards + side.characters.cards

    @rule("2-2-3-1", "2-2-4-1", "2-2-4-3")
    def is_fighter(self, card: Card) -> bool:
        """True for a Leader in the Leader area or a Character in the Character area."""
        side = card.owner
        return card.area is side.characters or (
            card.area is side.leader and card.definition.category is Category.LEADER
        )
