"""Answers: they belong to the act before them, or are acts where the game stands at their window."""

from __future__ import annotations

from ruleproof.adapter.messages import Answer, Player, Pool

from .table import Table
from .vocabulary import answer


def _tries(mode: str) -> bool:
    return mode.startswith("tries to")


@answer("blocks", "block", "blocked", " with {card}")
def block(table: Table, player: Player, mode: str, card: str) -> None:
    """The player blocks with a card."""
    table.answer(player, Answer("block", choose=(table.card(card, player),)), tries=_tries(mode))


@answer("counters", "counter", "countered", " with {card}[[ for {target}]]")
def counter(table: Table, player: Player, mode: str, card: str, target: str | None = None) -> None:
    """The player uses a card of their hand in the Counter Step, for a card if it needs one."""
    used = table.card(card, player)
    table.answer(
        player,
        Answer("counter", choose=(used,), target=table.card(target, player) if target else None),
        tries=_tries(mode),
    )


@answer("activates", "activate", "activated", " the Trigger[[ of {subject}]]")
def trigger(table: Table, player: Player, mode: str, subject: str | None = None) -> None:
    """The player activates the Trigger of the Life card."""
    about = table.card(subject, player) if subject else None
    table.answer(player, Answer("trigger", subject=about, option="activate"), tries=_tries(mode))


@answer("chooses", "choose", "chosen", " {cards}[[ for {subject}]]")
def choose(table: Table, player: Player, mode: str, cards: str, subject: str | None = None) -> None:
    """The player chooses cards, or nothing."""
    chosen = () if cards == "nothing" else table.card_list(cards, player)
    about = table.card(subject, player) if subject else None
    table.answer(player, Answer("choose", subject=about, choose=chosen), tries=_tries(mode))


@answer("orders", "order", "ordered", " {cards}")
def put_in_order(table: Table, player: Player, mode: str, cards: str) -> None:
    """The player puts cards into this order."""
    table.answer(player, Answer("order", choose=table.card_list(cards, player)), tries=_tries(mode))


@answer("goes", "go", "gone", " {order}")
def go_first(table: Table, player: Player, mode: str, order: str) -> None:
    """The player who decides takes the first or the second turn."""
    table.answer(player, Answer("go first", option=order), tries=_tries(mode))


@answer("redraws", "redraw", "redrawn", "")
def redraw(table: Table, player: Player, mode: str) -> None:
    """The player redraws their opening hand."""
    table.answer(player, Answer("redraw", option="redraw"), tries=_tries(mode))


@answer("uses", "use", "used", " {subject}'s effect")
def use(table: Table, player: Player, mode: str, subject: str) -> None:
    """The player does what an effect of this card says they may do, or pays its optional cost."""
    about = table.card(subject, player)
    table.answer(player, Answer("may", subject=about, option="use"), tries=_tries(mode))


@answer("chooses", "choose", "chosen", " option {n}[[ for {subject}]]")
def choose_option(table: Table, player: Player, mode: str, n: str, subject: str | None = None) -> None:
    """The player chooses the option at this place of the text, from 1."""
    about = table.card(subject, player) if subject else None
    table.answer(player, Answer("option", subject=about, number=int(n)), tries=_tries(mode))


@answer("chooses", "choose", "chosen", " the number {n}[[ for {subject}]]")
def choose_number(table: Table, player: Player, mode: str, n: str, subject: str | None = None) -> None:
    """The player chooses how many."""
    about = table.card(subject, player) if subject else None
    table.answer(player, Answer("number", subject=about, number=int(n)), tries=_tries(mode))


@answer("chooses", "choose", "chosen", " {n} {pool}DON!! card(s)[[ given to {card}]]")
def choose_pool(table: Table, player: Player, mode: str, n: str, pool: str, card: str | None = None) -> None:
    """The player chooses so many DON!! cards of theirs: in the cost area, of a state, or given to a card."""
    holder = table.card(card, player).label if card else None
    chosen = Pool(player, table.position.area("cost area", table.where), int(n), pool.strip() or None, holder)
    table.answer(player, Answer("choose", choose=(chosen,)), tries=_tries(mode))


@answer("chooses", "choose", "chosen", " the {place}[[ for {subject}]]")
def choose_end(table: Table, player: Player, mode: str, place: str, subject: str | None = None) -> None:
    """The player chooses the top or the bottom of a pile."""
    about = table.card(subject, player) if subject else None
    table.answer(player, Answer("end", subject=about, option=place), tries=_tries(mode))


@answer("chooses", "choose", "chosen", " {whose} cards[[ for {subject}]]")
def choose_whose(table: Table, player: Player, mode: str, whose: str, subject: str | None = None) -> None:
    """The player chooses whose pile is meant."""
    about = table.card(subject, player) if subject else None
    option = "yours" if whose == "their own" else "opponent's"
    table.answer(player, Answer("whose", subject=about, option=option), tries=_tries(mode))


@answer("goes on", "go on", "gone on", " drawing[[ for {subject}]]")
def draw_on(table: Table, player: Player, mode: str, subject: str | None = None) -> None:
    """The player draws one more card of those they may draw."""
    about = table.card(subject, player) if subject else None
    table.answer(player, Answer("draw", subject=about, option="draw"), tries=_tries(mode))


@answer("names", "name", "named", " {n} round(s)")
def name_rounds(table: Table, player: Player, mode: str, n: str) -> None:
    """The player says how often a loop is carried out."""
    table.answer(player, Answer("loop", number=int(n)), tries=_tries(mode))
