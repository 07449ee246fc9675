"""Trees travel as nodes that the contract knows, and the published schema describes them."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from ruleproof.suite.reference.one_piece.language import read_card_text, schema, text_nodes
from ruleproof.suite.reference.one_piece.language import tree as t
from ruleproof.suite.reference.one_piece.language.export import SCHEMA_FILE, as_node

from ruleproof.adapter import messages

PACKAGE = "ruleproof.suite.reference.one_piece.language"

TEXT = (
    "[Blocker]\n"
    "[DON!! x1] [On Play]/[When Attacking] [Once Per Turn] You may trash 1 card from your hand: If you have "
    "2 or less Life cards, K.O. up to 1 of your opponent's Characters with a cost of 0. Then, choose one:\n"
    "• Draw 1 card.\n"
    "• This Character gains [Rush] and +1000 power during this turn.\n"
    "If this Character would be K.O.'d, you may rest 1 of your [Lighthouse] cards instead.\n"
    "[Trigger] Play this card."
)


def test_nodes_have_the_form_of_the_contract() -> None:
    nodes = msgspec.convert(text_nodes(read_card_text(TEXT)), tuple[messages.Node, ...], strict=True)
    assert [node.kind for node in nodes] == ["Keyword", "Ability", "Ability", "Ability"]
    assert nodes[0].values == {"keyword": "Blocker"}


def test_a_node_tells_values_and_parts() -> None:
    step = t.KnockOut(
        t.Player.YOU, t.Chosen(t.Player.YOU, t.Fixed(0), True, (t.Selector(t.Player.EITHER, ()),))
    )
    assert as_node(step) == {
        "kind": "KnockOut",
        "values": {"by": "you"},
        "parts": {
            "cards": [
                {
                    "kind": "Chosen",
                    "values": {"by": "you", "up_to": 1},
                    "parts": {
                        "count": [{"kind": "Fixed", "values": {"value": 0}}],
                        "among": [{"kind": "Selector", "values": {"owner": "either player"}}],
                    },
                }
            ]
        },
    }


def test_only_trees_have_nodes() -> None:
    with pytest.raises(TypeError, match="no part of an ability tree"):
        as_node("Draw")


def test_the_published_schema_is_up_to_date() -> None:
    published = json.loads(files(PACKAGE).joinpath(SCHEMA_FILE).read_text(encoding="utf-8"))
    assert published == schema(), "write it anew: ruleproof cards schema"


def test_the_schema_accepts_what_is_exported() -> None:
    assert list(faults(text_nodes(read_card_text(TEXT)), schema())) == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("kind",), "Abilities"),
        (("values", "kind"), "sudden"),
        (("values", "number"), "first"),
        (("values", "color"), "red"),
        (("parts", "steps"), []),
        (("parts", "steps"), [{"kind": "Fixed", "values": {"value": 1}}]),
    ],
)
def test_the_schema_refuses_other_nodes(path: tuple[str, ...], value: object) -> None:
    nodes: Any = json.loads(json.dumps(text_nodes(read_card_text("[On Play] Draw 1 card."))))
    place = nodes[0]
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    assert list(faults(nodes, schema()))


def faults(content: Any, whole: Any, part: Any = None) -> list[str]:
    """What of the content breaks the schema; it knows the few words that the schema uses."""
    part = whole if part is None else part
    if "$ref" in part:
        return faults(content, whole, whole["$defs"][part["$ref"].rpartition("/")[2]])
    if "oneOf" in part:
        fitting = [each for each in part["oneOf"] if not faults(content, whole, each)]
        return [] if len(fitting) == 1 else [f"{content!r} fits {len(fitting)} alternatives"]
    if "const" in part:
        return [] if content == part["const"] else [f"{content!r} is not {part['const']!r}"]
    if "enum" in part:
        return [] if content in part["enum"] else [f"{content!r} is not among {part['enum']}"]
    kinds: dict[str, type] = {"object": dict, "array": list, "integer": int, "string": str}
    if not isinstance(content, kinds[part["type"]]):
        return [f"{content!r} is no {part['type']}"]
    if part["type"] == "array":
        found = [fault for each in content for fault in faults(each, whole, part["items"])]
        if not part.get("minItems", 0) <= len(content) <= part.get("maxItems", len(content)):
            found.append(f"{len(content)} items")
        return found
    if part["type"] == "object":
        missing = [f"no {name}" for name in part["required"] if name not in content]
        unknown = [f"unknown {name}" for name in content if name not in part["properties"]]
        known = [name for name in content if name in part["properties"]]
        inner = [fault for name in known for fault in faults(content[name], whole, part["properties"][name])]
        return missing + unknown + inner
    return []
