"""The register of saboteurs, by the rule that each breaks."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from ..reference.adapter import ReferenceEngine
from ..reference.one_piece.game import OnePiece

Rules = TypeVar("Rules", bound=type[OnePiece])


@dataclass(frozen=True, slots=True)
class Saboteur:
    """One broken rule: what is wrong, and the rules of the game as they are then."""

    game: str
    rule: str
    summary: str
    rules: type[OnePiece]
    sister: str | None = None
    """A rule whose break cannot be separated from this one: its scenarios kill it too."""
    why: str = ""

    @property
    def name(self) -> str:
        """What the saboteur is called in reports."""
        return self.rules.__name__


_REGISTER: dict[str, list[Saboteur]] = {}


def saboteur(*numbers: str, sister: str | None = None, why: str = "") -> Callable[[Rules], Rules]:
    """Register a class of broken rules under the rules that it breaks; its docstring says what is wrong."""

    def register(rules: Rules) -> Rules:
        game = rules.__module__.split(".")[-2]
        summary = (rules.__doc__ or "").strip()
        for number in numbers:
            _REGISTER.setdefault(game, []).append(Saboteur(game, number, summary, rules, sister, why))
        return rules

    return register


def registered(game: str) -> tuple[Saboteur, ...]:
    """All saboteurs of a game, in the order of its chapters."""
    package = importlib.import_module(f"{__package__}.{game}")
    for module in sorted(pkgutil.iter_modules(package.__path__), key=lambda each: each.name):
        importlib.import_module(f"{package.__name__}.{module.name}")
    return tuple(_REGISTER.get(game, ()))


def make(address: str) -> ReferenceEngine:
    """The engine of `game/rule/name`."""
    game, number, name = address.split("/")
    for each in registered(game):
        if (each.rule, each.name) == (number, name):
            return ReferenceEngine(rules=each.rules, name=f"{each.name} ({number})")
    raise LookupError(f"there is no saboteur {address}")
