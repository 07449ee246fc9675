"""Finds every place where a rule may start, and weighs how much the line itself looks like a start."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from .cleaning import Line
from .numbers import Printed, read_number

_CHAPTER_WORD = re.compile(r"(?:chapter|section|part)\s+(?=\d)", re.I)
_INSIDE = re.compile(r"(?<=\s)(?=\d{1,3}(?:[-–—−－.]\d{1,3})*\.(?:\s?[A-Z\[“\"(]|$))")
_BEFORE_REFERENCE = re.compile(
    # In lower case: a title may end with "Rules" or "Steps".
    r"(?:\b(?:[Ss]ee|to|in|of|or|and|than|with|from|by|per|under|through|until|rules?|sections?|steps?|[Rr]epeat)"
    r"|[,(\[{“‘/])\s*$"
)
_BROKEN_REFERENCE = re.compile(r"\d\s?[-–—−－]\s*$")
_FINISHED = re.compile(r"[.!?:;。](?:[\"”’')\]]|\s)*$|[)\]”]\s*$")
_TITLE_WORDS = 10


@dataclass(frozen=True, slots=True)
class Candidate:
    """A number that may start a rule; positive evidence speaks for a start, negative against."""

    index: int
    position: int
    printed: Printed
    evidence: float
    inside: bool

    @property
    def text_position(self) -> int:
        """Where the rule's text begins in its line."""
        return self.printed.end


def find_candidates(lines: Sequence[Line], skipped: Collection[int]) -> list[Candidate]:
    """All candidates in reading order; the skipped lines have none."""
    sparse = _blank_lines_tell(lines)
    found: list[Candidate] = []
    before: Line | None = None
    for index, line in enumerate(lines):
        if index in skipped:
            continue
        start = _at_start(line, index, before, sparse)
        found += ([] if start is None else [start]) + _inside(line, index, start)
        before = line
    return found


def is_title(text: str) -> bool:
    """Whether a text reads like a title: few words and no end of a sentence."""
    return len(text.split()) <= _TITLE_WORDS and not is_finished(text)


def is_finished(text: str) -> bool:
    """Whether a text ends where a sentence may end."""
    return bool(_FINISHED.search(text))


def _blank_lines_tell(lines: Sequence[Line]) -> bool:
    # Where a converter puts a blank line after every line, blank lines say nothing.
    return sum(line.after_blank for line in lines) < 0.7 * len(lines)


def _at_start(line: Line, index: int, before: Line | None, sparse: bool) -> Candidate | None:
    word = _CHAPTER_WORD.match(line.text)
    printed = read_number(line.text, word.end() if word else 0)
    if printed is None or line.contents:
        return None
    rest = line.text[printed.end :].strip()
    shape = _shape(printed, line, rest, named=bool(word))
    if shape is None:
        return None
    layout = 3.0 * line.heading + 2.0 * line.bullet + 1.0 * (line.after_blank and sparse)
    return Candidate(index, 0, printed, shape + layout + _context(before), inside=False)


def _shape(printed: Printed, line: Line, rest: str, named: bool) -> float | None:
    """What the number and the text after it say."""
    ended = line.text[: printed.end].endswith((".", "．", ":"))
    single = len(printed.parts) == 1
    if single and not (named or (ended and rest) or (line.heading and rest)):
        return None
    if not rest:
        return 1.0
    if rest[0].islower():
        return -3.0
    if single:
        return 3.0 if is_title(rest) else 1.0
    return 4.5 if ended else 2.0


def _context(before: Line | None) -> float:
    """What the line before says: a finished text speaks for a start, an open reference against it."""
    if before is None:
        return 3.0
    if _BROKEN_REFERENCE.search(before.text):
        return -8.0
    if _BEFORE_REFERENCE.search(before.text):
        return -5.0
    if is_finished(before.text):
        return 3.0
    printed = read_number(before.text)
    titled = printed is not None and is_title(before.text[printed.end :])
    return 2.0 if titled or before.heading or before.contents else 0.0


def _inside(line: Line, index: int, start: Candidate | None) -> list[Candidate]:
    """Numbers within a line: two rules may have been run into one."""
    found: list[Candidate] = []
    begin = start.printed.end if start else 1
    for place in _INSIDE.finditer(line.text, begin):
        printed = read_number(line.text, place.start())
        ahead = line.text[: place.start()]
        if printed is None or line.contents or _BEFORE_REFERENCE.search(ahead):
            continue
        titled = start is not None and is_title(line.text[start.printed.end : place.start()])
        evidence = 3.0 if is_finished(ahead) else 2.0 if titled else -4.0
        evidence -= 3.0 * (len(printed.parts) == 1)
        found.append(Candidate(index, place.start(), printed, evidence, inside=True))
    return found
