"""What the suite says of engines that are wrong in one way."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruleproof.certify.features import read_features
from ruleproof.certify.results import Results
from ruleproof.certify.running import run
from ruleproof.rulebook.loading import load_game

HERE = Path(__file__).resolve().parent
EXAMPLES = HERE.parent.parent / "examples"


@pytest.fixture(autouse=True)
def findable(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let engine specs find the modules of this folder and of the examples."""
    monkeypatch.syspath_prepend(str(HERE))
    monkeypatch.syspath_prepend(str(EXAMPLES))
    yield
    for name in ("engines", "broken_engine"):
        sys.modules.pop(name, None)


def certify(engine: str, *selection: str) -> Results:
    return run(f"python:{engine}", load_game("one_piece"), selection=selection)


def test_a_wrapped_reference_passes_everything() -> None:
    assert certify("engines:Wrapped").certified


def test_one_broken_rule_fails_every_refusal_titled_with_it() -> None:
    results = certify("broken_engine:make")
    refusals = {text.id for text in read_features("one_piece") if text.twin}
    titled = [each for each in results.records if each["rule"] == "6-5-6-1" and each["id"] in refusals]
    assert len(titled) >= 3
    assert {record["verdict"] for record in titled} == {"fail"}
    # No other scenario's Then depends on it.
    assert {record["rule"] for record in results.records if record["verdict"] != "pass"} == {"6-5-6-1"}
    for record in titled:
        assert record["step"] == "Then it is refused"
        assert "expected: the engine refuses it" in record["message"]
        assert "seen: it was accepted" in record["message"]


def test_refusing_everything_earns_no_prohibition() -> None:
    results = certify("engines:RefusesEverything")
    refusals = [text.id for text in read_features("one_piece") if text.twin]
    assert len(refusals) >= 15
    assert results.summary["pass"] == 0
    assert results.summary["unsupported"] == 0


def test_supporting_nothing_passes_nothing_and_fails_nothing() -> None:
    results = certify("engines:SupportsNothing")
    assert results.summary == {"pass": 0, "fail": 0, "unsupported": len(results.records), "error": 0}


def test_a_crash_is_an_error_of_its_scenario_alone() -> None:
    results = certify("engines:Crashes")
    concessions = [
        text.id
        for text in read_features("one_piece")
        if any(step.text.endswith(" concedes") for step in text.steps)
    ]
    broken = [record for record in results.records if record["verdict"] != "pass"]
    assert sorted(record["id"] for record in broken) == sorted(concessions)
    assert len(concessions) >= 6
    assert {record["verdict"] for record in broken} == {"error"}
    assert all("ZeroDivisionError: somewhere deep inside" in record["message"] for record in broken)


def test_a_refused_act_that_changes_something_is_no_refusal() -> None:
    results = certify("engines:ChangesWhatItRefuses", "-k", "cost-cannot-be-paid")
    (record,) = results.records
    assert record["verdict"] == "fail"
    assert "a refused act changes nothing" in record["message"]


def test_what_an_engine_does_not_tell_is_unsupported() -> None:
    results = certify("engines:TellsLittle")
    unsupported = {
        record["id"]: record["message"] for record in results.records if record["verdict"] != "pass"
    }
    executed = {record["id"] for record in results.records}
    observing = {text.id for text in read_features("one_piece") if text.tagged("observe")} & executed
    assert observing <= set(unsupported)
    assert {record["verdict"] for record in results.records} == {"pass", "unsupported"}
    assert "setting a game up from decks" in unsupported.values()


def test_runs_do_not_touch_each_other() -> None:
    game = load_game("one_piece")
    first = run("reference", game).to_json()
    run("python:engines:RefusesEverything", game)
    assert run("reference", game).to_json() == first
    assert importlib.util.find_spec("engines") is not None
