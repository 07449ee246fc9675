"""The gate: open where all is well, and closed for every reason there is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ruleproof.certify.certificate import Certificate, sealed
from ruleproof.certify.gate import close
from ruleproof.certify.results import certify_results
from ruleproof.cli import main
from ruleproof.rulebook.loading import load_game

GAME = load_game("one_piece")


def changed(certificate: Certificate, scenarios: list[Any], **more: Any) -> Certificate:
    """The certificate that an engine with these results would have."""
    made = certify_results(
        suite=certificate.suite,
        protocol=certificate.protocol,
        engine=certificate.engine,
        game=GAME,
        edition=certificate.rules,
        results=scenarios,
        selection={},
    )
    return sealed(msgspec.structs.replace(made, **more))


def test_a_sound_run_passes_every_gate(
    sound: Certificate, sound_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = str(sound_file)
    assert main(["gate", name]) == 0
    assert main(["gate", name, "--baseline", name, "--profile", "full", "--min", "1"]) == 0
    assert "The gate is open" in capsys.readouterr().out


def test_without_options_every_scenario_must_pass(
    broken: Certificate, broken_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["gate", str(broken_file)]) == 1
    out = capsys.readouterr().out
    assert all(result.title in out for result in broken.scenarios if not result.passed)
    assert close(changed(broken, []))[0].what == "No scenario was played."


def test_a_regression_closes_the_gate_with_the_list(
    broken: Certificate, broken_file: Path, sound_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["gate", str(broken_file), "--baseline", str(sound_file), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)["findings"]
    assert {finding["subject"] for finding in found} == {"6-5-6-1", "7-1-1-2", "10-1-3-1"}
    assert {finding["kind"] for finding in found} == {"regression"}
    assert "passed before and does not now" in found[0]["what"]
    # What failed before may fail still, and what is better is no regression.
    assert main(["gate", str(broken_file), "--baseline", str(broken_file)]) == 0
    assert main(["gate", str(sound_file), "--baseline", str(broken_file)]) == 0


def test_a_verdict_changed_by_hand_closes_the_gate_twice(
    sound: Certificate, sound_file: Path, tmp_path: Path
) -> None:
    plain = sound.to_json()
    plain["scenarios"][0]["verdict"] = "fail"
    found = close(msgspec.convert(plain, Certificate), baseline=sound)
    assert {"certificate", "regression"} <= {finding.kind for finding in found}


def test_unsupported_now_is_a_regression_too(sound: Certificate) -> None:
    first, *rest = sound.scenarios
    lost = msgspec.structs.replace(first, verdict="unsupported", message="no more")
    (found,) = close(changed(sound, [lost, *rest]), baseline=sound)
    assert (found.kind, found.subject) == ("regression", first.rule)


def test_a_scenario_that_disappeared_closes_the_gate(sound: Certificate) -> None:
    gone, *rest = sound.scenarios
    (found,) = close(changed(sound, rest), baseline=sound)
    assert (found.kind, found.subject) == ("disappeared", gone.id)


def test_a_new_scenario_that_fails_revokes_nothing(sound: Certificate, broken: Certificate) -> None:
    known = {result.id for result in broken.scenarios if result.passed}
    earlier = changed(sound, [result for result in sound.scenarios if result.id in known])
    assert close(broken, baseline=earlier) == []


def test_coverage_below_the_minimum_closes_the_gate(sound: Certificate, broken: Certificate) -> None:
    assert close(sound, least=100) == []
    (found,) = close(broken, least=99.9)
    assert found.kind == "coverage"
    assert "below the minimum of 99.9%" in found.what


def test_a_profile_that_was_not_earned_closes_the_gate(broken: Certificate) -> None:
    (found,) = close(broken, profile="core")
    assert (found.kind, found.subject) == ("profile", "core")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(("--profile", "gold"), "no profile 'gold'"), (("--baseline", "missing.json"), "cannot be read")],
)
def test_wrong_use(
    sound_file: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], told: str
) -> None:
    assert main(["gate", str(sound_file), *arguments]) == 2
    assert told in capsys.readouterr().err


def test_another_edition_is_no_baseline(
    sound: Certificate, sound_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.json"
    other.write_text(msgspec.structs.replace(sound, rules="1.1.8").to_text(), encoding="utf-8")
    assert main(["gate", str(sound_file), "--baseline", str(other)]) == 2
    assert "same edition" in capsys.readouterr().err


def test_a_shard_is_missing(sound: Certificate, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shard = tmp_path / "shard.json"
    shard.write_text(changed(sound, list(sound.scenarios[:10])).to_text(), encoding="utf-8")
    assert main(["gate", str(shard)]) == 1
    assert f"{len(sound.scenarios) - 10} scenarios of the suite were not played" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("selection", "partial", "kinds"),
    [
        ({"shard": "1/4"}, False, ["incomplete"]),
        ({}, True, ["incomplete"]),
        ({"rule": "6-5-6-1"}, True, ["incomplete"]),
        ({"fail fast": "yes"}, False, ["incomplete"]),
        ({"rule": "6-5-6-1"}, False, []),
        ({"profile": "core"}, False, []),
    ],
)
def test_a_piece_of_a_run_opens_no_gate_but_what_was_asked_for_does(
    sound: Certificate, selection: dict[str, str], partial: bool, kinds: list[str]
) -> None:
    piece = changed(sound, list(sound.scenarios[:10]), selection=selection, partial=partial)
    assert [finding.kind for finding in close(piece)] == kinds
    assert [finding.kind for finding in close(piece, least=0)] == []


def test_the_gate_names_the_entry_that_is_stale(
    sound: Certificate, sound_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    expected = tmp_path / "expected.toml"
    passing = sound.scenarios[0].id
    expected.write_text(
        f'[[expected]]\nscenario = "{passing}"\nverdict = "fail"\nreason = "no"\n'
        '[[expected]]\nscenario = "gone-long-ago"\nverdict = "fail"\nreason = "no"\n'
        '[[expected]]\nrule = "99-1"\nverdict = "fail"\nreason = "no"\n',
        encoding="utf-8",
    )
    assert main(["gate", str(sound_file), "--expect", str(expected)]) == 1
    out = capsys.readouterr().out
    assert f"unexpected pass: {passing}: it was expected to be fail and passes" in out
    assert "stale: gone-long-ago: the suite has no such scenario" in out
    assert "stale: rule 99-1: the suite has no scenario of it in 1.1.9" in out
