"""Given: positions, decks, and what has happened before."""

from __future__ import annotations

from ruleproof.adapter.messages import Player

from .table import Table
from .telling import kind_of
from .vocabulary import joins_act, step

Rows = list[list[str]]


@step("given", "{player} is in the {phase}[[ with:]]")
def in_phase(table: Table, player: Player, phase: str, datatable: Rows | None = None) -> None:
    """The game stands in a phase of the player's turn."""
    table.placing().begin(player, phase, before=False, where=table.where)
    if datatable:
        table.position.table(player, datatable, table.where)


@step("given", "{player} is about to begin the {phase}[[ with:]]")
def before_phase(table: Table, player: Player, phase: str, datatable: Rows | None = None) -> None:
    """The game stands just before a phase of the player's turn."""
    table.placing().begin(player, phase, before=True, where=table.where)
    if datatable:
        table.position.table(player, datatable, table.where)


@step("given", "{player} has:")
def has_cards(table: Table, player: Player, datatable: Rows | None = None) -> None:
    """The player has the cards of a table."""
    table.placing().table(player, datatable or [], table.where)


@step("given", "{player} has {n} card(s) in the {area}")
def has_count(table: Table, player: Player, n: str, area: str) -> None:
    """An area holds so many cards in all."""
    position = table.placing()
    position.total(player, position.area(area, table.where), int(n))


@step("given", "{player} has {n} Life card(s)")
def has_life(table: Table, player: Player, n: str) -> None:
    """The player has so many Life cards in all."""
    position = table.placing()
    position.total(player, position.area("Life", table.where), int(n))


@step("given", "{player} has {n} {state} DON!! card(s)")
def has_don(table: Table, player: Player, n: str, state: str) -> None:
    """So many DON!! cards of a state lie in the cost area."""
    table.placing().pool(player, state, int(n))


@step("given", "{player}'s {area} from the top is:")
def stacked(table: Table, player: Player, area: str, datatable: Rows | None = None) -> None:
    """The top cards of an area, in order."""
    position = table.placing()
    position.table(player, datatable or [], table.where, position.area(area, table.where))


@step("given", "it is {player}'s first turn, going {order}")
def first_turn(table: Table, player: Player, order: str) -> None:
    """The turn is the player's first."""
    table.placing().first_turn = (player, order)


@step("when", "{player} is now asked to {window}")
@step("given", "{player} is now asked to {window}")
@joins_act
def now_asked(table: Table, player: Player, window: str) -> None:
    """The act before is carried out up to this decision, where the game stands."""
    table.stop_at(player, kind_of(window))


@step("given", "{player} presents a legal deck[[ with:]]")
def presents_legal(table: Table, player: Player, datatable: Rows | None = None) -> None:
    """The player presents 50 cards: those of the table, if any, filled up with cards that break no rule.

    A Leader with count 1 in the first line takes the place of the plain Leader; the line `DON!!` says how
    many cards the DON!! deck has.
    """
    table.decks.present(player, table.where, datatable or ())


@step("given", "{player} presents a deck of {n} cards[[ with:]]")
def presents_size(table: Table, player: Player, n: str, datatable: Rows | None = None) -> None:
    """The player presents so many cards: those of the table, legal or not, read and filled up as above."""
    table.decks.present(player, table.where, datatable or (), int(n))


@step("given", "{player} wins the toss")
def wins_toss(table: Table, player: Player) -> None:
    """The player will decide who goes first."""
    table.decks.toss = player


@step("given", "{player}'s deck is shuffled to:")
def shuffled(table: Table, player: Player, datatable: Rows | None = None) -> None:
    """The next shuffle of the player's deck that has no result yet puts these cards on top."""
    table.decks.shuffle(player, datatable or [], table.where)
