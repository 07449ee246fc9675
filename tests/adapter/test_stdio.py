"""Engines out of process: specs, launching, and verdicts that are those of the engine in process."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ruleproof.adapter.errors import EngineHung, EngineUnavailable, RuleproofError
from ruleproof.adapter.launch import Launch, command_of, launch_from, pytest_options
from ruleproof.adapter.messages import Hello
from ruleproof.adapter.specs import open_engine
from ruleproof.certify.features import read_features
from ruleproof.certify.records import record_of
from ruleproof.certify.running import run
from ruleproof.cli import main
from ruleproof.rulebook.loading import load_game

PYTHON = shlex.quote(sys.executable)
SERVED = f"stdio:{PYTHON} -m ruleproof serve"
ROOT = Path(__file__).resolve().parents[2]

WELCOME = (
    "import json, os, sys\n"
    "ask = json.loads(input())\n"
    "told = {'protocol': 1, 'name': %s, 'version': '1', 'language': 'l', 'games': {}, 'capabilities': {}}\n"
    "while True:\n"
    "    print(json.dumps({'jsonrpc': '2.0', 'id': ask['id'], 'result': told}), flush=True)\n"
    "    if told is None: break\n"
    "    ask, told = json.loads(input()), None\n"
)
"""A process that introduces itself with a name of the test's choice."""


def introducing(name: str) -> str:
    """The spec of a process that introduces itself with the value of an expression."""
    return "stdio:" + shlex.join([sys.executable, "-c", WELCOME % name])


# --- the same verdicts


@pytest.mark.parametrize("edition", ["1.1.8", "1.1.9"])
def test_verdicts_over_stdio_are_those_in_process(edition: str) -> None:
    game = load_game("one_piece")
    inside = run("reference", game, edition).to_json()
    outside = run(SERVED, game, edition).to_json()
    assert len(inside["scenarios"]) > 50
    assert outside["scenarios"] == inside["scenarios"]
    assert outside["rules_status"] == inside["rules_status"]
    assert {**inside["engine"], "spec": SERVED} == outside["engine"]


BROKEN_RULE = """
from ruleproof.adapter.specs import open_engine
from ruleproof.adapter.messages import Illegal, Accepted

class Lax:
    def __init__(self):
        self.inner = open_engine("reference")
    def __getattr__(self, name):
        return getattr(self.inner, name)
    def submit(self, submit):
        reply = self.inner.submit(submit)
        return Accepted(self.inner.decision()) if isinstance(reply, Illegal) else reply
    def hello(self, hello): return self.inner.hello(hello)
    def setup(self, setup): return self.inner.setup(setup)
    def decision(self): return self.inner.decision()
    def view(self, viewer): return self.inner.view(viewer)
    def events(self, since, viewer): return self.inner.events(since, viewer)
    def goodbye(self): return self.inner.goodbye()
"""


def test_failures_over_stdio_are_those_in_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lax_engine.py").write_text(BROKEN_RULE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(ROOT)]))
    game = load_game("one_piece")
    inside = run("python:lax_engine:Lax", game).to_json()
    outside = run(f"{SERVED} --engine python:lax_engine:Lax", game).to_json()
    assert inside["summary"]["fail"] > 5
    assert outside["scenarios"] == inside["scenarios"]


# --- specs and launching


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("node engine.mjs --fast", ("node", "engine.mjs", "--fast")),
        ("'my engine' \"a b\"", ("my engine", "a b")),
        ('["my engine", "$HOME; ls"]', ("my engine", "$HOME; ls")),
        ("engine $(reboot) && ls", ("engine", "$(reboot)", "&&", "ls")),
    ],
)
def test_a_command_is_split_into_words_and_no_shell_reads_it(text: str, command: tuple[str, ...]) -> None:
    assert command_of(text) == command


@pytest.mark.parametrize("text", ["'open", "[1, 2]", "[]", '["a"', "  "])
def test_a_command_that_cannot_be_read_is_told(text: str) -> None:
    with pytest.raises(RuleproofError, match="command"):
        command_of(text)


@pytest.mark.parametrize("spec", ["stdio:", "stdio: ", "tcp:1234", "stdio"])
def test_a_spec_without_a_command_is_wrong_use(spec: str) -> None:
    with pytest.raises(RuleproofError, match=r"There is no engine .*stdio:COMMAND"):
        open_engine(spec)


def test_folder_and_environment_reach_the_engine(tmp_path: Path) -> None:
    spec = introducing("os.environ['GREETING'] + ' ' + os.getcwd() + ' ' + str('PATH' in os.environ)")
    engine = open_engine(spec, launch_from(tmp_path, ["GREETING=a=b"]))
    assert engine.hello(Hello(1, "0")).name == f"a=b {tmp_path.resolve()} True"
    engine.goodbye()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"cwd": "no/such/folder"}, "There is no folder 'no/such/folder'"),
        ({"env": ["GREETING"]}, "Write NAME=VALUE"),
        ({"env": ["=x"]}, "Write NAME=VALUE"),
        ({"start_timeout": 0.0}, "start time limit"),
        ({"call_timeout": -1.0}, "call time limit"),
        ({"call_timeout": float("nan")}, "call time limit"),
        ({"restarts": -1}, "number of restarts"),
    ],
)
def test_a_launch_that_makes_no_sense_is_told(options: dict[str, Any], told: str) -> None:
    with pytest.raises(RuleproofError, match=told):
        launch_from(**options)


def test_a_launch_is_for_engines_out_of_process() -> None:
    with pytest.raises(RuleproofError, match="runs in this process"):
        open_engine("reference", Launch(call_timeout=3))
    open_engine("reference", Launch())


def test_a_launch_survives_as_options_of_pytest(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    launch = Launch(tmp_path, {"A": "1", "B": "x=y"}, 3.5, 1.25, 7)
    words = pytest_options(launch)
    assert words[:2] == ["--engine-cwd", str(tmp_path)]
    assert words.count("--engine-env") == 2
    assert "B=x=y" in words


def test_a_program_that_may_not_be_executed_is_told(tmp_path: Path) -> None:
    program = tmp_path / "engine"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    with pytest.raises(EngineUnavailable, match="cannot be run: Permission denied"):
        open_engine(f"stdio:{shlex.quote(str(program))}")


def test_what_an_engine_calls_itself_does_not_reach_the_terminal_unescaped(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["certify", "--engine", introducing("'[red]\\x1b[2Jevil'"), "-k", "7-1-1"]) == 1
    out = capsys.readouterr().out
    assert "\x1b[2J" not in out
    assert "[red]\\x1b[2Jevil" in out


# --- verdicts of their own


def test_a_hang_in_a_scenario_about_a_loop_is_a_failure() -> None:
    from dataclasses import replace

    game = load_game("one_piece")
    text = read_features("one_piece")[0]
    hung = EngineHung("In `submit` the engine did not answer within 10 s.")
    looping = replace(text, tags=(*text.tags, "loop"))
    assert record_of(text, game, "1.1.9", hung)["verdict"] == "error"
    assert record_of(looping, game, "1.1.9", hung)["verdict"] == "fail"


LEAKING = """
import sys
from ruleproof.adapter.messages import Illegal
from ruleproof.adapter.specs import open_engine

class Leaking:
    "Forgets its rules in some of its games."
    def __init__(self):
        self.inner, self.games, self.last, self.now = open_engine("reference"), 0, None, None
    def hello(self, hello): return self.inner.hello(hello)
    def setup(self, setup):
        self.games += 1
        self.last, self.now = self.now, setup
        return self.inner.setup(setup)
    def decision(self): return self.inner.decision()
    def submit(self, submit):
        return Illegal("tired") if WHEN else self.inner.submit(submit)
    def view(self, viewer): return self.inner.view(viewer)
    def events(self, since, viewer): return self.inner.events(since, viewer)
    def goodbye(self): return self.inner.goodbye()
"""


@pytest.mark.parametrize(
    ("when", "first"),
    [("self.games > SETUPS", "pass"), ("self.last and len(self.last.cards) > len(self.now.cards)", "fail")],
    ids=["other answers the second time", "something of the last game is left"],
)
def test_an_engine_that_leaks_from_game_to_game_is_unstable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str, first: str
) -> None:
    game = load_game("one_piece")
    selection = ("-k", "7-1-1")
    setups = sum(1 + (text.twin is not None) for text in read_features("one_piece") if "7-1-1" in text.rule)
    source = LEAKING.replace("WHEN", when).replace("SETUPS", str(setups))
    module = f"leaking_{first}"
    (tmp_path / f"{module}.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    records = run(f"python:{module}:Leaking", game, selection=selection).records
    unstable = [record for record in records if record["message"].startswith(f"unstable: {first}")]
    assert len(records) == len(run("reference", game, selection=selection).records)
    assert unstable
    assert {record["verdict"] for record in unstable} == {"error"}


INTERRUPTED = """
import os, signal, sys
sys.path.insert(0, {folder!r})
import ruleproof.certify.running as running
from ruleproof.cli import main

kept = running.Keeper.pytest_runtest_logreport
def stop_after_ten(self, report):
    kept(self, report)
    if len(self.records) == 10:
        os.kill(os.getpid(), signal.SIGINT)
running.Keeper.pytest_runtest_logreport = stop_after_ten
sys.exit(main(["certify", "--engine", {spec!r}, "--json", {target!r}]))
"""


def test_an_interrupted_run_writes_what_it_has_and_says_so(tmp_path: Path) -> None:
    target = tmp_path / "out.json"
    script = INTERRUPTED.format(folder=str(ROOT), spec=SERVED, target=str(target))
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=60, cwd=ROOT
    )
    assert done.returncode == 130, done.stderr
    assert "Traceback" not in done.stderr
    assert "these are the results so far" in done.stderr
    content = json.loads(target.read_text(encoding="utf-8"))
    assert content["partial"] is True
    assert 10 <= len(content["scenarios"]) <= 12
    assert {each["verdict"] for each in content["scenarios"]} == {"pass"}
    assert [path.name for path in tmp_path.iterdir()] == ["out.json"]


def test_serving_a_command_ends_when_its_input_ends() -> None:
    served = subprocess.Popen(
        shlex.split(SERVED.removeprefix("stdio:")), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    )
    out, _ = served.communicate(b"", timeout=20)
    assert (served.returncode, out) == (0, b"")


def test_serving_does_not_die_of_an_interrupt_meant_for_ruleproof(tmp_path: Path) -> None:
    """An engine has a session of its own, so that Ctrl-C reaches Ruleproof alone."""
    engine = open_engine(introducing("str(os.getsid(0) == os.getpid())"))
    assert engine.hello(Hello(1, "0")).name == "True"
    engine.goodbye()
