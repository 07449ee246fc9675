"""What a rule procedure waits for: typed decisions, each of which can judge a reply before it is given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Generic, TypeAlias, TypeVar, cast

from .areas import Seat

T = TypeVar("T")
M = TypeVar("M")


class Refusal:
    """Why an act is against the rules, and against which; the words are put together only when they are read.

    Every legal move is found among many that are refused, and nobody reads why.
    """

    __slots__ = ("_about", "_words", "rule")

    def __init__(self, rule: str, words: str, *about: object) -> None:
        self.rule = rule
        self._words = words
        self._about = about

    @property
    def why(self) -> str:
        """The reason in words, with what it is about in the places of its braces."""
        return self._words.format(*self._about) if self._about else self._words

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.why!r})"


class IllegalAnswer(Exception):
    """A reply that is understood and against the rules; nothing has changed."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{why} ({rule})")
        self.rule = rule
        self.why = why


class MalformedAnswer(Exception):
    """A reply that cannot be understood at this decision; nothing has changed."""


class ReferenceBug(Exception):
    """Something that cannot happen."""


class Decision:
    """What the game waits for, and from whom; `rule` is the rule that asks."""

    __slots__ = ("kind", "player", "rule", "subject")

    def __init__(self, kind: str, player: Seat, rule: str, subject: object = None) -> None:
        self.kind = kind
        self.player = player
        self.rule = rule
        self.subject = subject

    def judge(self, reply: object) -> None:
        """Raise `MalformedAnswer` or `IllegalAnswer` unless the reply may be given."""
        raise NotImplementedError

    def replies(self) -> Iterator[object]:
        """Every legal reply, enumerated lazily."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.kind} of {self.player}>"


Procedure: TypeAlias = Generator[Decision, object, T]
"""A rule procedure: it yields decisions, is sent replies, and returns what the rule comes to."""


class Window(Decision, Generic[M]):
    """A player may act freely: the legal moves, and the reason against any other."""

    __slots__ = ("_moves", "_refusal", "move_type")

    def __init__(
        self,
        kind: str,
        player: Seat,
        rule: str,
        move_type: type[M],
        moves: Callable[[], Iterator[M]],
        refusal: Callable[[M], Refusal | None],
        subject: object = None,
    ) -> None:
        self.kind = kind
        self.player = player
        self.rule = rule
        self.subject = subject
        self.move_type = move_type
        self._moves = moves
        self._refusal = refusal

    def moves(self) -> Iterator[M]:
        """The legal moves, one by one."""
        return self._moves()

    def replies(self) -> Iterator[object]:
        """The legal moves are the legal replies."""
        return self._moves()

    def refusal(self, move: M) -> Refusal | None:
        """The rule against a move, if there is one."""
        return self._refusal(move)

    def judge(self, reply: object) -> None:
        """A move is judged by the rules that govern it."""
        if not isinstance(reply, self.move_type):
            raise MalformedAnswer(f"The {self.kind} decision takes a move, not {reply!r}.")
        refusal = self._refusal(reply)
        if refusal is not None:
            raise IllegalAnswer(refusal.rule, refusal.why)

    def ask(self) -> Procedure[M]:
        """Wait for the move."""
        return cast(M, (yield self))


class Pick(Decision, Generic[T]):
    """A player chooses from options: at least `least`, at most `most`."""

    __slots__ = ("check", "least", "most", "options")

    def __init__(
        self,
        kind: str,
        player: Seat,
        rule: str,
        options: Sequence[T],
        least: int,
        most: int,
        subject: object = None,
        check: Callable[[tuple[T, ...]], Refusal | None] | None = None,
    ) -> None:
        super().__init__(kind, player, rule, subject)
        self.options = tuple(options)
        self.check = check
        """What the chosen ones must keep together, beside their number."""
        self.most = min(most, len(self.options))
        self.least = min(least, self.most)

    def judge(self, reply: object) -> None:
        """The chosen ones are options, none twice, and as many as may be chosen."""
        if not isinstance(reply, tuple):
            raise MalformedAnswer(f"The {self.kind} decision takes the chosen ones, not {reply!r}.")
        for chosen in reply:
            if chosen not in self.options:
                raise IllegalAnswer(self.rule, f"{chosen!r} cannot be chosen")
        if len(set(reply)) < len(reply):
            raise IllegalAnswer(self.rule, "nothing can be chosen twice")
        if not self.least <= len(reply) <= self.most:
            raise IllegalAnswer(self.rule, f"{len(reply)} chosen where {self.least} to {self.most} must be")
        refusal = self.check(reply) if self.check else None
        if refusal is not None:
            raise IllegalAnswer(refusal.rule, refusal.why)

    def replies(self) -> Iterator[object]:
        """One reply for each number of first options and each single option: enough to play on."""
        for reply in self._some_replies():
            if self.check is None or self.check(reply) is None:
                yield reply

    def _some_replies(self) -> Iterator[tuple[T, ...]]:
        if self.least <= 0:
            yield ()
        if self.least <= 1 <= self.most:
            for option in self.options:
                yield (option,)
        for number in range(max(2, self.least), self.most + 1):
            yield self.options[:number]

    def ask(self) -> Procedure[tuple[T, ...]]:
        """Wait for the choice."""
        return cast("tuple[T, ...]", (yield self))


class Arrange(Decision, Generic[T]):
    """A player puts items into an order."""

    __slots__ = ("items",)

    def __init__(
        self, kind: str, player: Seat, rule: str, items: Sequence[T], subject: object = None
    ) -> None:
        super().__init__(kind, player, rule, subject)
        self.items = tuple(items)

    def judge(self, reply: object) -> None:
        """The order holds every item once."""
        if not isinstance(reply, tuple):
            raise MalformedAnswer(f"The {self.kind} decision takes all items in order, not {reply!r}.")
        if Counter(reply) != Counter(self.items):
            raise IllegalAnswer(self.rule, "an order names each of the items once")

    def replies(self) -> Iterator[object]:
        """The order as it is, and reversed."""
        yield self.items
        yield self.items[::-1]

    def ask(self) -> Procedure[tuple[T, ...]]:
        """Wait for the order."""
        return cast("tuple[T, ...]", (yield self))


class Confirm(Decision):
    """A player says yes or no; without a word for no, declining is no."""

    __slots__ = ("no", "yes")

    def __init__(
        self, kind: str, player: Seat, rule: str, yes: str, no: str | None = None, subject: object = None
    ) -> None:
        super().__init__(kind, player, rule, subject)
        self.yes = yes
        self.no = no

    def judge(self, reply: object) -> None:
        """Yes and no are both allowed."""
        if not isinstance(reply, bool):
            raise MalformedAnswer(f"The {self.kind} decision takes yes or no, not {reply!r}.")

    def replies(self) -> Iterator[object]:
        """Yes and no."""
        yield True
        yield False

    def ask(self) -> Procedure[bool]:
        """Wait for yes or no."""
        return cast(bool, (yield self))


class Number(Decision):
    """A player chooses a whole number."""

    __slots__ = ("least", "most")

    def __init__(
        self, kind: str, player: Seat, rule: str, least: int, most: int, subject: object = None
    ) -> None:
        super().__init__(kind, player, rule, subject)
        self.least = least
        self.most = most

    def judge(self, reply: object) -> None:
        """The number lies within the bounds."""
        if not isinstance(reply, int) or isinstance(reply, bool):
            raise MalformedAnswer(f"The {self.kind} decision takes a whole number, not {reply!r}.")
        if not self.least <= reply <= self.most:
            raise IllegalAnswer(self.rule, f"{reply} is not from {self.least} to {self.most}")

    def replies(self) -> Iterator[object]:
        """Every number within the bounds."""
        return iter(range(self.least, self.most + 1))

    def ask(self) -> Procedure[int]:
        """Wait for the number."""
        return cast(int, (yield self))
