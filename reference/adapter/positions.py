"""Setting up: fixtures, positions and decks become a game."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ruleproof.adapter import messages as m
from ruleproof.adapter.errors import MalformedMessage, Unsupported

from ..kernel.cards import Orientation
from ..kernel.randomness import Chance, ScriptedShuffle
from ..one_piece.cards import BadDefinition, CardDefinition, Category, UnreadableText, define
from ..one_piece.editions import Edition, edition_named
from ..one_piece.game import BadPosition, OnePiece
from ..one_piece.setup import DeckList
from ..one_piece.state import Area, Phase, Side, Start

GAME = "one_piece"
DON_DECK = "DON!! deck"


@lru_cache(maxsize=4096)
def _definition(fixture: bytes, edition: Edition) -> CardDefinition:
    """The card of a fixture in its JSON form: reading a text takes longer than the rest of a setup."""
    card = msgspec.json.decode(fixture, type=m.Fixture)
    try:
        return define(card.name, card.fields, card.text, edition)
    except UnreadableText as problem:
        raise Unsupported(str(problem)) from problem
    except BadDefinition as problem:
        raise MalformedMessage(str(problem)) from problem


class Table:
    """Lays out the game that a setup describes."""

    def __init__(self, rules: type[OnePiece], setup: m.Setup) -> None:
        if setup.game != GAME:
            raise Unsupported(f"the game {setup.game}")
        try:
            self.edition = edition_named(setup.edition)
        except KeyError as problem:
            raise Unsupported(f"edition {setup.edition} of {setup.game}") from problem
        self.rules = rules
        self.seed = setup.seed
        self.fixtures = {fixture.name: fixture for fixture in setup.cards}

    def define(self, name: str, where: str) -> CardDefinition:
        """The definition of a fixture card."""
        if name not in self.fixtures:
            raise MalformedMessage(f"{where} names the card {name!r}, which the setup does not describe.")
        return _definition(msgspec.json.encode(self.fixtures[name], order="deterministic"), self.edition)

    def position(self, position: m.Position) -> OnePiece:
        """The game that stands as a position says."""
        game = self.rules(Chance(self.seed), self.edition)
        for player, placements in position.cards.items():
            side = game.sides[m.PLAYERS.index(player)]
            for placement in placements:
                self._place(game, side, placement)
            _check_field(side)
        try:
            phase = Phase(position.phase)
        except ValueError:
            known = ", ".join(each.value for each in Phase)
            raise MalformedMessage(f"There is no phase {position.phase!r}. The phases are {known}.") from None
        try:
            game.begin_at(
                position.turn,
                m.PLAYERS.index(position.turn_player),
                m.PLAYERS.index(position.first_player),
                Start(phase, position.before),
            )
        except BadPosition as problem:
            raise MalformedMessage(str(problem)) from problem
        return game

    def _place(self, game: OnePiece, side: Side, placement: m.Placement) -> None:
        where = f"{side.name}'s {placement.area}"
        area = side.areas.get(placement.area)
        if not isinstance(area, Area):
            raise MalformedMessage(
                f"There is no area {placement.area!r} for {placement.card!r} of {side.name}."
            )
        if placement.state not in (None, *(each.value for each in Orientation)):
            raise MalformedMessage(f"{where}: a card is active or rested, not {placement.state!r}.")
        if placement.label is not None and placement.count != 1:
            raise MalformedMessage(f"{where}: one label cannot name {placement.count} cards.")
        definition = self.define(placement.card, where)
        _check_category(definition, area)
        for _ in range(placement.count):
            card = game.make(definition, side, placement.label)
            game.put(card, area, bottom=True, rested=placement.state == Orientation.RESTED.value)
            if placement.face is not None:
                card.face_up = placement.face == "up"
            for under in placement.under:
                if self.define(under.card, where).category is not Category.DON:
                    raise MalformedMessage(f"{where}: only DON!! cards are given, not {under.card!r}.")
                for _ in range(under.count):
                    game.give_from_nowhere(card)

    def decks(self, decks: m.Decks) -> OnePiece | m.Refused:
        """The game that begins with two deck lists, unless one breaks a rule."""
        shuffles = [ScriptedShuffle(each.player, each.area, each.top) for each in decks.shuffles]
        chance = Chance(self.seed, shuffles)
        judge = self.rules(Chance(0), self.edition)
        lists = []
        for player in m.PLAYERS:
            if player not in decks.lists:
                raise MalformedMessage(f"{player} presents no deck.")
            deck_list = self._list(player, decks.lists[player])
            refusal = judge.refuse_deck(deck_list)
            if refusal is not None:
                return m.Refused(player, refusal.rule, refusal.why)
            lists.append(deck_list)
        return self.rules.from_decks((lists[0], lists[1]), m.PLAYERS.index(decks.toss), chance, self.edition)

    def _list(self, player: str, deck: m.DeckList) -> DeckList:
        where = f"{player}'s deck"
        cards: list[tuple[CardDefinition, str | None]] = []
        for entry in deck.deck:
            definition = self.define(entry.card, where)
            labels = (*entry.labels, *[None] * (entry.count - len(entry.labels)))
            cards += [(definition, label) for label in labels]
        don = [
            self.define(entry.card, where)
            for entry in deck.further.get(DON_DECK, ())
            for _ in range(entry.count)
        ]
        return DeckList(self.define(deck.leader, where), tuple(cards), tuple(don), deck.leader_label)


def _check_category(definition: CardDefinition, area: Area) -> None:
    """Refuse a card in an area that cannot hold its category."""
    side = area.seat
    category = definition.category
    only = {side.leader: Category.LEADER, side.characters: Category.CHARACTER, side.stage: Category.STAGE}
    is_don = category is Category.DON
    wrong = (area in only and category is not only[area]) or is_don != (area in (side.cost, side.don_deck))
    if wrong:
        raise MalformedMessage(
            f"{definition.name!r} is a {category.value} card and cannot lie in {side.name}'s {area.name}."
        )


def _check_field(side: Side) -> None:
    """Refuse a field that no game could have."""
    for area, least, most in ((side.leader, 1, 1), (side.characters, 0, 5), (side.stage, 0, 1)):
        if not least <= len(area) <= most:
            allowed = f"{least}" if least == most else f"{least} to {most}"
            raise MalformedMessage(f"{side.name}'s {area.name} holds {len(area)} cards; it holds {allowed}.")
