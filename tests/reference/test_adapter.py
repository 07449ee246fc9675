"""The reference behind the contract: bad messages are told, hidden cards stay hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from ruleproof.adapter import messages as m
from ruleproof.adapter.engine import Engine
from ruleproof.adapter.errors import MalformedMessage, Unsupported
from ruleproof.adapter.specs import open_engine

LEADER = m.Fixture("Captain", {"category": "Leader", "power": 5000, "life": 1})
SAILOR = m.Fixture("Sailor", {"category": "Character", "cost": 1, "power": 3000})
DON = m.Fixture("DON!!", {"category": "DON!!"})
CARDS = (LEADER, SAILOR, DON)


def side(*more: m.Placement) -> tuple[m.Placement, ...]:
    return (
        m.Placement("Leader area", "Captain"),
        m.Placement("deck", "Sailor", count=5),
        m.Placement("Life area", "Sailor"),
        m.Placement("cost area", "DON!!", count=2, state="active"),
        *more,
    )


def position(*more: m.Placement, **changes: Any) -> m.Position:
    told: dict[str, Any] = {
        "turn_player": "P1",
        "first_player": "P1",
        "turn": 3,
        "phase": "Main Phase",
        "before": False,
        "cards": {"P1": side(*more), "P2": side(m.Placement("hand", "Sailor", label="Secret"))},
    }
    return m.Position(**(told | changes))


def setup(where: m.Position | None = None, **changes: Any) -> m.Setup:
    return replace(m.Setup("one_piece", "1.1.9", CARDS, position=where or position()), **changes)


@pytest.fixture
def engine() -> Engine:
    opened = open_engine("reference")
    opened.hello(m.Hello(1, "test"))
    opened.setup(setup(position(m.Placement("hand", "Sailor", label="Mate"))))
    return opened


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda: setup(position(m.Placement("pocket", "Sailor"))), "no area 'pocket'"),
        (lambda: setup(position(m.Placement("hand", "Pirate"))), "does not describe"),
        (
            lambda: setup(position(m.Placement("Character area", "Captain"))),
            "cannot lie in P1's Character area",
        ),
        (lambda: setup(position(m.Placement("hand", "DON!!"))), "cannot lie in P1's hand"),
        (lambda: setup(position(m.Placement("Leader area", "Captain"))), "holds 2 cards; it holds 1"),
        (lambda: setup(position(m.Placement("Character area", "Sailor", count=6))), "it holds 0 to 5"),
        (lambda: setup(position(m.Placement("hand", "Sailor", label="A", count=2))), "cannot name 2 cards"),
        (lambda: setup(position(m.Placement("Character area", "Sailor", state="asleep"))), "'asleep'"),
        (lambda: setup(position(phase="Lunch")), "no phase 'Lunch'"),
        (lambda: setup(position(turn=1, turn_player="P2")), "Turn 1 cannot be a turn of P2"),
        (lambda: setup(position(phase="Draw Phase")), "begin before it"),
        (lambda: setup(position=None), "needs a position or decks"),
        (lambda: setup(cards=(*CARDS[1:], m.Fixture("Captain", {"category": "King"}))), "'King' is none of"),
        (lambda: setup(cards=(*CARDS[1:], replace(LEADER, fields={"cost": 3, **LEADER.fields}))), "no cost"),
    ],
)
def test_a_bad_setup_is_told_and_changes_nothing(
    engine: Engine, wrong: Callable[[], m.Setup], words: str
) -> None:
    before = engine.view("referee")
    with pytest.raises(MalformedMessage, match=words.replace("(", r"\(")):
        engine.setup(wrong())
    assert engine.view("referee") == before


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "the game chess"),
        ({"edition": "0.9"}, "edition 0.9"),
        ({"cards": (LEADER, DON, replace(SAILOR, text="Sing a song."))}, "Sing a song"),
    ],
)
def test_what_it_cannot_do_is_unsupported(engine: Engine, changes: dict[str, Any], words: str) -> None:
    with pytest.raises(Unsupported, match=words):
        engine.setup(setup(**changes))


@pytest.mark.parametrize(
    "act",
    [
        m.Move("play", card=m.Labelled("Nobody")),
        m.Move("play", card=m.Placed("P1", "hand", 9)),
        m.Move("play", card=m.Placed("P1", "pocket", 0)),
        m.Move("play"),
        m.Move("attack", card=m.Labelled("Mate")),
        m.Move("dance"),
        m.Move("reorder", area="pocket"),
    ],
)
def test_a_message_that_names_nothing_is_malformed(engine: Engine, act: m.Act) -> None:
    before = engine.view("referee")
    with pytest.raises(MalformedMessage):
        engine.submit(m.Submit("P1", act))
    assert engine.view("referee") == before


@pytest.mark.parametrize(
    ("player", "act", "rule"),
    [
        ("P2", m.Move("end phase"), "6-5-2"),
        ("P2", m.Move("play", card=m.Labelled("Secret")), "6-5-3-1"),
        ("P1", m.Move("play", card=m.Labelled("Secret")), "6-5-3-1"),
        ("P2", m.Answer("block", decline=True), "7-1-2-1"),
        ("P1", m.Answer("counter", decline=True), "7-1-3-2"),
        (
            "P1",
            m.Move("reorder", area="deck", order=tuple(m.Placed("P1", "deck", n) for n in range(5))),
            "3-2-2",
        ),
    ],
)
def test_an_act_against_the_rules_is_illegal(engine: Engine, player: m.Player, act: m.Act, rule: str) -> None:
    before = engine.view("referee")
    reply = engine.submit(m.Submit(player, act))
    assert isinstance(reply, m.Illegal)
    assert reply.rule == rule
    assert engine.view("referee") == before


def test_hidden_cards_are_only_backs(engine: Engine) -> None:
    (hidden,) = engine.view("P1").areas["P2"]["hand"]
    assert (hidden.label, hidden.card, hidden.values, hidden.owner) == (None, None, {}, "P2")
    (own,) = engine.view("P2").areas["P2"]["hand"]
    assert (own.label, own.card, own.values["power"]) == ("Secret", "Sailor", 3000)
    assert all(card.card is None for card in engine.view("P2").areas["P2"]["deck"])
    assert all(card.card == "Sailor" for card in engine.view("referee").areas["P2"]["deck"])


def test_an_unlabelled_card_is_addressed_by_its_place(engine: Engine) -> None:
    engine.setup(setup(position(m.Placement("hand", "Sailor"))))
    reply = engine.submit(m.Submit("P1", m.Move("play", card=m.Placed("P1", "hand", 0))))
    assert isinstance(reply, m.Accepted)
    (played,) = engine.view("referee").areas["P1"]["Character area"]
    assert played.card == "Sailor"


def test_offered_moves_are_accepted(engine: Engine) -> None:
    now = engine.decision()
    assert isinstance(now, m.Decision)
    assert isinstance(now.moves, tuple)
    assert {move.kind for move in now.moves} == {"end phase", "play", "give", "attack"}
    for move in now.moves:
        engine.setup(setup(position(m.Placement("hand", "Sailor", label="Mate"))))
        assert isinstance(engine.submit(m.Submit("P1", move)), m.Accepted)


def test_a_deck_that_breaks_a_rule_is_refused_with_player_and_rule(engine: Engine) -> None:
    deck = m.DeckList("Captain", (m.DeckEntry("Sailor", 50),), {"DON!! deck": (m.DeckEntry("DON!!", 10),)})
    reply = engine.setup(m.Setup("one_piece", "1.1.9", CARDS, decks=m.Decks({"P1": deck, "P2": deck}, "P1")))
    assert isinstance(reply, m.Refused)
    assert (reply.player, reply.rule) == ("P1", "5-1-2-3")
