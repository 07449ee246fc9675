"""Engines side by side: differences first, in the terminal, as JSON and as a page."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from lxml import html
from wrong_engines import THREE_RULES

from ruleproof.certify.certificate import Certificate, sealed
from ruleproof.certify.comparing import compare
from ruleproof.cli import main


def test_the_differences_come_first(
    sound_file: Path, broken_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "c.json"
    assert main(["compare", str(sound_file), str(broken_file), "--json", str(out)]) == 0
    shown = capsys.readouterr().out
    told = json.loads(out.read_text(encoding="utf-8"))
    different = [row for row in told["rules_compared"] if row["differs"]]
    assert {row["number"] for row in different} == set(THREE_RULES)
    assert told["rules_compared"][: len(different)] == different
    assert all(row["statuses"] == ["pass", "fail"] for row in different)
    assert [line.split()[0] for line in shown.splitlines()[1:4]] == list(THREE_RULES)
    assert "3 rules differ" in shown


def test_agreement_is_shown_when_asked_for(sound_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", str(sound_file), str(sound_file)]) == 0
    assert capsys.readouterr().out.startswith("0 rules differ")
    assert main(["compare", str(sound_file), str(sound_file), "--all"]) == 0
    assert "6-5-6-1" in capsys.readouterr().out


def test_two_runs_of_one_engine_are_told_apart_by_file(sound: Certificate) -> None:
    names = compare([("old.json", sound), ("new.json", sound)]).names
    assert names == ("Ruleproof reference 0.1.0 (old.json)", "Ruleproof reference 0.1.0 (new.json)")


def test_the_page_has_a_row_for_each_rule(sound_file: Path, broken_file: Path, tmp_path: Path) -> None:
    out = tmp_path / "c.html"
    assert main(["compare", str(sound_file), str(broken_file), "--html", str(out)]) == 0
    page = html.fromstring(out.read_text(encoding="utf-8"))
    first, second = page.xpath("//table")
    assert [row.get("data-rule") for row in first.xpath(".//tbody/tr")] == list(THREE_RULES)
    assert len(second.xpath(".//tbody/tr")) > 20
    assert "Three Broken" in page.findtext(".//h1")


@pytest.mark.parametrize("count", [0, 1])
def test_one_certificate_is_not_enough(
    count: int, sound_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", *[str(sound_file)] * count]) == 2


def test_different_editions_are_not_compared(
    sound: Certificate, sound_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.json"
    other.write_text(sealed(msgspec.structs.replace(sound, rules="1.1.8")).to_text(), encoding="utf-8")
    assert main(["compare", str(sound_file), str(other)]) == 2
    assert "same edition" in capsys.readouterr().err
