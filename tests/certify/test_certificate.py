"""The certificate: its schema, what verifying finds, reproducing and merging."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

import ruleproof
from ruleproof.adapter.errors import RuleproofError
from ruleproof.certify.certificate import (
    SCHEMA,
    Certificate,
    Suite,
    certificate_schema,
    read_certificate,
    sealed,
)
from ruleproof.certify.merging import merge
from ruleproof.certify.results import suite_digest
from ruleproof.certify.running import run
from ruleproof.certify.verifying import faults_of, reproduce
from ruleproof.cli import main
from ruleproof.rulebook.loading import load_game

GAME = load_game("one_piece")
BROKEN = "python:wrong_engines:three_rules"
Plain = dict[str, Any]


def again(plain: Plain) -> Certificate:
    """A certificate from its changed plain form, with a digest that fits: a careful forger."""
    return sealed(msgspec.convert(plain, Certificate))


# --- form


def test_certificates_fit_the_published_schema(sound: Certificate, broken: Certificate) -> None:
    schema = certificate_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for certificate in (sound, broken):
        assert list(validator.iter_errors(json.loads(certificate.to_text()))) == []


@pytest.mark.parametrize(
    "change",
    [
        lambda plain: plain.pop("suite"),
        lambda plain: plain["scenarios"][0].update(verdict="maybe"),
        lambda plain: plain["scenarios"][0].pop("id"),
        lambda plain: plain.update(surprise=1),
        lambda plain: plain.update(format=2),
        lambda plain: plain["summary"].update({"pass": "many"}),
    ],
)
def test_the_schema_and_the_reader_refuse_the_same(
    sound: Certificate, change: Callable[[Plain], object], tmp_path: Path
) -> None:
    plain = json.loads(sound.to_text())
    change(plain)
    assert not jsonschema.Draft202012Validator(certificate_schema()).is_valid(plain)
    path = tmp_path / "c.json"
    path.write_text(json.dumps(plain), encoding="utf-8")
    with pytest.raises(RuleproofError, match="is no certificate"):
        read_certificate(path)


def test_the_schema_is_published_and_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["certificate", "schema"]) == 0
    told = capsys.readouterr().out
    assert json.loads(told) == certificate_schema()
    again = "write it anew with `ruleproof certificate schema > ruleproof/certify/certificate.schema.json`"
    assert SCHEMA.read_text(encoding="utf-8") == told, again


def test_the_file_has_a_line_for_each_scenario_and_reads_back(broken: Certificate, broken_file: Path) -> None:
    assert read_certificate(broken_file) == broken
    lines = broken_file.read_text(encoding="utf-8").splitlines()
    assert sum(f'"id": "{broken.scenarios[0].id}"' in line for line in lines) == 1


def test_it_names_suite_engine_and_every_verdict(broken: Certificate) -> None:
    assert broken.suite == Suite(ruleproof.__version__, suite_digest("one_piece"))
    assert (broken.engine.name, broken.game, broken.rules) == ("Three Broken", "one_piece", "1.1.9")
    assert sum(broken.summary.values()) == len(broken.scenarios)
    assert broken.complete


def test_failures_carry_the_positions_before_and_after_and_nothing_else_does(broken: Certificate) -> None:
    for result in broken.scenarios:
        assert (result.before is not None, result.after is not None) == (not result.passed, not result.passed)
    banish = broken.of("banish-trashes-the-life-card")
    assert banish is not None
    assert banish.before is not None
    assert banish.after is not None
    labels = {card.label for card in banish.before.areas["P2"]["Life area"]}
    assert "Recruit" in labels
    assert "Recruit" in {card.label for card in banish.after.areas["P2"]["hand"]}
    # Filler has no values: nothing is asserted on it.
    assert all(not card.values for card in banish.after.areas["P2"]["deck"])
    assert (banish.expected, banish.seen) == ("Recruit in P2's trash", "in P2's hand")


def test_an_engine_that_broke_is_not_asked_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    (result,) = (
        run("python:wrong_engines:breaking", GAME, selection=("--scenario", "attacker-is-rested"))
        .certificate()
        .scenarios
    )
    assert result.verdict == "error"
    assert result.before is not None
    assert result.after is None


# --- verifying


def test_sound_certificates_verify(
    sound_file: Path, broken_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (sound_file, broken_file):
        assert main(["certificate", "verify", str(path)]) == 0
    assert "holds" in capsys.readouterr().out


def test_a_change_by_hand_shows_in_the_digest(sound_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = sound_file.read_text(encoding="utf-8")
    sound_file.write_text(text.replace("Ruleproof reference", "Another engine"), encoding="utf-8")
    assert main(["certificate", "verify", str(sound_file)]) == 1
    assert "changed after it was written" in capsys.readouterr().out


@pytest.mark.parametrize(
    "command", [["merge", "-o", "new.json"], ["report", "--badge", "new.json"], ["compare", "other.json"]]
)
def test_nothing_new_is_made_of_a_certificate_that_was_changed(
    broken_file: Path,
    command: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    text = broken_file.read_text(encoding="utf-8")
    (tmp_path / "other.json").write_text(text, encoding="utf-8")
    broken_file.write_text(text.replace('"verdict": "fail"', '"verdict": "pass"'), encoding="utf-8")
    name, *options = command
    assert main([name, str(broken_file), *options]) == 2
    assert "was changed after it was written" in capsys.readouterr().err
    assert not Path("new.json").exists()


@pytest.mark.parametrize("game", ["nope", "/etc", "../.."])
@pytest.mark.parametrize("command", ["certificate verify", "gate", "merge -o new.json"])
def test_a_game_that_is_not_here_is_told(
    sound: Certificate, game: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "c.json"
    path.write_text(again(sound.to_json() | {"game": game}).to_text(), encoding="utf-8")
    assert main([*command.split(), str(path)]) == 2
    assert f"There is no game '{game}' here" in capsys.readouterr().err


def fail_first(plain: Plain) -> None:
    plain["scenarios"][0]["verdict"] = "fail"


def drop_first(plain: Plain) -> None:
    del plain["scenarios"][0]


@pytest.mark.parametrize(
    ("forge", "told"),
    [
        (fail_first, "add up to"),
        (fail_first, "is said to pass, and a scenario of it does not"),
        (drop_first, "add up to"),
        (lambda plain: plain["scenarios"].insert(0, plain["scenarios"][0]), "there twice"),
        (lambda plain: plain["scenarios"][0].update(id="invented"), "no scenario invented"),
        (lambda plain: plain["scenarios"][0].update(rules=["7-1"]), "about other rules"),
        (lambda plain: plain.update(profile="core"), "`profile` is not what"),
        (lambda plain: plain.update(complete=False), "`complete` is not what"),
        (lambda plain: plain["profiles_status"][0].update(scenarios=1), "`profiles_status` is not what"),
        (lambda plain: plain.update(withdrawn=[{"id": "x", "reason": "y"}]), "`withdrawn` is not what"),
        (lambda plain: plain["rules_status"][1].update(status="pass"), "`rules_status` is not what"),
        (lambda plain: plain["suite"].update(digest="sha256:0"), "one of the two was altered"),
    ],
)
def test_a_forged_certificate_is_caught_even_with_a_fitting_digest(
    sound: Certificate, forge: Callable[[Plain], object], told: str
) -> None:
    plain = sound.to_json()
    forge(plain)
    assert any(told in fault for fault in faults_of(again(plain)))


def test_a_certificate_of_an_earlier_suite_stays_good_and_says_so(
    sound: Certificate, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = sound.to_json()
    plain["suite"] = {"version": "0.0.9", "digest": "sha256:1"}
    path = tmp_path / "old.json"
    path.write_text(again(plain).to_text(), encoding="utf-8")
    assert main(["certificate", "verify", str(path)]) == 0
    assert "It is of suite 0.0.9" in capsys.readouterr().out
    assert main(["certificate", "verify", str(path), "--engine", "reference"]) == 2
    assert "cannot be reproduced here" in capsys.readouterr().err


def test_an_engine_reproduces_its_certificate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "part.json"
    path.write_text(
        run(BROKEN, GAME, selection=("--chapter", "10")).certificate().to_text(), encoding="utf-8"
    )
    arguments = ["certificate", "verify", str(path), "--engine"]
    assert main([*arguments, BROKEN]) == 0
    assert "the engine does it again" in capsys.readouterr().out
    assert main([*arguments, "reference"]) == 1
    out = capsys.readouterr().out
    assert "banish-trashes-the-life-card is pass now, and fail in the certificate" in out
    assert "The engine's name is 'Ruleproof reference'" in out


def test_a_partial_certificate_is_reproduced_as_far_as_it_goes() -> None:
    part = run("reference", GAME, selection=("--chapter", "9")).certificate()
    assert (part.complete, part.profile) == (False, None)
    assert faults_of(part) == []
    assert reproduce(part, "reference") == []


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", "\ufeff{}", "nonsense"])
def test_what_is_no_certificate_is_told(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "c.json"
    path.write_text(content, encoding="utf-8")
    assert main(["certificate", "verify", str(path)]) == 2
    err = capsys.readouterr().err
    assert "is no certificate" in err
    assert "Traceback" not in err


# --- merging


def part(*options: str) -> Certificate:
    return run(BROKEN, GAME, selection=("--chapter", "10", *options)).certificate()


def test_shards_merge_in_any_order_into_the_whole() -> None:
    parts = [(f"{number}.json", part("--shard", f"{number}/3")) for number in (1, 2, 3)]
    whole = part()
    assert 0 < whole.summary["fail"] < len(whole.scenarios)
    assert all(len(each.scenarios) < len(whole.scenarios) for _, each in parts)
    for order in range(3):
        random.Random(order).shuffle(parts)
        assert merge(parts) == whole
    # A run that overlaps changes nothing.
    assert merge([*parts, ("all.json", whole)]) == whole


def test_two_halves_make_a_complete_certificate(sound: Certificate) -> None:
    middle = len(sound.scenarios) // 2
    plain = sound.to_json()
    halves = []
    for number, scenarios in enumerate((plain["scenarios"][:middle], plain["scenarios"][middle:])):
        half = again({**plain, "scenarios": scenarios})
        halves.append((f"{number}.json", merge([("", half)])))
    assert not any(half.complete or half.profile for _, half in halves)
    assert merge(halves) == sound


def test_merging_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = []
    for number in (1, 2):
        names.append(str(tmp_path / f"{number}.json"))
        main(["certify", "--chapter", "10", "--shard", f"{number}/2", "--json", names[-1]])
    out = tmp_path / "out.json"
    assert main(["merge", *reversed(names), "-o", str(out)]) == 0
    told = read_certificate(out)
    assert faults_of(told) == []
    assert {result.rule.partition("-")[0] for result in told.scenarios} == {"10"}
    assert "not a complete run" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda plain: plain["suite"].update(version="0.0.1"), "different suites"),
        (lambda plain: plain["suite"].update(digest="sha256:0"), "different suites"),
        (lambda plain: plain["engine"].update(version="2"), "different engines"),
        (lambda plain: plain.update(rules="1.1.8"), "different editions"),
        (lambda plain: plain.update(protocol=2), "different protocols"),
        (fail_first, "disagree on the scenario"),
    ],
)
def test_what_does_not_belong_together_is_not_merged(
    sound: Certificate, change: Callable[[Plain], object], told: str
) -> None:
    plain = sound.to_json()
    change(plain)
    for named in ([("a", sound), ("b", again(plain))], [("b", again(plain)), ("a", sound)]):
        with pytest.raises(RuleproofError, match=told):
            merge(named)


def test_certificates_of_another_suite_are_not_merged_here(sound: Certificate) -> None:
    plain = sound.to_json()
    plain["suite"]["version"] = "0.0.1"
    with pytest.raises(RuleproofError, match="cannot be merged here"):
        merge([("a", again(plain)), ("b", again(plain))])
