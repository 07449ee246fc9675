"""The engine: every message of the contract, carried out on the game in progress."""

from __future__ import annotations

from ruleproof.adapter import messages as m
from ruleproof.adapter.errors import MalformedMessage

from ..kernel.decisions import (
    Arrange,
    Confirm,
    Decision,
    IllegalAnswer,
    MalformedAnswer,
    Number,
    Pick,
    Window,
)
from ..kernel.driver import Concede, Driver, Reorder
from ..one_piece.editions import EDITIONS
from ..one_piece.game import OnePiece
from ..one_piece.state import DECLINE, END_PHASE, PROCEED, Act, Card, Pending, Side
from .addresses import Finder, Teller, player_named
from .looking import Looker, Values
from .positions import GAME, Table


def make() -> ReferenceEngine:
    """The reference interpreter as an engine."""
    return ReferenceEngine()


class ReferenceEngine:
    """An engine for Ruleproof; `rules` may be a variant of the game's class."""

    def __init__(self, rules: type[OnePiece] = OnePiece, name: str = "Ruleproof reference") -> None:
        self.rules = rules
        self.name = name
        self._driver: Driver | None = None
        self._game: OnePiece | None = None
        self._values: Values = {}

    @property
    def driver(self) -> Driver:
        """The game in progress."""
        if self._driver is None:
            raise MalformedMessage("No game has been set up. Call `setup` first.")
        return self._driver

    @property
    def game(self) -> OnePiece:
        """The rules and the state of the game in progress."""
        if self._game is None:
            raise MalformedMessage("No game has been set up. Call `setup` first.")
        return self._game

    # --- the contract

    def hello(self, hello: m.Hello) -> m.Welcome:
        """Introduce the interpreter."""
        return m.Welcome(
            protocol=m.PROTOCOL,
            name=self.name,
            version=hello.suite,
            language="Python",
            games={GAME: tuple(edition.name for edition in EDITIONS)},
            capabilities=m.Capabilities(
                setups=("position", "decks"),
                observes=("decisions", "events", "views"),
                fixtures=("fields", "text"),
            ),
        )

    def setup(self, setup: m.Setup) -> m.Ready | m.Refused:
        """Begin a game from a position or from deck lists."""
        table = Table(self.rules, setup)
        if setup.position is not None:
            game = table.position(setup.position)
        elif setup.decks is not None:
            made = table.decks(setup.decks)
            if isinstance(made, m.Refused):
                return made
            game = made
        else:
            raise MalformedMessage("A setup needs a position or decks.")
        self._game, self._driver, self._values = game, Driver(game), {}
        return m.Ready()

    def decision(self) -> m.Decision | m.Over:
        """What the game waits for."""
        driver = self.driver
        if driver.result is not None:
            result = driver.result
            winner = None if result.winner is None else player_named(result.winner.name)
            return m.Over(result.outcome.value, winner, result.rule)
        assert driver.decision is not None
        return Teller(self.game).decision(driver.decision)

    def submit(self, submit: m.Submit) -> m.Accepted | m.Illegal:
        """Carry out an act, or refuse it and change nothing; the interpreter stops at every decision."""
        self._values = {}
        side = self.game.sides[m.PLAYERS.index(submit.player)]
        try:
            if isinstance(submit.act, m.Move):
                self._move(side, submit.act)
            else:
                self._answer(side, submit.act)
        except IllegalAnswer as illegal:
            return m.Illegal(illegal.why, illegal.rule)
        except MalformedAnswer as malformed:
            raise MalformedMessage(str(malformed)) from malformed
        return m.Accepted(self.decision())

    def view(self, viewer: m.Viewer) -> m.View:
        """The position as this viewer may see it."""
        return Looker(self.game, viewer, self._values).view()

    def events(self, since: int, viewer: m.Viewer) -> m.Events:
        """What this viewer could see happening since the mark."""
        log = self.game.log
        looker = Looker(self.game, viewer, self._values)
        return m.Events(len(log), tuple(looker.event(event) for event in log[since:]))

    def goodbye(self) -> None:
        """Forget the game."""
        self._driver = self._game = None

    # --- acts

    def _move(self, side: Side, move: m.Move) -> None:
        if move.kind == "concede":
            self.driver.intervene(side, Concede())
        elif move.kind == "reorder":
            self.driver.intervene(side, self._reorder(side, move))
        else:
            act = self._act(move)
            decision = self.driver.decision
            refusal = None if decision is None else self.game.refuse_time(decision, side, act)
            if refusal is not None:
                raise IllegalAnswer(refusal.rule, refusal.why)
            self.driver.submit(act)

    def _act(self, move: m.Move) -> Act:
        finder = Finder(self.game)
        card = finder.card(move.card) if move.card else None
        target = finder.card(move.target) if move.target else None
        needs_card, needs_target = MOVES.get(move.kind, (None, None))
        if needs_card is None:
            known = ", ".join((*MOVES, "concede", "reorder"))
            raise MalformedMessage(f"There is no move {move.kind!r}. The moves are {known}.")
        if (needs_card and card is None) or (needs_target and target is None):
            lacks = "card" if needs_card and card is None else "target"
            raise MalformedMessage(f"The move {move.kind!r} needs a {lacks}.")
        if move.kind in ("proceed", "end phase"):
            return PROCEED if move.kind == "proceed" else END_PHASE
        return Act(move.kind, card, target, 1 if move.count is None else move.count, move.ability)

    def _reorder(self, side: Side, move: m.Move) -> Reorder:
        owner = side
        if move.target is not None and isinstance(move.target, m.Placed | m.Pool):
            owner = self.game.sides[m.PLAYERS.index(move.target.player)]
        if move.area not in owner.areas:
            raise MalformedMessage(f"There is no area {move.area!r} to put into an order.")
        finder = Finder(self.game)
        return Reorder(owner.index, move.area, tuple(finder.card(address).serial for address in move.order))

    def _answer(self, side: Side, answer: m.Answer) -> None:
        decision = self.driver.decision
        if decision is None or decision.player is not side or decision.kind != answer.kind:
            rule = WINDOW_RULES.get(answer.kind, "1-3-4")
            raise IllegalAnswer(rule, f"{side.name} is not asked to decide {answer.kind!r} now")
        if answer.subject is not None and answer.subject != Teller(self.game).subject(decision.subject):
            raise IllegalAnswer(decision.rule, "the decision is about something else")
        self.driver.submit(self._reply(decision, answer))

    def _reply(self, decision: Decision, answer: m.Answer) -> object:
        """The answer as a reply to the decision that is open."""
        finder = Finder(self.game)
        match decision:
            case Window():
                return self._used(decision, answer, finder)
            case Confirm():
                return _confirmed(decision, answer)
            case Number():
                return answer.number
            case Pick():
                return self._chosen(answer, decision.options, finder)
            case Arrange():
                return self._chosen(answer, decision.items, finder)
        raise MalformedMessage(f"Nothing is known of the decision {decision!r}.")

    def _used(self, decision: Decision, answer: m.Answer, finder: Finder) -> Act:
        if answer.decline:
            return DECLINE
        if answer.choose is None or len(answer.choose) != 1:
            raise MalformedMessage(f"An answer to {decision.kind!r} chooses one card, or declines.")
        card = finder.subject(answer.choose[0])
        if not isinstance(card, Card):
            raise MalformedMessage(f"An answer to {decision.kind!r} chooses a card.")
        return Act(decision.kind, card, finder.card(answer.target) if answer.target else None)

    def _chosen(self, answer: m.Answer, options: tuple[object, ...], finder: Finder) -> tuple[object, ...]:
        chosen: list[object] = []
        for subject in () if answer.decline else answer.choose or ():
            if isinstance(subject, m.Pool):
                chosen += finder.pool(subject, options, chosen)
            else:
                chosen.append(_effect_of(finder.subject(subject), options, chosen))
        return tuple(chosen)


MOVES = {
    "proceed": (False, False),
    "play": (True, False),
    "activate": (True, False),
    "give": (False, True),
    "attack": (True, True),
    "end phase": (False, False),
}
"""The moves, and whether they need a card and a target."""

WINDOW_RULES = {"block": "7-1-2-1", "counter": "7-1-3-2", "trigger": "10-1-5-1", "redraw": "5-2-1-6"}
"""The rule that opens a window, for an answer out of time."""


def _confirmed(decision: Confirm, answer: m.Answer) -> bool:
    if answer.decline and decision.no is None:
        return False
    if not answer.decline and answer.option in (decision.yes, decision.no):
        return answer.option == decision.yes
    words = " or ".join(repr(word) for word in (decision.yes, decision.no) if word)
    raise MalformedMessage(f"An answer to {decision.kind!r} has the option {words}, not {answer.option!r}.")


def _effect_of(chosen: object, options: tuple[object, ...], taken: list[object]) -> object:
    """The waiting effect that an address means; a card alone, or said again, means its next."""
    fitting = [
        option
        for option in options
        if isinstance(option, Pending) and chosen in (option.card, (option.card, option.ability))
    ]
    free = [option for option in fitting if taken.count(option) < options.count(option)]
    return next(iter(free or fitting), chosen)
