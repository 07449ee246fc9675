"""The driver: runs a game's procedure from decision to decision and keeps the record that replays it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from .areas import Seat
from .cards import Card
from .decisions import Decision, IllegalAnswer, MalformedAnswer, Procedure, ReferenceBug


class Outcome(Enum):
    """How a game can end."""

    WON = "won"
    DRAW = "draw"
    ALL_LOST = "all lost"


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: its outcome, the winner if there is one, and the rule that ended it."""

    outcome: Outcome
    winner: Seat | None
    rule: str


class GameEnds(Exception):
    """Raised by a rule procedure at the moment the game is over."""

    def __init__(self, result: Result) -> None:
        super().__init__(result)
        self.result = result


class Intervention:
    """An act outside the decisions, which a player may do at any time and which asks nothing."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Concede(Intervention):
    """Give up."""


@dataclass(frozen=True, slots=True)
class Reorder(Intervention):
    """Put the cards of an area of a player into another order, given by the cards' serials."""

    seat: int
    area: str
    order: tuple[int, ...]


class Game(Protocol):
    """What the driver needs of a game."""

    @property
    def cards(self) -> Sequence[Card]:
        """Every card of the game, by serial."""
        ...

    @property
    def seats(self) -> Sequence[Seat]:
        """The players."""
        ...

    def procedure(self) -> Procedure[None]:
        """The whole game; it ends by raising `GameEnds`."""
        ...

    def concession(self, player: Seat) -> Result:
        """What a concession of this player comes to."""
        ...

    def reorder(self, player: Seat, reorder: Reorder) -> None:
        """Carry out a reordering, or raise `IllegalAnswer` or `MalformedAnswer` and change nothing."""
        ...


@dataclass(frozen=True, slots=True)
class CardAt:
    """A card in a transcript: its serial."""

    serial: int


Entry = tuple[str, object]
"""A player's name and a reply or an intervention."""


class Driver:
    """One game in progress: `decision` is what it waits for, until `result` is there."""

    __slots__ = ("_procedure", "decision", "game", "record", "result")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.record: list[Entry] = []
        self.decision: Decision | None = None
        self.result: Result | None = None
        self._procedure = game.procedure()
        self._advance(None)

    def submit(self, reply: object) -> None:
        """Give the open decision a reply; a reply that may not be given raises and changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalAnswer("1-2-1", "the game is over")
        decision.judge(reply)
        self.record.append((decision.player.name, reply))
        self._advance(reply)

    def intervene(self, player: Seat, act: Intervention) -> None:
        """Carry out an act that needs no decision."""
        if self.result is not None:
            raise IllegalAnswer("1-2-1", "the game is over")
        if isinstance(act, Concede):
            self._procedure.close()
            self.decision = None
            self.result = self.game.concession(player)
        elif isinstance(act, Reorder):
            self.game.reorder(player, act)
        else:
            raise MalformedAnswer(f"{act!r} is no intervention.")
        self.record.append((player.name, act))

    def transcript(self) -> tuple[Entry, ...]:
        """The record with cards written as serials, so that it fits any game with the same setup."""
        return tuple((name, _with_serials(reply)) for name, reply in self.record)

    def replay(self, transcript: Sequence[Entry]) -> None:
        """Give the replies of a transcript, one after the other."""
        for name, entry in transcript:
            if isinstance(entry, Intervention):
                self.intervene(next(seat for seat in self.game.seats if seat.name == name), entry)
            else:
                self.submit(_with_cards(entry, self.game.cards))

    def _advance(self, reply: object) -> None:
        """Run the procedure to its next decision or its end."""
        try:
            self.decision = self._procedure.send(reply)
        except GameEnds as end:
            self.decision = None
            self.result = end.result
        except StopIteration:
            raise ReferenceBug("the game's procedure ended without a result") from None


def _with_serials(reply: object) -> object:
    """A reply with every card replaced by its serial."""
    if isinstance(reply, Card):
        return CardAt(reply.serial)
    return _remade(reply, _with_serials)


def _with_cards(reply: object, cards: Sequence[Card]) -> object:
    """A transcribed reply with the cards of this game."""
    if isinstance(reply, CardAt):
        return cards[reply.serial]
    return _remade(reply, lambda part: _with_cards(part, cards))


def _remade(reply: object, change: Callable[[object], object]) -> object:
    """A reply with its parts changed; a named tuple stays one of its type."""
    if not isinstance(reply, tuple):
        return reply
    make = getattr(type(reply), "_make", tuple)
    remade: object = make([change(part) for part in reply])
    return remade
