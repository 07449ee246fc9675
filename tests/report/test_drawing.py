"""The position as SVG: what lies where, what is sideways, and what has changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from lxml import etree
from markupsafe import Markup

from ruleproof.adapter.messages import BattleView, CardView, Labelled, View
from ruleproof.report.drawing import changed_labels, draw
from ruleproof.report.layout import COLUMNS, layout_of
from ruleproof.report.words import caption, position_in_words
from ruleproof.rulebook.loading import load_game

GAME = load_game("one_piece")
SVG = "{http://www.w3.org/2000/svg}"


def card(label: str | None, name: str = "Fighter", state: str | None = "active", given: int = 0) -> CardView:
    under = tuple(CardView("P1", card="DON!!") for _ in range(given))
    return CardView("P1", "P1", label, name, "up", state, {"power": 5000, "cost": 3}, under)


def view(characters: tuple[CardView, ...] = (), hand: tuple[CardView, ...] = (), life: int = 5) -> View:
    don = (
        *(CardView("P1", card="DON!!", state="active"),) * 6,
        *(CardView("P1", card="DON!!", state="rested"),) * 4,
    )
    areas = {
        "Leader area": (card("P1's Leader", "Plain Leader"),),
        "Character area": characters,
        "cost area": don,
        "Life area": (CardView("P1", face="down"),) * life,
        "deck": (CardView("P1", face="down"),) * 30,
        "trash": (card("Old Hand", state=None),),
        "hand": hand,
    }
    return View("referee", "P1", 3, "Main Phase", {"P1": areas, "P2": {"Leader area": ()}})


def parsed(drawn: Markup) -> etree._Element:
    return etree.fromstring(str(drawn).encode())


def texts(drawn: Markup) -> list[str]:
    return [element.text or "" for element in parsed(drawn).iter(f"{SVG}text")]


def frame_of(drawn: Markup, title: str) -> tuple[float, float]:
    """The width and height of the card whose tooltip begins so."""
    for group in parsed(drawn).iter(f"{SVG}g"):
        if str(group.findtext(f"{SVG}title")).startswith(title):
            rect = group.find(f"{SVG}rect")
            assert rect is not None
            return float(rect.get("width")), float(rect.get("height"))
    raise AssertionError(f"{title} is not drawn")


def test_every_area_of_the_game_has_a_place() -> None:
    layout = layout_of(GAME)
    assert sorted(layout.areas) == sorted(GAME.areas)
    assert all(sum(place.span for place in row.places) <= COLUMNS for row in layout.row)


def test_a_game_without_a_layout_is_drawn_area_by_area() -> None:
    other = load_game("dragon_ball")
    assert layout_of(other).areas == list(other.areas)
    assert "Somewhere" not in texts(draw(view(), other))


def test_a_rested_card_lies_sideways() -> None:
    drawn = draw(view((card("Standing"), card("Lying", state="rested"))), GAME)
    wide, high = frame_of(drawn, "Standing, active")
    assert wide < high
    assert frame_of(drawn, "Lying, rested") == (high, wide)


def test_counts_of_piles_and_don_are_told() -> None:
    drawn = texts(draw(view((card("Giver", given=2),), life=4), GAME))
    for told in ("30", "4", "6 active", "4 rested", "+2", "Old Hand", "5000", "P1 · turn player"):
        assert told in drawn
    assert drawn[0] == "P1's turn 3, Main Phase"


def test_cards_without_a_name_are_drawn_together() -> None:
    filler = card(None, "Filler", None)
    drawn = draw(view(hand=(filler, filler, card("Parry", state=None), filler)), GAME)
    assert "×3" in texts(drawn)
    assert "Parry" in texts(drawn)


@pytest.mark.parametrize(
    ("after", "changed"),
    [
        (lambda: view((card("Fighter"),)), set()),
        (lambda: view((card("Fighter", state="rested"),)), {"Fighter"}),
        (lambda: view((card("Fighter", given=1),)), {"Fighter"}),
        (lambda: view(hand=(card("Fighter"),)), {"Fighter"}),
    ],
)
def test_what_changed_is_outlined(after: Callable[[], View], changed: set[str]) -> None:
    before = view((card("Fighter"),))
    assert changed_labels(before, after()) == changed
    assert ('class="t-g t-new"' in draw(after(), GAME, before)) is bool(changed)
    assert 'class="t-g t-new"' not in draw(after(), GAME)


def test_a_changed_count_is_outlined() -> None:
    assert 'class="t-count t-new"' in draw(view(life=4), GAME, view(life=5))
    assert 'class="t-count t-new"' not in draw(view(life=5), GAME, view(life=5))


def test_pictures_side_by_side_have_the_same_height() -> None:
    before, after = view(), view(hand=(card("Parry", state=None),))
    first, second = draw(before, GAME, after=after), draw(after, GAME, before)
    assert parsed(first).get("viewBox") == parsed(second).get("viewBox")


def test_more_cards_than_fit_are_said_to_be_more() -> None:
    hand = tuple(card(f"Card {number}", state=None) for number in range(40))
    assert "and more" in texts(draw(view(hand=hand), GAME))


def test_a_battle_is_told_and_the_position_also_in_words() -> None:
    fought = View(
        "referee",
        "P1",
        3,
        "Main Phase",
        view((card("Fighter", state="rested", given=1),)).areas,
        battle=BattleView(Labelled("Fighter"), Labelled("P2's Leader")),
    )
    assert caption(fought) == "P1's turn 3, Main Phase: Fighter attacks P2's Leader"
    words = dict(position_in_words(fought))
    assert words["P1's Character area"] == "Fighter, rested, 5000 power, 1 DON!! under it"
    assert words["P1's cost area"] == "6 × DON!!, active; 4 × DON!!, rested"
    assert words["P1's deck"] == "30 × face-down card"


def test_hostile_names_are_harmless() -> None:
    drawn = draw(view((card("</text><script>alert(1)</script>\x00\x1b" + "W" * 5000),)), GAME)
    assert "<script" not in drawn
    assert parsed(drawn).find(f".//{SVG}script") is None
    assert len(drawn) < 20_000
