"""A position drawn as SVG: the table as a player sees it, P1 below and P2 above."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from markupsafe import Markup
from msgspec import UNSET

from ruleproof.adapter.messages import PLAYERS, CardView, Player, View
from ruleproof.certify.cleaning import clean
from ruleproof.rulebook.model import Game

from .layout import COLUMNS, Layout, Place, layout_of
from .words import caption, card_name

PLACE, GAP, EDGE = 70, 4, 8
WIDTH = EDGE * 2 + PLACE * COLUMNS
CARD_WIDTH, CARD_HEIGHT = 48, 64
HEAD = 13
"""The height of an area's name above its cards."""
ROW = HEAD + CARD_HEIGHT + 12
MOST_ROWS = 3
"""How many rows of cards one area may fill."""

Changed = frozenset[str]


@dataclass(slots=True)
class Picture:
    """The picture while it is drawn: its elements and how far down it reaches."""

    layout: Layout
    changed: Changed
    before: View | None
    after: View | None
    """The position beside which it is drawn: areas are as high there, so that the eye can compare."""
    sideways: str
    """The state of a card that lies sideways."""
    parts: list[Markup] = field(default_factory=list)
    bottom: float = 0

    def add(self, template: str, **values: object) -> None:
        """Add an element; every value is escaped."""
        self.parts.append(Markup(template).format(**values))


def draw(view: View, game: Game, before: View | None = None, after: View | None = None) -> Markup:
    """The position; what changed since `before` is outlined, areas are as high as in the other picture."""
    picture = Picture(layout_of(game), changed_labels(before, view), before, after, game.states[-1])
    picture.bottom = 18
    for player in reversed(PLAYERS):
        _side(picture, view, player)
        if player == "P2":
            picture.add(
                '<line class="t-middle" x1="0" x2="{w}" y1="{y}" y2="{y}"/>', w=WIDTH, y=picture.bottom
            )
            picture.bottom += 8
    _elsewhere(picture, view)
    told = caption(view)
    head = Markup(
        '<svg class="table" viewBox="0 0 {w} {h}" role="img" aria-label="{told}" '
        'xmlns="http://www.w3.org/2000/svg"><text class="t-caption" x="{x}" y="12">{told}</text>'
    ).format(w=WIDTH, h=picture.bottom + 2, x=EDGE, told=clean(told, 90))
    return head + Markup("").join(picture.parts) + Markup("</svg>")


def _side(picture: Picture, view: View, player: Player) -> None:
    """One player's side: the opponent's rows run the other way, as across a table."""
    top = picture.bottom
    rows = picture.layout.row if player == "P1" else tuple(reversed(picture.layout.row))
    turn = " · turn player" if view.turn_player == player else ""
    picture.add(
        '<text class="t-player" x="{x}" y="{y}">{p}{turn}</text>', x=EDGE, y=top + 12, p=player, turn=turn
    )
    picture.bottom += 16
    for row in rows:
        places = row.places if player == "P1" else tuple(reversed(row.places))
        column, tallest = 0, 0.0
        for place in places:
            cards, before = _in_area(view, player, place) or (), _in_area(picture.before, player, place)
            beside = before or _in_area(picture.after, player, place) or ()
            height = max(_height(place, cards), _height(place, beside))
            _place(picture, place, cards, before, EDGE + column * PLACE, picture.bottom, height)
            column += place.span
            tallest = max(tallest, height)
        picture.bottom += tallest


def _in_area(view: View | None, player: Player, place: Place) -> tuple[CardView, ...] | None:
    return None if view is None else view.areas.get(player, {}).get(place.area, ())


def _place(
    picture: Picture,
    place: Place,
    cards: tuple[CardView, ...],
    before: tuple[CardView, ...] | None,
    x: float,
    y: float,
    height: float,
) -> None:
    """One area with its frame, its name and its cards."""
    empty = place.draw == "cards" and not cards and place.span > 1
    picture.add(
        '<rect class="t-area" x="{x}" y="{y}" width="{w}" height="{h}" rx="5"/>'
        '<text class="t-name" x="{tx}" y="{ty}">{name}</text>',
        x=x,
        y=y,
        w=place.span * PLACE - GAP,
        h=height - GAP,
        tx=x + 4,
        ty=y + 10,
        name=f"{place.name} – empty" if empty else place.name,
    )
    if place.draw == "pile":
        _pile(picture, cards, x, y + HEAD, before is not None and len(before) != len(cards))
    elif place.draw == "pool":
        _pool(picture, cards, x, y + HEAD, place.span * PLACE - GAP, before)
    else:
        _cards(picture, cards, x, y + HEAD, place.span)


def _height(place: Place, cards: tuple[CardView, ...]) -> float:
    if place.draw == "pool":
        return ROW
    if place.draw == "cards" and not cards and place.span == COLUMNS:
        return HEAD + 8
    rows = -(-len(_grouped(cards)) // place.span) if place.draw == "cards" else 1
    return HEAD + max(1, min(rows, MOST_ROWS)) * (ROW - HEAD)


# --- piles and pools


def _pile(picture: Picture, cards: tuple[CardView, ...], x: float, y: float, changed: bool) -> None:
    """A stack with its size, and the named cards in it from the top."""
    left = x + (PLACE - GAP - CARD_WIDTH) / 2
    if cards:
        for offset in range(min(len(cards), 3) - 1, -1, -1):
            is_back = offset or cards[0].face != "up"
            picture.add(
                '<rect class="{c}" x="{x}" y="{y}" width="{w}" height="{h}" rx="4"/>',
                c="t-back" if is_back else "t-card",
                x=left - offset * 2,
                y=y + 2 + offset * 2,
                w=CARD_WIDTH,
                h=CARD_HEIGHT - 4,
            )
    picture.add(
        '<text class="t-count{c}" x="{x}" y="{y}">{n}</text>',
        c=" t-new" if changed else "" if cards else " t-none",
        x=x + (PLACE - GAP) / 2,
        y=y + 24,
        n=len(cards),
    )
    named = [card for card in cards if card.label is not None][:2]
    for line, card in enumerate(named):
        picture.add(
            '<text class="t-small{c}" x="{x}" y="{y}">{n}<title>{full}</title></text>',
            c=" t-new" if card.label in picture.changed else "",
            x=x + (PLACE - GAP) / 2,
            y=y + 38 + line * 10,
            n=_short(card_name(card), 13),
            full=card_name(card),
        )


def _pool(
    picture: Picture,
    cards: tuple[CardView, ...],
    x: float,
    y: float,
    width: float,
    before: tuple[CardView, ...] | None,
) -> None:
    """Interchangeable cards, small, the active ones upright and the rested ones sideways."""
    states = Counter(card.state == picture.sideways for card in cards)
    old = states if before is None else Counter(card.state == picture.sideways for card in before)
    for line, lies in enumerate((False, True)):
        picture.add(
            '<text class="t-pool{c}" x="{x}" y="{y}">{n} {state}</text>',
            c="" if old[lies] == states[lies] else " t-new",
            x=x + 6,
            y=y + 20 + line * 30,
            n=states[lies],
            state=picture.sideways if lies else "active",
        )
        wide, high = (18, 13) if lies else (13, 18)
        room = (width - 62) / max(states[lies], 1)
        for index in range(min(states[lies], 20)):
            picture.add(
                '<rect class="t-don" x="{x}" y="{y}" width="{w}" height="{h}" rx="2"/>',
                x=round(x + 56 + index * min(room, wide + 3), 1),
                y=y + 8 + line * 30 + (18 - high) / 2,
                w=wide,
                h=high,
            )


# --- cards


def _grouped(cards: Iterable[CardView]) -> list[tuple[CardView, int]]:
    """Named cards one by one; cards without a name together, by what they look like."""
    groups: list[tuple[CardView, int]] = []
    for card in cards:
        for index, (other, count) in enumerate(groups):
            if card.label is None and other.label is None and _look(card) == _look(other):
                groups[index] = (other, count + 1)
                break
        else:
            groups.append((card, 1))
    return groups


def _look(card: CardView) -> tuple[object, ...]:
    return card.card, card.state, card.face, given(card)


def _cards(picture: Picture, cards: tuple[CardView, ...], x: float, y: float, span: int) -> None:
    groups = _grouped(cards)
    room = span * MOST_ROWS
    for index, (card, count) in enumerate(groups[:room]):
        row, column = divmod(index, span)
        center = x + (PLACE - GAP) / 2 + column * PLACE
        if len(groups) < span:
            # A lone Leader stands in the middle of its places.
            center += (span - len(groups)) * PLACE / 2
        _card(picture, card, count, center, y + row * (ROW - HEAD) + CARD_HEIGHT / 2 + 1)
    if len(groups) > room:
        picture.add('<text class="t-small" x="{x}" y="{y}">and more</text>', x=x + 20, y=y + CARD_HEIGHT + 8)


def _card(picture: Picture, card: CardView, count: int, x: float, y: float) -> None:
    """One card around its center: active upright, rested sideways."""
    lies = card.state == picture.sideways
    wide, high = (CARD_HEIGHT, CARD_WIDTH) if lies else (CARD_WIDTH, CARD_HEIGHT)
    hidden = card.card is None
    new = " t-new" if card.label in picture.changed else ""
    picture.add('<g class="t-g{new}"><title>{told}</title>', new=new, told=describe(card, count))
    picture.add(
        '<rect class="{c}" x="{x}" y="{y}" width="{w}" height="{h}" rx="4"/>',
        c="t-back" if hidden else "t-card",
        x=x - wide / 2,
        y=y - high / 2,
        w=wide,
        h=high,
    )
    if not hidden:
        _face(picture, card, x, y, wide, high)
    if count > 1:
        picture.add('<text class="t-count" x="{x}" y="{y}">×{n}</text>', x=x, y=y + high / 2 - 6, n=count)
    if number := given(card):
        _given(picture, number, x + wide / 2, y - high / 2)
    picture.add("</g>")


def _face(picture: Picture, card: CardView, x: float, y: float, wide: float, high: float) -> None:
    lines = _wrapped(card_name(card), 8 if wide == CARD_WIDTH else 11, 3 if wide == CARD_WIDTH else 2)
    top = y - (len(lines) - 1) * 4.5 - 2
    for index, line in enumerate(lines):
        picture.add('<text class="t-card-name" x="{x}" y="{y}">{n}</text>', x=x, y=top + index * 9, n=line)
    if "power" in card.values:
        picture.add(
            '<text class="t-power" x="{x}" y="{y}">{n}</text>',
            x=x,
            y=y + high / 2 - 4,
            n=card.values["power"],
        )
    if "cost" in card.values:
        picture.add(
            '<text class="t-cost" x="{x}" y="{y}">{n}</text>',
            x=x - wide / 2 + 3,
            y=y - high / 2 + 9,
            n=card.values["cost"],
        )


def _given(picture: Picture, number: int, x: float, y: float) -> None:
    picture.add(
        '<rect class="t-don" x="{x}" y="{y}" width="19" height="12" rx="6"/>'
        '<text class="t-given" x="{tx}" y="{ty}">+{n}</text>',
        x=x - 14,
        y=y - 3,
        tx=x - 4.5,
        ty=y + 6,
        n=number,
    )


def given(card: CardView) -> int:
    """How many cards lie under this one."""
    return 0 if card.under is UNSET else len(card.under)


def describe(card: CardView, count: int = 1) -> str:
    """A card in words, for a tooltip and for those who cannot see the picture."""
    told = [card_name(card) + (f" ×{count}" if count > 1 else "")]
    if isinstance(card.state, str):
        told.append(card.state)
    if "power" in card.values:
        told.append(f"{card.values['power']} power")
    if number := given(card):
        told.append(f"{number} DON!! given" if _under_name(card) == "DON!!" else f"{number} cards under it")
    return clean(", ".join(told), 200)


def _under_name(card: CardView) -> str | None:
    return None if card.under is UNSET or not card.under else card.under[0].card


def _elsewhere(picture: Picture, view: View) -> None:
    """Cards that lie in no area, below the table."""
    for name, cards in (("resolving", view.nowhere), ("removed", view.removed)):
        if cards is not UNSET and cards:
            told = f"{name}: {', '.join(card_name(card) for card in cards)}"
            picture.bottom += 12
            picture.add(
                '<text class="t-name" x="{x}" y="{y}">{t}</text>',
                x=EDGE,
                y=picture.bottom - 2,
                t=_short(told, 70),
            )


# --- what changed


def changed_labels(before: View | None, after: View) -> Changed:
    """The labels of the cards that lie elsewhere, otherwise or with other values than before."""
    if before is None:
        return frozenset()
    old = dict(_placed(before))
    return frozenset(label for label, look in _placed(after) if old.get(label) != look)


def _placed(view: View) -> Iterator[tuple[str, tuple[object, ...]]]:
    for player, areas in view.areas.items():
        for area, cards in areas.items():
            for card in cards:
                if card.label is not None:
                    yield card.label, (player, area, card.state, card.values.get("power"), given(card))


# --- text that fits


def _short(text: str, most: int) -> str:
    text = clean(text, 200)
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _wrapped(text: str, width: int, most: int) -> list[str]:
    lines: list[str] = []
    for word in clean(text, 100).split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    kept = [_short(line, width + 1) for line in lines[:most]]
    if len(lines) > most:
        kept[-1] = _short(f"{lines[most - 1]}…", width + 1)
    return kept or [""]
