"""Positions: from the tables and phrases of the Givens to a complete situation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.messages import (
    PLAYERS,
    Face,
    Fixture,
    Placement,
    Player,
    Position,
    opponent_of,
)
from ruleproof.rulebook.model import Game

from .catalogue import no_such_card

COLUMNS = ("area", "card", "state", "as", "DON!!", "face", "count")
COST_AREA, POOL_DECK, LEADER_AREA, LIFE_AREA = "cost area", "DON!! deck", "Leader area", "Life area"
POOL_SIZE = 10
"""How many pool cards a player has, where a position does not say otherwise."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a position table, understood."""

    area: str
    card: str
    label: str | None
    count: int
    state: str | None
    face: Face | None
    given: int


@dataclass(slots=True)
class Side:
    """What the Givens say of one player's cards."""

    rows: list[Row] = field(default_factory=list)
    totals: dict[str, int] = field(default_factory=dict)
    pool: dict[str, int] = field(default_factory=dict)

    def of(self, area: str) -> list[Row]:
        """The rows of an area, from the top."""
        return [row for row in self.rows if row.area == area]


class PositionBuilder:
    """Collects what the Givens say and fills in the defaults of `game.toml`."""

    def __init__(self, game: Game, cards: dict[str, Fixture]) -> None:
        self.game = game
        self.cards = cards
        self.sides: dict[Player, Side] = {player: Side() for player in PLAYERS}
        self.labels: dict[str, Player] = {}
        self.turn_player: Player | None = None
        self.phase = ""
        self.before = False
        self.first_turn: tuple[Player, str] | None = None

    # --- what the Givens say

    def begin(self, player: Player, phase: str, *, before: bool, where: str) -> None:
        """Whose turn it is, and where in it the game stands."""
        if self.turn_player is not None:
            raise RuleproofError(f"{where}: the position already has a turn player. Say it once.")
        if phase not in self.game.phases:
            raise RuleproofError(
                f"{where}: there is no phase {phase!r}. The phases are {', '.join(self.game.phases)}."
            )
        self.turn_player, self.phase, self.before = player, phase, before

    def area(self, name: str, where: str) -> str:
        """The full name of an area: `Life` and `the Life area` are the same."""
        for area in self.game.areas:
            if name in (area, area.removesuffix(" area")):
                return area
        raise RuleproofError(
            f"{where}: there is no area {name!r}. The areas are {', '.join(self.game.areas)}."
        )

    def table(
        self, player: Player, table: Sequence[Sequence[str]], where: str, area: str | None = None
    ) -> None:
        """Place the cards of a table; a table of one area has no area column."""
        allowed = [column for column in COLUMNS if not (area and column == "area")]
        for line in as_records(table, allowed, ("card",) if area else ("area", "card"), where):
            self._place(player, line, where, area)

    def _place(self, player: Player, line: dict[str, str], where: str, area: str | None) -> None:
        area = area or self.area(line["area"], where)
        card = line["card"]
        if card not in self.cards:
            raise no_such_card(card, where, self.cards)
        count = as_number(line.get("count") or "1", "count", where)
        state = line.get("state") or None
        if state is not None and state not in self.game.states:
            raise RuleproofError(
                f"{where}: there is no state {state!r}. The states are {', '.join(self.game.states)}."
            )
        face = line.get("face") or None
        if face not in (None, "up", "down"):
            raise RuleproofError(f"{where}: a face is `up` or `down`, not {face!r}.")
        label = self._label(player, area, card, line.get("as") or None, count, where)
        given = as_number(line.get("DON!!") or "0", "DON!!", where)
        self.sides[player].rows.append(Row(area, card, label, count, state, face, given))  # type: ignore[arg-type]

    def _label(
        self, player: Player, area: str, card: str, named: str | None, count: int, where: str
    ) -> str | None:
        if named is None and (count != 1 or card in (self.game.position.filler, self.game.position.pool)):
            return None
        if count != 1:
            raise RuleproofError(
                f"{where}: {count} cards cannot share the name {named!r}. Give each its own line."
            )
        label = named or (f"{player}'s Leader" if area == LEADER_AREA else card)
        if label in self.labels:
            raise RuleproofError(
                f"{where}: two cards are called {label!r}. Tell them apart with the column `as`."
            )
        self.labels[label] = player
        return label

    def total(self, player: Player, area: str, count: int) -> None:
        """How many cards an area holds in all, filler included."""
        self.sides[player].totals[area] = count

    def pool(self, player: Player, state: str, count: int) -> None:
        """How many pool cards of a state lie in the cost area."""
        self.sides[player].pool[state] = count

    # --- what comes of it

    def leader(self, player: Player) -> str:
        """The label of a player's Leader."""
        rows = self.sides[player].of(LEADER_AREA)
        return (rows[0].label if rows else None) or f"{player}'s Leader"

    def known_labels(self) -> list[str]:
        """Every label that a step may name."""
        return sorted({*self.labels, *(self.leader(player) for player in PLAYERS)})

    def names(self) -> set[str]:
        """The fixture cards that the position needs."""
        defaults = self.game.position
        placed = {row.card for side in self.sides.values() for row in side.rows}
        return placed | {name for name in (defaults.leader, defaults.filler, defaults.pool) if name}

    def build(self, where: str) -> Position:
        """The complete position."""
        if self.turn_player is None:
            raise RuleproofError(
                f"{where}: the position has no turn player. Begin with `Given P1 is in the Main Phase` or "
                "`Given P1 is about to begin the Draw Phase`."
            )
        first, turn = self._turn(self.turn_player, where)
        return Position(
            turn_player=self.turn_player,
            first_player=first,
            turn=turn,
            phase=self.phase,
            before=self.before,
            cards={player: tuple(self._cards_of(player, where)) for player in PLAYERS},
        )

    def _turn(self, turn_player: Player, where: str) -> tuple[Player, int]:
        if self.first_turn is None:
            # Both first turns are past: P1 began, so P1's turns are odd.
            return "P1", 3 if turn_player == "P1" else 4
        player, order = self.first_turn
        if player != turn_player:
            raise RuleproofError(
                f"{where}: it cannot be {player}'s first turn, the turn player is {turn_player}."
            )
        return (player, 1) if order == "first" else (opponent_of(player), 2)

    def _cards_of(self, player: Player, where: str) -> list[Placement]:
        side = self.sides[player]
        placements = []
        for area in self.game.areas:
            if area in (COST_AREA, POOL_DECK) and self.game.position.pool:
                continue
            rows = [self._placement(row) for row in self._rows(player, area)]
            placements += rows
            missing = self._total(player, area, rows, where) - sum(row.count for row in rows)
            if missing:
                placements.append(
                    Placement(
                        area=area, card=self.game.position.filler, count=missing, state=_default_state(area)
                    )
                )
        return placements + self._pool_of(side, where)

    def _rows(self, player: Player, area: str) -> list[Row]:
        rows = self.sides[player].of(area)
        if area == LEADER_AREA and not rows:
            return [Row(area, self.game.position.leader, f"{player}'s Leader", 1, None, None, 0)]
        return rows

    def _placement(self, row: Row) -> Placement:
        pool = self.game.position.pool
        under = (Placement(area=row.area, card=pool, count=row.given),) if row.given and pool else ()
        return Placement(
            area=row.area,
            card=row.card,
            label=row.label,
            count=row.count,
            state=row.state or _default_state(row.area),
            face=row.face,
            under=under,
        )

    def _total(self, player: Player, area: str, rows: list[Placement], where: str) -> int:
        named = sum(row.count for row in rows)
        stated = self.sides[player].totals.get(area)
        if stated is None:
            return max(named, self._default_total(player, area, bool(rows)))
        if stated < named:
            raise RuleproofError(
                f"{where}: {player} has {named} named cards in the {area}, but {stated} cards in all. "
                "The number counts the named cards too."
            )
        return stated

    def _default_total(self, player: Player, area: str, named: bool) -> int:
        defaults = self.game.position
        if area == "deck":
            return defaults.deck
        if area == LIFE_AREA and not named:
            leader = self.cards[self._rows(player, LEADER_AREA)[0].card]
            life = leader.fields.get(defaults.life_field or "", defaults.life or 0)
            return life if isinstance(life, int) else 0
        return 0

    def _pool_of(self, side: Side, where: str) -> list[Placement]:
        pool = self.game.position.pool
        if pool is None:
            return []
        lying = {state: side.pool.get(state, 0) for state in self.game.states}
        for row in side.of(COST_AREA):
            state = row.state or self.game.states[0]
            if state not in side.pool:
                lying[state] += row.count
        given = sum(row.given for row in side.rows)
        named_in_deck = sum(row.label is not None for row in side.of(POOL_DECK))
        deck = side.totals.get(POOL_DECK, named_in_deck or None)
        stated = bool(side.pool or side.of(COST_AREA))
        if COST_AREA in side.totals:
            raise RuleproofError(f"{where}: say how many {pool} cards are active and how many are rested.")
        if not stated:
            lying[self.game.states[0]] = max(0, POOL_SIZE - given - (deck or 0))
        if deck is None:
            deck = max(0, POOL_SIZE - given - sum(lying.values()))
        named = [self._placement(row) for row in side.rows if row.card == pool and row.label]
        for row in named:
            if row.area == COST_AREA:
                lying[row.state or self.game.states[0]] -= 1
            else:
                deck -= 1
        for state, count in lying.items():
            if count < 0:
                raise RuleproofError(
                    f"{where}: {side.pool[state]} {state} {pool} cards are fewer than the named ones. "
                    "The number counts the named cards too."
                )
        placed = [
            Placement(area=COST_AREA, card=pool, count=count, state=state)
            for state, count in lying.items()
            if count
        ]
        return named + placed + ([Placement(area=POOL_DECK, card=pool, count=deck)] if deck > 0 else [])


def _default_state(area: str) -> str | None:
    """Cards on the field are active unless a row says otherwise; elsewhere cards have no state."""
    return "active" if area.endswith(" area") and area != LIFE_AREA else None


def as_records(
    table: Sequence[Sequence[str]], allowed: Sequence[str], needed: Sequence[str], where: str
) -> list[dict[str, str]]:
    """The lines of a table by column, or an error that says what would be right."""
    if not table:
        raise RuleproofError(f"{where}: the step needs a table with the columns {', '.join(needed)}.")
    header, *lines = table
    for column in header:
        if column not in allowed:
            raise RuleproofError(
                f"{where}: there is no column {column!r}. The columns are {', '.join(allowed)}."
            )
    for column in needed:
        if column not in header:
            raise RuleproofError(
                f"{where}: the table lacks the column {column!r}. It needs {', '.join(needed)}."
            )
    records = [dict(zip(header, line, strict=True)) for line in lines]
    for record in records:
        for column in needed:
            if not record[column]:
                raise RuleproofError(f"{where}: a line of the table has no {column}.")
    return records


def as_number(text: str, what: str, where: str) -> int:
    """A whole number of a table."""
    if not text.isdigit():
        raise RuleproofError(f"{where}: {what} must be a whole number such as 2, not {text!r}.")
    return int(text)
