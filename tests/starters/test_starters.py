"""Starter adapters run at once, are sound, and say of every scenario that it is unsupported."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ruleproof.certify.running import run
from ruleproof.cli import main
from ruleproof.rulebook.loading import load_game
from ruleproof.soundness.checks import check_engine
from ruleproof.soundness.findings import Soundness
from ruleproof.starters import HERE, LANGUAGES, SUFFIX

NODE = shutil.which("node")
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(params=LANGUAGES)
def starter(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, Path]:
    """The spec of a freshly written starter, and its folder, which is the current one."""
    folder = tmp_path / "adapter"
    assert main(["engine", "new", request.param, str(folder)]) == 0
    monkeypatch.chdir(folder)
    if request.param == "python":
        monkeypatch.syspath_prepend(str(folder))
        monkeypatch.delitem(sys.modules, "adapter", raising=False)
        return "python:adapter:make", folder
    if NODE is None:
        pytest.skip("there is no node to run the TypeScript starter")
    return "stdio:node adapter.mjs", folder


def test_a_starter_is_sound(starter: tuple[str, Path]) -> None:
    found = {each.check: each for each in check_engine(starter[0], load_game("one_piece"), "1.1.9")}
    assert {each.soundness for each in found.values()} == {Soundness.OK, Soundness.UNSUPPORTED}
    assert all(found[name].soundness is Soundness.OK for name in ("hello", "games", "goodbye", "schema"))
    assert found["setup"].soundness is Soundness.UNSUPPORTED


def test_a_starter_supports_nothing_and_breaks_nothing(starter: tuple[str, Path]) -> None:
    summary = run(starter[0], load_game("one_piece")).summary
    assert summary["unsupported"] > 50
    assert summary == {"pass": 0, "fail": 0, "unsupported": summary["unsupported"], "error": 0}


def test_the_python_starter_runs_under_pytest(tmp_path: Path) -> None:
    folder = tmp_path / "adapter"
    assert main(["engine", "new", "python", str(folder)]) == 0
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--engine", "python:adapter:make"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " skipped" in done.stdout.splitlines()[-1]
    assert "passed" not in done.stdout.splitlines()[-1]


def test_a_file_is_not_taken_for_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").write_text("mine", encoding="utf-8")
    assert main(["engine", "new", "python", str(tmp_path / "mine")]) == 2
    assert "mine is a file" in capsys.readouterr().err


def test_a_folder_that_is_not_empty_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "adapter.py").write_text("mine", encoding="utf-8")
    assert main(["engine", "new", "python", str(tmp_path)]) == 2
    assert "not empty" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["adapter.py"]
    assert (tmp_path / "adapter.py").read_text(encoding="utf-8") == "mine"


def test_an_existing_empty_folder_is_used(tmp_path: Path) -> None:
    assert main(["engine", "new", "python", str(tmp_path)]) == 0
    assert (tmp_path / "adapter.py").exists()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["engine", "new", "python", str(tmp_path / "file" / "adapter")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_an_unknown_language_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "new", "cobol", str(tmp_path / "x")]) == 2
    assert "'python', 'typescript'" in capsys.readouterr().err


def test_no_starter_file_lies_there_without_the_suffix() -> None:
    for language in LANGUAGES:
        files = list((HERE / language).iterdir())
        assert files
        assert all(path.name.endswith(SUFFIX) for path in files)
