"""A person at the keyboard: the offers as a numbered list, or the candidates of a large choice."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from msgspec import UNSET
from rich.console import Console
from rich.markup import escape

from ruleproof.adapter.messages import Act, Answer, Decision
from ruleproof.adapter.telling import tell_subject
from ruleproof.rulebook.model import Game

from .offers import Look, offered
from .telling import tell_act, tell_question

MOST_LISTED = 60
"""More answers than these are not listed one by one."""

Ask = Callable[[str], str]


class Leaves(Exception):
    """The person has had enough."""


def ask_person(console: Console, game: Game, decision: Decision, look: Look, ask: Ask) -> Act:
    """The answer of the person whose decision it is."""
    console.print(f"[bold]{escape(tell_question(decision))}[/]")
    answers = list(islice(offered(decision, game, look), MOST_LISTED + 1))
    if len(answers) > MOST_LISTED and decision.candidates is not UNSET:
        return _ask_candidates(console, decision, ask)
    for number, act in enumerate(answers, start=1):
        console.print(f"  [cyan]{number:>3}[/] {escape(tell_act(decision.player, act))}")
    while True:
        said = _said(ask, f"1 to {len(answers)}, q to leave")
        if said.isdigit() and 1 <= int(said) <= len(answers):
            return answers[int(said) - 1]
        console.print(f"Please type a number from 1 to {len(answers)}, or q.")


def _ask_candidates(console: Console, decision: Decision, ask: Ask) -> Act:
    """Cards by their numbers, in the order wanted."""
    candidates = decision.candidates if decision.candidates is not UNSET else ()
    for number, card in enumerate(candidates, start=1):
        console.print(f"  [cyan]{number:>3}[/] {escape(tell_subject(card))}")
    while True:
        said = _said(ask, f"{decision.least} to {decision.most} numbers with spaces, 0 for none, q to leave")
        if said == "0":
            declines = decision.may_decline
            return Answer(decision.kind, decision.subject, None if declines else (), decline=declines)
        numbers = said.split()
        if all(each.isdigit() and 1 <= int(each) <= len(candidates) for each in numbers):
            chosen = tuple(candidates[int(each) - 1] for each in numbers)
            return Answer(decision.kind, decision.subject, chosen)
        console.print(f"Please type numbers from 1 to {len(candidates)}, such as `1 3`.")


def _said(ask: Ask, prompt: str) -> str:
    said = ask(prompt).strip()
    if said.lower() in ("q", "quit"):
        raise Leaves
    return said
