"""The steps as a writer of scenarios meets them: what wrong steps say, and how answers find decisions."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from ruleproof.certify import features, running
from ruleproof.certify.records import Record
from ruleproof.rulebook.loading import load_game


def play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, steps: str) -> Record:
    """The record of an invented scenario, played on the reference."""
    # Parsed features are kept by path, so every scenario gets a folder of its own.
    folder = Path(tempfile.mkdtemp(dir=tmp_path))
    path = folder / "one_piece" / "planted.feature"
    path.parent.mkdir()
    body = "\n".join(f"    {line.strip()}" for line in steps.strip().splitlines())
    path.write_text(f"Feature: F\n\n  @id:planted\n  Scenario: 1-2-3 Planted\n{body}\n", encoding="utf-8")
    monkeypatch.setattr(features, "features_of", lambda game_id: folder / game_id)
    kept: list[Record] = []
    try:
        running.run("reference", load_game("one_piece"), progress=lambda record, *_: kept.append(record))
    except running.RuleproofError:
        assert kept
    (record,) = kept
    return record


MAIN = "Given P1 is in the Main Phase"


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        (
            "Given P1 is in the Lunch Phase\nWhen P1 concedes\nThen P1 loses the game",
            "no phase 'Lunch Phase'",
        ),
        (f"{MAIN} with:\n| zone | card |\n| hand | Recruit |\nWhen P1 concedes", "no column 'zone'"),
        (f"{MAIN} with:\n| card |\n| Recruit |\nWhen P1 concedes", "lacks the column 'area'"),
        (f"{MAIN} with:\n| area | card |\n| pocket | Recruit |\nWhen P1 concedes", "no area 'pocket'"),
        (f"{MAIN} with:\n| area | card |\n| hand | Rekruit |\nWhen P1 concedes", "nearest are Recruit"),
        (f"{MAIN} with:\n| area | card | state |\n| hand | Recruit | tired |\nWhen P1 concedes", "'tired'"),
        (
            f"{MAIN} with:\n| area | card | count |\n| hand | Recruit | two |\nWhen P1 concedes",
            "whole number",
        ),
        (
            f"{MAIN} with:\n| area | card |\n| hand | Recruit |\n| hand | Recruit |\nWhen P1 concedes",
            "two cards are called 'Recruit'",
        ),
        (f"{MAIN}\nAnd P1 has 1 Life card\nWhen P1 plays Nobody", "'Nobody' names no card of this scenario"),
        (f"{MAIN}\nWhen P1 begins the Draw Phase", "does not stand before the Draw Phase"),
        ("Given P1 has 1 Life card\nWhen P1 concedes\nThen P1 loses the game", "has no turn player"),
        (f"{MAIN}\nAnd P1 is in the Main Phase\nWhen P1 concedes", "Say it once"),
        (f"{MAIN}\nWhen P1 concedes\nThen P1 has 3 cards in the pocket", "no area 'pocket'"),
        (
            f"{MAIN}\nAnd it is P2's first turn, going first\nWhen P1 concedes\nThen P1 loses the game",
            "the turn player is P1",
        ),
    ],
)
def test_a_wrong_step_says_what_where_and_what_would_be_right(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, steps: str, words: str
) -> None:
    record = play(monkeypatch, tmp_path, steps)
    assert record["verdict"] == "error"
    assert record["misuse"]
    assert words in record["message"]
    assert record["message"].startswith("planted.feature, line ")


BATTLE = """Given P1 is in the Main Phase
And P2 has:
| area | card | state |
| Character area | Gatekeeper | active |
"""


def test_an_answer_that_is_never_asked_for_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps = f"{MAIN}\nWhen P1 attacks P2's Leader with their Leader\nAnd P2 redraws\nThen P2 has 4 Life cards"
    record = play(monkeypatch, tmp_path, steps)
    assert (record["verdict"], record["step"]) == ("fail", "When P2 redraws")
    assert "they never were" in record["message"]


def test_optional_windows_are_declined(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps = f"{BATTLE}When P1 attacks P2's Leader with their Leader\nThen Gatekeeper is active"
    assert play(monkeypatch, tmp_path, steps)["verdict"] == "pass"


def test_a_real_choice_must_be_scripted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps = f"{MAIN} with:\n| area | card |\n| hand | Rally |\nWhen P1 plays Rally\nThen the game goes on"
    record = play(monkeypatch, tmp_path, steps)
    assert record["verdict"] == "fail"
    assert "every real choice has an answer" in record["message"]
    assert "among P1's Leader (0 to 1)" in record["message"]


def test_a_failing_given_is_not_reached(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps = (
        f"{MAIN}\nAnd P1 has attacked P1's Leader with their Leader\nWhen P1 concedes\nThen P1 loses the game"
    )
    record = play(monkeypatch, tmp_path, steps)
    assert (record["verdict"], record["phase"]) == ("error", "given")
    assert record["message"].startswith("not reached: ")


def test_an_unstated_change_is_something_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps = f"""{MAIN}
    When P1 attacks P2's Leader with their Leader
    Then P2 has 4 Life cards
    And nothing else changes"""
    record = play(monkeypatch, tmp_path, steps)
    assert record["verdict"] == "fail"
    assert "state of P1's Leader: active → rested" in record["message"]
    assert "unnamed cards in P2's hand: 0 → 1" in record["message"]


def test_stated_changes_are_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps = f"""{MAIN}
    When P1 attacks P2's Leader with their Leader
    Then P2 has 4 Life cards
    And P2 has 1 card in the hand
    And P1's Leader is rested
    And nothing else changes"""
    assert play(monkeypatch, tmp_path, steps)["verdict"] == "pass"


def test_an_act_that_is_refused_unexpectedly_fails_at_its_step(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    steps = f"{MAIN}\nWhen P1 attacks P1's Leader with their Leader\nThen the game goes on"
    record = play(monkeypatch, tmp_path, steps)
    assert (record["verdict"], record["phase"]) == ("fail", "when")
    assert "expected: the act is allowed" in record["message"]
    assert "rule 7-1-1-2" in record["message"]


def test_events_are_seen_in_order(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps = f"""{MAIN}
    When P1 attacks P2's Leader with their Leader
    Then P2 saw:
      | event  | player | from      | to   |
      | attack | P1     |           |      |
      | damage | P2     |           |      |
      | move   | P2     | Life area | hand |"""
    assert play(monkeypatch, tmp_path, steps)["verdict"] == "pass"
    wrong = steps.replace("| attack | P1     |           |      |\n", "", 1) + "\n      | attack | P1 | | |"
    record = play(monkeypatch, tmp_path, wrong)
    assert record["verdict"] == "fail"
    assert "attack" in record["message"]


SWEEP = """Given P1 is in the Main Phase with:
| area | card |
| hand | Sweep Away |
And P2 has:
| area | card |
| Character area | Recruit |
When P1 plays Sweep Away, choosing Recruit
"""


def test_what_a_player_saw_none_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    unseen = f"{SWEEP}Then P1 saw none of:\n| event | card |\n| K.O. | Recruit |"
    assert play(monkeypatch, tmp_path, unseen)["verdict"] == "pass"
    seen = (
        f"{SWEEP}Then P1 saw none of:\n| event | card | to |\n| K.O. | Recruit | |\n| move | Recruit | deck |"
    )
    record = play(monkeypatch, tmp_path, seen)
    assert record["verdict"] == "fail"
    assert "move P2 Recruit Character area deck" in record["message"]


def test_a_player_counts_cards_that_they_do_not_see(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps = f"{MAIN}\nAnd P2 has 3 cards in the hand\nWhen P1 gives 1 DON!! card to their Leader\n"
    assert play(monkeypatch, tmp_path, f"{steps}Then P1 counts 3 cards in P2's hand")["verdict"] == "pass"
    record = play(monkeypatch, tmp_path, f"{steps}Then P1 counts 4 cards in P2's hand")
    assert record["verdict"] == "fail"
    assert "they count 3" in record["message"]


def test_an_act_stops_in_a_when(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    steps = f"{BATTLE}When P1 attacks P2's Leader with their Leader\nAnd P2 is now asked to block\n"
    record = play(monkeypatch, tmp_path, f"{steps}Then the battle is in the Block Step")
    assert record["verdict"] == "pass"
    record = play(monkeypatch, tmp_path, steps.replace("block", "redraw") + "Then the game goes on")
    assert (record["verdict"], record["phase"]) == ("fail", "when")


NAMED_DON = """Given P1 is in the Main Phase with:
| area | card | as | state |
| cost area | DON!! | First | rested |
| DON!! deck | DON!! | Next | |
And P1 has 4 active DON!! cards
When P1 gives 1 DON!! card to their Leader
Then First is in P1's cost area
And First is rested
And Next is on top of P1's DON!! deck
"""


def test_don_cards_with_a_name_are_among_those_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    counted = (
        "And P1 has 3 active DON!! cards\nAnd P1 has 1 rested DON!! card\nAnd P1 has 1 card in the DON!! deck"
    )
    assert play(monkeypatch, tmp_path, NAMED_DON + counted)["verdict"] == "pass"


def test_don_cards_with_a_name_in_the_cost_area_are_among_those_counted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    named = (
        f"{MAIN} with:\n| area | card | as |\n| cost area | DON!! | First |\n| cost area | DON!! | Second |\n"
    )
    concede = "When P1 concedes\nThen P1 has 3 active DON!! cards\nAnd P1 has 7 cards in the DON!! deck"
    assert (
        play(monkeypatch, tmp_path, f"{named}And P1 has 3 active DON!! cards\n{concede}")["verdict"] == "pass"
    )
    too_few = play(monkeypatch, tmp_path, f"{named}And P1 has 1 active DON!! card\n{concede}")
    assert "1 active DON!! cards are fewer than the named ones" in too_few["message"]


def test_numbers_may_be_negative(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    crush = "| area | card |\n| hand | Crush |\nWhen P1 plays Crush, choosing P2's Leader\n"
    steps = f"{MAIN} with:\n{crush}Then P2's Leader has -5000 power"
    assert play(monkeypatch, tmp_path, steps)["verdict"] == "pass"


@pytest.mark.parametrize(
    ("then", "words"),
    [
        ("When P1 concedes\nThen P1 loses the game", "P1 is asked to decide 'trigger'"),
        ("When P1 tries to concede\nThen it is refused", "P1 is asked to decide 'trigger'"),
        ("When P1 tries to block with Recruit\nThen it is refused", "P1 is asked to decide 'trigger'"),
    ],
)
def test_a_window_that_never_came_is_told_unless_something_is_tried_in_it(
    then: str, words: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given = "| area | card |\n| hand | Recruit |\nAnd P1 has played Recruit"
    then = f"And P1 is now asked to activate the Trigger\n{then}"
    record = play(monkeypatch, tmp_path, f"{MAIN} with:\n{given}\n{then}")
    assert record["verdict"] != "pass"
    assert words in record["message"]


def test_what_is_tried_in_a_window_that_never_came_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given = "| area | card |\n| hand | Recruit |\nAnd P1 has played Recruit"
    tried = "When P1 tries to activate the Trigger\nThen it is refused"
    assert play(monkeypatch, tmp_path, f"{MAIN} with:\n{given}\n{tried}")["verdict"] == "pass"
