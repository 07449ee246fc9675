"""The messages as TypeScript types, made from their JSON Schema."""

from __future__ import annotations

import json
from typing import Any

from .messages import PROTOCOL
from .schema import PREFIX, contract_schema

Schema = dict[str, Any]


def typescript() -> str:
    """A declaration file with a type for every message and every line."""
    head = (
        f"// The messages of Ruleproof's protocol {PROTOCOL}, made by `ruleproof engine new typescript`.\n"
        "// A field that is optional may be left out: then it has its default, or is not told.\n"
    )
    definitions = contract_schema()["$defs"]
    return head + "".join(_definition(name, schema) for name, schema in definitions.items())


def _definition(name: str, schema: Schema) -> str:
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    return f"\n{comment}export type {name} = {_type(schema)};\n"


def _type(schema: Schema, indent: str = "") -> str:
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(_type(each, indent) for each in schema[key]))
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(PREFIX)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(each, ensure_ascii=False) for each in schema["enum"])
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(_type({"type": each}, indent) for each in kind)
    if kind == "array":
        return f"ReadonlyArray<{_type(schema.get('items', {}), indent)}>"
    if kind == "object":
        return _object(schema, indent)
    return {"integer": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _object(schema: Schema, indent: str) -> str:
    if isinstance(schema.get("additionalProperties"), dict):
        value = _type(schema["additionalProperties"], indent)
        keys = _type(schema["propertyNames"]) if "propertyNames" in schema else "string"
        return f"Partial<Record<{keys}, {value}>>" if keys != "string" else f"Record<string, {value}>"
    properties = schema.get("properties", {})
    if not properties:
        return "Record<string, never>"
    inner = indent + "  "
    required = schema.get("required", ())
    lines = [
        f"{inner}{name}{'' if name in required else '?'}: {_type(each, inner)};\n"
        for name, each in properties.items()
    ]
    return "{\n" + "".join(lines) + indent + "}"
