"""The checks of an adapter, in the order in which one writes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from msgspec import UNSET
from msgspec.structs import replace

import ruleproof
from ruleproof.adapter.errors import EngineError, EngineUnavailable, MalformedMessage, Unsupported
from ruleproof.adapter.launch import Launch
from ruleproof.adapter.messages import (
    PROTOCOL,
    Decision,
    Events,
    Hello,
    Illegal,
    Labelled,
    Move,
    Over,
    Placement,
    Player,
    Ready,
    Submit,
    View,
    Viewer,
    Welcome,
    opponent_of,
)
from ruleproof.adapter.specs import open_engine
from ruleproof.adapter.stdio import StdioEngine
from ruleproof.rulebook.model import Game

from .findings import Finding, Soundness, Unsound
from .hostile import check_hostile_lines
from .strict import StrictEngine
from .trivial import Trivial, play, trivial

HELLO = Hello(PROTOCOL, ruleproof.__version__)


@dataclass(slots=True)
class Bench:
    """An adapter under check."""

    engine: StrictEngine
    game: Game
    edition: str
    trivial: Trivial
    welcome: Welcome | None = None
    viewers: list[Viewer] = field(default_factory=lambda: ["referee"])

    def observes(self, what: str) -> bool:
        """Whether the adapter says that it can tell such things."""
        return self.welcome is not None and what in self.welcome.capabilities.observes

    def begin(self) -> None:
        """Set the trivial position up."""
        if not isinstance(self.engine.setup(self.trivial.setup), Ready):
            raise Unsound(
                "The trivial position was refused as if it were a deck list.",
                "Answer `setup` of a position with Ready; Refused is for deck lists that break a rule.",
            )

    def seen(self) -> tuple[list[View], Decision | Over, int | None]:
        """All that can be seen just now."""
        views = [self.engine.view(viewer) for viewer in self.viewers]
        mark = self.engine.events(0, "referee").mark if self.observes("events") else None
        return views, self.engine.decision(), mark


def check_engine(spec: str, game: Game, edition: str, launch: Launch | None = None) -> Iterator[Finding]:
    """Every check, one after the other; after a failed greeting there is nothing more to check."""
    engine = StrictEngine(open_engine(spec, launch))
    bench = Bench(engine, game, edition, trivial(game, edition))
    try:
        yield (greeting := _find("hello", check_hello, bench))
        if greeting.soundness is Soundness.FAILED:
            return
        for name, check in CHECKS.items():
            yield _find(name, check, bench)
        if isinstance(engine.inner, StdioEngine):
            for name, check in check_hostile_lines(engine.inner).items():
                yield _find(name, check, bench)
        yield _find("goodbye", check_goodbye, bench)
        yield _find("schema", check_schema, bench)
    finally:
        if isinstance(engine.inner, StdioEngine):
            engine.inner.close()


def _find(name: str, check: Callable[[Bench], None], bench: Bench) -> Finding:
    try:
        check(bench)
    except Unsound as problem:
        return Finding(name, Soundness.FAILED, problem.told, problem.remedy)
    except Unsupported as problem:
        remedy = "Nothing, if the engine cannot do it: the scenarios that need it are unsupported."
        return Finding(name, Soundness.UNSUPPORTED, problem.what, remedy)
    except MalformedMessage as problem:
        remedy = "The message was right: let the adapter understand it, or answer `unsupported`."
        return Finding(name, Soundness.FAILED, f"The adapter did not understand: {problem}", remedy)
    except (EngineError, EngineUnavailable) as problem:
        remedy = "Let the adapter answer every call within its time with what the protocol says."
        return Finding(name, Soundness.FAILED, str(problem), remedy)
    except (Exception, SystemExit) as problem:
        remedy = "Mend the adapter: what it cannot do it says with Unsupported, never with another error."
        return Finding(name, Soundness.FAILED, f"It broke with {type(problem).__name__}: {problem}", remedy)
    return Finding(name, Soundness.OK)


# --- greeting


def check_hello(bench: Bench) -> None:
    """The adapter introduces itself, and speaks this protocol."""
    welcome = bench.welcome = bench.engine.hello(HELLO)
    if welcome.protocol != PROTOCOL:
        raise Unsound(
            f"It speaks protocol {welcome.protocol}.", f'Answer `hello` with "protocol": {PROTOCOL}.'
        )
    if not welcome.name.strip():
        raise Unsound("It has no name.", "Answer `hello` with the engine's name.")
    if bench.observes("views"):
        bench.viewers = ["referee", "P1", "P2"]


def check_games(bench: Bench) -> None:
    """The adapter plays the game and edition, from positions."""
    assert bench.welcome is not None
    editions = bench.welcome.games.get(bench.game.id, ())
    if bench.edition not in editions:
        raise Unsupported(f"edition {bench.edition} of {bench.game.id} is not among its games")
    if "position" not in bench.welcome.capabilities.setups:
        raise Unsupported("setting a game up from a position")


def check_unknown_game(bench: Bench) -> None:
    """A game that nobody knows is unsupported, not guessed at."""
    try:
        bench.engine.setup(replace(bench.trivial.setup, game="no such game"))
    except (Unsupported, MalformedMessage):
        return
    raise Unsound(
        "It set up a game with the name 'no such game'.",
        "Answer `setup` of a game or edition that the engine does not know with `unsupported`.",
    )


# --- positions


def check_setup(bench: Bench) -> None:
    """The trivial position can be set up."""
    bench.begin()


def check_round_trip(bench: Bench) -> None:
    """What was set up is what the referee sees."""
    bench.begin()
    view = bench.engine.view("referee")
    position = bench.trivial.position
    if view.turn_player != position.turn_player:
        raise _differs("the turn player", position.turn_player, view.turn_player)
    if view.turn is not UNSET and view.turn != position.turn:
        raise _differs("the turn", position.turn, view.turn)
    if view.phase is not UNSET and view.phase != position.phase:
        raise _differs("the phase", position.phase, view.phase)
    for player, placements in position.cards.items():
        for area in dict.fromkeys(placement.area for placement in placements):
            _compare(view, player, area, [each for each in placements if each.area == area])


def _compare(view: View, player: Player, area: str, placed: list[Placement]) -> None:
    if area not in view.areas.get(player, {}):
        raise Unsupported(f"telling {player}'s {area}")
    where = f"{player}'s {area}"
    cards = view.areas[player][area]
    labels = [each.label for each in placed if each.label]
    seen = [card.label for card in cards if card.label]
    if seen != labels:
        raise _differs(f"the named cards in {where}", labels, seen)
    for each in placed:
        for card in cards:
            if each.label and card.label == each.label:
                _compare_card(where, each, card.card, card.state, card.face)
    # A deck may be padded with filler; elsewhere the number of cards is what scenarios are about.
    wanted = sum(each.count for each in placed)
    if "deck" not in area.casefold() and len(cards) != wanted:
        raise _differs(f"the number of cards in {where}", wanted, len(cards))
    told = Counter(card.state for card in cards)
    states = Counter({each.state: 0 for each in placed})
    for each in placed:
        states[each.state] += each.count
    if "deck" not in area.casefold() and UNSET not in told and None not in states and told != states:
        raise _differs(f"the states of the cards in {where}", dict(states), dict(told))


def _compare_card(where: str, placed: Placement, card: object, state: object, face: object) -> None:
    for what, wanted, seen in (
        ("card", placed.card, card),
        ("state", placed.state, state),
        ("face", placed.face, face),
    ):
        if wanted is not None and seen is not UNSET and seen != wanted:
            raise _differs(f"the {what} of {placed.label} in {where}", wanted, seen)


def _differs(what: str, wanted: object, seen: object) -> Unsound:
    return Unsound(
        f"After the setup {what} should be {wanted!r}, and the referee's view has {seen!r}.",
        "Place exactly what the position says, keep a table from labels to your cards, and tell them back in "
        "`view`; leave out a field that the engine does not know.",
    )


def check_decision(bench: Bench) -> None:
    """The game waits for the turn player, with a decision of a kind that the game has."""
    bench.begin()
    now = bench.engine.decision()
    if not isinstance(now, Decision):
        raise Unsound("The trivial position is over at once.", "Placing cards triggers nothing.")
    known = bench.game.decisions
    if now.kind not in known or now.player != bench.trivial.position.turn_player:
        raise Unsound(
            f"It waits for {now.player} to decide {now.kind!r}.",
            f"A position in the Main Phase waits for the turn player; the kinds are {', '.join(known)}.",
        )


def check_looking(bench: Bench) -> None:
    """Looking changes nothing."""
    bench.begin()
    first = bench.seen()
    if bench.seen() != first:
        raise Unsound(
            "Two looks in a row, with nothing done between, saw different things.",
            "`view`, `decision` and `events` must not change the game, nor tell areas in a random order.",
        )


def check_hiding(bench: Bench) -> None:
    """A player does not see the opponent's hidden cards, and sees their own hand."""
    if not bench.observes("views"):
        raise Unsupported("observing views")
    bench.begin()
    view = bench.engine.view("P2")
    hidden = {
        card.label
        for area, cards in view.areas.get("P1", {}).items()
        for card in cards
        if area.casefold() in ("hand", "deck", "deck area", "life area") and (card.label or card.card)
    }
    if hidden:
        raise Unsound(
            f"P2 sees hidden cards of P1: {', '.join(sorted(str(each) for each in hidden))}.",
            "In a player's view a hidden card has neither `card` nor `label` nor `values`.",
        )


def check_events(bench: Bench) -> None:
    """Events are told from a mark on, and the mark goes on from there."""
    if not bench.observes("events"):
        raise Unsupported("observing events")
    bench.begin()
    first: Events = bench.engine.events(0, "referee")
    if bench.engine.events(first.mark, "referee").events:
        raise Unsound(
            "Events after the newest mark were told, though nothing was done.",
            "`events` tells what happened after the mark, and gives the mark to ask from next time.",
        )


# --- acts


def check_illegal(bench: Bench) -> None:
    """An act out of turn is refused, and changes nothing."""
    bench.begin()
    before = bench.seen()
    player = opponent_of(bench.trivial.position.turn_player)
    reply = bench.engine.submit(Submit(player, Move("end phase")))
    if not isinstance(reply, Illegal):
        raise Unsound(
            f"{player} could end the phase in the other player's turn.",
            "Answer an act that the rules forbid with Illegal, and leave the game as it was.",
        )
    _unchanged(bench, before, "A refused act changed the game.")


def check_unknown_card(bench: Bench) -> None:
    """An act with a card that does not exist is not understood, and changes nothing."""
    bench.begin()
    before = bench.seen()
    player = bench.trivial.position.turn_player
    nobody = Labelled("nobody has this label")
    try:
        reply = bench.engine.submit(Submit(player, Move("play", card=nobody)))
    except (MalformedMessage, Unsupported):
        pass
    else:
        if not isinstance(reply, Illegal):
            raise Unsound(
                "A card was played that does not exist.",
                "Answer a message that names an unknown card as malformed (code -32602), never with a guess.",
            )
    _unchanged(bench, before, "A message that was not understood changed the game.")


def _unchanged(bench: Bench, before: object, told: str) -> None:
    if bench.seen() != before:
        raise Unsound(told, "Judge an act before you carry out any part of it, or undo it in full.")


def check_determinism(bench: Bench) -> None:
    """The same setup and the same acts come to the same game."""
    setup = bench.trivial.setup
    first = play(bench.engine, bench.game, setup)
    if len(first) < 2:
        raise Unsupported("playing on from the trivial position")
    again = play(bench.engine, bench.game, setup)
    for number, (one, other) in enumerate(zip(first, again, strict=False)):
        if one != other:
            raise Unsound(
                f"The same game played twice differs after {number} acts.",
                "Begin anew at every `setup` and take luck from its seed: no game may leak into the next.",
            )
    if len(first) != len(again):
        raise Unsound(
            "The same game played twice has two lengths.", "Begin anew at every `setup`: nothing may leak."
        )


# --- the end


def check_goodbye(bench: Bench) -> None:
    """The adapter leaves at goodbye, and introduces itself the same when it is started again."""
    inner = bench.engine.inner
    if isinstance(inner, StdioEngine) and not inner.is_running:
        bench.engine.hello(HELLO)
    bench.engine.goodbye()
    if isinstance(inner, StdioEngine) and not inner.left_by_itself:
        raise Unsound(
            "The process was still there two seconds after `goodbye`.",
            "Answer `goodbye` with null, then exit; exit too when the input ends.",
        )
    if bench.engine.hello(HELLO) != bench.welcome:
        raise Unsound(
            "Started again, it introduced itself differently.", "Answer `hello` the same way every time."
        )
    bench.engine.goodbye()


def check_schema(bench: Bench) -> None:
    """No reply broke the schema."""
    if bench.engine.violations:
        raise Unsound(
            bench.engine.violations[0], "`ruleproof protocol schema` prints the JSON Schema of every message."
        )


CHECKS: dict[str, Callable[[Bench], None]] = {
    "games": check_games,
    "unknown game": check_unknown_game,
    "setup": check_setup,
    "round trip": check_round_trip,
    "decision": check_decision,
    "looking": check_looking,
    "hidden cards": check_hiding,
    "events": check_events,
    "illegal act": check_illegal,
    "unknown card": check_unknown_card,
    "determinism": check_determinism,
}
"""The checks of a running adapter, by name."""
