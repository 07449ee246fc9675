"""Reading card text into an ability tree."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path

from lark import Lark, UnexpectedInput
from lark.exceptions import VisitError

from ...kernel.rules import rule
from . import tree
from .building.actions import ActionsBuilder
from .building.cards import CardsBuilder
from .building.conditions import ConditionsBuilder
from .building.describing import Misread
from .building.text import TextBuilder

TOO_LONG = "an effect of more sentences than any card has"
PARTS = ("text", "cards", "conditions", "actions", "words")
"""The files of the grammar, which are read as one."""

_SIGNS = str.maketrans("’‘“”−–×＜＞", "''\"\"--x<>")
"""Signs that are printed in several ways; one sign for each, so that places stay the same."""

_NAME = re.compile(r'\[[^\]\n]*\]|\{[^}\n]*\}|"[^"\n]*"')
_NOTE = re.compile(r"(?:(?<=\s)|^)\([A-Z][^()]*\)", re.MULTILINE)
_KEYWORDS = "|".join(re.escape(keyword) for keyword in tree.Keyword)
_EXPLAINED = re.compile(rf"\[({_KEYWORDS})\]|DON!! ?-\d|[①-⑩]")
_NEXT_EFFECT = re.compile(
    rf"(\[(?:{_KEYWORDS})\]|\.) "
    rf"(?= *\[(?:{_KEYWORDS}|On |When |Activate|Main\]|Counter\]|Trigger\]|Your Turn|"
    r"Opponent's Turn|End of|Start of|Once Per|DON!!))"
)
"""The blank between two effects on one line."""


class CardTextError(ValueError):
    """Text that the grammar cannot read; the message names the place and the words."""

    def __init__(self, text: str, place: int, why: str = "") -> None:
        self.line = text.count("\n", 0, place) + 1
        self.column = place - (text.rfind("\n", 0, place) + 1) + 1
        self.place = place
        self.words = " ".join(text[place:].split()[:6]) or "the end of the text"
        self.why = why
        where = f"line {self.line}, column {self.column}"
        because = f" ({why})" if why else ""
        super().__init__(f"cannot read the card text from {where} on: {self.words!r}{because}")


@lru_cache(maxsize=4096)
def read_card_text(text: str) -> tree.CardText:
    """The ability tree of a card's text."""
    plain = _without_notes(text.translate(_SIGNS))
    try:
        read = _Builder().transform(_parser().parse(plain))
    except UnexpectedInput as unexpected:
        raise CardTextError(text, _stopped(unexpected, text)) from None
    except VisitError as error:
        if not isinstance(error.orig_exc, Misread | RecursionError):
            raise
        too_long = isinstance(error.orig_exc, RecursionError)
        raise CardTextError(text, _start(error), TOO_LONG if too_long else str(error.orig_exc)) from None
    except RecursionError:
        raise CardTextError(text, 0, TOO_LONG) from None
    assert isinstance(read, tree.CardText)
    return read


def read_card(text: str | None, trigger: str | None) -> tree.CardText:
    """The ability tree of a card whose [Trigger] stands apart from its text."""
    return read_card_text(whole_text(text, trigger))


def whole_text(text: str | None, trigger: str | None) -> str:
    """Text and [Trigger] as one: [Trigger] is part of the text (2-11-2)."""
    if trigger and not trigger.startswith("[Trigger]"):
        trigger = f"[Trigger] {trigger}"
    return "\n".join(part for part in (text, trigger) if part)


@rule("2-8-4", "2-8-4-1", "2-8-4-2")
def _without_notes(text: str) -> str:
    """The text with its explanatory notes (2-8-4-1) as blanks, and each effect on a line of its own.

    A parenthesis is a note only if it is a whole sentence outside names and explains something before it,
    on the same line or the one above: a keyword effect or a symbol that no other note explains. Any other
    sentence in parentheses is text (2-8-4-2), to be read or refused.
    """
    named = [match.span() for match in _NAME.finditer(text)]
    plain, explained = text, 0
    for note in _NOTE.finditer(text):
        start, end = note.span()
        inside = any(first < start and end < last for first, last in named)
        if inside:
            continue
        line_above = text.rfind("\n", 0, max(start - 1, 0)) + 1
        if _EXPLAINED.search(text, max(explained, line_above), start):
            plain = plain[:start] + " " * (end - start) + plain[end:]
            explained = end
        else:
            plain = f"{plain[:start]} {plain[start + 1 : end - 1]} {plain[end:]}"
    return _NEXT_EFFECT.sub(r"\1\n", plain).rstrip()


def _stopped(unexpected: UnexpectedInput, text: str) -> int:
    """Where reading stopped; the end of a text that should go on."""
    token = getattr(unexpected, "token", None)
    if token is not None and token.type == "$END":
        return len(text)
    place = unexpected.pos_in_stream
    return place if isinstance(place, int) else len(text)


def _start(error: VisitError) -> int:
    """Where the words of a failed rule begin."""
    meta = getattr(error.obj, "meta", None)
    place = getattr(meta, "start_pos", 0)
    return place if isinstance(place, int) else 0


@cache
def _parser() -> Lark:
    """The grammar, built once."""
    folder = Path(__file__).with_name("grammar")
    grammar = "\n".join((folder / f"{part}.lark").read_text(encoding="utf-8") for part in PARTS)
    return Lark(grammar, parser="lalr", maybe_placeholders=False, propagate_positions=True)


class _Builder(TextBuilder, ActionsBuilder, ConditionsBuilder, CardsBuilder):
    """Turns parse trees into ability trees, bottom up."""
