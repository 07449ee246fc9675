"""The suite in an engine author's own repository: a real pytest, in a folder that knows nothing of ours."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FAULTY = ROOT / "tests" / "adapter" / "faulty_engine.py"
SERVED = f"stdio:{shlex.quote(sys.executable)} -m ruleproof serve"
ONE_LINE = "from ruleproof.suite.test_rules import *\n"

LAX = """
from ruleproof.adapter.messages import Illegal, Accepted
from ruleproof.adapter.specs import open_engine

class Lax:
    "Refuses nothing."
    def __init__(self): self.inner = open_engine("reference")
    def hello(self, hello): return self.inner.hello(hello)
    def setup(self, setup): return self.inner.setup(setup)
    def decision(self): return self.inner.decision()
    def submit(self, submit):
        reply = self.inner.submit(submit)
        return Accepted(self.inner.decision()) if isinstance(reply, Illegal) else reply
    def view(self, viewer): return self.inner.view(viewer)
    def events(self, since, viewer): return self.inner.events(since, viewer)
    def goodbye(self): return self.inner.goodbye()
"""


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository of somebody's own, with a test of its own."""
    (tmp_path / "my_engine.py").write_text(LAX, encoding="utf-8")
    (tmp_path / "conftest.py").write_text(
        "def pytest_addoption(parser):\n    parser.addoption('--env')\n    parser.addoption('--cwd')\n",
        encoding="utf-8",
    )
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_mine.py").write_text("def test_mine():\n    assert True\n", encoding="utf-8")
    (tests / "test_rules.py").write_text(ONE_LINE, encoding="utf-8")
    return tmp_path


def run(repository: Path, *arguments: str) -> tuple[int, str, dict[str, int]]:
    """The exit code, the output and the counts of a pytest run there."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments],
        cwd=repository,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    out = done.stdout + done.stderr
    last = [line for line in done.stdout.splitlines() if " in " in line][-1:] or [""]
    return done.returncode, out, {word: int(n) for n, word in re.findall(r"(\d+) ([a-z]+)", last[0])}


def test_the_suite_by_its_package_on_an_engine_out_of_process(repository: Path) -> None:
    code, out, counts = run(repository, "--pyargs", "ruleproof.suite", "--engine", SERVED, "-q")
    assert code == 0, out
    assert counts["passed"] > 50


def test_one_line_in_a_test_file_runs_beside_the_tests_of_the_repository(repository: Path) -> None:
    code, out, _ = run(repository, "--engine", "reference", "-v")
    assert code == 0, out
    assert "tests/test_mine.py::test_mine PASSED" in out
    assert "tests/test_rules.py::test_leader_damaged_at_zero_life PASSED" in out


def test_selecting_by_id(repository: Path) -> None:
    code, out, counts = run(repository, "-k", "leader-damaged-at-zero-life", "--engine", "reference")
    assert code == 0, out
    assert counts["passed"] == 1
    assert counts["deselected"] > 50


def test_stopping_at_the_first_failure(repository: Path) -> None:
    code, out, counts = run(repository, "tests/test_rules.py", "--engine", "python:my_engine:Lax", "-x")
    assert code == 1
    assert counts["failed"] == 1
    assert "expected: " in out
    assert "Traceback" not in out


def test_in_parallel_with_the_same_counts(repository: Path) -> None:
    # xdist is an extra of ours, and an engine author may not have it.
    pytest.importorskip("xdist")
    arguments = ("tests/test_rules.py", "--engine", "python:my_engine:Lax", "-q")
    code, _, counts = run(repository, *arguments)
    parallel_code, out, parallel = run(repository, *arguments, "-n", "2")
    assert (code, counts["failed"] > 5, counts["passed"] > 50) == (1, True, True)
    assert (parallel_code, parallel["failed"], parallel["passed"]) == (
        1,
        counts["failed"],
        counts["passed"],
    ), out


def test_in_parallel_each_process_has_an_engine_of_its_own(repository: Path) -> None:
    pytest.importorskip("xdist")
    code, out, counts = run(repository, "--engine", SERVED, "-n", "2", "-q", "-k", "7-1")
    assert code == 0, out
    assert counts["passed"] > 10


@pytest.mark.parametrize("parallel", [(), ("-n", "2")])
def test_an_engine_that_cannot_be_run_is_told_once(repository: Path, parallel: tuple[str, ...]) -> None:
    if parallel:
        pytest.importorskip("xdist")
    code, out, counts = run(repository, "tests/test_rules.py", "--engine", "stdio:./nothing", *parallel)
    assert code == 4
    assert out.count("The program './nothing' cannot be run") == 1
    assert "failed" not in counts


def test_the_options_of_an_engine_out_of_process(repository: Path) -> None:
    (repository / "engine").mkdir()
    (repository / "engine" / "faulty.py").write_text(FAULTY.read_text(encoding="utf-8"), encoding="utf-8")
    code, out, _ = run(
        repository,
        *("tests/test_rules.py", "-q", "-k", "7-1-2"),
        *("--engine", f"stdio:{shlex.quote(sys.executable)} faulty.py hang submit"),
        *("--engine-cwd", "engine", "--engine-env", "A=b"),
        *("--engine-start-timeout", "20", "--engine-call-timeout", "0.3", "--engine-restarts", "0"),
    )
    assert code == 1
    assert "did not answer within 0.3 s" in out
    assert "is not started again (0 restarts are allowed)" in out


def test_an_unsupported_scenario_is_skipped_with_what_was_missing(repository: Path) -> None:
    spec = f"stdio:{shlex.quote(sys.executable)} {shlex.quote(str(FAULTY))} unsupported setup"
    code, out, counts = run(repository, "tests/test_rules.py", "-k", "7-1-2", "--engine", spec, "-rs")
    assert code == 0, out
    assert counts["skipped"] >= 2
    assert "unsupported: faults" in out
