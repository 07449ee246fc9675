"""Chapter 6, Game Progression: the turn and its phases."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.decisions import Procedure, ReferenceBug, Refusal, Window
from ..kernel.events import Event
from ..kernel.modifiers import Duration
from ..kernel.rules import rule
from .areas import ACTIVE
from .battle import Battles
from .cards import Category
from .language.tree import Deed, Happening, Moment, Timing
from .state import END_PHASE, PROCEED, Act, Card, Lasting, Phase, Side


class Turns(Battles):
    """Carries out turns."""

    @rule("6-1-1", "6-1-2")
    def take_turns(self, phase: Phase = Phase.REFRESH) -> Procedure[None]:
        """Turns without end, from a phase of this turn on; only defeat ends the game."""
        phases = {
            Phase.REFRESH: self.refresh_phase,
            Phase.DRAW: self.draw_phase,
            Phase.DON: self.don_phase,
            Phase.MAIN: self.main_phase,
            Phase.END: self.end_phase,
        }
        order = self.phases_in_order()
        remaining = order[order.index(phase) :]
        while True:
            for self.phase in remaining:
                self.tell(Event("phase", self.turn_side, destination=self.phase.value))
                yield from phases[self.phase]()
            self.pass_turn()
            remaining = order

    @rule("6-1-1")
    def phases_in_order(self) -> list[Phase]:
        """The phases of a turn as they follow each other."""
        return list(Phase)

    @rule("6-6-1-4", "4-3-1", "4-3-2")
    def pass_turn(self) -> None:
        """The turn ends and the other player becomes the turn player, unless an effect gives another turn."""
        self.used.clear()
        self.deeds.clear()
        self.watching.clear()
        self.repeated.clear()
        self.turn_side.turns_taken += 1
        self.turn_side = self.extra_turns.pop(0) if self.extra_turns else self.turn_side.opponent
        self.turn += 1
        self.change()

    # Before the Main Phase.

    @rule("6-2-1", "6-2-2")
    def refresh_phase(self) -> Procedure[None]:
        """Effects until this start end, start-of-turn effects act, DON!! return, cards become active."""
        side = self.turn_side
        if self.lasting:
            self.end_effects(Duration.START_OF_NEXT_TURN, side)
        self.meet_moment(side, Timing.START_OF_YOUR_TURN)
        self.happen(Happening.TURN_STARTS, player=side)
        yield from self.resolve_pending()
        self.return_all_given(side)
        self.refresh(side)

    def meet_moment(self, side: Side, timing: Timing) -> None:
        """The timing of a player's effects for a moment of the turn has come."""
        for card in self.on_field(side):
            if card.definition.abilities:
                self.meet_timing(card, self.abilities_at(card, timing))

    @rule("6-2-3")
    def return_all_given(self, side: Side) -> None:
        """All DON!! cards given to the player's cards return to the cost area."""
        for holder in self.fighters(side):
            for don in self.take_given(holder):
                self.move(don, side.cost, rested=self.edition.returned_don_are_rested)

    @rule("6-2-4", "1-3-3")
    def refresh(self, side: Side) -> None:
        """All rested cards of the player's field are set as active, but those that an effect keeps rested."""
        for area in (side.leader, side.characters, side.stage, side.cost):
            for card in area.cards:
                if not self.cannot(card, Deed.BECOME_ACTIVE):
                    self.set_active(card)
        if self.lasting:
            self.end_next_refresh(side)

    def end_next_refresh(self, side: Side) -> None:
        """What was said of this Refresh Phase has been done."""
        over = [
            lasting
            for lasting in self.lasting
            if lasting.duration is Duration.NEXT_REFRESH and lasting.card and lasting.card.owner is side
        ]
        self.drop(over)

    @rule("6-3-1")
    def draw_phase(self) -> Procedure[None]:
        """The turn player draws 1 card, but not the first player on their first turn."""
        if not self.is_very_first_turn():
            self.draw(self.turn_side)
        yield from self.resolve_pending()

    def is_very_first_turn(self) -> bool:
        """True in the first turn of the player going first."""
        return self.turn == 1

    @rule("6-4-1", "6-4-2", "6-4-3", "3-3-3")
    def don_phase(self) -> Procedure[None]:
        """DON!! cards come from the DON!! deck, as many as there are, one by one."""
        side = self.turn_side
        for _ in range(self.don_of_turn()):
            if side.don_deck.cards:
                self.move(side.don_deck.cards[0], side.cost)
        yield from self.resolve_pending()

    @rule("6-4-1")
    def don_of_turn(self) -> int:
        """2 DON!! cards a turn, 1 for the first player on their first turn."""
        return 1 if self.is_very_first_turn() else 2

    # The Main Phase.

    @rule("6-5-1")
    def main_phase(self) -> Procedure[None]:
        """Effects at the start of the Main Phase act, then the turn player does."""
        self.happen(Happening.MAIN_PHASE_STARTS, player=self.turn_side)
        yield from self.resolve_pending()
        yield from self.main_actions()

    @rule("6-5-2", "6-5-2-1")
    def main_actions(self) -> Procedure[None]:
        """The turn player acts in any order and number until they declare the end of the phase."""
        side = self.turn_side
        yield from self.settle_permanents()
        window = Window(
            "main",
            side,
            "6-5-2",
            Act,
            lambda: self.main_moves(side),
            lambda act: self.refuse_main_act(side, act),
        )
        while (act := (yield from window.ask())).kind != "end phase":
            yield from self.do_main_act(side, act)
            yield from self.resolve_pending()

    def main_moves(self, side: Side) -> Iterator[Act]:
        """Every legal act of the Main Phase."""
        yield END_PHASE
        for card in side.hand.cards:
            if self.refuse_play(side, card) is None:
                yield Act("play", card)
        for holder in self.fighters(side):
            if self.refuse_give(side, holder, 1) is None:
                yield Act("give", None, holder)
        for card in self.on_field(side):
            if card.definition.abilities:
                for ability in card.definition.abilities:
                    act = Act("activate", card, None, 1, ability.number)
                    if self.refuse_main_act(side, act) is None:
                        yield act
        yield from self.attacks(side)

    def refuse_main_act(self, side: Side, act: Act) -> Refusal | None:
        """Why an act cannot be done in the Main Phase, if it cannot."""
        match act.kind:
            case "end phase":
                return None
            case "play" if act.card is not None:
                return self.refuse_play(side, act.card)
            case "activate" if act.card is not None:
                return self.refuse_activate(side, act.card, act.ability) or self.refuse_repetition(act)
            case "give" if act.target is not None:
                return self.refuse_give(side, act.target, act.number)
            case "attack" if act.card is not None and act.target is not None:
                return self.refuse_attack(side, act.card, act.target)
        return Refusal("6-5-2", f"the Main Phase has no such action as {act.kind!r}")

    def do_main_act(self, side: Side, act: Act) -> Procedure[None]:
        """Carry out an act of the Main Phase."""
        card, target = act.card, act.target
        if act.kind == "play" and card is not None:
            yield from self.play(card)
        elif act.kind == "give" and target is not None:
            self.give(side, target, act.number)
        elif act.kind == "attack" and card is not None and target is not None:
            yield from self.fight(card, target)
        elif act.kind == "activate" and card is not None:
            ability = self.activatable(card, act.ability)
            if ability is not None and (yield from self.count_repetition(side, act)):
                yield from self.activate(card, ability)
        else:
            raise ReferenceBug(f"{act!r} was let through")

    # Playing cards.

    @rule("6-5-3-1", "4-7-1", "10-2-3-1")
    def refuse_play(self, side: Side, card: Card) -> Refusal | None:
        """A card is played from the hand for its cost; an Event needs [Main]."""
        if card.area is not side.hand:
            return Refusal("6-5-3-1", "{!r} is not in {}'s hand", card, side.name)
        if card.definition.category is Category.EVENT and not card.definition.abilities_at(Timing.MAIN):
            return Refusal("10-2-3-1", "{!r} has no [Main]", card)
        if self.is_play_forbidden(card, from_hand=True):
            return Refusal("4-7-2", "an effect keeps {} from playing {!r}", side.name, card)
        if not self.can_pay(side, self.price(card)):
            return Refusal("6-5-3-1", "{} cannot pay the cost of {!r}", side.name, card)
        return None

    @rule("6-5-3-1", "4-7-1", "2-7-2", "2-7-4")
    def play(self, card: Card) -> Procedure[None]:
        """Reveal a card in hand, pay its cost, and play or activate it."""
        if card.definition.category is Category.EVENT:
            yield from self.activate_event(card, Timing.MAIN)
            return
        self.reveal(card)
        yield from self.pay(card.owner, self.price(card))
        if self.lasting:
            self.use_up_discounts(card)
        yield from self.place(card)

    # Giving DON!! cards.

    @rule("6-5-5-1", "6-5-5-3")
    def refuse_give(self, side: Side, target: Card, count: int) -> Refusal | None:
        """Active DON!! cards in the cost area are given to the player's own Leader or Characters."""
        if target.owner is not side or not self.is_fighter(target):
            return Refusal("6-5-5-1", "{!r} is no Leader or Character of {}", target, side.name)
        if not 1 <= count <= self.active_don(side):
            return Refusal("6-5-5-1", "{} has not {} active DON!! cards to give", side.name, count)
        return None

    @rule("6-5-5-1", "6-5-5-3", "4-4-2")
    def give(self, side: Side, target: Card, count: int) -> None:
        """Place active DON!! cards under a card; there they are neither active nor rested."""
        active = [don for don in side.cost.cards if don.orientation is ACTIVE]
        for don in active[:count]:
            self.place_under(don, target)

    # The End Phase.

    @rule("6-6-1")
    def end_phase(self) -> Procedure[None]:
        """End-of-turn effects act, then what lasts to the end of the turn ends, then what lasts during it."""
        yield from self.end_of_turn_effects()
        for side in (self.turn_side, self.turn_side.opponent):
            yield from self.end_of_turn_processes(side)
        if self.lasting:
            self.end_during_this_turn()

    @rule("6-6-1-1", "6-6-1-1-1", "6-6-1-1-2", "6-6-1-1-3", "6-6-1-1-4", "10-2-7-1", "10-2-8-1")
    def end_of_turn_effects(self) -> Procedure[None]:
        """The turn player's effects at the end of their turn, all of them before the other player's."""
        yield from self.resolve_pending()
        self.meet_moment(self.turn_side, Timing.END_OF_YOUR_TURN)
        self.happen(Happening.TURN_ENDS, player=self.turn_side)
        yield from self.resolve_pending()
        self.meet_moment(self.turn_side.opponent, Timing.END_OF_OPPONENTS_TURN)
        yield from self.resolve_pending()

    @rule("6-6-1-2")
    def end_of_turn_processes(self, side: Side) -> Procedure[None]:
        """A player's effects put off to the end of the turn act, and those that last until then end."""
        if self.delayed:
            yield from self.do_delayed(Moment.END_OF_TURN, side)
            yield from self.resolve_pending()
        if self.lasting:
            self.drop([each for each in self.lasting if each.side is side and self.ends_with_turn(each)])

    @rule("6-6-1-2", "8-1-4-2")
    def ends_with_turn(self, lasting: Lasting) -> bool:
        """True for an effect that lasts until the end of the turn that ends now."""
        match lasting.duration:
            case Duration.END_OF_TURN:
                return True
            case Duration.END_OF_NEXT_TURN:
                return lasting.side is self.turn_side and lasting.turn < self.turn
            case Duration.END_OF_OPPONENTS_NEXT_TURN:
                # Official answer: begun during the opponent's turn, it ends with that very turn.
                return lasting.side is not self.turn_side
        return False

    @rule("6-6-1-3")
    def end_during_this_turn(self) -> None:
        """What lasts during this turn becomes invalid: the turn player's effects, then the other player's."""
        self.end_effects(Duration.TURN, self.turn_side)
        self.end_effects(Duration.TURN, self.turn_side.opponent)

    # Positions that begin before a phase.

    def wait_before_phase(self) -> Procedure[None]:
        """Let the turn player say when the phase begins."""

        def moves() -> Iterator[Act]:
            yield PROCEED

        def refusal(act: Act) -> Refusal | None:
            if act.kind == "proceed":
                return None
            return Refusal("6-1-2", f"the {self.phase.value} has not begun")

        yield from Window("proceed", self.turn_side, "6-1-2", Act, moves, refusal).ask()
