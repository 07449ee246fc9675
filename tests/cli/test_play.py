"""`ruleproof play` and `ruleproof replay`: a game in the terminal, its record, and the game again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ruleproof.adapter.errors import RuleproofError
from ruleproof.cli import cli, main
from ruleproof.play.records import read_record

CARDS = Path(__file__).parents[1] / "fuzz" / "cards.jsonl"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A recorded game."""
    path = tmp_path / "game.jsonl"
    assert main(["play", "--quiet", "--seed", "3", "--record", str(path)]) == 0
    return path


def typed(command: list[str], keys: str) -> Result:
    return CliRunner().invoke(cli, command, input=keys)


# --- playing


def test_a_game_is_shown_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    for words in ("Leader area", "cost area", "active", "Life area", "P1's turn", "ends the phase", "damage"):
        assert words in out
    assert "wins the game (rule 1-2-1-1-1)." in out.splitlines()[-1]


def test_the_same_seed_is_the_same_game_event_for_event(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for seed in ("7", "7", "8"):
        assert main(["play", "--seed", seed]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]


def test_decks_are_made_of_a_file_of_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.jsonl"
    assert main(["play", "--quiet", "--cards", str(CARDS), "--record", str(record)]) == 0
    decks = read_record(record).head.setup.decks
    assert decks is not None
    assert {sum(entry.count for entry in each.deck) for each in decks.lists.values()} == {50}


def deck_list(path: Path, cards: str) -> str:
    path.write_text(cards, encoding="utf-8")
    return str(path)


def red_deck() -> str:
    """A deck list of the first red cards, with a remark."""
    cards = [json.loads(line) for line in CARDS.read_text(encoding="utf-8").splitlines()]
    leader = next(card["id"] for card in cards if card["category"] == "Leader" and card["colors"] == ["Red"])
    crew = [card["id"] for card in cards if card["category"] != "Leader" and card["colors"] == ["Red"]]
    lines = [f"1 {leader}  # who leads", *(f"4x {name}" for name in crew[:12]), f"2 {crew[12]}"]
    return "\n".join(lines) + "\n"


def test_a_deck_list_is_played_by_both_or_by_one_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = deck_list(tmp_path / "mine.txt", red_deck())
    for decks in (["--deck", mine], ["--deck", mine, "--deck", mine]):
        assert main(["play", "--quiet", "--cards", str(CARDS), *decks]) == 0


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("1 NO-SUCH\n", "line 1: '1 NO-SUCH' names no card"),
        ("# nothing\n", "names no Leader"),
        ("1 FZ-001\n4 FZ-010\n", "refuses the deck of P1 (rule 5-1-2"),
    ],
)
def test_a_bad_deck_list_is_one_paragraph(
    cards: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = deck_list(tmp_path / "mine.txt", cards)
    assert main(["play", "--cards", str(CARDS), "--deck", path]) == 2
    assert told in capsys.readouterr().err


def test_a_deck_list_needs_its_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = deck_list(tmp_path / "mine.txt", "1 FZ-001\n")
    assert main(["play", "--deck", path]) == 2
    assert "--cards FILE" in capsys.readouterr().err


def test_a_file_that_holds_no_cards_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = deck_list(tmp_path / "cards.jsonl", '{"id": "X"}\n')
    assert main(["play", "--cards", path]) == 2
    assert "cards.jsonl, line 1, is no card" in capsys.readouterr().err


# --- a person at the keyboard


def test_a_person_answers_by_number_and_leaves(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    result = typed(["play", "--human", "P1", "--seed", "1", "--record", str(record)], "x\n99\n1\n1\nq\n")
    assert result.exit_code == 0
    assert "P1 is asked: " in result.output
    assert result.output.count("Please type a number from 1 to ") == 2
    assert "The game is left as it is." in result.output
    assert [done.player for done in read_record(record).acts].count("P1") == 2


def test_a_person_does_not_see_the_opponents_hand() -> None:
    shown = typed(["play", "--human", "P1", "--seed", "1"], "1\n1\n1\nq\n").output
    boards = [board.split("╭─ P1 ─")[0] for board in shown.split("╭─ P2 ─")[1:]]
    assert boards
    for board in boards:
        (hand,) = [line for line in board.splitlines() if re.search(r"\bhand\b", line)]
        assert re.search(r"piles .* hand \d+ ", hand)


def test_a_game_whose_keyboard_is_gone_is_recorded_all_the_same(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    typed(["play", "--human", "P1", "--seed", "1", "--record", str(record)], "1\n")
    assert read_record(record).acts


# --- replaying


def test_a_recorded_game_replays(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    acts = len(read_record(game).acts)
    assert main(["replay", str(game)]) == 0
    out = capsys.readouterr().out
    assert f"{acts} acts, and everything is as recorded." in out
    assert "wins the game" in out


def test_a_replay_stops_where_it_is_told_to(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(game), "--to", "4"]) == 0
    out = capsys.readouterr().out
    assert "4 acts, and everything is as recorded." in out
    assert "wins the game" not in out


def test_a_replay_goes_step_by_step(game: Path) -> None:
    assert typed(["replay", str(game), "--to", "3", "--step"], "\n\n\n").exit_code == 0
    assert typed(["replay", str(game), "--to", "3", "--step"], "\n\n").exit_code != 0


def test_another_engine_plays_the_record_beside_the_first(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saboteur = "saboteur:one_piece/7-1-1-1/AttackersStayActive"
    assert main(["replay", str(game), "--quiet", "--engine", "python:tests.fuzz.tables:reference"]) == 0
    assert main(["replay", str(game), "--quiet", "--engine", saboteur]) == 1
    assert "the engines differ. On reference: " in " ".join(capsys.readouterr().out.split())


def test_a_game_of_an_engine_that_is_not_here_is_played_without_it(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed(game, 0, lambda head: head | {"engine": "python:no_such_module:make"})
    assert main(["replay", str(game), "--quiet"]) == 3
    assert main(["replay", str(game), "--quiet", "--engine", "reference"]) == 0
    assert "cannot play along" in " ".join(capsys.readouterr().out.split())


def changed(path: Path, number: int, change: Callable[[dict[str, object]], object]) -> None:
    """Change a line of a record."""
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[number] = json.dumps(change(json.loads(lines[number])))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("number", "change", "told"),
    [
        (0, {"seen": "another"}, "The game begins in another way than recorded."),
        (2, {"seen": "another"}, "After act 2, "),
        (1, {"player": "P1"}, "was carried out and is now refused"),
        (1, {"refused": True}, "was refused and is now carried out"),
    ],
)
def test_what_is_not_as_recorded_is_noticed(
    number: int, change: dict[str, object], told: str, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changed(game, number, lambda line: line | change)
    assert main(["replay", str(game), "--quiet"]) == 1
    assert told in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "cannot be read as a record: its first line is empty"),
        ("{}\n", "line 1, is no line of a record"),
        ('{"record":9,"engine":"reference","setup":{"game":"one_piece","edition":"1.1.9"}}\n', "form 9"),
    ],
)
def test_a_file_that_is_no_record_is_one_paragraph(content: str, told: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(RuleproofError, match=told):
        read_record(path)
    assert main(["replay", str(path)]) == 2


# --- wrong use


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--game", "dragon_ball"], "does not support the game dragon_ball"),
        (["--pace", "-1"], "--pace"),
        (["--record", "missing/game.jsonl"], "missing/game.jsonl cannot be written"),
    ],
)
def test_wrong_use_is_told_before_a_game_begins(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--quiet", *arguments]) == 2
    out, err = capsys.readouterr()
    assert (out, told in err) == ("", True), err


def test_cards_without_a_leader_make_no_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "cards.jsonl").write_text("", encoding="utf-8")
    assert main(["play", "--cards", str(tmp_path / "cards.jsonl")]) == 2
    assert "No legal deck" in capsys.readouterr().err


def test_a_card_that_cannot_be_read_is_named_with_the_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [json.loads(line) for line in CARDS.read_text(encoding="utf-8").splitlines()]
    spoilt = [line | {"text": "[On Play] Dance."} for line in lines if line["category"] != "Leader"]
    leaders = [line for line in lines if line["category"] == "Leader"]
    path = tmp_path / "cards.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in leaders + spoilt), encoding="utf-8")
    assert main(["play", "--cards", str(path), "--quiet"]) == 2
    assert "line 1, column 11 on: 'Dance.'" in capsys.readouterr().err


def test_a_record_of_an_unknown_edition(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed(game, 0, lambda line: line | {"setup": line["setup"] | {"edition": "9.9"}})  # type: ignore[operator]
    assert main(["replay", str(game)]) == 2
    assert "does not support edition 9.9" in capsys.readouterr().err


def test_an_engine_that_breaks_in_a_game_is_one_paragraph(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "crashing.py").write_text(
        "from ruleproof.adapter.specs import open_engine\n"
        "def make():\n"
        "    engine = open_engine('reference')\n"
        "    engine.submit = lambda message: 1 / 0\n"
        "    return engine\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    record = tmp_path / "game.jsonl"
    assert main(["play", "--quiet", "--engine", "python:crashing:make", "--record", str(record)]) == 1
    assert "ruleproof: The engine broke in `submit`: ZeroDivisionError" in capsys.readouterr().err
    assert read_record(record).acts == ()
