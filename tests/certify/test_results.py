"""The results of a run as machines read them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ruleproof.certify.features import read_features
from ruleproof.certify.results import suite_digest
from ruleproof.certify.running import run
from ruleproof.cli import main
from ruleproof.rulebook.loading import load_game


def test_the_json_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.json"
    assert main(["certify", "--json", str(out)]) == 0
    told = json.loads(out.read_text(encoding="utf-8"))
    assert {"suite", "engine", "game", "rules", "summary", "scenarios", "rules_status"} <= set(told)
    assert (told["game"], told["rules"]) == ("one_piece", "1.1.9")
    assert told["suite"]["digest"] == suite_digest("one_piece")
    assert sum(told["summary"].values()) == len(told["scenarios"])
    ids = [scenario["id"] for scenario in told["scenarios"]]
    assert len(ids) == len(set(ids)) >= 60
    assert "leader-damaged-at-zero-life" in ids
    for scenario in told["scenarios"]:
        assert {"id", "title", "rule", "rules", "verdict", "message", "step", "phase"} <= set(scenario)
        assert scenario["title"].startswith(f"{scenario['rule']} ")
    statuses = {entry["number"]: entry for entry in told["rules_status"]}
    assert len(statuses) == 472
    assert statuses["1-2-1-1-1"]["status"] == "pass"
    assert "leader-damaged-at-zero-life" in statuses["1-2-1-1-1"]["scenarios"]
    assert statuses["1-2"]["status"] == "heading"
    assert "Certified" in capsys.readouterr().out


def test_an_earlier_edition_speaks_its_own_numbers() -> None:
    game = load_game("one_piece")
    results = run("reference", game, "1.1.8")
    numbers = {rule.number for rule, _, _ in results.statuses()}
    assert len(numbers) == 456
    silent = {record["rule"] for record in results.records if record["rule"] not in numbers}
    cited = {number for record in results.records for number in record["rules"]}
    assert cited - silent <= numbers
    # Where this edition is silent, a scenario runs under a reading and keeps the newer edition's number.
    assert all(record["readings"] for record in results.records if record["rule"] in silent)


def test_a_partial_run_says_what_it_ran(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["certify", "--rule", "6-5-6-1"]) == 0
    citing = sum("6-5-6-1" in text.rules for text in read_features("one_piece"))
    assert f"{citing} scenarios passed" in capsys.readouterr().out


def test_nothing_run_is_not_certified(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["certify", "-k", "nothing-of-this-name"]) == 1
    assert "Nothing was run" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("--engine", "nosuch"), 2, ("nosuch", "python:module:factory")),
        (("--engine", "python:no.such:thing"), 3, ("no.such", "ModuleNotFoundError")),
        (("--engine", "python:json:nothing"), 3, ("json", "'nothing'")),
        (("--engine", "python:json:JSONDecoder"), 3, ("JSONDecoder", "lacks a method")),
        (("--engine", "python:json"), 2, ("python:json", "factory")),
        (("--game", "chess"), 2, ("chess", "one_piece")),
        (("--rules", "9.9.9"), 2, ("9.9.9", "1.1.9")),
        (("--rule", "99-99"), 2, ("99-99", "1.1.9")),
        (("--json", "no/such/folder/out.json", "-k", "turn-player-concedes"), 2, ("no/such/folder",)),
    ],
)
def test_wrong_use_is_one_paragraph(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], code: int, words: tuple[str, ...]
) -> None:
    assert main(["certify", *arguments]) == code
    err = capsys.readouterr().err.strip()
    assert "Traceback" not in err
    assert len(err.splitlines()) == 1
    for word in words:
        assert word in err
