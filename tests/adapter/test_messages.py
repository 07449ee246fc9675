"""The contract can carry what the hard rules of both games need, and survives the way through JSON."""

from __future__ import annotations

import msgspec
import pytest

from ruleproof.adapter import messages as m
from ruleproof.adapter.schema import contract_schema

X, Y, Z = m.Labelled("X"), m.Labelled("Y"), m.Labelled("Z")
PLAIN = m.DeckList(leader="L", deck=(m.DeckEntry("A", 2, labels=("a1", "a2")),))

CASES: dict[str, msgspec.Struct] = {
    "8-1-3-4-2 which replacement first": m.Decision(
        "P2",
        "order",
        subject=X,
        candidates=(m.EffectAddress(Y, 1), m.EffectAddress(Z, 2)),
        least=2,
        most=2,
    ),
    "8-6-1-1 the order of waiting effects": m.Answer(
        "order", choose=(m.EffectAddress(X, 1), m.EffectAddress(X, 2))
    ),
    "3-1-8 an order that only the owner knows": m.View(
        "P2", "P1", 3, "Main Phase", {"P1": {"deck": (m.CardView("P1"), m.CardView("P1"))}, "P2": {}}
    ),
    "10-1-5-3 a card in no area": m.View(
        "referee", "P1", 3, "Main Phase", {"P1": {}, "P2": {}}, nowhere=(m.CardView("P2", label="X"),)
    ),
    "11-1-1-2 naming a number of rounds": m.Answer("number", number=10),
    "3-10-3 looking at face-up and face-down Life": m.View(
        "P1",
        "P1",
        3,
        "Main Phase",
        {"P1": {}, "P2": {}},
        looked_at={"P1": (m.CardView("P1", label="X", face="up"), m.CardView("P1", label="Y", face="down"))},
    ),
    "1-3-4 who is asked first": m.Accepted(
        m.Decision("P1", "main"),
        asked=(m.Asked(m.Decision("P1", "choose")), m.Asked(m.Decision("P2", "choose"), script=0)),
    ),
    "2-1-3 a deck refused": m.Refused("P2", "5-1-2-3", "5 cards share the number T-001"),
    "5-2-1-5-1 deck mode with toss and shuffles": m.Setup(
        "one_piece",
        "1.1.9",
        (m.Fixture("A", {"category": "Character", "colors": ("red",), "cost": 1}),),
        decks=m.Decks({"P1": PLAIN, "P2": PLAIN}, toss="P2", shuffles=(m.Shuffle("P1", "deck", ("a2",)),)),
    ),
    "10-2-13-5 an activation attempted again": m.Submit("P1", m.Move("activate", card=X, ability=1)),
    "DB 4-7-3 counters waiting to resolve backwards": m.View(
        "referee",
        "P1",
        3,
        "Main Phase",
        {"P1": {}, "P2": {}},
        pending=(m.EffectAddress(X, 1), m.EffectAddress(Y, 1)),
    ),
    "DB 11-3 a stack of cards in a position": m.Placement(
        "Battle Area", "Top", label="X", under=(m.Placement("Battle Area", "Below", label="Y"),)
    ),
    "DB 2-3-2-1-2 a Leader with two sides": m.Fixture(
        "L", {"power": 10000}, back=m.Fixture("L2", {"power": 15000})
    ),
    "DB 10-21 a token": m.Answer("choose", choose=(m.Made("X", 2),)),
    "an ability tree": m.Fixture(
        "A", {}, abilities=(m.Node("ability", {"timing": "On Play"}, {"steps": (m.Node("draw", {"n": 1}),)}),)
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_message_survives_json(case: str) -> None:
    message = CASES[case]
    assert msgspec.json.decode(msgspec.json.encode(message), type=type(message)) == message


def test_not_told_differs_from_none() -> None:
    told = m.View("referee", "P1", 3, "Main Phase", {"P1": {}, "P2": {}}, battle=None)
    silent = m.View("referee", "P1", 3, "Main Phase", {"P1": {}, "P2": {}})
    assert b"battle" in msgspec.json.encode(told)
    assert b"battle" not in msgspec.json.encode(silent)


def test_unknown_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="speed"):
        msgspec.json.decode(b'{"protocol": 1, "suite": "0", "speed": 9}', type=m.Hello)


def test_every_message_has_a_schema() -> None:
    definitions = contract_schema()["$defs"]
    assert isinstance(definitions, dict)
    assert {"Setup", "Submit", "Decision", "View", "Events", "Welcome", "Illegal"} <= set(definitions)
