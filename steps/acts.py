"""Acts: what a player does of their own accord, tries to do, or has done already."""

from __future__ import annotations

from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.messages import Answer, Move, Placed, Player

from .table import Table
from .vocabulary import act, step


def _tries(mode: str) -> bool:
    return mode.startswith("tries to")


@act("attacks", "attack", "attacked", " {target} with {card}")
def attack(table: Table, player: Player, mode: str, target: str, card: str) -> None:
    """The player attacks a card with a card of theirs."""
    move = Move("attack", card=table.card(card, player), target=table.card(target, player))
    table.queue(player, move, tries=_tries(mode))


@act("plays", "play", "played", " {card}[[, choosing {cards}]]")
def play(table: Table, player: Player, mode: str, card: str, cards: str | None = None) -> None:
    """The player plays a card from hand."""
    table.queue(player, Move("play", card=table.card(card, player)), tries=_tries(mode))
    if cards:
        table.answer(player, Answer("choose", choose=table.card_list(cards, player)))


@act("activates", "activate", "activated", " {card}'s [{keyword}]")
def activate(table: Table, player: Player, mode: str, card: str, keyword: str) -> None:
    """The player activates the ability of a card that begins with this tag."""
    address = table.card(card, player)
    move = Move("activate", card=address, ability=_ability(table, address.label, keyword))
    table.queue(player, move, tries=_tries(mode))


def _ability(table: Table, label: str, tag: str) -> int:
    """The place of the ability with a tag in the text of a card, from 1."""
    name = next(
        (row.card for side in table.position.sides.values() for row in side.rows if row.label == label), label
    )
    if name in table.cards:
        for place, line in enumerate(table.cards[name].text.splitlines(), start=1):
            if f"[{tag}]" in line:
                return place
    raise RuleproofError(f"{table.where}: the text of {name!r} has no ability with [{tag}].")


@act("gives", "give", "given", " {n} DON!! card(s) to {card}")
def give(table: Table, player: Player, mode: str, n: str, card: str) -> None:
    """The player gives DON!! cards to a card of theirs."""
    table.queue(player, Move("give", target=table.card(card, player), count=int(n)), tries=_tries(mode))


@act("ends", "end", "ended", " the Main Phase")
def end_phase(table: Table, player: Player, mode: str) -> None:
    """The player declares the end of their Main Phase."""
    table.queue(player, Move("end phase"), tries=_tries(mode))


@act("begins", "begin", "begun", " the {phase}")
def begin(table: Table, player: Player, mode: str, phase: str) -> None:
    """The game goes on into the phase that it stands before."""
    position = table.position
    if phase != position.phase or not position.before:
        raise RuleproofError(
            f"{table.where}: the game does not stand before the {phase}. "
            f"Begin with `Given {player} is about to begin the {phase}`."
        )
    table.queue(player, Move("proceed"), tries=_tries(mode))


@act("concedes", "concede", "conceded", "")
def concede(table: Table, player: Player, mode: str) -> None:
    """The player concedes."""
    table.queue(player, Move("concede"), tries=_tries(mode))


@act("reorders", "reorder", "reordered", " their {area} to: {cards}")
def reorder(table: Table, player: Player, mode: str, area: str, cards: str) -> None:
    """The player puts the cards of an area of theirs into this order, from the top."""
    name = table.position.area(area, table.where)
    table.queue(player, Move("reorder", area=name, order=table.card_list(cards, player)), tries=_tries(mode))


@act("reorders", "reorder", "reordered", " {owner}'s {area} to: {cards}")
def reorder_others(table: Table, player: Player, mode: str, owner: Player, area: str, cards: str) -> None:
    """The player puts the cards of an area of this owner into this order, from the top."""
    name = table.position.area(area, table.where)
    order = table.card_list(cards, player)
    move = Move("reorder", area=name, target=Placed(owner, name, 0), order=order)
    table.queue(player, move, tries=_tries(mode))


@step("when", "the players <mode:prepare|try to prepare> the game")
@step("given", "the players <mode:have prepared> the game")
def prepare(table: Table, mode: str) -> None:
    """The game begins with the decks that the players present."""
    table.queue(table.decks.toss, None, tries=mode.startswith("try"))
