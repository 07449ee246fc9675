"""`ruleproof engine record`, `ruleproof protocol`, `ruleproof serve` and `certify` out of process."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from ruleproof.adapter.errors import Unsupported
from ruleproof.adapter.wire import METHODS, decode_reply
from ruleproof.cli import main

FAULTY = Path(__file__).parents[1] / "adapter" / "faulty_engine.py"
PYTHON = shlex.quote(sys.executable)
ID = "leader-damaged-at-zero-life"


def faulty(*arguments: str) -> str:
    return "stdio:" + shlex.join([sys.executable, str(FAULTY), *arguments])


def record(spec: str, scenario: str, target: Path) -> list[tuple[dict[str, object], bytes]]:
    """The requests of a log, each with the line that answers it."""
    assert main(["engine", "record", spec, "-k", scenario, "-o", str(target)]) == 0
    lines = target.read_bytes().splitlines()
    return [(json.loads(asked), replied) for asked, replied in zip(lines[::2], lines[1::2], strict=True)]


def test_a_log_holds_every_message_of_one_scenario(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = record("reference", ID, tmp_path / "log.jsonl")
    assert [request["method"] for request, _ in log][:2] == ["hello", "setup"]
    assert log[-1][0]["method"] == "goodbye"
    for request, reply in log:
        method = METHODS[str(request["method"])]
        method.params_decoder.decode(json.dumps(request["params"]))
        decode_reply(reply, int(str(request["id"])), str(request["method"]))
    assert capsys.readouterr().out.startswith("pass: 1-2-1-1-1 ")
    assert [path.name for path in tmp_path.iterdir()] == ["log.jsonl"]


def test_the_log_over_stdio_is_the_log_in_process(tmp_path: Path) -> None:
    inside = record("reference", ID, tmp_path / "a.jsonl")
    outside = record(f"stdio:{PYTHON} -m ruleproof serve", ID, tmp_path / "b.jsonl")
    assert outside == inside


def test_the_log_of_a_broken_engine_ends_where_it_broke(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = record(faulty("exit", "submit"), ID, tmp_path / "log.jsonl")
    broken = [json.loads(reply) for request, reply in log if request["method"] == "submit"]
    assert [each["error"]["code"] for each in broken] == [-32603]
    assert "exit code 3" in broken[0]["error"]["message"]
    assert capsys.readouterr().out.startswith("error: ")


def test_the_log_of_what_is_unsupported_says_so(tmp_path: Path) -> None:
    log = record(faulty("unsupported", "setup"), ID, tmp_path / "log.jsonl")
    (reply,) = [reply for request, reply in log if request["method"] == "setup"]
    with pytest.raises(Unsupported, match="faults"):
        decode_reply(reply, 2, "setup")


@pytest.mark.parametrize(
    ("scenario", "told"),
    [("leader-damaged-at-zero-lives", f"The nearest are {ID}"), ("x", "lists them all")],
)
def test_an_unknown_scenario_is_told_and_nothing_is_written(
    scenario: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["engine", "record", "reference", "-k", scenario, "-o", str(tmp_path / "log")]) == 2
    assert told in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_log_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "record", "reference", "-k", ID, "-o", str(tmp_path / "no" / "log")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_the_schema_of_one_message(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["protocol", "schema", "Over"]) == 0
    assert json.loads(capsys.readouterr().out)["$ref"] == "#/$defs/Over"
    assert main(["protocol", "schema", "Nonsense"]) == 2
    assert "no message 'Nonsense'" in capsys.readouterr().err


def test_certify_out_of_process(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["certify", "--engine", f"stdio:{PYTHON} -m ruleproof serve", "-k", "7-1-1"]) == 0
    assert "scenarios passed" in capsys.readouterr().out


def test_certify_tells_an_engine_that_was_given_up_once(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["certify", "--engine", faulty("exit", "setup"), "--restarts", "1", "-k", "7-1"])
    out = " ".join(capsys.readouterr().out.split())
    assert code == 1
    assert out.count("Not run: the engine broke 2 times") == 1
    assert "more scenarios with the same error" in out


def test_certify_an_engine_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["certify", "--engine", "stdio:./nothing"]) == 3
    assert main(["certify", "--engine", faulty("exit", "hello")]) == 3
    assert "about to misbehave: exit" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--cwd", "no/such"], "There is no folder 'no/such'"),
        (["--env", "A"], "NAME=VALUE"),
        (["--call-timeout", "0"], "call time limit"),
        (["--restarts", "-1"], "restarts"),
        (["--cwd", "."], "runs in this process"),
    ],
)
def test_wrong_launch_options_are_wrong_use(
    options: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["certify", *options]) == 2
    assert told in capsys.readouterr().err
