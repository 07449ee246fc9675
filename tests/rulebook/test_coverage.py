"""Coverage counts what was executed and passed, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook.coverage import coverage
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game

GAME = """
id = "tiny"
name = "Tiny Game"
first_edition = "1"
first_published = "2020-01-01"
editions = ["1"]
citing_edition = "1"
areas = []
phases = []
steps = []
states = []
profiles = []
moves = []
decisions = {}
position = { leader = "Plain", filler = "Filler", deck = 3 }
"""

CHAPTER = """
chapter = 1
title = "Everything"
rule = [
  { number = "1-1", kind = "heading", text = "Start" },
  { number = "1-1-1", kind = "rule", text = "One." },
  { number = "1-1-2", kind = "rule", text = "Two." },
  { number = "1-1-3", kind = "rule", text = "Both.", via = ["1-1-1", "1-1-2"], why = "Joins them." },
  { number = "1-1-4", kind = "rule", text = "Fair play.", untestable = "No engine shows it." },
]
"""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    (tmp_path / "tiny" / "1").mkdir(parents=True)
    (tmp_path / "tiny" / "game.toml").write_text(GAME, encoding="utf-8")
    (tmp_path / "tiny" / "1" / "01_all.toml").write_text(CHAPTER, encoding="utf-8")
    return load_game("tiny", tmp_path)


def results(*scenarios: dict[str, Any]) -> dict[str, Any]:
    return {"suite": "0", "game": "tiny", "rules": "1", "scenarios": list(scenarios)}


def scenario(rule: str, *further: str, verdict: str | None = "pass") -> dict[str, Any]:
    one = {"id": f"about-{rule}", "title": f"{rule} Something", "rule": rule, "rules": [rule, *further]}
    return one if verdict is None else {**one, "verdict": verdict}


def test_headings_and_untestable_rules_are_left_out(game: Game) -> None:
    measured = coverage(game, "1", results())
    assert (measured.covered, measured.total) == (0, 3)
    assert [rule.number for rule in measured.uncovered] == ["1-1-1", "1-1-2", "1-1-3"]


def test_a_passing_scenario_covers_its_title_rule_only(game: Game) -> None:
    measured = coverage(game, "1", results(scenario("1-1-1", "1-1-2")))
    assert [rule.number for rule in measured.uncovered] == ["1-1-2", "1-1-3"]
    assert measured.percent == pytest.approx(100 / 3)


@pytest.mark.parametrize("verdict", ["fail", "unsupported", "error", "not run", None])
def test_a_scenario_that_did_not_pass_or_was_not_executed_does_not_count(
    game: Game, verdict: str | None
) -> None:
    measured = coverage(game, "1", results(scenario("1-1-1", verdict=verdict)))
    assert measured.covered == 0


def test_via_needs_the_tag_on_passing_scenarios_of_each_of_its_rules(game: Game) -> None:
    first, second = scenario("1-1-1", "1-1-3"), scenario("1-1-2", "1-1-3")
    assert coverage(game, "1", results(first, second)).percent == 100
    for partly in (scenario("1-1-2"), scenario("1-1-2", "1-1-3", verdict="fail")):
        measured = coverage(game, "1", results(first, partly))
        assert "1-1-3" in [rule.number for rule in measured.uncovered]


def test_json_names_each_rule_with_its_status_and_scenarios(game: Game) -> None:
    plain = coverage(game, "1", results(scenario("1-1-1"))).to_json()
    assert plain["percent"] == 33.33
    assert plain["chapters"] == [{"number": "1", "title": "Everything", "covered": 1, "total": 3}]
    assert {row["number"]: row["status"] for row in plain["rules_status"]} == {
        "1-1": "heading",
        "1-1-1": "covered",
        "1-1-2": "uncovered",
        "1-1-3": "uncovered",
        "1-1-4": "untestable",
    }
    assert plain["rules_status"][1]["scenarios"] == ["about-1-1-1"]


def test_too_much_via_and_untestable_is_said(game: Game) -> None:
    warnings = coverage(game, "1", results()).warnings
    assert warnings == (
        "25.0% of the rules are via others; at most 20% may be.",
        "25.0% of the rules are declared untestable; at most 5% may be.",
    )


def test_the_real_rule_data_keeps_within_the_limits() -> None:
    for game_id in ("one_piece", "dragon_ball"):
        real = load_game(game_id)
        for edition in real.editions:
            assert (
                coverage(real, edition, {"game": game_id, "rules": edition, "scenarios": []}).warnings == ()
            )


def test_results_of_another_edition_are_refused(game: Game) -> None:
    with pytest.raises(RuleproofError, match="results are of tiny 2, and coverage of tiny 1 was asked"):
        coverage(game, "1", {**results(), "rules": "2"})


def test_what_is_no_results_is_refused(game: Game) -> None:
    with pytest.raises(
        RuleproofError, match=r"no results of a run: .*`ruleproof certify --json FILE` writes them"
    ):
        coverage(game, "1", {"game": "tiny"})
