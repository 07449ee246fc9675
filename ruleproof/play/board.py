"""The board at a glance: both players' areas as one viewer sees them."""

from __future__ import annotations

from collections import Counter

from msgspec import UNSET
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ruleproof.adapter.messages import CardView, Player, View, opponent_of
from ruleproof.adapter.telling import tell_subject
from ruleproof.rulebook.model import Game

STYLES = {
    "red": "red",
    "green": "green",
    "blue": "blue",
    "purple": "magenta",
    "black": "bright_black",
    "yellow": "yellow",
}


def board(game: Game, view: View, near: Player = "P1") -> RenderableType:
    """Both sides, the near player's below, with the turn and the battle between them."""
    return Group(_side(game, view, opponent_of(near)), _middle(view), _side(game, view, near))


def _middle(view: View) -> Text:
    told = [f"Turn {view.turn}" if view.turn is not UNSET else "", f"{view.turn_player}'s turn"]
    told += [view.phase if view.phase is not UNSET else ""]
    if view.battle is not UNSET and view.battle is not None:
        step = f", {view.battle.step}" if view.battle.step is not UNSET else ""
        told.append(f"{tell_subject(view.battle.attacker)} ⚔ {tell_subject(view.battle.target)}{step}")
    nowhere = () if view.nowhere is UNSET else view.nowhere
    told += [f"resolving: {card.card or 'a card'}" for card in nowhere]
    return Text("  ·  ".join(part for part in told if part), style="bold", justify="center")


def _side(game: Game, view: View, player: Player) -> Panel:
    areas = view.areas.get(player, {})
    rows = Table.grid(padding=(0, 2))
    rows.add_column(style="dim", justify="right", no_wrap=True)
    rows.add_column()
    piles = []
    for area, cards in areas.items():
        if _is_pool(game, cards):
            rows.add_row(area, _pool(cards))
        elif area in (*game.play.stacks, *game.play.secret) or _is_deck(cards):
            piles.append(_pile(area, cards, is_secret=area in game.play.secret))
        elif cards:
            rows.add_row(area, _cards(cards))
        elif area in game.play.private:
            rows.add_row(area, Text("empty", style="dim"))
    rows.add_row("piles", Text("   ".join(piles)))
    style = "bold" if player == view.turn_player else "dim"
    return Panel(rows, title=player, title_align="left", border_style=style)


def _is_pool(game: Game, cards: tuple[CardView, ...]) -> bool:
    return bool(cards) and all(card.card == game.position.pool and card.state for card in cards)


def _is_deck(cards: tuple[CardView, ...]) -> bool:
    return bool(cards) and all(not card.state and not card.label for card in cards) and len(cards) > 1


def _pool(cards: tuple[CardView, ...]) -> Text:
    counted = Counter(str(card.state) for card in cards)
    told = Text()
    for state, count in counted.items():
        mark, style = ("●", "bold yellow") if state == "active" else ("○", "dim")
        told.append(f"{mark * count} {count} {state}  ", style=style)
    return told


def _pile(area: str, cards: tuple[CardView, ...], *, is_secret: bool) -> str:
    """A pile with its number, and its top card where both players see it."""
    top = cards[0].card if cards and cards[0].label and (not is_secret or cards[0].face == "up") else None
    return f"{area} {len(cards)}" + (f" ({top} on top)" if top else "")


def _cards(cards: tuple[CardView, ...]) -> Text:
    told = Text()
    for index, card in enumerate(cards):
        told.append("" if index == 0 else "   ")
        told.append_text(_card(card))
    return told


def _card(card: CardView) -> Text:
    if card.card is None:
        return Text("▒▒", style="dim")
    rested = card.state == "rested"
    colors = card.values.get("colors", ())
    color = STYLES.get(colors[0], "white") if isinstance(colors, tuple) and colors else "white"
    told = Text(
        f"{'↷ ' if rested else ''}{card.label or card.card}", style=f"{'dim ' if rested else ''}{color}"
    )
    numbers = [f"{card.values['cost']}◆"] if "cost" in card.values and card.state is None else []
    if "power" in card.values:
        numbers.append(str(card.values["power"]))
    if card.under is not UNSET and card.under:
        numbers.append(f"+{len(card.under)} DON!!")
    keywords = card.values.get("keywords", ())
    numbers += [f"[{word}]" for word in keywords] if isinstance(keywords, tuple) else []
    told.append(f" {' '.join(numbers)}" if numbers else "", style="dim" if rested else "")
    if rested:
        told.append(" rested", style="dim italic")
    return told
