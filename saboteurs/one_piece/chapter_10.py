"""Chapter 10: what breaks in keyword effects and keywords."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from ...reference.kernel.decisions import Decision, Procedure, Refusal
from ...reference.one_piece.game import OnePiece
from ...reference.one_piece.language import tree
from ...reference.one_piece.language.tree import Ability, Deed, Timing
from ...reference.one_piece.state import BY_RULE, Act, Battle, Because, Card, Pending, Resolving, Side
from ..registry import saboteur


def without(abilities: tuple[Ability, ...], timing: Timing, unwanted: Timing) -> tuple[Ability, ...]:
    """The abilities, but none of the unwanted timing."""
    return () if timing is unwanted else abilities


# --- 10-1


@saboteur("10-1-1-1")
class RushIsIgnored(OnePiece):
    """A Character with [Rush] waits a turn like any other."""

    def may_attack_at_once(self, card: Card) -> bool:
        return False


@saboteur("10-1-2-1")
class DoubleAttackDealsOne(OnePiece):
    """[Double Attack] deals 1 damage."""

    def attack_damage(self, attacker: Card) -> int:
        return 1


@saboteur("10-1-3-1")
class BanishIsIgnored(OnePiece):
    """[Banish] lets Life cards go to the hand."""

    def banishes(self, attacker: Card) -> bool:
        return False


@saboteur("10-1-4-1")
class BlockerStaysActive(OnePiece):
    """A blocker that is rested may block, too."""

    def can_be_rested(self, card: Card, because: Because = BY_RULE) -> bool:
        return True


@saboteur("10-1-4-1")
class BlockerNeedsNoKeyword(OnePiece):
    """Any active Character may block."""

    def refuse_block(self, battle: Battle, blocker: Card) -> Refusal | None:
        refusal = super().refuse_block(battle, blocker)
        return None if refusal and "no [Blocker]" in refusal.why else refusal


@saboteur("10-1-4-1")
class BlockerBlocksForItself(OnePiece):
    """The very card that is attacked may block."""

    def refuse_block(self, battle: Battle, blocker: Card) -> Refusal | None:
        refusal = super().refuse_block(battle, blocker)
        return None if refusal and "itself" in refusal.why else refusal


@saboteur("10-1-5-1")
class TriggerAlsoGoesToHand(OnePiece):
    """A card whose [Trigger] is activated is added to the hand all the same."""

    def activate_trigger(self, card: Card) -> Procedure[None]:
        yield from super().activate_trigger(card)
        self.move(card, card.owner.hand)


@saboteur("10-1-5-2")
class DeclinedTriggerIsShown(OnePiece):
    """A card whose [Trigger] is declined is added to the hand face-up."""

    def offer_trigger(self, card: Card) -> Procedure[bool]:
        used = yield from super().offer_trigger(card)
        if not used:
            self.move(card, card.owner.hand)
            card.face_up = True
            return True
        return used


@saboteur("10-1-5-3")
class TriggerCardStaysInLife(OnePiece):
    """A card whose [Trigger] is activated is put back on top of the Life cards."""

    def activate_trigger(self, card: Card) -> Procedure[None]:
        yield from super().activate_trigger(card)
        if card.area is card.owner.trash:
            self.move(card, card.owner.life)


# --- 10-2-1 to 10-2-8


@saboteur("10-2-1-1")
class BattleIsNoKo(OnePiece):
    """A Character that loses a battle is trashed without being K.O.'d."""

    def knock_out_target(self, battle: Battle) -> Procedure[None]:
        self.move(battle.target, battle.target.owner.trash)
        return
        yield


@saboteur("10-2-1-2")
class KoReturnsToHand(OnePiece):
    """A K.O.'d Character goes to its owner's hand."""

    def knock_out(self, cards: Sequence[Card], because: Because) -> Procedure[list[Card]]:
        knocked_out = yield from super().knock_out(cards, because)
        for card in knocked_out:
            self.move(card, card.owner.hand)
        return knocked_out


@saboteur("10-2-1-3")
class TrashingIsKo(OnePiece):
    """A Character that an effect trashes is K.O.'d."""

    def trash(self, step: tree.Trash, resolving: Resolving) -> Procedure[bool]:
        cards = yield from self.chosen(step.cards, resolving)
        fielded = [card for card in cards if card.area is card.owner.characters]
        knocked_out = yield from self.knock_out(fielded, self.because(resolving))
        for card in cards:
            if card not in fielded:
                self.move(card, card.owner.trash)
        return bool(knocked_out)


@saboteur("10-2-1-3")
class ProtectionIsIgnored(OnePiece):
    """A Character that cannot be K.O.'d is K.O.'d."""

    def is_protected(self, card: Card, because: Because, *deeds: Deed) -> bool:
        return False


@saboteur("10-2-2-1")
class ActivateMainNever(OnePiece):
    """[Activate: Main] effects cannot be activated."""

    def refuse_activate(self, side: Side, card: Card, number: int | None) -> Refusal | None:
        return Refusal("10-2-2-1", "never")


@saboteur("10-2-2-1")
class ActivateMainInBattle(OnePiece):
    """The turn player activates [Activate: Main] effects while the other player may counter."""

    def refuse_time(self, decision: Decision, side: Side, act: Act) -> Refusal | None:
        if act.kind == "activate" and decision.kind == "counter" and side is self.turn_side:
            return None
        return super().refuse_time(decision, side, act)

    def refuse_counter_act(self, side: Side, act: Act) -> Refusal | None:
        if act.kind == "activate" and act.card is not None:
            return self.refuse_activate(self.turn_side, act.card, act.ability)
        return super().refuse_counter_act(side, act)

    def counter_step(self, battle: Battle) -> Procedure[None]:
        step = super().counter_step(battle)
        reply: object = None
        with suppress(StopIteration):
            while True:
                decision = step.send(reply)
                while isinstance(reply := (yield decision), Act) and reply.kind == "activate":
                    yield from self.do_main_act(self.turn_side, reply)


@saboteur("10-2-3-1")
class MainEventsInBattle(OnePiece):
    """[Main] Events are used in the Counter Step as if they had [Counter]."""

    def refuse_counter_event(self, side: Side, card: Card) -> Refusal | None:
        refusal = super().refuse_counter_event(side, card)
        return None if refusal and "no [Counter]" in refusal.why else refusal


@saboteur("10-2-3-1-1")
class TriggerCannotActivateMain(OnePiece):
    """A [Trigger] cannot activate [Main]."""

    def activate_also(self, resolving: Resolving, timing: Timing) -> Procedure[bool]:
        if timing is Timing.MAIN:
            return False
        return (yield from super().activate_also(resolving, timing))


@saboteur("10-2-4-1")
class CounterEventsInTheMainPhase(OnePiece):
    """[Counter] Events are used in the Main Phase."""

    def refuse_play(self, side: Side, card: Card) -> Refusal | None:
        refusal = super().refuse_play(side, card)
        return None if refusal and "no [Main]" in refusal.why else refusal


@saboteur("10-2-4-1-1")
class TriggerCannotActivateCounter(OnePiece):
    """A [Trigger] cannot activate [Counter]."""

    def activate_also(self, resolving: Resolving, timing: Timing) -> Procedure[bool]:
        if timing is Timing.COUNTER:
            return False
        return (yield from super().activate_also(resolving, timing))


@saboteur("10-2-4-1-2")
class MainBringsCounterAlong(OnePiece):
    """Activating [Main] activates the card's [Counter], too."""

    def activate_also(self, resolving: Resolving, timing: Timing) -> Procedure[bool]:
        done = yield from super().activate_also(resolving, timing)
        if timing is Timing.MAIN:
            yield from super().activate_also(resolving, Timing.COUNTER)
        return done


@saboteur("10-2-5-1")
class WhenAttackingIsSilent(OnePiece):
    """[When Attacking] effects do not activate."""

    def abilities_at(self, card: Card, timing: Timing) -> tuple[Ability, ...]:
        return without(super().abilities_at(card, timing), timing, Timing.WHEN_ATTACKING)


@saboteur("10-2-6-1")
class OnPlayIsSilent(OnePiece):
    """[On Play] effects do not activate."""

    def abilities_at(self, card: Card, timing: Timing) -> tuple[Ability, ...]:
        return without(super().abilities_at(card, timing), timing, Timing.ON_PLAY)


@saboteur("10-2-7-1")
class EndOfYourTurnIsSilent(OnePiece):
    """[End of Your Turn] effects do not activate."""

    def abilities_at(self, card: Card, timing: Timing) -> tuple[Ability, ...]:
        return without(super().abilities_at(card, timing), timing, Timing.END_OF_YOUR_TURN)


@saboteur("10-2-8-1")
class EndOfYourOpponentsTurnIsSilent(OnePiece):
    """[End of Your Opponent's Turn] effects do not activate."""

    def abilities_at(self, card: Card, timing: Timing) -> tuple[Ability, ...]:
        return without(super().abilities_at(card, timing), timing, Timing.END_OF_OPPONENTS_TURN)


# --- 10-2-13


@saboteur("10-2-13-1", "10-2-13-3")
class AnyNumberOfTimesPerTurn(OnePiece):
    """[Once Per Turn] effects are not limited."""

    def is_used_up(self, card: Card, ability: Ability) -> bool:
        return False


@saboteur("10-2-13-2")
class OncePerTurnForAllCopies(OnePiece):
    """One card that uses a [Once Per Turn] effect uses it up for all cards of the same name."""

    def is_used_up(self, card: Card, ability: Ability) -> bool:
        return ability.once_per_turn and any(
            self.cards[serial].definition is card.definition and number == ability.number
            for serial, _, number in self.used
        )


@saboteur("10-2-13-4")
class OncePerTurnFollowsTheCard(OnePiece):
    """A card that comes back to the field has still used its [Once Per Turn] effect."""

    def is_used_up(self, card: Card, ability: Ability) -> bool:
        return ability.once_per_turn and any(
            (serial, number) == (card.serial, ability.number) for serial, _, number in self.used
        )


@saboteur("10-2-13-5")
class FailedPaymentIsForgiven(OnePiece):
    """An effect whose payment failed may be activated again."""

    def pay_activation_cost(self, ability: Ability, resolving: Resolving, *, ask: bool) -> Procedure[bool]:
        paid = yield from super().pay_activation_cost(ability, resolving, ask=ask)
        if not paid:
            self.used.clear()
        return paid


# --- 10-2-14 to 10-2-17


@saboteur("10-2-14-1")
class TrashIsChosenAtRandom(OnePiece):
    """A player who has to trash a card from the hand loses the newest one."""

    def trash(self, step: tree.Trash, resolving: Resolving) -> Procedure[bool]:
        for side in self.owner_side(resolving.side, step.by):
            if side.hand.cards:
                self.move(side.hand.cards[-1], side.trash)
        return True
        yield


@saboteur("10-2-15-1")
class OnBlockIsSilent(OnePiece):
    """[On Block] effects do not activate."""

    def abilities_at(self, card: Card, timing: Timing) -> tuple[Ability, ...]:
        return without(super().abilities_at(card, timing), timing, Timing.ON_BLOCK)


@saboteur("10-2-16-1")
class ReactionsBeforeTheAttacker(OnePiece):
    """[On Your Opponent's Attack] effects resolve before [When Attacking]."""

    def order_of_players(self) -> tuple[Side, Side]:
        turn_player, other = super().order_of_players()
        return (turn_player, other) if self.battle is None else (other, turn_player)


@saboteur("10-2-17-1")
class OnKoNeedsTheField(OnePiece):
    """An [On K.O.] effect does not resolve, since its card is in the trash."""

    def resolve_auto(self, pending: Pending) -> Procedure[None]:
        if not pending.activated:
            yield from super().resolve_auto(pending)


@saboteur("10-2-17-1")
class OnKoConditionInTheTrash(OnePiece):
    """The condition of an [On K.O.] effect is checked in the trash."""

    def resolve_auto(self, pending: Pending) -> Procedure[None]:
        yield from super().resolve_auto(pending._replace(activated=False))
