"""Amendments that correct, drafts that wait for review, and the slips and fingerprints of our own data."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook.comparing import compare
from ruleproof.rulebook.coverage import Status, coverage
from ruleproof.rulebook.loading import known_games, load_game
from ruleproof.rulebook.model import Deed, Game

GAME = """
id = "bells"
name = "Bells"
first_edition = "1"
first_published = "2020-01-01"
editions = ["1", "2"]
citing_edition = "2"
areas = ["tower"]
phases = ["Main"]
steps = []
states = ["up"]
profiles = ["core"]
moves = ["ring"]
[decisions]
main = "rest"
[position]
leader = "Plain"
filler = "Filler"
deck = 3
"""
CHAPTER = """
chapter = 1
title = "Ringing"
[[rule]]
number = "1-1"
kind = "heading"
text = "Bells"
[[rule]]
number = "1-1-1"
kind = "rule"
text = "A bell rings once."
slip = "Printed: wings."
printed = "1.1.1"
fingerprint = "old"
[[rule]]
number = "1-1-2"
kind = "rule"
text = "It is rung by its ringer."
slip = "Printed: ranger."
fingerprint = "kept"
"""
SECOND = """
edition = "2"
amends = "1"
published = "2021-01-01"
[[reword]]
number = "1-1-2"
meaning = "same"
slip = ""
[[correct]]
number = "1-1-1"
slip = ""
printed = ""
fingerprint = "new"
note = "Prints rings."
"""
DRAFT = """
edition = "3"
amends = "2"
published = ""
draft = true
[chapters]
"2" = "Silence"
[[reword]]
number = "1-1-1"
meaning = "changed"
refs = ["9-9-9"]
needs_review = true
[[add]]
number = "2-1-1"
kind = "rule"
text = "To be restated."
meaning = "changed"
needs_review = true
"""


def bells(tmp_path: Path, second: str = SECOND, draft: str = DRAFT) -> Game:
    folder = tmp_path / "bells"
    (folder / "1").mkdir(parents=True)
    (folder / "game.toml").write_text(GAME)
    (folder / "1" / "01_ringing.toml").write_text(CHAPTER)
    (folder / "2.toml").write_text(second)
    (folder / "3.toml").write_text(draft)
    return load_game("bells", tmp_path)


def test_an_amendment_can_correct_what_is_printed(tmp_path: Path) -> None:
    game = bells(tmp_path)
    before, after = (game.rulebook(edition).rule("1-1-1") for edition in ("1", "2"))
    assert (before.slip, before.printed, before.fingerprint) == ("Printed: wings.", "1.1.1", "old")
    assert (after.slip, after.printed, after.fingerprint) == ("", None, "new")
    assert [str(change) for change in after.history] == ["corrected in 2: Prints rings."]
    assert after.text == before.text


def test_a_correction_is_no_rewording(tmp_path: Path) -> None:
    game = bells(tmp_path)
    found = compare(game, game.rulebook("1"), game.rulebook("2"))
    assert [entry.number for entry in found.reworded] == ["1-1-2"]
    assert [entry.to_json() for entry in found.slips] == [
        {"number": "1-1-1", "old": "1.1.1", "new": "1-1-1", "note": "Prints rings."}
    ]
    assert game.runs_on("1-1-1", "1")


def test_a_rewording_can_clear_a_slip_and_drops_the_old_fingerprint(tmp_path: Path) -> None:
    rule = bells(tmp_path).rulebook("2").rule("1-1-2")
    assert (rule.slip, rule.fingerprint) == ("", None)


def test_a_correction_of_a_rule_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(RuleproofError, match=r"rule 1-1-7: corrected, but edition 2 has no such number"):
        bells(tmp_path, second=SECOND.replace('number = "1-1-1"', 'number = "1-1-7"'))


def test_a_draft_stands_beside_the_editions(tmp_path: Path) -> None:
    game = bells(tmp_path)
    assert (game.editions, game.drafts, game.newest) == (("1", "2"), ("3",), "2")
    assert game.lineage("3") == ("1", "2", "3")
    assert game.rulebook("3").chapters == {"1": "Ringing", "2": "Silence"}
    assert [n for n, rule in game.rulebook("3").rules.items() if rule.needs_review] == ["1-1-1", "2-1-1"]
    assert (game.plays_as("3"), game.plays_as("1")) == ("2", "1")


def test_scenarios_run_on_a_draft_where_it_touches_nothing(tmp_path: Path) -> None:
    game = bells(tmp_path)
    assert (game.runs_on("1-1-1", "3"), game.runs_on("1-1-2", "3")) == (False, True)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('amends = "2"', 'amends = "7"', "amends '7', which is no edition"),
        ('edition = "3"', 'edition = "4"', "it must be the file's name"),
        ("[chapters]", "[chapters", "not TOML"),
        ('number = "2-1-1"', 'number = "1-1-2"', "has that number already"),
    ],
)
def test_a_spoilt_draft_is_told_only_to_who_asks_for_it(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    game = bells(tmp_path, draft=DRAFT.replace(old, new))
    assert (game.drafts, game.newest) == ((), "2")
    with pytest.raises(RuleproofError, match=re.escape(told)):
        game.rulebook("3")


def test_an_amendment_file_that_is_no_draft_waits_until_it_is_named(tmp_path: Path) -> None:
    game = bells(tmp_path, draft=DRAFT.replace("draft = true\n", ""))
    assert (game.editions, game.drafts) == (("1", "2"), ())
    with pytest.raises(RuleproofError, match=r"3\.toml: neither a draft nor published"):
        game.rulebook("3")


def test_coverage_of_a_draft_says_what_needs_review(tmp_path: Path) -> None:
    passed = {"id": "x", "rule": "1-1-2", "rules": ["1-1-2"], "verdict": "pass"}
    measured = coverage(bells(tmp_path), "3", {"game": "bells", "rules": "3", "scenarios": [passed]})
    assert {s.rule.number: s.status for s in measured.statuses} == {
        "1-1": Status.HEADING,
        "1-1-1": Status.NEEDS_REVIEW,
        "1-1-2": Status.COVERED,
        "2-1-1": Status.NEEDS_REVIEW,
    }
    assert (measured.covered, measured.total, measured.uncovered) == (1, 3, ())
    assert measured.to_json()["needs_review"] == ["1-1-1", "2-1-1"]


# --- Our own data -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", known_games())
def test_every_rule_of_every_edition_has_a_fingerprint(game_id: str) -> None:
    game = load_game(game_id)
    for edition in game.editions:
        for rule in game.rulebook(edition).rules.values():
            assert re.fullmatch(r"sha256:[0-9a-f]{64}", rule.fingerprint or ""), rule.number


@pytest.mark.parametrize(
    ("game_id", "number", "printed"),
    [
        ("one_piece", "7-1-3-3", "7-1-2-3"),
        ("one_piece", "8-4", "8.4"),
        ("one_piece", "8-6-3", "8.6.3"),
        ("one_piece", "5-1-2-4", None),
        ("one_piece", "8-1-3-3-4", None),
        ("one_piece", "6-5-5-1", None),
        ("dragon_ball", "10-22-3", "10-17-3"),
    ],
)
def test_known_slips_of_the_rulebooks_are_recorded(game_id: str, number: str, printed: str | None) -> None:
    rule = load_game(game_id).rulebook().rule(number)
    assert rule.slip
    assert rule.printed == printed


def test_slips_that_edition_1_1_9_mended_hold_for_1_1_8_alone() -> None:
    game = load_game("one_piece")
    for old, new in (("4-4-1", "4-4-1"), ("1-3-7-1", "1-3-6-1-1")):
        assert game.rulebook("1.1.8").rule(old).slip
        assert not game.rulebook("1.1.9").rule(new).slip


def test_the_changes_of_edition_1_1_9() -> None:
    game = load_game("one_piece")
    found = compare(game, game.rulebook("1.1.8"), game.rulebook("1.1.9"))
    assert (len(found.added), len(found.removed), len(found.renumbered), len(found.reworded)) == (16, 0, 8, 7)
    assert {change.edition for change in game.rulebook("1.1.9").rule("2-5-2").history} == {"1.1.9"}
    assert all(entry.changes and entry.note for entry in found.reworded)
    assert all(change.deed is not Deed.ADDED for change in game.rulebook("1.1.9").rule("1-3-7").history)
