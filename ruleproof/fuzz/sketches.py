"""Sketches: random positions, written in the words of the Givens."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ruleproof.adapter.messages import PLAYERS, Fixture, Player
from ruleproof.rulebook.model import Game

LEADER_AREA = "Leader area"
FIELD = {"Character": "Character area", "Stage": "Stage area"}
COLUMNS = ("area", "card", "as", "state", "DON!!", "face")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a position table."""

    player: Player
    area: str
    card: str
    name: str
    state: str = ""
    given: int = 0
    face: str = ""

    @property
    def cells(self) -> dict[str, str]:
        """What the line says, by column."""
        own = "" if self.name in (self.card, f"{self.player}'s Leader") else self.name
        given = str(self.given) if self.given else ""
        return dict(zip(COLUMNS, (self.area, self.card, own, self.state, given, self.face), strict=True))


@dataclass(frozen=True, slots=True)
class Sketch:
    """A position as Givens say it: what is left out has its default."""

    turn_player: Player
    phase: str
    before: bool
    first_turn: str = ""
    lines: tuple[Line, ...] = ()
    counts: tuple[tuple[Player, str, int], ...] = ()
    pools: tuple[tuple[Player, str, int], ...] = ()

    def place(self, builder: Any) -> None:
        """Say everything to the builder that the Givens of a scenario talk to."""
        builder.begin(self.turn_player, self.phase, before=self.before, where="the sketch")
        for player in PLAYERS:
            table = self.table(player)
            if table:
                builder.table(player, table, "the sketch")
        for player, area, count in self.counts:
            builder.total(player, area, count)
        for player, state, count in self.pools:
            builder.pool(player, state, count)
        if self.first_turn:
            builder.first_turn = (self.turn_player, self.first_turn)

    def table(self, player: Player) -> list[list[str]]:
        """The position table of a player, with the columns that are needed."""
        rows = [line.cells for line in self.lines if line.player == player]
        columns = [name for name in COLUMNS if name in ("area", "card") or any(row[name] for row in rows)]
        return [columns, *([row[name] for name in columns] for row in rows)] if rows else []

    def givens(self) -> Iterator[tuple[str, list[list[str]]]]:
        """The Givens with their tables."""
        moment = "about to begin" if self.before else "in"
        other: Player = "P2" if self.turn_player == "P1" else "P1"
        own, table = self.table(self.turn_player), self.table(other)
        yield f"{self.turn_player} is {moment} the {self.phase}{' with:' if own else ''}", own
        if self.first_turn:
            yield f"it is {self.turn_player}'s first turn, going {self.first_turn}", []
        if table:
            yield f"{other} has:", table
        for player, area, count in self.counts:
            yield f"{player} has {count} card{'s' * (count != 1)} in the {area}", []
        for player, state, count in self.pools:
            yield f"{player} has {count} {state} DON!! card{'s' * (count != 1)}", []


# --- by luck


class Sketcher:
    """Makes positions by luck from the fixture cards of a game."""

    def __init__(self, game: Game, cards: Mapping[str, Fixture]) -> None:
        self.game = game
        words = game.position
        self.cards = {
            name: card
            for name, card in cards.items()
            if name not in (words.filler, words.pool) and "shuffle" not in card.text.lower()
        }
        self.leaders = self._of("Leader")
        self.deck = self.theme = [*self._of("Character"), *self._of("Event"), *self._of("Stage")]
        if not self.leaders or not self.deck:
            raise LookupError("there are no cards to make positions of")

    def _of(self, category: str) -> list[str]:
        return [name for name, card in self.cards.items() if card.fields.get("category") == category]

    def sketch(self, luck: random.Random) -> Sketch:
        """A position by luck: small, and in every corner now and then."""
        player = luck.choice(PLAYERS)
        # A few cards in many places meet each other, and themselves, more often than many cards do.
        self.theme = luck.sample(self.deck, min(len(self.deck), luck.randint(3, 8)))
        if luck.random() < 0.4:
            self.theme = self.deck
        main = luck.random() < 0.8
        phase = "Main Phase" if main else luck.choice(self.game.phases)
        names: dict[str, int] = {}
        lines = [line for each in PLAYERS for line in self._lines(each, luck, names)]
        return Sketch(
            turn_player=player,
            phase=phase,
            before=phase != "Main Phase" or luck.random() < 0.1,
            first_turn=luck.choice(("first", "second")) if luck.random() < 0.1 else "",
            lines=tuple(lines),
            counts=tuple(each for player in PLAYERS for each in self._counts(player, luck, lines)),
            pools=tuple(each for player in PLAYERS for each in self._pools(player, luck, lines)),
        )

    def _lines(self, player: Player, luck: random.Random, names: dict[str, int]) -> Iterator[Line]:
        leader = luck.choice(self.leaders) if luck.random() < 0.3 else self.game.position.leader
        state = "rested" if luck.random() < 0.2 else ""
        given = luck.randint(1, 3) if luck.random() < 0.25 else 0
        if leader != self.game.position.leader or state or given:
            yield Line(player, LEADER_AREA, leader, f"{player}'s Leader", state, given)
        for area, most in (("Character area", 5), ("hand", 5), ("Life area", 3), ("trash", 2), ("deck", 3)):
            for _ in range(_few(luck, most)):
                crew = [card for card in self.theme if self._may_lie(card, area)]
                if not crew:
                    break
                card = luck.choice(crew)
                yield self._line(player, area, card, luck, names)
        stages = self._of("Stage")
        if stages and luck.random() < 0.2:
            yield self._line(player, "Stage area", luck.choice(stages), luck, names)

    def _may_lie(self, card: str, area: str) -> bool:
        return area != "Character area" or self.cards[card].fields.get("category") == "Character"

    def _line(self, player: Player, area: str, card: str, luck: random.Random, names: dict[str, int]) -> Line:
        names[card] = number = names.get(card, 0) + 1
        name = card if number == 1 else f"{card} {number}"
        on_field = area in FIELD.values()
        return Line(
            player,
            area,
            card,
            name,
            state="rested" if on_field and luck.random() < 0.4 else "",
            given=luck.randint(1, 2) if area == "Character area" and luck.random() < 0.2 else 0,
            face="up" if area == "Life area" and luck.random() < 0.1 else "",
        )

    def _counts(
        self, player: Player, luck: random.Random, lines: Sequence[Line]
    ) -> Iterator[tuple[Player, str, int]]:
        named = sum(line.player == player and line.area == "deck" for line in lines)
        if luck.random() < 0.7:
            yield player, "deck", named + luck.choice((1, 2, 5, 8))
        if luck.random() < 0.5:
            named = sum(line.player == player and line.area == "Life area" for line in lines)
            yield player, "Life area", named + luck.choice((0, 0, 1, 2))

    def _pools(
        self, player: Player, luck: random.Random, lines: Sequence[Line]
    ) -> Iterator[tuple[Player, str, int]]:
        given = sum(line.given for line in lines if line.player == player)
        if luck.random() < 0.5:
            active = luck.randint(0, max(0, 10 - given))
            rested = luck.randint(0, max(0, 10 - given - active))
            yield player, "active", active
            if rested:
                yield player, "rested", rested


def _few(luck: random.Random, most: int) -> int:
    """A number from none to the most, small ones more often."""
    return min(luck.randint(0, most), luck.randint(0, most))
