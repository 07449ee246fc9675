"""Shrinking: what is not needed for a difference is left out, whatever it is."""

from __future__ import annotations

from ruleproof.adapter.messages import Answer, Labelled, Move
from ruleproof.fuzz.deeds import Deed, Said
from ruleproof.fuzz.differing import Difference, Sort
from ruleproof.fuzz.duels import Found
from ruleproof.fuzz.shrinking import shrunk
from ruleproof.fuzz.sketches import Line, Sketch

DIFFERENCE = Difference(Sort.STATE, ("it is P1's turn",))
OTHER = Difference(Sort.REFUSAL, ("it is refused",))
LINES = tuple(
    Line("P1", area, card, card, state="rested", given=2)
    for area, card in (("Character area", "Fighter"), ("Character area", "Squire"), ("hand", "Sprinter"))
)
NOTHING = Answer("choose", choose=())
DEEDS = tuple(
    Deed("P1", Move("attack", Labelled(card), target=Labelled("P2's Leader")), (Said("P2", NOTHING),))
    for card in ("Fighter", "Squire", "Fighter")
)
FOUND = Found(
    Sketch("P1", "Main Phase", False, "second", LINES, (("P1", "deck", 3),), (("P2", "active", 1),)),
    DEEDS,
    DIFFERENCE,
)


def test_only_what_is_needed_is_left() -> None:
    def replay(sketch: Sketch, deeds: tuple[Deed, ...]) -> Difference | None:
        squire = next((line for line in sketch.lines if line.card == "Squire"), None)
        needed = squire is not None and squire.given == 2 and DEEDS[1].move in [deed.move for deed in deeds]
        return DIFFERENCE if needed else None

    small = shrunk(FOUND, replay, "Recruit")
    assert small.sketch == Sketch(
        "P1", "Main Phase", False, lines=(Line("P1", "Character area", "Squire", "Squire", given=2),)
    )
    assert [deed.move for deed in small.deeds] == [DEEDS[1].move, DEEDS[2].move]
    assert not any(deed.answers for deed in small.deeds)


def test_a_difference_of_another_sort_does_not_count() -> None:
    def replay(sketch: Sketch, deeds: tuple[Deed, ...]) -> Difference | None:
        return DIFFERENCE if len(sketch.lines) >= 2 else OTHER

    small = shrunk(FOUND, replay, "")
    assert (len(small.sketch.lines), len(small.deeds)) == (2, 1)
    assert small.difference is DIFFERENCE


def test_a_card_that_does_not_matter_is_made_plain() -> None:
    def replay(sketch: Sketch, deeds: tuple[Deed, ...]) -> Difference | None:
        return DIFFERENCE if any(line.area == "hand" for line in sketch.lines) else None

    (line,) = shrunk(FOUND, replay, "Recruit").sketch.lines
    assert line.card == "Recruit"


def test_an_engine_that_does_not_do_it_again_cannot_be_shrunk() -> None:
    assert shrunk(FOUND, lambda sketch, deeds: None, "") == FOUND
