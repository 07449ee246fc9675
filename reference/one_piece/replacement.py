"""Chapter 8-1-3-4, Replacement Effects: who may replace what, in which order, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..kernel.decisions import Arrange, Procedure
from ..kernel.rules import rule
from .language import tree
from .language.tree import Ability, Cause, Happening
from .permanent import PermanentEffects
from .state import BY_RULE, Area, Because, Card, Resolving, Side


class Replacement(NamedTuple):
    """A replacement effect of a card on the field."""

    source: Card
    ability: Ability
    instead: tree.Instead

    @property
    def key(self) -> tuple[int, int, int]:
        """What makes it this effect of this very card."""
        return self.source.serial, self.source.instance, self.ability.number


class ReplacementEffects(PermanentEffects):
    """Replaces what would happen."""

    def __init__(self, *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)
        self.replacing: list[tuple[int, int, int]] = []
        """The replacement effects within which the game is just now."""

    @rule("8-1-3-4", "8-1-3-4-2", "8-1-3-4-4")
    def would(
        self, happenings: Sequence[Happening], cards: Sequence[Card], because: Because
    ) -> Procedure[list[Card]]:
        """Let replacement effects apply to what would happen to cards; those to which it still happens."""
        remaining = list(cards)
        if not self.replacements_exist or not remaining or self.is_chain_forbidden():
            return remaining
        instances = {card.serial: card.instance for card in cards}
        for stage in (self.own_first, self.of_turn_player, self.of_other_player):
            able = [each for each in self.replacements() if stage(each, remaining)]
            for each in (yield from self.in_chosen_order(able, happenings, remaining, because)):
                replaced = self.replaceable(each, happenings, remaining, because)
                if replaced and (yield from self.apply_replacement(each, replaced)):
                    # What was done instead may have moved others of them already.
                    remaining = [
                        card
                        for card in remaining
                        if card not in replaced and card.instance == instances[card.serial]
                    ]
        return remaining

    @rule("8-1-3-4-6", "8-1-3-4-3")
    def is_chain_forbidden(self) -> bool:
        """True inside a replacement, in an edition that does not let another follow from it."""
        return bool(self.replacing) and not self.edition.replacements_follow_each_other

    @rule("8-1-3-4-2")
    def own_first(self, replacement: Replacement, cards: Sequence[Card]) -> bool:
        """True for the effects of the very cards to which it would happen: they take precedence."""
        return replacement.source in cards

    @rule("8-1-3-4-2")
    def of_turn_player(self, replacement: Replacement, cards: Sequence[Card]) -> bool:
        """True for the turn player's other effects, which come next."""
        return replacement.source not in cards and replacement.source.owner is self.turn_side

    @rule("8-1-3-4-2")
    def of_other_player(self, replacement: Replacement, cards: Sequence[Card]) -> bool:
        """True for the other player's other effects, which come last."""
        return replacement.source not in cards and replacement.source.owner is not self.turn_side

    def replacements(self) -> Iterator[Replacement]:
        """Every valid replacement effect on the field."""
        for side in self.sides:
            for card in self.on_field(side):
                for ability in card.definition.replacements:
                    resolving = Resolving(card, side, ability)
                    if self.is_valid(ability, resolving):
                        for instead in self.insteads(ability.steps, resolving):
                            yield Replacement(card, ability, instead)

    def insteads(self, steps: Sequence[tree.Step], resolving: Resolving) -> Iterator[tree.Instead]:
        """The replacements among steps whose conditions hold."""
        for step in steps:
            if isinstance(step, tree.Instead):
                yield step
            elif isinstance(step, tree.If) and self.holds(step.condition, resolving):
                yield from self.insteads(step.steps, resolving)

    @rule("8-1-3-4-2")
    def in_chosen_order(
        self,
        able: list[Replacement],
        happenings: Sequence[Happening],
        cards: Sequence[Card],
        because: Because,
    ) -> Procedure[list[Replacement]]:
        """The effects that could apply, in the order that their player chooses."""
        able = [each for each in able if self.replaceable(each, happenings, cards, because)]
        by_side: dict[Side, list[Card]] = {}
        for each in able:
            by_side.setdefault(each.source.owner, []).append(each.source)
        ordered: list[Replacement] = []
        for side in (self.turn_side, self.turn_side.opponent):
            sources = list(dict.fromkeys(by_side.get(side, [])))
            if len(sources) > 1:
                sources = list((yield from Arrange("order", side, "8-1-3-4-2", sources).ask()))
            ordered += [each for source in sources for each in able if each.source is source]
        return ordered

    @rule("8-1-3-4", "8-1-3-4-4", "10-2-13-1")
    def replaceable(
        self,
        replacement: Replacement,
        happenings: Sequence[Happening],
        cards: Sequence[Card],
        because: Because,
    ) -> list[Card]:
        """The cards for which this effect could apply: it must be possible, and not be applied already."""
        if self.is_being_applied(replacement):
            return []
        ability = replacement.ability
        if ability.once_per_turn and replacement.key in self.used:
            return []
        resolving = Resolving(replacement.source, replacement.source.owner, ability)
        found = [
            card
            for card in cards
            if any(
                self.is_event(replacement.instead.event, happening, resolving, [card], card.owner, because)
                for happening in happenings
            )
        ]
        return found if found and self.can_be_done_instead(replacement, found) else []

    @rule("8-1-3-4-3")
    def is_being_applied(self, replacement: Replacement) -> bool:
        """True for an effect that is among those by which what would happen now came about."""
        return replacement.key in self.replacing

    @rule("8-1-3-4-5")
    def can_be_done_instead(self, replacement: Replacement, cards: Sequence[Card]) -> bool:
        """True if the whole of what an effect says to do instead is possible."""
        resolving = Resolving(replacement.source, replacement.source.owner, replacement.ability)
        resolving.mentions[tree.Mention.IT] = tuple(cards)
        return self.is_possible(replacement.instead.steps, resolving)

    @rule("8-1-3-4-1", "8-1-3-4-7", "8-1-3-4-4-1")
    def apply_replacement(self, replacement: Replacement, cards: Sequence[Card]) -> Procedure[bool]:
        """Carry out the other thing, as an effect of the replacement's player; False if they decline."""
        source, ability = replacement.source, replacement.ability
        if replacement.instead.may and not (yield from self.wants(source.owner, "8-1-3-4-1", source)):
            return False
        if ability.once_per_turn:
            self.used.add(replacement.key)
        resolving = Resolving(source, source.owner, ability)
        resolving.mentions[tree.Mention.IT] = tuple(cards)
        self.replacing.append(replacement.key)
        try:
            yield from self.carry_out(replacement.instead.steps, resolving)
        finally:
            self.replacing.pop()
        return True

    # Matching events, which auto effects need too.

    def is_event(
        self,
        event: tree.Event | tree.AnyEvent,
        happening: Happening,
        resolving: Resolving,
        cards: Sequence[Card] = (),
        player: Side | None = None,
        because: Because = BY_RULE,
        other: Card | None = None,
        number: int | None = None,
        origin: Area | None = None,
    ) -> bool:
        """True if what happens is what an effect speaks of."""
        if isinstance(event, tree.AnyEvent):
            return any(
                self.is_event(part, happening, resolving, cards, player, because, other, number, origin)
                for part in event.parts
            )
        if event.happening is not happening:
            return False
        if event.player is not None and player not in self.owner_side(resolving.side, event.player):
            return False
        if event.number is not None and not self.is_number(event, number):
            return False
        if event.cause is not None and not self.is_because(event.cause, because, resolving.side):
            return False
        if event.other and (
            other is None
            or not any(self.is_there(other, each, resolving, other.area) for each in event.other)
        ):
            return False
        if event.cards is None:
            return True
        # An area without cards is false, so whether there is an origin is asked of None.
        return any(
            self.is_one_of(card, event.cards, resolving, card.area if origin is None else origin)
            for card in cards
        )

    def is_number(self, event: tree.Event, number: int | None) -> bool:
        """True if a number is that of the event; of returned DON!! cards it may be more."""
        if number is None or event.number is None:
            return False
        return number >= event.number if event.happening is Happening.DON_RETURNED else number == event.number

    def is_one_of(self, card: Card, cards: tree.Cards, resolving: Resolving, where: Area | None) -> bool:
        """True if a card, from where it is or was, is among those that words mean."""
        if isinstance(cards, tree.Chosen | tree.All):
            return any(self.is_there(card, each, resolving, where) for each in cards.among)
        return card in self.pointed_at(cards, resolving)

    def is_there(self, card: Card, selector: tree.Selector, resolving: Resolving, where: Area | None) -> bool:
        """True if a card is in a place of a selector and fits it."""
        if card.owner not in self.owner_side(resolving.side, selector.owner):
            return False
        places = {place.value for place in selector.places}
        if places and (where is None or where.name not in places):
            return False
        return self.fits(card, selector, resolving)

    def is_because(self, cause: Cause, because: Because, side: Side) -> bool:
        """True if something happens by what an effect speaks of."""
        match cause:
            case Cause.EFFECT:
                return because.effect_of is not None
            case Cause.YOUR_EFFECT:
                return because.effect_of is side
            case Cause.OPPONENTS_EFFECT:
                return because.effect_of is side.opponent
            case Cause.BATTLE:
                return because.battle_with is not None
