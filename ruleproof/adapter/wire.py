"""Protocol 1 on the wire: JSON-RPC 2.0, one object a line, for both ends."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from . import messages as m
from .errors import EngineError, MalformedMessage, Unsupported, printable

MOST_BYTES = 8 * 1024 * 1024
"""No message is longer; a longer line is a flood."""

PARSE_ERROR, INVALID_REQUEST, NO_SUCH_METHOD, MALFORMED, BROKEN = -32700, -32600, -32601, -32602, -32603
UNSUPPORTED = -32001

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding raises for a line that is not what it should be."""


class NoParams(m.Message, frozen=True):
    """The parameters of `decision` and `goodbye`: none."""


class ViewParams(m.Message, frozen=True):
    """The parameters of `view`: who looks."""

    viewer: m.Viewer


class EventsParams(m.Message, frozen=True):
    """The parameters of `events`: the mark to tell from, and who looks."""

    since: int
    viewer: m.Viewer


@dataclass(frozen=True, slots=True)
class Method:
    """One call: the type of its parameters and the types that it may reply with."""

    params: type[m.Message]
    replies: tuple[type, ...]
    params_decoder: msgspec.json.Decoder[Any] = field(init=False, repr=False, compare=False)
    reply_decoder: msgspec.json.Decoder[Any] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Make both decoders once: they are used for every message."""
        union: Any = self.replies[0]
        for each in self.replies[1:]:
            union = union | each
        object.__setattr__(self, "params_decoder", msgspec.json.Decoder(self.params))
        object.__setattr__(self, "reply_decoder", msgspec.json.Decoder(union))


METHODS: dict[str, Method] = {
    "hello": Method(m.Hello, (m.Welcome,)),
    "setup": Method(m.Setup, (m.Ready, m.Refused)),
    "decision": Method(NoParams, (m.Decision, m.Over)),
    "submit": Method(m.Submit, (m.Accepted, m.Illegal)),
    "view": Method(ViewParams, (m.View,)),
    "events": Method(EventsParams, (m.Events,)),
    "goodbye": Method(NoParams, (type(None),)),
}
"""Every call of the protocol, by its method."""


class Request(Struct, forbid_unknown_fields=True, frozen=True):
    """A call as it travels; one without an id is a notification."""

    jsonrpc: Literal["2.0"]
    method: str
    id: int | str | None = None
    params: Raw = Raw()


class Failure(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """Why a call was not carried out."""

    code: int
    message: str
    data: Raw = Raw()


class What(Struct, frozen=True):
    """The data of a failure that says what is not supported."""

    what: str


class Response(Struct, forbid_unknown_fields=True, frozen=True):
    """A reply as it arrives: `result` or `error`."""

    jsonrpc: Literal["2.0"]
    id: int | str | None
    result: Raw = Raw()
    error: Failure | None = None


class Result(Struct, frozen=True):
    """A successful reply as it is sent."""

    jsonrpc: str
    id: int | str | None
    result: Raw


class Refusal(Struct, frozen=True):
    """An unsuccessful reply as it is sent."""

    jsonrpc: str
    id: int | str | None
    error: Failure


class BadReply(Exception):
    """A line that is no reply to the call that was made."""


_encoder = msgspec.json.Encoder()
_responses = msgspec.json.Decoder(Response)
_whats = msgspec.json.Decoder(What)


def encode_request(number: int, method: str, params: m.Message) -> bytes:
    """The line that makes a call."""
    raw = Raw(_encoder.encode(params))
    return _encoder.encode(Request("2.0", method, number, raw)) + b"\n"


def encode_result(number: int | str | None, result: object) -> bytes:
    """The line that replies to a call."""
    return _encoder.encode(Result("2.0", number, Raw(_encoder.encode(result)))) + b"\n"


def encode_failure(
    number: int | str | None, code: int, message: str, data: dict[str, str] | None = None
) -> bytes:
    """The line that says why a call was not carried out."""
    failure = Failure(code, message) if data is None else Failure(code, message, Raw(_encoder.encode(data)))
    return _encoder.encode(Refusal("2.0", number, failure)) + b"\n"


def decode_reply(line: bytes, number: int, method: str) -> Any:
    """The message that replies to a call; raises what the engine says, or `BadReply`."""
    try:
        response = _responses.decode(line)
    except UNREADABLE as problem:
        raise BadReply(f"wrote a line that is no reply ({problem}): {excerpt(line)}") from None
    if response.id != number:
        raise BadReply(f"answered with the id {response.id!r}, not with {number}: {excerpt(line)}")
    if response.error is not None:
        if bytes(response.result):
            raise BadReply(f"answered with a result and an error at once: {excerpt(line)}")
        _raise(response.error, line, method)
    if not bytes(response.result):
        raise BadReply(f"answered with neither a result nor an error: {excerpt(line)}")
    try:
        return METHODS[method].reply_decoder.decode(response.result)
    except UNREADABLE as problem:
        wanted = " or ".join(_name(each) for each in METHODS[method].replies)
        raise BadReply(f"answered with what is no {wanted} ({problem}): {excerpt(line)}") from None


def _name(reply: type) -> str:
    return "null" if reply is type(None) else reply.__name__


def _raise(failure: Failure, line: bytes, method: str) -> None:
    if failure.code == UNSUPPORTED:
        try:
            raise Unsupported(printable(_whats.decode(failure.data).what))
        except UNREADABLE:
            raise BadReply(f'answered `unsupported` without data {{"what": "…"}}: {excerpt(line)}') from None
    if failure.code == MALFORMED:
        raise MalformedMessage(printable(failure.message))
    raise EngineError(f"The engine broke in `{method}`: {printable(failure.message)} (code {failure.code})")


def excerpt(line: bytes, most: int = 200) -> str:
    """The beginning of a line, fit to be shown."""
    text = printable(line[:most].decode("utf-8", "replace")).strip().replace("\n", "\\n")
    return f"{text} …" if len(line) > most else text or "(an empty line)"
