"""`ruleproof cards` as its user meets it. All cards are invented."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from ruleproof.cli import main

CARDS = [
    {"id": "A-1", "text": "[On Play] Draw 1 card.", "trigger": ""},
    {"id": "A-2", "text": "[On Play] Draw 1 card.", "trigger": None},
    {"id": "A-3", "text": "[Blocker]\n[On Play] Dance until dawn.", "trigger": ""},
    {"id": "A-4", "text": None, "trigger": "Play this card."},
    {"id": "A-5", "text": "Draw 1 card.", "trigger": ""},
]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cards.jsonl"
    path.write_text("\n".join(json.dumps(card) for card in CARDS) + "\n", encoding="utf-8")
    return path


def test_check_tells_what_is_not_read_and_the_totals(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "cards", "check", str(file))
    assert code == 0
    assert "A-3  line 2, column 11: 'Dance until dawn.'" in out
    assert "A-5  line 1, column 1: 'Draw 1 card.' (something is done once, but no timing says when)" in out
    assert "2 of 4 different texts read (50.0%)" in out


def test_check_writes_json(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "found.json"
    assert run(capsys, "cards", "check", str(file), "--json", str(out))[0] == 0
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["summary"] == {"total": 4, "read": 2}
    assert [(card["id"], card["read"]) for card in found["cards"]] == [
        ("A-1", True),
        ("A-2", True),
        ("A-3", False),
        ("A-4", True),
        ("A-5", False),
    ]
    assert found["cards"][2]["where"] == "line 2, column 11"
    assert found["cards"][2]["words"] == "Dance until dawn."


@pytest.mark.parametrize("line", ["{", "[1]"])
def test_check_refuses_a_file_that_is_no_json_lines(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(f'{{"id": "A-1", "text": ""}}\n{line}\n', encoding="utf-8")
    code, _, err = run(capsys, "cards", "check", str(path))
    assert code == 2
    assert "cards.jsonl:2" in err


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "holds no card"),
        (b'{"id": "A-1", "txt": "[On Play] Dance."}\n', "cards.jsonl:1 must be a JSON object with id, text"),
        (b'{"id": "A-1", "text": 5}\n', "cards.jsonl:1: text is 5"),
        (b'{"id": "A-1", "text": "", "trigger": []}\n', "cards.jsonl:1: trigger is []"),
        (b"\xff\xfe\x00", "cannot be read"),
    ],
)
def test_check_refuses_what_would_hide_a_text(
    content: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_bytes(content)
    code, _, err = run(capsys, "cards", "check", str(path), "--json", str(tmp_path / "found.json"))
    assert (code, told in err) == (2, True), err
    assert not (tmp_path / "found.json").exists()


def test_check_reads_a_byte_order_mark_and_line_separators_inside_a_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(
        '\ufeff{"id": "A-1", "text": "[On Play] Draw 1 card."}\r\n{"id": "A-2", "text": "Dance\u2028on."}\n',
        encoding="utf-8",
    )
    code, out, _ = run(capsys, "cards", "check", str(path))
    assert (code, "1 of 2 different texts read" in out) == (0, True), out


def test_an_endless_effect_is_told_like_any_other_that_cannot_be_read(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, _, err = run(capsys, "cards", "show", "[On Play] " + "Draw 1 card. " * 3000)
    assert (code, "more sentences than any card has" in err) == (2, True), err


def test_show_draws_the_tree(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "cards", "show", r"[Rush]\n[On Play] Draw 2 cards.")
    assert code == 0
    assert "Keyword keyword=Rush" in out
    assert "Ability number=2 timings=On Play kind=auto" in out
    assert "Fixed value=2" in out


def test_show_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "cards", "show", "--json", "[On Play] Draw 2 cards.")
    assert code == 0
    assert json.loads(out)[0]["kind"] == "Ability"


def test_show_tells_where_reading_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "cards", "show", "[On Play] Dance.")
    assert code == 2
    assert "line 1, column 11" in err
    assert "'Dance.'" in err


def test_schema(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "cards", "schema")
    assert code == 0
    assert "KnockOut" in json.loads(out)["$defs"]


def test_a_game_without_a_card_language(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "cards", "check", str(file), "--game", "chess")
    assert code == 2
    assert "chess" in err


# --- what engines get to build fixture cards from


def test_trees_of_all_fixture_cards_with_a_text(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "cards", "trees")
    assert code == 0
    trees = json.loads(out)
    assert trees["Scout"][0]["values"]["timings"] == ["On Play"]
    assert "Plain Leader" not in trees


def test_match_finds_cards_with_the_same_effects(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scout = {"name": "A", "category": "Character", "colors": ["Red"], "text": "[On Play] Draw 1 card."}
    pool = [
        {**scout, "id": "B-1", "cost": 9, "power": 9000},
        {**scout, "id": "B-2", "cost": 1, "power": 2000},
        {**scout, "id": "B-3", "category": "Event"},
        {**scout, "id": "B-4", "text": "[On Play] Draw 2 cards."},
        {**scout, "id": "B-5", "text": "[On Play] Dance."},
        {**scout, "id": "B-6", "text": "", "trigger": "Draw 1 card."},
    ]
    file = tmp_path / "pool.jsonl"
    file.write_text("\n".join(map(json.dumps, pool)), encoding="utf-8")
    code, out, err = run(capsys, "cards", "match", str(file))
    assert code == 0
    found = tomllib.loads(out)
    assert found["Scout"] == ["B-2", "B-1"]
    assert not {"B-3", "B-4", "B-5"} & {number for numbers in found.values() for number in numbers}
    assert err == f"{len(found)} fixture cards have a match.\n"


def test_a_game_without_fixture_cards_has_nothing_to_match(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, "cards", "trees", "--game", "dragon_ball")
    assert code == 2
    assert "no card language for the game dragon_ball" in err
