"""Records: a game as its setup and its acts, a JSON object a line, which any engine can play again."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TypeVar

import msgspec

from ruleproof.adapter.engine import Engine
from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.messages import Act, Decision, Message, Over, Player, Setup
from ruleproof.rulebook.writing import write_whole

FORM = 1
"""The form of record files; a reader of another form says so."""


class Form(msgspec.Struct, frozen=True):
    """What the first line of a record of any form tells: which form it is."""

    record: int


class Head(Message, frozen=True):
    """The first line: how the game was set up, and on which engine it was played."""

    record: int
    engine: str
    setup: Setup
    seen: str = ""


class Done(Message, frozen=True):
    """One line: an act that was carried out or refused, and a digest of what the referee saw then."""

    player: Player
    act: Act
    seen: str = ""
    refused: bool = False


Line = TypeVar("Line", Form, Head, Done)


class Record(Message, frozen=True):
    """A whole game, or its beginning."""

    head: Head
    acts: tuple[Done, ...] = ()

    def to_text(self) -> str:
        """The record as lines."""
        lines = (self.head, *self.acts)
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def write_record(path: Path, record: Record) -> None:
    """Write a record file whole or not at all."""
    write_whole(path, record.to_text())


def read_record(path: Path) -> Record:
    """The record in a file, or an error that names the line."""
    try:
        # Not `splitlines`: a card's text may hold line separators of other kinds.
        first, *rest = path.read_text(encoding="utf-8").removesuffix("\n").split("\n")
    except (OSError, UnicodeDecodeError) as problem:
        raise RuleproofError(f"{path} cannot be read as a record: {problem}.") from problem
    if not first.strip():
        raise RuleproofError(f"{path} cannot be read as a record: its first line is empty.")
    form = _line(path, 1, first, Form).record
    if form != FORM:
        raise RuleproofError(
            f"{path} is a record of form {form}; this Ruleproof reads form {FORM}. "
            "Play it again with the version that wrote it."
        )
    head = _line(path, 1, first, Head)
    return Record(head, tuple(_line(path, number, line, Done) for number, line in enumerate(rest, start=2)))


def _line(path: Path, number: int, line: str, form: type[Line]) -> Line:
    try:
        return msgspec.json.decode(line, type=form)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise RuleproofError(
            f"{path}, line {number}, is no line of a record: {problem}. A record is written by "
            "`ruleproof play --record FILE`."
        ) from problem


def digest(engine: Engine, now: Decision | Over) -> str:
    """A short digest of what the game waits for and what the referee sees."""
    seen = msgspec.json.encode((now, engine.view("referee")), order="deterministic")
    return hashlib.sha256(seen).hexdigest()[:16]
