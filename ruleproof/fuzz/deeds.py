"""Deeds: an act with the answers that belong to it, and how a scenario says them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from ruleproof.adapter.messages import (
    Answer,
    EffectAddress,
    Fixture,
    Labelled,
    Move,
    Player,
    Pool,
    Subject,
)

WINDOWS = {
    "may": "use an effect",
    "option": "choose an option",
    "number": "choose a number",
    "loop": "name a number of rounds",
    "trigger": "activate the Trigger",
    "go first": "choose who goes first",
}
"""Kinds of decision whose name in a sentence is another."""

DOES, TRIES, HAS = 0, 1, 2
"""The three forms of a phrase."""

VERBS = {
    "attack": ("attacks", "attack", "attacked"),
    "play": ("plays", "play", "played"),
    "activate": ("activates", "activate", "activated"),
    "give": ("gives", "give", "given"),
    "end phase": ("ends", "end", "ended"),
    "proceed": ("begins", "begin", "begun"),
    "block": ("blocks", "block", "blocked"),
    "counter": ("counters", "counter", "countered"),
    "trigger": ("activates", "activate", "activated"),
    "order": ("orders", "order", "ordered"),
    "may": ("uses", "use", "used"),
    "draw": ("goes on", "go on", "gone on"),
    "loop": ("names", "name", "named"),
    "go first": ("goes", "go", "gone"),
    "redraw": ("redraws", "redraw", "redrawn"),
}
WHOSE = {"yours": "their own", "opponent's": "the opponent's"}
CHOOSES = ("chooses", "choose", "chosen")


class Unsayable(Exception):
    """The vocabulary has no phrase for this act."""


@dataclass(frozen=True, slots=True)
class Said:
    """An answer that a player gives."""

    player: Player
    answer: Answer


@dataclass(frozen=True, slots=True)
class Deed:
    """An act of a player, the answers on the way, and perhaps an answer that is only tried."""

    player: Player
    move: Move
    answers: tuple[Said, ...] = ()
    tries: bool = False
    attempt: Said | None = None


class Speaker:
    """Says deeds in the words of a scenario; it knows the cards by their names."""

    def __init__(self, cards: Mapping[str, Fixture], fixture_of: Mapping[str, str], phase: str) -> None:
        self.cards = cards
        self.fixture_of = fixture_of
        self.phase = phase

    def given(self, deed: Deed) -> Iterator[str]:
        """A deed that is past."""
        yield self.move(deed.player, deed.move, HAS)
        yield from (self.answer(said, HAS) for said in deed.answers)

    def when(self, deed: Deed) -> tuple[list[str], list[str]]:
        """The last deed: what goes before the When, and the When with its answers."""
        if deed.attempt is None:
            form = TRIES if deed.tries else DOES
            said = [self.answer(said, DOES) for said in deed.answers]
            return [], [self.move(deed.player, deed.move, form), *said]
        kind = deed.attempt.answer.kind
        asked = f"{deed.attempt.player} is now asked to {WINDOWS.get(kind, kind)}"
        return [*self.given(deed), asked], [self.answer(deed.attempt, TRIES)]

    def move(self, player: Player, move: Move, form: int) -> str:
        """A move in one of the three forms."""
        rests: dict[str, Callable[[], str]] = {
            "attack": lambda: f"{_name(move.target)} with {_name(move.card)}",
            "play": lambda: _name(move.card),
            "activate": lambda: f"{_name(move.card)}'s [{self._tag(move)}]",
            "give": lambda: (
                f"{move.count or 1} DON!! card{'s' * ((move.count or 1) != 1)} to {_name(move.target)}"
            ),
            "end phase": lambda: "the Main Phase",
            "proceed": lambda: f"the {self.phase}",
        }
        if move.kind not in rests:
            raise Unsayable(move.kind)
        return f"{player} {_verb(VERBS[move.kind], form)} {rests[move.kind]()}"

    def _tag(self, move: Move) -> str:
        """The tag of the ability; it must be the first line of the text that has it."""
        text = self.cards[self.fixture_of[_name(move.card)]].text.splitlines()
        number = move.ability or 1
        line = text[number - 1] if number <= len(text) else ""
        tag = line.partition("[")[2].partition("]")[0]
        if not tag or any(f"[{tag}]" in earlier for earlier in text[: number - 1]):
            raise Unsayable(f"effect {number} of {_name(move.card)}")
        return tag

    def answer(self, said: Said, form: int) -> str:
        """An answer in one of the three forms."""
        answer = said.answer
        verb = _verb(VERBS.get(answer.kind, CHOOSES), form)
        return f"{said.player} {verb}{self._rest(answer)}"

    def _rest(self, answer: Answer) -> str:
        about = f" for {_name(answer.subject)}" if answer.subject is not None else ""
        chosen = answer.choose or ()
        match answer.kind:
            case "block" | "counter" if len(chosen) == 1:
                aim = f" for {_name(answer.target)}" if answer.target is not None else ""
                return f" with {_name(chosen[0])}{aim}"
            case "trigger":
                return f" the Trigger{about.replace(' for ', ' of ')}"
            case "order":
                return f" {', '.join(_name(each) for each in chosen)}"
            case "choose":
                return self._chosen(chosen, about)
            case "may":
                return f" {_name(answer.subject)}'s effect"
            case "option":
                return f" option {answer.number}{about}"
            case "number":
                return f" the number {answer.number}{about}"
            case "end":
                return f" the {answer.option}{about}"
            case "whose":
                return f" {WHOSE[answer.option or '']} cards{about}"
            case "draw":
                return f" drawing{about}"
            case "loop":
                return f" {answer.number} rounds"
            case "go first":
                return f" {answer.option}"
            case "redraw":
                return ""
        raise Unsayable(answer.kind)

    def _chosen(self, chosen: tuple[Subject, ...], about: str) -> str:
        if not any(isinstance(each, Pool) for each in chosen):
            return f" {', '.join(_name(each) for each in chosen) or 'nothing'}{about}"
        pools = Counter(chosen)
        if len(pools) != 1:
            raise Unsayable("DON!! cards of several places")
        ((pool, count),) = pools.items()
        assert isinstance(pool, Pool)
        state = f"{pool.state} " if pool.state and not pool.holder else ""
        given = f" given to {pool.holder}" if pool.holder else ""
        return f" {count} {state}DON!! card{'s' * (count != 1)}{given}"


def _verb(forms: tuple[str, str, str], form: int) -> str:
    return (forms[0], f"tries to {forms[1]}", f"has {forms[2]}")[form]


def _name(subject: Subject | None) -> str:
    """The name of a labelled card, or of the card that has an effect."""
    card = subject.card if isinstance(subject, EffectAddress) else subject
    if not isinstance(card, Labelled):
        raise Unsayable(f"{subject}")
    return card.label
