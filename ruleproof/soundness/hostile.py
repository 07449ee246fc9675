"""Lines that Ruleproof never sends: an adapter answers them with an error and goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from ruleproof.adapter.errors import EngineError
from ruleproof.adapter.stdio import StdioEngine
from ruleproof.adapter.wire import MALFORMED, NO_SUCH_METHOD, PARSE_ERROR, excerpt

from .findings import Unsound

ID = 1_000_000_007
"""An id that no ordinary call has."""

LINES: dict[str, tuple[bytes, int, tuple[int, ...]]] = {
    "unknown method": (
        b'{"jsonrpc": "2.0", "id": %d, "method": "shuffle", "params": {}}' % ID,
        ID,
        (NO_SUCH_METHOD,),
    ),
    "wrong parameters": (
        b'{"jsonrpc": "2.0", "id": %d, "method": "view", "params": {"viewer": "P3"}}' % ID,
        ID,
        (MALFORMED,),
    ),
    "no JSON": (b'{"jsonrpc": "2.0", "id": ', 0, (PARSE_ERROR,)),
}
"""What is sent, the id of the error that must come back (0: null), and its code."""


def check_hostile_lines(engine: StdioEngine) -> dict[str, Callable[[object], None]]:
    """A check for each hostile line."""
    return {name: partial(_send, engine, *line) for name, line in LINES.items()}


def _send(engine: StdioEngine, line: bytes, number: int, codes: tuple[int, ...], _: object) -> None:
    wanted = " or ".join(str(code) for code in codes)
    remedy = f"Answer such a line with an error of code {wanted}, id {number or 'null'}, and go on."
    try:
        reply = engine.raw(line + b"\n")
    except EngineError as problem:
        engine.restart()
        raise Unsound(f"{problem}", remedy) from problem
    try:
        told = json.loads(reply)
        is_right = told["error"]["code"] in codes and told["id"] == (number or None)
    except (ValueError, KeyError, TypeError):
        is_right = False
    if not is_right:
        raise Unsound(f"It answered {excerpt(line)} with {excerpt(reply)}", remedy)
