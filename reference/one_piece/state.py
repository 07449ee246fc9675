"""The whole state of a game, in plain mutable data, and the names that every chapter uses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from ..kernel import areas as kernel_areas
from ..kernel import cards as kernel_cards
from ..kernel.areas import Visibility
from ..kernel.decisions import Procedure
from ..kernel.events import Event, Log
from ..kernel.modifiers import Duration
from ..kernel.randomness import Chance
from ..kernel.rules import rule
from .cards import CardDefinition
from .editions import NEWEST, Edition
from .language import tree
from .language.tree import Ability


class Card(kernel_cards.Card):
    """A physical card of this game."""

    __slots__ = ()

    definition: CardDefinition
    owner: Side
    area: Area | None
    holder: Card | None
    under: list[Card]  # type: ignore[assignment]  # only this game's cards lie under this game's cards
    modifiers: list[Lasting]  # type: ignore[assignment]  # likewise this game's continuous effects


class Area(kernel_areas.Area):
    """An area of this game."""

    __slots__ = ()

    seat: Side
    cards: list[Card]  # type: ignore[assignment]  # likewise


class Side(kernel_areas.Seat):
    """A player with their areas."""

    __slots__ = (
        "characters",
        "cost",
        "damaged_without_life",
        "deck",
        "don_deck",
        "hand",
        "leader",
        "life",
        "opponent",
        "stage",
        "trash",
        "turns_taken",
    )

    opponent: Side

    @rule("3-1-1", "3-1-3", "3-6-2")
    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.leader = Area("Leader area", self, Visibility.OPEN)
        self.characters = Area("Character area", self, Visibility.OPEN)
        self.stage = Area("Stage area", self, Visibility.OPEN)
        self.cost = Area("cost area", self, Visibility.OPEN)
        self.don_deck = Area("DON!! deck", self, Visibility.OPEN)
        self.deck = Area("deck", self, Visibility.SECRET)
        self.hand = Area("hand", self, Visibility.OWNER)
        self.life = Area("Life area", self, Visibility.SECRET)
        self.trash = Area("trash", self, Visibility.OPEN)
        self.damaged_without_life = False
        """True once the Leader has taken damage at 0 Life (9-2-1-1)."""
        self.turns_taken = 0
        """How many turns of this player are over."""


class Phase(Enum):
    """The phases of a turn, in order (6-1-1)."""

    REFRESH = "Refresh Phase"
    DRAW = "Draw Phase"
    DON = "DON!! Phase"
    MAIN = "Main Phase"
    END = "End Phase"


class Step(Enum):
    """The steps of a battle, in order (7-1)."""

    ATTACK = "Attack Step"
    BLOCK = "Block Step"
    COUNTER = "Counter Step"
    DAMAGE = "Damage Step"


class Battle:
    """A battle in progress; the instances tell whether the cards are still the same."""

    __slots__ = (
        "attacker",
        "attacker_instance",
        "blocked",
        "met",
        "step",
        "target",
        "target_instance",
    )

    def __init__(self, attacker: Card, target: Card) -> None:
        self.attacker = attacker
        self.attacker_instance = attacker.instance
        self.target = target
        self.target_instance = target.instance
        self.blocked = False
        self.met: list[Pending] = []
        """Effects for having battled, which act at the end."""
        self.step = Step.ATTACK

    def aim_at(self, target: Card) -> None:
        """Make another card the target."""
        self.target = target
        self.target_instance = target.instance


class Act(NamedTuple):
    """What a player does in a window."""

    kind: str
    card: Card | None = None
    target: Card | None = None
    number: int = 1
    ability: int | None = None


PROCEED = Act("proceed")
END_PHASE = Act("end phase")
DECLINE = Act("decline")


class Because(NamedTuple):
    """Why something happens to a card: an effect of a player, a battle with a card, or a rule (neither)."""

    effect_of: Side | None = None
    battle_with: Card | None = None
    source: Card | None = None


BY_RULE = Because()


class Pending(NamedTuple):
    """An auto effect whose timing has come; `instance` is the card it belongs to.

    `about` are the cards that met the timing. An [On K.O.] effect is `activated` already, on the field.
    """

    card: Card
    instance: int
    ability: int
    about: tuple[Card, ...] = ()
    activated: bool = False


class Lasting:
    """A continuous effect (8-1-4-2): a change to a card, or a rule for players, for a while."""

    __slots__ = ("card", "change", "duration", "instance", "rule", "side", "turn")

    def __init__(
        self,
        side: Side,
        duration: Duration | None,
        turn: int,
        card: Card | None = None,
        change: tree.Change | None = None,
        rule: tree.Step | None = None,
    ) -> None:
        self.side = side
        """The player whose effect it is."""
        self.duration = duration
        self.turn = turn
        """The turn in which it began."""
        self.card = card
        self.instance = card.instance if card else 0
        self.change = change
        self.rule = rule


class Standing(NamedTuple):
    """What a permanent effect does to a card just now, and which effect it is."""

    change: tree.Change
    source: Card
    ability: Ability


class StandingRule(NamedTuple):
    """A rule that a permanent effect sets up just now."""

    rule: tree.Step
    source: Card


class Resolving:
    """An effect while it is activated and resolved: whose it is and what its words have been about."""

    __slots__ = (
        "ability",
        "cost_chosen",
        "done",
        "looked_at",
        "mentions",
        "paying",
        "revealed",
        "side",
        "source",
        "these",
    )

    def __init__(self, source: Card, side: Side, ability: Ability | None = None) -> None:
        self.source = source
        self.side = side
        self.ability = ability
        self.mentions: dict[tree.Mention, tuple[Card, ...]] = {}
        self.these: list[Card] = []
        """The cards looked at or revealed, that nothing was done with yet."""
        self.looked_at: list[tuple[Card, Side]] = []
        self.revealed: list[Card] = []
        self.done = True
        """Whether the last step was carried out ("if you do")."""
        self.paying = False
        self.cost_chosen: int | None = None


class Delayed(NamedTuple):
    """Steps that an effect has put off to a later moment."""

    when: tree.Moment
    steps: tuple[tree.Step, ...]
    resolving: Resolving
    instance: int


class Watching(NamedTuple):
    """Steps that an effect carries out each time an event happens, during a turn."""

    event: tree.Event | tree.AnyEvent
    steps: tuple[tree.Step, ...]
    resolving: Resolving


Postponed = tuple[tuple[tree.Step, ...], Resolving, tuple[Card, ...]]
"""Steps to carry out because an event has happened, and the cards to which it happened."""


class Start(NamedTuple):
    """Where a position begins: a phase of a turn, before it or in it."""

    phase: Phase
    before: bool


class State(ABC):
    """All that changes in a game, and what the chapters need of each other."""

    def __init__(self, chance: Chance, edition: Edition = NEWEST) -> None:
        self.chance = chance
        self.edition = edition
        first, second = Side(0), Side(1)
        first.opponent, second.opponent = second, first
        self.sides = (first, second)
        self.cards: list[Card] = []
        self.log: Log = []
        self.turn = 0
        """The number of the turn in the game, from 1."""
        self.phase = Phase.REFRESH
        self.turn_side = first
        self.first_side = first
        self.start: Start | None = None
        """Where a position begins; None: with the preparations of chapter 5."""
        self.toss_winner = first
        self.battle: Battle | None = None
        self.pending: list[Pending] = []
        self.nowhere: list[Card] = []
        """Cards that are resolving and in no area (10-1-5-3)."""
        self.looked_at: list[tuple[Card, Side]] = []
        """Cards of secret areas that a player is looking at just now (11-3, 10-1-5-1)."""
        self.lasting: list[Lasting] = []
        """Continuous effects, in the order in which they were resolved."""
        self.delayed: list[Delayed] = []
        self.watching: list[Watching] = []
        self.postponed: list[Postponed] = []
        """What such effects have to do as soon as the present effect is over."""
        self.acting: Resolving | None = None
        """The effect that is being carried out."""
        self.extra_turns: list[Side] = []
        self.deeds: set[tuple[int, int, str]] = set()
        """What effects that speak of it have done this turn: serial, instance, verb."""
        self.permanents_exist = False
        """True if any card of the game has a permanent effect: the others need not pay for looking."""
        self.reactions_exist = False
        self.replacements_exist = False
        self.version = 0
        """Grows with every change that a permanent effect could see."""
        self.used: set[tuple[int, int, int]] = set()
        """[Once Per Turn] effects used this turn: serial, instance, ability."""

    @property
    def seats(self) -> Sequence[Side]:
        """Both players."""
        return self.sides

    def make(self, definition: CardDefinition, owner: Side, label: str | None = None) -> Card:
        """A new physical card, not yet in any area."""
        card = Card(definition, owner, len(self.cards), label)
        self.cards.append(card)
        self.permanents_exist |= bool(definition.permanents)
        self.reactions_exist |= bool(definition.reactions)
        self.replacements_exist |= bool(definition.replacements)
        return card

    def tell(self, event: Event) -> None:
        """Record what happened."""
        self.log.append(event)

    def change(self) -> None:
        """Note that something has changed that permanent effects may depend on."""
        self.version += 1

    # What one chapter needs of a later one in the chain.

    @abstractmethod
    def settled(self) -> dict[int, list[Standing]]:
        """8-1-3-3-5: what permanent effects do to cards just now, by serial."""

    @abstractmethod
    def happen(
        self,
        happening: tree.Happening,
        cards: Sequence[Card] = (),
        player: Side | None = None,
        because: Because = BY_RULE,
        other: Card | None = None,
        number: int | None = None,
        origin: Area | None = None,
    ) -> None:
        """8-1-3-1: something has happened that auto effects may wait for."""

    @abstractmethod
    def carry_out(self, steps: Sequence[tree.Step], resolving: Resolving) -> Procedure[bool]:
        """8-4-1-5: carry out the steps of an effect."""

    @abstractmethod
    def is_possible(
        self, steps: Sequence[tree.Step], resolving: Resolving, claimed: set[int] | None = None
    ) -> bool:
        """8-3-1-3: whether all of these steps can be carried out."""

    @abstractmethod
    def activate_also(self, resolving: Resolving, timing: tree.Timing) -> Procedure[bool]:
        """10-2-3-1-1: activate the effects of the same card with another timing."""

    @abstractmethod
    def activate_event(self, card: Card, timing: tree.Timing, *, free: bool = False) -> Procedure[None]:
        """8-4-2: activate an Event."""

    @abstractmethod
    def wants(self, side: Side, number: str, source: Card) -> Procedure[bool]:
        """8-1-2: whether a player uses what they may use."""

    @abstractmethod
    def resolve_pending(self) -> Procedure[None]:
        """8-6-1: resolve the effects that wait."""

    @abstractmethod
    def offer_trigger(self, card: Card) -> Procedure[bool]:
        """10-1-5: let the player activate the [Trigger] of a Life card; True if they did."""

    @abstractmethod
    def meet_timing(self, card: Card, abilities: Sequence[Ability], about: Sequence[Card] = ()) -> None:
        """8-1-3-1: the timing of auto effects of a card has come."""
