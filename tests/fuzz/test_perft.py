"""Counted game trees: the known counts hold on the reference, and a broken rule shows in them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ruleproof.cli import main
from ruleproof.fuzz.perft import SHIPPED, Counter, PositionForm, read_positions

from .tables import EDITION, GAME, guarded

POSITIONS = read_positions(SHIPPED / "one_piece.toml")
SABOTEURS = [
    ("attackers and rested targets", "saboteur:one_piece/7-1-1-2/ActiveCharactersAreTargets"),
    ("first turn, going first", "saboteur:one_piece/6-5-6-1/BattlesOnTheFirstTurn"),
    ("Rush from the hand", "saboteur:one_piece/10-1-1-1/RushIsIgnored"),
    ("the end of the deck", "saboteur:one_piece/1-2-1-1-2/EmptyDeckIsNoDefeat"),
]


def test_there_is_a_dozen_of_positions_with_counts() -> None:
    assert len({each.name for each in POSITIONS}) == len(POSITIONS) >= 12
    assert all(each.continuations for each in POSITIONS)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda each: each.name)
def test_the_reference_counts_what_is_known(position: PositionForm) -> None:
    known = position.continuations
    assert Counter(guarded(), GAME, EDITION).counts(position, len(known)) == known


@pytest.mark.parametrize(("position", "saboteur"), SABOTEURS)
def test_a_broken_rule_changes_a_count(
    position: str, saboteur: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "counts.json"
    assert main(["perft", position, "--depth", "3", "--engine", saboteur, "--json", str(out)]) == 1
    assert f"differs {position}: " in capsys.readouterr().out
    told = json.loads(out.read_text(encoding="utf-8"))
    assert told["wrong"] == 1
    assert told["positions"][0]["result"] == "differs"
    assert told["positions"][0]["counts"] != told["positions"][0]["known"][:3]


def test_a_depth_may_be_less_than_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "nothing but Leaders", "--depth", "2"]) == 0
    assert "as known nothing but Leaders: 2 5\n" in capsys.readouterr().out


def test_a_position_of_ones_own_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[position]]\nname = "mine"\npools = [["P1", "active", 0]]\n', encoding="utf-8")
    assert main(["perft", str(path), "--depth", "1"]) == 0
    assert "counted mine: 2\n" in capsys.readouterr().out


def test_an_unknown_position_is_answered_with_the_known_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "no such position"]) == 2
    assert "'nothing but Leaders', 'one DON!! to give'" in capsys.readouterr().err


def test_a_file_that_holds_no_positions_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[position]]\nname = "mine"\ncards = 3\n', encoding="utf-8")
    assert main(["perft", str(path)]) == 2
    assert "mine.toml cannot be read as positions" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("engine", "told"), [("tells_no_moves", "not counted"), ("breaks_in_the_main_phase", "broke")]
)
def test_an_engine_that_cannot_be_counted_is_no_success(
    engine: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = f"python:tests.fuzz.tables:{engine}"
    assert main(["perft", "nothing but Leaders", "--depth", "1", "--engine", spec]) == 1
    assert f"{told} nothing but Leaders: " in capsys.readouterr().out
