"""Withdrawn scenarios: not played, named with their reason, and never leant on."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleproof.adapter.errors import RuleproofError
from ruleproof.certify import withdrawn
from ruleproof.certify.certificate import Certificate
from ruleproof.certify.expectations import judge, read_expectations
from ruleproof.certify.features import read_features
from ruleproof.certify.gate import close
from ruleproof.certify.lint import lint_withdrawn
from ruleproof.certify.running import run
from ruleproof.certify.verifying import faults_of
from ruleproof.certify.withdrawn import Withdrawn, read_withdrawn
from ruleproof.rulebook.loading import load_game

GAME = load_game("one_piece")
ENTRY = '[[withdrawn]]\nid = "turn-player-concedes"\nreason = "It asks for too much."\nsince = "0.2.0"\n'


@pytest.fixture
def withdrawing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A list of withdrawn scenarios in the place of the game's own."""
    path = tmp_path / "withdrawn.toml"
    path.write_text(ENTRY, encoding="utf-8")
    monkeypatch.setattr(withdrawn, "features_of", lambda game_id: tmp_path)
    return path


def test_it_is_not_played_and_the_certificate_says_why(withdrawing: Path) -> None:
    certificate = run("reference", GAME, selection=("--rule", "1-2-3")).certificate()
    assert "turn-player-concedes" not in {result.id for result in certificate.scenarios}
    assert [(each.id, each.reason) for each in certificate.withdrawn] == [
        ("turn-player-concedes", "It asks for too much.")
    ]
    assert faults_of(certificate) == []


def test_without_it_a_run_is_complete_and_its_disappearance_no_regression(
    withdrawing: Path, sound: Certificate
) -> None:
    certificate = run("reference", GAME).certificate()
    assert len(certificate.scenarios) == len(sound.scenarios) - 1
    assert certificate.complete
    assert close(certificate, baseline=sound) == []


def test_an_expectation_of_it_is_stale(withdrawing: Path, sound: Certificate, tmp_path: Path) -> None:
    file = tmp_path / "expected.toml"
    file.write_text(
        '[[expected]]\nscenario = "turn-player-concedes"\nverdict = "fail"\nreason = "x"\n', encoding="utf-8"
    )
    (found,) = judge(sound, read_expectations(file))
    assert found.kind == "stale"
    assert "It asks for too much." in found.what


@pytest.mark.parametrize(
    "text",
    ["[[withdrawn]]\nid = 'a'\n", ENTRY.replace("It asks for too much.", " "), ENTRY + ENTRY, "[withdrawn"],
)
def test_a_list_that_is_wrong_is_told(withdrawing: Path, text: str) -> None:
    withdrawing.write_text(text, encoding="utf-8")
    with pytest.raises(RuleproofError, match=r"withdrawn\.toml of one_piece"):
        read_withdrawn("one_piece")


def test_the_lint_finds_what_leads_nowhere_and_what_is_leant_on() -> None:
    texts = read_features("one_piece")
    twin = next(text.twin for text in texts if text.twin)
    entries = {
        "no-such": Withdrawn("no-such", "x", "0.2.0"),
        twin: Withdrawn(twin, "x", "0.2.0", replaced_by="nor-this"),
    }
    told = " ".join(finding.what for finding in lint_withdrawn(texts, "one_piece", entries))
    assert "'no-such' names no scenario" in told
    assert "replaced by 'nor-this', which is not played" in told
    assert f"the twin {twin!r} is withdrawn" in told
    assert list(lint_withdrawn(texts, "one_piece", {})) == []


def test_the_suites_own_lists_are_sound() -> None:
    for game in ("one_piece",):
        assert list(lint_withdrawn(read_features(game), game, read_withdrawn(game))) == []
