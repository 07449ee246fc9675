"""Looking: views and events, each with what its viewer may know."""

from __future__ import annotations

from collections.abc import Iterator

from ruleproof.adapter import messages as m

from ..kernel.events import Event
from ..one_piece.cards import Category
from ..one_piece.game import OnePiece
from ..one_piece.state import Area, Card
from .addresses import Teller, player_named

Values = dict[Card, dict[str, m.Value]]
"""The values of cards as they are between two acts: every viewer sees the same ones."""


class Looker:
    """Sees a game as one viewer does."""

    def __init__(self, game: OnePiece, viewer: m.Viewer, values: Values) -> None:
        self.game = game
        self.viewer = viewer
        self.values = values
        self.teller = Teller(game)
        self.bits = 0b11 if viewer == "referee" else game.sides[m.PLAYERS.index(viewer)].bit

    def sees(self, viewers: int) -> bool:
        """Whether this viewer sees what those players see; the referee sees everything."""
        return self.viewer == "referee" or bool(viewers & self.bits)

    def view(self) -> m.View:
        """The whole position."""
        game = self.game
        return m.View(
            viewer=self.viewer,
            turn_player=player_named(game.turn_side.name),
            turn=game.turn,
            phase=game.phase.value,
            areas={
                player_named(side.name): {
                    name: self._lying_in(area) for name, area in side.areas.items() if isinstance(area, Area)
                }
                for side in game.sides
            },
            nowhere=tuple(self.card(card) for card in game.nowhere),
            removed=(),
            looked_at=self._looked_at(),
            battle=self._battle(),
            pending=tuple(self._pending()),
        )

    def _lying_in(self, area: Area) -> tuple[m.CardView, ...]:
        """The cards of an area, as far as this viewer may know how many there are."""
        return tuple(self.card(card) for card in area.cards) if self.sees(self.game.counted_by(area)) else ()

    def _looked_at(self) -> dict[m.Player, tuple[m.CardView, ...]]:
        looked_at: dict[m.Player, tuple[m.CardView, ...]] = {}
        for card, looker in self.game.looked_at:
            player = player_named(looker.name)
            looked_at[player] = (*looked_at.get(player, ()), self.card(card))
        return looked_at

    def _battle(self) -> m.BattleView | None:
        battle = self.game.battle
        if battle is None:
            return None
        card = self.teller.card
        return m.BattleView(card(battle.attacker), card(battle.target), battle.step.value)

    def _pending(self) -> Iterator[m.EffectAddress]:
        for pending in self.game.pending:
            told = self.teller.subject(pending)
            if isinstance(told, m.EffectAddress):
                yield told

    def card(self, card: Card) -> m.CardView:
        """A card, or only its back."""
        owner = player_named(card.owner.name)
        state = None if card.orientation is None else card.orientation.value
        under = tuple(self.card(each) for each in card.under)
        face: m.Face = "up" if card.face_up else "down"
        if not self.sees(self.game.viewers_of(card)):
            return m.CardView(owner, owner, face=face, state=state, under=under)
        if card not in self.values:
            self.values[card] = self._values(card)
        values = self.values[card]
        return m.CardView(owner, owner, card.label, card.definition.name, face, state, values, under)

    def _values(self, card: Card) -> dict[str, m.Value]:
        definition, category = card.definition, card.definition.category
        values: dict[str, m.Value] = {
            "name": definition.name,
            "category": category.value,
            "colors": self.game.colors(card),
            "types": self.game.types(card),
            "attributes": self.game.attributes(card),
        }
        if category in (Category.LEADER, Category.CHARACTER):
            values["power"] = self.game.power(card)
            values["keywords"] = tuple(word.value for word in self.game.keywords_of(card))
        if category in (Category.CHARACTER, Category.EVENT, Category.STAGE):
            values["cost"] = self.game.cost(card)
        if category is Category.LEADER:
            values["life"] = definition.life
        if category is Category.CHARACTER:
            values["counter"] = definition.counter
        return values

    def event(self, event: Event) -> m.Event:
        """An event, without the card where the viewer could not tell which it was."""
        return m.Event(
            kind=event.kind,
            player=None if event.player is None else player_named(event.player.name),
            card=self._label(event.card) if self.sees(event.seen) else None,
            source=self._label(event.source),
            origin=event.origin,
            destination=event.destination,
            amount=event.amount,
        )

    def _label(self, card: object) -> m.Labelled | None:
        return m.Labelled(card.label) if isinstance(card, Card) and card.label is not None else None
