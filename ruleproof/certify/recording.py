"""The message log of one scenario."""

from __future__ import annotations

import difflib

import pytest

from ruleproof import plugin
from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.launch import Launch
from ruleproof.adapter.recording import RecordingEngine
from ruleproof.adapter.specs import open_engine
from ruleproof.rulebook.model import Game

from .features import read_features
from .guard import GuardedEngine
from .results import Results
from .running import run


class Only:
    """A pytest plugin that keeps one scenario, with all its examples."""

    def __init__(self, scenario: str) -> None:
        self.scenario = scenario

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Drop every other scenario."""
        items[:] = [item for item in items if (text := plugin.scenario_of(item)) and text.id == self.scenario]


def record_scenario(
    spec: str, scenario: str, game: Game, edition: str | None = None, launch: Launch | None = None
) -> tuple[str, Results]:
    """The lines of one scenario (its twin's come first), and what it came to."""
    ids = [text.id for text in read_features(game.id)]
    if scenario not in ids:
        near = difflib.get_close_matches(scenario, ids, n=3)
        told = f"The nearest are {', '.join(near)}." if near else "`ruleproof certify --json` lists them all."
        raise RuleproofError(f"There is no scenario {scenario!r} of {game.id}. {told}")
    recorder = RecordingEngine(open_engine(spec, launch))
    engine = GuardedEngine(recorder, spec)
    results = run(spec, game, edition, launch=launch, engine=engine, plugins=[Only(scenario)])
    return b"".join(recorder.lines).decode(), results
