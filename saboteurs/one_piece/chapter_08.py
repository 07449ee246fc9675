"""Chapter 8-1 and 8-2: what breaks in the kinds of effects and in their validity."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ...reference.kernel.decisions import Procedure, Refusal
from ...reference.one_piece.game import OnePiece
from ...reference.one_piece.language import tree
from ...reference.one_piece.language.tree import Ability, Happening, Keyword, Kind
from ...reference.one_piece.permanent import Contribution, Key, Permanent
from ...reference.one_piece.replacement import Replacement
from ...reference.one_piece.state import BY_RULE, Area, Because, Card, Lasting, Pending, Resolving, Side
from ..registry import saboteur


@saboteur("8-1-1")
class CostsAreNoEffects(OnePiece):
    """What is done to pay an activation cost does not count as done by an effect."""

    def reason(self) -> Because:
        return BY_RULE if self.acting is not None and self.acting.paying else super().reason()


@saboteur("8-1-2")
class CompulsoryEffectsAreOptional(OnePiece):
    """A player may leave out any auto effect."""

    def resolve_auto(self, pending: Pending) -> Procedure[None]:
        if (yield from self.wants(pending.card.owner, "8-1-2", pending.card)):
            yield from super().resolve_auto(pending)


@saboteur("8-1-2")
class MayMeansMust(OnePiece):
    """What a player may do they must do."""

    def do_if_wanted(self, step: tree.May, resolving: Resolving) -> Procedure[bool]:
        return (yield from self.carry_out(step.steps, resolving))


@saboteur("8-1-3-1")
class AutoEffectsActivateOnceATurn(OnePiece):
    """An auto effect does not activate a second time in a turn."""

    def meet_timing(self, card: Card, abilities: Sequence[Ability], about: Sequence[Card] = ()) -> None:
        for ability in abilities:
            met = (card.serial, card.instance, f"effect {ability.number}")
            if met not in self.deeds:
                self.deeds.add(met)
                super().meet_timing(card, [ability], about)


@saboteur("8-1-3-1-1")
class WhenIsNoTiming(OnePiece):
    """Effects worded with "when" do not activate by themselves."""

    def happen(
        self,
        happening: Happening,
        cards: Sequence[Card] = (),
        player: Side | None = None,
        because: Because = BY_RULE,
        other: Card | None = None,
        number: int | None = None,
        origin: Area | None = None,
    ) -> None:
        return


@saboteur("8-1-3-1-1")
class OnBlockIsNoTiming(OnePiece):
    """[On Block] does not activate by itself."""

    def abilities_at(self, card: Card, timing: tree.Timing) -> tuple[Ability, ...]:
        return () if timing is tree.Timing.ON_BLOCK else super().abilities_at(card, timing)


@saboteur("8-1-3-1-2")
class AutoEffectsNeedNoConditions(OnePiece):
    """Auto effects activate without their conditions."""

    def conditions_hold(self, ability: Ability, resolving: Resolving) -> bool:
        return ability.kind is Kind.AUTO or super().conditions_hold(ability, resolving)


@saboteur("8-1-3-1-3")
class MovedCardsStillAct(OnePiece):
    """An auto effect activates although its card has moved."""

    def is_still_there(self, pending: Pending) -> bool:
        return True


@saboteur("8-1-3-2")
class OpposingEffectsAreActivated(OnePiece):
    """The turn player activates the effects of opposing cards too."""

    def refuse_activate(self, side: Side, card: Card, number: int | None) -> Refusal | None:
        return super().refuse_activate(card.owner, card, number)


@saboteur("8-1-3-2-1")
class EveryEffectIsAnActivateEffect(OnePiece):
    """Effects with any timing can be declared in the Main Phase."""

    def activatable(self, card: Card, number: int | None) -> Ability | None:
        return next((each for each in card.definition.abilities if number in (None, each.number)), None)


@saboteur("8-1-3-2-2")
class ActivateEffectsNeedNoConditions(OnePiece):
    """Activate effects are activated without their conditions."""

    def conditions_hold(self, ability: Ability, resolving: Resolving) -> bool:
        return ability.kind is Kind.ACTIVATE or super().conditions_hold(ability, resolving)


@saboteur("8-1-3-3")
class PermanentEffectsOncePerTurn(OnePiece):
    """What permanent effects do is worked out at the start of a turn and kept until the next."""

    settled_turn = 0

    def settle(self) -> None:
        if self.settled_turn != self.turn:
            super().settle()
        self.settled_turn = self.turn
        self._settled_version = self.version


@saboteur("8-1-3-3-1")
class PermanentEffectsAreFixedOnce(OnePiece):
    """A permanent effect goes on doing what it did at first, as if it had been resolved."""

    def contribution(self, card: Card, ability: Ability) -> Iterator[object]:
        if not hasattr(self, "fixed"):
            self.fixed: dict[tuple[int, int, int], list[object]] = {}
        key = (card.serial, card.instance, ability.number)
        if key not in self.fixed:
            self.fixed[key] = list(super().contribution(card, ability))
        yield from self.fixed[key]


@saboteur("8-1-3-3-2")
class PermanentEffectsNeedNoClause(OnePiece):
    """A permanent effect acts although what it says after "if" is not fulfilled."""

    def holds(self, condition: tree.Condition, resolving: Resolving) -> bool:
        return self._settling or super().holds(condition, resolving)


@saboteur("8-1-3-3-3")
class RulesTextOnTheFieldOnly(OnePiece):
    """A text that changes the rules acts only while its card is on the field."""

    def names(self, card: Card) -> tuple[str, ...]:
        return card.definition.names if self.is_on_field(card) else (card.definition.name,)


@saboteur("8-1-3-3-5")
class NonTurnPlayersPermanentEffectsFirst(OnePiece):
    """The non-turn player's permanent effects are processed before the turn player's."""

    def valid_in_order(self) -> Iterator[Permanent]:
        for side in (self.turn_side.opponent, self.turn_side):
            yield from self.permanents_of(side)


@saboteur("8-1-3-3-5")
class PermanentEffectsInOneRound(OnePiece):
    """Permanent effects are processed once and not again."""

    def process(self, effects: list[Permanent]) -> dict[Key, Contribution] | None:
        self._settling = True
        self._settled, self._rules = {}, []
        done: dict[Key, Contribution] = {}
        self.process_round(effects, done)
        self._settling = False
        return done


@saboteur("8-1-3-3-5")
class NoOrderOfPermanentEffects(OnePiece):
    """Players do not choose the order of their permanent effects."""

    def depends_on_order(self, side: Side) -> bool:
        return False


@saboteur("8-1-3-4")
class InsteadMeansAlso(OnePiece):
    """What would happen happens beside what is done instead of it."""

    def apply_replacement(self, replacement: Replacement, cards: Sequence[Card]) -> Procedure[bool]:
        yield from super().apply_replacement(replacement, cards)
        return False


@saboteur("8-1-3-4-1")
class ReplacementsMustBeApplied(OnePiece):
    """A player has to apply a replacement effect that they may apply."""

    def apply_replacement(self, replacement: Replacement, cards: Sequence[Card]) -> Procedure[bool]:
        forced = replacement._replace(instead=replace(replacement.instead, may=False))
        return (yield from super().apply_replacement(forced, cards))


@saboteur("8-1-3-4-2")
class TurnPlayerBeforeTheCardConcerned(OnePiece):
    """The card to which the situation happens has no precedence."""

    def own_first(self, replacement: Replacement, cards: Sequence[Card]) -> bool:
        return False

    def of_turn_player(self, replacement: Replacement, cards: Sequence[Card]) -> bool:
        return replacement.source.owner is self.turn_side

    def of_other_player(self, replacement: Replacement, cards: Sequence[Card]) -> bool:
        return replacement.source.owner is not self.turn_side


@saboteur("8-1-3-4-2")
class NonTurnPlayersReplacementsFirst(OnePiece):
    """The non-turn player's replacement effects come before the turn player's."""

    def of_turn_player(self, replacement: Replacement, cards: Sequence[Card]) -> bool:
        return super().of_other_player(replacement, cards)

    def of_other_player(self, replacement: Replacement, cards: Sequence[Card]) -> bool:
        return super().of_turn_player(replacement, cards)


@saboteur("8-1-3-4-2")
class ReplacementsInFixedOrder(OnePiece):
    """Players do not choose the order of their replacement effects."""

    def in_chosen_order(
        self,
        able: list[Replacement],
        happenings: Sequence[Happening],
        cards: Sequence[Card],
        because: Because,
    ) -> Procedure[list[Replacement]]:
        return able
        yield


@saboteur("8-1-3-4-3")
class ReplacementsApplyTwice(OnePiece):
    """A replacement effect applies a second time to what it has replaced."""

    def is_being_applied(self, replacement: Replacement) -> bool:
        return self.replacing.count(replacement.key) > 1


@saboteur("8-1-3-4-4")
class OneCardOfSeveralIsReplaced(OnePiece):
    """A replacement effect replaces what would happen for one card only."""

    def replaceable(
        self,
        replacement: Replacement,
        happenings: Sequence[Happening],
        cards: Sequence[Card],
        because: Because,
    ) -> list[Card]:
        return super().replaceable(replacement, happenings, cards, because)[:1]


@saboteur("8-1-3-4-4-1")
class ReplacementsEndTheEffect(OnePiece):
    """What stands after a replaced part of a text is left out."""

    replaced = False

    def apply_replacement(self, replacement: Replacement, cards: Sequence[Card]) -> Procedure[bool]:
        self.replaced = yield from super().apply_replacement(replacement, cards)
        return self.replaced

    def do(self, step: tree.Step, resolving: Resolving) -> Procedure[bool]:
        if self.replaced:
            return False
        return (yield from super().do(step, resolving))


@saboteur("8-1-3-4-5")
class ImpossibleReplacements(OnePiece):
    """A replacement effect applies although what it says cannot be done."""

    def can_be_done_instead(self, replacement: Replacement, cards: Sequence[Card]) -> bool:
        return True


@saboteur("8-1-3-4-6")
class NoReplacementFollows(OnePiece):
    """What a replacement effect brings about is not replaced."""

    def is_chain_forbidden(self) -> bool:
        return bool(self.replacing)


@saboteur("8-1-3-4-7")
class ReplacedPartsKeepTheirPlayer(OnePiece):
    """What is done instead counts as done by the effect that was replaced."""

    def reason(self) -> Because:
        because = super().reason()
        if self.replacing and because.effect_of is not None:
            return because._replace(effect_of=because.effect_of.opponent)
        return because


@saboteur("8-1-3-4-7")
class WholeEffectChangesItsPlayer(OnePiece):
    """Once a part of an effect is replaced, the rest counts as done by the replacement's player, too."""

    _credited: tuple[Resolving, Side] | None = None

    def apply_replacement(self, replacement: Replacement, cards: Sequence[Card]) -> Procedure[bool]:
        acting = self.acting
        applied = yield from super().apply_replacement(replacement, cards)
        if applied and acting is not None:
            self._credited = acting, replacement.source.owner
        return applied

    def reason(self) -> Because:
        because = super().reason()
        if self._credited is not None and self.acting is self._credited[0]:
            return because._replace(effect_of=self._credited[1])
        return because


@saboteur("8-1-4-1")
class OneShotEffectsGoOn(OnePiece):
    """A card rested by an effect is kept rested."""

    def do_turn(self, step: tree.Rest | tree.SetActive, resolving: Resolving) -> Procedure[bool]:
        done = yield from super().do_turn(step, resolving)
        if isinstance(step, tree.Rest) and not resolving.paying:
            for card in self.pointed_at(step.cards, resolving):
                kept = tree.Cannot(tree.Deed.BECOME_ACTIVE)
                self.apply(card, Lasting(resolving.side, None, self.turn, card, kept))
        return done


@saboteur("8-1-4-2")
class ContinuousEffectsNeverEnd(OnePiece):
    """Continuous effects go on after their time."""

    def drop(self, over: Sequence[Lasting]) -> None:
        return


@saboteur("8-2-1-1")
class InvalidEffectsHappen(OnePiece):
    """Effects that were made invalid happen all the same."""

    def is_negated(self, card: Card) -> bool:
        return False

    def is_negated_by_others(self, card: Card) -> bool:
        return False

    def is_timing_negated(self, ability: Ability, side: Side) -> bool:
        return False


@saboteur("8-2-1-1")
class OwnWordsDoNotInvalidate(OnePiece):
    """An effect happens although its own words make it invalid."""

    def negates_itself(self, steps: Sequence[tree.Step], resolving: Resolving) -> bool:
        return False


@saboteur("8-2-1-1")
class TimingNegatedForBoth(OnePiece):
    """What makes the opponent's effects with a timing invalid makes one's own invalid, too."""

    def is_timing_negated(self, ability: Ability, side: Side) -> bool:
        return super().is_timing_negated(ability, side) or super().is_timing_negated(ability, side.opponent)


@saboteur("8-2-1-2")
class ValidWithoutTheCondition(OnePiece):
    """A part of a text that is valid under a condition is valid without it."""

    def holds(self, condition: tree.Condition, resolving: Resolving) -> bool:
        return self._settling or super().holds(condition, resolving)


@saboteur("8-2-2")
class InvalidIsNoBaseEffect(OnePiece):
    """A card with invalid effects counts as one with no base effect."""

    def has_no_base_effect(self, card: Card) -> bool:
        return super().has_no_base_effect(card) or any(
            isinstance(lasting.change, tree.Negated) for lasting in card.modifiers
        )


@saboteur("8-2-3")
class InvalidityUndoesEffects(OnePiece):
    """What the effects of a player have done ends when one of their cards becomes invalid."""

    def apply(self, card: Card, lasting: Lasting) -> None:
        if isinstance(lasting.change, tree.Negated):
            self.drop([each for each in self.lasting if each.side is card.owner])
        super().apply(card, lasting)


@saboteur("8-2-4")
class GainedEffectsAreInvalidToo(OnePiece):
    """Keywords that a card with invalid effects gains are invalid."""

    def has_keyword(self, card: Card, keyword: Keyword) -> bool:
        return not self.is_negated(card) and super().has_keyword(card, keyword)
