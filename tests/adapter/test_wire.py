"""The protocol on the wire: what both ends send, and what the schema that is published says of it."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from ruleproof.adapter import messages as m
from ruleproof.adapter import schema as published
from ruleproof.adapter.errors import EngineError, MalformedMessage, Unsupported
from ruleproof.adapter.recording import RecordingEngine
from ruleproof.adapter.schema import FILE, as_text, contract_schema, definition_schema
from ruleproof.adapter.serving import Server, serve
from ruleproof.adapter.specs import open_engine
from ruleproof.adapter.typescript import typescript
from ruleproof.adapter.wire import (
    METHODS,
    MOST_BYTES,
    BadReply,
    decode_reply,
    encode_failure,
    encode_request,
    encode_result,
    excerpt,
)
from ruleproof.certify.guard import GuardedEngine
from ruleproof.certify.running import run
from ruleproof.rulebook.loading import load_game

HELLO = b'{"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"protocol": 1, "suite": "0"}}'


def is_valid(line: bytes, definition: str) -> bool:
    """Whether a line is what the JSON Schema calls so."""
    return not list(
        jsonschema.Draft202012Validator(definition_schema(definition)).iter_errors(json.loads(line))
    )


# --- the schema


def test_the_published_schema_is_current() -> None:
    """`ruleproof protocol schema` writes it anew."""
    path = Path(published.__file__).with_name(FILE)
    assert path.read_text(encoding="utf-8") == as_text(contract_schema())


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(contract_schema())


def test_the_schema_has_every_message_and_every_line() -> None:
    definitions = contract_schema()["$defs"]
    for method, call in METHODS.items():
        names = [f"{method.capitalize()}Request", f"{method.capitalize()}Response", call.params.__name__]
        assert set(names) <= set(definitions)


def test_the_schema_of_one_message_holds_what_it_needs_and_no_more() -> None:
    assert set(definition_schema("Over")["$defs"]) == {"Over"}
    assert set(definition_schema("Scripted")["$defs"]) == {
        *("Scripted", "Answer", "Labelled", "Placed", "Made", "Pool", "EffectAddress")
    }


def test_every_line_of_whole_scenarios_is_what_the_schema_says() -> None:
    recorder = RecordingEngine(open_engine("reference"))
    run("reference", load_game("one_piece"), engine=GuardedEngine(recorder, "reference"))
    to_engine = jsonschema.Draft202012Validator(definition_schema("ToEngine"))
    from_engine = jsonschema.Draft202012Validator(definition_schema("FromEngine"))
    assert len(recorder.lines) > 1000
    # One line of each kind is enough for each shape, and all lines take a minute.
    for line in recorder.lines[:: len(recorder.lines) // 150]:
        content = json.loads(line)
        (to_engine if "method" in content else from_engine).validate(content)


WRONG_LINES = [
    (
        b'{"jsonrpc": "2.0", "id": 1, "result": {"viewer": "P1", "turn_player": "P1", "areas": {"P3": {}}}}',
        "ViewResponse",
    ),
    (b'{"jsonrpc": "2.0", "id": 1, "result": {"reply": "accepted", "speed": 9}}', "SubmitResponse"),
    (b'{"jsonrpc": "2.0", "id": 1, "result": {"reply": "illegal"}}', "SubmitResponse"),
    (b'{"jsonrpc": "2.0", "id": 1, "result": {"state": "over", "result": "lost"}}', "DecisionResponse"),
    (b'{"jsonrpc": "2.0", "id": 1, "result": {"mark": "0", "events": []}}', "EventsResponse"),
    (b'{"jsonrpc": "2.0", "id": 1, "result": {"viewer": "P3", "turn_player": "P1"}}', "ViewResponse"),
    (b'{"jsonrpc": "2.0", "id": 1, "result": {}}', "GoodbyeResponse"),
    (b'{"jsonrpc": "2.0", "id": 1, "error": {"code": -32001, "message": "no"}}', "ErrorResponse"),
    (b'{"jsonrpc": "2.0", "id": 1, "error": {"code": 1, "message": "no", "more": 1}}', "ErrorResponse"),
    (b'{"id": 1, "result": {"reply": "ready"}}', "SetupResponse"),
    (b'{"jsonrpc": "2.0", "id": 1, "result": {"reply": "ready"}, "extra": 1}', "SetupResponse"),
]


@pytest.mark.parametrize(("line", "definition"), WRONG_LINES)
def test_what_the_schema_refuses_ruleproof_refuses(line: bytes, definition: str) -> None:
    assert not is_valid(line, definition)
    method = {"ErrorResponse": "setup"}.get(definition, definition.removesuffix("Response").lower())
    with pytest.raises(BadReply):
        decode_reply(line, 1, method)


def test_typescript_has_a_type_for_every_definition() -> None:
    text = typescript()
    for name in contract_schema()["$defs"]:
        assert f"\nexport type {name} = " in text
    assert '  winner?: "P1" | "P2" | null;\n' in text
    assert 'cards: Partial<Record<"P1" | "P2", ReadonlyArray<Placement>>>;' in text
    assert "unknown" not in text.replace("data?: unknown", "")


# --- replies


def test_a_reply_survives_the_wire() -> None:
    over = m.Over("won", "P1", "1-2-1-1-1")
    assert decode_reply(encode_result(7, over), 7, "decision") == over
    assert decode_reply(encode_result(8, None), 8, "goodbye") is None


def test_a_view_that_tells_little_is_a_view() -> None:
    line = b'{"jsonrpc": "2.0", "id": 1, "result": {"viewer": "referee", "turn_player": "P1"}}'
    view = decode_reply(line, 1, "view")
    assert (view.turn, view.phase, view.areas) == (msgspec.UNSET, msgspec.UNSET, {})
    assert is_valid(line, "ViewResponse")


@pytest.mark.parametrize(
    ("line", "kind", "told"),
    [
        (encode_failure(1, -32001, "no", {"what": "tokens"}), Unsupported, "tokens"),
        (encode_failure(1, -32602, "There is no card."), MalformedMessage, "There is no card."),
        (encode_failure(1, -32603, "TypeError"), EngineError, r"broke in `setup`: TypeError \(code -32603\)"),
        (encode_failure(1, 5, "boom\x1b[2J"), EngineError, r"boom\\x1b\[2J"),
    ],
)
def test_an_error_is_what_its_code_says(line: bytes, kind: type[Exception], told: str) -> None:
    with pytest.raises(kind, match=told):
        decode_reply(line, 1, "setup")


# --- serving


def answer(*lines: bytes) -> list[dict[str, Any]]:
    """What the served reference replies to these lines."""
    written: list[bytes] = []
    serve(open_engine("reference"), io.BytesIO(b"\n".join(lines) + b"\n"), written.append)
    assert all(is_valid(line, "FromEngine") for line in written)
    return [json.loads(line) for line in written]


@pytest.mark.parametrize(
    ("line", "code", "number"),
    [
        (b"not json", -32700, None),
        (b"[]", -32600, None),
        (b"", -32700, None),
        (b'{"jsonrpc": "1.0", "id": 2, "method": "decision"}', -32600, None),
        (b'{"jsonrpc": "2.0", "id": 2, "method": "shuffle"}', -32601, 2),
        (b'{"jsonrpc": "2.0", "id": 2, "method": "view", "params": {"viewer": "P3"}}', -32602, 2),
        (b'{"jsonrpc": "2.0", "id": 2, "method": "view", "params": {"viewer": "P1", "x": 1}}', -32602, 2),
        (b'{"jsonrpc": "2.0", "id": 2, "method": "view"}', -32602, 2),
        (b'{"jsonrpc": "2.0", "id": 2, "method": "decision", "params": {}}', -32602, 2),
        (b'{"jsonrpc": "2.0", "id": "\xff", "method": "decision"}', -32700, None),
        (b"[" * 100_000, -32600, None),
        (b"x" * (MOST_BYTES + 5), -32700, None),
    ],
)
def test_a_wrong_line_is_answered_with_an_error_and_serving_goes_on(
    line: bytes, code: int, number: int | None
) -> None:
    first, wrong, last = answer(HELLO, line, HELLO)
    assert (wrong["error"]["code"], wrong["id"]) == (code, number)
    assert first == last


def test_nothing_is_served_before_hello() -> None:
    (reply,) = answer(b'{"jsonrpc": "2.0", "id": 2, "method": "decision", "params": {}}')
    assert reply["error"]["message"] == "The first call is `hello`."


def test_a_notification_is_not_answered() -> None:
    assert len(answer(HELLO, b'{"jsonrpc": "2.0", "method": "decision"}')) == 1


def test_serving_ends_with_goodbye() -> None:
    goodbye = b'{"jsonrpc": "2.0", "id": 2, "method": "goodbye"}'
    replies = answer(HELLO, goodbye, HELLO)
    assert [reply["id"] for reply in replies] == [1, 2]
    assert replies[1]["result"] is None


class Broken:
    """An engine that breaks in every call but hello."""

    def __getattr__(self, name: str) -> Any:
        raise ZeroDivisionError(name)

    def hello(self, hello: m.Hello) -> m.Welcome:
        return open_engine("reference").hello(hello)


def test_an_engine_that_breaks_is_told_and_serving_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(Broken())
    server.reply_to(HELLO)
    reply = server.reply_to(encode_request(2, "view", METHODS["view"].params("P1")))  # type: ignore[call-arg]
    assert reply is not None
    assert json.loads(reply)["error"] == {"code": -32603, "message": "ZeroDivisionError: view"}
    assert "Traceback" in capsys.readouterr().err


def test_an_excerpt_is_one_line() -> None:
    assert excerpt(b"y\ny\n") == "y\\ny"
