"""The command as its user meets it: output, exit codes, and one paragraph for wrong use."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import click
import pytest

from ruleproof.adapter.errors import EngineUnavailable
from ruleproof.cli import cli, main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def results(tmp_path: Path) -> Path:
    """The results of an invented run, with one rule covered."""
    content: dict[str, Any] = {
        "game": "one_piece",
        "rules": "1.1.9",
        "scenarios": [
            {"id": "a", "title": "6-5-6-1 A", "rule": "6-5-6-1", "rules": ["6-5-6-1"], "verdict": "pass"},
            {"id": "b", "title": "6-5-2 B", "rule": "6-5-2", "rules": ["6-5-2"], "verdict": "fail"},
        ],
    }
    path = tmp_path / "results.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def test_help_shows_commands_examples_and_exit_codes(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    for word in ("certify", "coverage", "rules", "Exit codes", "--engine python:"):
        assert word in out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--version")
    assert (code, out.split()[0]) == (0, "ruleproof")


def test_rules_list_by_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "list", "--chapter", "9")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()] == [
        "9",
        "9-1",
        "9-1-1",
        "9-1-2",
        "9-2",
        "9-2-1",
        "9-2-1-1",
        "9-2-1-2",
    ]


def test_rules_list_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "list", "--rules", "1.1.8", "--json")
    listed = json.loads(out)
    assert (code, len(listed)) == (0, 456)
    assert {"number", "kind", "text", "refs", "via", "history", "identity"} <= set(listed[0])


def test_rules_show_gives_place_references_history_and_scenarios(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rules", "show", "8-3-1-3-1")
    assert code == 0
    for part in ("\n  8-3", "Refers to:\n  10-2-13-5", "History:\n  added in 1.1.9 (clarified)"):
        assert part in out
    assert "Referred to by:\n  8-3-1-3-1" in run(capsys, "rules", "show", "10-2-13-5")[1]
    assert "Scenarios titled with it:\n  first-player" in run(capsys, "rules", "show", "6-5-6-1")[1]


def test_rules_show_of_an_older_edition_finds_citations_by_identity(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, out, _ = run(capsys, "rules", "show", "1-3-8", "--rules", "1.1.8")
    assert "Cited as:\n  1-3-7 (edition 1.1.9)" in out


def test_rules_show_names_the_code_of_the_reference(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rules", "show", "6-5-6-1")
    assert "Code of the reference:\n  " in out
    assert "(reference/one_piece/" in out


def test_coverage_of_given_results(capsys: pytest.CaptureFixture[str], results: Path, tmp_path: Path) -> None:
    target = tmp_path / "coverage.json"
    code, out, _ = run(capsys, "coverage", "--results", str(results), "--json", str(target))
    assert code == 0
    assert "ONE PIECE Card Game, edition 1.1.9" in out
    assert "6-5-2 " in out.partition("Not covered")[2]
    assert "6-5-6-1" not in out
    assert json.loads(target.read_text(encoding="utf-8"))["covered"] == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["coverage.json", "results.json"]


def test_coverage_below_the_minimum_exits_with_1(capsys: pytest.CaptureFixture[str], results: Path) -> None:
    code, _, err = run(capsys, "coverage", "--results", str(results), "--min", "99.5")
    assert code == 1
    assert "below the minimum of 99.5%" in err
    assert run(capsys, "coverage", "--results", str(results), "--min", "0.1")[0] == 0


def test_a_json_file_that_cannot_be_written_is_told_and_leaves_nothing(
    capsys: pytest.CaptureFixture[str], results: Path, tmp_path: Path
) -> None:
    target = tmp_path / "nowhere" / "coverage.json"
    code, _, err = run(capsys, "coverage", "--results", str(results), "--json", str(target))
    assert code == 2
    assert "cannot be written" in err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["rules", "show", "6-5-99"], "There is no rule 6-5-99. .*nearest numbers are 6-5-4, 6-5-5, 6-5-6"),
        (["rules", "show", "9"], "9 is a chapter"),
        (["rules", "list", "--game", "chess"], "no game 'chess' here. The games are dragon_ball, one_piece"),
        (["rules", "list", "--rules", "3"], "no edition 3 of one_piece. The editions are 1.1.8, 1.1.9"),
        (["rules", "list", "--chapter", "99"], "no chapter 99. It has 1 "),
        (["coverage", "--results", "missing.json"], "missing.json cannot be read"),
        (["coverage", "--min", "300"], "Invalid value for '--min'"),
        (["nonsense"], "No such command 'nonsense'"),
    ],
)
def test_wrong_use_is_one_paragraph_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert "Traceback" not in err
    assert re.search(told, err)


@pytest.mark.parametrize("content", ["not json", "[]", "{}"])
def test_results_that_are_none_are_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str
) -> None:
    path = tmp_path / "results.json"
    path.write_text(content, encoding="utf-8")
    code, _, err = run(capsys, "coverage", "--results", str(path))
    assert code == 2
    assert "certify --json FILE" in err


def test_an_engine_that_is_not_there_exits_with_3(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def unavailable(**_: object) -> None:
        raise EngineUnavailable("There is no engine here.")

    monkeypatch.setattr(cli, "main", unavailable)
    assert run(capsys) == (3, "", "ruleproof: There is no engine here.\n")


def test_an_interruption_is_no_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(**_: object) -> None:
        raise click.Abort

    monkeypatch.setattr(cli, "main", interrupted)
    assert run(capsys) == (130, "", "Stopped.\n")
