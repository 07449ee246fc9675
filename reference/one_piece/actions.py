"""Chapters 4, 8-4 and 11: what the words of effects do, one action after the other."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.areas import Visibility
from ..kernel.cards import Orientation
from ..kernel.decisions import Arrange, Confirm, Number, Pick, Procedure
from ..kernel.driver import GameEnds, Outcome, Result
from ..kernel.events import Event
from ..kernel.modifiers import Duration
from ..kernel.rules import rule
from .cards import Category
from .choosing import Choosing
from .language import tree
from .language.tree import End, Happening, Mention, Place
from .possibility import is_rested
from .state import Area, Because, Card, Delayed, Lasting, Resolving, Side, Watching

PILES = (Place.DECK, Place.LIFE)
"""Where the order of cards counts: everywhere else their owner may change it at any time (3-4-2, 3-5-2)."""


class Actions(Choosing):
    """Carries out the steps of effects."""

    @rule("1-3-7", "8-4-1-5", "2-8-3", "4-10-2", "1-3-2", "8-1-4-1", "8-4-3")
    def carry_out(self, steps: Sequence[tree.Step], resolving: Resolving) -> Procedure[bool]:
        """Carry out steps in the order of the text, each as far as possible; True if all were carried out."""
        before, self.acting = self.acting, resolving
        whole = True
        try:
            for step in steps:
                resolving.done = yield from self.do(step, resolving)
                whole = whole and resolving.done
        finally:
            self.acting = before
        return whole

    def do(self, step: tree.Step, resolving: Resolving) -> Procedure[bool]:
        """Carry out one step; True if it was carried out."""
        match step:
            case tree.If():
                return (yield from self.do_if(step, resolving))
            case tree.May():
                return (yield from self.do_if_wanted(step, resolving))
            case tree.ChooseOne():
                return (yield from self.do_one_of(step, resolving))
            case tree.Modify():
                return (yield from self.modify(step, resolving))
            case tree.Draw() | tree.DrawUntil():
                return (yield from self.do_draw(step, resolving))
            case tree.Trash():
                return (yield from self.trash(step, resolving))
            case tree.TrashUntil():
                return (yield from self.trash_until(step, resolving))
            case tree.KnockOut():
                return (yield from self.do_knock_out(step, resolving))
            case tree.Rest() | tree.SetActive():
                return (yield from self.do_turn(step, resolving))
            case tree.Move():
                return (yield from self.do_move(step, resolving))
            case tree.Play():
                return (yield from self.do_play(step, resolving))
            case tree.LookAt() | tree.Reveal() | tree.Choose():
                return (yield from self.look(step, resolving))
            case tree.AddDon() | tree.ReturnDon() | tree.ReturnDonUntilEqual() | tree.RestDon():
                return (yield from self.do_don(step, resolving))
            case tree.TakeBackDon():
                return (yield from self.take_back_don(step, resolving))
            case tree.ChooseCost():
                return (yield from self.choose_cost(step, resolving))
            case tree.GiveDon():
                return (yield from self.give_don(step, resolving))
            case tree.TurnOver():
                return (yield from self.turn_over(step, resolving))
            case tree.ActivateEffect(timing):
                return (yield from self.activate_also(resolving, timing))
            case tree.ActivateEvent(cards=cards, timing=timing):
                events = yield from self.chosen(cards, resolving)
                for card in events:
                    yield from self.activate_event(card, timing, free=True)
                return self.is_full(cards, events, resolving)
            case tree.DealDamage(to, amount):
                for side in self.owner_side(resolving.side, to):
                    yield from self.deal_damage(side, amount)
                return True
            case tree.Shuffle(by):
                for side in self.owner_side(resolving.side, by):
                    self.shuffle(side)
                return True
            case _:
                return self.do_plainly(step, resolving)

    def do_plainly(self, step: tree.Step, resolving: Resolving) -> bool:
        """Carry out a step that asks nothing."""
        match step:
            case tree.Later(when, steps):
                self.delayed.append(Delayed(when, steps, resolving, resolving.source.instance))
            case tree.Whenever(event, steps):
                self.watching.append(Watching(event, steps, resolving))
                self.reactions_exist = True
            case tree.ExtraTurn(by):
                self.extra_turns += self.owner_side(resolving.side, by)
            case tree.WinGame(by):
                self.win(self.owner_side(resolving.side, by)[0])
            case tree.LoseGame(by):
                self.win(self.owner_side(resolving.side, by)[0].opponent)
            case tree.ChangeAttackTarget(cards):
                return self.change_target(self.pointed_at(cards, resolving))
            case tree.NegateThis():
                return False
            case tree.SwapBasePower(duration):
                return self.swap_base_power(resolving, duration)
            case _:
                duration = getattr(step, "duration", None)
                self.lasting.append(Lasting(resolving.side, duration or Duration.TURN, self.turn, rule=step))
                self.change()
        return True

    # Conditions and choices.

    @rule("4-10-1", "8-3-3")
    def do_if(self, step: tree.If, resolving: Resolving) -> Procedure[bool]:
        """What follows an "if" is carried out only if it is fulfilled."""
        if not self.holds(step.condition, resolving):
            return False
        return (yield from self.carry_out(step.steps, resolving))

    @rule("8-1-2")
    def do_if_wanted(self, step: tree.May, resolving: Resolving) -> Procedure[bool]:
        """What a player "may" do they do as a whole, or not at all."""
        (side,) = self.owner_side(resolving.side, step.by)
        if not self.is_possible(step.steps, resolving):
            return False
        if not (yield from self.wants(side, "8-1-2", resolving.source)):
            return False
        return (yield from self.carry_out(step.steps, resolving))

    @rule("8-4-4", "1-3-2")
    def do_one_of(self, step: tree.ChooseOne, resolving: Resolving) -> Procedure[bool]:
        """One of several options is chosen; one that can do nothing may be chosen too."""
        (side,) = self.owner_side(resolving.side, step.by)
        number = yield from Number("option", side, "8-4-4", 1, len(step.options), resolving.source).ask()
        return (yield from self.carry_out(step.options[number - 1].steps, resolving))

    # Changing cards.

    @rule("8-1-4-2", "8-1-4")
    def modify(self, step: tree.Modify, resolving: Resolving) -> Procedure[bool]:
        """Cards undergo changes for a while."""
        # Numbers first: they may speak of the cards that earlier words were about.
        changes = [self.worked_out(change, resolving) for change in step.changes]
        cards = yield from self.chosen(step.cards, resolving)
        duration = step.duration
        for card in cards:
            for change in changes:
                self.apply(card, Lasting(resolving.side, duration, self.turn, card, change))
        return self.is_full(step.cards, cards, resolving)

    @rule("8-1-4-2", "4-9-2")
    def swap_base_power(self, resolving: Resolving, duration: Duration | None) -> bool:
        """Two chosen cards get each other's base power, as it is now."""
        cards = resolving.mentions.get(Mention.IT, ())
        if len(cards) != 2:
            return False
        values = [self.base_power(card) for card in cards]
        for card, value in zip(cards, reversed(values), strict=True):
            change = tree.Become(tree.Stat.BASE_POWER, tree.Fixed(value))
            self.apply(card, Lasting(resolving.side, duration, self.turn, card, change))
        return True

    @rule("4-4-1", "1-3-8")
    def do_turn(self, step: tree.Rest | tree.SetActive, resolving: Resolving) -> Procedure[bool]:
        """Rest cards, or set them as active."""
        rest = isinstance(step, tree.Rest)
        usable = self.can_rest(resolving) if rest else is_rested
        cards = yield from self.chosen(step.cards, resolving, usable)
        if rest:
            cards = yield from self.would((Happening.RESTED,), cards, self.because(resolving))
            turned = [card for card in cards if self.rest(card, self.because(resolving))]
            resolving.mentions[Mention.RESTED] = tuple(turned)
        else:
            turned = [card for card in cards if self.set_active(card)]
        return self.is_full(step.cards, turned, resolving)

    def turn_over(self, step: tree.TurnOver, resolving: Resolving) -> Procedure[bool]:
        """Turn cards face-up or face-down."""
        up = step.face is tree.Face.UP
        cards = yield from self.chosen(step.cards, resolving, lambda card: card.face_up != up)
        turned = [card for card in cards if card.face_up != up]
        for card in turned:
            card.face_up = up
            self.tell(Event("reveal" if up else "turn down", card.owner, card))
        self.change()
        return self.is_full(step.cards, turned, resolving)

    # Drawing and trashing.

    @rule("4-5-3", "4-5-4", "1-3-10")
    def do_draw(self, step: tree.Draw | tree.DrawUntil, resolving: Resolving) -> Procedure[bool]:
        """The players draw, the turn player first."""
        drawn = 0
        for side in self.owner_side(resolving.side, step.by):
            if self.is_draw_forbidden(side, resolving):
                continue
            if isinstance(step, tree.DrawUntil):
                drawn += self.draw(side, step.hand - len(side.hand))
                continue
            count = self.number(step.count, resolving)
            if step.up_to:
                drawn += yield from self.draw_up_to(side, count, resolving.source)
            else:
                drawn += self.draw(side, count)
        self.deeds.add((resolving.source.serial, resolving.source.instance, "draw"))
        return drawn > 0

    @rule("10-2-14-1", "10-2-1-3", "3-5-1")
    def trash(self, step: tree.Trash, resolving: Resolving) -> Procedure[bool]:
        """Cards are put into their owners' trash, which is no K.O."""
        cards = yield from self.chosen(step.cards, resolving, self.can_be_moved(resolving))
        cards = yield from self.let_go(cards, self.because(resolving))
        for card in cards:
            self.move(card, card.owner.trash)
        self.done_with(cards, resolving, Mention.TRASHED)
        return self.is_full(step.cards, cards, resolving)

    def trash_until(self, step: tree.TrashUntil, resolving: Resolving) -> Procedure[bool]:
        """Players trash cards of their choice until so many are left in their hands."""
        trashed = 0
        for side in self.owner_side(resolving.side, step.players):
            count = len(side.hand) - step.hand
            if count > 0:
                decision = Pick("choose", side, "10-2-14-1", side.hand.cards, count, count, resolving.source)
                for card in (yield from decision.ask()):
                    self.move(card, side.trash)
                trashed += count
        return trashed > 0

    def do_knock_out(self, step: tree.KnockOut, resolving: Resolving) -> Procedure[bool]:
        """Characters are K.O.'d by the effect, all at once."""
        because = self.because(resolving)
        cards = yield from self.chosen(step.cards, resolving, self.can_be_knocked_out(resolving))
        knocked_out = yield from self.knock_out(cards, because)
        knocked_out += yield from self.trash_stages(cards, because)
        self.done_with(knocked_out, resolving, Mention.KNOCKED_OUT)
        return self.is_full(step.cards, knocked_out, resolving)

    @rule("1-3-1")
    def trash_stages(self, cards: Sequence[Card], because: Because) -> Procedure[list[Card]]:
        """Stages that text says to K.O. are trashed: only Characters are K.O.'d."""
        stages = yield from self.let_go([card for card in cards if card.area is card.owner.stage], because)
        for card in stages:
            self.move(card, card.owner.trash)
        return stages

    # Moving.

    @rule("4-11-2", "3-1-7", "11-2-1", "3-10-2-1")
    def do_move(self, step: tree.Move, resolving: Resolving) -> Procedure[bool]:
        """Cards move to a place of their owners."""
        (side,) = self.owner_side(resolving.side, step.by)
        can_move = self.can_move_to(step.to, resolving, side)
        cards = yield from self.chosen(step.cards, resolving, can_move)
        cards = [card for card in cards if self.is_on_field(card) or can_move(card)]
        cards = yield from self.let_go(cards, self.because(resolving))
        to = yield from self.destination(step.to, side, resolving)
        end = to.end
        if end is End.TOP_OR_BOTTOM:
            top = bool(cards) and (
                yield from Confirm("end", side, "8-4-4", "top", "bottom", resolving.source).ask()
            )
            end = End.TOP if top else End.BOTTOM
        looker = side if cards and all(card in resolving.these for card in cards) else None
        cards = yield from self.ordered(cards, to.place, looker)
        if self.must_reveal(step.cards, to):
            for card in cards:
                self.reveal(card)
        kept_up = self.keep_face_up(cards, to, resolving)
        self.put_at(cards, to, end)
        for card in kept_up:
            card.face_up = True
        self.done_with(cards, resolving, Mention.RETURNED, Mention.PLACED)
        return self.is_full(step.cards, cards, resolving)

    def destination(self, to: Sequence[tree.To], side: Side, resolving: Resolving) -> Procedure[tree.To]:
        """The place to go to; of several, the player chooses one."""
        if len(to) == 1:
            return to[0]
        number = yield from Number("option", side, "8-4-4", 1, len(to), resolving.source).ask()
        return to[number - 1]

    @rule("3-1-7", "3-1-8", "3-2-3")
    def ordered(self, cards: list[Card], place: Place, looker: Side | None = None) -> Procedure[list[Card]]:
        """The owner, or the player whom an effect lets look at them, decides the order of several cards."""
        if place not in PILES:
            return cards
        result: list[Card] = []
        for side in (self.turn_side, self.turn_side.opponent):
            own = [card for card in cards if card.owner is side]
            if len(own) > 1:
                own = list((yield from Arrange("order", looker or side, "3-1-7", own).ask()))
            result += own
        return result

    @rule("11-2-1")
    def must_reveal(self, cards: tree.Cards, to: tree.To) -> bool:
        """True for cards that go from one secret area to another and have to be what was asked for."""
        if to.place not in (Place.HAND, Place.DECK, Place.LIFE) or not isinstance(cards, tree.Chosen):
            return False
        secret = (Place.HAND, Place.DECK, Place.LIFE, Place.THESE)
        return any(each.filters and set(each.places) <= set(secret) for each in cards.among)

    @rule("2-9-4", "3-1-7", "4-2-1-1")
    def put_at(self, cards: Sequence[Card], to: tree.To, end: End | None) -> None:
        """Place cards, listed from the top, at the end of a pile or in an area."""
        bottom = end is End.BOTTOM
        unseen = self.is_order_hidden(cards, to)
        for card in cards if bottom or to.place not in PILES else reversed(cards):
            area = self.area_of(card.owner, to.place)
            self.move(card, area, bottom=bottom, unseen=unseen)
            if to.face is not None:
                card.face_up = to.face is tree.Face.UP

    @rule("4-2-1-1")
    def area_of(self, side: Side, place: Place) -> Area:
        """The area of a player that a place means."""
        area = side.areas[place.value]
        assert isinstance(area, Area)
        return area

    def done_with(self, cards: Sequence[Card], resolving: Resolving, *mentions: Mention) -> None:
        """Note what was done, for later words."""
        for mention in (Mention.IT, *mentions):
            resolving.mentions[mention] = tuple(cards)
        resolving.these = [card for card in resolving.these if card not in cards]
        resolving.revealed = [card for card in resolving.revealed if card not in cards]

    # Playing by effects.

    @rule("3-7-3", "3-8-3", "3-7-5", "8-6-3")
    def do_play(self, step: tree.Play, resolving: Resolving) -> Procedure[bool]:
        """Characters and Stages are played without paying their cost."""
        cards = yield from self.chosen(step.cards, resolving)
        because = self.because(resolving)
        cards = [card for card in cards if self.can_be_played(card, because)]
        for card in cards:
            if not self.is_on_field(card):
                yield from self.place(card, rested=step.state is tree.State.RESTED)
        self.done_with(cards, resolving, Mention.PLACED)
        return self.is_full(step.cards, cards, resolving)

    @rule("3-7-3", "3-8-3", "10-2-6-1")
    def place(self, card: Card, *, rested: bool = False) -> Procedure[None]:
        """Place a Character or Stage in its area; effects on its being played are met."""
        origin = card.area
        if card.definition.category is Category.CHARACTER:
            rested = self.enters_rested(card, rested)
            yield from self.place_character(card, rested=rested)
        elif card.definition.category is Category.STAGE:
            self.place_stage(card)
        else:
            return
        if card.definition.abilities:
            self.meet_timing(card, self.abilities_at(card, tree.Timing.ON_PLAY))
        if self.reactions_exist:
            self.happen(Happening.PLAYED, [card], card.owner, self.reason(), origin=origin)

    # Looking and revealing.

    @rule("11-3-1", "11-3-2", "11-2-2", "3-10-3")
    def look(self, step: tree.LookAt | tree.Reveal | tree.Choose, resolving: Resolving) -> Procedure[bool]:
        """A player looks at cards, or shows them to both; they stay where they are."""
        cards = yield from self.chosen(step.cards, resolving)
        if isinstance(step, tree.Choose):
            resolving.these = list(cards)
            return bool(cards)
        for card in cards:
            if isinstance(step, tree.Reveal):
                if not card.face_up and card.area is not None and card.area.seen != 0b11:
                    resolving.revealed.append(card)
                self.reveal(card)
            else:
                looking = (card, self.owner_side(resolving.side, step.by)[0])
                self.looked_at.append(looking)
                resolving.looked_at.append(looking)
        resolving.these = list(cards)
        if isinstance(step, tree.Reveal):
            resolving.mentions[Mention.REVEALED] = tuple(cards)
        return bool(cards)

    @rule("11-2-2", "11-3-3", "3-10-3")
    def stop_showing(self, resolving: Resolving) -> None:
        """After an effect, cards of secret areas that it showed are hidden again."""
        for card in resolving.revealed:
            if card.area is not None and card.area.visibility is not Visibility.OPEN:
                card.face_up = False
        self.looked_at = [each for each in self.looked_at if each not in resolving.looked_at]

    # DON!! cards.

    @rule("8-3-1-5", "8-3-1-6", "10-2-10-1", "3-9-1", "3-9-3")
    def do_don(
        self,
        step: tree.AddDon | tree.ReturnDon | tree.ReturnDonUntilEqual | tree.RestDon,
        resolving: Resolving,
    ) -> Procedure[bool]:
        """DON!! cards come from the DON!! deck, return to it, or are rested."""
        (side,) = self.owner_side(resolving.side, step.by)
        if isinstance(step, tree.ReturnDonUntilEqual):
            count = len(self.don_on_field(side)) - len(self.don_on_field(side.opponent))
            return (yield from self.return_don(side, side, count, resolving))
        count = self.number(step.count, resolving)
        if isinstance(step, tree.AddDon):
            count = min(count, len(side.don_deck))
            if step.up_to and count > 0:
                count = yield from self.choose_number(side, count, resolving)
            for _ in range(count):
                self.move(side.don_deck.cards[0], side.cost, rested=step.state is tree.State.RESTED)
            return count > 0
        if isinstance(step, tree.RestDon):
            active = [don for don in side.cost.cards if don.orientation is Orientation.ACTIVE]
            return sum(self.rest(don, self.because(resolving)) for don in active[:count]) == count
        (owner,) = self.owner_side(resolving.side, step.owner)
        return (yield from self.return_don(side, owner, count, resolving, step.state))

    @rule("8-3-1-6", "10-2-10-1", "1-3-2-2")
    def return_don(
        self, chooser: Side, side: Side, count: int, resolving: Resolving, state: tree.State | None = None
    ) -> Procedure[bool]:
        """A player chooses DON!! cards on a field, mostly their own, and they return to the DON!! deck."""
        options = self.returnable_don(side, state)
        most = max(0, min(count, len(options)))
        if most == 0:
            return False
        if most == len(options) or self.are_alike(options):
            chosen = options[:most]
        else:
            decision = Pick("choose", chooser, "8-3-1-6", options, most, most, resolving.source)
            chosen = list((yield from decision.ask()))
        for don in chosen:
            self.take_from_holder(don)
            self.move(don, side.don_deck)
        for don in chosen:
            # "A DON!! card" is met by each of them, "2 or more" once by all of them together.
            number = most if don is chosen[0] else None
            self.happen(Happening.DON_RETURNED, [don], side, self.because(resolving), number=number)
        resolving.mentions[Mention.RETURNED] = tuple(chosen)
        return most == count

    @rule("6-5-5-4", "3-9-1")
    def take_back_don(self, step: tree.TakeBackDon, resolving: Resolving) -> Procedure[bool]:
        """Given DON!! cards are placed in the cost area, rested."""
        dons = yield from self.chosen(step.cards, resolving)
        for don in dons:
            self.take_from_holder(don)
            self.move(don, don.owner.cost, rested=True)
        return self.is_full(step.cards, dons, resolving)

    def give_don(self, step: tree.GiveDon, resolving: Resolving) -> Procedure[bool]:
        """DON!! cards are given to cards."""
        given = 0
        if step.each:
            holders = yield from self.chosen(step.to, resolving)
            for holder in holders:
                for don in (yield from self.chosen(step.don, resolving)):
                    self.place_under(don, holder)
                    given += 1
            return given > 0
        dons = yield from self.chosen(step.don, resolving)
        holders = (yield from self.chosen(step.to, resolving)) if dons else []
        for don in dons if holders else []:
            self.place_under(don, holders[0])
            given += 1
        return self.is_full(step.don, dons[:given], resolving)

    # The game as a whole.

    @rule("1-2-5", "1-3-1")
    def win(self, side: Side) -> None:
        """An effect lets a player win at once."""
        raise GameEnds(Result(Outcome.WON, side, "1-2-5"))

    def change_target(self, cards: Sequence[Card]) -> bool:
        """Another card becomes the target of the attack."""
        if self.battle is None or not cards:
            return False
        self.battle.aim_at(cards[0])
        return True
