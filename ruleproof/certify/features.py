"""The features as data: which scenarios there are, and what their titles and tags say."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from gherkin.parser import Parser

from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook.model import Game
from ruleproof.suite import ROOT

TITLE = re.compile(r"(?P<number>\d+(?:-\d+)+) (?P<behaviour>\S.*)")


@dataclass(frozen=True, slots=True)
class StepText:
    """One step as written: its type, its text, its table and its line."""

    type: str
    text: str
    table: tuple[tuple[str, ...], ...]
    line: int


def aligned(table: Sequence[Sequence[str]]) -> list[str]:
    """The rows of a table as a feature file has them, each column as wide as its widest cell."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [f"| {' | '.join(map(str.ljust, row, widths))} |" for row in table]


@dataclass(frozen=True, slots=True)
class ScenarioText:
    """One scenario as written."""

    path: Path
    feature: str
    line: int
    title: str
    tags: tuple[str, ...]
    steps: tuple[StepText, ...]
    outline: bool = False

    def tagged(self, name: str) -> tuple[str, ...]:
        """The values of all tags of this name."""
        return tuple(tag.partition(":")[2] for tag in self.tags if tag.partition(":")[0] == name)

    @property
    def id(self) -> str:
        """The slug that never changes; the title stands in where the lint has not yet asked for one."""
        return next(iter(self.tagged("id")), self.title)

    @property
    def rule(self) -> str:
        """The number that the title begins with, of the citing edition."""
        match = TITLE.fullmatch(self.title)
        return match["number"] if match else ""

    @property
    def behaviour(self) -> str:
        """The title without its number."""
        match = TITLE.fullmatch(self.title)
        return match["behaviour"] if match else self.title

    @property
    def rules(self) -> tuple[str, ...]:
        """The title rule and every further rule that is cited."""
        return (self.rule, *self.tagged("rule"))

    @property
    def readings(self) -> tuple[str, ...]:
        """The readings that the scenario rests on."""
        return self.tagged("reading")

    @property
    def twin(self) -> str | None:
        """The id of the legal neighbour of a refusal."""
        return next(iter(self.tagged("twin")), None)

    def runs_on(self, game: Game, edition: str) -> bool:
        """Whether this edition has the title rule with the same meaning, and no tag says otherwise."""
        only = self.tagged("edition")
        if edition in only:
            return True
        # A draft is played as the edition that it amends, and keeps its scenarios where it leaves the rule.
        if only and game.plays_as(edition) not in only:
            return False
        return game.runs_on(self.rule, edition, under_reading=bool(self.readings))

    def numbers_in(self, game: Game, edition: str) -> tuple[str, ...]:
        """The cited rules, title rule first, by their numbers in an edition."""
        book = game.rulebook(edition)
        # Under a reading a scenario also runs where its rule has no number: then it keeps this one.
        title = book.find(self.rule)
        tagged = (book.find(number) for number in self.tagged("rule"))
        told = [title.number if title else self.rule, *(rule.number for rule in tagged if rule)]
        return tuple(dict.fromkeys(told))


def features_of(game_id: str) -> Path:
    """The folder of a game's features."""
    return ROOT / "features" / game_id


def read_features(game_id: str, folder: Path | None = None) -> tuple[ScenarioText, ...]:
    """Every scenario of a game, in the order of its files; of the suite here, or of another folder of it."""
    folder = folder or features_of(game_id)
    if not folder.is_dir():
        known = sorted(path.name for path in folder.parent.iterdir() if path.is_dir())
        raise RuleproofError(
            f"There are no features of the game {game_id!r}. There are some of {', '.join(known)}."
        )
    return tuple(
        scenario
        for path in sorted(folder.rglob("*.feature"))
        for scenario in read_feature(path, folder.parent)
    )


def read_file(name: str) -> tuple[ScenarioText, ...]:
    """Every scenario of a file that somebody names, wherever it lies."""
    path = Path(name).resolve()
    if not path.is_file():
        raise RuleproofError(f"There is no file {name} to read scenarios from. Name a `.feature` file.")
    return read_feature(path, path.parent)


def read_feature(path: Path, root: Path) -> tuple[ScenarioText, ...]:
    """Every scenario of one file; its name is told relative to the root."""
    return _read(path, path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))


@lru_cache(maxsize=1024)
def _read(path: Path, name: str, text: str) -> tuple[ScenarioText, ...]:
    try:
        feature = cast("dict[str, Any]", Parser().parse(text)["feature"])
    except Exception as problem:
        told = str(problem).replace("\n", " ")
        raise RuleproofError(f"The feature {name} cannot be read: {told}") from problem
    return tuple(_scenarios(path, name, feature, (), ())) if feature else ()


def _scenarios(
    path: Path, name: str, parent: dict[str, Any], tags: tuple[str, ...], before: tuple[StepText, ...]
) -> Iterator[ScenarioText]:
    tags = (*tags, *_tags(parent))
    for child in parent["children"]:
        if "background" in child:
            before = (*before, *_steps(child["background"]))
        elif "rule" in child:
            yield from _scenarios(path, name, child["rule"], tags, before)
        else:
            scenario = child["scenario"]
            yield ScenarioText(
                path=path,
                feature=name,
                line=scenario["location"]["line"],
                title=scenario["name"],
                tags=(*tags, *_tags(scenario)),
                steps=(*before, *_steps(scenario)),
                outline=bool(scenario["examples"]),
            )


def _tags(node: dict[str, Any]) -> tuple[str, ...]:
    return tuple(tag["name"].removeprefix("@") for tag in node["tags"])


def _steps(node: dict[str, Any]) -> Iterator[StepText]:
    types = {"Context": "given", "Action": "when", "Outcome": "then"}
    current = "given"
    for step in node["steps"]:
        current = types.get(step["keywordType"], current)
        rows = step.get("dataTable", {}).get("rows", [])
        table = tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows)
        yield StepText(current, step["text"], table, step["location"]["line"])
