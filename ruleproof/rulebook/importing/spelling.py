"""Puts right the words a scan misread, where the document itself shows the right one many times."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable

_WORD = re.compile(r"[A-Za-z0-9|!]+(?:['’][A-Za-z]+)?")
_COMPOUND = re.compile(r"[A-Za-z]+(?:-[A-Za-z]+)+")
_STROKES = re.compile(r"[1Il|!]+")
_ROUND = re.compile(r"[0O]")
_MISREAD = re.compile(
    r"(?<=[A-Za-z])[01|](?=[a-z]|$)|^[01|](?=[a-z])|(?<=[a-z])[IO](?=[a-z]|$)|I(?=!)|(?<=!)I"
)
_LETTER = re.compile(r"[A-HJ-NP-Za-kmnp-z]")
_LEAST = 3
_TIMES = 5


class Spelling:
    """The words of one document, and which rare forms are misreadings of common ones."""

    def __init__(self, texts: Iterable[str]) -> None:
        """Count the words of the texts."""
        held = list(texts)
        self._counts = Counter(word for text in held for word in _WORD.findall(text))
        self._compounds = Counter(word for text in held for word in _COMPOUND.findall(text))
        forms: dict[str, list[str]] = defaultdict(list)
        for word in self._counts:
            forms[_shape(word)].append(word)
        self._right = {
            word: right for group in forms.values() for word in group if (right := self._common(word, group))
        }

    def is_one_word(self, begin: str, end: str) -> bool:
        """Whether a word broken at a line end is written without a hyphen elsewhere in the document."""
        return self._counts[begin + end] > self._compounds[f"{begin}-{end}"]

    def corrected(self, text: str) -> tuple[str, list[tuple[str, str]]]:
        """The text with its misread words put right, and each change."""
        changes = [(word, self._right[word]) for word in _WORD.findall(text) if word in self._right]
        if not changes:
            return text, changes
        return _WORD.sub(lambda found: self._right.get(found[0], found[0]), text), changes

    def _common(self, word: str, group: list[str]) -> str | None:
        if not _MISREAD.search(word) or not _LETTER.search(word):
            return None
        likely = [other for other in group if other != word and not _MISREAD.search(other)]
        best = max(likely, key=self._counts.__getitem__, default=None)
        if best is None or self._counts[best] < max(_LEAST, _TIMES * self._counts[word]):
            return None
        return best


def _shape(word: str) -> str:
    return _ROUND.sub("O", _STROKES.sub("|", word))
