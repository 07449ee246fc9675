"""Decisions, acts and results in words, for messages."""

from __future__ import annotations

from msgspec import UNSET

from ruleproof.adapter.messages import (
    Answer,
    Decision,
    Illegal,
    Over,
)
from ruleproof.adapter.telling import tell_subject, tell_subjects

WINDOWS = {
    "use an effect": "may",
    "choose an option": "option",
    "choose a number": "number",
    "name a number of rounds": "loop",
    "activate the Trigger": "trigger",
    "choose who goes first": "go first",
}
"""Windows whose name in a sentence is not the kind of the decision."""


def kind_of(window: str) -> str:
    """The kind of decision that a sentence means."""
    return WINDOWS.get(window, window)


def tell_decision(decision: Decision) -> str:
    """A decision with everything the engine tells of it."""
    parts = [f"{decision.player} is asked to decide {decision.kind!r}"]
    if decision.subject is not None:
        parts.append(f"about {tell_subject(decision.subject)}")
    if decision.candidates is not UNSET:
        parts.append(f"among {tell_subjects(decision.candidates)} ({decision.least} to {decision.most})")
    if decision.options:
        parts.append(f"with the options {', '.join(decision.options)}")
    if decision.may_decline:
        parts.append("and may decline")
    if decision.prompt:
        parts.append(f"– {decision.prompt}")
    return " ".join(parts)


def tell_answer(answer: Answer) -> str:
    """An answer in words."""
    if answer.decline:
        return "no"
    told = [tell_subject(each) for each in answer.choose or ()]
    if answer.option:
        told.append(answer.option)
    return ", ".join(told) or "nothing"


def tell_refusal(reply: Illegal) -> str:
    """A refusal with its reason, and its rule if the engine knows it."""
    rule = f", rule {reply.rule}" if reply.rule else ""
    return f"the engine refused it{rule}: {reply.why or 'no reason told'}"


def tell_state(now: Decision | Over) -> str:
    """What the game waits for, or how it ended."""
    if isinstance(now, Decision):
        return f"the game goes on: {tell_decision(now)}"
    rule = f" (rule {now.rule})" if now.rule else ""
    if now.result == "won":
        return f"{now.winner} wins the game{rule}"
    return ("the game is a draw" if now.result == "draw" else "both players lose the game") + rule
