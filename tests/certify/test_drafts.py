"""A draft of a new edition: what it touches needs review, the rest runs as in the edition that it amends."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruleproof.certify.running import run
from ruleproof.cli import main
from ruleproof.rulebook import loading
from ruleproof.suite import ROOT

DRAFT = """draft = true
edition = "2.0"
amends = "1.1.9"
published = "2030-01-01"

[[reword]]
number = "6-5-6-1"
meaning = "changed"
needs_review = true
"""


@pytest.fixture
def draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    shutil.copytree(ROOT / "rules_text", tmp_path / "rules_text")
    (tmp_path / "rules_text" / "one_piece" / "2.0.toml").write_text(DRAFT, encoding="utf-8")
    monkeypatch.setattr(loading, "ROOT", tmp_path)
    loading._load_game.cache_clear()
    yield
    loading._load_game.cache_clear()


@pytest.mark.usefixtures("draft")
def test_a_draft_can_be_certified() -> None:
    game = loading.load_game("one_piece")
    assert game.newest == "1.1.9"
    published, drafted = run("reference", game), run("reference", game, "2.0")
    assert drafted.certified
    ids = {record["id"] for record in drafted.records}
    assert {record["id"] for record in published.records} - ids == {
        record["id"] for record in published.records if record["rule"] == "6-5-6-1"
    }
    statuses = {rule.number: status for rule, status, _ in drafted.statuses()}
    assert statuses["6-5-6-1"] == "needs review"
    assert statuses["7-1-4-1"] == "pass"


@pytest.mark.usefixtures("draft")
def test_the_summary_of_a_draft_names_what_needs_review(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["certify", "--rules", "2.0", "--rule", "7-1-4-1"]) == 0
    assert "Needs review (1 rule of a draft): 6-5-6-1" in capsys.readouterr().out
