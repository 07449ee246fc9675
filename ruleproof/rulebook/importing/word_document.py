"""Reads the paragraphs of a Word document, with the numbers Word itself would print before them."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field

import docx
from docx.document import Document as WordDocument
from docx.exceptions import PythonDocxError
from docx.oxml.ns import qn
from docx.oxml.xmlchemy import BaseOxmlElement
from docx.text.paragraph import Paragraph

from .source import SourceLine, UnreadableRulebook

# What python-docx and the libraries under it raise on damaged files.
_BROKEN = (
    *(PythonDocxError, zipfile.BadZipFile, zlib.error, SyntaxError, OSError, NotImplementedError),
    *(ValueError, LookupError, TypeError, AttributeError),
)
_XML_LIMIT = 30_000_000
_PLACEHOLDER = re.compile(r"%(\d)")
# What an editor struck out or moved away, and the copy of a picture or text box for older programs.
_NOT_SHOWN = (
    *(qn("w:del"), qn("w:moveFrom")),
    "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback",
)
_OF_ITS_OWN = (qn("w:txbxContent"), qn("w:pPr"), qn("w:rPr"))
_SIGNS = {
    qn("w:tab"): "\t",
    qn("w:br"): "\n",
    qn("w:cr"): "\n",
    qn("w:noBreakHyphen"): "-",
    qn("w:ptab"): "\t",
}


def docx_lines(name: str, data: bytes) -> tuple[SourceLine, ...]:
    """The document's paragraphs in order, one line for each line of a paragraph."""
    _check_archive(name, data)
    try:
        document = docx.Document(io.BytesIO(data))
        return tuple(_lines(document))
    except _BROKEN as error:
        raise UnreadableRulebook(
            f"{name}: the Word document is damaged ({error}). Save it anew and import that."
        ) from error


def _check_archive(name: str, data: bytes) -> None:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            members = archive.infolist()
    except _BROKEN as error:
        raise UnreadableRulebook(
            f"{name}: the Word document is truncated or damaged ({error}). Fetch it again."
        ) from error
    if "word/document.xml" not in {member.filename for member in members}:
        raise UnreadableRulebook(
            f"{name}: an archive without a Word document. Unpack it and import the rulebook that is in it."
        )
    if sum(member.file_size for member in members if member.filename.endswith(".xml")) > _XML_LIMIT:
        raise UnreadableRulebook(f"{name}: unpacks to more than a rulebook has. Give the rulebook alone.")


def _lines(document: WordDocument) -> Iterator[SourceLine]:
    numbering = _Numbering(document)
    number, page = 0, 1
    for paragraph in _paragraphs(document):
        page += _breaks_before_text(paragraph)
        text = numbering.label(paragraph) + _text(paragraph)
        # A blank line after each paragraph, so that later steps see where one ends.
        for row in (*text.splitlines(), ""):
            number += 1
            yield SourceLine(number, page, row)


def _paragraphs(document: WordDocument) -> Iterator[Paragraph]:
    """Every paragraph in order, also in tables within tables, content controls and text boxes."""
    body = document.element.body
    for element in body.iter(qn("w:p")):
        if not any(above.tag in _NOT_SHOWN for above in element.iterancestors()):
            yield Paragraph(element, document._body)


def _text(paragraph: Paragraph) -> str:
    """What is printed of a paragraph, insertions included; text boxes in it have paragraphs of their own."""
    return "".join(_printed(paragraph._p))


def _printed(element: BaseOxmlElement) -> Iterator[str]:
    for part in element:
        if part.tag == qn("w:t"):
            yield part.text or ""
        elif part.tag in _SIGNS:
            yield "" if part.get(qn("w:type")) in ("page", "column") else _SIGNS[part.tag]
        elif part.tag not in (*_NOT_SHOWN, *_OF_ITS_OWN):
            yield from _printed(part)


def _breaks_before_text(paragraph: Paragraph) -> int:
    breaks = paragraph._p.findall(".//" + qn("w:lastRenderedPageBreak"))
    hard = [found for found in paragraph._p.findall(".//" + qn("w:br")) if found.get(qn("w:type")) == "page"]
    return len(breaks) or len(hard)


@dataclass(slots=True)
class _Numbering:
    """Word's automatic numbers, which are not part of a paragraph's text but are part of what is printed."""

    document: WordDocument
    counters: dict[str, list[int]] = field(default_factory=dict)

    def label(self, paragraph: Paragraph) -> str:
        """The number printed before the paragraph with a space after it, or nothing."""
        place = self._place(paragraph)
        if place is None:
            return ""
        abstract, level = place
        kind = self._value(abstract, level, "w:numFmt")
        if kind == "bullet":
            return "- "
        counters = self.counters.setdefault(abstract, [0] * 10)
        counters[level] = counters[level] + 1 if counters[level] else self._start(abstract, level)
        counters[level + 1 :] = [0] * (9 - level)
        pattern = self._value(abstract, level, "w:lvlText")
        return _PLACEHOLDER.sub(lambda found: self._shown(abstract, int(found[1]) - 1), pattern) + " "

    def _shown(self, abstract: str, level: int) -> str:
        return str(self.counters[abstract][level] or self._start(abstract, level))

    def _start(self, abstract: str, level: int) -> int:
        return int(self._value(abstract, level, "w:start") or 1)

    def _place(self, paragraph: Paragraph) -> tuple[str, int] | None:
        properties = paragraph._p.pPr
        numbered = None if properties is None else properties.find(qn("w:numPr"))
        style = paragraph.style
        while numbered is None and style is not None:
            found = style.element.find(qn("w:pPr"))
            numbered = None if found is None else found.find(qn("w:numPr"))
            style = style.base_style
        if numbered is None or numbered.find(qn("w:numId")) is None:
            return None
        level = numbered.find(qn("w:ilvl"))
        abstract = self._abstract(numbered.find(qn("w:numId")).get(qn("w:val")))
        return None if abstract is None else (abstract, 0 if level is None else int(level.get(qn("w:val"))))

    def _abstract(self, number_id: str) -> str | None:
        for number in self._definitions("w:num"):
            if number.get(qn("w:numId")) == number_id:
                found = number.find(qn("w:abstractNumId"))
                return None if found is None else str(found.get(qn("w:val")))
        return None

    def _value(self, abstract: str, level: int, tag: str) -> str:
        for definition in self._definitions("w:abstractNum"):
            if definition.get(qn("w:abstractNumId")) == abstract:
                for found in definition.findall(qn("w:lvl")):
                    if found.get(qn("w:ilvl")) == str(level) and found.find(qn(tag)) is not None:
                        return str(found.find(qn(tag)).get(qn("w:val")))
        return ""

    def _definitions(self, tag: str) -> list[BaseOxmlElement]:
        try:
            return list(self.document.part.numbering_part.element.findall(qn(tag)))
        except (KeyError, NotImplementedError):
            return []
