"""`ruleproof rules import` as its user meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ruleproof.cli import main

DOCUMENT = """\
Rules of the Lantern Game

1. Lanterns
1-1. Light
1-1-1. A lantern that is lit shines on every neighbour.
1-1-2. A lantern goes out in the rain.
1-1-2-1. It may be lit again as
1-1-1. says.
1.2. Oil
1-2-1. Each lantern holds two drops.
"""


@pytest.fixture
def document(tmp_path: Path) -> Path:
    path = tmp_path / "lanterns.txt"
    path.write_text(DOCUMENT, encoding="utf-8")
    return path


def test_import_tells_rules_repairs_and_lines_of_no_rule(
    document: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "import", str(document), "--json", str(tmp_path / "out.json")]) == 0
    out = capsys.readouterr().out
    assert "lanterns.txt: 6 rules in 1 chapters." in out
    assert "line 9: number written with other signs: 1.2 → 1-2" in out
    assert "line 1: front matter: Rules of the Lantern Game" in out
    found = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert [rule["number"] for rule in found["rules"]] == [
        "1",
        "1-1",
        "1-1-1",
        "1-1-2",
        "1-1-2-1",
        "1-2",
        "1-2-1",
    ]
    assert found["rules"][4]["text"] == "It may be lit again as 1-1-1. says."


@pytest.mark.parametrize("command", [["import"], ["verify"], ["diff", "1.1.9"], ["lint", "--against"]])
def test_a_file_that_is_no_rulebook_is_wrong_use_and_nothing_is_written(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "poem.txt"
    path.write_text("The lantern glows,\nthe evening goes.\n" * 30, encoding="utf-8")
    assert main(["rules", *command, str(path), "--json", str(tmp_path / "out.json")]) == 2
    err = capsys.readouterr().err
    assert err.startswith("ruleproof: poem.txt: not a rulebook")
    assert len(err.strip().splitlines()) == 1
    assert not (tmp_path / "out.json").exists()


def test_an_output_that_cannot_be_written(document: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "import", str(document), "--json", "/nowhere/out.json"]) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("import", ("PDF", "DOCX", "Every repair", "--json")),
        ("diff", ("1.1.8 1.1.9", "damage", "--json")),
        ("verify", ("SHA-256", "--rules", "Exit code 1")),
        ("draft", ("--amends", "--as", "--base", "needs_review", "--output")),
        ("impact", ("scenarios", "saboteurs", "draft", "--json")),
        ("recite", ("--dry-run", "citing_edition", "all files are written or none")),
        ("lint", ("--against", "gaps", "Exit code 1")),
    ],
)
def test_help_that_helps(command: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", command, "--help"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    for word in words:
        assert word in out


def test_the_group_lists_its_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--help"]) == 0
    out = capsys.readouterr().out
    for command in ("list", "show", "import", "diff", "verify", "draft", "impact", "recite", "lint"):
        assert f"\n  {command} " in out
    assert main(["rules", "explode"]) == 2
