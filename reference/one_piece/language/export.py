"""Ability trees as nested nodes, the form in which they travel to other engines, and the schema of those.

A node has the kind (the name of its class), plain values and the nodes beneath it, by role. What is absent,
empty or false is left out; what is true is 1; a member of a closed list is its word.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum

from . import tree

Plain = int | str | list[str]
JsonSchema = dict[str, object]

SCHEMA_FILE = "abilities.schema.json"
"""The published schema, beside this module."""


class Node(typing.TypedDict, total=False):
    """A node as JSON holds it."""

    kind: typing.Required[str]
    values: dict[str, Plain]
    parts: dict[str, list[Node]]


def text_nodes(text: tree.CardText) -> list[Node]:
    """The nodes of a whole text: keyword effects first, then the other effects in order."""
    keywords: list[Node] = [
        {"kind": "Keyword", "values": {"keyword": keyword.value}} for keyword in sorted(text.keywords)
    ]
    return keywords + [as_node(ability) for ability in text.abilities]


def as_node(thing: object) -> Node:
    """A part of a tree with everything beneath it."""
    if not is_dataclass(thing) or isinstance(thing, type):
        raise TypeError(f"{thing!r} is no part of an ability tree")
    node: Node = {"kind": type(thing).__name__}
    values: dict[str, Plain] = {}
    parts: dict[str, list[Node]] = {}
    for each in fields(thing):
        content = getattr(thing, each.name)
        if _is_nodes(content):
            parts[each.name] = [as_node(part) for part in _listed(content)]
        elif content is not None and content is not False and content not in ((), frozenset()):
            values[each.name] = _plain(content)
    if values:
        node["values"] = values
    if parts:
        node["parts"] = parts
    return node


def _listed(content: object) -> Iterable[object]:
    return content if isinstance(content, tuple) else (content,)


def _is_nodes(content: object) -> bool:
    return any(is_dataclass(part) for part in _listed(content))


def _plain(content: object) -> Plain:
    match content:
        case bool():
            return int(content)
        case Enum():
            return str(content.value)
        case int() | str():
            return content
        case tuple():
            return [str(_plain(part)) for part in content]
        case frozenset():
            return sorted(str(_plain(part)) for part in content)
    raise TypeError(f"{content!r} has no plain form")


# --- The schema ---------------------------------------------------------------------------------------------


def schema() -> JsonSchema:
    """The JSON Schema of the nodes of a text."""
    kinds = {name: kind for name, kind in vars(tree).items() if isinstance(kind, type) and is_dataclass(kind)}
    kinds.pop("CardText")
    definitions = {name: _of_kind(kind) for name, kind in sorted(kinds.items())}
    definitions["Keyword"] = _node("Keyword", {"keyword": _of_type(tree.Keyword)}, {}, ["keyword"], [])
    top = [{"$ref": "#/$defs/Keyword"}, {"$ref": "#/$defs/Ability"}]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The effects of a One Piece card as an ability tree",
        "type": "array",
        "items": {"oneOf": top},
        "$defs": definitions,
    }


def _of_kind(kind: type) -> JsonSchema:
    hints = typing.get_type_hints(kind, localns=vars(tree))
    parts = {name: nodes for name, hint in hints.items() if (nodes := _nodes_of(hint))}
    required = [name for name, hint in hints.items() if _is_required(hint)]
    return _node(
        kind.__name__,
        {name: _of_type(hint) for name, hint in hints.items() if name not in parts},
        {name: _many(nodes, hints[name]) for name, nodes in parts.items()},
        [name for name in required if name not in parts],
        [name for name in required if name in parts],
    )


def _node(
    kind: str,
    values: JsonSchema,
    parts: JsonSchema,
    required_values: list[str],
    required_parts: list[str],
) -> JsonSchema:
    found: JsonSchema = {"kind": {"const": kind}}
    for name, properties, required in (
        ("values", values, required_values),
        ("parts", parts, required_parts),
    ):
        if properties:
            found[name] = {
                "type": "object",
                "properties": properties,
                "required": required,
                "additionalProperties": False,
            }
    needed = ["kind", *(["values"] if required_values else []), *(["parts"] if required_parts else [])]
    return {"type": "object", "properties": found, "required": needed, "additionalProperties": False}


def _alternatives(hint: object) -> tuple[object, ...]:
    """The types that a hint allows."""
    return typing.get_args(hint) if isinstance(hint, types.UnionType) else (hint,)


def _nodes_of(hint: object) -> list[str]:
    """The kinds of node that a field may hold."""
    names: list[str] = []
    for each in _alternatives(hint):
        if typing.get_origin(each) is tuple:
            names += _nodes_of(typing.get_args(each)[0])
        elif isinstance(each, type) and is_dataclass(each):
            names.append(each.__name__)
    return names


def _is_required(hint: object) -> bool:
    """True for a field that is never left out: neither absent, empty nor false."""
    return not any(
        each in (type(None), bool) or typing.get_origin(each) in (tuple, frozenset)
        for each in _alternatives(hint)
    )


def _many(names: list[str], hint: object) -> JsonSchema:
    references: list[JsonSchema] = [{"$ref": f"#/$defs/{name}"} for name in names]
    items: JsonSchema = references[0] if len(references) == 1 else {"oneOf": references}
    found: JsonSchema = {"type": "array", "items": items, "minItems": 1}
    if typing.get_origin(hint) is not tuple:
        found["maxItems"] = 1
    return found


def _of_type(hint: object) -> JsonSchema:
    """The schema of a plain value."""
    kinds = [each for each in _alternatives(hint) if each is not type(None)]
    (kind,) = kinds
    if typing.get_origin(kind) in (tuple, frozenset):
        return {"type": "array", "items": _of_type(typing.get_args(kind)[0])}
    assert isinstance(kind, type)
    if issubclass(kind, Enum):
        return {"enum": [str(member.value) for member in kind]}
    if issubclass(kind, bool):
        return {"const": 1}
    return {"type": "integer" if issubclass(kind, int) else "string"}
