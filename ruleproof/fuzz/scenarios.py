"""A difference as a scenario ready to paste: it holds on the first engine and fails on the second."""

from __future__ import annotations

import hashlib
import textwrap
from collections.abc import Sequence

from ruleproof.certify.features import aligned
from ruleproof.rulebook.model import Game

from .deeds import Speaker
from .differing import Sort
from .duels import Found


def scenario_text(found: Found, speaker: Speaker, rule: str, rules: Sequence[str], names: str) -> str:
    """The scenario, with its tags and its tables."""
    *earlier, last = found.deeds
    before, when = speaker.when(last)
    givens = list(found.sketch.givens())
    givens += [(line, []) for deed in earlier for line in speaker.given(deed)]
    givens += [(line, []) for line in before]
    body = [
        *_block("Given", givens),
        *_block("When", [(line, []) for line in when]),
        *_block("Then", [(line, []) for line in found.difference.thens]),
    ]
    told = "\n".join(body)
    slug = f"fuzz-{hashlib.sha256(told.encode()).hexdigest()[:8]}"
    tags = [f"@id:{slug}", *(f"@observe:{each}" for each in found.difference.observes)]
    remarks = [f"# {names}", *_wrapped("Rules on the way: ", ", ".join(rules))]
    if found.difference.sort is Sort.REFUSAL and "it is refused" in found.difference.thens:
        remarks.append("# A refusal needs a legal neighbour: add @twin:<id>.")
    lines = [*remarks, " ".join(tags), f"Scenario: {rule} {_title(found)}", *(f"  {line}" for line in body)]
    return "\n".join(lines) + "\n"


def _wrapped(label: str, text: str) -> list[str]:
    """A remark, as many lines as it takes."""
    return textwrap.wrap(f"{label}{text}", 110, initial_indent="# ", subsequent_indent="#   ") if text else []


def _title(found: Found) -> str:
    """What is claimed, as a title: the behaviour of the first engine."""
    then = found.difference.thens[0]
    return f"{then[0].upper()}{then[1:]}" + (" and more" if len(found.difference.thens) > 1 else "")


def _block(keyword: str, steps: Sequence[tuple[str, list[list[str]]]]) -> list[str]:
    lines = []
    for index, (text, table) in enumerate(steps):
        lines.append(f"{keyword if index == 0 else 'And'} {text}")
        lines += [f"  {row}" for row in aligned(table)]
    return lines


def feature_text(game: Game, scenario: str) -> str:
    """A whole feature file around one scenario."""
    indented = "\n".join(f"  {line}" if line else "" for line in scenario.splitlines())
    return f"Feature: Found by random play on {game.name}\n\n{indented}\n"
