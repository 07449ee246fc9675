"""Removes what a converter added to a rulebook's text: marks, Markdown and HTML."""

from __future__ import annotations

import html
import re

MARK = re.compile(r"<\|[^|<>]*\|>")
_HEADING = re.compile(r"^\s*#{1,6}\s+")
_BULLET = re.compile(r"^\s*[-*+•▪●◦‣]\s+")
_QUOTE = re.compile(r"^\s*>\s+")
_STRONG = re.compile(r"\*{2,3}|(?<!\w)__(?=\S)|(?<=\S)__(?!\w)")
_EMPHASIS = re.compile(r"(?<![\w*])\*(?=[^\s*])([^*]*[^\s*])\*(?![\w*])")
_UNDERLINE = re.compile(r"(?<!\w)_(?=[^\s_])([^_]*[^\s_])_(?!\w)")
# Only an address in the second bracket makes a link: "[Counter] (10-10)" is plain text.
_LINK = re.compile(r"!?\[([^\[\]]*)\]\((?:#[^)\s]*|https?:[^)\s]*|mailto:[^)\s]*)\)")
_TAG = re.compile(
    r"</?(?:br|p|b|i|u|em|strong|span|div|sup|sub|small|table|tr|td|th|li|ul|ol)(?:\s[^<>]*)?/?>", re.I
)
_ESCAPE = re.compile(r"\\([\\`*_{}\[\]()#+\-.!<>|~])")
_ENTITY = re.compile(r"&(?:#\d+|#x[0-9a-f]+|[a-z]+\d*);", re.I)
_TABLE_ROW = re.compile(r"^\s*\|(.*)\|\s*$")
LAYOUT_LINE = re.compile(r"^\s*(?:[-=_*~]{3,}|```.*|\|[\s:|-]+\|)\s*$")


def without_inline_markup(text: str) -> str:
    """The text without emphasis, links, tags, escapes and entities."""
    text = _LINK.sub(r"\1", text)
    text = _STRONG.sub("", text)
    text = _UNDERLINE.sub(r"\1", _EMPHASIS.sub(r"\1", text))
    text = _ENTITY.sub(lambda found: html.unescape(found[0]), _TAG.sub(" ", text))
    return _ESCAPE.sub(r"\1", text)


def without_line_markup(text: str) -> tuple[str, bool, bool]:
    """The line without its prefix, whether it was a heading, and whether it was a list item."""
    text = _QUOTE.sub("", text)
    row = _TABLE_ROW.match(text)
    if row:
        text = " ".join(cell.strip() for cell in row[1].split("|"))
    bare = _BULLET.sub("", text)
    bullet = bare != text
    title = _HEADING.sub("", bare)
    return title, title != bare, bullet


def without_markup(text: str) -> str:
    """A whole text without page marks and Markdown."""
    rows = MARK.sub(" ", text).splitlines()
    return "\n".join(without_inline_markup(without_line_markup(row)[0]) for row in rows)
