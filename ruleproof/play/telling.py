"""Acts, events and results in words, as a player would say them."""

from __future__ import annotations

from msgspec import UNSET

from ruleproof.adapter.messages import (
    Act,
    Answer,
    Decision,
    Event,
    Move,
    Over,
    Player,
)
from ruleproof.adapter.telling import tell_subject, tell_subjects

MOVES = {
    "attack": "attacks {target} with {card}",
    "play": "plays {card}",
    "give": "gives {count} DON!! to {target}",
    "activate": "activates effect {ability} of {card}",
    "end phase": "ends the phase",
    "proceed": "goes on",
    "concede": "concedes",
}
ANSWERS = {
    "block": "blocks with {chosen}",
    "counter": "counters with {chosen}{aim}",
    "order": "orders: {chosen}",
    "choose": "chooses {chosen}{about}",
}


def tell_act(player: Player, act: Act) -> str:
    """An act as a sentence."""
    if isinstance(act, Move):
        told = MOVES.get(act.kind, act.kind).format(
            card=tell_subject(act.card),
            target=tell_subject(act.target),
            count=act.count or 1,
            ability=act.ability or 1,
        )
        return f"{player} {told}"
    return f"{player} {_tell_answer(act)}"


def _tell_answer(answer: Answer) -> str:
    about = f" for {tell_subject(answer.subject)}" if answer.subject is not None else ""
    if answer.decline:
        return f"declines to {VERBS.get(answer.kind, answer.kind)}{about}"
    if answer.choose is not None:
        aim = f" for {tell_subject(answer.target)}" if answer.target is not None else ""
        form = ANSWERS.get(answer.kind, "chooses {chosen}{about}")
        return form.format(chosen=tell_subjects(answer.choose), aim=aim, about=about)
    if answer.number is not None:
        return f"says {answer.number}{about}"
    if answer.option == answer.kind:
        return f"chooses to {VERBS.get(answer.kind, answer.kind)}{about}"
    return f"says {answer.option!r} to {answer.kind!r}{about}"


VERBS = {
    "trigger": "activate the Trigger",
    "may": "use the effect",
    "draw": "draw on",
    "go first": "go first",
}
"""Kinds of decision that are no verbs."""


def tell_question(decision: Decision) -> str:
    """What a player is asked."""
    told = f"{decision.player} is asked: {decision.kind}"
    if decision.subject is not None:
        told += f" ({tell_subject(decision.subject)})"
    if decision.candidates is not UNSET and decision.most > 1:
        told += f", {decision.least} to {decision.most}"
    return told + (f" – {decision.prompt}" if decision.prompt else "")


def tell_event(event: Event) -> str | None:
    """An event as a sentence; nothing for one that an act or another event says already."""
    card = tell_subject(event.card) if event.card is not None else "a card"
    match event.kind:
        case "phase":
            return f"— {event.destination} of {event.player} —"
        case "move":
            return f"{card}: {event.origin or 'no area'} → {event.destination or 'no area'}"
        case "damage":
            return f"{event.player} takes {event.amount} damage"
        case "shuffle":
            return f"{event.player} shuffles their deck"
        case "reveal" | "trigger" | "K.O.":
            word = {"reveal": "is revealed", "trigger": "is used as a Trigger", "K.O.": "is K.O.'d"}
            return f"{card} {word[event.kind]}"
        case "attack" | "block" | "counter" | "draw" | "give" | "play":
            return None
    rest = " ".join(str(part) for part in (event.player, event.amount) if part is not None)
    return f"{event.kind} {card if event.card is not None else ''} {rest}".replace("  ", " ").strip()


def tell_result(over: Over) -> str:
    """How the game ended."""
    rule = f" (rule {over.rule})" if over.rule else ""
    if over.result == "won":
        return f"{over.winner} wins the game{rule}"
    return ("The game is a draw" if over.result == "draw" else "Both players lose the game") + rule
