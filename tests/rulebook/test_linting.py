"""The lint of rule data: clean data passes, and each planted fault is found and told with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook import loading
from ruleproof.rulebook.copying import copies
from ruleproof.rulebook.importing.records import Imported, ImportedRule
from ruleproof.rulebook.linting import lint
from ruleproof.rulebook.loading import known_games

GAME = """
id = "kites"
name = "Kites"
first_edition = "1"
first_published = "2020-01-01"
editions = ["1", "2"]
citing_edition = "2"
areas = ["sky"]
phases = ["Main"]
steps = []
states = ["up"]
profiles = ["core"]
moves = ["fly"]
[decisions]
main = "rest"
[position]
leader = "Plain"
filler = "Filler"
deck = 3
"""
CHAPTER = """
chapter = 1
title = "Flying"
[[rule]]
number = "1-1"
kind = "heading"
text = "Wind"
[[rule]]
number = "1-1-1"
kind = "rule"
text = "A kite rises when the wind blows."
[[rule]]
number = "1-1-2"
kind = "rule"
text = "It falls as 1-2-1 says."
refs = ["1-2-1"]
[[rule]]
number = "1-2"
kind = "heading"
text = "Calm"
[[rule]]
number = "1-2-1"
kind = "rule"
text = "Without wind a kite falls."
printed = "1.2.1"
slip = "Printed with dots."
[[rule]]
number = "1-2-2"
kind = "rule"
text = "As said in 1-2-1, it falls."
via = ["1-2-1"]
why = "It repeats 1-2-1."
"""
AMENDMENT = """
edition = "2"
amends = "1"
published = "2021-01-01"
[[add]]
number = "1-2-3"
kind = "rule"
text = "A fallen kite is kept."
meaning = "changed"
"""


def data(tmp_path: Path, game: str = GAME, chapter: str = CHAPTER, amendment: str = AMENDMENT) -> Path:
    folder = tmp_path / "kites"
    (folder / "1").mkdir(parents=True)
    (folder / "game.toml").write_text(game)
    (folder / "1" / "01_flying.toml").write_text(chapter)
    (folder / "2.toml").write_text(amendment)
    return tmp_path


@pytest.mark.parametrize("game_id", known_games())
def test_our_own_data_has_no_fault(game_id: str) -> None:
    assert lint(game_id) == []


def test_clean_data_has_no_fault(tmp_path: Path) -> None:
    assert lint("kites", data(tmp_path)) == []


@pytest.mark.parametrize(
    ("old", "new", "rule", "told"),
    [
        ('refs = ["1-2-1"]', 'refs = ["1-2-1", "1-9"]', "1-1-2", "refs names 1-9"),
        ("It falls as 1-2-1 says.", "It falls as 1-2-1 and 1-7-7 say.", "1-1-2", "its text names 1-7-7"),
        ('refs = ["1-2-1"]', "refs = []", "1-1-2", "one-way reference: its text names 1-2-1"),
        ('refs = ["1-2-1"]', 'refs = ["1-2-1", "1-1-2"]', "1-1-2", "refers to itself"),
        ('number = "1-1-2"', 'number = "1-1-3"', "1-1-3", "gap: there is no 1-1-2"),
        ('number = "1-2"\n', 'number = "1-5"\n', "1-2-1", "there is no 1-2 above it"),
        ('number = "1-1-2"', 'number = "1-1-1"', "1-1-1", "a second time"),
        ('number = "1-1-2"', 'number = "2-1"', "2-1", "stands in the file of chapter 1"),
        ('number = "1-1-2"', 'number = "1-1-x"', "1-1-x", "no rule number"),
        ('number = "1-1-2"\n', "", "a rule without a number", "missing required field `number`"),
        ("A kite rises when the wind blows.", "", "1-1-1", "has no text"),
        ("A kite rises when the wind blows.", "To be restated.", "1-1-1", "is not restated yet"),
        ("A kite rises when the wind blows.", "Rising", "1-1-1", "one word"),
        ('text = "A kite rises when the wind blows."\n', "", "1-1-1", "missing required field `text`"),
        ('kind = "rule"\ntext = "It', 'kind = "law"\ntext = "It', "1-1-2", "Invalid enum value 'law'"),
        ('refs = ["1-2-1"]', 'ref = ["1-2-1"]', "1-1-2", "unknown field `ref`"),
        ('slip = "Printed with dots."\n', "", "1-2-1", "no slip says why"),
        ('via = ["1-2-1"]', 'via = ["1-2-7"]', "1-2-2", "via names 1-2-7"),
        ('why = "It repeats 1-2-1."\n', "", "1-2-2", "via and why go together"),
        ("[[rule]]\nnumber", "[[rule]\nnumber", "", "not TOML"),
    ],
)
def test_each_planted_fault_is_found(tmp_path: Path, old: str, new: str, rule: str, told: str) -> None:
    assert old in CHAPTER
    faults = lint("kites", data(tmp_path, chapter=CHAPTER.replace(old, new, 1)))
    assert [fault for fault in faults if fault.rule == rule and told in fault.what], faults
    assert all(str(tmp_path) not in str(fault) for fault in faults)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('number = "1-2-3"', 'number = "1-2-4"', "gap: there is no 1-2-3"),
        ('text = "A fallen kite is kept."', 'text = ""', "has no text"),
        ('meaning = "changed"', 'meaning = "odd"', "Invalid enum value 'odd'"),
        ('meaning = "changed"', 'meaning = "changed"\nneeds_review = true', "needs review"),
        ('amends = "1"', "amends = 1", "Expected `str`"),
        ('[[add]]\nnumber = "1-2-3"', '[[add]]\nnumber = "1-2-2"', "has that number already"),
    ],
)
def test_faults_of_an_amendment_are_found(tmp_path: Path, old: str, new: str, told: str) -> None:
    faults = lint("kites", data(tmp_path, amendment=AMENDMENT.replace(old, new, 1)))
    assert [fault for fault in faults if told in fault.what], faults


def test_several_faults_are_told_together_and_each_once(tmp_path: Path) -> None:
    spoilt = CHAPTER.replace("as 1-2-1 says.", "as 1-8-8 says.").replace('"1-2-1"]\n', '"1-9"]\n', 1)
    faults = lint("kites", data(tmp_path, chapter=spoilt))
    assert len(faults) == len({(fault.rule, fault.what) for fault in faults}) == 2


def test_a_draft_that_cannot_be_loaded_is_a_fault_and_one_in_work_is_none(tmp_path: Path) -> None:
    root = data(tmp_path)
    draft = AMENDMENT.replace('edition = "2"\namends = "1"', 'edition = "3"\namends = "2"\ndraft = true')
    (root / "kites" / "3.toml").write_text(draft)
    assert [(f.where, "1-2-3: added, but" in f.what) for f in lint("kites", root)] == [("3.toml", True)]
    in_work = draft.replace('"1-2-3"', '"1-2-4"') + "needs_review = true\n"
    (root / "kites" / "3.toml").write_text(in_work)
    loading._load_game.cache_clear()
    assert lint("kites", root) == []


def test_what_a_writer_has_reviewed_in_a_draft_is_checked(tmp_path: Path) -> None:
    root = data(tmp_path)
    draft = AMENDMENT.replace('edition = "2"\namends = "1"', 'edition = "3"\namends = "2"\ndraft = true')
    draft = draft.replace('"1-2-3"', '"1-2-4"').replace("A fallen kite is kept.", "To be restated.")
    (root / "kites" / "3.toml").write_text(draft)
    told = [(fault.where, fault.rule, fault.what) for fault in lint("kites", root)]
    assert told == [("3.toml", "1-2-4", "is not restated yet; say it in our own words.")]


def test_an_edition_that_nothing_names_is_a_fault(tmp_path: Path) -> None:
    root = data(tmp_path)
    (root / "kites" / "3.toml").write_text(AMENDMENT.replace('edition = "2"', 'edition = "3"'))
    (fault,) = lint("kites", root)
    assert str(fault).startswith(
        "3.toml: neither a draft nor published. Say `draft = true` in it, or name it"
    )


def test_an_unknown_game(tmp_path: Path) -> None:
    with pytest.raises(RuleproofError, match="no game 'boats'"):
        lint("boats", data(tmp_path))


def test_a_spoilt_game_file(tmp_path: Path) -> None:
    faults = lint("kites", data(tmp_path, game=GAME.replace("citing_edition", "cited_edition")))
    assert faults[0].where == "game.toml"


@pytest.mark.parametrize(("count", "found"), [(9, 0), (10, 1), (14, 1)])
def test_ten_words_in_a_row_are_a_copy_and_nine_are_none(tmp_path: Path, count: int, found: int) -> None:
    official = "old kites are folded by their owner and then put away until spring comes back again"
    ours = "We hold: " + " ".join(official.split()[:count]) + " as ever."
    root = data(tmp_path, amendment=AMENDMENT.replace("A fallen kite is kept.", ours))
    document = Imported((ImportedRule("1-1", official.title(), None, 1),), (), ())
    faults = list(copies(root / "kites", document))
    assert [(fault.where, fault.rule) for fault in faults] == [("2.toml", "1-2-3")] * found
    if found:
        assert f"copies {count} words" in faults[0].what
