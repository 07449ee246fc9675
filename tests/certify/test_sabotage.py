"""The suite is sound: every rule with scenarios has a saboteur, and a scenario titled with it kills it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from ruleproof.suite.reference.one_piece.game import OnePiece
from ruleproof.suite.reference.one_piece.state import Side
from ruleproof.suite.saboteurs import registry

from ruleproof.certify import proof
from ruleproof.certify.sabotage import Judgement, Kill, run_saboteurs, saboteurs_of, unsabotaged
from ruleproof.cli import main
from ruleproof.rulebook.coverage import coverage
from ruleproof.rulebook.loading import load_game

GAME = load_game("one_piece")
SHARES = 4
"""The matrix is tested in so many parts, which share the processors."""


@pytest.mark.parametrize("share", range(SHARES))
def test_every_saboteur_is_killed_by_a_scenario_of_its_rule(share: int) -> None:
    some = saboteurs_of(GAME)[share::SHARES]
    judged = list(run_saboteurs(GAME, some))
    assert [each.rule for each in judged] == [each.rule for each in some]
    assert [(each.rule, each.name, each.kill.value) for each in judged if each.kill is not Kill.KILLED] == []


def test_every_rule_with_scenarios_has_a_saboteur() -> None:
    assert unsabotaged(GAME) == []


def test_the_snapshot_is_current() -> None:
    lines = proof.snapshot_of("one_piece").read_text(encoding="utf-8").splitlines()[1:]
    assert set(lines) == {each.rule for each in saboteurs_of(GAME)}
    assert len(lines) == len(set(lines))


@pytest.mark.parametrize("edition", ["1.1.8", "1.1.9"])
def test_every_covered_rule_is_proven(edition: str) -> None:
    book = GAME.rulebook(edition)
    proven = proof.proven_rules(GAME, edition)
    assert [
        rule.number for rule in book.rules.values() if rule.needs_scenarios and rule.number not in proven
    ] == []


# --- what is no kill


class Harmless(OnePiece):
    """Nothing is wrong."""


class Broken(OnePiece):
    """It breaks down where it should refuse."""

    def refuse_battle(self, side: Side) -> Any:
        raise ZeroDivisionError


class AttacksAtOnce(OnePiece):
    """Players battle on their first turn: another rule than the one that it is registered for."""

    def refuse_battle(self, side: Side) -> Any:
        return None


def judged(monkeypatch: pytest.MonkeyPatch, rule: str, rules: type[OnePiece], **more: Any) -> Judgement:
    """What becomes of one more saboteur."""
    saboteurs_of(GAME)
    one = registry.Saboteur("one_piece", rule, rules.__doc__ or "", rules, **more)
    monkeypatch.setitem(registry._REGISTER, "one_piece", [one])
    (found,) = run_saboteurs(GAME, [one])
    return found


def test_a_harmless_one_survives(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, "6-5-6-1", Harmless)
    assert (found.kill, found.titled, found.others) == (Kill.SURVIVED, (), ())
    assert found.played > 1


def test_one_that_breaks_down_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, "6-5-6-1", Broken)
    assert found.kill is Kill.NO_KILL
    assert found.astray


def test_a_scenario_of_another_rule_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, "10-1-1-1", AttacksAtOnce)
    assert (found.kill, found.titled) == (Kill.BY_OTHERS, ())
    assert found.others


def test_a_sister_may_kill_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = judged(monkeypatch, "10-1-1-1", AttacksAtOnce, sister="6-5-6-1", why="Rush says when")
    assert found.kill is Kill.KILLED


# --- the command


def test_the_command_fails_and_tells_who_survived(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saboteurs_of(GAME)
    one = registry.Saboteur("one_piece", "6-5-6-1", "Nothing is wrong.", Harmless)
    monkeypatch.setitem(registry._REGISTER, "one_piece", [one])
    snapshot = tmp_path / "killed.txt"
    monkeypatch.setattr(proof, "snapshot_of", lambda game: snapshot)
    out = tmp_path / "matrix.json"
    assert main(["sabotage", "--json", str(out), "--write-snapshot"]) == 1
    told = capsys.readouterr().out
    assert "survived" in told
    assert "6-5-6-1" in told
    assert "rules with scenarios have no saboteur: " in told
    matrix = json.loads(out.read_text(encoding="utf-8"))
    assert matrix["summary"] == {"killed": 0, "killed only by others": 0, "survived": 1, "no kill": 0}
    assert "7-1-1-2" in matrix["rules_without_saboteur"]
    # A rule whose saboteur survived is covered and not proven.
    assert snapshot.read_text(encoding="utf-8").splitlines()[1:] == []
    passed = {"id": "a", "rule": "6-5-6-1", "rules": ["6-5-6-1"], "verdict": "pass"}
    results = {"game": "one_piece", "rules": "1.1.9", "scenarios": [passed]}
    unproven = coverage(GAME, "1.1.9", results, proof.proven_rules(GAME, "1.1.9")).unproven
    assert "6-5-6-1" in [rule.number for rule in unproven]


def test_several_processes_judge_alike(tmp_path: Path) -> None:
    alone, shared = tmp_path / "1.json", tmp_path / "2.json"
    assert main(["sabotage", "--rule", "9-2", "--json", str(alone)]) == 0
    assert main(["sabotage", "--rule", "9-2", "-j", "2", "--json", str(shared)]) == 0
    assert json.loads(alone.read_bytes()) == json.loads(shared.read_bytes())


def test_an_unknown_rule_has_no_saboteur(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sabotage", "--rule", "99-1"]) == 2
    assert "99-1 of one_piece has no saboteur" in capsys.readouterr().err


def test_a_snapshot_is_of_all_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sabotage", "--rule", "9-2", "--write-snapshot"]) == 2
    assert "without --rule" in capsys.readouterr().err
