"""Whole effects: tags, costs, what governs what, permanent, replacement and rules text, notes.

All cards are invented.
"""

from __future__ import annotations

import pytest
from ruleproof.suite.reference.kernel.modifiers import Duration
from ruleproof.suite.reference.one_piece.language import read_card, read_card_text
from ruleproof.suite.reference.one_piece.language import tree as t
from ruleproof.suite.reference.one_piece.language.tree import Keyword, Kind, Place, Player, Stat, Timing

YOU = Player.YOU
DRAW = t.Draw(YOU, t.Fixed(1))
FEW_LIVES = t.Compare(t.Count(t.All((t.Selector(YOU, (Place.LIFE,)),))), t.Relation.AT_MOST, t.Fixed(2))
DISCARD = t.Trash(YOU, t.Chosen(YOU, t.Fixed(1), False, (t.Selector(YOU, (Place.HAND,)),)))


def only(text: str) -> t.Ability:
    (ability,) = read_card_text(text).abilities
    return ability


# --- Tags -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("timing", Timing)
def test_timings(timing: Timing) -> None:
    assert only(f"[{timing.value}] Draw 1 card.").timings == {timing}


def test_timings_that_share_a_body() -> None:
    ability = only("[On Play]/[When Attacking] Draw 1 card.")
    assert ability.timings == {Timing.ON_PLAY, Timing.WHEN_ATTACKING}
    assert ability.steps == (DRAW,)


def test_conditions_among_the_tags() -> None:
    ability = only("[DON!! x2] [Opponent's Turn] [Once Per Turn] When a Character is K.O.'d, draw 1 card.")
    assert ability.conditions == (t.DonGiven(2), t.TurnOf(Player.OPPONENT))
    assert ability.once_per_turn


def test_keywords_count_as_effects_of_the_text() -> None:
    text = read_card_text("[Blocker]\n[Rush]\n[On Play] Draw 1 card.")
    assert text.keywords == {Keyword.BLOCKER, Keyword.RUSH}
    assert [ability.number for ability in text.abilities] == [3]


def test_keywords_that_no_rule_defines_are_read_with_their_notes() -> None:
    text = read_card_text("[Rush: Character] (It may attack Characters at once.) [Unblockable] [Rush]")
    assert text.keywords == {Keyword.RUSH_CHARACTER, Keyword.UNBLOCKABLE, Keyword.RUSH}
    assert not text.abilities


def test_a_keyword_under_a_condition_is_gained() -> None:
    ability = only("[DON!! x1] [Blocker]")
    assert ability.kind is Kind.PERMANENT
    assert ability.steps == (t.Modify(t.This(), (t.GainKeyword(Keyword.BLOCKER),), None),)


def test_effects_may_stand_on_one_line() -> None:
    text = read_card_text("[Blocker] [On Play] Draw 1 card. [When Attacking] Draw 1 card.")
    assert text.keywords == {Keyword.BLOCKER}
    assert [ability.number for ability in text.abilities] == [2, 3]


def test_the_trigger_is_part_of_the_text() -> None:
    text = read_card("[On Play] Draw 1 card.", "Play this card.")
    assert [ability.timings for ability in text.abilities] == [{Timing.ON_PLAY}, {Timing.TRIGGER}]


@pytest.mark.parametrize("nothing", [("", ""), (None, None)])
def test_a_card_without_text(nothing: tuple[str | None, str | None]) -> None:
    assert read_card(*nothing) == t.CardText()


# --- Costs ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "cost"),
    [
        ("DON!! −2", t.Cost((t.ReturnDon(YOU, YOU, t.Fixed(2)),))),
        ("③", t.Cost((t.RestDon(YOU, t.Fixed(3)),))),
        ("You may rest this Character", t.Cost((t.Rest(YOU, t.This()),), may=True)),
        ("You can trash 1 card from your hand", t.Cost((DISCARD,), may=True)),
        (
            "You may rest this Character and trash 1 card from your hand",
            t.Cost((t.Rest(YOU, t.This()), DISCARD), may=True),
        ),
        (
            "② You may trash 1 card from your hand",
            t.Cost((t.RestDon(YOU, t.Fixed(2)), DISCARD), may=True),
        ),
        (
            "DON!! -1, You may rest this Character",
            t.Cost((t.ReturnDon(YOU, YOU, t.Fixed(1)), t.Rest(YOU, t.This())), may=True),
        ),
    ],
)
def test_costs(words: str, cost: t.Cost) -> None:
    ability = only(f"[Activate: Main] {words}: Draw 1 card.")
    assert (ability.cost, ability.steps, ability.kind) == (cost, (DRAW,), Kind.ACTIVATE)


# --- What governs what ------------------------------------------------------------------------------------


def test_a_leading_condition_governs_what_then_follows() -> None:
    ability = only(
        "[On Play] If you have 2 or less Life cards, draw 1 card. Then, trash 1 card from your hand."
    )
    assert ability.steps == (t.If(FEW_LIVES, (DRAW, DISCARD)),)


def test_a_condition_after_then_governs_only_what_follows_it() -> None:
    ability = only(
        "[On Play] Draw 1 card. Then, if you have 2 or less Life cards, trash 1 card from your hand."
    )
    assert ability.steps == (DRAW, t.If(FEW_LIVES, (DISCARD,)))


def test_a_condition_at_the_end_governs_its_clause() -> None:
    ability = only(
        "[On Play] Draw 1 card if you have 2 or less Life cards. Then, trash 1 card from your hand."
    )
    assert ability.steps == (t.If(FEW_LIVES, (DRAW,)), DISCARD)


def test_a_condition_in_the_middle_of_a_sentence() -> None:
    ability = only(
        "[On Play] Draw 1 card and, if you have 2 or less Life cards, trash 1 card from your hand."
    )
    assert ability.steps == (DRAW, t.If(FEW_LIVES, (DISCARD,)))


def test_a_condition_after_an_event_governs_what_then_follows() -> None:
    ability = only(
        "When a Character is K.O.'d, if you have 2 or less Life cards, draw 1 card. "
        "Then, trash 1 card from your hand."
    )
    assert ability.event is not None
    assert ability.steps == (t.If(FEW_LIVES, (DRAW, DISCARD)),)


def test_a_revealed_card_is_put_away_whatever_it_was() -> None:
    ability = only(
        "[On Play] Reveal 1 card from the top of your deck. If the revealed card has a cost of 4 or more, "
        "draw 1 card. Then, place the revealed card at the bottom of your deck."
    )
    reveal, condition, away = ability.steps
    assert isinstance(reveal, t.Reveal)
    assert isinstance(condition, t.If)
    assert condition.steps == (DRAW,)
    assert isinstance(away, t.Move)


def test_cards_looked_at_under_a_condition_are_put_away_under_it() -> None:
    ability = only(
        "[On Play] If you have 2 or less Life cards, look at 3 cards from the top of your deck and add up to "
        "1 card to your hand. Then, trash the rest."
    )
    (condition,) = ability.steps
    assert isinstance(condition, t.If)
    assert [type(step) for step in condition.steps] == [t.LookAt, t.Move, t.Trash]


def test_if_you_do() -> None:
    ability = only("[On Play] You may trash 1 card from your hand. If you do, draw 1 card.")
    assert ability.steps == (t.May(YOU, (DISCARD,)), t.If(t.Done(True), (DRAW,)))


def test_if_they_do_not() -> None:
    ability = only("[On Play] Your opponent may draw 1 card. If they do not, draw 1 card.")
    offer = t.May(Player.OPPONENT, (t.Draw(Player.OPPONENT, t.Fixed(1)),))
    assert ability.steps == (offer, t.If(t.Done(False), (DRAW,)))


def test_later() -> None:
    ability = only("[On Play] Draw 1 card. Then, trash this Character at the end of this turn.")
    assert ability.steps == (DRAW, t.Later(t.Moment.END_OF_TURN, (t.Trash(YOU, t.This()),)))


def test_waiting_for_the_rest_of_the_turn() -> None:
    ability = only("[Main] During this turn, when a Character is K.O.'d, draw 1 card.")
    (step,) = ability.steps
    assert isinstance(step, t.Whenever)
    assert step.steps == (DRAW,)
    assert ability.event is None


def test_a_further_change_lasts_as_long_as_the_first() -> None:
    ability = only(
        "[Counter] Up to 1 of your Characters gains +2000 power during this battle. "
        "Then, if you have 2 or less Life cards, that card gains an additional +1000 power."
    )
    _, further = ability.steps
    assert isinstance(further, t.If)
    (change,) = further.steps
    assert isinstance(change, t.Modify)
    assert change.duration is Duration.BATTLE


def test_modal_choices() -> None:
    ability = only(
        "[On Play] If you have 2 or less Life cards, choose one:\n"
        "• Draw 1 card.\n• Draw 1 card. Then, trash 1 card from your hand."
    )
    (condition,) = ability.steps
    assert isinstance(condition, t.If)
    assert condition.steps == (t.ChooseOne(YOU, (t.Option((DRAW,)), t.Option((DRAW, DISCARD)))),)


def test_what_follows_a_modal_choice_on_a_new_line() -> None:
    ability = only(
        "[On Play] Choose one:\n• Draw 1 card.\n• Shuffle your deck.\nThen, trash 1 card from your hand."
    )
    assert ability.steps == (t.ChooseOne(YOU, (t.Option((DRAW,)), t.Option((t.Shuffle(YOU),)))), DISCARD)


def test_the_opponent_chooses_one() -> None:
    (choice,) = only("[On Play] Your opponent chooses one:\n- Draw 1 card.\n- Shuffle your deck.").steps
    assert isinstance(choice, t.ChooseOne)
    assert choice.by is Player.OPPONENT


# --- Kinds ------------------------------------------------------------------------------------------------


def test_permanent_effects() -> None:
    ability = only("[Your Turn] If you have 2 or less Life cards, this Character gains +7000 power.")
    change = t.Modify(t.This(), (t.Gain(Stat.POWER, t.Fixed(7000)),), None)
    assert (ability.kind, ability.steps) == (Kind.PERMANENT, (t.If(FEW_LIVES, (change,)),))


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("be K.O.'d", t.Event(t.Happening.KNOCKED_OUT, t.This())),
        ("leave the field", t.Event(t.Happening.REMOVED, t.This())),
        (
            "be removed from the field by your opponent's effect or K.O.'d",
            t.AnyEvent(
                (
                    t.Event(t.Happening.REMOVED, t.This(), cause=t.Cause.OPPONENTS_EFFECT),
                    t.Event(t.Happening.KNOCKED_OUT, t.This()),
                )
            ),
        ),
    ],
)
def test_replacements(words: str, event: t.Event | t.AnyEvent) -> None:
    ability = only(f"If this Character would {words}, you may trash 1 card from your hand instead.")
    assert ability.kind is Kind.REPLACEMENT
    assert ability.steps == (t.Instead(event, (DISCARD,), may=True),)


def test_a_replacement_that_is_not_optional() -> None:
    (step,) = only("If this Character would be K.O.'d, trash 1 card from your hand instead.").steps
    assert isinstance(step, t.Instead)
    assert not step.may


def test_a_replacement_under_a_condition() -> None:
    (step,) = only(
        "If you have 2 or less Life cards and this Character would be K.O.'d, "
        "you may trash 1 card from your hand instead."
    ).steps
    assert isinstance(step, t.If)
    assert step.condition == FEW_LIVES


@pytest.mark.parametrize(
    ("words", "step"),
    [
        ("Also treat this card's name as [Gatekeeper] according to the rules.", t.AlsoNamed(("Gatekeeper",))),
        (
            "According to the rules, you may have any number of this card in your deck.",
            t.AnyNumberInDeck(),
        ),
        ("Under the rules of this game, your DON!! deck consists of 6 cards.", t.DonDeckSize(6)),
        (
            "You cannot include Events with a cost of 2 or more in your deck according to the rules.",
            t.CannotIncludeInDeck(
                (
                    t.Selector(
                        YOU,
                        (),
                        t.Category.EVENT,
                        (t.HasStat(Stat.COST, t.Relation.AT_LEAST, t.Fixed(2)),),
                    ),
                )
            ),
        ),
        (
            "All of your {Tide} type Character cards without a Counter have a +1000 Counter, "
            "according to the rules.",
            t.HaveCounter(
                (t.Selector(YOU, (), t.Category.CHARACTER, (t.HasType(("Tide",)), t.HasNoCounter())),),
                1000,
            ),
        ),
    ],
)
def test_rules_text(words: str, step: t.Step) -> None:
    ability = only(words)
    assert (ability.kind, ability.steps) == (Kind.RULES, (step,))


# --- Notes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "[Rush] (It may attack at once.)",
        "[On Play] DON!! −1 (Give them back.): Draw 1 card.",
        "[On Play] ① (Rest them): Draw 1 card.",
        "[On Play] This Character gains [Rush] during this turn.\n(It may attack at once.)",
    ],
)
def test_notes_are_not_text(text: str) -> None:
    without = text.replace(" (It may attack at once.)", "").replace("\n(It may attack at once.)", "")
    without = without.replace(" (Give them back.)", "").replace(" (Rest them)", "")
    assert read_card_text(text) == read_card_text(without)


def test_a_parenthesis_in_a_name_is_part_of_the_name() -> None:
    ability = only("[On Play] If you have [Gatekeeper (Old)], draw 1 card.")
    (condition,) = ability.steps
    assert "Gatekeeper (Old)" in str(condition)
