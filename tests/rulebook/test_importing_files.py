"""Importing from files: PDF, DOCX and text of several encodings, and what cannot be a rulebook."""

from __future__ import annotations

import contextlib
import random
import zipfile
from collections.abc import Callable
from pathlib import Path

import docx
import pytest
from docx.oxml import OxmlElement, parse_xml
from docx.oxml.ns import qn
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.pdfgen.canvas import Canvas

from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook.importing.importing import import_rulebook
from ruleproof.rulebook.importing.records import Place

RULES = {
    "1": "Tea house",
    "1-1": "Guests",
    "1-1-1": "A guest sits down at a free table and is served one cup.",
    "1-1-2": "A guest who has finished leaves, unless 1-2-1 keeps them in their seat until the bell.",
    "1-2": "The bell",
    "1-2-1": "When the bell rings, nobody leaves the tea house.",
    "2": "Cups",
    "2-1": "Filling cups",
    "2-1-1": "A cup that is empty may be filled again as often as its guest asks for it.",
    "2-1-2": "A broken cup is put aside.",
}
TEXT = "".join(f"{number}. {text}\n" for number, text in RULES.items())


def texts(path: Path) -> dict[str, str]:
    return {rule.number: rule.text for rule in import_rulebook(path).rules}


def pdf(path: Path, encryption: StandardEncryption | None = None) -> Path:
    """Pages of three rules, wrapped, with a header and a page number."""
    canvas = Canvas(str(path), encrypt=encryption)
    rows = [f"{number}. {text}" for number, text in RULES.items()]
    for page, begin in enumerate(range(0, len(rows), 3), start=1):
        canvas.drawString(72, 800, "Tea House Rules")
        height = 760
        for row in rows[begin : begin + 3]:
            words = row.split()
            for part in range(0, len(words), 9):
                canvas.drawString(72, height, " ".join(words[part : part + 9]))
                height -= 20
        canvas.drawString(300, 40, str(page))
        canvas.showPage()
    canvas.save()
    return path


def test_a_pdf_with_wrapped_lines_headers_and_page_numbers(tmp_path: Path) -> None:
    imported = import_rulebook(pdf(tmp_path / "tea.pdf"))
    assert {rule.number: rule.text for rule in imported.rules} == RULES
    assert {line.place for line in imported.unplaced} == {Place.PAGE_NUMBER, Place.RUNNING}


def test_a_pdf_that_only_forbids_editing_is_read(tmp_path: Path) -> None:
    assert texts(pdf(tmp_path / "tea.pdf", StandardEncryption("", "owner", canModify=0))) == RULES


def test_a_word_document_with_numbers_in_its_text(tmp_path: Path) -> None:
    document = docx.Document()
    for number, text in RULES.items():
        document.add_paragraph(f"{number}. {text}", style="Heading 1" if "-" not in number else None)
    document.save(str(tmp_path / "tea.docx"))
    assert texts(tmp_path / "tea.docx") == RULES


def test_a_word_document_with_automatic_numbers(tmp_path: Path) -> None:
    document = docx.Document()
    numbering = document.part.numbering_part.element
    abstract = OxmlElement("w:abstractNum")
    abstract.set(qn("w:abstractNumId"), "77")
    for level in range(3):
        abstract.append(numbered_level(level))
    numbering.insert(0, abstract)
    number = numbering.add_num(77)
    for shown, text in RULES.items():
        properties = document.add_paragraph(text)._p.get_or_add_pPr().get_or_add_numPr()
        properties.get_or_add_ilvl().val = shown.count("-")
        properties.get_or_add_numId().val = number.numId
    document.save(str(tmp_path / "tea.docx"))
    assert texts(tmp_path / "tea.docx") == RULES


def numbered_level(level: int) -> OxmlElement:
    """A level of a list whose numbers look like 1., 1-1. and 1-1-1."""
    element = OxmlElement("w:lvl")
    element.set(qn("w:ilvl"), str(level))
    pattern = "-".join(f"%{place + 1}" for place in range(level + 1)) + "."
    for tag, value in (("w:start", "1"), ("w:numFmt", "decimal"), ("w:lvlText", pattern)):
        child = OxmlElement(tag)
        child.set(qn("w:val"), value)
        element.append(child)
    return element


def test_a_table_of_a_word_document(tmp_path: Path) -> None:
    document = docx.Document()
    table = document.add_table(rows=0, cols=1)
    for number, text in RULES.items():
        table.add_row().cells[0].text = f"{number}. {text}"
    document.save(str(tmp_path / "tea.docx"))
    assert texts(tmp_path / "tea.docx") == RULES


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32", "cp1252"])
@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_text_in_any_encoding(tmp_path: Path, encoding: str, ends: str) -> None:
    path = tmp_path / "tea.txt"
    path.write_bytes(TEXT.replace("cup is", "cup – as said – is").replace("\n", ends).encode(encoding))
    assert texts(path)["2-1-2"] == "A broken cup – as said – is put aside."


# --- What is refused ----------------------------------------------------------------------------------------


def cut(path: Path, share: float) -> Path:
    data = path.read_bytes()
    path.write_bytes(data[: int(len(data) * share)])
    return path


def word(path: Path) -> Path:
    document = docx.Document()
    for number, text in RULES.items():
        document.add_paragraph(f"{number}. {text}")
    document.save(str(path))
    return path


def scan(path: Path) -> Path:
    canvas = Canvas(str(path))
    canvas.rect(10, 10, 100, 100)
    canvas.save()
    return path


def written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def huge(path: Path) -> Path:
    with path.open("wb") as file:
        file.truncate(200_000_000)
    return path


def archive(path: Path) -> Path:
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("notes.txt", "nothing")
    return path


def bomb(path: Path) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("word/document.xml", "<a>" + " " * 40_000_000)
    return path


NOISE = random.Random(1).randbytes(5000)
REFUSED: list[tuple[str, Callable[[Path], Path], str]] = [
    ("a.txt", lambda path: written(path, b""), "empty"),
    ("a.txt", lambda path: written(path, b" \n\t\n"), "empty"),
    ("a.txt", lambda path: written(path, b"\xef\xbb\xbf\n"), "blank"),
    ("a.bin", lambda path: written(path, NOISE), "binary"),
    ("a.txt", lambda path: written(path, b"1-1. A cup.\0\0" * 9), "binary"),
    ("a.txt", lambda path: written(path, "é".encode() * 20 + b"\xc3"), "cut off"),
    ("a.txt", lambda path: written(path, b"Once upon a time there was a cup.\n" * 50), "not a rulebook"),
    ("a.md", lambda path: written(path, b"# Log\n\n## 1.2.0\n\n- a\n\n## 1.1.0\n\n- b\n"), "not a rulebook"),
    ("a.csv", lambda path: written(path, b"2024-01-02,7\n2024-01-03,8\n" * 40), "not a rulebook"),
    ("a.txt", lambda path: written(path, b"3-4. it happened\n7-1. again\n" * 8000), "not a rulebook"),
    ("a.txt", huge, "200 MB"),
    ("a.txt", lambda path: written(path, b"a cup\n" * 1_000_000), "6 MB"),
    ("a.pdf", lambda path: pdf(path, StandardEncryption("secret", "owner")), "encrypted"),
    ("a.pdf", lambda path: cut(pdf(path), 0.5), "truncated"),
    ("a.pdf", lambda path: cut(pdf(path), 0.99), "truncated"),
    ("a.pdf", lambda path: written(path, b"%PDF-1.7\n"), "truncated"),
    ("a.pdf", lambda path: written(path, b"hello"), "damaged or cut off"),
    ("a.pdf", scan, "scan"),
    ("a.docx", lambda path: cut(word(path), 0.5), "truncated"),
    ("a.docx", lambda path: written(path, b"PK\x03\x04"), "truncated"),
    ("a.docx", bomb, "more than a rulebook"),
    ("a.doc", lambda path: written(path, bytes.fromhex("d0cf11e0a1b11ae1") + bytes(600)), "old Word"),
    ("a.zip", archive, "without a Word document"),
    ("a.txt", lambda path: path.parent, "not a file"),
    ("a.txt", lambda path: path, "cannot be opened"),
]


@pytest.mark.parametrize(("name", "make", "told"), REFUSED, ids=[f"{n} {t}" for n, _, t in REFUSED])
def test_what_is_no_rulebook_is_refused_in_one_paragraph(
    tmp_path: Path, name: str, make: Callable[[Path], Path], told: str
) -> None:
    with pytest.raises(RuleproofError, match=told) as refused:
        import_rulebook(make(tmp_path / name))
    assert "\n" not in str(refused.value)


def test_a_text_cut_off_in_a_rule_is_told(tmp_path: Path) -> None:
    path = written(tmp_path / "a.txt", TEXT[: TEXT.index("put aside") - 3].encode())
    with pytest.raises(RuleproofError, match="in the middle of rule 2-1-2"):
        import_rulebook(path)


def test_a_text_that_lacks_chapters_of_its_contents_is_told(tmp_path: Path) -> None:
    contents = "".join(f"{number}. Chapter {number} ......... {number}\n" for number in range(1, 6))
    path = written(tmp_path / "a.txt", (contents + TEXT).encode())
    with pytest.raises(RuleproofError, match="goes to chapter 5"):
        import_rulebook(path)


@pytest.mark.parametrize("make", [pdf, word], ids=["pdf", "docx"])
def test_damaged_bytes_are_read_or_refused_and_never_crash(
    tmp_path: Path, make: Callable[[Path], Path]
) -> None:
    whole = make(tmp_path / ("a.pdf" if make is pdf else "a.docx")).read_bytes()
    chance = random.Random(7)
    for _ in range(60):
        spoilt = bytearray(whole)
        for _ in range(chance.choice((1, 3, 30))):
            spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
        path = written(tmp_path / f"b.{'pdf' if make is pdf else 'docx'}", bytes(spoilt))
        with contextlib.suppress(RuleproofError):
            import_rulebook(path)


WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'


def _run(text: str) -> str:
    return f'<w:r><w:t xml:space="preserve">{text}</w:t></w:r>'


def test_a_docx_loses_no_text_in_controls_insertions_and_inner_tables(tmp_path: Path) -> None:
    document = docx.Document()
    for text in ("1. Tea house", "1-1. Guests", "1-1-1. A guest sits down."):
        document.add_paragraph(text)
    control = (
        f"<w:sdt {WORD}><w:sdtContent><w:p>{_run('1-1-2. A guest leaves.')}</w:p></w:sdtContent></w:sdt>"
    )
    struck = '<w:del w:id="2" w:author="x"><w:r><w:delText>green </w:delText></w:r></w:del>'
    added = f'<w:ins w:id="1" w:author="x">{_run("hot ")}</w:ins>'
    tagged = f'<w:smartTag w:element="x">{_run("is served")}</w:smartTag>'
    mixed = f"<w:p {WORD}>{_run('1-1-3. The ')}{struck}{added}{_run('tea ')}{tagged}{_run('.')}</w:p>"
    for xml in (control, mixed):
        document.element.body.sectPr.addprevious(parse_xml(xml))
    cell = document.add_table(1, 1).cell(0, 0)
    cell.paragraphs[0].text = "1-1-4. A cup is filled."
    cell.add_table(1, 1).cell(0, 0).paragraphs[0].text = "1-1-5. A cup is emptied."
    document.add_paragraph("1-1-6. The bell rings.")
    document.save(str(tmp_path / "tea.docx"))
    assert texts(tmp_path / "tea.docx") == {
        "1": "Tea house",
        "1-1": "Guests",
        "1-1-1": "A guest sits down.",
        "1-1-2": "A guest leaves.",
        "1-1-3": "The hot tea is served.",
        "1-1-4": "A cup is filled.",
        "1-1-5": "A cup is emptied.",
        "1-1-6": "The bell rings.",
    }


def test_a_word_put_together_over_a_line_end_is_a_repair(tmp_path: Path) -> None:
    path = tmp_path / "tea.txt"
    path.write_text(TEXT.replace("a free table", "a free ta-\nble").replace("at a", "at a table, a"))
    imported = import_rulebook(path)
    assert [(r.line, r.what, r.before, r.after) for r in imported.repairs] == [
        (4, "word broken over lines", "ta- ble", "table")
    ]
