"""The docs say what the code does: every JSON example is a message, and every message has an example."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import msgspec
import pytest

from ruleproof.adapter import messages, wire
from ruleproof.adapter.errors import Unsupported
from ruleproof.adapter.launch import Launch
from ruleproof.adapter.messages import Message
from ruleproof.cli import cli

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
MESSAGES = {
    name: kind
    for name, kind in inspect.getmembers(messages, inspect.isclass)
    if issubclass(kind, Message) and kind is not Message
}
NAMED = re.compile(r"\*\*`(\w+)`\*\*")
IN_A_TABLE = re.compile(r"\| `(\w+)` \| `(\{\"by\".*?\})` \|")


def examples(page: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every JSON block of messages, with the messages that the last paragraph before it names in bold."""
    names: tuple[str, ...] = ()
    for part in re.split(r"(```\w+\n.*?```)", page, flags=re.DOTALL):
        if part.startswith("```json"):
            text = part.removeprefix("```json\n").removesuffix("```")
            if '"jsonrpc"' not in text:
                yield names, text
        for paragraph in part.split("\n\n"):
            names = tuple(NAMED.findall(paragraph)) or names


EXAMPLES = [*examples(PAGE), *(((name,), text) for name, text in IN_A_TABLE.findall(PAGE))]
LINES = [
    line
    for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    if '"jsonrpc"' in block
    for line in block.splitlines()
]


def decoded(names: tuple[str, ...], text: str) -> Message:
    """The example as the first of the messages that it is."""
    for name in names:
        try:
            return msgspec.json.decode(text, type=MESSAGES[name])
        except msgspec.ValidationError:
            continue
    raise AssertionError(f"this is no {' or '.join(names)}: {text}")


@pytest.mark.parametrize("name", MESSAGES)
def test_the_page_explains_the_message(name: str) -> None:
    assert f"**`{name}`**" in PAGE or f"| `{name}` |" in PAGE


@pytest.mark.parametrize(("names", "text"), EXAMPLES)
def test_the_example_is_the_message_that_it_stands_under(names: tuple[str, ...], text: str) -> None:
    assert isinstance(decoded(names, text), Message)


def test_an_example_that_is_another_message_would_be_found() -> None:
    ((names, text),) = examples('**`Over`** ends it.\n\n```json\n{"reply": "ready"}\n```\n')
    with pytest.raises(AssertionError, match="this is no Over"):
        decoded(names, text)


def test_every_message_is_in_an_example() -> None:
    seen: set[str] = set()

    def walk(thing: object) -> None:
        if isinstance(thing, Message):
            seen.add(type(thing).__name__)
            for name in thing.__struct_fields__:
                walk(getattr(thing, name))
        elif isinstance(thing, dict):
            for each in thing.values():
                walk(each)
        elif isinstance(thing, tuple):
            for each in thing:
                walk(each)

    for names, text in EXAMPLES:
        walk(decoded(names, text))
    assert set(MESSAGES) - seen == set()


def test_the_lines_are_requests_and_their_replies() -> None:
    assert len(LINES) >= 10
    for asked, replied in zip(LINES[::2], LINES[1::2], strict=True):
        request = json.loads(asked)
        method = wire.METHODS[request["method"]]
        method.params_decoder.decode(json.dumps(request["params"]))
        expected = pytest.raises(Unsupported, match="events") if "error" in replied else nullcontext()
        with expected:
            wire.decode_reply(replied.encode(), request["id"], request["method"])


def test_the_page_for_other_languages_has_a_right_introduction() -> None:
    (introduction,) = re.findall(
        r"```json\n(.*?)```", (DOCS / "any-language.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert msgspec.json.decode(introduction, type=messages.Welcome).protocol == messages.PROTOCOL


def test_the_defaults_that_the_page_names_are_the_defaults() -> None:
    launch = Launch()
    for option, value in (
        ("start-timeout SECONDS", launch.start_timeout),
        ("call-timeout SECONDS", launch.call_timeout),
        ("restarts N", launch.restarts),
    ):
        assert re.search(rf"`--{option}` \| `--engine-[a-z-]+` \| {value:g} \|", PAGE)
    assert f"at most {wire.MOST_BYTES // 1024**2} MiB" in PAGE


def test_every_command_that_the_pages_name_exists() -> None:
    import click

    pages = "\n".join(path.read_text(encoding="utf-8") for path in DOCS.glob("*.md"))
    named = set(re.findall(r"ruleproof (engine|protocol) (\w+)", pages))
    assert {("engine", "check"), ("engine", "record"), ("engine", "new"), ("protocol", "schema")} <= named
    context = click.Context(cli)
    for group, command in named:
        found = cli.get_command(context, group)
        assert isinstance(found, click.Group)
        assert command in found.commands
