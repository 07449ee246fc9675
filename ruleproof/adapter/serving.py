"""Serving: any engine in process speaks protocol 1 over standard input and output."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

import msgspec

from .engine import Engine
from .errors import MalformedMessage, Unsupported
from .wire import (
    BROKEN,
    INVALID_REQUEST,
    MALFORMED,
    METHODS,
    MOST_BYTES,
    NO_SUCH_METHOD,
    PARSE_ERROR,
    UNREADABLE,
    UNSUPPORTED,
    Request,
    encode_failure,
    encode_result,
)

_requests = msgspec.json.Decoder(Request)


class Server:
    """Answers lines for one engine; `is_over` after `goodbye`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_over = False
        self._greeted = False

    def reply_to(self, line: bytes) -> bytes | None:
        """The line that answers a line; a notification is not answered."""
        try:
            request = _requests.decode(line)
        except msgspec.ValidationError as problem:
            return encode_failure(None, INVALID_REQUEST, f"This is no request of JSON-RPC 2.0: {problem}")
        except UNREADABLE as problem:
            return encode_failure(None, PARSE_ERROR, f"This is no JSON: {problem}")
        if request.id is None:
            return None
        method = METHODS.get(request.method)
        if method is None:
            known = ", ".join(METHODS)
            told = f"There is no method {request.method!r}. The methods are {known}."
            return encode_failure(request.id, NO_SUCH_METHOD, told)
        if not self._greeted and request.method != "hello":
            return encode_failure(request.id, INVALID_REQUEST, "The first call is `hello`.")
        try:
            params = method.params_decoder.decode(bytes(request.params) or b"{}")
        except UNREADABLE as problem:
            told = f"The parameters of `{request.method}` are wrong: {problem}"
            return encode_failure(request.id, MALFORMED, told)
        return self._carry_out(request, params)

    def _carry_out(self, request: Request, params: Any) -> bytes:
        try:
            line = encode_result(request.id, CALLS[request.method](self.engine, params))
        except Unsupported as problem:
            told = f"unsupported: {problem.what}"
            return encode_failure(request.id, UNSUPPORTED, told, {"what": problem.what})
        except MalformedMessage as problem:
            return encode_failure(request.id, MALFORMED, str(problem))
        except Exception as problem:
            traceback.print_exc()
            return encode_failure(request.id, BROKEN, f"{type(problem).__name__}: {problem}")
        self._greeted = self._greeted or request.method == "hello"
        self.is_over = request.method == "goodbye"
        return line


CALLS: dict[str, Callable[[Engine, Any], object]] = {
    "hello": lambda engine, params: engine.hello(params),
    "setup": lambda engine, params: engine.setup(params),
    "decision": lambda engine, params: engine.decision(),
    "submit": lambda engine, params: engine.submit(params),
    "view": lambda engine, params: engine.view(params.viewer),
    "events": lambda engine, params: engine.events(params.since, params.viewer),
    "goodbye": lambda engine, params: engine.goodbye(),
}
"""How each method calls the engine."""


def serve(engine: Engine, lines: BinaryIO, write: Callable[[bytes], object]) -> None:
    """Answer every line until `goodbye` or the end of the input."""
    server = Server(engine)
    for line in _bounded(lines):
        reply = (
            encode_failure(None, PARSE_ERROR, f"A line has at most {MOST_BYTES} bytes.")
            if line is None
            else server.reply_to(line)
        )
        if reply is not None:
            write(reply)
        if server.is_over:
            return


def _bounded(lines: BinaryIO) -> Iterator[bytes | None]:
    """The lines, with nothing in the place of one that is too long."""
    while line := lines.readline(MOST_BYTES + 1):
        if len(line) <= MOST_BYTES:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = lines.readline(MOST_BYTES)
        yield None


def serve_here(make: Callable[[], Engine]) -> None:
    """Serve an engine on this process's own input and output; what the engine prints goes to stderr."""
    output = os.dup(1)
    # A print in an engine would otherwise land between two messages.
    os.dup2(2, 1)
    sys.stdout = sys.stderr

    def write(line: bytes) -> None:
        rest = memoryview(line)
        while rest:
            rest = rest[os.write(output, rest) :]

    try:
        serve(make(), sys.stdin.buffer, write)
    except BrokenPipeError:
        # Whoever asked has gone: there is nobody left to tell.
        return
    finally:
        os.close(output)
