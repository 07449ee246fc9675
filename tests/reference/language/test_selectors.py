"""How noun phrases are read: whose cards, where, how many, and what they must be. All cards are invented."""

from __future__ import annotations

import pytest
from ruleproof.suite.reference.one_piece.language import CardTextError, read_card_text
from ruleproof.suite.reference.one_piece.language import tree as t
from ruleproof.suite.reference.one_piece.language.tree import Category, Place, Player, Relation, Stat

OWN_CHARACTERS = t.Selector(Player.YOU, (Place.CHARACTER_AREA,), Category.CHARACTER)
THEIR_CHARACTERS = t.Selector(Player.OPPONENT, (Place.CHARACTER_AREA,), Category.CHARACTER)


def meant(cards: str) -> t.Cards:
    """What cards a phrase means, in an effect that trashes them."""
    (ability,) = read_card_text(f"[On Play] Trash {cards}.").abilities
    (step,) = ability.steps
    assert isinstance(step, t.Trash)
    return step.cards


def described(cards: str) -> t.Selector:
    """The one selector of a phrase for cards."""
    chosen = meant(cards)
    assert isinstance(chosen, t.Chosen | t.All)
    (selector,) = chosen.among
    return selector


def cost(relation: Relation, number: int) -> t.HasStat:
    return t.HasStat(Stat.COST, relation, t.Fixed(number))


@pytest.mark.parametrize(
    ("words", "cards"),
    [
        ("this Character", t.This()),
        ("all of your Characters", t.All((OWN_CHARACTERS,))),
        ("2 of your Characters", t.Chosen(Player.YOU, t.Fixed(2), False, (OWN_CHARACTERS,))),
        ("up to 2 of your Characters", t.Chosen(Player.YOU, t.Fixed(2), True, (OWN_CHARACTERS,))),
        ("any number of your Characters", t.Chosen(Player.YOU, None, True, (OWN_CHARACTERS,))),
    ],
)
def test_how_many(words: str, cards: t.Cards) -> None:
    assert meant(words) == cards


@pytest.mark.parametrize(
    ("words", "owner"),
    [("your", Player.YOU), ("your opponent's", Player.OPPONENT)],
)
def test_whose(words: str, owner: Player) -> None:
    assert described(f"up to 1 of {words} Characters").owner is owner


def test_characters_without_an_owner_are_anyones() -> None:
    assert described("up to 1 Character").owner is Player.EITHER


@pytest.mark.parametrize(
    ("words", "filters"),
    [
        ("red Characters", (t.HasColor(("red",)),)),
        ("{Tide} type Characters", (t.HasType(("Tide",)),)),
        ("{Tide} or {Ember Guild} type Characters", (t.HasType(("Tide", "Ember Guild")),)),
        ("{Tide}, {Reef}, or {Ember Guild} type Characters", (t.HasType(("Tide", "Reef", "Ember Guild")),)),
        ('Characters with a type including "Guild"', (t.TypeIncludes("Guild"),)),
        ('Characters with a card name including "keeper"', (t.NameIncludes("keeper"),)),
        ("<Slash> attribute Characters", (t.HasAttribute("Slash"),)),
        (
            "{Tide} type or <Slash> attribute Characters",
            (t.AnyOf((t.HasType(("Tide",)), t.HasAttribute("Slash"))),),
        ),
        ("[Gatekeeper] Characters", (t.Named(("Gatekeeper",)),)),
        ("rested Characters", (t.InState(t.State.RESTED),)),
        ("[Blocker] Characters", (t.HasKeyword(t.Keyword.BLOCKER),)),
        ("Characters with a cost of 3", (cost(Relation.EQUAL, 3),)),
        ("Characters with a cost of 3 or less", (cost(Relation.AT_MOST, 3),)),
        ("Characters with a cost of 3 to 5", (cost(Relation.AT_LEAST, 3), cost(Relation.AT_MOST, 5))),
        ("Characters with a base cost of 3", (t.HasStat(Stat.BASE_COST, Relation.EQUAL, t.Fixed(3)),)),
        ("Characters with 4000 power or more", (t.HasStat(Stat.POWER, Relation.AT_LEAST, t.Fixed(4000)),)),
        (
            "Characters with 4000 base power or less",
            (t.HasStat(Stat.BASE_POWER, Relation.AT_MOST, t.Fixed(4000)),),
        ),
        ("Characters with a [Trigger]", (t.HasTrigger(),)),
        ("Characters with no base effect", (t.HasNoBaseEffect(),)),
        ("Characters other than this Character", (t.Without(t.IsThis()),)),
        ("Characters other than [Gatekeeper]", (t.Without(t.Named(("Gatekeeper",))),)),
        (
            "green {Tide} type Characters with a cost of 2 or less and a [Trigger] other than [Gatekeeper]",
            (
                t.HasColor(("green",)),
                t.HasType(("Tide",)),
                cost(Relation.AT_MOST, 2),
                t.HasTrigger(),
                t.Without(t.Named(("Gatekeeper",))),
            ),
        ),
    ],
)
def test_filters(words: str, filters: tuple[t.Filter, ...]) -> None:
    assert described(f"up to 1 of your {words}").filters == filters


def test_a_number_worked_out_when_it_is_needed() -> None:
    limit = described(
        "up to 1 of your Characters with a cost equal to or less than the number of your Life cards"
    )
    lives = t.Count(t.All((t.Selector(Player.YOU, (Place.LIFE,)),)))
    assert limit.filters == (t.HasStat(Stat.COST, Relation.AT_MOST, lives),)


def test_a_card_is_one_card_of_ones_choice() -> None:
    assert meant("a Character") == meant("1 Character")


def test_a_limit_on_the_sum() -> None:
    chosen = meant("up to 2 of your opponent's Characters with a total power of 4000 or less")
    assert isinstance(chosen, t.Chosen)
    assert chosen.total == t.HasStat(Stat.POWER, Relation.AT_MOST, t.Fixed(4000))
    assert chosen.among == (THEIR_CHARACTERS,)


@pytest.mark.parametrize(
    ("words", "place", "category"),
    [
        ("up to 1 of your Leader", Place.LEADER_AREA, Category.LEADER),
        ("up to 1 of your Stages", Place.STAGE_AREA, Category.STAGE),
        ("up to 1 of your DON!! cards", Place.COST_AREA, Category.DON),
        # "Character card" with an owner and no place is one that can be on the field only (2-2-4-3).
        ("up to 1 of your {Tide} type Character cards", Place.CHARACTER_AREA, Category.CHARACTER),
        ("up to 1 Character card from your hand", Place.HAND, Category.CHARACTER),
        ("up to 1 Event from your trash", Place.TRASH, Category.EVENT),
    ],
)
def test_where(words: str, place: Place, category: Category) -> None:
    selector = described(words)
    assert (selector.places, selector.category) == ((place,), category)


def test_a_character_card_must_say_where_it_is() -> None:
    with pytest.raises(CardTextError, match="where these cards are"):
        meant("up to 1 Character card")


def test_a_name_alone_is_a_card_of_any_category_on_the_field() -> None:
    assert described("1 of your [Lighthouse] cards").places == (
        Place.LEADER_AREA,
        Place.CHARACTER_AREA,
        Place.STAGE_AREA,
    )


def test_a_cost_limits_the_characters_and_not_the_leader() -> None:
    chosen = meant(
        "up to 1 of your opponent's {Tide} type Leader or Character cards with a cost of 4 or less"
    )
    assert isinstance(chosen, t.Chosen)
    assert [selector.filters for selector in chosen.among] == [
        (t.HasType(("Tide",)),),
        (t.HasType(("Tide",)), cost(Relation.AT_MOST, 4)),
    ]


def test_alternatives_keep_their_own_filters() -> None:
    chosen = meant("up to 1 of your opponent's DON!! cards or Characters with a cost of 4 or less")
    assert isinstance(chosen, t.Chosen)
    assert [(each.owner, each.category, each.filters) for each in chosen.among] == [
        (Player.OPPONENT, Category.DON, ()),
        (Player.OPPONENT, Category.CHARACTER, (cost(Relation.AT_MOST, 4),)),
    ]


def test_several_groups_are_chosen_apart() -> None:
    cards = meant("this Character and up to 1 of your opponent's Characters")
    assert cards == t.Together((t.This(), t.Chosen(Player.YOU, t.Fixed(1), True, (THEIR_CHARACTERS,))))


def test_up_to_1_each_is_one_choice_for_each_kind() -> None:
    cards = meant("up to 1 each of your opponent's Leader and Character cards")
    assert isinstance(cards, t.Together)
    assert [part.among[0].category for part in cards.parts if isinstance(part, t.Chosen)] == [
        Category.LEADER,
        Category.CHARACTER,
    ]


def test_an_unseen_hand_is_chosen_from_blindly() -> None:
    (ability,) = read_card_text(
        "[On Play] Trash 1 card from your opponent's hand. Your opponent trashes 1 card from their hand."
    ).abilities
    mine, theirs = ability.steps
    assert isinstance(mine, t.Trash)
    assert isinstance(theirs, t.Trash)
    assert isinstance(mine.cards, t.Chosen)
    assert isinstance(theirs.cards, t.Chosen)
    assert (mine.by, mine.cards.by, mine.cards.blind) == (Player.YOU, Player.YOU, True)
    assert (theirs.by, theirs.cards.by, theirs.cards.blind) == (Player.OPPONENT, Player.OPPONENT, False)
