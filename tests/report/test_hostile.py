"""Reports of an engine whose every word is an attack: well-formed, harmless and of bearable size."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from lxml import etree, html
from markdown_it import MarkdownIt

from ruleproof.certify.certificate import read_certificate
from ruleproof.certify.cleaning import clean
from ruleproof.certify.verifying import faults_of
from ruleproof.cli import main

XSD = etree.XMLSchema(etree.parse(Path(__file__).with_name("junit.xsd")))
CONTROLS = [chr(number) for number in (*range(9), *range(11, 32), 127, 0x202E, 0x2066)]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Everything that a run of the hostile engine writes, and what the terminal shows."""
    folder = tmp_path_factory.mktemp("hostile")
    kinds = {
        "json": "json",
        "junit": "xml",
        "html": "html",
        "markdown": "md",
        "badge": "svg",
        "badge-json": "bj",
    }
    options = [word for kind, end in kinds.items() for word in (f"--{kind}", str(folder / f"out.{end}"))]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RULEPROOF_CACHE", str(folder / "cache"))
        # Chapter 7 attacks, and attacking is what the engine refuses with a speech.
        code = main(["certify", "--engine", "python:wrong_engines:hostile", "--chapter", "7", *options])
    assert code == 1
    return {kind: (folder / f"out.{end}").read_text(encoding="utf-8") for kind, end in kinds.items()}


def test_no_control_character_gets_through(told: dict[str, str]) -> None:
    for kind, text in told.items():
        assert not [char for char in CONTROLS if char in text], kind


def test_a_message_of_a_megabyte_is_cut(told: dict[str, str]) -> None:
    assert all(len(text) < 3_000_000 for text in told.values())
    longest = max(len(scenario["message"]) for scenario in json.loads(told["json"])["scenarios"])
    assert longest < 6000


def test_the_certificate_reads_back_and_holds(told: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "c.json"
    path.write_text(told["json"], encoding="utf-8")
    certificate = read_certificate(path)
    assert faults_of(certificate) == []
    assert certificate.engine.name.startswith("<script>alert(1)</script>")


def test_xml_is_well_formed_and_fits_the_schema(told: dict[str, str]) -> None:
    XSD.assertValid(etree.fromstring(told["junit"].encode()))
    badge = etree.fromstring(told["badge"].encode())
    assert not list(badge.iter("{http://www.w3.org/2000/svg}script"))
    json.loads(told["badge-json"])


def test_the_page_runs_nothing_of_the_engines(told: dict[str, str]) -> None:
    page = html.fromstring(told["html"])
    (script,) = page.iter("script")
    assert "alert(" not in str(script.text)
    assert not list(page.iter("img"))
    assert not [name for element in page.iter() for name in element.attrib if name.startswith("on")]
    assert not [link for link in page.xpath("//@href | //@src") if not str(link).startswith("#")]
    # It is told all the same.
    assert "<script>alert(1)</script>" in page.findtext(".//h1")


def test_markdown_shows_the_words_and_renders_no_markup_of_theirs(told: dict[str, str]) -> None:
    rendered = MarkdownIt("commonmark").enable("table").render(told["markdown"])
    page = html.fromstring(f"<div>{rendered}</div>")
    assert not list(page.iter("script", "img", "svg"))
    assert not list(page.iter("a"))
    assert "<script>alert(1)</script>" in page.text_content()
    assert "@everyone" not in told["markdown"].replace("\\@", "")


def test_the_terminal_is_not_moved(capsys: pytest.CaptureFixture[str]) -> None:
    main(["certify", "--engine", "python:wrong_engines:hostile", "--rule", "7-1-1"])
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "\x07" not in out
    assert "<script>alert(1)</script>" in out


def test_workflow_commands_cannot_be_smuggled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    main(["certify", "--engine", "python:wrong_engines:commanding", "--rule", "6-5-6-1"])
    err = capsys.readouterr().err
    lines = [line for line in err.splitlines() if line.startswith("::")]
    assert lines
    assert all(line.startswith("::error file=features/one_piece/") for line in lines)
    assert "%0A::set-env" in err


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("plain\ttext\nnext", "plain\ttext\nnext"),
        ("a\r\nb", "a\nb"),
        ("a\x00b\x1b[31m", "a\ufffdb\ufffd[31m"),
        ("\ud800", "\ufffd"),
        ("\u202eevil", "\ufffdevil"),
        ("\ufffe\uffff", "\ufffd\ufffd"),
        ("日本 é 🏴‍☠️", "日本 é 🏴‍☠️"),
    ],
)
def test_cleaning(text: str, kept: str) -> None:
    assert clean(text) == kept


def test_cleaning_cuts_and_says_so() -> None:
    assert clean("x" * 100, 10) == "x" * 10 + " … (90 more characters are left out)"
