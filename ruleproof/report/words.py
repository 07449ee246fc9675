"""A position in words: for captions, and for readers who do not see the picture."""

from __future__ import annotations

from collections import Counter

from msgspec import UNSET

from ruleproof.adapter.messages import PLAYERS, CardView, EffectAddress, Labelled, Subject, View
from ruleproof.certify.cleaning import clean


def card_name(card: CardView) -> str:
    """What a card is called at the table."""
    return clean(card.label or card.card or "face-down card", 100)


def caption(view: View) -> str:
    """Whose turn it is, in which phase, and which battle is on."""
    turn = "" if view.turn is UNSET else f" {view.turn}"
    phase = "" if view.phase is UNSET else f", {view.phase}"
    told = f"{view.turn_player}'s turn{turn}{phase}"
    if view.battle is not UNSET and view.battle is not None:
        told += f": {_subject(view.battle.attacker)} attacks {_subject(view.battle.target)}"
    return clean(told, 200)


def _subject(subject: Subject) -> str:
    match subject:
        case Labelled(label=label):
            return label
        case EffectAddress(card=card):
            return f"an effect of {_subject(card)}"
    return "a card"


def position_in_words(view: View) -> list[tuple[str, str]]:
    """Every area that holds cards, with what lies there."""
    return [
        (f"{player}'s {area}", _contents(cards))
        for player in PLAYERS
        for area, cards in view.areas.get(player, {}).items()
        if cards
    ]


def _contents(cards: tuple[CardView, ...]) -> str:
    counted = Counter(_told(card) for card in cards)
    return clean(
        "; ".join(f"{count} × {told}" if count > 1 else told for told, count in counted.items()), 1000
    )


def _told(card: CardView) -> str:
    told = [card_name(card)]
    if isinstance(card.state, str):
        told.append(card.state)
    if card.label is not None and "power" in card.values:
        told.append(f"{card.values['power']} power")
    if card.under is not UNSET and card.under:
        told.append(f"{len(card.under)} {card.under[0].card or 'cards'} under it")
    return ", ".join(told)
