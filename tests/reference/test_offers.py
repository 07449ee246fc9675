"""What the reference offers is what it accepts: every move of every scenario is held against the offers."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from bench.offers import watched
from ruleproof.certify.running import run
from ruleproof.rulebook.loading import load_game

GAME = load_game("one_piece")
decisions: Any = importlib.import_module("ruleproof.suite.reference.kernel.decisions")


def test_every_move_of_the_suite_is_offered_or_refused() -> None:
    with watched() as judged:
        results = run("reference", GAME)
    assert {
        record["id"]: record["message"] for record in results.records if record["verdict"] != "pass"
    } == {}
    assert {"main", "block", "counter"} <= set(judged)


def test_an_offer_that_is_lost_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions.Window, "moves", lambda window: iter(()))
    with watched():
        results = run("reference", GAME, selection=("--scenario", "leader-damaged-at-zero-life"))
    (record,) = results.records
    assert record["verdict"] == "error"
    assert "WrongOffer" in record["message"]
