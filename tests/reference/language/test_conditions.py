"""Conditions and events. All cards are invented."""

from __future__ import annotations

import pytest
from ruleproof.suite.reference.one_piece.language import read_card_text
from ruleproof.suite.reference.one_piece.language import tree as t
from ruleproof.suite.reference.one_piece.language.tree import (
    Category,
    Cause,
    Happening,
    Place,
    Player,
    Relation,
    Stat,
)

OWN_CHARACTERS = t.Selector(Player.YOU, (Place.CHARACTER_AREA,), Category.CHARACTER)
OWN_LEADER = t.All((t.Selector(Player.YOU, (Place.LEADER_AREA,), Category.LEADER),))


def count(*among: t.Selector) -> t.Count:
    return t.Count(t.All(among))


def lives(owner: Player) -> t.Count:
    return count(t.Selector(owner, (Place.LIFE,)))


def don(owner: Player) -> t.Count:
    return count(t.Selector(owner, (Place.COST_AREA, Place.GIVEN), Category.DON))


def condition(words: str) -> t.Condition:
    """The condition before an effect's only step."""
    (ability,) = read_card_text(f"[On Play] If {words}, draw 1 card.").abilities
    (step,) = ability.steps
    assert isinstance(step, t.If)
    assert step.steps == (t.Draw(Player.YOU, t.Fixed(1)),)
    return step.condition


def leader_is(*filters: t.Filter) -> t.Fits:
    return t.Fits(OWN_LEADER, (t.Selector(Player.EITHER, (), None, filters),))


def at_least_one(selector: t.Selector) -> t.Compare:
    return t.Compare(count(selector), Relation.AT_LEAST, t.Fixed(1))


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("you have 2 or less Life cards", t.Compare(lives(Player.YOU), Relation.AT_MOST, t.Fixed(2))),
        ("you have 0 Life cards", t.Compare(lives(Player.YOU), Relation.EQUAL, t.Fixed(0))),
        (
            "your opponent has 3 or more Life cards",
            t.Compare(lives(Player.OPPONENT), Relation.AT_LEAST, t.Fixed(3)),
        ),
        (
            "you and your opponent have a total of 4 or less Life cards",
            t.Compare(lives(Player.EITHER), Relation.AT_MOST, t.Fixed(4)),
        ),
        (
            "you have less Life cards than your opponent",
            t.Compare(lives(Player.YOU), Relation.LESS, lives(Player.OPPONENT)),
        ),
        (
            "your opponent has more DON!! cards on their field than you",
            t.Compare(don(Player.OPPONENT), Relation.MORE, don(Player.YOU)),
        ),
        (
            "the number of DON!! cards on your field is equal to or less than "
            "the number on your opponent's field",
            t.Compare(don(Player.YOU), Relation.AT_MOST, don(Player.OPPONENT)),
        ),
        (
            "the number of DON!! cards on your field is at least 2 less than "
            "the number on your opponent's field",
            t.Compare(don(Player.YOU), Relation.AT_MOST, t.Sum((don(Player.OPPONENT), t.Fixed(-2)))),
        ),
        (
            "you have a total of 4 or less cards in your Life area and hand",
            t.Compare(count(t.Selector(Player.YOU, (Place.LIFE, Place.HAND))), Relation.AT_MOST, t.Fixed(4)),
        ),
        (
            "you have 0 or 8 or more DON!! cards on your field",
            t.AnyHolds(
                (
                    t.Compare(don(Player.YOU), Relation.EQUAL, t.Fixed(0)),
                    t.Compare(don(Player.YOU), Relation.AT_LEAST, t.Fixed(8)),
                )
            ),
        ),
        ("you have a Character", at_least_one(OWN_CHARACTERS)),
        (
            "you have no other [Gatekeeper] Characters",
            t.Compare(
                count(
                    t.Selector(
                        Player.YOU,
                        (Place.CHARACTER_AREA,),
                        Category.CHARACTER,
                        (t.Without(t.IsThis()), t.Named(("Gatekeeper",))),
                    )
                ),
                Relation.EQUAL,
                t.Fixed(0),
            ),
        ),
        (
            "you have [Gatekeeper] and [Lighthouse] in your trash",
            t.Both(
                (
                    at_least_one(t.Selector(Player.YOU, (Place.TRASH,), None, (t.Named(("Gatekeeper",)),))),
                    at_least_one(t.Selector(Player.YOU, (Place.TRASH,), None, (t.Named(("Lighthouse",)),))),
                )
            ),
        ),
        (
            "there is a Character with a cost of 0",
            at_least_one(
                t.Selector(
                    Player.EITHER,
                    (Place.CHARACTER_AREA,),
                    Category.CHARACTER,
                    (t.HasStat(Stat.COST, Relation.EQUAL, t.Fixed(0)),),
                )
            ),
        ),
        ("your Leader is [Gatekeeper]", leader_is(t.Named(("Gatekeeper",)))),
        ("your Leader is multicolored", leader_is(t.IsMulticolored())),
        ("your Leader has the {Tide} type", leader_is(t.HasType(("Tide",)))),
        ('your Leader\'s type includes "Tide"', leader_is(t.TypeIncludes("Tide"))),
        (
            "your Leader has the {Tide} type and is active",
            leader_is(t.HasType(("Tide",)), t.InState(t.State.ACTIVE)),
        ),
        (
            "your Leader has the {Tide} type and you have 2 or less Life cards",
            t.Both(
                (
                    leader_is(t.HasType(("Tide",))),
                    t.Compare(lives(Player.YOU), Relation.AT_MOST, t.Fixed(2)),
                )
            ),
        ),
        (
            "the only Characters on your field are {Tide} type Characters",
            t.Every((OWN_CHARACTERS,), (t.HasType(("Tide",)),)),
        ),
        ("this Character was played on this turn", t.PlayedThisTurn(t.This())),
    ],
)
def test_conditions(words: str, expected: t.Condition) -> None:
    assert condition(words) == expected


def test_rested_cards_include_don_cards_of_the_cost_area() -> None:
    found = condition("you have 7 or more rested cards")
    assert isinstance(found, t.Compare)
    assert isinstance(found.left, t.Count)
    assert isinstance(found.left.cards, t.All)
    assert Place.COST_AREA in found.left.cards.among[0].places


def event(words: str) -> t.Event | t.AnyEvent | None:
    (ability,) = read_card_text(f"When {words}, draw 1 card.").abilities
    assert ability.kind is t.Kind.AUTO
    return ability.event


ANY_CHARACTER = t.All((t.Selector(Player.EITHER, (Place.CHARACTER_AREA,), Category.CHARACTER),))
THEIR_CHARACTER = t.Selector(Player.OPPONENT, (Place.CHARACTER_AREA,), Category.CHARACTER)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("a Character is K.O.'d", t.Event(Happening.KNOCKED_OUT, ANY_CHARACTER)),
        (
            "this Character is K.O.'d by your opponent's effect",
            t.Event(Happening.KNOCKED_OUT, t.This(), cause=Cause.OPPONENTS_EFFECT),
        ),
        (
            "a Character is removed from the field by your effect",
            t.Event(Happening.REMOVED, ANY_CHARACTER, cause=Cause.YOUR_EFFECT),
        ),
        (
            "this Character battles and K.O.'s your opponent's Character",
            t.Event(
                Happening.KNOCKS_OUT,
                t.This(),
                other=(t.Selector(Player.OPPONENT, (), Category.CHARACTER),),
            ),
        ),
        (
            "this Leader attacks or is attacked",
            t.AnyEvent((t.Event(Happening.ATTACKS, t.This()), t.Event(Happening.ATTACKED, t.This()))),
        ),
        (
            "your opponent plays a Character",
            t.Event(
                Happening.PLAYED,
                t.All((t.Selector(Player.OPPONENT, (), Category.CHARACTER),)),
                Player.OPPONENT,
            ),
        ),
        ("you activate an Event", t.Event(Happening.EVENT_ACTIVATED, player=Player.YOU)),
        ("a [Trigger] activates", t.Event(Happening.TRIGGER_ACTIVATED, player=Player.EITHER)),
        (
            "a DON!! card on your field is returned to your DON!! deck",
            t.Event(Happening.DON_RETURNED, player=Player.YOU),
        ),
        (
            "your number of Life cards becomes 0",
            t.Event(Happening.LIFE_BECOMES, player=Player.YOU, number=0),
        ),
        (
            "this Character's attack deals damage to your opponent's Life",
            t.Event(Happening.DAMAGES_LIFE, t.This()),
        ),
    ],
)
def test_events(words: str, expected: t.Event) -> None:
    assert event(words) == expected


def test_an_event_may_stand_at_the_end() -> None:
    (ability,) = read_card_text("[Your Turn] Draw 1 card when your opponent activates an Event.").abilities
    assert ability.event == t.Event(Happening.EVENT_ACTIVATED, player=Player.OPPONENT)
    assert ability.steps == (t.Draw(Player.YOU, t.Fixed(1)),)


@pytest.mark.parametrize(
    ("words", "happening", "player"),
    [
        ("At the start of the game", Happening.GAME_STARTS, Player.YOU),
        ("At the start of your turn", Happening.TURN_STARTS, Player.YOU),
        ("At the start of your Main Phase", Happening.MAIN_PHASE_STARTS, Player.YOU),
        ("At the start of your opponent's Main Phase", Happening.MAIN_PHASE_STARTS, Player.OPPONENT),
        ("At the end of your opponent's turn", Happening.TURN_ENDS, Player.OPPONENT),
    ],
)
def test_times_of_the_turn(words: str, happening: Happening, player: Player | None) -> None:
    (ability,) = read_card_text(f"{words}, draw 1 card.").abilities
    assert ability.event == t.Event(happening, player=player)
