"""Addresses: what messages call a card, an effect or a pool, found and told."""

from __future__ import annotations

from ruleproof.adapter import messages as m
from ruleproof.adapter.errors import MalformedMessage, Unsupported

from ..kernel.areas import Seat
from ..kernel.decisions import (
    Arrange,
    Confirm,
    Decision,
    IllegalAnswer,
    Number,
    Pick,
    Window,
)
from ..one_piece.cards import Category
from ..one_piece.game import OnePiece
from ..one_piece.state import Act, Area, Card, Pending


class Finder:
    """Finds the card or effect that an address means."""

    def __init__(self, game: OnePiece) -> None:
        self.game = game

    def subject(self, subject: m.Subject) -> object:
        """The card, or the card with the number of its effect."""
        if isinstance(subject, m.EffectAddress):
            return self.card(subject.card), subject.ability
        return self.card(subject)

    def card(self, address: m.Address) -> Card:
        """The card that an address means."""
        match address:
            case m.Labelled(label=label):
                for card in self.game.cards:
                    if card.label == label:
                        return card
            case m.Placed(area="nowhere", index=index) if 0 <= index < len(self.game.nowhere):
                return self.game.nowhere[index]
            case m.Placed(player=player, area=area, index=index):
                cards = self._area(player, area).cards
                if 0 <= index < len(cards):
                    return cards[index]
            case m.Pool():
                for card in self._pool(address):
                    return card
        raise MalformedMessage(f"There is no card at {address}.")

    def _area(self, player: m.Player, name: str) -> Area:
        area = self.game.sides[m.PLAYERS.index(player)].areas.get(name)
        if not isinstance(area, Area):
            raise MalformedMessage(f"There is no area {name!r}.")
        return area

    def pool(self, pool: m.Pool, options: tuple[object, ...], taken: list[object]) -> list[Card]:
        """As many of the interchangeable cards as the address says, among the options and not yet taken."""
        free = [card for card in self._pool(pool) if card in options and card not in taken]
        if len(free) < pool.count:
            raise IllegalAnswer("8-4-4-1", f"there are not {pool.count} such cards to choose")
        return free[: pool.count]

    def _pool(self, pool: m.Pool) -> list[Card]:
        if pool.holder is not None:
            return self.card(m.Labelled(pool.holder)).under
        lying = self._area(pool.player, pool.area).cards
        # DON!! cards given to a card without a label are told by its area alone.
        cards = [*lying, *(don for card in lying if card.label is None for don in card.under)]
        return [
            card
            for card in cards
            if pool.state is None or (card.orientation is not None and card.orientation.value == pool.state)
        ]


class Teller:
    """Tells decisions, cards and effects in the words of the contract."""

    def __init__(self, game: OnePiece) -> None:
        self.game = game

    def subject(self, thing: object) -> m.Subject | None:
        """The address of a card or a waiting effect."""
        if isinstance(thing, Card):
            return self.card(thing)
        if isinstance(thing, Pending):
            card = self.card(thing.card)
            return m.EffectAddress(card, thing.ability) if isinstance(card, m.Labelled) else card
        return None

    def card(self, card: Card) -> m.Address:
        """The address of a card: its label, else its place."""
        if card.label is not None:
            return m.Labelled(card.label)
        owner = player_named(card.owner.name)
        if card.holder is not None:
            area = card.holder.area.name if card.holder.area else ""
            return m.Pool(owner, area, holder=card.holder.label)
        if card.area is None:
            return m.Placed(owner, "nowhere", self.game.nowhere.index(card))
        if card.definition.category is Category.DON:
            state = card.orientation.value if card.orientation else None
            return m.Pool(owner, card.area.name, state=state)
        return m.Placed(owner, card.area.name, card.area.cards.index(card))

    def decision(self, decision: Decision) -> m.Decision:
        """A decision with its candidates and bounds."""
        player, subject = player_named(decision.player.name), self.subject(decision.subject)
        match decision:
            case Window(kind="main" | "proceed"):
                moves = tuple(self.move(act) for act in decision.moves())
                return m.Decision(player, decision.kind, subject, moves=moves, least=1)
            case Window():
                cards = dict.fromkeys(act.card for act in decision.moves() if act.card is not None)
                candidates = tuple(self.card(card) for card in cards)
                return m.Decision(player, decision.kind, subject, candidates, may_decline=True)
            case Confirm(yes=yes, no=no):
                options = (yes,) if no is None else (yes, no)
                return m.Decision(player, decision.kind, subject, options=options, may_decline=no is None)
            case Number(least=least, most=most):
                return m.Decision(player, decision.kind, subject, least=least, most=most)
            case Pick(least=least, most=most):
                told = self._all(decision.options, decision.player)
                return m.Decision(player, decision.kind, subject, told, least=least, most=most)
            case Arrange():
                items = self._all(decision.items, decision.player)
                return m.Decision(player, decision.kind, subject, items, least=len(items), most=len(items))
        raise Unsupported(f"telling the decision {decision.kind}")

    def _all(self, things: tuple[object, ...], chooser: Seat) -> tuple[m.Subject, ...]:
        """The addresses of what can be chosen: a card whose face the chooser cannot see is told by place."""
        told = (self._place(thing, chooser) or self.subject(thing) for thing in things)
        return tuple(subject for subject in told if subject is not None)

    def _place(self, thing: object, chooser: Seat) -> m.Placed | None:
        if not isinstance(thing, Card) or thing.area is None or self.game.viewers_of(thing) & chooser.bit:
            return None
        area = thing.area
        return m.Placed(player_named(area.seat.name), area.name, area.cards.index(thing))

    def move(self, act: Act) -> m.Move:
        """A legal act as a move."""
        return m.Move(
            act.kind,
            card=self.card(act.card) if act.card else None,
            ability=act.ability,
            target=self.card(act.target) if act.target else None,
            count=act.number if act.kind == "give" else None,
        )


def player_named(name: str) -> m.Player:
    return "P1" if name == "P1" else "P2"
