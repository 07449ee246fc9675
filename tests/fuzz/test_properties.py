"""What holds in every game: on the reference always, and each property fails on an engine that breaks it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from ruleproof.adapter.messages import Decision, Fixture, Illegal, Over, Player, Setup, View
from ruleproof.fuzz.properties import PropertyBroken, Watcher, play_watched, tempt
from ruleproof.play.offers import offered
from ruleproof.play.sessions import Session

from .tables import (
    GAME,
    AcceptsAnything,
    ChangesOnRefusal,
    DoublesACard,
    LosesACard,
    NeverEnds,
    RefusesOffers,
    ShowsEverything,
    TellsEverything,
    Wrong,
    deck_game,
    mirrored,
    position_game,
    session,
)

SEEDS = st.integers(0, 2**20)


@given(SEEDS)
def test_a_game_of_random_decks_keeps_every_property(seed: int) -> None:
    over = play_watched(session(deck_game(seed)), random.Random(seed), refusals=0.2)
    assert over.result in ("won", "draw", "all lost")


@given(SEEDS)
def test_a_game_from_a_random_position_keeps_every_property(seed: int) -> None:
    play_watched(session(position_game(seed)), random.Random(seed), refusals=0.3)


class Table(RuleBasedStateMachine):
    """A game in which Hypothesis chooses every answer; it shrinks to the few acts that matter."""

    @initialize(seed=st.integers(0, 500))
    def begin(self, seed: int) -> None:
        self.set_up(seed)

    def set_up(self, seed: int) -> None:
        self.session = session(position_game(seed))
        self.watcher = Watcher(self.session)

    def goes_on(self) -> bool:
        return isinstance(self.session.now, Decision)

    @precondition(lambda self: not self.goes_on())
    @rule(seed=st.integers(0, 500))
    def set_up_again(self, seed: int) -> None:
        self.set_up(seed)

    @precondition(goes_on)
    @rule(choice=st.integers(0, 9999))
    def answer(self, choice: int) -> None:
        now = self.session.now
        assert isinstance(now, Decision)
        answers = list(offered(now, GAME, self.session.look))
        act = answers[choice % len(answers)]
        reply = self.session.submit(now.player, act)
        assert not isinstance(reply, Illegal) or getattr(act, "kind", "") == "choose"

    @precondition(goes_on)
    @rule(seed=SEEDS)
    def try_what_is_not_offered(self, seed: int) -> None:
        tempt(self.session, random.Random(seed))

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "watcher"):
            self.watcher.check()


TestTable = Table.TestCase


# --- the same game, told otherwise


def played(setup: Setup, seed: int) -> Session:
    """A game by luck, and at its end."""
    game = session(setup, digests=True)
    for _ in game.play_by_luck(random.Random(seed)):
        pass
    return game


def again(setup: Setup, game: Session) -> Session:
    """The acts of a game on another setup."""
    other = session(setup, digests=True)
    for done in game.acts:
        reply = other.submit(done.player, done.act)
        assert not isinstance(reply, Illegal), reply
    return other


@given(SEEDS)
def test_a_game_replays_from_its_record(seed: int) -> None:
    game = played(deck_game(seed), seed)
    assert again(game.setup, game).record == game.record


COSMETIC = {"rarity": "Secret", "illustrator": "Somebody", "copyright": "Nobody", "block": 7}


@given(SEEDS)
def test_fields_without_meaning_change_nothing(seed: int) -> None:
    game = played(position_game(seed), seed)
    cards = tuple(replace(card, fields=card.fields | COSMETIC) for card in game.setup.cards)
    other = again(replace(game.setup, cards=cards), game)
    assert [done.seen for done in other.acts] == [done.seen for done in game.acts]


def renamed(card: Fixture, texts: str) -> Fixture:
    """A card with another printed name, unless a text speaks of it."""
    if f"[{card.name}]" in texts or card.fields.get("category") == "DON!!":
        return card
    return replace(card, fields=card.fields | {"name": f"{card.name} by another name"})


def nameless(view: View) -> str:
    return str(view).replace(" by another name", "")


@given(SEEDS)
def test_the_names_of_cards_change_nothing_but_themselves(seed: int) -> None:
    game = played(position_game(seed), seed)
    texts = " ".join(card.text for card in game.setup.cards)
    cards = tuple(renamed(card, texts) for card in game.setup.cards)
    other = again(replace(game.setup, cards=cards), game)
    assert other.now == game.now
    assert nameless(other.view()) == nameless(game.view())


@given(SEEDS)
def test_the_players_are_told_in_any_order(seed: int) -> None:
    game = played(position_game(seed), seed)
    position = game.setup.position
    assert position is not None
    turned = replace(position, cards={player: position.cards[player] for player in ("P2", "P1")})
    other = again(replace(game.setup, position=turned), game)
    assert [done.seen for done in other.acts] == [done.seen for done in game.acts]


@given(SEEDS)
def test_players_who_change_places_play_the_same_game(seed: int) -> None:
    game = played(position_game(seed), seed)
    other = session(mirrored(game.setup))
    for done in game.acts:
        turned = mirrored(done)
        assert not isinstance(other.submit(turned.player, turned.act), Illegal)
    viewers: tuple[Player, Player] = ("P1", "P2")
    for viewer, opposite in zip(viewers, reversed(viewers), strict=True):
        assert mirrored(other.view(opposite)) == game.view(viewer)
    assert isinstance(other.now, Over)
    assert mirrored(other.now) == game.now


# --- every property fails where it should


@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        (LosesACard, "cards are conserved"),
        (DoublesACard, "every card is in one place"),
        (ShowsEverything, "hidden stays hidden"),
        (TellsEverything, "events hide"),
        (RefusesOffers, "offered answers are accepted"),
        (AcceptsAnything, "what is not offered is refused"),
        (ChangesOnRefusal, "a refusal changes nothing"),
        (NeverEnds, "the game ends"),
    ],
)
def test_a_wrong_engine_is_found_out(wrong: type[Wrong], name: str) -> None:
    with pytest.raises(PropertyBroken) as broken:
        play_watched(session(deck_game(1), wrong()), random.Random(1), most=400, refusals=0.5)
    assert broken.value.name == name
    assert broken.value.record.head.setup == deck_game(1)
