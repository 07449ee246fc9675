"""What a scenario needs, what an engine earns, and what is missing for more."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.certify.certificate import Certificate, read_certificate
from ruleproof.certify.features import ScenarioText, StepText, read_features
from ruleproof.certify.profiles import MARKS, belongs, has_effect, marks_of, profile_of
from ruleproof.cli import main
from ruleproof.report.content import next_steps
from ruleproof.rulebook.loading import load_game

GAME = load_game("one_piece")
ONLY_STATE = ("--engine", "python:wrong_engines:only_state")


def scenario(
    *steps: str, tags: tuple[str, ...] = (), table: tuple[tuple[str, ...], ...] = ()
) -> ScenarioText:
    told = tuple(StepText("given", step, table, 1) for step in steps)
    return ScenarioText(Path("x.feature"), "x.feature", 1, "6-5-2 A scenario", tags, told)


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("", False),
        ("[Blocker]", False),
        ("[Rush] [Double Attack]", False),
        ("[DON!! x1] / [Blocker] (It may block.)", False),
        ("[Trigger] Draw 1 card.", True),
        ("Draw 1 card.", True),
    ],
)
def test_bare_keywords_are_no_effect(text: str, effect: bool) -> None:
    assert has_effect(text) is effect


def test_the_cards_that_a_scenario_uses_decide_its_profile() -> None:
    assert profile_of(scenario("P1 attacks P2's Leader with Fighter"), GAME) == "core"
    assert profile_of(scenario("P1 plays Lesson"), GAME) == "effects"
    assert profile_of(scenario("P1 has:", table=(("area", "card"), ("hand", "Lesson"))), GAME) == "effects"
    # A name within a longer word is no card.
    assert profile_of(scenario("P1 plays Lessons"), GAME) == "core"


def test_a_tag_and_a_reading_decide_before_the_cards() -> None:
    assert profile_of(scenario("P1 plays Lesson", tags=("profile:core",)), GAME) == "core"
    assert profile_of(scenario("P1 attacks", tags=("reading:any",)), GAME) == "full"


def test_marks_come_from_what_is_observed_and_from_deck_mode() -> None:
    assert marks_of(scenario("P1 attacks")) == ()
    assert marks_of(scenario("P1 attacks", tags=("observe:events", "observe:views"))) == ("views", "events")
    assert marks_of(scenario("P1 presents a legal deck with:")) == ("decks",)
    assert marks_of(scenario("the players prepare the game", "P1's deck is shuffled to:")) == (
        "decks",
        "shuffles",
    )


def test_lower_profiles_leave_marked_scenarios_out_and_the_last_has_everything() -> None:
    profiles = GAME.profiles
    assert belongs("core", (), "core", profiles)
    assert belongs("core", (), "effects", profiles)
    assert not belongs("effects", (), "core", profiles)
    assert not belongs("core", ("views",), "effects", profiles)
    assert belongs("effects", ("views",), "full", profiles)


def test_every_profile_and_mark_of_the_suite_is_within_the_next(sound: Certificate) -> None:
    sizes = [standing.scenarios for standing in sound.profiles_status]
    assert sizes == sorted(sizes)
    assert sizes[-1] == len(sound.scenarios)
    assert 0 < sizes[0] < sizes[-1]
    marks = {mark for text in read_features("one_piece") for mark in marks_of(text)}
    assert {"views", "decisions", "decks"} <= marks <= set(MARKS)


def test_the_reference_earns_everything(sound: Certificate) -> None:
    assert sound.profile == "full"
    assert next_steps(sound) == []
    assert set(sound.marks) == {standing.name for standing in sound.marks_status if standing.scenarios}


def test_an_engine_that_tells_only_state_and_reads_no_text_earns_core(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["certify", *ONLY_STATE, "--json", str(tmp_path / "c.json")]) == 1
    out = " ".join(capsys.readouterr().out.split())
    assert "Not certified for full" in out
    assert "(earned: core)" in out
    assert "For effects: " in out
    certificate = read_certificate(tmp_path / "c.json")
    assert (certificate.profile, certificate.marks, certificate.certified) == ("core", (), False)
    told = " ".join(next_steps(certificate))
    assert "For effects: " in told
    assert "For the mark views: " in told


def test_one_failure_of_a_profile_loses_it(broken: Certificate) -> None:
    assert (broken.profile, broken.marks) == (None, ())
    assert next_steps(broken)[0].startswith("For core: ")


def test_certify_for_a_profile_is_certified_by_it_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["certify", *ONLY_STATE, "--profile", "core"]) == 0
    assert "Certified for core" in capsys.readouterr().out
