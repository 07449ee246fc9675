"""Chapters 8-3-1-3 and 8-1-3-4-5: whether a cost can be paid, or a replacement carried out, as a whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..kernel.cards import Orientation
from ..kernel.rules import rule
from .cards import Category
from .language import tree
from .language.tree import Deed, Place
from .state import Because, Card, Resolving, Side
from .terms import Terms


class Possibility(Terms):
    """Judges what can be done before it is tried."""

    @rule("8-3-1-3", "8-1-3-4-5")
    def is_possible(
        self, steps: Sequence[tree.Step], resolving: Resolving, claimed: set[int] | None = None
    ) -> bool:
        """True if all of these steps can be carried out, each with cards of its own."""
        claimed = set() if claimed is None else claimed
        return all(self.is_step_possible(step, resolving, claimed) for step in steps)

    def is_step_possible(self, step: tree.Step, resolving: Resolving, claimed: set[int]) -> bool:
        """True if a step can be carried out; the cards that it takes are claimed."""
        match step:
            case tree.Trash(cards=cards):
                return self.claim(cards, resolving, claimed, self.can_be_moved(resolving))
            case tree.KnockOut(cards=cards):
                return self.claim(cards, resolving, claimed, self.can_be_knocked_out(resolving))
            case tree.Play(cards=cards):
                return self.claim(cards, resolving, claimed, lambda card: True)
            case tree.Rest(cards=cards):
                return self.claim(cards, resolving, claimed, self.can_rest(resolving), moves=False)
            case tree.SetActive(cards=cards):
                return self.claim(cards, resolving, claimed, is_rested, moves=False)
            case tree.TurnOver(cards=cards, face=face):
                up = face is tree.Face.UP
                return self.claim(cards, resolving, claimed, lambda card: card.face_up != up, moves=False)
            case tree.Move(by=by, cards=cards, to=to):
                (side,) = self.owner_side(resolving.side, by)
                return self.claim(cards, resolving, claimed, self.can_move_to(to, resolving, side))
            case tree.Reveal(cards=cards) | tree.LookAt(cards=cards) | tree.Choose(cards=cards):
                return self.claim(cards, resolving, set(), lambda card: True)
            case tree.Modify(cards=cards):
                return self.claim(cards, resolving, set(), lambda card: True)
            case tree.RestDon(by=by, count=count):
                (side,) = self.owner_side(resolving.side, by)
                return self.active_don(side) >= self.number(count, resolving)
            case tree.ReturnDon(owner=owner, count=count, state=state):
                (side,) = self.owner_side(resolving.side, owner)
                return len(self.returnable_don(side, state)) >= self.number(count, resolving)
            case tree.TakeBackDon(cards=cards):
                return self.claim(cards, resolving, claimed, lambda card: True)
            case tree.AddDon(by=by):
                (side,) = self.owner_side(resolving.side, by)
                return bool(side.don_deck.cards)
            case tree.GiveDon(don=don, to=to):
                free = self.claim(don, resolving, claimed, lambda card: True)
                return free and self.claim(to, resolving, set(), lambda card: True)
            case tree.May(steps=steps):
                return self.is_possible(steps, resolving)
            case _:
                return True

    def claim(
        self,
        cards: tree.Cards,
        resolving: Resolving,
        claimed: set[int],
        usable: Callable[[Card], bool],
        *,
        moves: bool = True,
    ) -> bool:
        """True if there are cards enough that nothing before has claimed; they are claimed.

        A card that is rested or turned can still be moved afterwards, but not rested or turned once more.
        """
        if isinstance(cards, tree.Together):
            return all(self.claim(part, resolving, claimed, usable, moves=moves) for part in cards.parts)
        taken = claimed | {~serial for serial in claimed if not moves}
        free = [
            card for card in self.pointed_at(cards, resolving) if card.serial not in taken and usable(card)
        ]
        needed = 1
        if isinstance(cards, tree.Chosen | tree.FromEnd):
            if cards.up_to or cards.count is None:
                return True
            needed = self.number(cards.count, resolving)
        elif isinstance(cards, tree.All):
            return True
        claimed.update(card.serial if moves else ~card.serial for card in free[:needed])
        return len(free) >= needed

    def active_don(self, side: Side) -> int:
        """The number of active DON!! cards in the cost area."""
        return [don.orientation for don in side.cost.cards].count(Orientation.ACTIVE)

    def because(self, resolving: Resolving) -> Because:
        """Why something happens that this effect does."""
        return Because(effect_of=resolving.side, source=resolving.source)

    @rule("1-3-3", "8-3-1-3")
    def can_be_moved(self, resolving: Resolving) -> Callable[[Card], bool]:
        """Whether a card may be moved by an effect: one on the field may be protected."""
        because = self.because(resolving)
        return lambda card: (
            self.can_leave(card) and (not self.is_on_field(card) or self.protection(card, because) is None)
        )

    @rule("1-3-3", "8-3-1-3")
    def can_be_knocked_out(self, resolving: Resolving) -> Callable[[Card], bool]:
        """Whether a card may be K.O.'d by an effect."""
        because = self.because(resolving)
        return lambda card: self.protection(card, because, Deed.BE_KNOCKED_OUT) is None

    @rule("1-3-3")
    def can_move_to(self, to: Sequence[tree.To], resolving: Resolving, side: Side) -> Callable[[Card], bool]:
        """Whether a card may be moved there: Life cards perhaps not to the hand, protected ones nowhere."""
        to_hand = any(each.place is Place.HAND for each in to)
        barred = [
            player
            for step, owner, _ in self.rules_in_force()
            if isinstance(step, tree.CannotTakeLife)
            for player in self.owner_side(owner, step.by)
        ]
        can_be_moved = self.can_be_moved(resolving)
        return lambda card: (
            can_be_moved(card) and not (to_hand and card.area is card.owner.life and side in barred)
        )

    @rule("4-7-2", "1-3-3")
    def is_play_forbidden(self, card: Card, *, from_hand: bool) -> bool:
        """True if an effect keeps a card from being played, from the hand for its cost or in another way."""
        # Official answers: "cards from your hand" spares effects that play, "Character cards" does not.
        return any(
            isinstance(step, tree.CannotPlay)
            and card.owner in self.owner_side(side, step.by)
            and (from_hand if step.from_hand else self.is_such_character(card, step, source))
            for step, side, source in self.rules_in_force()
        )

    def is_such_character(self, card: Card, step: tree.CannotPlay, source: Card | None) -> bool:
        """True for a Character card that fits what a prohibition to play says."""
        resolving = Resolving(source or card, card.owner)
        return card.definition.category is Category.CHARACTER and all(
            self.passes(card, each, resolving) for each in step.filters
        )

    def can_rest(self, resolving: Resolving) -> Callable[[Card], bool]:
        """Whether a card may be rested by an effect."""
        because = self.because(resolving)
        return lambda card: self.can_be_rested(card, because)

    @rule("4-7-2", "1-3-3")
    def can_be_played(self, card: Card, because: Because) -> bool:
        """False for a card that an effect keeps from being played by effects."""
        barred = any(
            self.forbids(cannot, card, because) for cannot in self.prohibitions(card, Deed.BE_PLAYED)
        )
        return not barred and not self.is_play_forbidden(card, from_hand=False)

    def returnable_don(self, side: Side, state: tree.State | None) -> list[Card]:
        """A player's DON!! cards that can return to the DON!! deck, perhaps those in a state alone."""
        if state is None:
            return self.don_on_field(side)
        return [don for don in side.cost.cards if don.orientation and don.orientation.value == state.value]

    def don_on_field(self, side: Side) -> list[Card]:
        """A player's DON!! cards on the field: in the cost area and given."""
        return [*side.cost.cards, *(don for card in self.fighters(side) for don in card.under)]


def is_rested(card: Card) -> bool:
    """True for a card that lies."""
    return card.orientation is Orientation.RESTED
