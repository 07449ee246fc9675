"""Parts of a run: by rule, chapter, shard, id, what failed last time; several processes; stopping early."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ruleproof.adapter.errors import RuleproofError
from ruleproof.certify import running
from ruleproof.certify.certificate import Certificate, read_certificate
from ruleproof.certify.last_run import LastRun
from ruleproof.certify.running import run
from ruleproof.certify.selecting import is_at_or_below, read_shard
from ruleproof.cli import main
from ruleproof.rulebook.loading import load_game

GAME = load_game("one_piece")
BROKEN = ("--engine", "python:wrong_engines:three_rules")


def ids(tmp_path: Path, *arguments: str) -> list[str]:
    out = tmp_path / "out.json"
    main(["certify", *arguments, "--json", str(out)])
    return [scenario["id"] for scenario in json.loads(out.read_text(encoding="utf-8"))["scenarios"]]


def test_a_rule_takes_all_below_it_and_no_other() -> None:
    assert is_at_or_below("7-1-4", "7-1-4")
    assert is_at_or_below("7-1-4-1", "7-1-4")
    assert not is_at_or_below("7-1-40", "7-1-4")
    assert not is_at_or_below("7-1", "7-1-4")


def test_rule_and_chapter_choose_by_the_editions_numbers(sound: Certificate, tmp_path: Path) -> None:
    below = [r.id for r in sound.scenarios if any(is_at_or_below(n, "7-1-4") for n in r.rules)]
    assert ids(tmp_path, "--rule", "7-1-4") == below
    assert len(below) > 5
    chapter = [r.id for r in sound.scenarios if r.rule.startswith("7-")]
    assert ids(tmp_path, "--chapter", "7") == chapter


def test_shards_are_stable_disjoint_and_together_everything(sound: Certificate, tmp_path: Path) -> None:
    shards = [read_shard(f"{number}/3") for number in (1, 2, 3)]
    parts = [[r.id for r in sound.scenarios if shard.has(r.id)] for shard in shards]
    assert all(parts)
    assert sorted(each for part in parts for each in part) == sorted(r.id for r in sound.scenarios)
    # Known values: a hash that changed from run to run would lose scenarios between machines.
    told = [read_shard(f"{number}/4").has("leader-damaged-at-zero-life") for number in (1, 2, 3, 4)]
    assert told == [False, False, True, False]
    titled = {r.id for r in sound.scenarios if r.rule.startswith("9-")}
    assert ids(tmp_path, "--chapter", "9", "--shard", "2/3") == [each for each in parts[1] if each in titled]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--shard", "0/4"), "NUMBER/COUNT"),
        (("--shard", "5/4"), "no shard '5/4'"),
        (("--shard", "one"), "no shard 'one'"),
        (("--chapter", "99"), "no chapter 99"),
        (("--game", "dragon_ball"), "no features of the game 'dragon_ball'"),
        (("--profile", "gold"), "The profiles are core, effects, full"),
        (("--rule", "7-99"), "no rule 7-99"),
        (("--failed",), "no earlier run"),
        (("--scenario", "turn-player-conceeds"), "nearest are turn-player-concedes"),
        (("--suite-version", "9.9"), "pip install ruleproof==9.9"),
        (("--expect", "missing.toml"), "missing.toml cannot be read"),
    ],
)
def test_what_does_not_exist_is_wrong_use(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], told: str
) -> None:
    assert main(["certify", *arguments]) == 2
    err = capsys.readouterr().err
    assert told in err
    assert len(err.splitlines()) == 1


def test_the_installed_suite_version_is_accepted(
    sound: Certificate, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["certify", "--suite-version", sound.suite.version, "--scenario", "turn-player-concedes"]
    assert main(arguments) == 0
    assert "Partial run: 1 scenario passed" in capsys.readouterr().out


def test_failed_plays_what_failed_last_time(
    tmp_path: Path, broken: Certificate, capsys: pytest.CaptureFixture[str]
) -> None:
    failures = [r.id for r in broken.scenarios if r.verdict == "fail" and r.rule.startswith("6-")]
    ids(tmp_path, *BROKEN, "--chapter", "6")
    assert failures
    assert ids(tmp_path, *BROKEN, "--failed") == failures
    # A run of something else forgets nothing.
    ids(tmp_path, *BROKEN, "--rule", "1-2-3")
    assert ids(tmp_path, *BROKEN, "--failed") == failures
    capsys.readouterr()
    # Another engine has a memory of its own, and one where all is well has nothing to do.
    assert main(["certify", "--rule", "6-5-6-1"]) == 0
    assert main(["certify", "--failed"]) == 0
    assert "Nothing failed last time" in capsys.readouterr().out


def test_a_failure_that_the_suite_no_longer_has_is_forgotten(capsys: pytest.CaptureFixture[str]) -> None:
    last = LastRun("reference", "one_piece", "1.1.9")
    last.path.parent.mkdir(parents=True)
    last.path.write_text('{"failed": ["long-gone"]}', encoding="utf-8")
    assert main(["certify", "--failed"]) == 0
    assert "Nothing failed last time" in capsys.readouterr().out


def test_a_damaged_memory_is_no_memory() -> None:
    last = LastRun("reference", "one_piece", "1.1.9")
    last.path.parent.mkdir(parents=True)
    last.path.write_text("{", encoding="utf-8")
    assert last.failed() is None
    last.keep([])
    assert last.failed() == frozenset()


def test_a_cache_that_cannot_be_written_is_no_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("RULEPROOF_CACHE", str(blocked))
    assert main(["certify", "--rule", "6-5-6-1"]) == 0


def test_fail_fast_stops_at_the_first_failure(tmp_path: Path, broken: Certificate) -> None:
    played = ids(tmp_path, *BROKEN, "--fail-fast")
    first = next(r.id for r in broken.scenarios if not r.passed)
    assert played[-1] == first
    assert len(played) < len(broken.scenarios)


def test_fail_fast_without_a_failure_is_a_whole_run(tmp_path: Path, sound: Certificate) -> None:
    out = tmp_path / "out.json"
    assert main(["certify", "--fail-fast", "--json", str(out)]) == 0
    assert read_certificate(out).complete
    assert out.read_text(encoding="utf-8") == sound.to_text()


def test_the_certificate_goes_to_the_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["certify", "--rule", "6-5-6-1", "--json", "-"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["summary"]["pass"] > 3
    assert "scenarios passed" in err


def test_several_processes_come_to_the_same_certificate() -> None:
    spec, chapter = "python:wrong_engines:three_rules", ("--chapter", "10")
    alone = run(spec, GAME, selection=chapter).certificate()
    assert 0 < alone.summary["fail"] < len(alone.scenarios)
    assert run(spec, GAME, selection=chapter, jobs=2).certificate() == alone


def test_an_engine_that_ends_its_process_loses_no_result(sound: Certificate) -> None:
    played = run("python:wrong_engines:dying", GAME, selection=("--chapter", "1"), jobs=2).certificate()
    assert [r.id for r in played.scenarios] == [r.id for r in sound.scenarios if r.rule.startswith("1-")]
    dead = {r.id: r for r in played.scenarios if not r.passed}
    assert "turn-player-concedes" in dead
    assert {r.verdict for r in dead.values()} == {"error"}
    assert all("ended the process" in r.message for r in dead.values())


def test_several_processes_without_xdist_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "find_spec", lambda name: None)
    with pytest.raises(RuleproofError, match=r"-j 2 needs pytest-xdist.*ruleproof\[parallel\]"):
        run("reference", GAME, jobs=2)
