"""What changed between two wordings, word by word, and which changes are only damage of a rendering.

Damage is what a scan or a converter does: misread letters, lost signs, words split or joined, an end cut off.
It is told from rewording by narrow rules, because a wrong guess hides a change: numbers, negations and
quantities that differ are always rewording, and so is a word replaced by another word both documents use.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from .records import JsonObject
from .wording import form_with_symbols, is_symbol

_TOKEN = re.compile(r"[^\W_]+(?:'[^\W_]+)*|[^\w\s]|_")
_STROKES = re.compile(r"[1Il|!\[\]]+")
_ROUND = re.compile(r"[0OoQ]")
_FINISHED = re.compile(r"[.!?:;][\"')\]]*$")
_INFLECTIONS = frozenset(("s", "es", "d", "ed", "r", "er", "ing", "ly", "'s", "n", "en", "st", "est"))
_WEIGHTY = frozenset(
    [
        "no",
        "not",
        "none",
        "nothing",
        "never",
        "neither",
        "nor",
        "cannot",
        "without",
        "unless",
        "except",
        "only",
        "all",
        "any",
        "each",
        "every",
        "either",
        "both",
        "some",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "once",
        "twice",
        "first",
        "second",
        "last",
        "more",
        "less",
        "most",
        "least",
        "fewer",
        "up",
        "may",
        "can",
        "must",
        "should",
        "will",
        "shall",
        "would",
        "could",
        "before",
        "after",
        "until",
        "while",
        "during",
        "instead",
        "if",
        "then",
        "and",
        "or",
        "again",
        "also",
    ]
)
_LONGEST_LOST_END = 4
_LONG_TAIL = 4
_LARGEST_DAMAGE = 0.34
_FREE_TOKENS = 3


@dataclass(frozen=True, slots=True)
class WordChange:
    """One place where the wordings differ; either side may be empty."""

    old: str
    new: str

    def __str__(self) -> str:
        """The change as a reader would say it."""
        if not self.old:
            return f'added "{self.new}"'
        return f'removed "{self.old}"' if not self.new else f'"{self.old}" became "{self.new}"'

    def to_json(self) -> JsonObject:
        """The change as it stands in the diff file."""
        return {"old": self.old, "new": self.new}


@dataclass(frozen=True, slots=True)
class Comparison:
    """All changes of a rule; `damage` says what each is, if all of them are only damage."""

    changes: tuple[WordChange, ...]
    damage: tuple[str, ...] | None


class Vocabulary:
    """How often each word occurs in a document."""

    def __init__(self, texts: Iterable[str]) -> None:
        """Count the words."""
        self._counts = Counter(word.casefold() for text in texts for word in _TOKEN.findall(text))

    def times(self, word: str) -> int:
        """How often the word occurs."""
        return self._counts[word.casefold()]


@dataclass(frozen=True, slots=True)
class _Edit:
    old: tuple[str, ...]
    new: tuple[str, ...]
    after: str
    at_end: bool


class Comparer:
    """Compares wordings of two documents whose words it knows."""

    def __init__(self, old_texts: Iterable[str], new_texts: Iterable[str]) -> None:
        """Learn the words of both documents."""
        self._old = Vocabulary(map(form_with_symbols, old_texts))
        self._new = Vocabulary(map(form_with_symbols, new_texts))

    def compare(self, old: str, new: str) -> Comparison:
        """What changed from the old wording to the new, and whether all of it is damage."""
        old, new = form_with_symbols(old), form_with_symbols(new)
        old_tokens, new_tokens = list(_TOKEN.finditer(old)), list(_TOKEN.finditer(new))
        a, b = [token[0] for token in old_tokens], [token[0] for token in new_tokens]
        changes: list[WordChange] = []
        reasons: list[str | None] = []
        for tag, i, k, j, m in SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
            if tag != "equal":
                changes.append(WordChange(_span(old, old_tokens[i:k]), _span(new, new_tokens[j:m])))
                after = a[k] if k < len(a) else ""
                reasons.append(self._damage(_Edit(tuple(a[i:k]), tuple(b[j:m]), after, not after), old, new))
        size = sum(max(len(_TOKEN.findall(c.old)), len(_TOKEN.findall(c.new))) for c in changes)
        small = size <= max(_FREE_TOKENS, _LARGEST_DAMAGE * max(len(a), len(b)))
        known = [reason for reason in reasons if reason]
        return Comparison(tuple(changes), tuple(known) if small and len(known) == len(reasons) else None)

    def _damage(self, edit: _Edit, old: str, new: str) -> str | None:
        """What kind of damage an edit is, or None if it is rewording."""
        if _sign_before_digits(edit):
            return None
        before, after = "".join(edit.old), "".join(edit.new)
        if not any(char.isalnum() for char in before + after):
            return "sign lost or misread" if not _has_symbol(before + after) else "symbol misread"
        if _has_symbol(before) != _has_symbol(after) and max(len(before), len(after)) <= _FREE_TOKENS:
            return "symbol misread"
        if _letters(before) == _letters(after):
            return "words split, joined or in other case"
        if not (before.isdigit() and after.isdigit()) and _same_shape(before, after, edit.after):
            return "letters misread"
        if edit.at_end and _is_lost_end(edit, old, new):
            return "end of the text lost"
        return self._damaged_word(edit)

    def _damaged_word(self, edit: _Edit) -> str | None:
        if len(edit.old) != 1 or len(edit.new) != 1:
            return None
        before, after = edit.old[0], edit.new[0]
        if not {before.casefold(), after.casefold()}.isdisjoint(_WEIGHTY) or not (before + after).isalpha():
            return None
        if self._is_misspelling(before, after):
            return "letters misread"
        return "letters lost" if self._is_shortened(before, after) else None

    def _is_shortened(self, before: str, after: str) -> bool:
        """One word is the other without its end, and no author would have meant the short one."""
        short, long = sorted((before.casefold(), after.casefold()), key=len)
        lost = long.removeprefix(short)
        if not 1 < len(lost) < len(long) or lost in _INFLECTIONS:
            return False
        # An author chooses between "in" and "into", "the" and "their"; a converter cuts off a long tail.
        is_word = self._old.times(short) + self._new.times(short) > 1
        return not is_word or len(lost) >= _LONG_TAIL

    def _is_misspelling(self, before: str, after: str) -> bool:
        """One letter differs, and one of the two words is found nowhere else."""
        unique = (self._old.times(before) == 1 and not self._new.times(before)) or (
            self._new.times(after) == 1 and not self._old.times(after)
        )
        return (
            unique
            and min(len(before), len(after)) > 3
            and _one_letter_apart(before.casefold(), after.casefold())
        )


def words_changed(old: str, new: str) -> tuple[WordChange, ...]:
    """What changed from one wording to the other, word by word."""
    return Comparer((), ()).compare(old, new).changes


def _span(text: str, tokens: Sequence[re.Match[str]]) -> str:
    return text[tokens[0].start() : tokens[-1].end()] if tokens else ""


def _has_symbol(text: str) -> bool:
    return any(is_symbol(char) for char in text)


def _sign_before_digits(edit: _Edit) -> bool:
    # "-1000" is not "1000": a sign before a number carries meaning.
    signs = {"-", "+"} & ({*edit.old[-1:]} ^ {*edit.new[-1:]})
    return bool(signs) and edit.after.isdigit()


def _letters(text: str) -> str:
    return "".join(char for char in text if char.isalnum()).casefold()


def _same_shape(before: str, after: str, following: str) -> bool:
    """Whether a scan would see the same strokes; a stroke before "!" may be one of its own."""
    shapes = {_ROUND.sub("O", _STROKES.sub("|", text + following)) for text in (before, after)}
    return len(shapes) == 1 and bool(before) and bool(after)


def _is_lost_end(edit: _Edit, old: str, new: str) -> bool:
    if edit.old and edit.new:
        return False
    short, long = (old, new) if edit.new else (new, old)
    words = [token for token in edit.old + edit.new if token.isalnum()]
    return len(words) <= _LONGEST_LOST_END and not _FINISHED.search(short) and bool(_FINISHED.search(long))


def _one_letter_apart(before: str, after: str) -> bool:
    if len(before) > len(after):
        before, after = after, before
    if len(before) == len(after):
        return sum(a != b for a, b in zip(before, after, strict=True)) == 1
    return any(after[:cut] + after[cut + 1 :] == before for cut in range(len(after)))
