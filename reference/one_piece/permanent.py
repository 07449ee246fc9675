"""Chapter 8-1-3-3, Permanent Effects: they are applied to a fixed point, the turn player's first."""

from __future__ import annotations

from collections.abc import Iterator

from ..kernel.decisions import Arrange, Procedure
from ..kernel.driver import GameEnds, Outcome, Result
from ..kernel.rules import rule
from .language import tree
from .language.tree import Ability
from .selecting import Selecting
from .state import Card, Resolving, Side, Standing, StandingRule

Permanent = tuple[Card, Ability]
Key = tuple[int, int]
Contribution = tuple[object, ...]

MOST_ROUNDS = 50
"""No effects that settle need so many rounds: those that do never will."""


class PermanentEffects(Selecting):
    """Keeps what permanent effects do."""

    def __init__(self, *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)  # type: ignore[arg-type]
        self._settled: dict[int, list[Standing]] = {}
        self._rules: list[StandingRule] = []
        self._settled_version = -1
        self._ordered_version = -1
        self._settling = False
        self._at_rest = True
        self._ranks: dict[int, int] = {}
        """The cards whose permanent effects a player has put into an order, with their instances."""

    def settled(self) -> dict[int, list[Standing]]:
        """What permanent effects do to cards just now, by serial."""
        if self._settled_version != self.version and not self._settling:
            self.settle()
        return self._settled

    @rule("8-1-3-3-5", "8-1-3-3", "8-1-3-3-4")
    def settle(self) -> None:
        """Apply all permanent effects, the turn player's first, again and again until nothing changes."""
        self._at_rest = self.process(list(self.valid_in_order())) is not None
        self._settled_version = self.version

    def process(self, effects: list[Permanent]) -> dict[Key, Contribution] | None:
        """What effects come to when they are processed in this order; None if they never come to rest."""
        self._settling = True
        self._settled, self._rules = {}, []
        done: dict[Key, Contribution] = {}
        try:
            for _ in range(self.rounds_to_settle()):
                if not self.process_round(effects, done):
                    return done
        finally:
            self._settling = False
        return None

    @rule("8-1-3-3-5")
    def rounds_to_settle(self) -> int:
        """How often the effects are processed at most."""
        return MOST_ROUNDS

    @rule("8-1-3-3-5", "1-3-4")
    def settle_permanents(self) -> Procedure[None]:
        """Players choose the order of their permanent effects where it tells; effects must come to rest."""
        if not self.permanents_exist or self._ordered_version == self.version:
            return
        for side in (self.turn_side, self.turn_side.opponent):
            if self.depends_on_order(side):
                sources = list(dict.fromkeys(card for card, _ in self.permanents_of(side)))
                for card in (yield from Arrange("order", side, "8-1-3-3-5", sources).ask()):
                    # The latest choice counts, so a card comes last among those that were chosen before.
                    self._ranks.pop(card.serial, None)
                    self._ranks[card.serial] = card.instance
        self._ordered_version = self.version
        self.settle()
        if not self._at_rest:
            # Effects that switch each other for ever are a loop that nobody can stop (11-1-1-1).
            raise GameEnds(Result(Outcome.DRAW, None, "11-1-1-1"))

    @rule("8-1-3-3-5")
    def depends_on_order(self, side: Side) -> bool:
        """True if a player's permanent effects come to something else in another order, not chosen yet."""
        own = self.permanents_of(side)
        if len(own) < 2 or all(self._ranks.get(card.serial) == card.instance for card, _ in own):
            return False
        effects = list(self.valid_in_order())
        reverse = iter(own[::-1])
        turned = [next(reverse) if card.owner is side else (card, ability) for card, ability in effects]
        return self.process(effects) != self.process(turned)

    def process_round(self, effects: list[Permanent], done: dict[Key, Contribution]) -> bool:
        """Process every effect once; True if any does something else than before."""
        changed = False
        for card, ability in effects:
            key = (card.serial, ability.number)
            does = tuple(self.contribution(card, ability))
            if done.get(key, ()) != does:
                done[key] = does
                changed = True
                self.collect(effects, done)
        return changed

    def collect(self, effects: list[Permanent], done: dict[Key, Contribution]) -> None:
        """Put together what all effects do."""
        self._settled, self._rules = {}, []
        for card, ability in effects:
            for each in done.get((card.serial, ability.number), ()):
                if isinstance(each, StandingRule):
                    self._rules.append(each)
                elif isinstance(each, tuple):
                    serial, standing = each
                    self._settled.setdefault(serial, []).append(standing)

    @rule("8-1-3-3-5")
    def valid_in_order(self) -> Iterator[Permanent]:
        """The permanent effects in the order of processing: the turn player's, then the other player's."""
        for side in (self.turn_side, self.turn_side.opponent):
            yield from self.permanents_of(side)

    @rule("8-1-3-3-5", "8-1-3-3-3", "2-8-2")
    def permanents_of(self, side: Side) -> list[Permanent]:
        """A player's permanent effects where their text is valid, in the order that the player has chosen."""
        found = [(card, each) for card in self.on_field(side) for each in card.definition.permanents]
        found += [(card, each) for card in side.hand.cards for each in card.definition.hand_permanents]
        if self._ranks and len(found) > 1:
            ranks = {serial: rank for rank, serial in enumerate(self._ranks)}
            found.sort(key=lambda each: ranks.get(each[0].serial, len(ranks)))
        return found

    @rule("8-1-3-3-2", "8-2-1", "8-2-1-2")
    def contribution(self, card: Card, ability: Ability) -> Iterator[object]:
        """What one permanent effect does now: changes to cards, and rules; nothing if it is not valid."""
        # Its own invalidity must not stop an effect that makes its card's effects invalid from being applied.
        if self.is_negated_by_others(card):
            return
        if ability.once_per_turn and (card.serial, card.instance, ability.number) in self.used:
            return
        resolving = Resolving(card, card.owner, ability)
        if self.negates_itself(ability.steps, resolving):
            return
        if self.all_hold(ability.conditions, resolving):
            yield from self.contributed(ability.steps, resolving, ability)

    def is_negated_by_others(self, card: Card) -> bool:
        """True if something other than the card itself makes its effects invalid."""
        if any(isinstance(lasting.change, tree.Negated) for lasting in card.modifiers):
            return True
        return any(
            isinstance(standing.change, tree.Negated) and standing.source is not card
            for standing in self._settled.get(card.serial, ())
        )

    def contributed(
        self, steps: tuple[tree.Step, ...], resolving: Resolving, ability: Ability
    ) -> Iterator[object]:
        """What the steps of a permanent effect do."""
        for step in steps:
            if isinstance(step, tree.If):
                if self.holds(step.condition, resolving):
                    yield from self.contributed(step.steps, resolving, ability)
            elif isinstance(step, tree.Modify):
                for card in self.pointed_at(step.cards, resolving):
                    for change in step.changes:
                        worked_out = self.worked_out(change, resolving)
                        yield card.serial, Standing(worked_out, resolving.source, ability)
            elif isinstance(step, tree.HaveCounter):
                # A Counter is used from the hand alone (7-1-3-2-1).
                change = tree.Become(tree.Stat.COUNTER, tree.Fixed(step.value))
                for card in resolving.side.hand.cards:
                    if any(self.fits(card, each, resolving) for each in step.among):
                        yield card.serial, Standing(change, resolving.source, ability)
            elif not isinstance(step, tree.NegateThis):
                yield StandingRule(step, resolving.source)

    def worked_out(self, change: tree.Change, resolving: Resolving) -> tree.Change:
        """A change with its number worked out."""
        if isinstance(change, tree.Gain):
            return tree.Gain(change.stat, tree.Fixed(self.number(change.amount, resolving)))
        if isinstance(change, tree.Become):
            return tree.Become(change.stat, tree.Fixed(self.number(change.value, resolving)))
        return change

    def rules_in_force(self) -> Iterator[tuple[tree.Step, Side, Card | None]]:
        """The rules that effects have set up: continuous ones, then permanent ones."""
        for lasting in self.lasting:
            if lasting.rule is not None:
                yield lasting.rule, lasting.side, None
        if self.permanents_exist:
            self.settled()
            for standing in self._rules:
                yield standing.rule, standing.source.owner, standing.source

    @rule("1-3-1", "1-2-5")
    def wins_on_empty_deck(self, side: Side) -> bool:
        """True if text lets a player win with an empty deck instead of losing."""
        return self.permanents_exist and any(
            isinstance(step, tree.WinOnEmptyDeck) and owner is side
            for step, owner, _ in self.rules_in_force()
        )
