"""Reads the text lines of a PDF, page by page."""

from __future__ import annotations

import io
import logging
import time
from collections.abc import Iterator

from pypdf import PdfReader
from pypdf.errors import DependencyError, PyPdfError

from .source import SourceLine, UnreadableRulebook

_PAGE_LIMIT = 2_000
_SECONDS_LIMIT = 20.0
# What pypdf raises on damaged files, beside its own errors.
_BROKEN = (
    PyPdfError,
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    OSError,
    RuntimeError,
    AssertionError,
)


def pdf_lines(name: str, data: bytes) -> tuple[SourceLine, ...]:
    """The lines of every page, numbered through the document."""
    # pypdf logs a warning for each flaw it forgives; the reader of our message need not see them.
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    try:
        reader = PdfReader(io.BytesIO(data))
        _open(name, reader)
        pages = list(_page_texts(name, reader))
    except UnreadableRulebook:
        raise
    except _BROKEN as error:
        raise UnreadableRulebook(_broken(name, data, error)) from error
    if not any(page.strip() for page in pages):
        raise UnreadableRulebook(
            f"{name}: none of its {len(pages)} pages has text: it is a scan. Run OCR and import that text."
        )
    if b"%%EOF" not in data[-2048:]:
        raise UnreadableRulebook(_broken(name, data, "no end mark"))
    return tuple(_numbered(pages))


def _broken(name: str, data: bytes, why: object) -> str:
    if b"%%EOF" not in data[-2048:]:
        return f"{name}: the PDF is truncated ({len(data)} bytes, no end mark). Fetch it again."
    return f"{name}: the PDF is damaged ({why}). Fetch it again, or export it anew."


def _open(name: str, reader: PdfReader) -> None:
    if not reader.is_encrypted:
        return
    encrypted = f"{name}: the PDF is encrypted. Remove its password, for example by exporting it anew."
    try:
        # Many publishers only forbid editing: such a file opens with the empty password.
        opened = reader.decrypt("")
    except (DependencyError, NotImplementedError) as error:
        raise UnreadableRulebook(encrypted) from error
    if not opened:
        raise UnreadableRulebook(encrypted)


def _page_texts(name: str, reader: PdfReader) -> Iterator[str]:
    count = len(reader.pages)
    if count > _PAGE_LIMIT:
        raise UnreadableRulebook(f"{name}: {count} pages, more than {_PAGE_LIMIT}. Give the rulebook alone.")
    started = time.monotonic()
    for index, page in enumerate(reader.pages, start=1):
        if time.monotonic() - started > _SECONDS_LIMIT:
            raise UnreadableRulebook(
                f"{name}: page {index} of {count} takes too long. Export the text and import that."
            )
        yield page.extract_text()


def _numbered(pages: list[str]) -> Iterator[SourceLine]:
    number = 0
    for page, text in enumerate(pages, start=1):
        for row in text.splitlines():
            number += 1
            yield SourceLine(number, page, row)
