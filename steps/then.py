"""Then: what must be seen."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from ruleproof.adapter.errors import RuleproofError, Unsupported
from ruleproof.adapter.messages import (
    CardView,
    Decision,
    Event,
    Illegal,
    Labelled,
    Over,
    Player,
    Refused,
    Viewer,
)
from ruleproof.adapter.telling import tell_subject

from . import facts
from .positions import as_number, as_records
from .table import Table, places
from .telling import kind_of, tell_decision, tell_state
from .vocabulary import step

Rows = list[list[str]]


# --- the end of the game


def _result(table: Table, expected: str, result: str | None, winner: Player | None) -> None:
    now = table.now()
    told = (now.result, now.winner) if isinstance(now, Over) else (None, None)
    table.expect(told == (result, winner), expected, tell_state(now), facts.RESULT)


@step("then", "{player} loses the game")
def loses(table: Table, player: Player) -> None:
    """The game is over, and the player has lost it alone."""
    _result(table, f"{player} loses the game", "won", "P2" if player == "P1" else "P1")


@step("then", "{player} wins the game")
def wins(table: Table, player: Player) -> None:
    """The game is over, and the player has won it."""
    _result(table, f"{player} wins the game", "won", player)


@step("then", "both players lose the game")
def both_lose(table: Table) -> None:
    """The game is over, and both players have lost it."""
    _result(table, "both players lose the game", "all lost", None)


@step("then", "the game is a draw")
def draw(table: Table) -> None:
    """The game is over without a winner."""
    _result(table, "the game is a draw", "draw", None)


@step("then", "the game goes on")
def goes_on(table: Table) -> None:
    """The game is not over."""
    _result(table, "the game goes on", None, None)


# --- refusals


@step("then", "it is refused")
def refused(table: Table) -> None:
    """The last act was refused, and nothing has changed for any viewer."""
    outcome = table.last()
    if not isinstance(outcome.refusal, Illegal):
        raise table.failed("the engine refuses it", f"it was accepted; {tell_state(table.now())}")
    for viewer, before in outcome.before.items():
        after = table.engine.view(viewer)
        if after != before:
            changed = facts.changes(facts.flatten(before), facts.flatten(after))
            told = "; ".join(f"{name}: {old} → {new}" for name, old, new in changed) or "a detail"
            raise table.failed("a refused act changes nothing", f"{viewer} sees a change: {told}")


@step("then", "it is accepted")
def accepted(table: Table) -> None:
    """The last act was carried out."""
    refusal = table.last().refusal
    told = "it was accepted" if refusal is None else f"it was refused: {refusal.why}"
    table.expect(refusal is None, "the engine accepts it", told)


@step("then", "{player}'s deck is <verdict:refused|accepted>")
def deck_judged(table: Table, player: Player, verdict: str) -> None:
    """The engine refused, or did not refuse, the deck that the player presents."""
    refusal = table.last().refusal
    is_refused = isinstance(refusal, Refused) and refusal.player == player
    told = (
        f"{refusal.player}'s deck was refused: {refusal.why}"
        if isinstance(refusal, Refused)
        else "none was refused"
    )
    table.expect(is_refused == (verdict == "refused"), f"{player}'s deck is {verdict}", told)


# --- areas


def _cards(table: Table, player: Player, area: str) -> tuple[str, tuple[CardView, ...]]:
    name = table.position.area(area, table.where)
    areas = table.view().areas.get(player, {})
    if name not in areas:
        raise Unsupported(f"telling the {name}")
    return name, areas[name]


def _count(table: Table, player: Player, area: str, n: str) -> None:
    name, cards = _cards(table, player, area)
    states = (None, *table.game.states)
    stated = [facts.unnamed(player, name, state) for state in states]
    table.expect(len(cards) == int(n), f"{n} in {player}'s {name}", f"{len(cards)}", *stated)


@step("then", "{player} has {n} card(s) in the {area}")
def has_count(table: Table, player: Player, n: str, area: str) -> None:
    """An area holds so many cards."""
    _count(table, player, area, n)


@step("then", "{player} has {n} Life card(s)")
def has_life(table: Table, player: Player, n: str) -> None:
    """The player has so many Life cards."""
    _count(table, player, "Life", n)


@step("then", "{player} has {n} {state} DON!! card(s)")
def has_don(table: Table, player: Player, n: str, state: str) -> None:
    """So many DON!! cards of a state lie in the cost area."""
    name, cards = _cards(table, player, "cost area")
    if any(card.state is UNSET for card in cards):
        raise Unsupported(f"telling the state of cards in the {name}")
    count = sum(card.state == state for card in cards)
    seen = f"{count} {state} of {len(cards)}"
    table.expect(
        count == int(n), f"{n} {state} in {player}'s {name}", seen, facts.unnamed(player, name, state)
    )


@step("then", "{card} is in {player}'s {area}")
def is_in(table: Table, card: str, player: Player, area: str) -> None:
    """The card is in an area of the player."""
    expected = f"{player}'s {table.position.area(area, table.where)}"
    where, found = table.find(card)
    table.expect(where == expected, f"{card} in {expected}", f"in {where}", facts.place(found.label or card))


@step("then", "{card} is {end} {player}'s {area}")
def is_at(table: Table, card: str, end: str, player: Player, area: str) -> None:
    """The card is the first or the last of an area."""
    name, cards = _cards(table, player, area)
    label = table.card(card).label
    at = cards[0 if end == "on top of" else -1] if cards else None
    seen = "the area is empty" if at is None else f"{at.label or 'an unnamed card'} is there"
    stated = (facts.place(label), facts.order(player, name))
    table.expect(at is not None and at.label == label, f"{card} {end} {player}'s {name}", seen, *stated)


def _order(table: Table, player: Player, area: str, names: Sequence[str]) -> None:
    name, cards = _cards(table, player, area)
    wanted = [table.card(each).label for each in names]
    seen = [card.label or "(unnamed)" for card in cards]
    stated = (facts.order(player, name), *(facts.place(label) for label in wanted))
    table.expect(seen[: len(wanted)] == wanted, ", ".join(wanted), ", ".join(seen) or "no card", *stated)


@step("then", "{player}'s {area} from the top is: {cards}")
def from_the_top(table: Table, player: Player, area: str, cards: str) -> None:
    """The top cards of an area are these, in this order."""
    _order(table, player, area, [name.strip() for name in cards.split(",")])


@step("then", "{player}'s {area} from the top is:")
def from_the_top_table(table: Table, player: Player, area: str, datatable: Rows | None = None) -> None:
    """The top cards of an area are these, in this order."""
    _order(
        table,
        player,
        area,
        [row["card"] for row in as_records(datatable or [], ("card",), ("card",), table.where)],
    )


# --- cards


@step("then", "{card} is {state}")
def is_state(table: Table, card: str, state: str) -> None:
    """The card is active or rested."""
    _, found = table.find(card)
    if found.state is UNSET:
        raise Unsupported(f"telling the state of {card}")
    stated = facts.of_card(found.label or card, "state")
    table.expect(found.state == state, f"{card} is {state}", f"it is {found.state or 'neither'}", stated)


def _value(table: Table, card: str, what: str) -> tuple[str, object]:
    _, found = table.find(card)
    if what not in found.values:
        raise Unsupported(f"telling the {what} of {card}")
    return facts.of_card(found.label or card, what), found.values[what]


@step("then", "{card} has {n} power")
def has_power(table: Table, card: str, n: str) -> None:
    """The card's power is this just now."""
    stated, power = _value(table, card, "power")
    table.expect(power == int(n), f"{card} has {n} power", f"{power} power", stated)


@step("then", "{card} has a cost of {n}")
def has_cost(table: Table, card: str, n: str) -> None:
    """The card's cost is this just now."""
    stated, cost = _value(table, card, "cost")
    table.expect(cost == int(n), f"{card} has a cost of {n}", f"a cost of {cost}", stated)


@step("then", "{card} <mode:has|does not have> [{keyword}]")
def has_keyword(table: Table, card: str, mode: str, keyword: str) -> None:
    """The card has a keyword just now."""
    stated, keywords = _value(table, card, "keywords")
    held = [each.strip("[]") for each in keywords] if isinstance(keywords, tuple) else [str(keywords)]
    told = ", ".join(f"[{each}]" for each in held) or "no keyword"
    table.expect((keyword in held) == (mode == "has"), f"{card} {mode} [{keyword}]", told, stated)


@step("then", "{card} has {n} DON!! card(s) given")
def has_given(table: Table, card: str, n: str) -> None:
    """So many DON!! cards are given to the card."""
    _, found = table.find(card)
    if found.under is UNSET:
        raise Unsupported(f"telling the DON!! cards given to {card}")
    count = len(found.under)
    stated = facts.of_card(found.label or card, "given")
    table.expect(count == int(n), f"{n} DON!! given to {card}", f"{count}", stated)


@step("then", "{card} lies {face}")
def lies(table: Table, card: str, face: str) -> None:
    """The card lies face-up or face-down."""
    _, found = table.find(card)
    if found.face is UNSET:
        raise Unsupported(f"telling the face of {card}")
    stated = facts.of_card(found.label or card, "face")
    table.expect(f"face-{found.face}" == face, f"{card} lies {face}", f"it lies face-{found.face}", stated)


@step("then", "{card} is in no area")
def is_nowhere(table: Table, card: str) -> None:
    """The card is resolving and in no area."""
    if table.view().nowhere is UNSET:
        raise Unsupported("telling cards that are in no area")
    where, found = table.find(card)
    table.expect(where == "no area", f"{card} in no area", f"in {where}", facts.place(found.label or card))


# --- turn, phase, battle


@step("then", "it is {player}'s turn")
def is_turn(table: Table, player: Player) -> None:
    """The player is the turn player."""
    seen = table.view().turn_player
    table.expect(seen == player, f"it is {player}'s turn", f"it is {seen}'s turn", facts.TURN_PLAYER)


@step("then", "the game is in the {phase}")
def is_phase(table: Table, phase: str) -> None:
    """The game is in this phase."""
    seen = table.view().phase
    if phase not in table.game.phases:
        raise RuleproofError(
            f"{table.where}: there is no {phase}. The phases are {', '.join(table.game.phases)}."
        )
    if seen is UNSET:
        raise Unsupported("telling the phase")
    table.expect(seen == phase, f"the game is in the {phase}", f"in the {seen}", facts.PHASE)


@step("then", "the battle is in the {step}")
def is_step(table: Table, step: str) -> None:
    """A battle is in progress, in this step."""
    battle = table.view().battle
    if battle is UNSET or (battle is not None and battle.step is UNSET):
        raise Unsupported("telling the step of a battle")
    told = "there is no battle" if battle is None else f"the battle is in the {battle.step}"
    table.expect(
        battle is not None and battle.step == step, f"the battle is in the {step}", told, facts.BATTLE
    )


@step("then", "the battle is over")
def battle_over(table: Table) -> None:
    """No battle is in progress."""
    battle = table.view().battle
    if battle is UNSET:
        raise Unsupported("telling the battle")
    told = (
        "no battle"
        if battle is None
        else f"{tell_subject(battle.attacker)} attacks {tell_subject(battle.target)}"
    )
    table.expect(battle is None, "the battle is over", told, facts.BATTLE)


@step("then", "{card} is the target of the attack")
def is_target(table: Table, card: str) -> None:
    """The card is attacked in the battle in progress."""
    battle = table.view().battle
    if battle is UNSET:
        raise Unsupported("telling the battle")
    target = None if battle is None else battle.target
    told = "there is no battle" if battle is None else f"the target is {tell_subject(target)}"
    table.expect(target == table.card(card), f"{card} is the target", told, facts.BATTLE)


# --- decisions


@step("then", "{player} <mode:is|is not> asked to {window}")
def asked(table: Table, player: Player, mode: str, window: str) -> None:
    """During the last act the player faced such a decision, or did not."""
    table.observe("decisions")
    log = table.last().asked
    now = table.now()
    faced = [*log, *([now] if isinstance(now, Decision) else [])]
    was = any((each.player, each.kind) == (player, kind_of(window)) for each in faced)
    told = "; ".join(tell_decision(each) for each in log) or "nothing was asked"
    table.expect(was == (mode == "is"), f"{player} {mode} asked to {window}", told)


@step("then", "{player} <mode:can|cannot> choose {card}")
def can_choose(table: Table, player: Player, mode: str, card: str) -> None:
    """The card is, or is not, among the candidates of the decision that the player faces or faced last."""
    table.observe("decisions")
    now = table.now()
    faced = [*table.last().asked, *([now] if isinstance(now, Decision) else [])]
    mine = [each for each in faced if each.player == player and table.game.decisions.get(each.kind) != "rest"]
    if not mine:
        raise table.failed(f"{player} has a choice", "they were asked nothing")
    candidates = mine[-1].candidates
    if candidates is UNSET:
        raise Unsupported("telling the candidates of a decision")
    is_there = table.card(card) in candidates
    table.expect(is_there == (mode == "can"), f"{player} {mode} choose {card}", tell_decision(mine[-1]))


# --- what players see


def _seen_by(table: Table, player: Viewer, card: str) -> str | None:
    label = table.card(card).label
    view = table.view(player)
    looked_at = view.looked_at if view.looked_at is not UNSET else {}
    for where, _, each in places(view):
        if each.label == label:
            return where
    return next(
        ("the cards looked at" for cards in looked_at.values() for each in cards if each.label == label), None
    )


@step("then", "{player} <mode:can|cannot> see {card}")
def can_see(table: Table, player: Player, mode: str, card: str) -> None:
    """The player sees which card it is, or does not."""
    where = _seen_by(table, player, card)
    told = f"they see it in {where}" if where else "they do not see it"
    table.expect((where is not None) == (mode == "can"), f"{player} {mode} see {card}", told)


@step("then", "{player} counts {n} card(s) in {owner}'s {area}")
def counts(table: Table, player: Player, n: str, owner: Player, area: str) -> None:
    """The player can tell that an area holds so many cards."""
    name = table.position.area(area, table.where)
    areas = table.view(player).areas.get(owner, {})
    if name not in areas:
        raise Unsupported(f"telling {player} the {name}")
    seen = len(areas[name])
    table.expect(seen == int(n), f"{player} counts {n} in {owner}'s {name}", f"they count {seen}")


@step("then", "{player} sees {card} in {owner}'s {area}")
def sees_in(table: Table, player: Player, card: str, owner: Player, area: str) -> None:
    """The player sees the card in an area."""
    expected = f"{owner}'s {table.position.area(area, table.where)}"
    where = _seen_by(table, player, card)
    table.expect(
        where == expected, f"{player} sees {card} in {expected}", f"they see it in {where or 'no area'}"
    )


EVENT_COLUMNS = ("event", "player", "card", "from", "to", "amount")


@step("then", "{player} saw:")
def saw(table: Table, player: Player, datatable: Rows | None = None) -> None:
    """Since the act began the player saw these events, in this order; others may lie between."""
    table.observe("events")
    wanted = as_records(datatable or [], EVENT_COLUMNS, ("event",), table.where)
    events = iter(happened := table.engine.events(table.last().mark, player).events)
    for row in wanted:
        if not any(_is_event(table, row, event) for event in events):
            told = "; ".join(_tell_event(event) for event in happened) or "nothing happened"
            raise table.failed(" ".join(value for value in row.values() if value), told)


@step("then", "{player} saw none of:")
def saw_none(table: Table, player: Player, datatable: Rows | None = None) -> None:
    """Since the act began the player saw no such event."""
    table.observe("events")
    unwanted = as_records(datatable or [], EVENT_COLUMNS, ("event",), table.where)
    for event in table.engine.events(table.last().mark, player).events:
        if any(_is_event(table, row, event) for row in unwanted):
            raise table.failed("no such event", _tell_event(event))


def _is_event(table: Table, row: dict[str, str], event: Event) -> bool:
    def same(column: str, seen: object) -> bool:
        return not row.get(column) or row[column] == seen

    card = event.card.label if isinstance(event.card, Labelled) else None
    wanted = table.card(row["card"]).label if row.get("card") else None
    amount = as_number(row["amount"], "amount", table.where) if row.get("amount") else None
    return (
        row["event"] == event.kind
        and same("player", event.player)
        and wanted in (None, card)
        and same("from", event.origin)
        and same("to", event.destination)
        and amount in (None, event.amount)
    )


def _tell_event(event: Event) -> str:
    told = [event.kind, event.player, tell_subject(event.card) if event.card else None, event.origin]
    return " ".join(each for each in (*told, event.destination) if each)


# --- everything else


@step("then", "nothing else changes")
def nothing_else(table: Table) -> None:
    """Every fact that differs from before the first act was stated by a Then before this one."""
    if table.before is None:
        raise RuleproofError(f"{table.where}: nothing has been done yet that could change anything.")
    after = facts.flatten(table.view(), table.now())
    unstated = [
        f"{name}: {old} → {new}"
        for name, old, new in facts.changes(table.before, after)
        if name not in table.stated
    ]
    table.expect(not unstated, "nothing else changes", "; ".join(unstated))
