"""Loading rules_text/: the real games, amendments of an invented one, and what bad data is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook.loading import known_games, load_game
from ruleproof.rulebook.model import Kind, nearest

GAME = """
id = "tiny"
name = "Tiny Game"
first_edition = "1"
first_published = "2020-01-01"
editions = ["1", "2"]
citing_edition = "2"
areas = ["hand"]
phases = ["Main"]
steps = []
states = ["up"]
profiles = ["core"]
moves = ["play"]
[decisions]
main = "rest"
[position]
leader = "Plain"
filler = "Filler"
deck = 3
"""

CHAPTER = """
chapter = 1
title = "Everything"
[[rule]]
number = "1-1"
kind = "heading"
text = "Start"
[[rule]]
number = "1-1-1"
kind = "rule"
text = "Cards are drawn."
[[rule]]
number = "1-1-2"
kind = "rule"
text = "As 1-1-3 says, cards are played."
refs = ["1-1-3", "1"]
[[rule]]
number = "1-1-3"
kind = "rule"
text = "Cards cost something."
[[rule]]
number = "1-1-4"
kind = "definition"
text = "Says 1-1-3 again."
via = ["1-1-3"]
why = "It repeats 1-1-3."
[[rule]]
number = "1-1-5"
kind = "rule"
text = "Goes away."
"""

AMENDMENT = """
edition = "2"
amends = "1"
published = "2021-01-01"
[renumber]
"1-1-2" = "1-1-3"
"1-1-3" = "1-1-2"
"1-1-4" = "1-1-10"
[[add]]
number = "1-1-9"
kind = "rule"
text = "New and different."
meaning = "changed"
note = "It was not so."
[[add]]
number = "1-1-4"
kind = "rule"
text = "New and silent before."
meaning = "clarified"
[[reword]]
number = "1-1-1"
meaning = "same"
text = "Cards get drawn."
[[reword]]
number = "1-1-2"
meaning = "clarified"
text = "Cards cost something, always."
note = "The word always."
[[reword]]
number = "1-1-3"
meaning = "changed"
text = "Cards are played twice."
[[remove]]
number = "1-1-5"
"""

READINGS = """
[[reading]]
id = "always"
rules = ["1-1-2"]
question = "Also on Sundays?"
reading = "Yes."
alternatives = ["No."]
source = "ours"
"""


def write(root: Path, game: str = GAME, chapter: str = CHAPTER, amendment: str = AMENDMENT) -> Path:
    folder = root / "tiny"
    (folder / "1").mkdir(parents=True)
    (folder / "game.toml").write_text(game, encoding="utf-8")
    (folder / "1" / "01_all.toml").write_text(chapter, encoding="utf-8")
    (folder / "2.toml").write_text(amendment, encoding="utf-8")
    return root


def test_the_real_games_have_all_their_rules() -> None:
    assert known_games() == ("dragon_ball", "one_piece")
    one_piece, dragon_ball = load_game("one_piece"), load_game("dragon_ball")
    assert {edition: len(book.rules) for edition, book in one_piece.rulebooks.items()} == {
        "1.1.8": 456,
        "1.1.9": 472,
    }
    assert len(dragon_ball.rulebook("1.06").rules) == 528
    assert one_piece.newest == one_piece.rulebook().edition == "1.1.9"
    assert one_piece.decisions["choose"] == "ask"
    assert dragon_ball.decisions["counter timing"] == "decline"
    assert one_piece.position.pool == "DON!!"
    assert dragon_ball.position.pool is None


def test_a_game_is_loaded_once() -> None:
    assert load_game("one_piece") is load_game("one_piece")


def test_real_renumbering_and_meaning() -> None:
    game = load_game("one_piece")
    assert game.translate("1-3-8", "1.1.8", "1.1.9") == "1-3-7"
    assert game.translate("1-3-7", "1.1.8", "1.1.9") == "1-3-6-1"
    assert game.translate("10-1-5-3", "1.1.9", "1.1.8") is None
    assert game.runs_on("6-5-6-1", "1.1.8")
    assert not game.runs_on("6-2-3", "1.1.8", under_reading=True)
    assert not game.runs_on("10-1-5-3", "1.1.8")
    assert game.runs_on("10-1-5-3", "1.1.8", under_reading=True)


def test_an_amendment_renumbers_all_at_once_and_translates_what_rules_mention(tmp_path: Path) -> None:
    game = load_game("tiny", write(tmp_path))
    new = game.rulebook("2")
    assert list(new.rules) == ["1-1", "1-1-1", "1-1-2", "1-1-3", "1-1-4", "1-1-9", "1-1-10"]
    swapped = new.rules["1-1-10"]
    assert swapped.text == "Says 1-1-2 again."
    assert swapped.via == ("1-1-2",)
    assert swapped.why == "It repeats 1-1-2."
    assert swapped.identity == game.rulebook("1").rules["1-1-4"].identity
    assert new.rules["1-1-3"].refs == ("1-1-2", "1")
    assert game.rulebook("1").rules["1-1-2"].refs == ("1-1-3", "1")


def test_history_says_what_each_edition_did(tmp_path: Path) -> None:
    rules = load_game("tiny", write(tmp_path)).rulebook("2").rules
    assert [str(change) for change in rules["1-1-2"].history] == [
        "renumbered from 1-1-3 in 2",
        "reworded in 2 (clarified): The word always.",
    ]
    assert [str(change) for change in rules["1-1-9"].history] == ["added in 2 (changed): It was not so."]
    assert rules["1-1-1"].text == "Cards get drawn."
    assert rules["1-1-1"].kind is Kind.RULE


@pytest.mark.parametrize(
    ("number", "plain", "under_reading"),
    [
        ("1-1-1", True, True),  # reworded, same
        ("1-1-2", False, True),  # clarified
        ("1-1-3", False, False),  # changed
        ("1-1-4", False, True),  # added, clarified
        ("1-1-9", False, False),  # added, changed
        ("1-1-10", True, True),  # only renumbered
    ],
)
def test_where_a_scenario_runs(tmp_path: Path, number: str, plain: bool, under_reading: bool) -> None:
    game = load_game("tiny", write(tmp_path))
    assert game.runs_on(number, "1") is plain
    assert game.runs_on(number, "1", under_reading=True) is under_reading
    assert game.runs_on(number, "2")


def test_a_scenario_of_an_older_citing_edition_runs_on_a_later_one_that_says_no_different(
    tmp_path: Path,
) -> None:
    game = load_game(
        "tiny", write(tmp_path, game=GAME.replace('citing_edition = "2"', 'citing_edition = "1"'))
    )
    ran = {number: game.runs_on(number, "2") for number in game.rulebook("1").rules}
    assert ran == {"1-1": True, "1-1-1": True, "1-1-2": False, "1-1-3": True, "1-1-4": True, "1-1-5": False}


def test_find_takes_the_citing_number(tmp_path: Path) -> None:
    book = load_game("tiny", write(tmp_path)).rulebook("1")
    found = book.find("1-1-10")
    assert found is not None
    assert found.number == "1-1-4"
    assert book.find("1-1-9") is None


def test_readings(tmp_path: Path) -> None:
    (write(tmp_path) / "tiny" / "readings.toml").write_text(READINGS, encoding="utf-8")
    reading = load_game("tiny", tmp_path).readings["always"]
    assert (reading.rules, reading.alternatives, reading.source) == (("1-1-2",), ("No.",), "ours")


def test_a_reading_of_an_unknown_rule(tmp_path: Path) -> None:
    text = READINGS.replace("1-1-2", "7-7")
    (write(tmp_path) / "tiny" / "readings.toml").write_text(text, encoding="utf-8")
    with pytest.raises(RuleproofError, match=r"readings.toml, reading always: there is no rule 7-7"):
        load_game("tiny", tmp_path)


def test_unknown_game_edition_and_rule_say_what_there_is(tmp_path: Path) -> None:
    with pytest.raises(RuleproofError, match=r"no game 'chess' here. The games are dragon_ball, one_piece"):
        load_game("chess")
    game = load_game("tiny", write(tmp_path))
    with pytest.raises(RuleproofError, match=r"no edition 3 of tiny. The editions are 1, 2"):
        game.rulebook("3")
    with pytest.raises(RuleproofError, match=r"no rule 1-1-11.* nearest numbers are 1-1-4, 1-1-9, 1-1-10"):
        game.rulebook("2").rule("1-1-11")
    with pytest.raises(RuleproofError, match=r"1 is a chapter .*Everything.* sections 1-1"):
        game.rulebook("2").rule("1")


def test_nearest_looks_further_up_when_the_section_is_unknown() -> None:
    assert nearest("2-7-1", ["1-1", "2-1", "2-6", "2-8"]) == ["2-1", "2-6", "2-8"]
    assert nearest("nonsense", ["1-1"]) == []


HEADING = 'kind = "heading"\ntext = "Start"'
VIA = 'via = ["1-1-3"]\nwhy = "It repeats 1-1-3."'


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            'text = "Cards are drawn."',
            'txt = "Cards"',
            r"01_all.toml, rule 1-1-1: .*The keys are number, kind",
        ),
        (
            'kind = "definition"',
            'kind = "remark"',
            r"rule 1-1-4: .*A kind is one of heading, definition, rule",
        ),
        (
            'refs = ["1-1-3", "1"]',
            'refs = ["4-4"]',
            "rule 1-1-2: refs names 4-4, .* existing rule or chapter",
        ),
        ('via = ["1-1-3"]', 'via = ["4-4"]', "rule 1-1-4: via names 4-4, .*name an existing rule"),
        ('via = ["1-1-3"]', 'via = ["1-1"]', "rule 1-1-4: via names 1-1, which has no scenarios of its own"),
        (
            'via = ["1-1-3"]',
            'via = ["1-1-4"]',
            "rule 1-1-4: via names 1-1-4, which has no scenarios of its own",
        ),
        (HEADING, HEADING + "\n" + VIA, "rule 1-1: is a heading with via or untestable"),
        ('number = "1-1-5"', 'number = "1-1-1"', "rule 1-1-1: the number is there already .* stands once"),
        ('number = "1-1-5"', 'number = "2-1"', "rule 2-1: the file holds chapter 1"),
        ('number = "1-1-5"', 'number = "1.1.5"', "'1.1.5' is no rule number such as 7-1-4-1"),
        (VIA, VIA + '\nuntestable = "no"', "rule 1-1-4: has both via and untestable; .* at most one"),
        (VIA, 'via = ["1-1-3"]', "rule 1-1-4: via and why go together"),
        ('text = "Goes away."', 'text = " "', "rule 1-1-5: has no text"),
        ("chapter = 1", "chapter = ", "01_all.toml: not TOML"),
        (
            "chapter = 1",
            'chapter = 1\nauthor = "me"',
            "unknown field `author`.* The keys are chapter, title, rule",
        ),
    ],
)
def test_bad_chapters_are_told_with_file_rule_and_remedy(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    assert CHAPTER.count(old) == 1
    with pytest.raises(RuleproofError, match=told):
        load_game("tiny", write(tmp_path, chapter=CHAPTER.replace(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            'amends = "1"',
            'amends = "0"',
            "2.toml: says edition '2' amends '0'; game.toml wants '2' after '1'",
        ),
        ('"1-1-4" = "1-1-10"', '"1-1-4" = "1-1-1"', "rule 1-1-1: two rules would get this number"),
        ('"1-1-4" = "1-1-10"', '"1-1-8" = "1-1-10"', "rule 1-1-8: removed or renumbered, but 1 has no such"),
        ('"1-1-4" = "1-1-10"', '"1-1-4" = "ten"', "rule 1-1-4: 'ten' is no rule number"),
        ('"1-1-4" = "1-1-10"', '"1-1-5" = "1-1-10"', "rule 1-1-5: both removed and renumbered"),
        (
            'number = "1-1-9"',
            'number = "1-1-1"',
            "rule 1-1-1: added, but the edition has that number already",
        ),
        (
            'number = "1-1-9"',
            'number = "2-1"',
            "rule 2-1: stands in a chapter that the edition does not have",
        ),
        ('meaning = "same"', 'meaning = "similar"', "rule 1-1-1: Invalid enum value 'similar'"),
        (
            'number = "1-1-1"\nmeaning = "same"',
            'number = "1-1-5"\nmeaning = "same"',
            "rule 1-1-5: reworded, but edition 2 has no such number; name the number in the new",
        ),
        ('[[remove]]\nnumber = "1-1-5"', '[[remove]]\nnumber = "1-1-6"', "rule 1-1-6: removed or renumbered"),
    ],
)
def test_bad_amendments_are_told_with_file_rule_and_remedy(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    assert AMENDMENT.count(old) == 1
    with pytest.raises(RuleproofError, match=told):
        load_game("tiny", write(tmp_path, amendment=AMENDMENT.replace(old, new)))


def test_a_missing_amendment_is_told(tmp_path: Path) -> None:
    (write(tmp_path) / "tiny" / "2.toml").unlink()
    with pytest.raises(RuleproofError, match=r"2.toml: not found; edition 2 is an amendment of 1"):
        load_game("tiny", tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "tiny"', 'id = "small"', "game.toml: id is 'small'; it must be the folder's name, 'tiny'"),
        ('citing_edition = "2"', 'citing_edition = "7"', "'7' is not one of the editions, which are 1, 2"),
        ('editions = ["1", "2"]', 'editions = ["2", "1"]', "must list the oldest first"),
        ('main = "rest"', 'main = "sleep"', "game.toml: Invalid enum value 'sleep'"),
        ("deck = 3", 'deck = "three"', "game.toml: Expected `int`, got `str`"),
    ],
)
def test_a_bad_game_file_is_told(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(RuleproofError, match=told):
        load_game("tiny", write(tmp_path, game=GAME.replace(old, new)))
