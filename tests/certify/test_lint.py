"""The lint of features: the suite is clean, and each planted fault is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.certify.features import read_feature
from ruleproof.certify.lint import lint, lint_features
from ruleproof.rulebook.loading import load_game
from ruleproof.suite import ROOT, vocabulary

SOUND = """Feature: 1-2 Ending

  @id:sound
  Scenario: 1-2-3 A player concedes
    Given P1 is in the Main Phase
    When P1 concedes
    Then P1 loses the game
"""


def test_the_features_are_clean() -> None:
    assert [str(finding) for finding in lint_features(load_game("one_piece"))] == []


def findings(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "1-2_planted.feature"
    path.write_text(text, encoding="utf-8")
    return [str(each) for each in lint(read_feature(path, tmp_path), load_game("one_piece"))]


def test_a_sound_feature_has_no_finding(tmp_path: Path) -> None:
    assert findings(tmp_path, SOUND) == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("1-2-3 A player", "A player", "does not begin with a rule number"),
        ("1-2-3 A player", "1-2-99 A player", "which edition 1.1.9 does not have"),
        ("1-2-3 A player", "1-3-1 A player", "the file is that of section 1-2"),
        ("@id:sound\n", "\n", "exactly one @id"),
        ("@id:sound", "@id:sound @wip", "the tag @wip is unknown"),
        ("@id:sound", "@id:sound @rule:99-1", "@rule:99-1 names nothing"),
        ("@id:sound", "@id:sound @twin:nobody", "@twin:nobody names nothing"),
        ("@id:sound", "@id:sound @twin:sound", "its own twin"),
        ("@id:sound", "@id:sound @reading:mine", "@reading:mine names nothing"),
        ("@id:sound", "@id:sound @edition:0.1", "@edition:0.1 names nothing"),
        ("@id:sound", "@id:sound @observe:stars", "@observe:stars names nothing"),
        ("When P1 concedes", "When P1 gives up", "is not in the vocabulary"),
        ("    Then P1 loses the game\n", "", "has no Then"),
        ("    When P1 concedes\n", "", "has no When"),
        ("Then P1 loses the game", "Then it is refused", "a refusal needs @twin"),
        ("Then P1 loses the game", "Then P1's deck is refused", "a refusal needs @twin"),
        ("When P1 concedes", "When P1 tries to concede", "what is tried must be told"),
        ("P1 loses the game", "P1 can see P1's Leader", "needs @observe:views"),
        ("P1 loses the game", "P1 is asked to block", "needs @observe:decisions"),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, old: str, new: str, words: str) -> None:
    found = findings(tmp_path, SOUND.replace(old, new))
    assert any(words in each for each in found), found
    assert all(each.startswith("1-2_planted.feature:") for each in found)


def test_two_scenarios_with_one_body_or_id_are_found(tmp_path: Path) -> None:
    again = SOUND.partition("\n\n")[2].replace("A player concedes", "A player gives in")
    found = findings(tmp_path, f"{SOUND}\n{again}")
    assert any("the id is that of 1-2_planted.feature:4 too" in each for each in found)
    assert any("the body is that of 1-2_planted.feature:4 too" in each for each in found)


def test_the_vocabulary_is_defined() -> None:
    """features/README.md holds every phrase with its meaning, and no phrase that is not there."""
    phrases = vocabulary().PHRASES
    text = (ROOT / "features" / "README.md").read_text(encoding="utf-8")
    for step_type in ("given", "when", "then"):
        section = text.partition(f"\n## {step_type.capitalize()}\n")[2].partition("\n## ")[0]
        rows = [line.split("|") for line in section.splitlines() if line.startswith("| `")]
        told = {row[1].strip().strip("`"): row[2].strip() for row in rows}
        declared = {each.shown: " ".join(each.meaning.split()) for each in phrases if each.type == step_type}
        assert told == declared
