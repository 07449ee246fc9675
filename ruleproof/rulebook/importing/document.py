"""Reads a rulebook file into lines: PDF, DOCX, Markdown, plain text and OCR text, told apart by content."""

from __future__ import annotations

import codecs
from pathlib import Path

from .source import Document, Format, SourceLine, UnreadableRulebook

__all__ = ["SIZE_LIMIT", "Document", "Format", "SourceLine", "UnreadableRulebook", "read_document"]

# The largest rulebook met so far has 2 MB with its pictures; beyond the limit a file is not even read.
SIZE_LIMIT = 50_000_000
# Without pictures a rulebook has a fraction of that: the longest known have 1 MB of text.
TEXT_LIMIT = 5_000_000
_OLD_OFFICE = bytes.fromhex("d0cf11e0a1b11ae1")
_ENCRYPTED_OFFICE = "EncryptedPackage".encode("utf-16-le")
_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_TEXT_CONTROLS = frozenset("\t\n\r\f\v")


def read_document(path: Path) -> Document:
    """Read the file's lines, or say why it is not a rulebook one can read."""
    data = _bytes_of(path)
    # The libraries for PDF and DOCX take a second to import: only who needs them waits.
    if data.startswith(b"%PDF-"):
        from .pdf_pages import pdf_lines

        return Document(path.name, Format.PDF, pdf_lines(path.name, data))
    if data.startswith(b"PK\x03\x04"):
        from .word_document import docx_lines

        return Document(path.name, Format.DOCX, docx_lines(path.name, data))
    _refuse_other_formats(path, data)
    _refuse_size(path, len(data), TEXT_LIMIT)
    text = _decoded(path.name, data)
    return Document(path.name, Format.TEXT, _text_lines(text), ends_cleanly=text.endswith(("\n", "\f")))


def _bytes_of(path: Path) -> bytes:
    try:
        size = path.stat().st_size
        if not path.is_file():
            raise UnreadableRulebook(
                f"{path}: not a file. Give the rulebook's PDF, DOCX, Markdown or text file."
            )
        _refuse_size(path, size, SIZE_LIMIT)
        data = path.read_bytes()
    except OSError as error:
        raise UnreadableRulebook(f"{path}: cannot be opened ({error.strerror}). Check the path.") from error
    if not data.strip():
        raise UnreadableRulebook(f"{path}: the file is empty. Fetch the rulebook again.")
    return data


def _refuse_size(path: Path, size: int, limit: int) -> None:
    if size > limit:
        raise UnreadableRulebook(
            f"{path}: {size / 1e6:.0f} MB, more than the {limit / 1e6:.0f} MB such a rulebook may have. "
            "Give the rulebook alone, as text or as a PDF without pictures."
        )


def _refuse_other_formats(path: Path, data: bytes) -> None:
    if data.startswith(_OLD_OFFICE):
        if _ENCRYPTED_OFFICE in data:
            raise UnreadableRulebook(
                f"{path.name}: the Word document is encrypted. Save a copy without a password."
            )
        raise UnreadableRulebook(f"{path.name}: an old Word format. Save it as .docx and import that.")
    if path.suffix.lower() in (".pdf", ".docx"):
        raise UnreadableRulebook(
            f"{path.name}: named {path.suffix} but its first bytes are not those of such a file: it is "
            "damaged or cut off. Fetch it again."
        )


def _decoded(name: str, data: bytes) -> str:
    encoding = next((known for mark, known in _BYTE_ORDER_MARKS if data.startswith(mark)), "utf-8")
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        if encoding != "utf-8" or error.start >= len(data) - 3:
            raise UnreadableRulebook(
                f"{name}: not valid {encoding.upper()} at byte {error.start} of {len(data)}: the file is cut "
                "off or damaged. Fetch it again."
            ) from error
        # Older word processors save Western text in this code page; any bytes decode, so look for binary.
        text = data.decode("cp1252", errors="replace")
    _refuse_binary(name, text)
    if not text.strip("\ufeff \t\r\n\f\v\0"):
        raise UnreadableRulebook(f"{name}: the file holds nothing but blank space. Fetch the rulebook again.")
    return text


def _refuse_binary(name: str, text: str) -> None:
    strange = sum(1 for char in text if (char < " " and char not in _TEXT_CONTROLS) or char == "\ufffd")
    if "\0" in text or strange > len(text) / 100:
        raise UnreadableRulebook(
            f"{name}: a binary file, not text. Give the rulebook as PDF, DOCX, Markdown or plain text."
        )


def _text_lines(text: str) -> tuple[SourceLine, ...]:
    lines: list[SourceLine] = []
    pages_known = "\f" in text
    page = 1
    for number, raw in enumerate(_rows(text), start=1):
        for index, part in enumerate(raw.split("\f")):
            page += index > 0
            lines.append(SourceLine(number, page if pages_known else None, part))
    return tuple(lines)


def _rows(text: str) -> list[str]:
    return text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n").split("\n")
