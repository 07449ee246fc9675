"""Builds what `text.lark` describes: sentences into steps, and effects from tags, cost and steps."""

from __future__ import annotations

from dataclasses import dataclass, replace

from lark import Token, Transformer, v_args

from ....kernel.modifiers import Duration
from .. import tree
from ..tree import Kind, Mention, Player, Timing
from .checking import check_mentions
from .conditions import AttacksThisTurn
from .describing import Misread, Union, number_in, selectors

Steps = tuple[tree.Step, ...]


@dataclass(frozen=True, slots=True)
class Leading:
    """An "If …," before the steps it governs; it may come to govern later sentences too."""

    condition: tree.Condition
    steps: Steps


@dataclass(frozen=True, slots=True)
class When:
    """A "When …," before its steps, which may begin with an "If …,"."""

    event: tree.Event | tree.AnyEvent
    steps: object
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Needed:
    """A condition without which an effect cannot be activated at all."""

    condition: tree.Condition


@dataclass(frozen=True, slots=True)
class Once:
    """The tag [Once Per Turn]."""


def settled(steps: object) -> Steps:
    """Steps as a sequence, with leading conditions closed."""
    if isinstance(steps, tuple):
        return tuple(each for part in steps for each in settled(part))
    if isinstance(steps, Leading):
        return (tree.If(steps.condition, steps.steps),)
    if isinstance(steps, When | Needed):
        raise Misread("an event that is not the first thing in an effect, or comes beside a timing")
    return (steps,)  # type: ignore[return-value]


def both(conditions: tuple[tree.Condition, ...]) -> tree.Condition:
    """One condition out of several."""
    return conditions[0] if len(conditions) == 1 else tree.Both(conditions)


_EVENTS_AFTER_IF = (tree.Happening.RESTED, tree.Happening.BATTLES)
"""What "If …" says of an event as it happens, as "When …" does elsewhere."""


_MOMENTS = {
    "start of the game": tree.Happening.GAME_STARTS,
    "main phase": tree.Happening.MAIN_PHASE_STARTS,
    "start of": tree.Happening.TURN_STARTS,
    "end of": tree.Happening.TURN_ENDS,
}


@v_args(inline=True)
class TextBuilder(Transformer[Token, object]):
    """Sentences, effects and whole texts."""

    # Steps.

    def linked(self, first: object, *rest: object) -> Steps:
        return (*settled(first), *settled(rest[-1]))

    def either(self, first: object, _: Token, second: object) -> Steps:
        """One or the other; what is done to "it" in the second is done to the cards of the first."""
        done, other = settled(first), settled(second)
        last = done[-1]
        if not isinstance(last, tree.KnockOut | tree.Move | tree.Play | tree.Trash | tree.Rest):
            raise Misread("a choice of two things with cards that are not chosen")
        if not isinstance(last.cards, tree.Chosen):
            return (tree.ChooseOne(Player.YOU, (tree.Option(done), tree.Option(other))),)
        it = replace(last, cards=tree.Mentioned(Mention.IT))
        return (
            tree.Choose(Player.YOU, last.cards),
            tree.ChooseOne(Player.YOU, (tree.Option((*done[:-1], it)), tree.Option(other))),
        )

    def if_steps(self, conditions: tuple[object, ...], steps: object) -> object:
        events = [each for each in conditions if isinstance(each, tree.Event | tree.AnyEvent)]
        if isinstance(conditions[0], AttacksThisTurn):
            return conditions[0].unblockable(settled(steps), alone=len(conditions) == 1)
        plain: tuple[tree.Condition, ...] = tuple(
            each for each in conditions if isinstance(each, tree.Condition)
        )
        if not events:
            return Leading(both(plain), settled(steps))
        if len(plain) + 1 != len(conditions):
            raise Misread("conditions that cannot be joined")
        event = events[0]
        if isinstance(event, tree.Event) and event.happening in _EVENTS_AFTER_IF:
            return When(event, Leading(both(plain), settled(steps)) if plain else steps)
        done = settled(steps)
        may = len(done) == 1 and isinstance(done[0], tree.May)
        if isinstance(done[0], tree.May) and may:
            done = done[0].steps
        instead = tree.Instead(event, done, may)
        return tree.If(both(plain), (instead,)) if plain else instead

    def if_clause(self, step: object, conditions: tuple[object, ...]) -> tree.Step:
        if isinstance(conditions[0], AttacksThisTurn):
            return conditions[0].unblockable(settled(step), alone=len(conditions) == 1)
        plain = tuple(each for each in conditions if isinstance(each, tree.Condition))
        if len(plain) != len(conditions):
            raise Misread("something that would happen, after what is done instead")
        return tree.If(both(plain), settled(step))

    def when_steps(self, event: tree.Event | tree.AnyEvent, steps: object) -> When:
        return When(event, steps)

    def whenever(self, duration: Token, event: tree.Event | tree.AnyEvent, steps: object) -> tree.Whenever:
        if duration.lower() != "during this turn":
            raise Misread("an effect that waits for longer than this turn")
        return tree.Whenever(event, settled(steps))

    def when_clause(self, step: object, event: tree.Event | tree.AnyEvent) -> When:
        return When(event, settled(step))

    def used_when(self, _: Token, event: tree.Event | tree.AnyEvent) -> When:
        return When(event, (), optional=True)

    def used_if(self, _: Token, only: Token, union: Union) -> Needed:
        return Needed(self.only_have(only, union))  # type: ignore[attr-defined]  # of the other builder

    def used_at(self, _: Token) -> When:
        return When(tree.Event(tree.Happening.TURN_STARTS, player=Player.YOU), (), optional=True)

    def battle_end_steps(self, _: Token, union: Union, steps: object) -> When:
        return When(tree.Event(tree.Happening.BATTLE_ENDS, tree.This(), other=selectors(union)), steps)

    def at_time(self, words: Token, steps: object) -> When:
        text = words.lower()
        player = Player.OPPONENT if "opponent" in text else Player.YOU
        happening = next(each for part, each in _MOMENTS.items() if part in text)
        return When(tree.Event(happening, player=player), steps)

    def later_steps(self, moment: Token, steps: object) -> tree.Later:
        return tree.Later(tree.Moment(moment.lower()), settled(steps))

    def later_clause(self, step: object, moment: Token) -> tree.Later:
        return tree.Later(tree.Moment(moment.lower()), settled(step))

    def may_steps(self, _: Token, steps: object) -> object:
        done = settled(steps)
        if len(done) == 1 and isinstance(done[0], tree.If):
            return tree.If(done[0].condition, (tree.May(Player.YOU, done[0].steps),))
        return tree.May(Player.YOU, done)

    def choose_one(self, words: Token, *options: tree.Option) -> tree.ChooseOne:
        if len(options) < 2:
            raise Misread("a choice with a single option")
        by = Player.OPPONENT if "opponent" in words.lower() else Player.YOU
        return tree.ChooseOne(by, options)

    def option(self, *sentences: object) -> tree.Option:
        return tree.Option(self._in_order(sentences))

    def sentence(self, steps: object, instead: Token | None = None) -> object:
        inner = settled(steps.steps if isinstance(steps, When) else steps)
        replaces = any(isinstance(each, tree.Instead) for each in _within(inner))
        if replaces != (instead is not None):
            raise Misread("a replacement needs both 'would' and 'instead'")
        return steps

    def _in_order(self, sentences: tuple[object, ...]) -> Steps:
        """The steps of sentences; an "If …" governs the sentences after it (8-3-3, 4-10-1).

        What is done with cards that were revealed or looked at before the "If …" is not governed: it ends
        the looking, whatever was found.
        """
        if not sentences:
            return ()
        first, *later = sentences
        if isinstance(first, Leading):
            looks = any(isinstance(step, tree.LookAt | tree.Reveal) for step in first.steps)
            tidying = [each for each in later if not looks and _tidies(settled(each))]
            governed = [each for each in later if each not in tidying]
            rest = self._in_order(tuple(governed))
            return (tree.If(first.condition, (*first.steps, *rest)), *self._in_order(tuple(tidying)))
        return (*settled(first), *self._in_order(tuple(later)))

    # Effects.

    def timings(self, *timings: Token) -> frozenset[Timing]:
        return frozenset(Timing(words.strip("[]")) for words in timings)

    def timing(self, words: Token) -> Token:
        return words

    def don_given(self, words: Token) -> tree.DonGiven:
        return tree.DonGiven(number_in(words))

    def turn_of(self, words: Token) -> tree.TurnOf:
        return tree.TurnOf(Player.YOU if words == "[Your Turn]" else Player.OPPONENT)

    def once_per_turn(self, _: Token) -> Once:
        return Once()

    def tags(self, *tags: object) -> tree.Ability:
        timings = [tag for tag in tags if isinstance(tag, frozenset)]
        conditions = tuple(tag for tag in tags if isinstance(tag, tree.DonGiven | tree.TurnOf))
        return tree.Ability(
            0,
            frozenset().union(*timings),
            (),
            once_per_turn=any(isinstance(tag, Once) for tag in tags),
            conditions=conditions,
        )

    def don_minus(self, words: Token) -> tree.ReturnDon:
        return tree.ReturnDon(Player.YOU, Player.YOU, tree.Fixed(number_in(words)))

    def circled(self, sign: Token) -> tree.RestDon:
        return tree.RestDon(Player.YOU, tree.Fixed(ord(sign) - ord("①") + 1))

    def cost(self, *parts: object) -> tree.Cost:
        steps: list[tree.Step] = []
        may = False
        for step in settled(parts):
            if isinstance(step, tree.May):
                may = True
                steps += step.steps
            else:
                steps.append(step)
        return tree.Cost(tuple(steps), may)

    def keyword(self, words: Token) -> tree.Keyword:
        return tree.Keyword(words.strip("[]"))

    def keyword_under(self, tags: tree.Ability, words: Token) -> tree.Ability:
        if tags.timings or tags.once_per_turn:
            raise Misread("a keyword effect at a time")
        gain = tree.GainKeyword(tree.Keyword(words.strip("[]")))
        return replace(tags, steps=(tree.Modify(tree.This(), (gain,), None),), kind=Kind.PERMANENT)

    def ability(self, *parts: object) -> tree.Ability:
        tags, cost = tree.Ability(0, frozenset(), ()), None
        sentences: list[object] = []
        for part in parts:
            if isinstance(part, tree.Ability):
                tags = part
            elif isinstance(part, tree.Cost):
                cost = part
            else:
                sentences.append(part)
        event = None
        if isinstance(needed := sentences[0], Needed):
            tags = replace(tags, conditions=(*tags.conditions, needed.condition))
            del sentences[0]
            if not sentences or not tags.timings:
                raise Misread("a condition of activation without a timing, or with nothing to do")
        if isinstance(when := sentences[0], When) and not tags.timings:
            event, sentences[0] = when.event, when.steps
            tags = replace(tags, optional=when.optional)
        ability = replace(tags, steps=self._in_order(tuple(sentences)), event=event, cost=cost)
        kind = _kind(ability)
        check_mentions(ability)
        if kind in (Kind.AUTO, Kind.ACTIVATE):
            ability = replace(ability, steps=_lasting_as_before(ability.steps, None)[0])
        return replace(ability, kind=kind)

    def start(self, *effects: tree.Keyword | tree.Ability) -> tree.CardText:
        keywords = frozenset(effect for effect in effects if isinstance(effect, tree.Keyword))
        abilities = tuple(
            replace(effect, number=number)
            for number, effect in enumerate(effects, 1)
            if isinstance(effect, tree.Ability)
        )
        return tree.CardText(keywords, abilities)


def _lasting_as_before(steps: Steps, duration: Duration | None) -> tuple[Steps, Duration | None]:
    """A further change to the same cards without a duration lasts as long as the one before."""
    done: list[tree.Step] = []
    for step in steps:
        if isinstance(step, tree.If):
            inner, duration = _lasting_as_before(step.steps, duration)
            done.append(replace(step, steps=inner))
            continue
        if isinstance(step, tree.Modify):
            if step.duration is None and isinstance(step.cards, tree.Mentioned):
                step = replace(step, duration=duration)
            duration = step.duration
        done.append(step)
    return tuple(done), duration


def _within(steps: Steps) -> Steps:
    """The steps and those inside conditions."""
    return tuple(
        each for step in steps for each in (_within(step.steps) if isinstance(step, tree.If) else (step,))
    )


def _tidies(steps: Steps) -> bool:
    """True for steps that only put away the revealed card or the rest of the cards looked at."""
    return all(
        isinstance(step, tree.Move | tree.Trash)
        and isinstance(step.cards, tree.Mentioned)
        and step.cards.what in (Mention.REVEALED, Mention.REST)
        for step in steps
    )


_LASTING = (
    tree.Modify
    | tree.CannotBlock
    | tree.CannotAttackOther
    | tree.CannotAttackLeader
    | tree.CannotTakeLife
    | tree.PlayedRested
    | tree.CannotPlay
    | tree.TimingNegated
    | tree.AddedCost
    | tree.AddedCondition
    | tree.PlayCosts
    | tree.NegateThis
)
_ACTIVATED = frozenset({Timing.MAIN, Timing.COUNTER, Timing.ACTIVATE_MAIN, Timing.TRIGGER})


def _kind(ability: tree.Ability) -> Kind:
    """The kind of an effect (8-1-3)."""
    if ability.timings:
        return Kind.ACTIVATE if ability.timings & _ACTIVATED else Kind.AUTO
    if ability.event is not None:
        return Kind.AUTO
    steps = _within(ability.steps)
    if all(isinstance(step, tree.Instead | tree.NegateThis) for step in steps):
        return Kind.REPLACEMENT
    if all(isinstance(step, tree.RulesText) for step in steps):
        return Kind.RULES
    if ability.cost is None and all(isinstance(step, _LASTING) and _endless(step) for step in steps):
        return Kind.PERMANENT
    raise Misread("something is done once, but no timing says when")


def _endless(step: tree.Step) -> bool:
    return getattr(step, "duration", None) is None
