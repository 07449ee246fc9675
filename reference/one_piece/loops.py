"""Chapter 11-1, Infinite Loops: those that nobody can stop draw, those that somebody can are counted."""

from __future__ import annotations

from ..kernel.decisions import Arrange, Confirm, Number, Procedure, Refusal
from ..kernel.driver import GameEnds, Outcome, Result
from ..kernel.rules import rule
from .effects import Effects
from .state import Act, Card, Pending, Side

ROUNDS_OF_PATIENCE = 8
"""Effects that set each other off and that nobody can stop get some rounds in which to end by themselves."""
MOST_LOOPS = 9999
"""The largest number of rounds that a player may name."""

Signature = tuple[object, ...]


class Loop:
    """A loop that players have agreed to carry out so many times."""

    __slots__ = ("left", "players", "signature", "stopper")

    def __init__(self, signature: Signature, players: tuple[Side, ...], stopper: Side, left: int) -> None:
        self.signature = signature
        self.players = players
        """The players who could stop it, and have said how often they will not."""
        self.stopper = stopper
        """The player who will stop it."""
        self.left = left


class Loops(Effects):
    """Keeps the game from going on for ever."""

    def __init__(self, *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)
        self.loop: Loop | None = None
        self.agreed: list[Side] = []
        """The players who could have stopped what is going on, in order."""
        self.barred: set[Signature] = set()
        """States from which a loop has been stopped: nobody may choose to start it again."""
        self.repeated: dict[tuple[Signature, Act], int] = {}
        """How often acts of this turn may still be done from states in which they were done before."""

    # Effects that set each other off.

    @rule("8-6-1", "8-6-1-1", "8-6-3", "1-3-4")
    def resolve_pending(self) -> Procedure[None]:
        """Resolve waiting effects: the turn player's first, and what is met meanwhile after those waiting."""
        rounds = 0
        seen: dict[Signature, int] = {}
        yield from self.settle_permanents()
        while self.pending or self.postponed:
            rounds += 1
            yield from self.watch_for_loop(seen, rounds)
            yield from self.resolve_round()
            yield from self.settle_permanents()
        self.loop = None
        if rounds:
            self.agreed.clear()

    @rule("8-6-1", "8-6-1-1")
    def resolve_round(self) -> Procedure[None]:
        """Resolve the effects that wait now, one player's after the other's; what is met meanwhile waits."""
        waiting, (postponed, self.postponed) = tuple(self.pending), (self.postponed, [])
        for side in self.order_of_players():
            yield from self.resolve_postponed([each for each in postponed if each[1].side is side])
            own = tuple(each for each in waiting if each.card.owner is side and self.is_waiting(each))
            for pending in (yield from self.in_order_of_choice(side, own)):
                self.pending.remove(pending)
                yield from self.resolve_auto(pending)

    @rule("8-6-1", "8-6-1-1")
    def in_order_of_choice(self, side: Side, own: tuple[Pending, ...]) -> Procedure[tuple[Pending, ...]]:
        """A player puts their effects that wait into an order, where they differ."""
        if len({(each.card, each.ability) for each in own}) > 1:
            return (yield from Arrange("order", side, "8-6-1", own).ask())
        return own

    @rule("8-6-1", "1-3-4")
    def order_of_players(self) -> tuple[Side, Side]:
        """Whose effects come first when both players' have been met: the turn player's."""
        return self.turn_side, self.turn_side.opponent

    def is_waiting(self, pending: Pending) -> bool:
        """True if an effect can still be activated; one whose card has moved waits no longer."""
        if not self.can_still_resolve(pending):
            self.pending.remove(pending)
            return False
        return True

    def signature(self) -> Signature:
        """The state of the game as far as it can come again: a number that only grows is no part of it."""
        areas = tuple(
            tuple((card.serial, card.orientation, card.face_up, len(card.under)) for card in area.cards)
            for side in self.sides
            for area in side.areas.values()
        )
        waiting = tuple((pending.card.serial, pending.ability) for pending in self.pending)
        return self.turn, areas, waiting, len(self.postponed), frozenset(self.used)

    @rule("11-1-1")
    def watch_for_loop(self, seen: dict[Signature, int], rounds: int) -> Procedure[None]:
        """Look whether the game has been in this very state before."""
        signature = self.signature()
        if self.loop is not None:
            if signature == self.loop.signature:
                self.loop.left -= 1
            return
        if signature in seen:
            agreed = self.agreed[seen[signature] :]
            if agreed or rounds > ROUNDS_OF_PATIENCE:
                yield from self.settle_loop(signature, agreed)
        else:
            seen[signature] = len(self.agreed)

    @rule("11-1-1-1", "11-1-1-2", "11-1-1-3", "1-3-4", "1-3-5")
    def settle_loop(self, signature: Signature, agreed: list[Side]) -> Procedure[None]:
        """Nobody can stop it: a draw. Those who can name numbers, the turn player first; the fewer counts."""
        players = tuple(side for side in (self.turn_side, self.turn_side.opponent) if side in agreed)
        if not players:
            raise GameEnds(Result(Outcome.DRAW, None, "11-1-1-1"))
        number = "11-1-1-2" if len(players) == 1 else "11-1-1-3"
        named: dict[Side, int] = {}
        for side in players:
            named[side] = yield from Number("loop", side, number, 0, MOST_LOOPS).ask()
        stopper = min(players, key=lambda side: named[side])
        self.loop = Loop(signature, players, stopper, named[stopper])

    @rule("8-1-2", "8-3-1-4", "8-1-3-4-1", "11-1-1-2", "11-1-1-3")
    def wants(self, side: Side, number: str, source: Card) -> Procedure[bool]:
        """Whether a player uses what they may use; in a loop, as often as they have said."""
        if self.loop is not None and side in self.loop.players:
            if self.loop.left > 0 or side is not self.loop.stopper:
                return True
            self.barred.add(self.choice_state(source))
            return False
        if self.barred and self.choice_state(source) in self.barred:
            return False
        wanted = yield from Confirm("may", side, number, "use", subject=source).ask()
        if wanted:
            self.agreed.append(side)
        return wanted

    def choice_state(self, source: Card) -> Signature:
        """The state in which a player has a choice about a card."""
        return (source.serial, *self.signature())

    # Acts of the Main Phase that lead back to where they began.

    @rule("11-1-1-2")
    def refuse_repetition(self, act: Act) -> Refusal | None:
        """An act that has been done from this very state as often as its player named is a loop restarted."""
        if self.repeated and self.repeated.get((self.signature(), act)) == 0:
            return Refusal("11-1-1-2", "this loop has been carried out as often as was named")
        return None

    @rule("11-1-1", "11-1-1-2")
    def count_repetition(self, side: Side, act: Act) -> Procedure[bool]:
        """An act done again from the same state is a loop: its player names how many more; False for none."""
        key = (self.signature(), act)
        left = self.repeated.get(key)
        if left == -1:
            left = yield from Number("loop", side, "11-1-1-2", 0, MOST_LOOPS).ask()
        if left is None:
            self.repeated[key] = -1
            return True
        self.repeated[key] = max(0, left - 1)
        return left > 0
