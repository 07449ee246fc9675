"""Chapter 4, Basic Game Terminology, with 10-2-1: states, drawing, damage processing, K.O., removing."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.cards import Orientation
from ..kernel.decisions import Confirm, Procedure
from ..kernel.events import Event
from ..kernel.rules import rule
from .cards import Category
from .language import tree
from .language.tree import Deed, Happening, Place, Timing
from .replacement import ReplacementEffects
from .state import BY_RULE, Because, Card, Pending, Phase, Resolving, Side


class Terms(ReplacementEffects):
    """Carries out what the basic terms of the game mean."""

    # Card states.

    @rule("4-4-1", "4-4-1-2", "1-3-2-1", "1-3-3")
    def rest(self, card: Card, because: Because = BY_RULE) -> bool:
        """Rest an active card; one that is not active, or cannot be rested, stays as it is."""
        if not self.can_be_rested(card, because):
            return False
        card.orientation = Orientation.RESTED
        self.change()
        if self.reactions_exist:
            self.happen(Happening.RESTED, [card], card.owner, because)
        return True

    @rule("1-3-3")
    def can_be_rested(self, card: Card, because: Because = BY_RULE) -> bool:
        """True for an active card that nothing keeps from being rested so."""
        return card.orientation is Orientation.ACTIVE and not any(
            self.forbids(cannot, card, because) for cannot in self.prohibitions(card, Deed.BE_RESTED)
        )

    @rule("4-4-1", "4-4-1-1", "1-3-2-1")
    def set_active(self, card: Card) -> bool:
        """Set a rested card as active; one that is not rested stays as it is."""
        if card.orientation is not Orientation.RESTED:
            return False
        card.orientation = Orientation.ACTIVE
        self.change()
        if self.reactions_exist:
            self.happen(Happening.BECOMES_ACTIVE, [card], card.owner, self.reason())
        return True

    # Drawing.

    @rule("4-5-1", "4-5-2", "4-5-3", "3-2-3", "3-4-1", "1-3-2-2")
    def draw(self, side: Side, count: int = 1) -> int:
        """Draw cards one by one from the top of the deck, unseen by the other player; how many it were."""
        drawn = 0
        while drawn < count and side.deck.cards:
            card = side.deck.cards[0]
            self.tell(Event("draw", side, card, amount=1, seen=side.bit))
            self.move(card, side.hand)
            drawn += 1
            if self.reactions_exist and self.phase is not Phase.DRAW:
                self.happen(Happening.DREW, [card], side)
        return drawn

    @rule("4-5-4", "4-5-4-1", "4-5-4-2", "4-5-4-3", "4-8-2")
    def draw_up_to(self, side: Side, most: int, subject: Card) -> Procedure[int]:
        """Draw card by card; the player may stop before each."""
        drawn = 0
        while drawn < most and side.deck.cards:
            if not (yield from Confirm("draw", side, "4-5-4-1", "draw", subject=subject).ask()):
                break
            drawn += self.draw(side)
        return drawn

    @rule("1-3-3")
    def is_draw_forbidden(self, side: Side, resolving: Resolving) -> bool:
        """True if an effect keeps a player from drawing by effects of their own."""
        return resolving.side is side and any(
            isinstance(step, tree.CannotDraw) and side in self.owner_side(owner, step.by)
            for step, owner, _ in self.rules_in_force()
        )

    # Damage.

    @rule("4-6-1", "4-6-2", "4-6-2-2", "7-1-4-1-1", "7-1-4-1-1-3", "8-6-2", "1-3-2-2")
    def deal_damage(self, side: Side, amount: int, *, banish: bool = False) -> Procedure[None]:
        """Damage to a player's Leader: at 0 Life it defeats, otherwise Life cards are taken one by one."""
        if amount <= 0:
            return
        self.tell(Event("damage", side, amount=amount))
        self.judge_damage(side)
        self.happen(Happening.DAMAGED, player=side, because=self.reason())
        for _ in range(amount):
            # A second damage that finds no Life does nothing: official answer on Double Attack at 1 Life.
            if side.life.cards:
                yield from self.take_life_card(side, banish)

    @rule("7-1-4-1-1-1", "1-2-1-1-1")
    def judge_damage(self, side: Side) -> None:
        """A player with 0 Life when it is determined that damage will be dealt is defeated."""
        if not side.life.cards:
            side.damaged_without_life = True
            self.process_rules()

    @rule("4-6-2-1", "4-6-3", "4-6-3-1", "7-1-4-1-1-2", "3-10-2")
    def take_life_card(self, side: Side, banish: bool) -> Procedure[None]:
        """The top Life card is added to the hand, unless it goes elsewhere or its [Trigger] is activated."""
        card = side.life.cards[0]
        elsewhere = self.life_goes_to(card)
        if banish:
            self.banish(card)
        elif elsewhere is not None:
            area = side.areas[elsewhere.place.value]
            self.move(card, area, bottom=elsewhere.end is tree.End.BOTTOM)  # type: ignore[arg-type]
        elif not card.definition.has_trigger or not (yield from self.offer_trigger(card)):
            self.move(card, side.hand)

    @rule("4-6-3-1")
    def life_goes_to(self, card: Card) -> tree.To | None:
        """Where text sends a Life card instead of to the hand."""
        for step, side, _ in self.rules_in_force():
            if isinstance(step, tree.LifeGoesTo) and side is card.owner:
                if card.face_up == (step.face is tree.Face.UP):
                    return step.to
        return None

    @rule("10-1-3-1")
    def banish(self, card: Card) -> None:
        """A banished Life card is trashed, and its [Trigger] is not activated."""
        self.move(card, card.owner.trash)

    # K.O. and removal.

    @rule("10-2-1-1", "10-2-1-2", "10-2-1-3", "10-2-17-1", "8-4-5")
    def knock_out(self, cards: Sequence[Card], because: Because) -> Procedure[list[Card]]:
        """K.O. Characters: their [On K.O.] effects activate on the field, then they are trashed."""
        victims = [
            card
            for card in cards
            if card.area is card.owner.characters and card.definition.category is Category.CHARACTER
        ]
        victims = [card for card in victims if not self.is_protected(card, because, Deed.BE_KNOCKED_OUT)]
        victims = yield from self.would((Happening.KNOCKED_OUT, Happening.REMOVED), victims, because)
        activated = {card.serial: self.activated_on_ko(card) for card in victims}
        for card in victims:
            self.tell(Event("K.O.", card.owner, card))
            self.happen(Happening.KNOCKED_OUT, [card], card.owner, because, because.battle_with)
        for card in victims:
            self.move(card, card.owner.trash)
            for ability in activated[card.serial]:
                # Activated on the field, resolved in the trash: bound to the card as it lies there.
                self.pending.append(Pending(card, card.instance, ability.number, (card,), activated=True))
        return victims

    @rule("10-2-17-1", "8-4-1-1")
    def activated_on_ko(self, card: Card) -> list[tree.Ability]:
        """The [On K.O.] effects whose conditions are met on the field."""
        return [
            ability
            for ability in self.abilities_at(card, Timing.ON_KO)
            if self.all_hold(ability.conditions, Resolving(card, card.owner, ability))
        ]

    @rule("1-3-3", "10-2-1-3", "8-1-2")
    def is_protected(self, card: Card, because: Because, *deeds: Deed) -> bool:
        """True if an effect keeps a card from being K.O.'d or removed so; a limit on it is used up."""
        cannot = self.protection(card, because, *deeds)
        if cannot is None:
            return False
        self.use_up_protection(card, cannot)
        return True

    @rule("1-3-3")
    def protection(self, card: Card, because: Because, *deeds: Deed) -> tree.Cannot | None:
        """What keeps a card from being K.O.'d or removed so."""
        if because.effect_of is not None:
            deeds = (*deeds, Deed.BE_REMOVED)
        for deed in deeds:
            for cannot in self.prohibitions(card, deed):
                if self.forbids(cannot, card, because):
                    return cannot
        return None

    def forbids(self, cannot: tree.Cannot, card: Card, because: Because) -> bool:
        """True if a prohibition speaks of this way."""
        if cannot.cause is not None and not self.is_because(cannot.cause, because, card.owner):
            return False
        by = because.battle_with or because.source
        if not cannot.by:
            return True
        resolving = Resolving(card, card.owner)
        return by is not None and any(self.fits(by, each, resolving) for each in cannot.by)

    @rule("10-2-13-1")
    def use_up_protection(self, card: Card, cannot: tree.Cannot) -> None:
        """A protection for once per turn has been used."""
        for standing in self.standing_on(card) if self.permanents_exist else ():
            if standing.change is cannot and standing.ability.once_per_turn:
                self.used.add((standing.source.serial, standing.source.instance, standing.ability.number))
                self.change()

    @rule("3-6-3")
    def can_leave(self, card: Card) -> bool:
        """False for a Leader, which nothing moves out of its area."""
        return card.area is not card.owner.leader

    @rule("4-11-1", "4-11-2")
    def let_go(self, cards: Sequence[Card], because: Because) -> Procedure[list[Card]]:
        """The cards that can leave where they are: protected and replaced ones, and Leaders, stay."""
        free = [card for card in cards if self.can_leave(card)]
        field = [card for card in free if self.is_on_field(card)]
        held = {card.serial for card in field if self.is_protected(card, because)}
        leaving = [card for card in field if card.serial not in held]
        let = yield from self.would((Happening.REMOVED,), leaving, because)
        kept = {card.serial for card in field} - {card.serial for card in let}
        return [card for card in free if card.serial not in kept]

    # Placing.

    @rule("1-3-8", "3-7-5")
    def enters_rested(self, card: Card, rested: bool) -> bool:
        """True if any effect has the Character played rested: that goes before one that says active."""
        return rested or any(
            isinstance(step, tree.PlayedRested) and side is card.owner
            for step, side, _ in self.rules_in_force()
        )

    @rule("3-10-3")
    def keep_face_up(self, cards: Sequence[Card], to: tree.To, resolving: Resolving) -> list[Card]:
        """The face-up Life cards that an effect only looks at and puts back: they lie as before."""
        if to.place is not Place.LIFE or to.face is not None:
            return []
        shown = resolving.revealed
        return [card for card in cards if card.area is card.owner.life and card.face_up and card not in shown]

    @rule("3-1-8")
    def is_order_hidden(self, cards: Sequence[Card], to: tree.To) -> bool:
        """True for several cards that go from an open area to a secret one in an order of their owner's."""
        return len(cards) > 1 and to.place in (Place.DECK, Place.LIFE) and all(each.face_up for each in cards)
