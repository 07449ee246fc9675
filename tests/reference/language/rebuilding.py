"""From nodes back to an ability tree, as an engine in another language would build its own from them."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from ruleproof.suite.reference.one_piece.language import tree

from ruleproof.adapter.messages import Node


def rebuilt_text(nodes: Iterable[Node]) -> tree.CardText:
    """The effects that nodes tell."""
    keywords = [tree.Keyword(node.values["keyword"]) for node in nodes if node.kind == "Keyword"]
    abilities = [rebuilt(node) for node in nodes if node.kind != "Keyword"]
    return tree.CardText(frozenset(keywords), tuple(abilities))


def rebuilt(node: Node) -> Any:
    """The part of a tree that a node tells; what is absent, empty or false was left out."""
    kind = getattr(tree, node.kind)
    hints = typing.get_type_hints(kind, localns=vars(tree))
    return kind(**{each.name: content(node, each.name, hints[each.name]) for each in fields(kind)})


def content(node: Node, name: str, hint: object) -> Any:
    alternatives = typing.get_args(hint) if isinstance(hint, types.UnionType) else (hint,)
    many = next((each for each in alternatives if typing.get_origin(each) in (tuple, frozenset)), None)
    if name in node.parts:
        parts = tuple(rebuilt(part) for part in node.parts[name])
        return parts if many else parts[0]
    if name not in node.values:
        absent = {bool: False, type(None): None}
        return (
            typing.get_origin(many)()
            if many
            else next(absent[each] for each in alternatives if each in absent)
        )
    value = node.values[name]
    if many:
        (word, *_) = typing.get_args(many)
        return typing.get_origin(many)(plain(word, each) for each in value)  # type: ignore[union-attr]
    (word,) = [each for each in alternatives if each is not type(None) and not is_dataclass(each)]
    return plain(word, value)


def plain(word: Any, value: Any) -> Any:
    return word(value) if issubclass(word, bool | int | Enum) else value
