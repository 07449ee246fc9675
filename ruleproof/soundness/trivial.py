"""A trivial position, built as scenarios build theirs, and a plain game played on from it."""

from __future__ import annotations

import importlib
from dataclasses import dataclass

from msgspec import UNSET

from ruleproof.adapter.engine import Engine
from ruleproof.adapter.messages import (
    PLAYERS,
    Accepted,
    Answer,
    Decision,
    Illegal,
    Move,
    Over,
    Position,
    Setup,
    Submit,
    View,
)
from ruleproof.rulebook.model import Game
from ruleproof.suite import ROOT

MAIN_PHASE = "Main Phase"
WITNESS_AREAS = ("hand", "trash", "drop area", "deck", "deck area", "life area")
"""Where a named filler card is put, by the names that games have for these areas."""
ACTS = 40
"""How many acts a plain game is played on."""


@dataclass(frozen=True, slots=True)
class Trivial:
    """The setup of a trivial position, and the position in it."""

    setup: Setup
    position: Position


def trivial(game: Game, edition: str) -> Trivial:
    """Plain Leaders, decks of filler, and a named card of each player in the plain areas."""
    # The suite is found by name: the kit does not depend on its steps.
    steps = "ruleproof.suite.steps"
    positions = importlib.import_module(f"{steps}.positions")
    catalogue = importlib.import_module(f"{steps}.catalogue")
    cards = catalogue.read_catalogue(ROOT / "features" / game.id / "cards.toml")
    builder = positions.PositionBuilder(game, cards)
    is_main = MAIN_PHASE in game.phases
    builder.begin("P1", MAIN_PHASE if is_main else game.phases[0], before=not is_main, where="check")
    areas = [area for area in game.areas if area.casefold() in WITNESS_AREAS]
    for player in PLAYERS:
        rows = [[area, game.position.filler, f"{player}'s witness in the {area}"] for area in areas]
        builder.table(player, [["area", "card", "as"], *rows], "check")
    position: Position = builder.build("check")
    names = sorted(builder.names())
    setup = Setup(game.id, edition, tuple(cards[name] for name in names), position=position)
    return Trivial(setup, position)


Trace = list[tuple[View, Decision | Over | Illegal]]


def play(engine: Engine, game: Game, setup: Setup) -> Trace:
    """Set up and play on by plain answers; what was seen at every point."""
    engine.setup(setup)
    trace: Trace = []
    now: Decision | Over | Illegal = engine.decision()
    for _ in range(ACTS):
        trace.append((engine.view("referee"), now))
        if not isinstance(now, Decision):
            break
        act = plain_act(game, now)
        if act is None:
            break
        reply = engine.submit(Submit(now.player, act))
        now = reply.now if isinstance(reply, Accepted) else reply
    return trace


def plain_act(game: Game, now: Decision) -> Move | Answer | None:
    """The plainest thing to do: go on, say no, take what comes first; nothing where nothing is plain."""
    treatment = game.decisions.get(now.kind, "ask")
    if treatment == "rest":
        kind = "proceed" if now.kind == "proceed" else "end phase"
        return Move(kind) if kind in game.moves else None
    if treatment == "decline" and (now.may_decline or now.least == 0):
        return Answer(now.kind, subject=now.subject, decline=True)
    if now.candidates is not UNSET and len(now.candidates) >= now.least:
        count = len(now.candidates) if treatment == "as of entry" else now.least
        return Answer(now.kind, subject=now.subject, choose=now.candidates[:count])
    if now.options:
        return Answer(now.kind, subject=now.subject, option=now.options[0])
    return None
