"""What an engine says, made fit to be shown: no control characters, no broken text, no megabytes."""

from __future__ import annotations

import unicodedata

MOST = 4000
"""How many characters of one message are kept."""
_BREAKS = str.maketrans("", "", "\n\t")


def clean(text: str, most: int = MOST) -> str:
    """The text without control, bidirectional and half characters, cut where it goes on for too long."""
    text = text.replace("\r\n", "\n")
    left_out = len(text) - most
    kept = text if left_out <= 0 else f"{text[:most]} … ({left_out} more characters are left out)"
    # Nearly all text is plain; looking at each character is for the rest.
    if kept.translate(_BREAKS).isprintable():
        return kept
    return "".join(char if _is_harmless(char) else "\N{REPLACEMENT CHARACTER}" for char in kept)


def _is_harmless(char: str) -> bool:
    # Format characters join letters and emoji; those that turn the direction of text can hide what it says.
    if char in "\n\t" or unicodedata.category(char) not in ("Cc", "Cs", "Cf", "Cn"):
        return not 0xFFFE <= ord(char) & 0xFFFF <= 0xFFFF
    return char in "\u200c\u200d"
