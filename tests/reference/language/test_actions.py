"""What effects do. All cards are invented."""

from __future__ import annotations

from dataclasses import replace

import pytest
from ruleproof.suite.reference.kernel.modifiers import Duration
from ruleproof.suite.reference.one_piece.language import read_card_text
from ruleproof.suite.reference.one_piece.language import tree as t
from ruleproof.suite.reference.one_piece.language.tree import (
    Category,
    Cause,
    Deed,
    End,
    Face,
    Mention,
    Place,
    Player,
    Stat,
    State,
)

YOU, OPPONENT = Player.YOU, Player.OPPONENT
ONE = t.Fixed(1)
IT = t.Mentioned(Mention.IT)
OWN_LEADER = t.Selector(YOU, (Place.LEADER_AREA,), Category.LEADER)
OWN_CHARACTERS = t.Selector(YOU, (Place.CHARACTER_AREA,), Category.CHARACTER)
THEIR_CHARACTERS = t.Selector(OPPONENT, (Place.CHARACTER_AREA,), Category.CHARACTER)
HAND = t.Selector(YOU, (Place.HAND,))
TOP_OF_DECK = t.FromEnd(YOU, YOU, Place.DECK, End.TOP, ONE)
TOP_OF_LIFE = t.FromEnd(YOU, YOU, Place.LIFE, End.TOP, ONE)


def steps(words: str) -> tuple[t.Step, ...]:
    (ability,) = read_card_text(f"[Main] {words}").abilities
    return ability.steps


def up_to_one(selector: t.Selector) -> t.Chosen:
    return t.Chosen(YOU, ONE, True, (selector,))


def one(selector: t.Selector) -> t.Chosen:
    return t.Chosen(YOU, ONE, False, (selector,))


@pytest.mark.parametrize(
    ("words", "step"),
    [
        ("Draw 2 cards.", t.Draw(YOU, t.Fixed(2))),
        ("Draw up to 2 cards.", t.Draw(YOU, t.Fixed(2), up_to=True)),
        ("Draw cards so that you have 3 cards in your hand.", t.DrawUntil(YOU, 3)),
        ("Your opponent draws 1 card.", t.Draw(OPPONENT, ONE)),
        ("Trash 1 card from your hand.", t.Trash(YOU, one(HAND))),
        ("Trash 1 card from the top of your deck.", t.Trash(YOU, TOP_OF_DECK)),
        (
            "Trash cards from the top of your Life cards until you have 1 Life card.",
            t.Trash(YOU, t.FromEnd(YOU, YOU, Place.LIFE, End.TOP, None, until=1)),
        ),
        ("Trash up to 1 of your opponent's Characters.", t.Trash(YOU, up_to_one(THEIR_CHARACTERS))),
        ("K.O. up to 1 of your opponent's Characters.", t.KnockOut(YOU, up_to_one(THEIR_CHARACTERS))),
        ("Set up to 1 of your Characters as active.", t.SetActive(YOU, up_to_one(OWN_CHARACTERS))),
        (
            "Return up to 1 of your opponent's Characters to the owner's hand.",
            t.Move(YOU, up_to_one(THEIR_CHARACTERS), (t.To(Place.HAND),)),
        ),
        (
            "Return up to 1 of your opponent's Characters to the owner's hand or the bottom of their deck.",
            t.Move(YOU, up_to_one(THEIR_CHARACTERS), (t.To(Place.HAND), t.To(Place.DECK, End.BOTTOM))),
        ),
        (
            "Place 2 cards from your hand at the top or bottom of your deck in any order.",
            t.Move(
                YOU,
                t.Chosen(YOU, t.Fixed(2), False, (HAND,)),
                (t.To(Place.DECK, End.TOP_OR_BOTTOM, any_order=True),),
            ),
        ),
        (
            "Add 2 cards from the top of your deck to the top of your Life cards face-up.",
            t.Move(YOU, replace(TOP_OF_DECK, count=t.Fixed(2)), (t.To(Place.LIFE, End.TOP, Face.UP),)),
        ),
        ("Play this card.", t.Play(YOU, t.This())),
        (
            "Play up to 1 Character card from your hand rested.",
            t.Play(YOU, up_to_one(t.Selector(YOU, (Place.HAND,), Category.CHARACTER)), State.RESTED),
        ),
        ("Turn 1 card from the top of your Life cards face-down.", t.TurnOver(YOU, TOP_OF_LIFE, Face.DOWN)),
        (
            "Add up to 1 DON!! card from your DON!! deck and rest it.",
            t.AddDon(YOU, ONE, True, State.RESTED),
        ),
        (
            "Add 2 DON!! cards from your DON!! deck and set them as active.",
            t.AddDon(YOU, t.Fixed(2), False, State.ACTIVE),
        ),
        (
            "Your opponent returns 1 DON!! card from their field to their DON!! deck.",
            t.ReturnDon(OPPONENT, OPPONENT, ONE),
        ),
        ("Shuffle your deck.", t.Shuffle(YOU)),
        ("Activate this card's [Counter] effect.", t.ActivateEffect(t.Timing.COUNTER)),
        ("Deal 1 damage to your opponent.", t.DealDamage(OPPONENT, 1)),
        ("Take an extra turn after this one.", t.ExtraTurn(YOU)),
        ("You win the game.", t.WinGame(YOU)),
        ("Your opponent loses the game.", t.LoseGame(OPPONENT)),
        ("You cannot attack a Leader during this turn.", t.CannotAttackLeader(YOU, Duration.TURN)),
        ("You cannot play cards from your hand during this turn.", t.CannotPlay(YOU, True, Duration.TURN)),
        ("You cannot play Character cards during this turn.", t.CannotPlay(YOU, False, Duration.TURN)),
        (
            "This Character's base cost becomes 7 during this turn.",
            t.Modify(t.This(), (t.Become(Stat.BASE_COST, t.Fixed(7)),), Duration.TURN),
        ),
        (
            "You cannot add Life cards to your hand using your own effects during this turn.",
            t.CannotTakeLife(YOU, Duration.TURN),
        ),
        (
            "The next time you play a {Tide} type Character card from your hand during this turn, "
            "the cost will be reduced by 2.",
            t.NextPlayCosts(
                (t.Selector(YOU, (Place.HAND,), Category.CHARACTER, (t.HasType(("Tide",)),)),), -2
            ),
        ),
    ],
)
def test_actions(words: str, step: t.Step) -> None:
    assert steps(words) == (step,)


RESTED_DON = t.Chosen(
    YOU, ONE, True, (t.Selector(YOU, (Place.COST_AREA,), Category.DON, (t.InState(State.RESTED),)),)
)


@pytest.mark.parametrize(
    ("words", "step"),
    [
        (
            "Give up to 1 rested DON!! card to your Leader or 1 of your Characters.",
            t.GiveDon(YOU, RESTED_DON, t.Chosen(YOU, ONE, False, (OWN_LEADER, OWN_CHARACTERS))),
        ),
        ("Give this Character up to 1 rested DON!! card.", t.GiveDon(YOU, RESTED_DON, t.This())),
        (
            "Give up to 1 rested DON!! card to each of your Characters.",
            t.GiveDon(YOU, RESTED_DON, t.All((OWN_CHARACTERS,)), each=True),
        ),
        (
            "Give up to 1 of your Characters up to 1 rested DON!! card each.",
            t.GiveDon(YOU, RESTED_DON, up_to_one(OWN_CHARACTERS), each=True),
        ),
    ],
)
def test_giving_don_cards(words: str, step: t.Step) -> None:
    assert steps(words) == (step,)


def power(amount: int) -> t.Gain:
    return t.Gain(Stat.POWER, t.Fixed(amount))


@pytest.mark.parametrize(
    ("words", "changes", "duration"),
    [
        ("gains +1000 power during this battle", (power(1000),), Duration.BATTLE),
        ("gains +2 cost during this turn", (t.Gain(Stat.COST, t.Fixed(2)),), Duration.TURN),
        ("gains +1000 power until the start of your next turn", (power(1000),), Duration.START_OF_NEXT_TURN),
        ("gains +1000 power until the end of your next turn", (power(1000),), Duration.END_OF_NEXT_TURN),
        (
            "gains [Rush] and +1000 power until the end of your opponent's next turn",
            (t.GainKeyword(t.Keyword.RUSH), power(1000)),
            Duration.END_OF_OPPONENTS_NEXT_TURN,
        ),
        ("cannot attack during this turn", (t.Cannot(Deed.ATTACK),), Duration.TURN),
        (
            "cannot be K.O.'d in battle and gains +1000 power during this turn",
            (t.Cannot(Deed.BE_KNOCKED_OUT, Cause.BATTLE), power(1000)),
            Duration.TURN,
        ),
        (
            "cannot be K.O.'d by your opponent's effects during this turn",
            (t.Cannot(Deed.BE_KNOCKED_OUT, Cause.OPPONENTS_EFFECT),),
            Duration.TURN,
        ),
        (
            "can also attack active Characters during this turn",
            (t.Can(Deed.ATTACK_ACTIVE_CHARACTERS),),
            Duration.TURN,
        ),
        (
            "will not become active in your next Refresh Phase",
            (t.Cannot(Deed.BECOME_ACTIVE),),
            Duration.NEXT_REFRESH,
        ),
    ],
)
def test_changes(words: str, changes: tuple[t.Change, ...], duration: Duration) -> None:
    assert steps(f"This Character {words}.") == (t.Modify(t.This(), changes, duration),)


def test_giving_less_power_is_a_change() -> None:
    change = t.Modify(up_to_one(THEIR_CHARACTERS), (power(-2000),), Duration.TURN)
    assert steps("Give up to 1 of your opponent's Characters −2000 power during this turn.") == (change,)


def test_two_chosen_cards_are_changed_differently() -> None:
    choice, one_of_them, other = steps(
        "Select up to 2 of your opponent's Characters, and give 1 Character −5000 power and the other "
        "−1000 power during this turn."
    )
    these = t.Selector(Player.EITHER, (Place.THESE,), Category.CHARACTER)
    assert isinstance(choice, t.Choose)
    assert one_of_them == t.Modify(one(these), (power(-5000),), Duration.TURN)
    assert other == t.Modify(t.Mentioned(Mention.OTHER), (power(-1000),), Duration.TURN)


def test_setting_values() -> None:
    assert steps("Set the cost of up to 1 of your opponent's Characters to 0 during this turn.") == (
        t.Modify(up_to_one(THEIR_CHARACTERS), (t.Become(Stat.COST, t.Fixed(0)),), Duration.TURN),
    )
    chosen, become = steps(
        "Select up to 1 of your opponent's Characters. "
        "This Character's base power becomes the same as the selected Character's power during this turn."
    )
    assert chosen == t.Choose(YOU, up_to_one(THEIR_CHARACTERS))
    assert become == t.Modify(t.This(), (t.Become(Stat.BASE_POWER, t.StatOf(Stat.POWER, IT)),), Duration.TURN)


def test_for_every() -> None:
    (step,) = steps("This Character gains +1000 power during this turn for every 3 of your Characters.")
    assert isinstance(step, t.Modify)
    assert step.changes == (t.Gain(Stat.POWER, t.ForEvery(1000, 3, t.Count(t.All((OWN_CHARACTERS,))))),)


def test_negating() -> None:
    assert steps("Negate the effect of up to 1 of your opponent's Characters during this turn.") == (
        t.Modify(up_to_one(THEIR_CHARACTERS), (t.Negated(),), Duration.TURN),
    )


def test_looking_and_placing_the_rest() -> None:
    assert steps(
        "Look at 4 cards from the top of your deck; reveal up to 1 {Tide} type card other than [Gatekeeper] "
        "and add it to your hand. Then, place the rest at the bottom of your deck in any order."
    ) == (
        t.LookAt(YOU, t.FromEnd(YOU, YOU, Place.DECK, End.TOP, t.Fixed(4))),
        t.Reveal(
            YOU,
            up_to_one(
                t.Selector(
                    Player.EITHER,
                    (Place.THESE,),
                    None,
                    (t.HasType(("Tide",)), t.Without(t.Named(("Gatekeeper",)))),
                )
            ),
        ),
        t.Move(YOU, IT, (t.To(Place.HAND),)),
        t.Move(YOU, t.Mentioned(Mention.REST), (t.To(Place.DECK, End.BOTTOM, any_order=True),)),
    )


def test_looking_and_playing_needs_no_place() -> None:
    _, play = steps("Look at 4 cards from the top of your deck and play up to 1 Character with a cost of 2.")
    assert isinstance(play, t.Play)
    assert isinstance(play.cards, t.Chosen)
    assert play.cards.among[0].places == (Place.THESE,)


def test_the_opponent_acts_and_chooses() -> None:
    assert steps("Your opponent chooses 1 card from their hand and trashes it.") == (
        t.Choose(OPPONENT, t.Chosen(OPPONENT, ONE, False, (t.Selector(OPPONENT, (Place.HAND,)),))),
        t.Trash(OPPONENT, IT),
    )


def test_a_choice_between_two_things() -> None:
    assert steps("K.O. up to 1 of your opponent's Characters, or return it to the owner's hand.") == (
        t.Choose(YOU, up_to_one(THEIR_CHARACTERS)),
        t.ChooseOne(
            YOU,
            (
                t.Option((t.KnockOut(YOU, IT),)),
                t.Option((t.Move(YOU, IT, (t.To(Place.HAND),)),)),
            ),
        ),
    )


def test_no_block() -> None:
    (every,) = steps("Your opponent cannot activate [Blocker] during this battle.")
    (weak,) = steps("Your opponent cannot activate the [Blocker] of any Character with a cost of 3 or less.")
    assert isinstance(every, t.CannotBlock)
    assert isinstance(weak, t.CannotBlock)
    assert every.blockers[0].filters == (t.HasKeyword(t.Keyword.BLOCKER),)
    assert weak.blockers[0].category is Category.CHARACTER
    _, attack = steps(
        "Select up to 1 of your Characters. "
        "Your opponent cannot activate [Blocker] if that Character attacks during this turn."
    )
    assert attack == t.Modify(IT, (t.Cannot(Deed.BE_BLOCKED),), Duration.TURN)


def test_effects_about_effects() -> None:
    (added,) = read_card_text(
        "To activate [Activate: Main] effects, your opponent must also trash 1 card from their hand."
    ).abilities
    theirs = t.Chosen(OPPONENT, ONE, False, (t.Selector(OPPONENT, (Place.HAND,)),))
    assert added.kind is t.Kind.PERMANENT
    assert added.steps == (t.AddedCost(t.Timing.ACTIVATE_MAIN, (t.Trash(OPPONENT, theirs),)),)
    (needed,) = read_card_text(
        "Your opponent can activate [Activate: Main] effects only if your opponent has 3 or more Life cards."
    ).abilities
    (condition,) = needed.steps
    assert isinstance(condition, t.AddedCondition)
    assert condition.timing is t.Timing.ACTIVATE_MAIN
    assert steps(
        "Your opponent's [On Play] effects are negated until the end of your opponent's next turn."
    ) == (t.TimingNegated(t.Timing.ON_PLAY, Duration.END_OF_OPPONENTS_NEXT_TURN),)


def test_an_event_is_activated() -> None:
    (step,) = steps(
        "Activate the [Main] effect of up to 1 Event card with a base cost of 3 or less from your hand."
    )
    assert isinstance(step, t.ActivateEvent)
    assert isinstance(step.cards, t.Chosen)
    assert t.HasEffectAt(t.Timing.MAIN) in step.cards.among[0].filters


def test_base_power_is_swapped() -> None:
    chosen, swapped = steps(
        "Select 2 of your Characters. "
        "Swap the base power of the selected Characters with each other during this turn."
    )
    assert isinstance(chosen, t.Choose)
    assert swapped == t.SwapBasePower(Duration.TURN)
