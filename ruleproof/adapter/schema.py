"""The contract as JSON Schema: a definition for every message and every line, for engines in any language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from msgspec.inspect import DictType, LiteralType, StructType, UnionType, type_info
from msgspec.json import schema_components

from . import messages as m
from .errors import RuleproofError
from .wire import METHODS

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PREFIX = "#/$defs/"
FILE = f"protocol-{m.PROTOCOL}.json"
"""The published schema, beside this module."""

Schema = dict[str, Any]


def contract_schema() -> Schema:
    """The JSON Schema of the protocol; every message and every kind of line is a definition under `$defs`."""
    types = [each for call in METHODS.values() for each in (call.params, *call.replies) if each is not _NONE]
    _, messages = schema_components(types)
    _restrict_keys(messages)
    return {
        "$schema": DIALECT,
        "title": f"Ruleproof adapter contract, protocol {m.PROTOCOL}",
        "description": "A line to the engine is a ToEngine, a line from the engine is a FromEngine.",
        "anyOf": [_ref("ToEngine"), _ref("FromEngine")],
        "$defs": {**dict(sorted(messages.items())), **_lines()},
    }


_NONE = type(None)


def _restrict_keys(definitions: Schema) -> None:
    """Say which keys an object has whose keys are players: decoding insists on them."""
    for name, definition in definitions.items():
        message = getattr(m, name, None)
        info = type_info(message) if message is not None else None
        for field in info.fields if isinstance(info, StructType) else ():
            kinds = field.type.types if isinstance(field.type, UnionType) else (field.type,)
            for kind in kinds:
                if isinstance(kind, DictType) and isinstance(kind.key_type, LiteralType):
                    keys = sorted(str(each) for each in kind.key_type.values)
                    definition["properties"][field.encode_name]["propertyNames"] = {"enum": keys}


def _ref(name: str) -> Schema:
    return {"$ref": PREFIX + name}


def _lines() -> Schema:
    """The lines: a request and a response for each method, and what all errors look like."""
    lines: Schema = {}
    for method, call in METHODS.items():
        name = method.capitalize()
        lines[f"{name}Request"] = _object(
            f"A call of `{method}`.",
            id={"type": "integer"},
            method={"const": method},
            params=_of(call.params),
        )
        replies = [_of(each) for each in call.replies]
        result = replies[0] if len(replies) == 1 else {"anyOf": replies}
        lines[f"{name}Response"] = _object(
            f"The reply to `{method}`, with the id of its request.", id={"type": "integer"}, result=result
        )
    lines["ErrorResponse"] = {
        **_object("A call was not carried out.", id={"type": ["integer", "null"]}, error=_error()),
    }
    lines["ToEngine"] = {"oneOf": [_ref(f"{method.capitalize()}Request") for method in METHODS]}
    responses = [_ref(f"{method.capitalize()}Response") for method in METHODS]
    lines["FromEngine"] = {"anyOf": [*responses, _ref("ErrorResponse")]}
    return lines


def _of(message: type) -> Schema:
    return {"type": "null"} if message is _NONE else _ref(message.__name__)


def _object(description: str, **properties: Schema) -> Schema:
    return {
        "description": description,
        "type": "object",
        "properties": {"jsonrpc": {"const": "2.0"}, **properties},
        "required": ["jsonrpc", *properties],
        "additionalProperties": False,
    }


def _error() -> Schema:
    """An error; code -32001 says in its data what is not supported."""
    return {
        "type": "object",
        "properties": {"code": {"type": "integer"}, "message": {"type": "string"}, "data": {}},
        "required": ["code", "message"],
        "additionalProperties": False,
        "if": {"properties": {"code": {"const": -32001}}},
        "then": {
            "properties": {
                "data": {
                    "type": "object",
                    "properties": {"what": {"type": "string"}},
                    "required": ["what"],
                }
            },
            "required": ["data"],
        },
    }


def definition_schema(name: str) -> Schema:
    """The JSON Schema of one message or line, with only the definitions that it needs."""
    definitions = contract_schema()["$defs"]
    if name not in definitions:
        raise RuleproofError(
            f"The protocol has no message {name!r}. The messages and lines are {', '.join(definitions)}."
        )
    needed = {name}
    waiting = [name]
    while waiting:
        for other in _references(definitions[waiting.pop()]):
            if other not in needed:
                needed.add(other)
                waiting.append(other)
    return {
        "$schema": DIALECT,
        **_ref(name),
        "$defs": {each: schema for each, schema in definitions.items() if each in needed},
    }


def _references(schema: object) -> Iterator[str]:
    """The definitions that a schema refers to."""
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "$ref":
                yield str(value).removeprefix(PREFIX)
            elif key == "mapping":
                yield from (str(each).removeprefix(PREFIX) for each in value.values())
            else:
                yield from _references(value)
    elif isinstance(schema, list):
        for each in schema:
            yield from _references(each)


def as_text(schema: Schema) -> str:
    """A schema as the file has it."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
