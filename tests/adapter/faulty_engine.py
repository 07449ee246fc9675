"""A deliberately faulty engine: the reference over stdio, misbehaving as its first argument says.

    python faulty_engine.py MODE [CALL [LABEL]]

It misbehaves in the CALL named (`submit` if none is), and with a LABEL only in a game in which a card is so
labelled, so that a run can hold harmed and unharmed scenarios. Before it does it says so on stderr.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from ruleproof.adapter.errors import MalformedMessage
from ruleproof.adapter.messages import Fixture, Placement, Position, Setup
from ruleproof.adapter.serving import Server
from ruleproof.adapter.specs import open_engine

MODE = sys.argv[1] if len(sys.argv) > 1 else "none"
CALL = sys.argv[2] if len(sys.argv) > 2 else "submit"
LABEL = sys.argv[3] if len(sys.argv) > 3 else ""

WARMING = Setup(
    "one_piece",
    "1.1.9",
    (Fixture("Reader", {"category": "Character", "cost": 1, "power": 1000}, text="[Blocker]"),),
    position=Position(
        "P1", "P1", 3, "Main Phase", False, {"P1": (Placement("Character area", "Reader"),), "P2": ()}
    ),
)
SLEEPER = "import sys; print('child', flush=True); sys.stdin.read()"


def write(text: str | bytes) -> None:
    """Write to stdout as it is."""
    rest = memoryview(text.encode() if isinstance(text, str) else text)
    while rest:
        rest = rest[os.write(1, rest) :]


def forever() -> NoReturn:
    """Do nothing until killed."""
    while True:
        signal.pause()


def told(reply: bytes, **changes: Any) -> str:
    """A reply with parts of it changed."""
    return json.dumps({**json.loads(reply), **changes}) + "\n"


def failed(reply: bytes, **error: Any) -> str:
    """An error in the place of a reply."""
    return json.dumps({"jsonrpc": "2.0", "id": json.loads(reply)["id"], "error": error}) + "\n"


def crash(reply: bytes) -> None:
    """End with a traceback."""
    raise RuntimeError("the faulty engine crashed")


def exit_at_once(reply: bytes) -> None:
    """End without a word more."""
    os._exit(3)


def abort(reply: bytes) -> None:
    """Be ended by a signal."""
    os.kill(os.getpid(), signal.SIGSEGV)


def hang(reply: bytes) -> None:
    """Never answer."""
    forever()


def ignore_termination(reply: bytes) -> None:
    """Never answer, and ignore every signal that can be ignored."""
    for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)
    forever()


def flood(reply: bytes) -> None:
    """Write a line without end."""
    block = b"x" * (1 << 20)
    for _ in range(100):
        write(block)
    write(b"\n")


def flood_stderr(reply: bytes) -> None:
    """Write a lot to stderr, and then answer as if nothing were."""
    for number in range(20_000):
        os.write(2, b"noise %06d of the faulty engine, one line of very many\n" % number)
    write(reply)


def die_mid_line(reply: bytes) -> None:
    """End in the middle of an answer."""
    write(reply[: len(reply) // 2])
    os._exit(0)


def close_output(reply: bytes) -> None:
    """Close stdout and go on running."""
    os.close(1)
    forever()


def fork(leave: bool) -> Callable[[bytes], None]:
    """Start a child that would outlive the engine, in its process group or out of it, and hang or end."""

    def misbehave(reply: bytes) -> None:
        child = subprocess.Popen(
            [sys.executable, "-c", SLEEPER], stdin=subprocess.PIPE, stdout=2, start_new_session=leave
        )
        Path(os.environ["FAULTY_CHILD"]).write_text(str(child.pid), encoding="ascii")
        os._exit(0)

    return misbehave


def stay(reply: bytes) -> None:
    """Answer, and never leave."""
    write(reply)
    forever()


FAULTS: dict[str, Callable[[bytes], None]] = {
    "crash": crash,
    "exit": exit_at_once,
    "signal": abort,
    "hang": hang,
    "stay": stay,
    "ignore termination": ignore_termination,
    "flood": flood,
    "flood stderr": flood_stderr,
    "mid-line": die_mid_line,
    "closed output": close_output,
    "child": fork(leave=False),
    "daemon": fork(leave=True),
    "wrong id": lambda reply: write(told(reply, id=json.loads(reply)["id"] + 1000)),
    "no id": lambda reply: write(told(reply, id=None)),
    "text id": lambda reply: write(told(reply, id=str(json.loads(reply)["id"]))),
    "garbage": lambda reply: write("Shuffling the deck...\n"),
    "not UTF-8": lambda reply: write(b'"\xff\xfe"\n'),
    "empty line": lambda reply: write("\n"),
    "nested": lambda reply: write(b"[" * 100_000 + b"\n"),
    "bad schema": lambda reply: write(told(reply, result={"reply": "accepted", "speed": 9})),
    "wrong message": lambda reply: write(told(reply, result={"mark": 0, "events": []})),
    "null": lambda reply: write(told(reply, result=None)),
    "no version": lambda reply: write(reply.replace(b'"2.0"', b'"1.0"')),
    "result and error": lambda reply: write(told(reply, error={"code": 1, "message": "both"})),
    "neither": lambda reply: write(json.dumps({"jsonrpc": "2.0", "id": json.loads(reply)["id"]}) + "\n"),
    "notification": lambda reply: write('{"jsonrpc": "2.0", "method": "log"}\n' + reply.decode()),
    "twice": lambda reply: write(reply + reply),
    "own error": lambda reply: write(failed(reply, code=-32603, message="index out of range")),
    "unsupported": lambda reply: write(failed(reply, code=-32001, message="no", data={"what": "faults"})),
    "unsupported what": lambda reply: write(failed(reply, code=-32001, message="no")),
}


def main() -> None:
    """Answer as the reference does, until the moment has come."""
    if MODE == "banner":
        write("Faulty engine, version 1\n")
    engine = open_engine("reference")
    # The first text that the reference reads takes its time, which a short limit would not grant.
    if LABEL:
        with contextlib.suppress(MalformedMessage):
            engine.setup(WARMING)
    server = Server(engine)
    is_concerned = not LABEL
    while line := sys.stdin.buffer.readline():
        request = json.loads(line)
        if LABEL and request["method"] == "setup":
            is_concerned = f'"label":"{LABEL}"'.encode() in line
        reply = server.reply_to(line)
        assert reply is not None
        if is_concerned and MODE in FAULTS and request["method"] == CALL:
            print(f"about to misbehave: {MODE}", file=sys.stderr, flush=True)
            FAULTS[MODE](reply)
        else:
            write(reply)
        if server.is_over:
            return


main()
