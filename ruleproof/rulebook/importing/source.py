"""The lines of a rulebook document, before anything is known about them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ruleproof.adapter.errors import RuleproofError


class UnreadableRulebook(RuleproofError):
    """A file cannot be read as a rulebook; the message says what, where and what to do."""


class Format(Enum):
    """How a document was stored."""

    PDF = "PDF"
    DOCX = "DOCX"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class SourceLine:
    """One line as the document has it, with the page it stands on (None where pages are not known)."""

    line: int
    page: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Document:
    """A document's lines in reading order."""

    name: str
    format: Format
    lines: tuple[SourceLine, ...]
    ends_cleanly: bool = True
