"""An engine that misbehaves costs its scenarios an error with its stderr, and leaves nothing behind."""

from __future__ import annotations

import os
import re
import shlex
import sys
import time
from pathlib import Path

import pytest

from ruleproof.adapter.errors import (
    EngineError,
    EngineGivenUp,
    EngineHung,
    EngineUnavailable,
    MalformedMessage,
    Unsupported,
)
from ruleproof.adapter.launch import Launch
from ruleproof.adapter.messages import Hello, Setup
from ruleproof.adapter.specs import open_engine
from ruleproof.adapter.stdio import StdioEngine
from ruleproof.certify.guard import GuardedEngine
from ruleproof.certify.records import Record
from ruleproof.certify.results import Results
from ruleproof.certify.running import run
from ruleproof.rulebook.loading import load_game

FAULTY = Path(__file__).with_name("faulty_engine.py")
PATIENT = Launch(start_timeout=60, call_timeout=60)
"""For faults that show at once, however busy the machine is."""
QUICK = Launch(start_timeout=60, call_timeout=0.5)
LABEL = "First Keeper"
"""A card of the scenario that is harmed."""
SELECTION = ("-k", "attacker-is-rested or one-block-in-a-battle or rested-character-attacked")
HELLO = Hello(1, "test")


def faulty(*arguments: str) -> str:
    """The spec of the faulty engine."""
    return "stdio:" + shlex.join([sys.executable, str(FAULTY), *arguments])


def certify(*arguments: str, launch: Launch = PATIENT) -> dict[str, Record]:
    """The records of a run on the faulty engine, by id."""
    return by_id(run(faulty(*arguments), load_game("one_piece"), selection=SELECTION, launch=launch))


def by_id(results: Results) -> dict[str, Record]:
    return {record["id"]: record for record in results.records}


@pytest.fixture(scope="module")
def sound() -> dict[str, Record]:
    """What the selection comes to on a sound engine."""
    records = by_id(run("reference", load_game("one_piece"), selection=SELECTION))
    assert {record["verdict"] for record in records.values()} == {"pass"}
    return records


@pytest.fixture(scope="module")
def concerned() -> set[str]:
    """The scenarios of the selection in which the faulty engine misbehaves."""
    records = certify("unsupported", "setup", LABEL)
    found = {each for each, record in records.items() if record["verdict"] == "unsupported"}
    assert 1 <= len(found) < len(records)
    return found


@pytest.mark.parametrize(
    ("mode", "told"),
    [
        ("crash", "ended with exit code 1"),
        ("exit", "ended with exit code 3"),
        ("hang", "did not answer within 0.5 s"),
        ("ignore termination", "did not answer within 0.5 s"),
        ("flood", "wrote a line of more than 8 MiB"),
        ("mid-line", "in the middle of a line"),
        ("wrong id", "answered with the id 10"),
        ("garbage", "wrote a line that is no reply"),
        ("bad schema", "no Accepted or Illegal"),
        ("own error", "index out of range"),
    ],
)
def test_a_fault_costs_its_scenarios_and_no_others(
    mode: str, told: str, sound: dict[str, Record], concerned: set[str]
) -> None:
    records = certify(mode, "submit", LABEL, launch=QUICK if "not answer" in told else PATIENT)
    assert records.keys() == sound.keys()
    assert {each for each, record in records.items() if record["verdict"] == "error"} == concerned
    for each, record in records.items():
        if each in concerned:
            assert told in record["message"]
            assert f"about to misbehave: {mode}" in record["message"]
        else:
            assert record == sound[each]


@pytest.mark.parametrize(
    ("mode", "told"),
    [
        ("signal", "was ended by SIGSEGV"),
        ("closed output", "closed its output"),
        ("no id", "answered with the id None"),
        ("text id", "answered with the id '1', not with 1"),
        ("not UTF-8", "wrote a line that is no reply"),
        ("empty line", "(an empty line)"),
        ("nested", "wrote a line that is no reply"),
        ("wrong message", "no Welcome"),
        ("null", "no Welcome"),
        ("no version", "wrote a line that is no reply"),
        ("result and error", "a result and an error at once"),
        ("neither", "neither a result nor an error"),
        ("notification", "wrote more than one line|no reply .*unknown field `method`"),
        ("twice", "wrote more than one line"),
        ("unsupported what", "without data"),
    ],
)
def test_a_wrong_answer_is_told_with_what_was_said_on_stderr(mode: str, told: str) -> None:
    with pytest.raises(EngineError) as broken:
        open_engine(faulty(mode, "hello"), PATIENT).hello(HELLO)
    assert re.search(told.replace("(", r"\(").replace(")", r"\)"), str(broken.value))
    assert str(broken.value).endswith(f"Its stderr ends with:\n  about to misbehave: {mode}")


def test_a_crash_is_told_with_the_end_of_its_traceback(concerned: set[str]) -> None:
    records = certify("crash", "view", LABEL)
    for each in concerned:
        assert records[each]["message"].startswith("In `view` the engine ended with exit code 1.")
        assert "RuntimeError: the faulty engine crashed" in records[each]["message"]


@pytest.mark.parametrize("call", ["setup", "submit", "view", "events"])
def test_a_hang_in_any_call_is_an_error(call: str, concerned: set[str]) -> None:
    records = certify("hang", call, LABEL, launch=QUICK)
    broken = {each for each, record in records.items() if record["verdict"] == "error"}
    assert broken == concerned
    assert all(f"In `{call}` the engine did not answer" in records[each]["message"] for each in broken)


def test_a_hang_in_a_scenario_about_an_infinite_loop_is_a_failure() -> None:
    selection = ("--scenario", "loop-that-nobody-can-stop", "--scenario", "effects-that-do-not-loop")
    spec = faulty("hang", "submit", "Sleeper")
    records = by_id(run(spec, load_game("one_piece"), selection=selection, launch=QUICK))
    looping = records["loop-that-nobody-can-stop"]
    assert (looping["verdict"], looping["phase"]) == ("fail", "when")
    assert "In `submit` the engine did not answer within 0.5 s" in looping["message"]
    assert "about to misbehave: hang" in looping["message"]
    assert records["effects-that-do-not-loop"]["verdict"] == "error"


def test_noise_on_stderr_harms_nothing(sound: dict[str, Record]) -> None:
    assert certify("flood stderr", "submit", LABEL) == sound


# --- never getting as far as a game


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("stdio:./no-such-engine", "The program './no-such-engine' cannot be run: No such file"),
        (faulty("exit", "hello"), "In `hello` the engine ended with exit code 3"),
        (faulty("crash", "hello"), "RuntimeError: the faulty engine crashed"),
        (faulty("garbage", "hello"), "Shuffling the deck..."),
        (faulty("bad schema", "hello"), "no Welcome"),
        (faulty("banner"), "Faulty engine, version 1"),
        (f"stdio:{shlex.quote(sys.executable)} -c pass", "the engine ended with exit code 0"),
    ],
)
def test_an_engine_that_does_not_answer_the_greeting_is_unavailable(spec: str, told: str) -> None:
    with pytest.raises(EngineUnavailable) as refused:
        GuardedEngine(open_engine(spec, PATIENT), spec)
    assert told in str(refused.value)


def test_a_slow_start_is_told_with_its_limit() -> None:
    spec = faulty("hang", "hello")
    with pytest.raises(EngineUnavailable, match=r"did not answer within 0\.05 s"):
        GuardedEngine(open_engine(spec, Launch(start_timeout=0.05)), spec)


def test_another_protocol_is_refused() -> None:
    script = (
        "import json, sys; ask = json.loads(input()); "
        "print(json.dumps({'jsonrpc': '2.0', 'id': ask['id'], 'result': {'protocol': 99, 'name': 'n', "
        "'version': '1', 'language': 'l', 'games': {}, 'capabilities': {}}}), flush=True); input()"
    )
    spec = "stdio:" + shlex.join([sys.executable, "-c", script])
    with pytest.raises(EngineUnavailable, match="speaks protocol 99"):
        GuardedEngine(open_engine(spec, PATIENT), spec)


# --- restarts


def test_restarts_are_bounded_and_the_rest_is_told_once(sound: dict[str, Record]) -> None:
    records = certify("exit", "setup", launch=Launch(restarts=1))
    messages = [record["message"] for record in records.values()]
    assert records.keys() == sound.keys()
    assert {record["verdict"] for record in records.values()} == {"error"}
    assert sum("exit code 3" in message and not message.startswith("Not run") for message in messages) == 2
    given_up = {message for message in messages if message.startswith("Not run: the engine broke 2 times")}
    assert len(given_up) == 1
    assert "(1 restarts are allowed)" in given_up.pop()


def test_an_engine_that_changes_its_introduction_is_no_longer_the_same(tmp_path: Path) -> None:
    count = tmp_path / "starts"
    script = (
        "import json, sys, pathlib\n"
        f"count = pathlib.Path({str(count)!r})\n"
        "starts = int(count.read_text()) + 1 if count.exists() else 1\n"
        "count.write_text(str(starts))\n"
        "ask = json.loads(input())\n"
        "print(json.dumps({'jsonrpc': '2.0', 'id': ask['id'], 'result': {'protocol': 1, 'name': 'n',"
        " 'version': str(starts), 'language': 'l', 'games': {}, 'capabilities': {}}}), flush=True)\n"
        "input()\n"
    )
    engine = open_engine("stdio:" + shlex.join([sys.executable, "-c", script]), QUICK)
    engine.hello(HELLO)
    with pytest.raises(EngineError):
        engine.view("referee")
    with pytest.raises(EngineError, match="introduced itself differently after a restart"):
        engine.setup(an_empty_setup())


def an_empty_setup() -> Setup:
    return Setup("one_piece", "1.1.9", ())


def test_a_broken_engine_answers_nothing_until_the_next_setup() -> None:
    engine = open_engine(faulty("exit", "view"), Launch(restarts=1))
    engine.hello(HELLO)
    with pytest.raises(EngineError, match="exit code 3"):
        engine.view("referee")
    with pytest.raises(EngineError, match="cannot answer `decision`: In `view` the engine ended"):
        engine.decision()
    with pytest.raises(MalformedMessage, match="needs a position or decks"):
        engine.setup(an_empty_setup())
    with pytest.raises(EngineError):
        engine.view("referee")
    with pytest.raises(EngineGivenUp):
        engine.setup(an_empty_setup())
    engine.goodbye()


def test_what_is_unsupported_is_no_fault() -> None:
    engine = open_engine(faulty("unsupported", "events"), QUICK)
    engine.hello(HELLO)
    for _ in range(2):
        with pytest.raises(Unsupported, match="faults"):
            engine.events(0, "referee")
    engine.goodbye()


def test_hanging_has_an_error_of_its_own() -> None:
    engine = open_engine(faulty("hang", "decision"), Launch(call_timeout=0.2))
    engine.hello(HELLO)
    with pytest.raises(EngineHung):
        engine.decision()


# --- nothing is left behind


@pytest.fixture
def child(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file in which the faulty engine notes the child that it started."""
    path = tmp_path / "child"
    monkeypatch.setenv("FAULTY_CHILD", str(path))
    return path


def is_running(process: int) -> bool:
    """Whether a process exists and is no zombie."""
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def until_gone(process: int, limit: float = 5.0) -> bool:
    """Whether a process ends within the limit."""
    deadline = time.monotonic() + limit
    while is_running(process):
        if time.monotonic() > deadline:
            return False
        os.sched_yield()
    return True


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc to see processes")
@pytest.mark.parametrize("mode", ["child", "daemon"])
def test_children_do_not_outlive_the_engine(mode: str, child: Path) -> None:
    engine = open_engine(faulty(mode, "view"), QUICK)
    engine.hello(HELLO)
    with pytest.raises(EngineError):
        engine.view("referee")
    assert until_gone(int(child.read_text(encoding="ascii")))


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc to see processes")
@pytest.mark.parametrize("mode", ["hang", "ignore termination", "flood", "closed output"])
def test_a_broken_engine_is_gone(mode: str) -> None:
    engine = open_engine(faulty(mode, "view"), QUICK)
    assert isinstance(engine, StdioEngine)
    engine.hello(HELLO)
    (process,) = engines_of(os.getpid())
    with pytest.raises(EngineError):
        engine.view("referee")
    assert until_gone(process)


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc to see processes")
def test_an_engine_behind_another_is_gone_with_it() -> None:
    inner = faulty("ignore termination", "decision")
    outer = "stdio:" + shlex.join([sys.executable, "-m", "ruleproof", "serve", "--engine", inner])
    engine = open_engine(outer, QUICK)
    engine.hello(HELLO)
    (process,) = running_faulty()
    with pytest.raises(EngineHung):
        engine.decision()
    assert until_gone(process)


def running_faulty() -> list[int]:
    """Every process whose command begins like that of the faulty engine of this test."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0")
            environment = (folder / "environ").read_bytes()
        except OSError:
            continue
        is_ours = f"PYTEST_CURRENT_TEST={os.environ['PYTEST_CURRENT_TEST']}".encode() in environment
        if is_ours and len(words) > 1 and words[1] == str(FAULTY).encode():
            found.append(int(folder.name))
    return found


def engines_of(parent: int) -> list[int]:
    """The faulty engines that a process has started and that still run."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status = (folder / "stat").read_text(encoding="utf-8")
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if int(status.rpartition(")")[2].split()[1]) == parent and FAULTY.name.encode() in command:
            found.append(int(folder.name))
    return [each for each in found if is_running(each)]


@pytest.mark.parametrize(("mode", "left"), [("none", True), ("stay", False)])
def test_an_engine_that_stays_after_goodbye_is_ended(mode: str, left: bool) -> None:
    engine = open_engine(faulty(mode, "goodbye"), PATIENT)
    assert isinstance(engine, StdioEngine)
    engine.hello(HELLO)
    engine.goodbye()
    assert engine.left_by_itself is left
    assert engines_of(os.getpid()) == []


def test_an_engine_that_hangs_in_goodbye_is_ended() -> None:
    engine = open_engine(faulty("hang", "goodbye"), QUICK)
    engine.hello(HELLO)
    with pytest.raises(EngineHung, match="In `goodbye` the engine did not answer"):
        engine.goodbye()
    assert engines_of(os.getpid()) == []


@pytest.mark.parametrize("mode", ["mid-line", "flood", "crash"])
def test_no_temporary_file_is_left(
    mode: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, concerned: set[str]
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    records = certify(mode, "submit", LABEL)
    assert {each for each, record in records.items() if record["verdict"] == "error"} == concerned
    assert list(tmp_path.iterdir()) == []
