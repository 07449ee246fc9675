"""A view flattened into facts, so that "nothing else changes" can be computed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import UNSET

from ruleproof.adapter.messages import CardView, Decision, Over, View

from .telling import tell_state, tell_subject

Facts = dict[str, str]

TURN_PLAYER, PHASE, RESULT, BATTLE = "turn player", "phase", "result", "battle"


def place(label: str) -> str:
    """The fact of where a card is."""
    return f"place of {label}"


def of_card(label: str, what: str) -> str:
    """A fact of one card: its state, a value, its given cards."""
    return f"{what} of {label}"


def unnamed(player: str, area: str, state: str | None = None) -> str:
    """The fact of how many cards without a name an area holds."""
    return f"unnamed {state + ' ' if state else ''}cards in {player}'s {area}"


def order(player: str, area: str) -> str:
    """The fact of the order of an area's named cards."""
    return f"order of {player}'s {area}"


def flatten(view: View, now: Decision | Over | None = None) -> Facts:
    """Every fact that a view tells, by name."""
    facts: Facts = {TURN_PLAYER: view.turn_player}
    if view.phase is not UNSET:
        facts[PHASE] = view.phase
    for player, areas in view.areas.items():
        for area, cards in areas.items():
            facts.update(_area_facts(player, area, cards))
    for name, elsewhere in (("no area", view.nowhere), ("removed", view.removed)):
        for card in () if elsewhere is UNSET else elsewhere:
            facts.update(_card_facts(card, name))
    if view.battle is not UNSET and view.battle is not None:
        facts[BATTLE] = f"{tell_subject(view.battle.attacker)} against {tell_subject(view.battle.target)}"
    if isinstance(now, Over):
        facts[RESULT] = tell_state(now)
    return facts


def _area_facts(player: str, area: str, cards: tuple[CardView, ...]) -> Facts:
    facts: Facts = {}
    named = [card for card in cards if card.label is not None]
    for card in named:
        facts.update(_card_facts(card, f"{player}'s {area}"))
    facts[order(player, area)] = ", ".join(card.label or "" for card in named)
    states = Counter(card.state or None for card in cards if card.label is None)
    for state, count in states.items():
        facts[unnamed(player, area, None if state is UNSET else state)] = str(count)
    return facts


def _card_facts(card: CardView, where: str) -> Facts:
    label = card.label
    if label is None:
        return {}
    facts = {place(label): where}
    if card.state is not UNSET and card.state is not None:
        facts[of_card(label, "state")] = card.state
    if card.face is not UNSET:
        facts[of_card(label, "face")] = card.face
    for what in ("power", "cost", "keywords"):
        if what in card.values:
            value = card.values[what]
            facts[of_card(label, what)] = ", ".join(sorted(value)) if isinstance(value, tuple) else str(value)
    if card.under is not UNSET:
        facts[of_card(label, "given")] = str(len(card.under))
    return facts


def changes(before: Facts, after: Facts) -> Iterator[tuple[str, str, str]]:
    """Every fact that changed: its name, what it was and what it is."""
    moved = {
        name.removeprefix("place of ")
        for name in before.keys() | after.keys()
        if name.startswith("place of ") and before.get(name) != after.get(name)
    }
    for name in sorted(before.keys() | after.keys()):
        absent = "0" if name.startswith("unnamed ") else "none"
        old, new = before.get(name, absent), after.get(name, absent)
        if old == new or _follows(name, old, new, moved):
            continue
        yield name, old, new


def _follows(name: str, old: str, new: str, moved: set[str]) -> bool:
    """Whether a change is part of a card's change of place, which is told by itself."""
    if name.startswith("order of "):
        # The order counts only as far as the same cards are still there.
        return [card for card in old.split(", ") if card in new.split(", ")] == [
            card for card in new.split(", ") if card in old.split(", ")
        ]
    what, _, label = name.partition(" of ")
    return what != "place" and label in moved
