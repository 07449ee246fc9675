"""Chapter 10, Keyword Effects and Keywords: Rush, Double Attack, Banish, Blocker, Trigger."""

from __future__ import annotations

from ..kernel.decisions import Confirm, Procedure, Refusal
from ..kernel.events import Event
from ..kernel.rules import rule
from .language import tree
from .language.tree import Deed, Happening, Keyword, Timing
from .loops import Loops
from .state import Battle, Card, Resolving


class Keywords(Loops):
    """What the keyword effects do."""

    @rule("3-7-4", "10-1-1-1")
    def may_attack_at_once(self, card: Card) -> bool:
        """True for a Character with [Rush]: it may attack in the turn in which it is played.

        [Rush: Character], which no rule defines, lets it attack Characters alone in that turn.
        """
        return (
            self.has_keyword(card, Keyword.RUSH)
            or self.has_keyword(card, Keyword.RUSH_CHARACTER)
            or self.can_also(card, Deed.ATTACK_CHARACTERS_WHEN_PLAYED)
        )

    @rule("3-7-4", "10-1-1-1")
    def may_attack_leader_at_once(self, card: Card) -> bool:
        """True for a Character that may attack a Leader too in the turn in which it is played."""
        return self.has_keyword(card, Keyword.RUSH) or self.can_also(card, Deed.ATTACK_LEADER_WHEN_PLAYED)

    @rule("7-1-4-1-1", "10-1-2-1")
    def attack_damage(self, attacker: Card) -> int:
        """An attack deals 1 damage to a Leader, 2 with [Double Attack]."""
        return 2 if self.has_keyword(attacker, Keyword.DOUBLE_ATTACK) else 1

    @rule("10-1-3-1")
    def banishes(self, attacker: Card) -> bool:
        """True if Life cards that this attacker's damage takes are trashed."""
        return self.has_keyword(attacker, Keyword.BANISH)

    @rule("10-1-4-1", "7-1-2-1", "1-3-3")
    def refuse_block(self, battle: Battle, blocker: Card) -> Refusal | None:
        """A block needs an active card with [Blocker], other than the target, and none before it."""
        if battle.blocked:
            return Refusal("7-1-2-1", "a [Blocker] has been activated in this battle")
        if blocker.owner is not battle.target.owner or not self.is_fighter(blocker):
            return Refusal("10-1-4-1", f"{blocker!r} is no card on the field of the player being attacked")
        if not self.has_keyword(blocker, Keyword.BLOCKER):
            return Refusal("10-1-4-1", "{!r} has no [Blocker]", blocker)
        if blocker is battle.target:
            return Refusal("10-1-4-1", "{!r} is itself being attacked", blocker)
        if not self.can_be_rested(blocker):
            return Refusal("10-1-4-1", f"{blocker!r} cannot be rested")
        if self.has_keyword(battle.attacker, Keyword.UNBLOCKABLE):
            return Refusal("1-3-3", f"{battle.attacker!r} has [Unblockable], which no rule defines")
        if self.cannot(battle.attacker, Deed.BE_BLOCKED) or self.cannot(blocker, Deed.ACTIVATE_BLOCKER):
            return Refusal("1-3-3", f"an effect keeps {blocker!r} from blocking {battle.attacker!r}")
        if self.is_block_forbidden(blocker):
            return Refusal("1-3-3", f"an effect keeps {blocker!r} from blocking")
        return None

    @rule("1-3-3")
    def is_block_forbidden(self, blocker: Card) -> bool:
        """True if an effect of the other player lets this card's [Blocker] not be activated."""
        return any(
            isinstance(step, tree.CannotBlock)
            and blocker in self.described(step.blockers, Resolving(source or blocker, side))
            for step, side, source in self.rules_in_force()
        )

    @rule("10-1-4-1", "7-1-2-1", "7-1-2-2", "10-2-15-1")
    def block(self, battle: Battle, blocker: Card) -> None:
        """The blocker is rested and takes the place of the card being attacked."""
        self.rest(blocker)
        battle.blocked = True
        battle.aim_at(blocker)
        self.tell(Event("block", blocker.owner, blocker, source=battle.attacker))
        self.meet_timing(blocker, self.abilities_at(blocker, Timing.ON_BLOCK), [battle.attacker])
        self.happen(Happening.BLOCKER_ACTIVATED, [blocker], blocker.owner, other=battle.attacker)

    @rule("10-1-5-1", "10-1-5-2", "4-6-3", "8-6-2-1", "2-11-1")
    def offer_trigger(self, card: Card) -> Procedure[bool]:
        """The player looks at a Life card and may reveal it and activate its [Trigger]."""
        self.looked_at.append((card, card.owner))
        yes = yield from Confirm("trigger", card.owner, "10-1-5-1", "activate", subject=card).ask()
        self.looked_at.remove((card, card.owner))
        if yes:
            yield from self.activate_trigger(card)
        return yes

    @rule("10-1-5-3")
    def activate_trigger(self, card: Card) -> Procedure[None]:
        """While its [Trigger] is activated a card is in no area; then it is trashed, if still in none."""
        self.reveal(card)
        self.lift(card)
        self.tell(Event("trigger", card.owner, card))
        self.happen(Happening.TRIGGER_ACTIVATED, [card], card.owner)
        for ability in card.definition.abilities_at(Timing.TRIGGER):
            yield from self.activate(card, ability, auto=True)
        if card in self.nowhere:
            self.move(card, card.owner.trash)

    @rule("10-1-5-3")
    def lift(self, card: Card) -> None:
        """Take a card out of its area into none."""
        if card.area is not None:
            self.tell(Event("move", card.owner, card, origin=card.area.name))
            origin = card.area
            self.about_to_move(card, card.owner.trash)
            origin.cards.remove(card)
            card.area = None
            self.version += 1
            self.has_moved(origin)
        self.nowhere.append(card)
