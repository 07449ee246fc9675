"""The commands around certificates: writing reports, explaining rules, linting, the ratchet of coverage."""

from __future__ import annotations

import importlib
import re
import shutil
import sys
from pathlib import Path

import pytest

from ruleproof.certify.features import read_features
from ruleproof.certify.lint import Finding
from ruleproof.cli import lint as lint_command
from ruleproof.cli import main

ROOT = Path(__file__).resolve().parent.parent.parent
certify_command = importlib.import_module("ruleproof.cli.certify")
Capsys = pytest.CaptureFixture[str]


def test_report_writes_what_certify_would(broken_file: Path, tmp_path: Path, capsys: Capsys) -> None:
    names = ("junit", "markdown", "html", "badge", "badge-json")
    asked = [word for name in names for word in (f"--{name}", str(tmp_path / name))]
    assert main(["report", str(broken_file), *asked]) == 0
    assert all((tmp_path / name).stat().st_size > 50 for name in names)
    assert capsys.readouterr().err.count("Wrote ") == len(names)


def test_a_report_can_go_to_the_standard_output(broken_file: Path, capsys: Capsys) -> None:
    assert main(["report", str(broken_file), "--markdown", "-"]) == 0
    assert capsys.readouterr().out.startswith("## ❌ Not certified")


def test_certify_leaves_the_standard_output_to_the_report(capsys: Capsys) -> None:
    assert main(["certify", "--rule", "6-5-6-1", "--junit", "-"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("<?xml")
    assert out.rstrip().endswith("</testsuites>")
    citing = sum("6-5-6-1" in text.rules for text in read_features("one_piece"))
    assert f"Partial run: {citing} scenarios passed" in err


def test_reports_are_written_all_or_none(broken_file: Path, tmp_path: Path, capsys: Capsys) -> None:
    missing = tmp_path / "no" / "folder" / "x.xml"
    assert (
        main(["report", str(broken_file), "--html", str(tmp_path / "x.html"), "--junit", str(missing)]) == 2
    )
    assert not (tmp_path / "x.html").exists()
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--json", "--html"])
def test_a_file_that_cannot_be_written_is_told_before_the_run(
    option: str, tmp_path: Path, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(certify_command, "run", lambda *_, **__: pytest.fail("it was run"))
    missing = tmp_path / "no" / "x.out"
    assert main(["certify", option, str(missing)]) == 2
    err = capsys.readouterr().err
    assert f"{missing} cannot be written: There is no folder {missing.parent}." in err


def test_what_cannot_be_written_is_named_as_it_was_asked_for(
    broken_file: Path, tmp_path: Path, capsys: Capsys
) -> None:
    missing = tmp_path / "no" / "x.json"
    assert main(["merge", str(broken_file), "-o", str(missing)]) == 2
    assert f"ruleproof: {missing} cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "told"), [("-", "the standard output"), ("same.txt", "same.txt")])
def test_two_reports_do_not_share_a_file(broken_file: Path, name: str, told: str, capsys: Capsys) -> None:
    assert main(["report", str(broken_file), "--badge", name, "--badge-json", name]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert f"Two outputs are to go to {told}" in err


def test_a_command_to_play_again_launches_the_engine_as_it_was(tmp_path: Path, capsys: Capsys) -> None:
    spec = f"stdio:{sys.executable} -m ruleproof serve --engine python:wrong_engines:three_rules"
    options = ["--cwd", str(ROOT / "tests" / "report"), "--env", "TOKEN=secret", "--call-timeout", "20"]
    asked = ["--scenario", "rush-on-the-first-turn"]
    assert main(["certify", "--engine", spec, *options, *asked]) == 1
    (again,) = [line for line in capsys.readouterr().out.splitlines() if "again: " in line]
    assert f"--cwd {ROOT / 'tests' / 'report'} --env 'TOKEN=…' --call-timeout 20" in again
    assert "secret" not in again


def test_what_is_unsupported_is_counted_to_the_last(capsys: Capsys) -> None:
    assert main(["certify", "--engine", "python:wrong_engines:only_state", "--chapter", "8"]) == 1
    out = capsys.readouterr().out
    listed = out.partition("\nUnsupported\n")[2].partition("\n\n")[0]
    counts = [int(found) for found in re.findall(r"^ +(\d+)  ", listed, re.MULTILINE)]
    unsupported = out.partition(" all ")[2].split()[2]
    assert sum(counts) == int(unsupported)
    assert "for other reasons; --json FILE" in listed


def test_report_without_anything_to_write_is_wrong_use(broken_file: Path, capsys: Capsys) -> None:
    assert main(["report", str(broken_file)]) == 2
    assert "--html" in capsys.readouterr().err


# --- annotations


def test_on_github_failures_are_marked_at_the_features_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    assert main(["certify", "--engine", "python:wrong_engines:three_rules", "--rule", "10-1-3-1"]) == 1
    first, *_ = [line for line in capsys.readouterr().err.splitlines() if line.startswith("::error")]
    place = first.partition("::error ")[2].split(",")
    file, line = place[0].removeprefix("file="), int(place[1].removeprefix("line="))
    scenario = (ROOT / file).read_text(encoding="utf-8").splitlines()[line - 1]
    at = (file.removeprefix("features/"), line)
    (title,) = [text.title for text in read_features("one_piece") if (text.feature, text.line) == at]
    assert scenario.strip() == f"Scenario: {title}"


def test_elsewhere_nothing_is_marked(capsys: Capsys) -> None:
    main(["certify", "--engine", "python:wrong_engines:three_rules", "--rule", "10-1-3-1"])
    assert "::error" not in capsys.readouterr().err


# --- explain


def test_explain_tells_everything_known(broken_file: Path, capsys: Capsys) -> None:
    assert main(["explain", "10-1-3-1", "--certificate", str(broken_file)]) == 0
    out = capsys.readouterr().out
    for part in (
        "Scenarios titled with it:",
        "Code of the reference:",
        "Scenario: Banish trashes the Life card instead of adding it to hand",
        "banish-trashes-the-life-card (core)",
        "When P1 attacks P2's Leader with Exile",
        "| Character area | Exile | active |",
        "Three Broken: fail",
        "seen: in P2's hand",
    ):
        assert part in out


def test_explain_speaks_the_numbers_of_the_edition(capsys: Capsys) -> None:
    assert main(["explain", "1-3-8", "--rules", "1.1.8"]) == 0
    assert "Cited as:\n  1-3-7 (edition 1.1.9)" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [["explain", "99-1"], ["explain", "7-1", "--certificate", "missing.json"]]
)
def test_explain_of_nothing_is_wrong_use(arguments: list[str], capsys: Capsys) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().out == ""


# --- lint


def test_lint_reads_the_files_that_it_is_given_and_not_its_own_copy(tmp_path: Path, capsys: Capsys) -> None:
    shutil.copytree(ROOT / "features", tmp_path / "features")
    file = next((tmp_path / "features" / "one_piece" / "07_battle").glob("*.feature"))
    assert main(["lint", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("@id:", "@odd @id:", 1), encoding="utf-8")
    assert main(["lint", str(file)]) == 1
    assert f"features/one_piece/07_battle/{file.name}" in capsys.readouterr().out
    assert main(["lint"]) == 0


def test_lint_goes_red_with_the_place_and_green_without_faults(
    monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    fault = Finding("one_piece/07_battle/x.feature:12", "the tag @odd is unknown.")
    monkeypatch.setattr(lint_command, "lint_features", lambda *_: [fault])
    assert main(["lint"]) == 1
    assert "features/one_piece/07_battle/x.feature:12: the tag @odd" in capsys.readouterr().out
    assert main(["lint", "features/one_piece/07_battle/x.feature"]) == 1
    assert main(["lint", "features/one_piece/07_battle/y.feature"]) == 0
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    assert main(["lint"]) == 1
    assert "::error file=features/one_piece/07_battle/x.feature,line=12" in capsys.readouterr().err
    monkeypatch.setattr(lint_command, "lint_features", lambda *_: [])
    assert main(["lint"]) == 0


def test_the_features_have_no_faults(capsys: Capsys) -> None:
    assert main(["lint"]) == 0, capsys.readouterr().out


# --- the ratchet


@pytest.mark.parametrize("edition", ["1.1.8", "1.1.9"])
def test_coverage_never_falls_behind_its_snapshot(
    edition: str, sound_file: Path, tmp_path: Path, capsys: Capsys
) -> None:
    snapshot = ROOT / "features" / "one_piece" / f"covered-{edition}.txt"
    asked = ["coverage", "--rules", edition, "--baseline", str(snapshot)]
    results = ["--results", str(sound_file)] if edition == "1.1.9" else []
    assert main([*asked, *results]) == 0, capsys.readouterr().err


def test_the_ratchet_goes_red_when_a_rule_is_lost(
    sound_file: Path, broken_file: Path, tmp_path: Path, capsys: Capsys
) -> None:
    snapshot = tmp_path / "covered.txt"
    assert main(["coverage", "--results", str(sound_file), "--write-baseline", str(snapshot)]) == 0
    assert main(["coverage", "--results", str(sound_file), "--baseline", str(snapshot)]) == 0
    assert main(["coverage", "--results", str(broken_file), "--baseline", str(snapshot)]) == 1
    assert "Covered before and not now:" in capsys.readouterr().err


def test_a_snapshot_that_is_not_there_is_wrong_use(sound_file: Path, capsys: Capsys) -> None:
    assert main(["coverage", "--results", str(sound_file), "--baseline", "missing.txt"]) == 2
    assert "--write-baseline" in capsys.readouterr().err
