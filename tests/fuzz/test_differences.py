"""Differential play: the fuzzer finds broken rules unaided, tells them as scenarios, and invents none."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from ruleproof.adapter.messages import Decision, Labelled
from ruleproof.certify.running import run
from ruleproof.cli import main
from ruleproof.fuzz.boards import Sight
from ruleproof.fuzz.differing import difference
from ruleproof.fuzz.scenarios import feature_text
from ruleproof.fuzz.searching import Search, Searcher

from .tables import EDITION, GAME

MOST_GAMES = 2000
QUICK = (
    "1-2-1-1-2/EmptyDeckIsNoDefeat",
    "3-7-4/EveryCharacterRushes",
    "7-1-1-1/RestedCardsAttack",
)
"""Found within a few games: these are looked for in every run of the tests."""

SLOW = (
    "1-2-1-1-1/LifelessLeaderEndures",
    "2-7-2/CharactersAreFree",
    "3-4-3/HandsAreOpen",
    "4-5-1/DrawsFromTheBottom",
    "4-6-3/NoTriggers",
    "4-8-1/UpToIsExactly",
    "6-2-3/GivenDonStay",
    "6-5-5-2/GivenDonAddFiveHundred",
    "6-5-5-4/FreedDonAreActive",
    "7-1-3-2-1/CountersAddNothing",
    "7-1-4-1/EqualPowerLoses",
    "8-3-1/CostsAreNotPaid",
    "8-3-2-4/YourTurnIsAlways",
    "9-1-1/OnlyTheTurnPlayerIsJudged",
    "10-1-2-1/DoubleAttackDealsOne",
    "10-1-3-1/BanishIsIgnored",
    "10-2-13-1/AnyNumberOfTimesPerTurn",
    "11-2-2/RevealedForGood",
)
"""With the quick ones 20 across the chapters; chapter 5 is about decks, and positions begin after it."""

SOAK = bool(os.environ.get("RULEPROOF_SOAK"))


def verdict(spec: str, scenario: str, path: Path) -> str:
    """What the suite says of a scenario on an engine."""
    path.write_text(feature_text(GAME, scenario), encoding="utf-8")
    (record,) = run(spec, GAME, EDITION, selection=("--scenario-file", str(path))).records
    return str(record["verdict"])


@pytest.mark.parametrize("name", (*QUICK, *SLOW) if SOAK else QUICK)
def test_a_broken_rule_is_found_and_told_as_a_scenario(name: str, tmp_path: Path) -> None:
    saboteur = f"saboteur:one_piece/{name}"
    searcher = Searcher(Search(GAME, EDITION, "reference", saboteur, games=MOST_GAMES))
    finding = next(finding for finding in searcher.findings() if finding.proven)
    searcher.close()
    print(f"{name}: game {finding.number + 1}")
    assert verdict("reference", finding.scenario, tmp_path / "found.feature") == "pass"
    assert verdict(saboteur, finding.scenario, tmp_path / "found.feature") == "fail"
    assert finding.rules


def test_there_are_twenty_saboteurs_across_the_chapters() -> None:
    assert len({*QUICK, *SLOW}) >= 20
    assert {name.partition("-")[0] for name in (*QUICK, *SLOW)} >= {*"12346789", "10", "11"}


# --- the command


def test_the_command_prints_a_scenario_and_a_record_that_replays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    saboteur = "saboteur:one_piece/7-1-1-1/AttackersStayActive"
    assert main(["fuzz", saboteur, "--games", "50", "--json", "found.json"]) == 1
    out = capsys.readouterr().out
    assert re.search(
        r"A difference in game \d+ \(\d+ games, \d+ positions compared, \d+ games a second\)", out
    )
    told = json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))["difference"]
    assert told["proven"]
    assert told["scenario"].strip() in out
    assert "7-1-1-1" in told["rules"]
    assert "# Rules on the way: " in out
    (record,) = tmp_path.glob("fuzz-*.jsonl")
    assert f"ruleproof replay {record.name} --engine {saboteur}" in out
    assert main(["replay", record.name, "--quiet"]) == 0
    assert "everything is as recorded" in capsys.readouterr().out
    assert main(["replay", record.name, "--quiet", "--engine", saboteur]) == 1
    replayed = " ".join(capsys.readouterr().out.split())
    assert "the engines differ. On reference: " in replayed
    assert "Leader is rested" in replayed


def test_a_refusal_is_recorded_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saboteur, record = "saboteur:one_piece/6-5-6-1/BattlesOnTheFirstTurn", str(tmp_path / "game.jsonl")
    assert main(["fuzz", saboteur, "--games", "200", "--record", record]) == 1
    assert "Then it is refused" in capsys.readouterr().out
    assert main(["replay", record, "--quiet"]) == 0
    assert main(["replay", record, "--quiet", "--engine", saboteur]) == 1
    assert "was refused and is now carried out" in " ".join(capsys.readouterr().out.split())


def test_two_processes_find_what_one_finds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.json"
        command = ["fuzz", f"saboteur:one_piece/{QUICK[0]}", "--games", "80", "-j", jobs]
        assert main([*command, "--json", str(path), "--record", str(tmp_path / "game.jsonl")]) == 1
        found.append(json.loads(path.read_text(encoding="utf-8"))["difference"])
    assert found[0] == found[1]


def test_time_ends_a_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "reference", "--games", "1000000", "--time", "0"]) == 0
    assert capsys.readouterr().out.startswith("No difference in 10 games, ")


# --- engines that are right


@pytest.mark.parametrize(
    "engine", ["reference", "tells_no_moves", "offers_less", "settles_forced_choices", "knows_few_cards"]
)
def test_no_difference_is_invented(engine: str, capsys: pytest.CaptureFixture[str]) -> None:
    games = "300" if SOAK else "40"
    assert main(["fuzz", f"python:tests.fuzz.tables:{engine}", "--games", games]) == 0, (
        capsys.readouterr().out
    )
    out = capsys.readouterr().out
    assert f"No difference in {games} games, " in out
    assert ("fixture cards were left out" in out) == (engine == "knows_few_cards")


def test_a_forced_choice_that_one_engine_settles_itself_is_no_difference() -> None:
    both = Decision("P1", "choose", candidates=(Labelled("Recruit"), Labelled("Squire")), least=1)
    forced = Decision("P1", "choose", candidates=(Labelled("Squire"),), least=1)
    assert difference(GAME, Sight(), Sight(asked=(both, forced)), Sight(asked=(both,))) is None
    more = Decision("P1", "choose", candidates=(*forced.candidates, Labelled("Cook")), least=1)
    found = difference(GAME, Sight(), Sight(asked=(both,)), Sight(asked=(more,)))
    assert found is not None
    assert found.thens == ("P1 cannot choose Cook",)


@pytest.mark.parametrize("engine", ["tells_no_moves", "offers_less", "settles_forced_choices"])
def test_games_go_on_where_an_engine_tells_less(engine: str) -> None:
    """As many positions are compared as with an engine that tells everything, give or take a few games."""
    compared = []
    for spec in ("reference", f"python:tests.fuzz.tables:{engine}"):
        searcher = Searcher(Search(GAME, EDITION, "reference", spec, games=15))
        assert list(searcher.findings()) == []
        compared.append(searcher.progress.positions)
    assert compared[1] > 0.7 * compared[0]


def test_an_engine_that_breaks_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = "python:tests.fuzz.tables:breaks_in_the_main_phase"
    assert main(["fuzz", spec, "--games", "20", "--record", str(tmp_path / "game.jsonl")]) == 1
    assert "The engine broke in `submit`: ZeroDivisionError: by intent" in capsys.readouterr().out
