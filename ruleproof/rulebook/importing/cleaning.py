"""Turns source lines into clean lines: marks and Markdown gone, breaks remembered."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from .markup import LAYOUT_LINE, MARK, without_inline_markup, without_line_markup
from .records import Place, Repair, Unplaced
from .source import SourceLine

_SPACE = re.compile(r"[ \t\u00a0\u3000\u2000-\u200a\u202f]+")
_CONTENTS_WITH_PAGE = re.compile(r"(?:\t\s*|(?:[.·…‥]\s?){4,}\s*|\s…+\s*)\d{1,4}\s*$|(?:[.·…]\s?){6,}\s*$")
_CONTENTS_WITHOUT_PAGE = re.compile(r"\S\t+\s*$")


@dataclass(frozen=True, slots=True)
class Line:
    """One clean, non-blank line and how it stood on the page."""

    line: int
    page: int | None
    text: str
    heading: bool = False
    bullet: bool = False
    after_blank: bool = False
    after_break: bool = False
    contents: bool = False


@dataclass(frozen=True, slots=True)
class Cleaned:
    """The clean lines, what was removed from them and what is no text."""

    lines: tuple[Line, ...]
    repairs: tuple[Repair, ...]
    unplaced: tuple[Unplaced, ...]


def cleaned(source: Iterable[SourceLine]) -> Cleaned:
    """Clean every line; a page mark inside a line cuts it in two."""
    lines: list[Line] = []
    repairs: list[Repair] = []
    unplaced: list[Unplaced] = []
    blank, page_break, page = False, False, None
    for row in source:
        page_break = page_break or row.page != page
        page = row.page
        repairs += [Repair(row.line, "page mark removed", mark, "") for mark in MARK.findall(row.text)]
        for index, part in enumerate(MARK.split(row.text)):
            page_break = page_break or index > 0
            if not part.strip():
                blank = True
            elif LAYOUT_LINE.match(part):
                blank = True
                unplaced.append(Unplaced(row.line, part.strip(), Place.LAYOUT))
            else:
                lines.append(_line(row, part, blank, page_break))
                blank = page_break = False
    return Cleaned(_with_contents(lines), tuple(repairs), tuple(unplaced))


def _line(row: SourceLine, part: str, blank: bool, page_break: bool) -> Line:
    text, heading, bullet = without_line_markup(part)
    kept = without_inline_markup(text)
    # Tabs at the end are kept for now: they tell a table of contents.
    return Line(row.line, row.page, kept.strip(" \u00a0\u3000\r"), heading, bullet, blank, page_break)


def _with_contents(lines: list[Line]) -> tuple[Line, ...]:
    sure = [bool(_CONTENTS_WITH_PAGE.search(line.text)) for line in lines]
    likely = [bool(_CONTENTS_WITHOUT_PAGE.search(line.text)) for line in lines]
    # An entry that lost its page number counts when it stands beside entries that kept theirs.
    for order in (range(1, len(lines)), range(len(lines) - 2, -1, -1)):
        for index in order:
            neighbour = index - 1 if order.step > 0 else index + 1
            sure[index] = sure[index] or (likely[index] and sure[neighbour])
    return tuple(_settled(line, contents) for line, contents in zip(lines, sure, strict=True))


def _settled(line: Line, contents: bool) -> Line:
    text = _SPACE.sub(" ", line.text).strip()
    return Line(
        line.line, line.page, text, line.heading, line.bullet, line.after_blank, line.after_break, contents
    )
