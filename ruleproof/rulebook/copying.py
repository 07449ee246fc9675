"""Finds what our data copies from an official document, or leaves out of its references."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from .data_files import NUMBER_IN_TEXT
from .fingerprints import numbered
from .importing.records import Imported
from .importing.wording import normal_form
from .linting import Fault
from .model import Rulebook

LONGEST_COPY = 9
"""How many words in a row may be the publisher's: game terms alone reach this."""
_WORD = re.compile(r"[a-z!']+|\d+")
_NUMBER = re.compile(r"\d+(?:[-.]\d+)+\.?")


def copies(folder: Path, document: Imported) -> Iterator[Fault]:
    """Every run of ten words or more, in any text of a game's data, that the document has too."""
    runs = set(_runs(_words(" ".join([rule.text for rule in document.rules]))))
    for path in sorted(folder.rglob("*.toml")):
        for name, text in _texts(tomllib.loads(path.read_text(encoding="utf-8")), ""):
            for run in _copied(_words(text), runs):
                what = f"copies {len(run)} words in a row: “{' '.join(run)}”. Say it in our own words."
                yield Fault(path.relative_to(folder).as_posix(), name, what)


def left_out(book: Rulebook, document: Imported) -> Iterator[Fault]:
    """References that a paragraph of the document makes and our data does not list."""
    for rule in numbered(document.rules):
        ours = book.rules.get(rule.number)
        if ours is None:
            continue
        for ref in dict.fromkeys(NUMBER_IN_TEXT.findall(normal_form(rule.text))):
            if ref not in (*ours.refs, *ours.via) and ref not in NUMBER_IN_TEXT.findall(ours.slip):
                what = f"the paragraph refers to {ref}, and refs does not list it."
                yield Fault(f"edition {book.edition}", rule.number, what)


def _words(text: str) -> list[str]:
    return _WORD.findall(_NUMBER.sub(" ", normal_form(text).lower()))


def _runs(words: Sequence[str]) -> Iterable[tuple[str, ...]]:
    size = LONGEST_COPY + 1
    return (tuple(words[begin : begin + size]) for begin in range(len(words) - size + 1))


def _copied(words: Sequence[str], runs: set[tuple[str, ...]]) -> Iterator[Sequence[str]]:
    """The longest stretches of which every ten words in a row are the document's."""
    size = LONGEST_COPY + 1
    begin: int | None = None
    for place, run in enumerate((*_runs(words), ())):
        if run in runs:
            begin = place if begin is None else begin
        elif begin is not None:
            yield words[begin : place - 1 + size]
            begin = None


def _texts(content: Any, name: str) -> Iterator[tuple[str, str]]:
    """Every text of a data file with the rule or reading that it belongs to."""
    if isinstance(content, str):
        yield name, content
    elif isinstance(content, Mapping):
        own = str(content.get("number") or content.get("id") or name)
        for value in content.values():
            yield from _texts(value, own)
    elif isinstance(content, list):
        for value in content:
            yield from _texts(value, name)
