"""How phrases are declared: one small pattern language, and a list of all phrases for the lint."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeVar

from pytest_bdd import given, parsers, then, when

StepType = Literal["given", "when", "then"]
Function = TypeVar("Function", bound=Callable[..., object])

CARD = r"(?:their |[A-Z])[^,:|]*?"
WORDS = {
    "player": "P[12]",
    "owner": "P[12]",
    "n": r"-?\d+",
    "card": CARD,
    "target": CARD,
    "subject": CARD,
    "cards": rf"(?:nothing|{CARD}(?:, {CARD})*)",
    "area": r"[A-Za-z!][A-Za-z! ]*?",
    "phase": r"[A-Z][A-Za-z!]*(?: [A-Z][a-z]+)*",
    "state": "active|rested",
    "order": "first|second",
    "keyword": r"[^\]]+",
    "window": "block|counter|activate the Trigger|use an effect|choose|choose an option|choose a number|"
    "order|draw|redraw|choose who goes first|name a number of rounds",
    "pool": "active |rested |",
    "step": "Attack Step|Block Step|Counter Step|Damage Step",
    "end": "on top of|at the bottom of",
    "place": "top|bottom",
    "whose": "their own|the opponent's",
    "face": "face-up|face-down",
}
"""What each word in braces matches."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """One phrase of the vocabulary, as documented and as matched."""

    type: StepType
    text: str
    pattern: re.Pattern[str]
    meaning: str

    @property
    def shown(self) -> str:
        """The phrase as `features/README.md` shows it."""
        plain = re.sub(r"<\w+:([^>]*)>", lambda choices: choices[1].replace("|", " / "), self.text)
        return plain.replace("[[", "(").replace("]]", ")")


PHRASES: list[Phrase] = []
"""The whole vocabulary, filled as the step modules are imported."""

_DECORATORS = {"given": given, "when": when, "then": then}


def pattern_of(text: str) -> str:
    """The regular expression of a phrase: `{word}`, `card(s)`, `[[ optional]]`, `<mode:one|other>`."""
    parts = re.split(r"(\{\w+\}|\(s\)|\[\[|\]\]|<\w+:[^>]*>)", text)
    return "".join(_part(part) for part in parts)


def _part(part: str) -> str:
    if part == "(s)":
        return "s?"
    if part == "[[":
        return "(?:"
    if part == "]]":
        return ")?"
    if part.startswith("{"):
        return f"(?P<{part[1:-1]}>{WORDS[part[1:-1]]})"
    if part.startswith("<"):
        name, _, choices = part[1:-1].partition(":")
        return f"(?P<{name}>{'|'.join(re.escape(choice) for choice in choices.split('|'))})"
    return re.escape(part)


def step(step_type: StepType, text: str, *, stacklevel: int = 1) -> Callable[[Function], Function]:
    """Declare a phrase and what it does."""
    expression = pattern_of(text)

    def declare(function: Function) -> Function:
        PHRASES.append(Phrase(step_type, text, re.compile(expression), function.__doc__ or ""))
        parser = parsers.re(expression)
        # The decorator leaves its fixture in the caller's module: the one that declares the step.
        return _DECORATORS[step_type](parser, stacklevel=stacklevel + 1)(function)

    return declare


def act(does: str, tries: str, has: str, rest: str) -> Callable[[Function], Function]:
    """Declare an act in its three forms: what a player does, tries to do, or has done already."""

    def declare(function: Function) -> Function:
        step("when", f"{{player}} <mode:{does}|tries to {tries}>{rest}", stacklevel=2)(function)
        return step("given", f"{{player}} <mode:has {has}>{rest}", stacklevel=2)(function)

    return declare


def answer(does: str, tries: str, has: str, rest: str) -> Callable[[Function], Function]:
    """Declare an answer: it joins the act before it, or is an act of its own."""

    def declare(function: Function) -> Function:
        step("when", f"{{player}} <mode:{does}|tries to {tries}>{rest}", stacklevel=2)(function)
        step("given", f"{{player}} <mode:{does}|has {has}>{rest}", stacklevel=2)(function)
        return joins_act(function)

    return declare


def joins_act(function: Function) -> Function:
    """Mark a step that belongs to the act before it, which therefore is not carried out yet."""
    function.joins_act = True  # type: ignore[attr-defined]
    return function


def fitting(step_type: str, text: str) -> list[Phrase]:
    """Every phrase that a step's text fits: exactly one, in a sound feature."""
    return [phrase for phrase in PHRASES if phrase.type == step_type and phrase.pattern.fullmatch(text)]
