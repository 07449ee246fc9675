"""Imports a rulebook: lines in, numbered rules out, with every repair and every line of no rule."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from .assembling import finished, settle
from .candidates import find_candidates, is_finished, is_title
from .cleaning import Line, cleaned
from .document import Document, SourceLine, UnreadableRulebook, read_document
from .furniture import furniture
from .numbers import Number, shown
from .placing import placed
from .records import Imported, Place, Repair
from .sequence import Start, best_sequence

_LEAST_RULES = 3
# The longest known rulebook has a third of this; a log or a table has more, and would be read for minutes.
_MOST_CANDIDATES = 10_000
_CONTENTS_CHAPTER = re.compile(r"^(\d{1,2})[.\s]\s*[^\d\s]")
_REPEATS = re.compile(r"(\d+)(?:-\1)+|(\d)\2+")


def import_rulebook(path: Path) -> Imported:
    """Read a rulebook file into rules."""
    document = read_document(path)
    imported = import_lines(document.lines, document.name)
    _refuse_non_rulebook(document, imported)
    _refuse_cut_off(document, imported)
    return imported


def import_lines(source: Iterable[SourceLine], name: str = "the document") -> Imported:
    """Read lines into rules."""
    clean = cleaned(source)
    aside = furniture(clean.lines)
    candidates = find_candidates(clean.lines, aside)
    if len(candidates) > _MOST_CANDIDATES:
        raise UnreadableRulebook(
            f"{name}: not a rulebook: {len(candidates)} numbers stand where a rule may begin. Give the "
            "rulebook alone."
        )
    starts = best_sequence(candidates)
    drafts, unplaced = placed(clean.lines, aside, candidates, starts)
    repairs = [*clean.repairs, *_number_repairs(clean.lines, starts), *settle(drafts)]
    rules, more_repairs = finished(drafts)
    return Imported(
        tuple(rules),
        tuple(sorted((*repairs, *more_repairs), key=lambda repair: repair.line)),
        tuple(sorted((*clean.unplaced, *unplaced), key=lambda line: line.line)),
    )


def _number_repairs(lines: Sequence[Line], starts: Sequence[Start]) -> list[Repair]:
    repairs: list[Repair] = []
    for start in starts:
        line, printed, number = lines[start.candidate.index], start.candidate.printed, shown(start.number)
        if start.candidate.inside:
            repairs.append(Repair(line.line, "two rules in one line", line.text[: printed.end][-40:], number))
        if printed.text != number:
            repairs.append(
                Repair(line.line, _what_happened(printed.parts, start.number), printed.text, number)
            )
    return repairs


def _what_happened(printed: Number, meant: Number) -> str:
    """What was done to the number, as a reader would say it."""
    if printed == meant:
        return "number written with other signs"
    if "".join(map(str, printed)) == "".join(map(str, meant)):
        return "digits of the number run together"
    if len(shown(printed)) < len(shown(meant)) and _without_repeats(printed) == _without_repeats(meant):
        return "repeated digit of the number lost"
    return "wrong number printed"


def _without_repeats(number: Number) -> str:
    return _REPEATS.sub(lambda found: found[1] or found[2], shown(number))


def _refuse_non_rulebook(document: Document, imported: Imported) -> None:
    found = sum("-" in rule.number for rule in imported.rules)
    astray = sum(line.place is Place.OUT_OF_SEQUENCE for line in imported.unplaced)
    if found < max(_LEAST_RULES, astray):
        raise UnreadableRulebook(
            f"{document.name}: not a rulebook: {found} numbered rules in {len(document.lines)} lines. Rules "
            'begin with numbers such as "1-2-3.": give the whole rules, as text that can be selected.'
        )


def _refuse_cut_off(document: Document, imported: Imported) -> None:
    last = imported.rules[-1]
    chapter = int(last.number.split("-")[0])
    listed = max(_listed_chapters(imported), default=0)
    if listed > chapter:
        raise UnreadableRulebook(
            f"{document.name}: truncated: its table of contents goes to chapter {listed}, but the rules "
            f"end with {last.number} (line {last.line}). Fetch the whole rulebook."
        )
    behind = any(line.line > last.line for line in imported.unplaced)
    titled = last.number.count("-") < 2 and is_title(last.text)
    if not (document.ends_cleanly or behind or titled or is_finished(last.text)):
        raise UnreadableRulebook(
            f"{document.name}: truncated: it stops in the middle of rule {last.number} (line {last.line}). "
            "Fetch the whole rulebook, or end the last line if it is complete."
        )


def _listed_chapters(imported: Imported) -> set[int]:
    """The chapters of the table of contents, as far as they count up from 1 without a gap."""
    contents = (line.text for line in imported.unplaced if line.place is Place.CONTENTS)
    found = {int(match[1]) for text in contents if (match := _CONTENTS_CHAPTER.match(text))}
    return {chapter for chapter in found if set(range(1, chapter + 1)) <= found}
