"""What effects do: actions, changes to cards, and the steps that order them.

`by` is the player who carries an action out, makes its choices and whose "may" it is.
"""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.modifiers import Duration
from .cards import Cards, Filter, Number, Selector, To
from .changes import Change
from .conditions import AnyEvent, Condition, Event
from .rules_text import RulesText
from .words import Face, Moment, Player, State, Timing

# --- Actions ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Modify:
    """The cards undergo these changes.

    Duration None: in a permanent effect as long as it is valid (8-1-3-3), else as long as the card stays
    where it is (3-1-6).
    """

    cards: Cards
    changes: tuple[Change, ...]
    duration: Duration | None


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw so many cards; with `up_to` one by one, and stop at will (4-5-4)."""

    by: Player
    count: Number
    up_to: bool = False


@dataclass(frozen=True, slots=True)
class DrawUntil:
    """Draw cards until there are so many in the hand."""

    by: Player
    hand: int


@dataclass(frozen=True, slots=True)
class Trash:
    """Put the cards into their owners' trash; a Character trashed so is not K.O.'d (10-2-1-3)."""

    by: Player
    cards: Cards


@dataclass(frozen=True, slots=True)
class TrashUntil:
    """Each of these players trashes cards of their own choice from the hand until so many are left."""

    players: Player
    hand: int


@dataclass(frozen=True, slots=True)
class KnockOut:
    """K.O. the Characters (10-2-1-2); a Stage that text says to K.O. is trashed."""

    by: Player
    cards: Cards


@dataclass(frozen=True, slots=True)
class Rest:
    """Rest the cards."""

    by: Player
    cards: Cards


@dataclass(frozen=True, slots=True)
class SetActive:
    """Set the cards as active."""

    by: Player
    cards: Cards


@dataclass(frozen=True, slots=True)
class Move:
    """Move the cards; several destinations: `by` chooses one of them."""

    by: Player
    cards: Cards
    to: tuple[To, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """Play the cards without paying their cost (they are met by [On Play])."""

    by: Player
    cards: Cards
    state: State = State.ACTIVE


@dataclass(frozen=True, slots=True)
class LookAt:
    """Look at the cards where they lie; later steps may choose among THESE (11-3)."""

    by: Player
    cards: Cards


@dataclass(frozen=True, slots=True)
class Reveal:
    """Show the cards to both players; later steps may choose among THESE (11-2)."""

    by: Player
    cards: Cards


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose the cards; later words point at them as IT."""

    by: Player
    cards: Cards


@dataclass(frozen=True, slots=True)
class ChooseCost:
    """Choose a cost, which later words compare with (1-3-5)."""

    by: Player


@dataclass(frozen=True, slots=True)
class AddDon:
    """Put DON!! cards from the DON!! deck into the cost area in this state."""

    by: Player
    count: Number
    up_to: bool
    state: State


@dataclass(frozen=True, slots=True)
class ReturnDon:
    """Return so many DON!! cards of `owner` from the field to the DON!! deck; `by` chooses (8-3-1-6).

    With a `state` they are DON!! cards of the cost area in that state.
    """

    by: Player
    owner: Player
    count: Number
    state: State | None = None


@dataclass(frozen=True, slots=True)
class TakeBackDon:
    """Place given DON!! cards in the cost area, rested."""

    by: Player
    cards: Cards


@dataclass(frozen=True, slots=True)
class ReturnDonUntilEqual:
    """Return DON!! cards from the field to the DON!! deck until both players have as many on the field."""

    by: Player


@dataclass(frozen=True, slots=True)
class RestDon:
    """Rest so many active DON!! cards of the cost area (8-3-1-5)."""

    by: Player
    count: Number


@dataclass(frozen=True, slots=True)
class GiveDon:
    """Give the DON!! cards to a card; with `each` to every one of them its own so many."""

    by: Player
    don: Cards
    to: Cards
    each: bool = False


@dataclass(frozen=True, slots=True)
class TurnOver:
    """Turn the cards face-up or face-down."""

    by: Player
    cards: Cards
    face: Face


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Shuffle one's deck."""

    by: Player


@dataclass(frozen=True, slots=True)
class ActivateEffect:
    """Activate this card's effects of this timing."""

    timing: Timing


@dataclass(frozen=True, slots=True)
class ActivateEvent:
    """Activate Events with their effects of this timing, without paying their cost (8-5-2)."""

    by: Player
    cards: Cards
    timing: Timing


@dataclass(frozen=True, slots=True)
class SwapBasePower:
    """Each of the two cards chosen last gets the other's base power for a while."""

    duration: Duration | None


@dataclass(frozen=True, slots=True)
class DealDamage:
    """Deal damage to a player's Leader (4-6)."""

    to: Player
    amount: int


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    """Take another turn after this one."""

    by: Player


@dataclass(frozen=True, slots=True)
class WinGame:
    """This player wins the game (1-2-5)."""

    by: Player


@dataclass(frozen=True, slots=True)
class LoseGame:
    """This player loses the game (1-2-5)."""

    by: Player


@dataclass(frozen=True, slots=True)
class ChangeAttackTarget:
    """The card becomes the target of the present attack."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class CannotBlock:
    """The opponent cannot activate [Blocker] of these Characters (empty: of none) for a while."""

    blockers: tuple[Selector, ...]
    duration: Duration | None


@dataclass(frozen=True, slots=True)
class CannotAttackOther:
    """The opponent can attack nothing but these cards for a while."""

    only: tuple[Selector, ...]
    duration: Duration | None


@dataclass(frozen=True, slots=True)
class CannotAttackLeader:
    """This player's cards cannot attack a Leader for a while."""

    by: Player
    duration: Duration | None


@dataclass(frozen=True, slots=True)
class CannotTakeLife:
    """This player cannot add Life cards to the hand by effects of their own for a while."""

    by: Player
    duration: Duration | None


@dataclass(frozen=True, slots=True)
class CannotDraw:
    """This player cannot draw cards by effects of their own for a while."""

    by: Player
    duration: Duration | None


@dataclass(frozen=True, slots=True)
class AddedCost:
    """The opponent's effects with this timing cost these steps too, carried out by the opponent (8-3-1-2)."""

    timing: Timing
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class AddedCondition:
    """The opponent's effects with this timing need this condition too (8-3-2-2)."""

    timing: Timing
    condition: Condition


@dataclass(frozen=True, slots=True)
class TimingNegated:
    """The opponent's effects with this timing are invalid for a while (8-2-1-1)."""

    timing: Timing
    duration: Duration | None


@dataclass(frozen=True, slots=True)
class CannotPlay:
    """This player cannot play cards from the hand (4-7-2) or, else, such Character cards by any means."""

    by: Player
    from_hand: bool
    duration: Duration | None
    filters: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedRested:
    """Character cards of the effect's player are played rested."""


@dataclass(frozen=True, slots=True)
class NextPlayCosts:
    """The next such card that the player plays this turn costs so much more (negative: less)."""

    among: tuple[Selector, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class PlayCosts:
    """Playing such cards costs so much more (negative: less); their cost itself does not change."""

    among: tuple[Selector, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class NegateThis:
    """This very effect is invalid (while the condition around it holds)."""


# --- Steps ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class If:
    """Carry out the steps only if the condition holds when they are reached (4-10-1, 8-3-3)."""

    condition: Condition
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class May:
    """The player may carry out these steps, all of them, or none (8-1-2)."""

    by: Player
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """Steps that may be chosen instead of others."""

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """The player chooses one of the options, and its steps are carried out."""

    by: Player
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Later:
    """The steps are carried out once at this later moment."""

    when: Moment
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Whenever:
    """For the rest of this turn, the steps are carried out each time the event happens."""

    event: Event | AnyEvent
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Instead:
    """A replacement (8-1-3-4): the steps happen instead of the event; `may`: if the effect's player likes."""

    event: Event | AnyEvent
    steps: tuple[Step, ...]
    may: bool


Step = (
    Modify
    | Draw
    | DrawUntil
    | Trash
    | TrashUntil
    | KnockOut
    | Rest
    | SetActive
    | Move
    | Play
    | LookAt
    | Reveal
    | Choose
    | ChooseCost
    | AddDon
    | ReturnDon
    | TakeBackDon
    | ReturnDonUntilEqual
    | RestDon
    | GiveDon
    | TurnOver
    | Shuffle
    | ActivateEffect
    | ActivateEvent
    | SwapBasePower
    | DealDamage
    | ExtraTurn
    | WinGame
    | LoseGame
    | ChangeAttackTarget
    | CannotBlock
    | CannotAttackOther
    | CannotAttackLeader
    | CannotTakeLife
    | CannotDraw
    | PlayedRested
    | CannotPlay
    | TimingNegated
    | AddedCost
    | AddedCondition
    | NextPlayCosts
    | PlayCosts
    | NegateThis
    | RulesText
    | If
    | May
    | ChooseOne
    | Later
    | Whenever
    | Instead
)
