"""Builds the rules from the lines between their starts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from .candidates import is_finished, is_title
from .cleaning import Line
from .numbers import Number, shown
from .records import ImportedRule, Repair
from .spelling import Spelling

_BROKEN_REFERENCE = re.compile(r"\d[-–—−－]$")
_BROKEN_WORD = re.compile(r"([A-Za-z]+)[-‐\u00ad]$")
_FIRST_WORD = re.compile(r"[a-z]+")
_SHOWN = 40


@dataclass(slots=True)
class Draft:
    """A rule being put together: its number and the lines of its text so far."""

    number: Number
    printed: str
    line: int
    pieces: list[Line] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The text so far, for looking at how it ends."""
        return " ".join(piece.text for piece in self.pieces)


def settle(drafts: Sequence[Draft]) -> list[Repair]:
    """Give every text to the rule it belongs to, where the page has them out of order."""
    return [*_spread_blocks(drafts), *_return_tails(drafts)]


def _spread_blocks(drafts: Sequence[Draft]) -> list[Repair]:
    """Numbers printed in a block before their texts: the texts go to the numbers in order."""
    repairs: list[Repair] = []
    index = 0
    while index < len(drafts):
        end = index
        while end < len(drafts) - 1 and not drafts[end].pieces:
            end += 1
        block = drafts[index : end + 1]
        if len(block) > 1 and block[-1].pieces and block[-1].pieces[0].line > block[-1].line:
            repairs += _spread(block)
        index = end + 1
    return repairs


def _spread(block: Sequence[Draft]) -> list[Repair]:
    texts = _paragraphs(block[-1].pieces, len(block))
    if len(texts) < len(block):
        return [
            Repair(
                block[0].line, "numbers before their texts, which cannot be told apart", _numbers(block), ""
            )
        ]
    texts = [*texts[: len(block) - 1], [piece for text in texts[len(block) - 1 :] for piece in text]]
    for draft, pieces in zip(block, texts, strict=True):
        draft.pieces = pieces
    return [
        Repair(
            draft.line,
            "number before its text",
            draft.printed,
            f"{shown(draft.number)} {draft.text[:_SHOWN]}…",
        )
        for draft in block
    ]


def _numbers(block: Sequence[Draft]) -> str:
    return " ".join(shown(draft.number) for draft in block)


def _paragraphs(pieces: Sequence[Line], wanted: int) -> list[list[Line]]:
    """The pieces cut where one text ends and the next begins: at blank lines if they suffice."""
    by_blank = _cut(pieces, blank=True)
    return by_blank if len(by_blank) >= wanted else _cut(pieces, blank=False)


def _cut(pieces: Sequence[Line], blank: bool) -> list[list[Line]]:
    texts: list[list[Line]] = []
    for piece in pieces:
        # A scan has blank lines inside a text too: a text ends only where its sentence does.
        ends = not texts or (is_finished(texts[-1][-1].text) and not piece.text[:1].islower())
        if ends and (piece.after_blank or not blank or not texts):
            texts.append([])
        texts[-1].append(piece)
    return texts


def _return_tails(drafts: Sequence[Draft]) -> list[Repair]:
    """A title that came in the middle of a sentence: the rest of the sentence goes back before it."""
    repairs: list[Repair] = []
    for before, title in pairwise(drafts):
        if not before.pieces or len(title.pieces) < 2 or is_finished(before.text) or is_title(before.text):
            continue
        first, tail = title.pieces[0], title.pieces[1:]
        if is_title(first.text) and tail[0].after_blank and tail[0].text[:1].islower():
            before.pieces += tail
            title.pieces = [first]
            where = f"before {shown(title.number)}, in {shown(before.number)}"
            repairs.append(
                Repair(tail[0].line, "end of a sentence behind the next title", tail[0].text[:_SHOWN], where)
            )
    return repairs


def finished(drafts: Sequence[Draft]) -> tuple[list[ImportedRule], list[Repair]]:
    """The rules with their lines joined and misread words put right."""
    spelling = Spelling(piece.text for draft in drafts for piece in draft.pieces)
    repairs: list[Repair] = []
    rules: list[ImportedRule] = []
    for draft in drafts:
        number = shown(draft.number)
        pieces = [_respelled(piece, spelling, repairs) for piece in draft.pieces]
        text = _joined(pieces, spelling, repairs)
        rules.append(
            ImportedRule(number, text, None if draft.printed == number else draft.printed, draft.line)
        )
    return rules, repairs


def _respelled(piece: Line, spelling: Spelling, repairs: list[Repair]) -> Line:
    text, changes = spelling.corrected(piece.text)
    repairs += [Repair(piece.line, "misread word", before, after) for before, after in changes]
    return replace(piece, text=text) if changes else piece


def _joined(pieces: Sequence[Line], spelling: Spelling, repairs: list[Repair]) -> str:
    text = ""
    for piece in pieces:
        if text:
            before = text
            text, glue = _glued(text, piece.text, spelling)
            if text != before:
                repairs.append(
                    Repair(
                        piece.line,
                        "word broken over lines",
                        _reference(before, piece.text)[0],
                        _reference(text, piece.text)[1],
                    )
                )
            if _BROKEN_REFERENCE.search(text) and not glue:
                repairs.append(
                    Repair(piece.line, "reference broken over lines", *_reference(text, piece.text))
                )
            text += glue
        text += piece.text
    return text


def _reference(text: str, more: str) -> tuple[str, str]:
    begin, rest = text.split()[-1], more.split()[0]
    return f"{begin} {rest}", begin + rest


def _glued(text: str, more: str, spelling: Spelling) -> tuple[str, str]:
    """The text, perhaps without a hyphen, and what to put between it and the next line."""
    if _BROKEN_REFERENCE.search(text) and more[:1].isdigit():
        return text, ""
    word, rest = _BROKEN_WORD.search(text), _FIRST_WORD.match(more)
    if word and rest:
        # The document's own words tell a hyphen at a line end from one that belongs to the word.
        whole = text.endswith("\u00ad") or spelling.is_one_word(word[1], rest[0])
        return (text[:-1] if whole else text), ""
    return text, "" if text.endswith("/") else " "
