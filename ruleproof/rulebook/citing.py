"""Everything that cites rules by number: scenarios, readings, saboteurs and the reference's code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from ruleproof.suite import ROOT

from .citations import code_citations
from .model import Game

SABOTEURS = ("saboteurs", "ruleproof/sabotage", "ruleproof/saboteurs")
"""The folders, from the root, in which saboteurs may lie, by game."""


class Source(StrEnum):
    """What cites a rule."""

    SCENARIO = "scenario"
    READING = "reading"
    SABOTEUR = "saboteur"
    CODE = "code"


@dataclass(frozen=True, slots=True)
class Citation:
    """One thing that cites rules, by the citing edition's numbers."""

    source: Source
    name: str
    place: str
    rules: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name} ({self.place})"


def citations(game: Game, root: Path | None = None) -> tuple[Citation, ...]:
    """Every citation of a game's rules in the suite, or in another root of the same form."""
    base = ROOT if root is None else root
    return (*_scenarios(game, base), *_readings(game), *_saboteurs(game, base), *_code(game, base))


def feature_files(game_id: str, root: Path) -> list[Path]:
    """The feature files of a game."""
    return sorted((root / "features" / game_id).rglob("*.feature"))


def saboteur_files(game_id: str, root: Path) -> list[Path]:
    """The Python files of a game's saboteurs: in a folder of the game's name, or named after it."""
    return sorted(
        path
        for folder in SABOTEURS
        for path in (root / folder).rglob("*.py")
        if game_id in (*path.relative_to(root).parts, path.stem)
    )


def _scenarios(game: Game, root: Path) -> Iterator[Citation]:
    # Imported here: reading features needs a parser that the data alone does not.
    from ruleproof.certify.features import read_feature

    for path in feature_files(game.id, root):
        for scenario in read_feature(path, root / "features"):
            place = f"features/{scenario.feature}:{scenario.line}"
            yield Citation(Source.SCENARIO, scenario.id, place, scenario.rules)


def _readings(game: Game) -> Iterator[Citation]:
    place = f"rules_text/{game.id}/readings.toml"
    return (Citation(Source.READING, reading.id, place, reading.rules) for reading in game.readings.values())


def _saboteurs(game: Game, root: Path) -> Iterator[Citation]:
    """Each string that is a rule's number, whatever the saboteur is registered with."""
    known = game.rulebook(game.citing_edition).rules
    for path in saboteur_files(game.id, root):
        place = path.relative_to(root).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=place)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in known:
                yield Citation(Source.SABOTEUR, node.value, f"{place}:{node.lineno}", (node.value,))


def _code(game: Game, root: Path) -> Iterator[Citation]:
    for found in code_citations(game.id, root):
        yield Citation(Source.CODE, found.name, f"{found.path}:{found.line}", found.rules)
