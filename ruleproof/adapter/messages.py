"""The messages of the adapter contract, protocol 1.

Nothing here names an area, a phase or a keyword of any game: those words come from the game's `game.toml`
and travel as strings. Every message is frozen, typed and has a JSON form (see `ruleproof.adapter.schema`).
A field that is `UNSET` was not told by the engine; an assertion on it is unsupported, never failed.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

PROTOCOL = 1

Player = Literal["P1", "P2"]
Viewer = Literal["P1", "P2", "referee"]
Face = Literal["up", "down"]
Value = int | str | tuple[str, ...]
"""What a card's field can hold: a number (power), a word (category) or words (types)."""

PLAYERS: tuple[Player, Player] = ("P1", "P2")


def opponent_of(player: Player) -> Player:
    """The other player."""
    return "P2" if player == "P1" else "P1"


class Message(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all messages share: immutable, strict, and defaults left out of the JSON form."""


# --- Addresses: how a message points at a card or an effect, without engine ids ---------------------------


class Labelled(Message, frozen=True, tag_field="by", tag="label"):
    """A card by its label, which follows the physical card through all areas."""

    label: str


class Placed(Message, frozen=True, tag_field="by", tag="place"):
    """An unlabelled or unseen card by its place; index 0 is the top card or the first in line."""

    player: Player
    area: str
    index: int


class Made(Message, frozen=True, tag_field="by", tag="made"):
    """A card that an effect created (a token), by its maker and the order of making, from 1."""

    maker: str
    ordinal: int


class Pool(Message, frozen=True, tag_field="by", tag="pool"):
    """Interchangeable cards of a player by number, area and state; given DON!! cards by their holder."""

    player: Player
    area: str
    count: int = 1
    state: str | None = None
    holder: str | None = None


Address = Labelled | Placed | Made | Pool


class EffectAddress(Message, frozen=True, tag_field="by", tag="effect"):
    """An effect: the card that has it and the ability's place in the card's text, from 1."""

    card: Labelled | Made
    ability: int


Subject = Labelled | Placed | Made | Pool | EffectAddress


# --- Fixture cards ----------------------------------------------------------------------------------------


class Node(Message, frozen=True):
    """A node of an ability tree: a kind with its plain values and the nodes beneath it, by role."""

    kind: str
    values: dict[str, Value] = {}
    parts: dict[str, tuple[Node, ...]] = {}


class Fixture(Message, frozen=True):
    """A synthetic card: printed fields, official-style text and the same text as an ability tree.

    A field that is absent means any value: nothing is asserted on it. An adapter builds the card from its
    text, from its abilities, or takes a printed card of its own that does the same (`printed` is a hint).
    """

    name: str
    fields: dict[str, Value]
    text: str = ""
    abilities: tuple[Node, ...] | UnsetType = UNSET
    printed: tuple[str, ...] = ()
    back: Fixture | None = None
    """The other side of a two-sided card."""


# --- Positions and decks ----------------------------------------------------------------------------------


class Placement(Message, frozen=True):
    """Cards placed in an area: one labelled card, or `count` interchangeable ones."""

    area: str
    card: str
    label: str | None = None
    count: int = 1
    state: str | None = None
    face: Face | None = None
    owner: Player | None = None
    under: tuple[Placement, ...] = ()
    """Cards beneath this one, nearest first: given DON!! cards, Evolve stacks."""


class Position(Message, frozen=True):
    """A complete situation: placements by player, areas listed from the top or the first card on."""

    turn_player: Player
    first_player: Player
    turn: int
    """The number of the turn in the game, from 1."""
    phase: str
    before: bool
    """True: the game stands just before the phase begins; False: in the phase, at its first free decision."""
    cards: dict[Player, tuple[Placement, ...]]


class DeckEntry(Message, frozen=True):
    """Copies of one card in a deck list; labels, if any, name the copies in order."""

    card: str
    count: int = 1
    labels: tuple[str, ...] = ()


class DeckList(Message, frozen=True):
    """What a player presents before the game: Leader, deck from the top, further decks by area name."""

    leader: str
    deck: tuple[DeckEntry, ...]
    further: dict[str, tuple[DeckEntry, ...]] = {}
    leader_label: str | None = None


class Shuffle(Message, frozen=True):
    """The result of one coming shuffle or random pick: these labels first, the rest as they were."""

    player: Player
    area: str
    top: tuple[str, ...]


class Decks(Message, frozen=True):
    """The game from its very beginning: two deck lists, who won the toss, and what luck will bring."""

    lists: dict[Player, DeckList]
    toss: Player
    shuffles: tuple[Shuffle, ...] = ()


class Setup(Message, frozen=True):
    """Begin anew: exactly one of `position` and `decks`. It replaces any earlier game."""

    game: str
    edition: str
    cards: tuple[Fixture, ...]
    position: Position | None = None
    decks: Decks | None = None
    seed: int = 0


class Ready(Message, frozen=True, tag_field="reply", tag="ready"):
    """The game is set up."""


class Refused(Message, frozen=True, tag_field="reply", tag="refused"):
    """The deck list of a player breaks a rule."""

    player: Player
    rule: str | None
    why: str


# --- Deciding ---------------------------------------------------------------------------------------------


class Move(Message, frozen=True, tag_field="act", tag="move"):
    """Something a player does of their own accord: `kind` is one of the game's moves.

    `order` names every card of `area`, from the top; `target` then says whose it is, if not the player's.
    """

    kind: str
    card: Address | None = None
    ability: int | None = None
    target: Address | None = None
    count: int | None = None
    area: str | None = None
    order: tuple[Address, ...] = ()


class Answer(Message, frozen=True, tag_field="act", tag="answer"):
    """A reply to a decision of this kind, about this subject if one is named.

    `choose` holds the cards or effects chosen, or all of them in the order wanted; `target` is what a chosen
    card is used on; `option` is one of the words offered. `decline` says no.
    """

    kind: str
    subject: Subject | None = None
    choose: tuple[Subject, ...] | None = None
    target: Address | None = None
    number: int | None = None
    option: str | None = None
    decline: bool = False


Act = Move | Answer


class Scripted(Message, frozen=True):
    """An answer that a player will give to their first decision that it fits."""

    player: Player
    answer: Answer


class Submit(Message, frozen=True):
    """A player acts; `script` holds answers to come, for engines that resolve several decisions in one call.

    The act need not answer the decision that is open: conceding, reordering one's own trash or an attempt out
    of turn are acts too. An engine that stops at every decision may ignore the script: whoever drives it will
    answer one decision at a time.
    """

    player: Player
    act: Act
    script: tuple[Scripted, ...] = ()


class Decision(Message, frozen=True, tag_field="state", tag="decision"):
    """What the game waits for. `candidates` and `moves` may be left untold, and need not be complete."""

    player: Player
    kind: str
    subject: Subject | None = None
    candidates: tuple[Subject, ...] | UnsetType = UNSET
    options: tuple[str, ...] = ()
    moves: tuple[Move, ...] | UnsetType = UNSET
    least: int = 0
    most: int = 1
    may_decline: bool = False
    prompt: str = ""


class Over(Message, frozen=True, tag_field="state", tag="over"):
    """The game has ended: one winner, a draw, or all players lost."""

    result: Literal["won", "draw", "all lost"]
    winner: Player | None = None
    rule: str | None = None


class Asked(Message, frozen=True):
    """A decision that the engine settled while carrying out one `submit`, and how.

    `script` is the index into the submitted script; without it the engine used the default answer, or the
    choice was forced.
    """

    decision: Decision
    script: int | None = None
    forced: bool = False


class Accepted(Message, frozen=True, tag_field="reply", tag="accepted"):
    """The act was carried out; what was asked on the way, in order, and what the game waits for now."""

    now: Decision | Over
    asked: tuple[Asked, ...] = ()


class Illegal(Message, frozen=True, tag_field="reply", tag="illegal"):
    """The act is against the rules; nothing has changed."""

    why: str
    rule: str | None = None


# --- Looking ----------------------------------------------------------------------------------------------


class CardView(Message, frozen=True):
    """A card as the viewer sees it; one whose identity is hidden has neither card nor label nor values."""

    owner: Player
    master: Player | UnsetType = UNSET
    label: str | None = None
    card: str | None = None
    face: Face | UnsetType = UNSET
    state: str | UnsetType | None = UNSET
    values: dict[str, Value] = {}
    under: tuple[CardView, ...] | UnsetType = UNSET


class BattleView(Message, frozen=True):
    """The battle in progress."""

    attacker: Subject
    target: Subject
    step: str | UnsetType = UNSET


class View(Message, frozen=True):
    """The position as one viewer sees it; `areas` lists each area from the top or first card on."""

    viewer: Viewer
    turn_player: Player
    turn: int | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    areas: dict[Player, dict[str, tuple[CardView, ...]]] = {}
    nowhere: tuple[CardView, ...] | UnsetType = UNSET
    """Cards that are resolving and in no area."""
    removed: tuple[CardView, ...] | UnsetType = UNSET
    looked_at: dict[Player, tuple[CardView, ...]] | UnsetType = UNSET
    """Cards of secret areas that a player is looking at just now; they stay in their areas."""
    battle: BattleView | UnsetType | None = UNSET
    pending: tuple[EffectAddress, ...] | UnsetType = UNSET
    """Effects whose timing has come and that wait to resolve, in the order in which that is known."""


class Event(Message, frozen=True):
    """One thing that happened, as the viewer could see it."""

    kind: str
    player: Player | None = None
    card: Subject | None = None
    source: Subject | None = None
    origin: str | None = None
    destination: str | None = None
    amount: int | None = None


class Events(Message, frozen=True):
    """Everything since a mark, in order, and the mark to ask from next time."""

    mark: int
    events: tuple[Event, ...]


# --- Greeting ---------------------------------------------------------------------------------------------


class Hello(Message, frozen=True):
    """Ruleproof introduces itself; the newest protocol it speaks."""

    protocol: int
    suite: str


class Capabilities(Message, frozen=True):
    """What an engine can do; whatever is missing makes the scenarios that need it unsupported."""

    setups: tuple[Literal["position", "decks"], ...] = ("position",)
    observes: tuple[Literal["decisions", "events", "views"], ...] = ()
    """Observation beyond the referee's state at rest."""
    fixtures: tuple[Literal["fields", "text", "abilities", "printed"], ...] = ("fields",)
    effects: tuple[str, ...] = ()
    """Effect kinds and keywords, in the game's words; empty: not told."""


class Welcome(Message, frozen=True):
    """The engine introduces itself."""

    protocol: int
    name: str
    version: str
    language: str
    games: dict[str, tuple[str, ...]]
    """Editions by game."""
    capabilities: Capabilities
    url: str = ""
