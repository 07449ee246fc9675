"""Builds what `actions.lark` describes."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from lark import Token, Transformer, v_args

from ....kernel.modifiers import Duration
from .. import tree
from ..tree import Category, Deed, Face, Mention, Place, Player, Stat, State
from .cards import amount_of, is_blind
from .conditions import cause_of
from .describing import (
    DON_FIELD,
    Misread,
    Union,
    anywhere,
    every,
    names_of,
    number_in,
    numbered,
    off_field,
    on_field,
    selectors,
    types_of,
    with_states,
)

_DURATIONS = {duration.value: duration for duration in Duration}

_DEEDS = {
    "cannot be K.O.'d": Deed.BE_KNOCKED_OUT,
    "cannot be removed from the field": Deed.BE_REMOVED,
    "cannot be rested": Deed.BE_RESTED,
    "cannot be played": Deed.BE_PLAYED,
    "cannot attack a Leader on the turn in which it is played": Deed.ATTACK_LEADER_WHEN_PLAYED,
    "cannot attack a Leader": Deed.ATTACK_LEADER,
    "cannot attack": Deed.ATTACK,
    "cannot activate [Blocker]": Deed.ACTIVATE_BLOCKER,
}


_HANDLED = {
    "rested": Mention.RESTED,
    "trashed": Mention.TRASHED,
    "K.O.'d": Mention.KNOCKED_OUT,
    "placed": Mention.PLACED,
}
"""What was done to the cards that an amount is "for every" one of."""


def duration_of(words: Token | None) -> Duration | None:
    """How long a change lasts."""
    return None if words is None else _DURATIONS[words.lower().replace("end phase", "turn")]


def by_player(step: tree.Step, player: Player) -> tree.Step:
    """The same step, carried out and chosen by another player."""
    done: tree.Step = _by(step, player)
    return done


def _by(node: Any, player: Player) -> Any:
    """The same part of a tree with every `by` changed."""
    if isinstance(node, tuple):
        return tuple(_by(part, player) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    changed = {each.name: _by(getattr(node, each.name), player) for each in fields(node)}
    if "by" in changed and isinstance(changed["by"], Player):
        changed["by"] = player
    done = type(node)(**changed)
    if isinstance(done, tree.Chosen):
        return replace(done, blind=is_blind(player, done.among))
    return done


def top_of_life(cards: tree.Cards) -> tree.Cards:
    """Life cards that move and of which nothing is said but their number are the top ones (3-10-2)."""
    if not isinstance(cards, tree.Chosen) or len(cards.among) > 1:
        return cards
    life = cards.among[0]
    if life.places != (Place.LIFE,) or life.filters:
        return cards
    return tree.FromEnd(cards.by, life.owner, Place.LIFE, tree.End.TOP, cards.count, cards.up_to)


def _token(parts: tuple[object, ...], kind: str) -> Token | None:
    """The token of this kind among the parts."""
    for part in parts:
        if isinstance(part, Token) and part.type == kind:
            return part
    return None


@v_args(inline=True)
class ActionsBuilder(Transformer[Token, object]):
    """Actions."""

    # Verbs about cards.

    def draw(self, amount: Token, noun: Token) -> tree.Draw:
        count, up_to = amount_of(amount)
        if count is None or noun not in ("card", "cards"):
            raise Misread("drawing something other than a number of cards")
        return tree.Draw(Player.YOU, count, up_to)

    def draw_until(self, words: Token) -> tree.DrawUntil:
        return tree.DrawUntil(Player.YOU, number_in(words))

    def draw_as_many(self, _: Token) -> tree.Draw:
        return tree.Draw(Player.YOU, tree.Count(tree.Mentioned(Mention.RETURNED)))

    def trash(self, cards: tree.Cards) -> tree.Trash:
        return tree.Trash(Player.YOU, top_of_life(cards))

    def trash_until(self, cards: tree.Cards, words: Token) -> tree.Trash:
        if not isinstance(cards, tree.FromEnd) or cards.count is not None:
            raise Misread("cards that are not from the top of Life, until so many are left")
        return tree.Trash(Player.YOU, replace(cards, until=number_in(words)))

    def trash_hand_until(self, words: Token) -> tree.TrashUntil:
        return tree.TrashUntil(Player.YOU, number_in(words))

    def knock_out(self, cards: tree.Cards) -> tree.KnockOut:
        return tree.KnockOut(Player.YOU, on_field(cards, Place.CHARACTER_AREA, Place.STAGE_AREA))

    def rest(self, cards: tree.Cards) -> tree.Rest:
        return tree.Rest(Player.YOU, on_field(with_states(cards)))

    def set_active(self, cards: tree.Cards) -> tree.SetActive:
        return tree.SetActive(Player.YOU, on_field(with_states(cards)))

    def move(self, cards: tree.Cards, *destinations: Token) -> tree.Step:
        if "DON!! deck" in destinations[0]:
            return self._return_don(numbered(cards), destinations)
        return tree.Move(Player.YOU, top_of_life(cards), tuple(self._to(words) for words in destinations))

    def _return_don(self, don: tree.Chosen, destinations: tuple[Token, ...]) -> tree.ReturnDon:
        (among,) = don.among
        state = next((each.state for each in among.filters if isinstance(each, tree.InState)), None)
        places = DON_FIELD if state is None else (Place.COST_AREA,)
        if len(destinations) > 1 or don.up_to or among.places != places or len(among.filters) > bool(state):
            raise Misread("DON!! cards that are not simply returned from the field")
        return tree.ReturnDon(Player.YOU, among.owner, don.count or tree.Fixed(0), state)

    def take_back_don(self, cards: tree.Cards) -> tree.TakeBackDon:
        don = numbered(cards)
        if don.among[0].owner is not Player.YOU or don.among[0].places != (Place.GIVEN,):
            raise Misread("cards placed in the cost area that are not one's own given DON!! cards")
        return tree.TakeBackDon(Player.YOU, don)

    def move_number(self, amount: Token, words: Token) -> tree.Step:
        count, up_to = amount_of(amount)
        these = tree.Selector(Player.EITHER, (Place.THESE,))
        return tree.Move(Player.YOU, tree.Chosen(Player.YOU, count, up_to, (these,)), (self._to(words),))

    def _to(self, words: str) -> tree.To:
        place = Place.HAND
        if "deck" in words:
            place = Place.DECK
        elif "Life" in words:
            place = Place.LIFE
        end = next((end for end in (tree.End.TOP_OR_BOTTOM, *tree.End) if end.value in words), None)
        face = next((face for face in Face if face.value in words), None)
        return tree.To(place, end, face, "in any order" in words)

    def add_don(self, cards: tree.Cards, words: Token) -> tree.AddDon:
        don = numbered(cards)
        if don.among[0].places != (Place.DON_DECK,) or don.among[0].filters:
            raise Misread("DON!! cards that are not from the DON!! deck")
        state = State.RESTED if "rest" in words else State.ACTIVE
        return tree.AddDon(Player.YOU, don.count or tree.Fixed(0), don.up_to, state)

    def play(self, cards: tree.Cards, state: Token | None = None) -> tree.Play:
        return tree.Play(Player.YOU, off_field(cards), State.ACTIVE if state is None else State(state))

    def look_at(self, cards: tree.Cards) -> tree.LookAt:
        return tree.LookAt(Player.YOU, cards)

    def reveal(self, cards: tree.Cards) -> tree.Reveal:
        return tree.Reveal(Player.YOU, off_field(cards))

    def reveal_hand(self, _: Token) -> tree.Reveal:
        return tree.Reveal(Player.YOU, tree.All((tree.Selector(Player.OPPONENT, (Place.HAND,)),)))

    def choose_cost(self) -> tree.ChooseCost:
        return tree.ChooseCost(Player.YOU)

    def choose(self, cards: tree.Cards) -> tree.Choose:
        return tree.Choose(Player.YOU, cards)

    def turn(self, cards: tree.Cards, face: Token) -> tree.TurnOver:
        return tree.TurnOver(Player.YOU, cards, Face(face))

    def shuffle(self) -> tree.Shuffle:
        return tree.Shuffle(Player.YOU)

    def activate(self, words: Token) -> tree.ActivateEffect:
        return tree.ActivateEffect(tree.Timing(words.strip("[]")))

    def activate_event(self, words: Token, cards: tree.Cards) -> tree.ActivateEvent:
        return self._activate(cards, tree.Timing(words[words.index("[") + 1 : words.index("]")]))

    def activate_from_hand(self, cards: tree.Cards) -> tree.ActivateEvent:
        among = cards.among if isinstance(cards, tree.Chosen) else ()
        if any(each.category is not Category.EVENT or each.places != (Place.HAND,) for each in among):
            raise Misread("cards to activate that are not Events from the hand")
        return self._activate(cards, tree.Timing.MAIN)

    def _activate(self, cards: tree.Cards, timing: tree.Timing) -> tree.ActivateEvent:
        if not isinstance(cards, tree.Chosen):
            raise Misread("an Event to activate that is not chosen")
        # Only an effect that names [Counter] reaches it, likewise [Main] (10-2-4-1-2).
        among = tuple(
            replace(each, filters=(*each.filters, tree.HasEffectAt(timing))) for each in cards.among
        )
        return tree.ActivateEvent(Player.YOU, replace(cards, among=among), timing)

    def swap_base_power(self, duration: Token) -> tree.SwapBasePower:
        return tree.SwapBasePower(duration_of(duration))

    def deal_damage(self, words: Token) -> tree.DealDamage:
        return tree.DealDamage(Player.OPPONENT, number_in(words))

    def extra_turn(self) -> tree.ExtraTurn:
        return tree.ExtraTurn(Player.YOU)

    def change_target(self, cards: tree.Cards) -> tree.ChangeAttackTarget:
        return tree.ChangeAttackTarget(cards)

    def return_don_until(self, _: Token) -> tree.ReturnDonUntilEqual:
        return tree.ReturnDonUntilEqual(Player.YOU)

    def hands_until(self, words: Token) -> tree.TrashUntil:
        return tree.TrashUntil(Player.EITHER, number_in(words))

    # Giving.

    def give_to(self, don: tree.Cards, to: tree.Cards) -> tree.GiveDon:
        return tree.GiveDon(Player.YOU, self._own_don(don), to)

    def give_to_each(self, don: tree.Cards, union: Union) -> tree.GiveDon:
        return tree.GiveDon(Player.YOU, self._own_don(don), tree.All(selectors(union)), each=True)

    def give_cards(
        self, to: tree.Cards, amount: Token, union: Union, each: Token | None = None
    ) -> tree.GiveDon:
        count, up_to = amount_of(amount)
        don = tree.Chosen(Player.YOU, count, up_to, selectors(union))
        return tree.GiveDon(Player.YOU, self._own_don(don), to, each is not None)

    def _own_don(self, cards: tree.Cards) -> tree.Cards:
        """DON!! cards to give are one's own unless the text says otherwise."""
        don = numbered(cards)
        among = tuple(
            replace(each, owner=Player.YOU) if each.owner is Player.EITHER else each for each in don.among
        )
        return replace(don, among=among)

    def give_change(self, cards: tree.Cards, signed: Token, *rest: object) -> tree.Modify:
        return self._modify(cards, [self._signed(signed)], *rest)

    def give_two(
        self, cards: tree.Cards, first: Token, second: Token, duration: Token | None = None
    ) -> tuple[tree.Modify, ...]:
        """One of the cards chosen before undergoes one change, the other one another."""
        if not isinstance(cards, tree.Chosen):
            raise Misread("'the other' beside something other than a choice")
        chosen = replace(cards, among=tuple(replace(each, places=(Place.THESE,)) for each in cards.among))
        lasts = duration_of(duration)
        return (
            tree.Modify(chosen, (self._signed(first),), lasts),
            tree.Modify(tree.Mentioned(Mention.OTHER), (self._signed(second),), lasts),
        )

    # Changes.

    def modify(self, cards: tree.Cards, changes: tuple[object, ...]) -> tree.Modify:
        flat: list[tree.Change] = []
        rest: list[object] = []
        for part in changes:
            if isinstance(part, list):
                flat += part
            else:
                rest.append(part)
        return self._modify(cards, flat, *rest)

    def _modify(self, cards: tree.Cards, changes: list[tree.Change], *rest: object) -> tree.Modify:
        duration = duration_of(_token(rest, "DURATION"))
        for part in rest:
            if isinstance(part, tree.ForEvery):
                changes = [self._for_every(change, part) for change in changes]
            elif isinstance(part, Duration):
                duration = part
        return tree.Modify(cards, tuple(changes), duration)

    def _for_every(self, change: tree.Change, every: tree.ForEvery) -> tree.Change:
        if isinstance(change, tree.Gain) and isinstance(change.amount, tree.Fixed):
            return replace(change, amount=replace(every, amount=change.amount.value))
        raise Misread("'for every' with something other than an amount")

    def changes(self, *parts: object) -> tuple[object, ...]:
        flat: list[object] = []
        for part in parts:
            # NOT_ACTIVE says its own duration.
            flat += part if isinstance(part, tuple) else [part]
        return tuple(flat)

    def gains(self, *gains: tree.Change) -> list[tree.Change]:
        return list(gains)

    def gain(self, words: Token) -> tree.Change:
        if words.type == "KEYWORD":
            return tree.GainKeyword(tree.Keyword(words.strip("[]")))
        return self._signed(words)

    def _signed(self, words: Token) -> tree.Gain:
        sign = -1 if "-" in words else 1
        return tree.Gain(Stat.COST if "cost" in words else Stat.POWER, tree.Fixed(sign * number_in(words)))

    def cannot(self, words: Token, *rest: object) -> list[tree.Change]:
        by = _token(rest, "BY")
        among = next((anywhere(selectors(part)) for part in rest if isinstance(part, tuple)), ())
        cause = cause_of(by)
        if "or rested" in words:
            return [tree.Cannot(deed, cause, among) for deed in (Deed.BE_KNOCKED_OUT, Deed.BE_RESTED)]
        if words == "cannot be played" and cause is not tree.Cause.EFFECT:
            raise Misread("a card that cannot be played in another way than by effects")
        return [tree.Cannot(_DEEDS[words], cause, among)]

    def cannot_by_effects_of(self, words: Token, union: Union) -> list[tree.Change]:
        among = selectors(union)
        if any(each.owner is not Player.OPPONENT or each.places == (Place.THESE,) for each in among):
            raise Misread("effects of cards that are not the opponent's on the field")
        return [tree.Cannot(_DEEDS[words], tree.Cause.OPPONENTS_EFFECT, anywhere(among))]

    def can_also(self, words: Token) -> list[tree.Change]:
        deed = Deed.ATTACK_ACTIVE_CHARACTERS if "also" in words else Deed.ATTACK_CHARACTERS_WHEN_PLAYED
        return [tree.Can(deed)]

    def not_active(self, words: Token) -> tuple[object, ...]:
        changes: list[tree.Change] = [tree.Cannot(Deed.BECOME_ACTIVE)]
        return (changes, Duration.NEXT_REFRESH) if "next" in words else (changes,)

    def this_negated(self, _: Token, duration: Token | None = None) -> tree.Modify:
        return tree.Modify(tree.This(), (tree.Negated(),), duration_of(duration))

    def for_every(self, *parts: object) -> tree.ForEvery:
        amount, union = _token(parts, "AMOUNT"), parts[-1]
        assert isinstance(union, tuple)
        return tree.ForEvery(1, number_in(amount) if amount else 1, tree.Count(tree.All(selectors(union))))

    def for_every_handled(self, *parts: object) -> tree.ForEvery:
        amount, words = _token(parts, "AMOUNT"), str(parts[-1])
        mention = next(each for part, each in _HANDLED.items() if part in words)
        return tree.ForEvery(1, number_in(amount) if amount else 1, tree.Count(tree.Mentioned(mention)))

    def modify_for_every(self, *parts: object) -> tree.Modify:
        *handled, cards, changes = parts
        assert isinstance(cards, tree.Cards)
        assert isinstance(changes, tuple)
        every = self.for_every_handled(*handled)
        done = self.modify(cards, (*changes, every))
        assert isinstance(done, tree.Modify)
        return done

    def none_of(self, _: Token, union: Union, __: Token, *rest: object) -> tree.Modify:
        change = tree.Cannot(Deed.BE_KNOCKED_OUT, cause_of(_token(rest, "BY")))
        return tree.Modify(tree.All(selectors(union)), (change,), duration_of(_token(rest, "DURATION")))

    def set_stat(
        self, words: Token, cards: tree.Cards, value: Token, duration: Token | None = None
    ) -> tree.Modify:
        stat = Stat.COST if "cost" in words else Stat.POWER
        if "base" in words:
            stat = Stat.BASE_COST if stat is Stat.COST else Stat.BASE_POWER
        return tree.Modify(cards, (tree.Become(stat, tree.Fixed(number_in(value))),), duration_of(duration))

    def becomes(self, words: Token, value: tree.Number, duration: Token | None = None) -> tree.Modify:
        stat = Stat.BASE_COST if "cost" in words else Stat.BASE_POWER
        return tree.Modify(tree.This(), (tree.Become(stat, value),), duration_of(duration))

    def value(self, first: Token, union: Union | None = None, base: Token | None = None) -> tree.Number:
        if union is not None:
            stat = Stat.POWER if base is None else Stat.BASE_POWER
            return tree.StatOf(stat, tree.All(selectors(union)))
        if first.type == "AMOUNT":
            return tree.Fixed(number_in(first))
        mention = Mention.IT if "selected" in first else Mention.ATTACKER
        return tree.StatOf(Stat.POWER, tree.Mentioned(mention))

    def negate(self, cards: tree.Cards, duration: Token | None = None) -> tree.Modify:
        return tree.Modify(cards, (tree.Negated(),), duration_of(duration))

    def attack_unless(self, duration: Token, _: Token, __: Token, step: tree.Step, ___: Token) -> tree.Modify:
        change = tree.CannotUnless(Deed.ATTACK, (by_player(step, Player.OPPONENT),))
        return tree.Modify(tree.Mentioned(Mention.IT), (change,), duration_of(duration))

    # Prohibitions on players.

    def player_cannot(self, words: Token, duration: Token | None = None) -> tree.Step:
        if "Life" in words:
            return tree.CannotTakeLife(Player.YOU, duration_of(duration))
        if "draw" in words:
            return tree.CannotDraw(Player.YOU, duration_of(duration))
        if "play" in words:
            return tree.CannotPlay(Player.YOU, True, duration_of(duration))
        return tree.CannotAttackLeader(Player.YOU, duration_of(duration))

    def cannot_play(self, union: Union, duration: Token | None = None) -> tree.CannotPlay:
        (cards,) = selectors(union)
        if cards.category is not Category.CHARACTER or cards.places != (Place.THESE,):
            raise Misread("cards that cannot be played, other than Character cards from anywhere")
        return tree.CannotPlay(Player.YOU, False, duration_of(duration), cards.filters)

    def timing_negated(self, words: Token, duration: Token | None = None) -> tree.TimingNegated:
        timing = tree.Timing(words[words.index("[") + 1 : words.index("]")])
        return tree.TimingNegated(timing, duration_of(duration))

    def added_cost(self, _: Token, step: tree.Step) -> tree.AddedCost:
        return tree.AddedCost(tree.Timing.ACTIVATE_MAIN, (by_player(step, Player.OPPONENT),))

    def added_condition(self, _: Token, conditions: tuple[object, ...]) -> tree.AddedCondition:
        plain = tuple(each for each in conditions if isinstance(each, tree.Condition))
        if len(plain) != len(conditions):
            raise Misread("something that happens, where a condition belongs")
        return tree.AddedCondition(tree.Timing.ACTIVATE_MAIN, tree.Both(plain))

    def cannot_block(self, *parts: object) -> tree.CannotBlock:
        everyone = (
            tree.Selector(
                Player.OPPONENT,
                (Place.LEADER_AREA, Place.CHARACTER_AREA),
                None,
                (tree.HasKeyword(tree.Keyword.BLOCKER),),
            ),
        )
        blockers = next((part for part in parts if isinstance(part, tuple)), everyone)
        return tree.CannotBlock(blockers, duration_of(_token(parts, "DURATION")))

    def cannot_block_some(self, cards: tree.Cards, duration: Token | None = None) -> tree.Modify:
        if not isinstance(cards, tree.Chosen):
            raise Misread("[Blocker] Characters that are not chosen")
        among = tuple(replace(each, owner=Player.OPPONENT) for each in cards.among)
        change = tree.Cannot(Deed.ACTIVATE_BLOCKER)
        return tree.Modify(replace(cards, among=among), (change,), duration_of(duration))

    def blockers(self, union: Union) -> tuple[tree.Selector, ...]:
        return selectors(union, Player.OPPONENT)

    def cannot_attack_other(
        self, _: Token, names: Token, duration: Token | None = None
    ) -> tree.CannotAttackOther:
        only = tree.Selector(
            Player.YOU, (Place.CHARACTER_AREA,), Category.CHARACTER, (tree.Named(names_of(names)),)
        )
        return tree.CannotAttackOther((only,), duration_of(duration))

    def play_costs(self, _: Token, union: Union, words: Token) -> tree.PlayCosts:
        return tree.PlayCosts(selectors(union), -number_in(words))

    def next_play_costs(self, _: Token, cards: tree.Cards, words: Token) -> tree.NextPlayCosts:
        return tree.NextPlayCosts(every(cards).among, -number_in(words))

    def negate_this(self, _: Token) -> tree.NegateThis:
        return tree.NegateThis()

    # Rules text.

    def also_named(self, _: Token, names: Token, __: Token | None = None) -> tree.AlsoNamed:
        return tree.AlsoNamed(names_of(names))

    def rules_text(self, words: Token, _: Token | None = None) -> tree.Step:
        text = words.lower()
        if "any number" in text:
            return tree.AnyNumberInDeck()
        if "reduced to 0" in text:
            return tree.WinOnEmptyDeck()
        return tree.LifeGoesTo(Face.UP, tree.To(Place.DECK, tree.End.BOTTOM))

    def also_type(self, words: Token, _: Token | None = None) -> tree.AlsoOfType:
        return tree.AlsoOfType(types_of(words)[0])

    def also_attribute(self, words: Token, _: Token | None = None) -> tree.AlsoOfAttribute:
        return tree.AlsoOfAttribute(words[words.index("<") + 1 : -1])

    def played_rested(self, _: Token) -> tree.PlayedRested:
        return tree.PlayedRested()

    def each_player(self, _: Token, step: tree.Step) -> tree.Step:
        if not isinstance(step, tree.Draw):
            raise Misread("something other than drawing that each player does")
        return by_player(step, Player.EITHER)

    def win(self, words: Token) -> tree.WinGame | tree.LoseGame:
        player = Player.OPPONENT if "opponent" in words else Player.YOU
        return tree.WinGame(player) if "win" in words else tree.LoseGame(player)

    def don_deck_size(self, words: Token, _: Token | None = None) -> tree.DonDeckSize:
        return tree.DonDeckSize(number_in(words))

    def cannot_include(self, _: Token, union: Union, *__: Token) -> tree.CannotIncludeInDeck:
        if any(described.areas != ("deck",) for described in union):
            raise Misread("cards that cannot be included in something other than the deck")
        return tree.CannotIncludeInDeck(anywhere(selectors(union, Player.YOU), Player.YOU))

    def have_counter(self, cards: tree.Cards, words: Token) -> tree.HaveCounter:
        return tree.HaveCounter(anywhere(every(cards).among, Player.YOU), number_in(words))

    # The opponent acts.

    def opponents(self, _: Token, *steps: tree.Step) -> tuple[tree.Step, ...]:
        return tuple(by_player(step, Player.OPPONENT) for step in steps)

    def opponent_may(self, _: Token, step: tree.Step) -> tree.May:
        return tree.May(Player.OPPONENT, (by_player(step, Player.OPPONENT),))
