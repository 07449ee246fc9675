"""The closed lists of words that ability trees are made of."""

from __future__ import annotations

from enum import Enum, StrEnum


class Keyword(StrEnum):
    """Keyword effects that need no further text (10-1; two are on cards only, see the readings)."""

    RUSH = "Rush"
    RUSH_CHARACTER = "Rush: Character"
    DOUBLE_ATTACK = "Double Attack"
    BANISH = "Banish"
    BLOCKER = "Blocker"
    UNBLOCKABLE = "Unblockable"


class Timing(StrEnum):
    """When an effect activates or may be activated (10-2)."""

    TRIGGER = "Trigger"
    MAIN = "Main"
    COUNTER = "Counter"
    ON_PLAY = "On Play"
    WHEN_ATTACKING = "When Attacking"
    ON_BLOCK = "On Block"
    ON_KO = "On K.O."
    ACTIVATE_MAIN = "Activate: Main"
    ON_OPPONENTS_ATTACK = "On Your Opponent's Attack"
    END_OF_YOUR_TURN = "End of Your Turn"
    END_OF_OPPONENTS_TURN = "End of Your Opponent's Turn"
    START_OF_YOUR_TURN = "Start of Your Turn"


class Kind(Enum):
    """The kinds of effect (8-1-3), and text that changes the rules themselves (8-1-3-3-3)."""

    AUTO = "auto"
    ACTIVATE = "activate"
    PERMANENT = "permanent"
    REPLACEMENT = "replacement"
    RULES = "rules"


class Player(Enum):
    """A player, seen from the player of the effect; EITHER is both of them or any of them."""

    YOU = "you"
    OPPONENT = "your opponent"
    EITHER = "either player"


class Category(Enum):
    """The card categories (2-2-2)."""

    LEADER = "Leader"
    CHARACTER = "Character"
    EVENT = "Event"
    STAGE = "Stage"
    DON = "DON!!"


class Place(Enum):
    """Where a card is; THESE are the cards looked at, revealed or chosen earlier in the same effect."""

    LEADER_AREA = "Leader area"
    CHARACTER_AREA = "Character area"
    STAGE_AREA = "Stage area"
    COST_AREA = "cost area"
    GIVEN = "given to a card"
    HAND = "hand"
    DECK = "deck"
    TRASH = "trash"
    LIFE = "Life area"
    DON_DECK = "DON!! deck"
    THESE = "these cards"


class State(Enum):
    """Active or rested (4-4-1)."""

    ACTIVE = "active"
    RESTED = "rested"


class Face(Enum):
    """Face-up or face-down."""

    UP = "face-up"
    DOWN = "face-down"


class End(Enum):
    """An end of a pile of cards; TOP_OR_BOTTOM leaves the choice to the player who moves them."""

    TOP = "top"
    BOTTOM = "bottom"
    TOP_OR_BOTTOM = "top or bottom"


class Stat(Enum):
    """A number of a card; the base ones are as printed or as an effect sets the base (4-9)."""

    COST = "cost"
    POWER = "power"
    BASE_COST = "base cost"
    BASE_POWER = "base power"
    COUNTER = "Counter"


class Relation(Enum):
    """How two numbers are compared."""

    EQUAL = "equal to"
    AT_LEAST = "or more"
    AT_MOST = "or less"
    MORE = "more than"
    LESS = "less than"


class Mention(Enum):
    """Cards that earlier words of the same effect are about."""

    IT = "it"
    """The cards spoken of last: chosen, moved, or met by the event."""
    REVEALED = "the revealed cards"
    """The cards revealed last."""
    TRASHED = "the trashed cards"
    """The cards trashed last."""
    RETURNED = "the returned cards"
    """The cards returned last."""
    PLACED = "the placed cards"
    """The cards placed last."""
    KNOCKED_OUT = "the K.O.'d cards"
    """The cards K.O.'d last."""
    RESTED = "the rested cards"
    """The cards rested last."""
    OTHER = "the other card"
    """Of the cards chosen, those that nothing was done with yet."""
    REST = "the rest"
    """Of the cards looked at or revealed, those that nothing was done with."""
    BATTLED = "the battled Character"
    """The opponent's Character that this card battles or battled."""
    ATTACKER = "the attacking card"
    """The card that attacks in the present battle."""


class Moment(Enum):
    """A later time at which a step is carried out, once."""

    END_OF_TURN = "at the end of this turn"
    END_OF_BATTLE = "at the end of this battle"
