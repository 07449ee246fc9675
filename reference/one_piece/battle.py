"""Chapter 7, Card Attacks and Battles: attack, block, Counter, damage, end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..kernel.decisions import Pick, Procedure, ReferenceBug, Refusal, Window
from ..kernel.events import Event
from ..kernel.modifiers import Duration
from ..kernel.rules import rule
from .areas import ACTIVE, RESTED
from .cards import Category
from .keywords import Keywords
from .language import tree
from .language.tree import Deed, Happening, Moment, Timing
from .state import DECLINE, Act, Battle, Because, Card, Lasting, Resolving, Side, Step


class Battles(Keywords):
    """Carries out battles."""

    # Attacking.

    def refuse_attack(self, side: Side, attacker: Card, target: Card) -> Refusal | None:
        """Why an attack cannot be declared, if it cannot."""
        return (
            self.refuse_battle(side)
            or self.refuse_attacker(side, attacker)
            or self.refuse_target(side, target)
            or self.refuse_pairing(attacker, target)
        )

    @rule("6-5-6-1")
    def refuse_battle(self, side: Side) -> Refusal | None:
        """Neither player can battle on their first turn."""
        if not side.turns_taken:
            return Refusal("6-5-6-1", "it is {}'s first turn", side.name)
        return None

    @rule("7-1", "7-1-1-1", "3-7-4")
    def refuse_attacker(self, side: Side, attacker: Card) -> Refusal | None:
        """An attacker is an active Leader or Character, not played this turn unless it has [Rush]."""
        if attacker.owner is not side or not self.is_fighter(attacker):
            return Refusal("7-1-1-1", "{!r} is no Leader or Character of {}", attacker, side.name)
        if attacker.orientation is not ACTIVE:
            return Refusal("7-1-1-1", "{!r} is not active", attacker)
        if attacker.modifiers or self.permanents_exist:
            if not self.can_be_rested(attacker) or self.cannot(attacker, Deed.ATTACK):
                return Refusal("1-3-3", "an effect keeps {!r} from attacking", attacker)
            if not self.is_attack_affordable(attacker):
                return Refusal("1-3-3", "{!r} cannot attack without what an effect asks for", attacker)
        if self.has_just_been_played(attacker) and not self.may_attack_at_once(attacker):
            return Refusal("3-7-4", "{!r} was played this turn", attacker)
        return None

    def prices_of_attack(self, attacker: Card) -> list[tree.CannotUnless]:
        """What effects ask of a player whose card attacks."""
        return [
            change
            for change in self.changes_on(attacker)
            if isinstance(change, tree.CannotUnless) and change.deed is Deed.ATTACK
        ]

    def is_attack_affordable(self, attacker: Card) -> bool:
        """True if the player can do what effects ask of them."""
        asked = self.asked_of_attacker(attacker)
        return all(self.is_possible(price.steps, asked) for price in self.prices_of_attack(attacker))

    def asked_of_attacker(self, attacker: Card) -> Resolving:
        """Whose words ask a price of an attack: "your opponent", who pays it, is the attacker's player."""
        return Resolving(attacker, attacker.owner.opponent)

    @rule("3-7-4")
    def has_just_been_played(self, card: Card) -> bool:
        """True for a Character played this turn."""
        return card.turn_entered == self.turn

    @rule("7-1", "7-1-1-2")
    def refuse_target(self, side: Side, target: Card) -> Refusal | None:
        """A target is the opponent's Leader or one of their rested Characters."""
        if target.owner is side or not self.is_fighter(target):
            return Refusal("7-1-1-2", f"{target!r} is no Leader or Character of the opponent")
        return None

    @rule("7-1-1-2", "1-3-1", "1-3-3")
    def refuse_pairing(self, attacker: Card, target: Card) -> Refusal | None:
        """A Character is attacked while rested, unless text allows more; what is forbidden stays so."""
        if target.area is not target.owner.leader:
            if target.orientation is not RESTED and not self.can_also(
                attacker, Deed.ATTACK_ACTIVE_CHARACTERS
            ):
                return Refusal("7-1-1-2", "{!r} is not rested", target)
        elif self.has_just_been_played(attacker) and not self.may_attack_leader_at_once(attacker):
            return Refusal("3-7-4", f"{attacker!r} was played this turn and may only attack Characters")
        elif self.cannot(attacker, Deed.ATTACK_LEADER) or (
            self.has_just_been_played(attacker) and self.cannot(attacker, Deed.ATTACK_LEADER_WHEN_PLAYED)
        ):
            return Refusal("1-3-3", f"an effect keeps {attacker!r} from attacking a Leader")
        if (self.lasting or self.permanents_exist) and self.is_attack_forbidden(attacker, target):
            return Refusal("1-3-3", f"an effect keeps {target!r} from being attacked")
        return None

    @rule("1-3-3")
    def is_attack_forbidden(self, attacker: Card, target: Card) -> bool:
        """True if a rule that an effect set up forbids this target."""
        for step, side, source in self.rules_in_force():
            if isinstance(step, tree.CannotAttackOther) and side is target.owner:
                if target not in self.described(step.only, Resolving(source or target, side)):
                    return True
            if isinstance(step, tree.CannotAttackLeader) and target.area is target.owner.leader:
                if attacker.owner in self.owner_side(side, step.by):
                    return True
        return False

    def attacks(self, side: Side) -> Iterator[Act]:
        """Every attack that can be declared."""
        if self.refuse_battle(side) is not None:
            return
        targets: list[Card] | None = None
        for attacker in self.fighters(side):
            if self.refuse_attacker(side, attacker) is None:
                if targets is None:
                    enemies = self.fighters(side.opponent)
                    targets = [card for card in enemies if self.refuse_target(side, card) is None]
                for target in targets:
                    if self.refuse_pairing(attacker, target) is None:
                        yield Act("attack", attacker, target)

    # The battle.

    @rule("7-1", "6-5-6-2")
    def fight(self, attacker: Card, target: Card) -> Procedure[None]:
        """A battle, step by step; a step after which it no longer stands is the last."""
        battle = self.battle = Battle(attacker, target)
        for step in self.steps_of_battle():
            yield from step(battle)
            if not self.stands(battle):
                break
        yield from self.end_of_battle()

    @rule("7-1")
    def steps_of_battle(self) -> tuple[Callable[[Battle], Procedure[None]], ...]:
        """The steps of a battle as they follow each other."""
        return self.attack_step, self.block_step, self.counter_step, self.damage_step

    @rule("7-1-1-4", "7-1-2-3", "7-1-3-3")
    def stands(self, battle: Battle) -> bool:
        """True while neither the attacking card nor the target has moved areas."""
        return (
            battle.attacker.instance == battle.attacker_instance
            and battle.target.instance == battle.target_instance
        )

    @rule("7-1-1-1", "7-1-1-2", "7-1-1-3", "10-2-5-1", "10-2-16-1", "8-6-1")
    def attack_step(self, battle: Battle) -> Procedure[None]:
        """The attack is declared by resting the attacker; then effects on attacking activate."""
        battle.step = Step.ATTACK
        attacker, target = battle.attacker, battle.target
        if attacker.modifiers or self.permanents_exist:
            for price in self.prices_of_attack(attacker):
                yield from self.carry_out(price.steps, self.asked_of_attacker(attacker))
        self.rest(attacker)
        self.tell(Event("attack", attacker.owner, target, source=attacker))
        self.change()
        self.meet_timing(attacker, self.abilities_at(attacker, Timing.WHEN_ATTACKING), [target])
        self.happen(Happening.ATTACKS, [attacker], attacker.owner, other=target)
        for card in self.on_field(target.owner):
            if card.definition.abilities:
                self.meet_timing(card, self.abilities_at(card, Timing.ON_OPPONENTS_ATTACK), [attacker])
        yield from self.resolve_pending()

    @rule("7-1-2-1", "7-1-2-2")
    def block_step(self, battle: Battle) -> Procedure[None]:
        """The player being attacked may activate one [Blocker]."""
        battle.step = Step.BLOCK
        side = battle.target.owner

        def moves() -> Iterator[Act]:
            yield DECLINE
            for card in self.fighters(side):
                if self.refuse_block(battle, card) is None:
                    yield Act("block", card)

        def refusal(act: Act) -> Refusal | None:
            if act.kind == "decline":
                return None
            if act.kind != "block" or act.card is None:
                return Refusal("7-1-2-1", "the Block Step is for activating a [Blocker]")
            return self.refuse_block(battle, act.card)

        window = Window("block", side, "7-1-2-1", Act, moves, refusal, battle.attacker)
        act = yield from window.ask()
        if act.card is not None:
            self.block(battle, act.card)
            yield from self.resolve_pending()

    @rule("7-1-3-1", "7-1-3-2")
    def counter_step(self, battle: Battle) -> Procedure[None]:
        """Effects on being attacked activate; then the player may activate Counters, in any number."""
        battle.step = Step.COUNTER
        side = battle.target.owner
        self.happen(Happening.ATTACKED, [battle.target], side, other=battle.attacker)
        yield from self.resolve_pending()
        window = Window(
            "counter",
            side,
            "7-1-3-2",
            Act,
            lambda: self.counters(side),
            lambda act: self.refuse_counter_act(side, act),
            battle.attacker,
        )
        while (act := (yield from window.ask())).card is not None:
            if act.card.definition.category is Category.EVENT:
                yield from self.counter_with_event(act.card)
            elif act.target is not None:
                self.counter_with_symbol(act.card, act.target)
            yield from self.resolve_pending()

    def counters(self, side: Side) -> Iterator[Act]:
        """Every Counter that can be activated, and none."""
        yield DECLINE
        for card in side.hand.cards:
            if card.definition.category is Category.EVENT:
                if self.refuse_counter_event(side, card) is None:
                    yield Act("counter", card)
            elif self.refuse_counter_symbol(side, card) is None:
                for target in self.fighters(side):
                    yield Act("counter", card, target)

    def refuse_counter_act(self, side: Side, act: Act) -> Refusal | None:
        """Why an act cannot be done in the Counter Step, if it cannot."""
        if act.kind == "decline":
            return None
        if act.kind != "counter" or act.card is None:
            return Refusal("7-1-3-2", "the Counter Step is for activating Counters")
        if act.card.definition.category is Category.EVENT:
            return self.refuse_counter_event(side, act.card)
        return self.refuse_counter_symbol(side, act.card) or self.refuse_counter_target(side, act.target)

    @rule("7-1-3-2-1", "2-10-1", "2-10-2")
    def refuse_counter_symbol(self, side: Side, card: Card) -> Refusal | None:
        """A Counter comes from a Character card with a Counter value in the player's hand."""
        if card.area is not side.hand:
            return Refusal("7-1-3-2-1", f"{card!r} is not in {side.name}'s hand")
        if card.definition.category is not Category.CHARACTER or self.counter(card) <= 0:
            return Refusal("7-1-3-2-1", "{!r} has no Counter", card)
        return None

    @rule("7-1-3-2-1")
    def refuse_counter_target(self, side: Side, target: Card | None) -> Refusal | None:
        """A Counter strengthens the player's Leader or one of their Characters, attacked or not."""
        if target is None or target.owner is not side or not self.is_fighter(target):
            return Refusal("7-1-3-2-1", f"a Counter strengthens a Leader or Character of {side.name}")
        return None

    @rule("7-1-3-2-2", "10-2-4-1")
    def refuse_counter_event(self, side: Side, card: Card) -> Refusal | None:
        """An Event in the Counter Step needs [Counter] and its cost."""
        if card.area is not side.hand:
            return Refusal("7-1-3-2-2", f"{card!r} is not in {side.name}'s hand")
        if not card.definition.abilities_at(Timing.COUNTER):
            return Refusal("10-2-4-1", f"{card!r} has no [Counter]")
        if self.is_play_forbidden(card, from_hand=True):
            return Refusal("4-7-2", f"an effect keeps {side.name} from activating {card!r}")
        if not self.can_pay(side, self.price(card)):
            return Refusal("7-1-3-2-2", f"{side.name} cannot pay the cost of {card!r}")
        return None

    @rule("7-1-3-2-1")
    def counter_with_symbol(self, card: Card, target: Card) -> None:
        """Trash the card: the target's power rises by its Counter value during this battle."""
        value = self.counter(card)
        self.tell(Event("counter", card.owner, card, source=target, amount=value))
        self.move(card, card.owner.trash)
        change = tree.Gain(tree.Stat.POWER, tree.Fixed(value))
        self.apply(target, Lasting(card.owner, Duration.BATTLE, self.turn, target, change))

    @rule("7-1-3-2-2", "8-4-2")
    def counter_with_event(self, card: Card) -> Procedure[None]:
        """Pay the Event's cost, trash it and activate its [Counter] effect."""
        self.tell(Event("counter", card.owner, card))
        yield from self.activate_event(card, Timing.COUNTER)

    @rule("2-7-3", "2-8-3", "8-4-2", "2-2-5", "8-5-1", "8-5-2", "8-5-4", "8-6-3")
    def activate_event(self, card: Card, timing: Timing, *, free: bool = False) -> Procedure[None]:
        """Reveal an Event, pay its cost unless an effect activates it, trash it, and resolve its effect."""
        self.reveal(card)
        if not free:
            yield from self.pay(card.owner, self.price(card))
        self.trash_event(card)
        self.happen(Happening.EVENT_ACTIVATED, [card], card.owner)
        for ability in self.abilities_at(card, timing):
            yield from self.activate(card, ability, auto=True)

    @rule("2-2-5", "3-5-1", "8-4-2")
    def trash_event(self, card: Card) -> None:
        """An Event is activated by moving it from the hand to the trash."""
        self.move(card, card.owner.trash)

    @rule("7-1-4-1", "7-1-4-2")
    def damage_step(self, battle: Battle) -> Procedure[None]:
        """The attacker wins with power at least the target's; otherwise nothing happens."""
        battle.step = Step.DAMAGE
        self.remember_battle(battle)
        if self.wins(battle):
            if battle.target.area is battle.target.owner.leader:
                yield from self.damage_leader(battle)
            else:
                yield from self.knock_out_target(battle)
        yield from self.resolve_pending()

    @rule("7-1-4-1", "7-1-4-2")
    def wins(self, battle: Battle) -> bool:
        """True if the attacker's power is greater than or equal to the target's."""
        return self.power(battle.attacker) >= self.power(battle.target)

    @rule("7-1-4-1-1")
    def damage_leader(self, battle: Battle) -> Procedure[None]:
        """Damage to the Leader, as much and in the way the attacker deals it."""
        attacker, side = battle.attacker, battle.target.owner
        damage, banish = self.attack_damage(attacker), self.banishes(attacker)
        if side.life.cards:
            self.happen(Happening.DAMAGES_LIFE, [attacker], attacker.owner, other=battle.target)
        yield from self.deal_damage(side, damage, banish=banish)

    @rule("7-1-4-1-2")
    def knock_out_target(self, battle: Battle) -> Procedure[None]:
        """The Character that lost is K.O.'d."""
        attacker, target = battle.attacker, battle.target
        knocked_out = yield from self.knock_out([target], Because(battle_with=attacker, source=attacker))
        if knocked_out:
            self.happen(Happening.KNOCKS_OUT, [attacker], attacker.owner, other=target)

    @rule("7-1-5-2")
    def remember_battle(self, battle: Battle) -> None:
        """Effects for having battled are met now, while both cards are there, and act at the end."""
        before = len(self.pending)
        for card, other in ((battle.attacker, battle.target), (battle.target, battle.attacker)):
            self.happen(Happening.BATTLES, [card], card.owner, other=other)
            self.happen(Happening.BATTLE_ENDS, [card], card.owner, other=other)
        battle.met = self.pending[before:]
        del self.pending[before:]

    @rule("7-1-5-1", "7-1-5-2", "7-1-5-3", "7-1-5-4", "7-1-5-5")
    def end_of_battle(self) -> Procedure[None]:
        """Effects at the end of the battle activate; effects during it end, the turn player's first."""
        if self.battle is not None:
            self.pending += self.battle.met
        if self.delayed:
            for side in (self.turn_side, self.turn_side.opponent):
                yield from self.do_delayed(Moment.END_OF_BATTLE, side)
        yield from self.resolve_pending()
        if self.lasting:
            self.end_effects(Duration.BATTLE, self.turn_side)
            self.end_effects(Duration.BATTLE, self.turn_side.opponent)
        self.battle = None
        self.change()

    # Paying, which Counter Events and the Main Phase share.

    @rule("2-7-2", "2-7-3", "2-7-4", "1-3-9-1")
    def can_pay(self, side: Side, cost: int) -> bool:
        """True with that many active DON!! cards in the cost area."""
        return self.active_don(side) >= cost

    @rule("2-7-6", "1-3-6-2")
    def price(self, card: Card) -> int:
        """What playing a card costs now: its cost, with what effects add for playing it."""
        price = (
            self.calculated_cost(card) if card.modifiers or self.permanents_exist else card.definition.cost
        )
        for step, side, source in self.rules_in_force() if self.lasting or self.permanents_exist else ():
            if isinstance(step, tree.PlayCosts | tree.NextPlayCosts) and side is card.owner:
                resolving = Resolving(source or card, side)
                if any(self.fits(card, each, resolving) for each in step.among):
                    price += step.amount
        return max(0, price)

    def use_up_discounts(self, card: Card) -> None:
        """What makes the next such card cheaper has done so."""
        resolving = Resolving(card, card.owner)
        self.lasting = [
            lasting
            for lasting in self.lasting
            if not (
                isinstance(lasting.rule, tree.NextPlayCosts)
                and lasting.side is card.owner
                and any(self.fits(card, each, resolving) for each in lasting.rule.among)
            )
        ]

    @rule("2-7-2", "2-7-3", "2-7-4", "3-9-2")
    def pay(self, side: Side, cost: int) -> Procedure[None]:
        """Rest that many active DON!! cards of the player's choice; where they are alike, nobody is asked."""
        active = [don for don in side.cost.cards if don.orientation is ACTIVE]
        if len(active) < cost:
            raise ReferenceBug(f"{side.name} could not pay")
        chosen: Sequence[Card] = active[:cost]
        if 0 < cost < len(active) and not self.are_alike(active):
            chosen = yield from Pick("choose", side, "3-9-2", active, cost, cost).ask()
        for don in chosen:
            self.rest(don)
