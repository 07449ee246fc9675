"""Wordings of newer cards, each built from the parts that older ones have. All cards are invented."""

from __future__ import annotations

import pytest
from ruleproof.suite.reference.kernel.modifiers import Duration
from ruleproof.suite.reference.one_piece.language import CardTextError, read_card_text
from ruleproof.suite.reference.one_piece.language import tree as t
from ruleproof.suite.reference.one_piece.language.tree import (
    Category,
    Cause,
    Deed,
    Happening,
    Mention,
    Place,
    Player,
    Relation,
    Stat,
    State,
    Timing,
)

DRAW = t.Draw(Player.YOU, t.Fixed(1))
OWN_CHARACTERS = t.Selector(Player.YOU, (Place.CHARACTER_AREA,), Category.CHARACTER)
COST_DON = t.Selector(Player.YOU, (Place.COST_AREA,), Category.DON)


def ability(text: str) -> t.Ability:
    (only,) = read_card_text(text).abilities
    return only


def condition(words: str) -> t.Condition:
    (step,) = ability(f"[On Play] If {words}, draw 1 card.").steps
    assert isinstance(step, t.If)
    return step.condition


def leader_is(*filters: t.Filter) -> t.Fits:
    leader = t.All((t.Selector(Player.YOU, (Place.LEADER_AREA,), Category.LEADER),))
    return t.Fits(leader, (t.Selector(Player.EITHER, (), None, filters),))


def cost(text: str) -> tuple[t.Step, ...]:
    paid = ability(f"[Activate: Main] You may {text}: Draw 1 card.").cost
    assert paid is not None
    return paid.steps


def stat(which: Stat, relation: Relation, number: int) -> t.HasStat:
    return t.HasStat(which, relation, t.Fixed(number))


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("your Leader has the <Slash> attribute", leader_is(t.HasAttribute("Slash"))),
        ("your Leader has the ＜Slash＞ attribute", leader_is(t.HasAttribute("Slash"))),
        ("your Leader's colors include blue", leader_is(t.HasColor(("blue",)))),
        (
            "your Leader has 7000 power or more and the {Tide} type",
            leader_is(stat(Stat.POWER, Relation.AT_LEAST, 7000), t.HasType(("Tide",))),
        ),
        ("you only have {Tide} type Characters", t.Every((OWN_CHARACTERS,), (t.HasType(("Tide",)),))),
        (
            'you only have Characters with a type including "TI"',
            t.Every((OWN_CHARACTERS,), (t.TypeIncludes("TI"),)),
        ),
    ],
)
def test_conditions(words: str, expected: t.Condition) -> None:
    assert condition(words) == expected


def test_one_limit_or_another() -> None:
    compared = condition("there is a Character with a cost of 0 or with a cost of 8 or more")
    assert isinstance(compared, t.Compare)
    assert isinstance(compared.left, t.Count)
    assert isinstance(compared.left.cards, t.All)
    either = t.AnyOf((stat(Stat.COST, Relation.EQUAL, 0), stat(Stat.COST, Relation.AT_LEAST, 8)))
    assert compared.left.cards.among[0].filters == (either,)


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("cards in your hand is at least 3 less than the number in your opponent's hand", Place.HAND),
        ("your Life cards is equal to or less than the number of your opponent's Life cards", Place.LIFE),
    ],
)
def test_numbers_of_both_players(words: str, place: Place) -> None:
    compared = condition(f"the number of {words}")
    assert isinstance(compared, t.Compare)
    assert compared.left == t.Count(t.All((t.Selector(Player.YOU, (place,)),)))
    theirs = t.Count(t.All((t.Selector(Player.OPPONENT, (place,)),)))
    less_three = t.Sum((theirs, t.Fixed(-3)))
    assert compared.right == (less_three if "at least" in words else theirs)


def test_given_don_cards_are_counted() -> None:
    compared = condition("you have a total of 3 or more given DON!! cards")
    given = t.Selector(Player.YOU, (Place.GIVEN,), Category.DON)
    assert compared == t.Compare(t.Count(t.All((given,))), Relation.AT_LEAST, t.Fixed(3))


@pytest.mark.parametrize(
    ("words", "steps"),
    [
        (
            "rest 1 of your DON!! cards and this Character",
            (
                t.Rest(
                    Player.YOU,
                    t.Together((t.Chosen(Player.YOU, t.Fixed(1), False, (COST_DON,)), t.This())),
                ),
            ),
        ),
        (
            "return 2 of your active DON!! cards to your DON!! deck",
            (t.ReturnDon(Player.YOU, Player.YOU, t.Fixed(2), State.ACTIVE),),
        ),
        (
            "return 2 total of your currently given DON!! cards to your cost area rested",
            (
                t.TakeBackDon(
                    Player.YOU,
                    t.Chosen(
                        Player.YOU,
                        t.Fixed(2),
                        False,
                        (t.Selector(Player.YOU, (Place.GIVEN,), Category.DON),),
                    ),
                ),
            ),
        ),
    ],
)
def test_costs(words: str, steps: tuple[t.Step, ...]) -> None:
    assert cost(words) == steps


def test_trashing_this_character_is_no_second_place_of_a_card() -> None:
    first, second = cost("trash 1 card from your hand and trash this Character")
    assert isinstance(first, t.Trash)
    assert second == t.Trash(Player.YOU, t.This())


def test_a_chosen_cost() -> None:
    choose, reveal, check = ability(
        "[On Play] Choose a cost and reveal 1 card from the top of your opponent's deck. "
        "If the revealed card has the chosen cost, draw 1 card."
    ).steps
    assert choose == t.ChooseCost(Player.YOU)
    assert isinstance(reveal, t.Reveal)
    same = t.HasStat(Stat.COST, Relation.EQUAL, t.ChosenCost())
    revealed = t.Mentioned(Mention.REVEALED)
    assert check == t.If(t.Fits(revealed, (t.Selector(Player.EITHER, (), None, (same,)),)), (DRAW,))


def test_a_cost_that_nobody_chose_is_refused() -> None:
    with pytest.raises(CardTextError, match="no cost was chosen"):
        read_card_text(
            "[On Play] Reveal 1 card from the top of your deck. "
            "If the revealed card has the chosen cost, draw 1 card."
        )


def test_for_every_card_rested_before() -> None:
    _, modify = ability(
        "[On Play] You may rest any number of your DON!! cards. "
        "For every DON!! card rested this way, this Character gains +1000 power during this turn."
    ).steps
    amount = t.ForEvery(1000, 1, t.Count(t.Mentioned(Mention.RESTED)))
    assert modify == t.Modify(t.This(), (t.Gain(Stat.POWER, amount),), Duration.TURN)


@pytest.mark.parametrize(
    ("words", "changes"),
    [
        (
            "cannot be K.O.'d or rested by your opponent's effects",
            (
                t.Cannot(Deed.BE_KNOCKED_OUT, Cause.OPPONENTS_EFFECT),
                t.Cannot(Deed.BE_RESTED, Cause.OPPONENTS_EFFECT),
            ),
        ),
        (
            "cannot be K.O.'d by effects of your opponent's Characters with 6000 base power or less",
            (
                t.Cannot(
                    Deed.BE_KNOCKED_OUT,
                    Cause.OPPONENTS_EFFECT,
                    (
                        t.Selector(
                            Player.EITHER,
                            (),
                            Category.CHARACTER,
                            (stat(Stat.BASE_POWER, Relation.AT_MOST, 6000),),
                        ),
                    ),
                ),
            ),
        ),
    ],
)
def test_what_a_character_cannot(words: str, changes: tuple[t.Change, ...]) -> None:
    assert ability(f"This Character {words}.").steps == (t.Modify(t.This(), changes, None),)


def test_a_blocker_that_cannot_be_activated() -> None:
    change = (t.Cannot(Deed.ACTIVATE_BLOCKER),)
    texts = (
        "Up to 1 of your opponent's [Blocker] Characters cannot activate [Blocker] during this turn.",
        "Your opponent cannot activate up to 1 [Blocker] Character during this turn.",
    )
    blocker = t.Selector(
        Player.OPPONENT,
        (Place.CHARACTER_AREA,),
        Category.CHARACTER,
        (t.HasKeyword(t.Keyword.BLOCKER),),
    )
    for text in texts:
        chosen = t.Chosen(Player.YOU, t.Fixed(1), True, (blocker,))
        assert ability(f"[On Play] {text}").steps == (t.Modify(chosen, change, Duration.TURN),)


def test_cards_that_cannot_be_played() -> None:
    (forbidden,) = ability(
        "[On Play] You cannot play Character cards with a base cost of 7 or more during this turn."
    ).steps
    limit = (stat(Stat.BASE_COST, Relation.AT_LEAST, 7),)
    assert forbidden == t.CannotPlay(Player.YOU, False, Duration.TURN, limit)
    (shy,) = ability("This card in your hand cannot be played by effects.").steps
    assert isinstance(shy, t.Modify)
    assert shy.changes == (t.Cannot(Deed.BE_PLAYED, Cause.EFFECT),)


def test_setting_the_base_power() -> None:
    (step,) = ability("[Your Turn] Set the base power of all of your Characters to 7000.").steps
    become = t.Become(Stat.BASE_POWER, t.Fixed(7000))
    assert step == t.Modify(t.All((OWN_CHARACTERS,)), (become,), None)


@pytest.mark.parametrize(
    ("words", "event"),
    [
        (
            "your opponent attacks",
            t.Event(
                Happening.ATTACKS,
                t.All((t.Selector(Player.OPPONENT, (Place.LEADER_AREA, Place.CHARACTER_AREA)),)),
            ),
        ),
        (
            "a card is removed from your or your opponent's Life cards",
            t.Event(Happening.LIFE_REMOVED, player=Player.EITHER),
        ),
        (
            "your Character is returned to the owner's hand by your effect",
            t.Event(Happening.RETURNED_TO_HAND, t.All((OWN_CHARACTERS,)), cause=Cause.YOUR_EFFECT),
        ),
        (
            "you take damage or your Character is K.O.'d",
            t.AnyEvent(
                (
                    t.Event(Happening.DAMAGED, player=Player.YOU),
                    t.Event(Happening.KNOCKED_OUT, t.All((OWN_CHARACTERS,))),
                )
            ),
        ),
    ],
)
def test_events(words: str, event: t.Event | t.AnyEvent) -> None:
    read = ability(f"[Once Per Turn] This effect can be activated when {words}. Draw 1 card.")
    assert (read.event, read.optional) == (event, True)


def test_the_start_of_the_turn_is_an_event() -> None:
    read = ability("This effect can be activated at the start of your turn. Draw 1 card.")
    assert read.optional
    assert read.event == t.Event(Happening.TURN_STARTS, player=Player.YOU)
    assert read.steps == (DRAW,)


def test_a_condition_of_activation_stands_beside_the_timing() -> None:
    read = ability(
        "[On Your Opponent's Attack] This effect can be activated when you only have {Tide} type Characters. "
        "Draw 1 card."
    )
    assert read.timings == {Timing.ON_OPPONENTS_ATTACK}
    assert read.conditions == (t.Every((OWN_CHARACTERS,), (t.HasType(("Tide",)),)),)
    assert read.steps == (DRAW,)


@pytest.mark.parametrize("timing", ["", "[On Play] "])
def test_a_condition_of_activation_alone_is_refused(timing: str) -> None:
    rest = " Draw 1 card." if not timing else ""
    with pytest.raises(CardTextError):
        read_card_text(
            f"{timing}This effect can be activated when you only have {{Tide}} type Characters.{rest}"
        )


def test_an_event_activated_from_the_hand_uses_its_main_effect() -> None:
    (step,) = ability(
        "[Activate: Main] Activate up to 1 Event with a base cost of 3 or less from your hand."
    ).steps
    assert isinstance(step, t.ActivateEvent)
    assert isinstance(step.cards, t.Chosen)
    assert step.timing is Timing.MAIN
    assert t.HasEffectAt(Timing.MAIN) in step.cards.among[0].filters


def test_a_place_after_a_number_is_that_of_the_cards() -> None:
    (step,) = ability(
        "[Main] Play up to 1 Character card with a cost equal to or less than the number of "
        "DON!! cards on your field from your hand."
    ).steps
    assert isinstance(step, t.Play)
    assert isinstance(step.cards, t.Chosen)
    (among,) = step.cards.among
    assert among.places == (Place.HAND,)
    don = t.Selector(Player.YOU, (Place.COST_AREA, Place.GIVEN), Category.DON)
    assert among.filters == (t.HasStat(Stat.COST, Relation.AT_MOST, t.Count(t.All((don,)))),)


def test_two_descriptions_share_the_place_after_the_second() -> None:
    (step,) = ability(
        "[On K.O.] Play up to 1 {Tide} type Character card or up to 1 [Ann] from your trash."
    ).steps
    assert isinstance(step, t.Play)
    assert isinstance(step.cards, t.Chosen)
    assert step.cards.count == t.Fixed(1)
    assert [each.places for each in step.cards.among] == [(Place.TRASH,), (Place.TRASH,)]


def test_a_name_may_follow_its_noun() -> None:
    (instead,) = ability(
        "If your Character [Ann] would be K.O.'d by an effect, you may trash this Character instead."
    ).steps
    assert isinstance(instead, t.Instead)
    assert isinstance(instead.event, t.Event)
    named = t.Selector(Player.YOU, (Place.CHARACTER_AREA,), Category.CHARACTER, (t.Named(("Ann",)),))
    assert instead.event.cards == t.All((named,))


def test_one_thing_or_placing_it() -> None:
    choose, one_of = ability(
        "[On Play] Return up to 1 Character to the owner's hand or place it at the bottom of their deck."
    ).steps
    assert isinstance(choose, t.Choose)
    assert isinstance(one_of, t.ChooseOne)
    assert len(one_of.options) == 2


def test_names_under_the_rules_of_the_game() -> None:
    read = ability("Under the rules of this game, also treat this card's name as [Ann] and [Bob].")
    assert read.steps == (t.AlsoNamed(("Ann", "Bob")),)


def test_base_power_is_swapped_between_any_cards() -> None:
    choose, swap = ability(
        "[On Play] Select your Leader and 1 Character. "
        "Swap the base power of the selected cards with each other during this turn."
    ).steps
    assert isinstance(choose, t.Choose)
    assert isinstance(choose.cards, t.Together)
    assert swap == t.SwapBasePower(Duration.TURN)


def test_one_of_your_characters_is_any_of_them_in_an_event() -> None:
    read = ability("[Once Per Turn] When one of your Characters is K.O.'d, draw 1 card.")
    assert read.event == t.Event(Happening.KNOCKED_OUT, t.All((OWN_CHARACTERS,)))


def test_base_power_like_that_of_the_leader() -> None:
    (step,) = ability("This Character's base power becomes the same as your Leader's base power.").steps
    leader = t.All((t.Selector(Player.YOU, (Place.LEADER_AREA,), Category.LEADER),))
    become = t.Become(Stat.BASE_POWER, t.StatOf(Stat.BASE_POWER, leader))
    assert step == t.Modify(t.This(), (become,), None)


def test_trashing_from_the_hand_until_so_many_are_left() -> None:
    (step,) = ability(
        "[End of Your Turn] Trash cards from your hand until you have 3 cards in your hand."
    ).steps
    assert step == t.TrashUntil(Player.YOU, 3)
