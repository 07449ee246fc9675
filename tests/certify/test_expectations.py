"""Expectations: known failures are none of the run, and the file never grows stale."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.adapter.errors import RuleproofError
from ruleproof.certify.certificate import Certificate
from ruleproof.certify.expectations import NOT_LOOKED_AT, judge, read_expectations, updated
from ruleproof.cli import main

BROKEN = ("--engine", "python:wrong_engines:three_rules")
ALL_THREE = """\
# Ours.
[[expected]]
rule = "6-5-6" # all of them
verdict = "fail"
reason = "Attacks are allowed at once."

# Life is a number.
[[expected]]
scenario = "banish-trashes-the-life-card"
verdict = "fail"
reason = "Life has no cards."
issue = "https://example.org/1"

[[expected]]
rule = "10-1-3-1"
verdict = "fail"
reason = "The same."

[[expected]]
rule = "7-1-1-2"
verdict = "fail"
reason = "Targets are free."
"""
STALE = '\n[[expected]]\nscenario = "no-such-scenario"\nverdict = "fail"\nreason = "?"\n'
PASSES = '\n[[expected]]\nscenario = "turn-player-concedes"\nverdict = "fail"\nreason = "?"\n'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "expected.toml"
    path.write_text(ALL_THREE, encoding="utf-8")
    return path


def test_expected_failures_are_no_failure_of_the_run(
    file: Path, broken: Certificate, capsys: pytest.CaptureFixture[str]
) -> None:
    failures = [r for r in broken.scenarios if not r.passed and r.rule.startswith("10-")]
    assert main(["certify", *BROKEN, "--chapter", "10", "--expect", str(file)]) == 0
    out = capsys.readouterr().out
    assert f"{len(failures)} scenarios not passing, as expected" in out
    assert "FAIL" not in out
    # Nothing passes by being expected.
    assert "Partial run: " in out


@pytest.mark.parametrize(
    ("text", "kind", "told"),
    [
        (ALL_THREE + STALE, "stale", "no-such-scenario"),
        (ALL_THREE + PASSES, "unexpected pass", "turn-player-concedes"),
        (ALL_THREE.replace('rule = "7-1-1-2"', 'rule = "1-2-3"'), "unexpected pass", "rule 1-2-3"),
        (ALL_THREE.replace('rule = "7-1-1-2"', 'rule = "7-1-1-9"'), "stale", "rule 7-1-1-9"),
        (ALL_THREE.rpartition("[[expected]]")[0], "unexpected", "own-character-attacked"),
        (
            ALL_THREE.replace('"fail"\nreason = "Targets', '"unsupported"\nreason = "Targets'),
            "stale",
            "rule 7-1-1-2",
        ),
    ],
)
def test_whatever_is_not_as_expected_is_a_failure(
    file: Path,
    broken: Certificate,
    broken_file: Path,
    text: str,
    kind: str,
    told: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file.write_text(text, encoding="utf-8")
    assert (kind, told) in {(each.kind, each.subject) for each in judge(broken, read_expectations(file))}
    assert main(["expectations", "check", str(file), str(broken_file)]) == 1
    assert main(["gate", str(broken_file), "--expect", str(file)]) == 1
    assert told in capsys.readouterr().out


def test_the_run_itself_goes_red_on_a_stale_entry_and_an_unexpected_pass(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(ALL_THREE + STALE + PASSES, encoding="utf-8")
    assert main(["certify", *BROKEN, "--chapter", "1", "--expect", str(file)]) == 1
    out = capsys.readouterr().out
    assert "stale no-such-scenario" in out
    assert "unexpected pass turn-player-concedes" in out


def test_a_partial_run_says_nothing_of_what_it_did_not_play(file: Path) -> None:
    assert main(["certify", *BROKEN, "--rule", "7-1-1-2", "--expect", str(file)]) == 0


def test_as_expected_is_said(file: Path, broken_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["expectations", "check", str(file), str(broken_file)]) == 0
    assert main(["gate", str(broken_file), "--expect", str(file)]) == 0
    assert "All is as expected" in capsys.readouterr().out


@pytest.mark.parametrize(
    "text",
    [
        "[[expected]]\nverdict = 'fail'\nreason = 'x'\n",
        "[[expected]]\nscenario = 'a'\nrule = '1-1'\nverdict = 'fail'\nreason = 'x'\n",
        "[[expected]]\nscenario = 'a'\nverdict = 'pass'\nreason = 'x'\n",
        "[[expected]]\nscenario = 'a'\nverdict = 'fail'\nreason = ' '\n",
        "[[expected]]\nscenario = 'a'\nverdict = 'fail'\n",
        "[[expectd]]\nscenario = 'a'\n",
        "not toml",
    ],
)
def test_a_file_that_is_wrong_is_told(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RuleproofError, match=r"expected\.toml"):
        read_expectations(file)


def test_update_writes_a_file_that_fits(
    tmp_path: Path, broken: Certificate, broken_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "new.toml"
    assert main(["expectations", "update", str(path), str(broken_file)]) == 0
    assert "write a reason for banish-trashes-the-life-card" in capsys.readouterr().out
    assert judge(broken, read_expectations(path)) == []
    assert path.read_text(encoding="utf-8").count(NOT_LOOKED_AT) == sum(
        not result.passed for result in broken.scenarios
    )


def test_update_keeps_reasons_issues_and_comments(file: Path, broken: Certificate) -> None:
    assert updated(file, broken) == ALL_THREE


def test_update_takes_out_what_is_over_and_adds_what_is_new(
    file: Path, broken: Certificate, sound: Certificate
) -> None:
    file.write_text(ALL_THREE.rpartition("[[expected]]")[0] + STALE + PASSES, encoding="utf-8")
    text = updated(file, broken)
    assert "no-such-scenario" not in text
    assert "turn-player-concedes" not in text
    assert 'scenario = "own-character-attacked"' in text
    for kept in ("# Ours.", "# all of them", "# Life is a number.", "Life has no cards.", "example.org/1"):
        assert kept in text
    assert (
        text.count("\n\n[[expected]]") + text.count("# Life is a number.\n[[")
        == text.count("[[expected]]") - 1
    )
    file.write_text(text, encoding="utf-8")
    assert judge(broken, read_expectations(file)) == []
    # When all passes nothing is expected any more.
    assert "[[expected]]" not in updated(file, sound)
