"""Chapter 7: what breaks in battles."""

from __future__ import annotations

from collections.abc import Callable

from ...reference.kernel.decisions import Procedure, Refusal
from ...reference.kernel.modifiers import Duration
from ...reference.one_piece.areas import RESTED
from ...reference.one_piece.cards import Category
from ...reference.one_piece.game import OnePiece
from ...reference.one_piece.language.tree import Ability, Happening, Moment, Timing
from ...reference.one_piece.state import BY_RULE, Act, Battle, Because, Card, Side, Step
from ..registry import saboteur


@saboteur("7-1")
class CountersBeforeBlocks(OnePiece):
    """The Counter Step comes before the Block Step."""

    def steps_of_battle(self) -> tuple[Callable[[Battle], Procedure[None]], ...]:
        return self.attack_step, self.counter_step, self.block_step, self.damage_step


# The Attack Step.


@saboteur("7-1-1-1")
class AttackersStayActive(OnePiece):
    """Attacking does not rest the attacker."""

    def rest(self, card: Card, because: Because = BY_RULE) -> bool:
        battle = self.battle
        attacks = battle is not None and battle.step is Step.ATTACK and card is battle.attacker
        return not attacks and super().rest(card, because)


@saboteur("7-1-1-1")
class RestedCardsAttack(OnePiece):
    """A rested card may attack."""

    def refuse_attacker(self, side: Side, attacker: Card) -> Refusal | None:
        rested = attacker.orientation is RESTED and attacker in self.fighters(side)
        return None if rested else super().refuse_attacker(side, attacker)


@saboteur("7-1-1-1")
class AnyCardAttacks(OnePiece):
    """Any card of the turn player attacks, wherever it is."""

    def is_fighter(self, card: Card) -> bool:
        return card.owner is self.turn_side or super().is_fighter(card)


@saboteur("7-1-1-2")
class ActiveCharactersAreTargets(OnePiece):
    """Active Characters may be attacked."""

    def refuse_pairing(self, attacker: Card, target: Card) -> Refusal | None:
        return None


@saboteur("7-1-1-2")
class OwnCharactersAreTargets(OnePiece):
    """A player may attack any rested card, also their own."""

    def refuse_target(self, side: Side, target: Card) -> Refusal | None:
        return None


@saboteur("7-1-1-3")
class NothingWhenAttacking(OnePiece):
    """[When Attacking] effects do not activate."""

    def abilities_at(self, card: Card, timing: Timing) -> tuple[Ability, ...]:
        return () if timing is Timing.WHEN_ATTACKING else super().abilities_at(card, timing)


@saboteur("7-1-1-3")
class NothingOnTheOpponentsAttack(OnePiece):
    """[On Your Opponent's Attack] effects do not activate."""

    def abilities_at(self, card: Card, timing: Timing) -> tuple[Ability, ...]:
        return () if timing is Timing.ON_OPPONENTS_ATTACK else super().abilities_at(card, timing)


@saboteur("7-1-1-3")
class NothingWhenYouAttack(OnePiece):
    """Effects of other cards for when you attack do not activate."""

    def happen(self, happening: Happening, *arguments: object, **named: object) -> None:
        if happening is not Happening.ATTACKS:
            super().happen(happening, *arguments, **named)  # type: ignore[arg-type]


class _GoesOnAfter(OnePiece):
    """A battle goes on after a step in which one of its cards has left."""

    after: Step

    def stands(self, battle: Battle) -> bool:
        return battle.step is self.after or super().stands(battle)


@saboteur("7-1-1-4")
class BlocksAfterTheBattle(_GoesOnAfter):
    """The Block Step follows although a card of the battle has left in the Attack Step."""

    after = Step.ATTACK


# The Block Step.


@saboteur("7-1-2-1")
class BlocksTwice(OnePiece):
    """A player may activate a second [Blocker] in the same battle."""

    def block_step(self, battle: Battle) -> Procedure[None]:
        yield from super().block_step(battle)
        if battle.blocked:
            battle.blocked = False
            yield from super().block_step(battle)


@saboteur("7-1-2-1")
class NobodyBlocks(OnePiece):
    """No [Blocker] can be activated."""

    def refuse_block(self, battle: Battle, blocker: Card) -> Refusal | None:
        return Refusal("7-1-2-1", "nobody blocks")


@saboteur("7-1-2-2")
class NothingOnBlock(OnePiece):
    """[On Block] effects do not activate."""

    def abilities_at(self, card: Card, timing: Timing) -> tuple[Ability, ...]:
        return () if timing is Timing.ON_BLOCK else super().abilities_at(card, timing)


@saboteur("7-1-2-2")
class OnBlockWithoutABlock(OnePiece):
    """[On Block] effects activate in every Block Step, also without a block."""

    def block_step(self, battle: Battle) -> Procedure[None]:
        yield from super().block_step(battle)
        if not battle.blocked:
            for card in self.fighters(battle.target.owner):
                self.meet_timing(card, self.abilities_at(card, Timing.ON_BLOCK))
        yield from self.resolve_pending()


@saboteur("7-1-2-3")
class CountersAfterTheBattle(_GoesOnAfter):
    """The Counter Step follows although a card of the battle has left in the Block Step."""

    after = Step.BLOCK


# The Counter Step.


@saboteur("7-1-3-1")
class NothingWhenAttacked(OnePiece):
    """Effects for when a card is attacked do not activate."""

    def happen(self, happening: Happening, *arguments: object, **named: object) -> None:
        if happening is not Happening.ATTACKED:
            super().happen(happening, *arguments, **named)  # type: ignore[arg-type]


@saboteur("7-1-3-1")
class AttackedInTheAttackStep(OnePiece):
    """Effects for when a card is attacked activate in the Attack Step."""

    def attack_step(self, battle: Battle) -> Procedure[None]:
        super().happen(Happening.ATTACKED, [battle.target], battle.target.owner, other=battle.attacker)
        yield from self.resolve_pending()
        yield from super().attack_step(battle)


@saboteur("7-1-3-2")
class OneCounterABattle(OnePiece):
    """After one Counter no other is used in the same battle."""

    def refuse_counter_act(self, side: Side, act: Act) -> Refusal | None:
        used = [each for each in self.lasting if each.duration is Duration.BATTLE and each.side is side]
        gone = self.battle is not None and not self.stands(self.battle)
        if act.kind == "counter" and (used or gone):
            return Refusal("7-1-3-2", "a Counter has been used")
        return super().refuse_counter_act(side, act)


@saboteur("7-1-3-2-1")
class CountersAddNothing(OnePiece):
    """A Counter that is trashed adds no power."""

    def counter_with_symbol(self, card: Card, target: Card) -> None:
        self.move(card, card.owner.trash)


@saboteur("7-1-3-2-1")
class CountersStayInHand(OnePiece):
    """A Counter is shown and not trashed."""

    def counter_with_symbol(self, card: Card, target: Card) -> None:
        super().counter_with_symbol(card, target)
        self.move(card, card.owner.hand)


@saboteur("7-1-3-2-1")
class CountersFromTheField(OnePiece):
    """Characters on the field lend their Counter."""

    def refuse_counter_symbol(self, side: Side, card: Card) -> Refusal | None:
        on_field = card.area is side.characters and self.counter(card) > 0
        return None if on_field else super().refuse_counter_symbol(side, card)


@saboteur("7-1-3-2-1")
class CountersForTheTargetAlone(OnePiece):
    """A Counter strengthens the attacked card alone."""

    def refuse_counter_target(self, side: Side, target: Card | None) -> Refusal | None:
        if self.battle is not None and target is not self.battle.target:
            return Refusal("7-1-3-2-1", "it is not attacked")
        return super().refuse_counter_target(side, target)


@saboteur("7-1-3-2-2")
class CounterEventsAreFree(OnePiece):
    """A Counter Event is activated without paying its cost."""

    def price(self, card: Card) -> int:
        free = self.battle is not None and card.definition.category is Category.EVENT
        return 0 if free else super().price(card)


@saboteur("7-1-3-2-2")
class CounterEventsStayInHand(OnePiece):
    """A Counter Event returns to the hand instead of being trashed."""

    def counter_with_event(self, card: Card) -> Procedure[None]:
        yield from super().counter_with_event(card)
        self.move(card, card.owner.hand)


@saboteur("7-1-3-3")
class DamageAfterTheBattle(_GoesOnAfter):
    """The Damage Step follows although a card of the battle has left in the Counter Step."""

    after = Step.COUNTER


# The Damage Step.


@saboteur("7-1-4-1")
class EqualPowerLoses(OnePiece):
    """An attacker with equal power loses the battle."""

    def wins(self, battle: Battle) -> bool:
        return self.power(battle.attacker) > self.power(battle.target)


@saboteur("7-1-4-1")
class NegativePowerLoses(OnePiece):
    """An attacker with negative power loses the battle."""

    def wins(self, battle: Battle) -> bool:
        return self.power(battle.attacker) >= max(0, self.power(battle.target))


@saboteur("7-1-4-1-1")
class DamageByPower(OnePiece):
    """Each full 5000 power of the attacker deals 1 damage."""

    def attack_damage(self, attacker: Card) -> int:
        return super().attack_damage(attacker) * max(1, self.power(attacker) // 5000)


@saboteur("7-1-4-1-1")
class KeywordsAreReadAtTheAttack(OnePiece):
    """The damage is what the attacker would have dealt when it attacked."""

    def attack_step(self, battle: Battle) -> Procedure[None]:
        self.damage_then = super().attack_damage(battle.attacker)
        yield from super().attack_step(battle)

    def attack_damage(self, attacker: Card) -> int:
        return self.damage_then


@saboteur("7-1-4-1-1-1")
class NoDefeatAtZeroLife(OnePiece):
    """Damage at 0 Life does nothing."""

    def judge_damage(self, side: Side) -> None:
        pass


@saboteur("7-1-4-1-1-1")
class EachDamageIsJudged(OnePiece):
    """Whether Life is 0 is looked at for each of several damages."""

    def deal_damage(self, side: Side, amount: int, *, banish: bool = False) -> Procedure[None]:
        for _ in range(amount):
            yield from super().deal_damage(side, 1, banish=banish)


@saboteur("7-1-4-1-1-2")
class DefeatAtOneLife(OnePiece):
    """The player whose last Life card is taken loses at once."""

    def take_life_card(self, side: Side, banish: bool) -> Procedure[None]:
        yield from super().take_life_card(side, banish)
        self.judge_damage(side)


@saboteur("7-1-4-1-1-2")
class TriggersAreAddedToHand(OnePiece):
    """A Life card whose [Trigger] is activated is added to the hand besides."""

    def activate_trigger(self, card: Card) -> Procedure[None]:
        yield from super().activate_trigger(card)
        self.move(card, card.owner.hand)


@saboteur("7-1-4-1-1-3")
class OneDamageAtMost(OnePiece):
    """2 damage takes 1 Life card."""

    def deal_damage(self, side: Side, amount: int, *, banish: bool = False) -> Procedure[None]:
        return super().deal_damage(side, min(1, amount), banish=banish)


@saboteur("7-1-4-1-1-3")
class NoDamageWithoutTheAttacker(OnePiece):
    """The second damage is not dealt if the attacker has left after the first."""

    def take_life_card(self, side: Side, banish: bool) -> Procedure[None]:
        if self.battle is None or self.stands(self.battle):
            yield from super().take_life_card(side, banish)


@saboteur("7-1-4-1-2")
class LosersStay(OnePiece):
    """A Character that loses a battle is not K.O.'d."""

    def knock_out_target(self, battle: Battle) -> Procedure[None]:
        yield from ()


@saboteur("7-1-4-2")
class LosingAttackersAreKnockedOut(OnePiece):
    """An attacker that loses the battle is K.O.'d."""

    def damage_step(self, battle: Battle) -> Procedure[None]:
        yield from super().damage_step(battle)
        if not self.wins(battle):
            yield from self.knock_out([battle.attacker], Because(battle_with=battle.target))


# The end of the battle.


@saboteur("7-1-5-2")
class NothingForHavingBattled(OnePiece):
    """Effects for having battled do not act."""

    def remember_battle(self, battle: Battle) -> None:
        pass


@saboteur("7-1-5-2")
class NothingIsDueAfterTheBattle(OnePiece):
    """What was put off to the end of the battle is not done."""

    def do_delayed(self, when: Moment, side: Side) -> Procedure[None]:
        if when is not Moment.END_OF_BATTLE:
            yield from super().do_delayed(when, side)


class _BattleEffectsStay(OnePiece):
    """Effects during this battle outlast it."""

    turn_players: bool

    def end_effects(self, duration: Duration, side: Side) -> None:
        if duration is not Duration.BATTLE or (side is self.turn_side) != self.turn_players:
            super().end_effects(duration, side)


@saboteur("7-1-5-3")
class AttackersBattleEffectsStay(_BattleEffectsStay):
    """The turn player's effects during this battle outlast it."""

    turn_players = True


@saboteur("7-1-5-3")
class BattleEffectsEndEarly(OnePiece):
    """Effects during this battle end before the effects at its end act."""

    def end_of_battle(self) -> Procedure[None]:
        self.end_effects(Duration.BATTLE, self.turn_side)
        yield from super().end_of_battle()


@saboteur("7-1-5-4")
class DefendersBattleEffectsStay(_BattleEffectsStay):
    """The other player's effects during this battle outlast it."""

    turn_players = False


@saboteur("7-1-5-5")
class TheBattleEndsThePhase(OnePiece):
    """After a battle the turn player can only end the Main Phase."""

    fought = False

    def fight(self, attacker: Card, target: Card) -> Procedure[None]:
        yield from super().fight(attacker, target)
        self.fought = True

    def refuse_main_act(self, side: Side, act: Act) -> Refusal | None:
        if self.fought and act.kind != "end phase":
            return Refusal("7-1-5-5", "a battle has been fought")
        return super().refuse_main_act(side, act)
