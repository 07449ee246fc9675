"""Finds what a page carries beside the rules: page numbers, running headers and footers."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from .cleaning import Line
from .records import Place

_PAGE_NUMBER = re.compile(
    r"^(?:[-–—~\[(]\s*)?(?:page|p\.|pg\.?)?\s*\d{1,4}(?:\s*(?:/|of)\s*\d{1,4})?(?:\s*[-–—~\])])?$", re.I
)
_NUMBER = re.compile(r"\d+")
_RULE_START = re.compile(r"^\d{1,3}(?:[-.–—−－]\d{1,3})+\b|^\d{1,3}\.\s")
_AT_EITHER_END = re.compile(r"^\d{1,4}\b(?![-.])|(?<![-.\w])\d{1,4}$")
_LEAST = 3


def furniture(lines: Sequence[Line]) -> dict[int, Place]:
    """The indexes of the lines that are no rule text, and what they are."""
    found = {index: Place.PAGE_NUMBER for index, line in enumerate(lines) if _PAGE_NUMBER.match(line.text)}
    found |= dict.fromkeys(_counting(lines, found), Place.RUNNING)
    found |= dict.fromkeys(_at_page_edges(lines, found), Place.RUNNING)
    return found


def _counting(lines: Sequence[Line], known: dict[int, Place]) -> list[int]:
    """Lines that come again and again with a number that grows by one page or more each time."""
    groups: dict[str, list[int]] = defaultdict(list)
    for index, line in enumerate(lines):
        if index not in known and not _RULE_START.match(line.text) and _AT_EITHER_END.search(line.text):
            groups[_NUMBER.sub("#", line.text)].append(index)
    return [index for group in groups.values() if _grows(lines, group) for index in group]


def _grows(lines: Sequence[Line], group: list[int]) -> bool:
    pages = [int(_AT_EITHER_END.findall(lines[index].text)[-1]) for index in group]
    return len(group) >= _LEAST and all(earlier < later for earlier, later in pairwise(pages))


def _at_page_edges(lines: Sequence[Line], known: dict[int, Place]) -> list[int]:
    """Lines that stand at the top or bottom of many pages with the same words."""
    breaks = [index for index, line in enumerate(lines) if line.after_break or index in known]
    groups: dict[str, set[int]] = defaultdict(set)
    for index in breaks:
        for near in (*_up(lines, known, index), *_down(lines, known, index)):
            groups[_NUMBER.sub("#", lines[near].text)].add(near)
    least = max(_LEAST, round(len(breaks) * 0.3))
    return [
        index
        for text, group in groups.items()
        if len(group) >= least and not _RULE_START.match(lines[min(group)].text)
        for index in sorted(group)
    ]


def _up(lines: Sequence[Line], known: dict[int, Place], index: int) -> list[int]:
    above = [near for near in range(max(0, index - 4), index) if near not in known]
    return above[-2:]


def _down(lines: Sequence[Line], known: dict[int, Place], index: int) -> list[int]:
    below = [near for near in range(index, min(len(lines), index + 5)) if near not in known]
    return below[:2]
