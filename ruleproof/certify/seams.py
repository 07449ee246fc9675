"""Seams: which functions a saboteur replaces, and which scenarios ever enter them."""

from __future__ import annotations

import sys
from collections.abc import Generator, Mapping, Sequence
from types import CodeType, FrameType
from typing import Any

import pytest

from ruleproof.plugin import scenario_of
from ruleproof.rulebook.model import Game
from ruleproof.suite import SABOTEURS

from .running import run

Entered = Mapping[str, frozenset[str]]
"""By scenario id: the functions of the interpreter that it enters, as `file:line name`."""

UNCHANGED = frozenset(("__module__", "__doc__", "__abstractmethods__", "_abc_impl", "__firstlineno__"))
"""What every class has of its own."""


def entered_by_scenarios(game: Game, edition: str | None = None, plugins: Sequence[object] = ()) -> Entered:
    """Play the whole suite on the reference once and note what every scenario enters."""
    note = Note()
    run("reference", game, edition or game.citing_edition, plugins=[note, *plugins])
    return {name: frozenset(seen) for name, seen in note.entered.items()}


class Note:
    """Notes the functions that each scenario enters."""

    def __init__(self) -> None:
        self.entered: dict[str, set[str]] = {}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        """Look over the shoulder of a scenario."""
        text = scenario_of(item)
        if text is None:
            return (yield)
        codes: set[CodeType] = set()

        def enter(frame: FrameType, event: str, argument: object) -> None:
            if event == "call":
                codes.add(frame.f_code)

        earlier = sys.getprofile()
        sys.setprofile(enter)
        try:
            return (yield)
        finally:
            sys.setprofile(earlier)
            self.entered.setdefault(text.id, set()).update(map(place_of, codes))


def place_of(code: CodeType) -> str:
    """A function, told so that it is the same in every process."""
    return f"{code.co_filename}:{code.co_firstlineno} {code.co_name}"


def seam_of(rules: type) -> frozenset[str] | None:
    """The functions that a saboteur replaces; None where it changes something that is no function."""
    own = [each for each in rules.__mro__ if each.__module__.startswith(SABOTEURS)]
    sound = rules.__mro__[len(own) :]
    replaced = set()
    for name, changed in ((name, changed) for each in own for name, changed in vars(each).items()):
        earlier = next((vars(base)[name] for base in sound if name in vars(base)), None)
        # What the rules do not have is a helper of the saboteur: it is entered only by what it replaces.
        if earlier is None or name in UNCHANGED:
            continue
        code = _code_of(earlier)
        if code is None or not callable(getattr(changed, "fget", changed)):
            return None
        replaced.add(place_of(code))
    return frozenset(replaced)


def _code_of(member: Any) -> CodeType | None:
    function = getattr(member, "fget", None) or getattr(member, "__func__", member)
    code = getattr(function, "__code__", None)
    return code if isinstance(code, CodeType) else None


def reached(entered: Entered, seam: frozenset[str] | None) -> list[str]:
    """The scenarios that enter a seam; all of them where it is not known."""
    return [name for name, seen in entered.items() if seam is None or seen & seam]
