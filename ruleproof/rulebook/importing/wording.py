"""The normal form of official wording, and its fingerprint.

Two renderings of one edition (PDF, word processor) must give one normal form, so these are folded:

- Unicode compatibility forms (NFKC): full-width signs, ligatures, circled digits, the ellipsis character;
- page marks and Markdown, which a converter added;
- quotes to ASCII, because word processors curl them and converters straighten them;
- every kind of dash and minus to "-", and no space beside it: one sign is printed as "－X", "– X" or "-X";
- no space just inside brackets: an empty pair is printed "[]" or "[ ]";
- white space, soft hyphens and zero-width characters: they follow the layout.

Letters, digits, case and all other punctuation stay: a change in them is a change of wording.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from functools import lru_cache

from .markup import without_markup

_DASHES = "‐‑‒–—―⁃−﹘﹣－➖⸺⸻"
_SINGLE_QUOTES = "‘’‚‛′`´ʼ＇"
_DOUBLE_QUOTES = "“”„‟″«»〝〞＂"
_INVISIBLE = "\u00ad\u200b\u200c\u200d\u2060\ufeff"
_FOLDS = str.maketrans(
    dict.fromkeys(_DASHES, "-")
    | dict.fromkeys(_SINGLE_QUOTES, "'")
    | dict.fromkeys(_DOUBLE_QUOTES, '"')
    | dict.fromkeys(_INVISIBLE)
)
_AROUND_DASH = re.compile(r"\s*-\s*")
_INSIDE_BRACKETS = re.compile(r"(?<=[\[({<])\s+|\s+(?=[\])}>])")
_SPACE = re.compile(r"\s+")
_SYMBOL_CATEGORIES = ("So", "No", "Co")


def folded_signs(text: str) -> str:
    """The text with every quote and dash as its ASCII sign, character for character."""
    return text.translate(_FOLDS)


def normal_form(text: str) -> str:
    """The wording alone, the same for every rendering of it."""
    text = folded_signs(without_markup(text))
    # NFKC turns an acute accent or a prime into space and accent: quotes and dashes are folded before it.
    return _tidied(folded_signs(unicodedata.normalize("NFKC", text)))


def form_with_symbols(text: str) -> str:
    """The normal form but for symbols, such as a circled digit, which stay what they are."""
    text = folded_signs(without_markup(text))
    return _tidied("".join(char if is_symbol(char) else unicodedata.normalize("NFKC", char) for char in text))


def is_symbol(char: str) -> bool:
    """Whether a character is a picture rather than a letter, a digit or a sign."""
    return unicodedata.category(char) in _SYMBOL_CATEGORIES


def _tidied(text: str) -> str:
    text = _SPACE.sub(" ", text)
    text = _AROUND_DASH.sub("-", text)
    return _INSIDE_BRACKETS.sub("", text).strip()


@lru_cache(maxsize=10_000)
def fingerprint(text: str) -> str:
    """The SHA-256 of the normal form: it proves a wording without holding it."""
    return "sha256:" + hashlib.sha256(normal_form(text).encode()).hexdigest()
