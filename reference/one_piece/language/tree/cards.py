"""Numbers, filters, selectors, and the ways in which text points at cards."""

from __future__ import annotations

from dataclasses import dataclass

from .words import Category, End, Face, Keyword, Mention, Place, Player, Relation, Stat, State, Timing

# --- Numbers ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fixed:
    """A number as written."""

    value: int


@dataclass(frozen=True, slots=True)
class Count:
    """How many cards these are, at the time when the number is needed."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Sum:
    """The sum of numbers."""

    parts: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class ForEvery:
    """`amount` for every full `per` of `of`: amount × (of ÷ per, rounded down)."""

    amount: int
    per: int
    of: Number


@dataclass(frozen=True, slots=True)
class StatOf:
    """A number of the one card pointed at."""

    stat: Stat
    card: Cards


@dataclass(frozen=True, slots=True)
class ChosenCost:
    """The cost that the player chose earlier in the same effect."""


Number = Fixed | Count | Sum | ForEvery | StatOf | ChosenCost


# --- Filters: what a single card must be ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HasColor:
    """The card has at least one of these colours (2-3-5)."""

    colors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IsMulticolored:
    """The card has more than one colour (2-3-6)."""


@dataclass(frozen=True, slots=True)
class DifferentColor:
    """The card shares no colour with the cards pointed at."""

    than: Cards


@dataclass(frozen=True, slots=True)
class HasType:
    """The card has at least one of these types, as a whole word (2-4-3)."""

    types: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TypeIncludes:
    """One of the card's types contains this text (2-4-3-1)."""

    text: str


@dataclass(frozen=True, slots=True)
class Named:
    """The card has at least one of these names (2-1-2)."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NameIncludes:
    """The card's name contains this text (2-1-2-1)."""

    text: str


@dataclass(frozen=True, slots=True)
class HasNumber:
    """The card has this card number (2-14-3)."""

    number: str


@dataclass(frozen=True, slots=True)
class HasAttribute:
    """The card has this attribute (2-5-6)."""

    attribute: str


@dataclass(frozen=True, slots=True)
class HasStat:
    """A number of the card stands in this relation to another; a card without that number never fits."""

    stat: Stat
    relation: Relation
    to: Number


@dataclass(frozen=True, slots=True)
class InState:
    """The card is active, or rested; a given DON!! card is neither (4-4-2)."""

    state: State


@dataclass(frozen=True, slots=True)
class FaceIs:
    """The card lies face-up, or face-down."""

    face: Face


@dataclass(frozen=True, slots=True)
class HasKeyword:
    """The card has this keyword effect, printed or gained."""

    keyword: Keyword


@dataclass(frozen=True, slots=True)
class HasTrigger:
    """The card has a [Trigger]."""


@dataclass(frozen=True, slots=True)
class HasEffectAt:
    """The card has an effect with this timing."""

    timing: Timing


@dataclass(frozen=True, slots=True)
class HasNoCounter:
    """The card has no Counter printed."""


@dataclass(frozen=True, slots=True)
class HasNoBaseEffect:
    """The card has no card text (2-8-5)."""


@dataclass(frozen=True, slots=True)
class IsThis:
    """The card is the one that has this effect."""


@dataclass(frozen=True, slots=True)
class Without:
    """The card does not pass this filter ("other than")."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class AnyOf:
    """The card passes at least one of these filters."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class IsBattling:
    """The card is attacking, or being attacked, in the present battle."""


Filter = (
    HasColor
    | IsMulticolored
    | DifferentColor
    | HasType
    | TypeIncludes
    | Named
    | NameIncludes
    | HasNumber
    | HasAttribute
    | HasStat
    | InState
    | FaceIs
    | HasKeyword
    | HasTrigger
    | HasEffectAt
    | HasNoCounter
    | HasNoBaseEffect
    | IsThis
    | Without
    | AnyOf
    | IsBattling
)


# --- Selectors and pointing at cards ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Selector:
    """Cards by whose they are, where they are, their category (none: any) and filters that all must pass.

    "Character" puts them in the Character area, "Character card" anywhere else the text says (2-2-4-1,
    2-2-4-2); `places` is already worked out so. No places at all: wherever the card is.
    """

    owner: Player
    places: tuple[Place, ...]
    category: Category | None = None
    filters: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class This:
    """The card that has the effect."""


@dataclass(frozen=True, slots=True)
class All:
    """Every card that at least one of the selectors describes."""

    among: tuple[Selector, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """Cards that a player chooses when they are needed (8-4-4): as many as possible; `up_to`: from 0 on.

    `count` None: any number. The chosen cards together must keep `total`, a limit on the sum of a number of
    theirs; with `different_names` no two have a name in common; with `blind` they are chosen unseen.
    """

    by: Player
    count: Number | None
    up_to: bool
    among: tuple[Selector, ...]
    total: HasStat | None = None
    different_names: bool = False
    blind: bool = False


@dataclass(frozen=True, slots=True)
class FromEnd:
    """So many cards from an end of a deck or of Life, unseen; `owner` EITHER: the chooser picks whose.

    `until` instead of `count`: card by card until that many remain there.
    """

    by: Player
    owner: Player
    place: Place
    end: End
    count: Number | None
    up_to: bool = False
    until: int | None = None


@dataclass(frozen=True, slots=True)
class Mentioned:
    """Cards that earlier words of the effect are about."""

    what: Mention


@dataclass(frozen=True, slots=True)
class Together:
    """Several groups of cards; each is chosen on its own, the action applies to all of them."""

    parts: tuple[Cards, ...]


Cards = This | All | Chosen | FromEnd | Mentioned | Together


@dataclass(frozen=True, slots=True)
class To:
    """Where cards go, always in their owner's place: with an end for piles, a face and a free order."""

    place: Place
    end: End | None = None
    face: Face | None = None
    any_order: bool = False
