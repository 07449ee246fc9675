"""Gives every line its place: in a rule, or aside with the reason why."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from .assembling import Draft
from .candidates import Candidate, is_finished, is_title
from .cleaning import Line
from .records import Place, Unplaced
from .sequence import Start

_SURE_START = 5.0
_BACK_MATTER = re.compile(
    r"^(?:©|\(c\)\s|copyright\b|https?:|www\.|\d{1,4}[/.]\d{1,2}[/.]\d{2,4}\b"
    r"|(?:update|revision|version|change)s?\s+(?:history|log|notes)\b|(?:appendix|index|credits|glossary)\b)",
    re.I,
)


@dataclass(slots=True)
class Placing:
    """The walk through the lines: the rules so far, the lines aside, and why lines now go aside."""

    starts: Mapping[int, Sequence[Start]]
    candidates: Mapping[int, Candidate]
    last_start: int
    drafts: list[Draft] = field(default_factory=list)
    unplaced: list[Unplaced] = field(default_factory=list)
    aside: Place | None = None

    def take(self, index: int, line: Line) -> None:
        """Place one line, which may hold several starts."""
        begun = self.starts.get(index, ())
        cuts = [*(start.candidate.position for start in begun), len(line.text)]
        self._add(index, line, line.text[: cuts[0]])
        for start, end in zip(begun, cuts[1:], strict=True):
            self._begin(line, start, line.text[start.candidate.printed.end : end])

    def _begin(self, line: Line, start: Start, text: str) -> None:
        draft = Draft(start.number, start.candidate.printed.text, line.line)
        if text.strip():
            draft.pieces.append(replace(line, text=text.strip()))
        self.drafts.append(draft)
        self.aside = None

    def _add(self, index: int, line: Line, text: str) -> None:
        if not text.strip():
            return
        self.aside = self._reason(index, line) or self.aside
        if self.aside is not None:
            self.unplaced.append(Unplaced(line.line, text.strip(), self.aside))
        else:
            self.drafts[-1].pieces.append(replace(line, text=text.strip()))

    def _reason(self, index: int, line: Line) -> Place | None:
        """Why this line and those after it belong to no rule, if something says so."""
        candidate = self.candidates.get(index)
        if line.contents:
            return Place.CONTENTS
        if not self.drafts:
            return Place.FRONT if candidate is None else Place.CONTENTS
        if candidate is not None and len(candidate.printed.parts) > 1 and candidate.evidence >= _SURE_START:
            return Place.OUT_OF_SEQUENCE
        # A converter makes headings of wrapped text too: only a heading after a finished text is one.
        text = self.drafts[-1].text
        if line.text[:1].islower() or not (is_finished(text) or is_title(text)):
            return None
        if index > self.last_start:
            ends = line.heading or _BACK_MATTER.match(line.text) or _is_heading(line.text)
            return Place.BACK if ends else None
        return Place.HEADING if line.heading else None


def _is_heading(text: str) -> bool:
    words = [word for word in text.split() if word[0].isalpha()]
    return bool(words) and is_title(text) and all(word[0].isupper() or len(word) <= 3 for word in words)


def placed(
    lines: Sequence[Line],
    furniture: Mapping[int, Place],
    candidates: Sequence[Candidate],
    starts: Sequence[Start],
) -> tuple[list[Draft], list[Unplaced]]:
    """The rules with their lines, and the lines of no rule."""
    by_line: dict[int, list[Start]] = defaultdict(list)
    for start in starts:
        by_line[start.candidate.index].append(start)
    at_start = {candidate.index: candidate for candidate in candidates if not candidate.inside}
    walk = Placing(by_line, at_start, max(by_line, default=-1))
    for index, line in enumerate(lines):
        if index in furniture:
            walk.unplaced.append(Unplaced(line.line, line.text, furniture[index]))
        else:
            walk.take(index, line)
    return walk.drafts, walk.unplaced
