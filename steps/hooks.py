"""The table fixture, and the hooks that carry out a pending act when the next step begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ruleproof.certify.guard import GuardedEngine
from ruleproof.certify.verdicts import Phase
from ruleproof.rulebook.model import Game

from .table import Table

HERE = Path(__file__).resolve().parent


@pytest.fixture
def table(engine: GuardedEngine, game: Game, edition: str) -> Table:
    """The table at which the scenario is played."""
    return Table(engine, game, edition, HERE.parent / "features" / game.id / "cards.toml")


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    """Clear the table: a twin may have been played on it."""
    table: Table = request.getfixturevalue("table")
    table.begin()
    request.node.ruleproof_table = table


def pytest_bdd_before_step(
    request: pytest.FixtureRequest, feature: Any, scenario: Any, step: Any, step_func: Any
) -> None:
    """Carry out the pending act, unless the step belongs to it."""
    table: Table = request.getfixturevalue("table")
    if not getattr(step_func, "joins_act", False):
        table.settle()
    where = f"{Path(feature.filename).name}, line {step.line_number}"
    table.enter(f"{step.type.capitalize()} {step.name}", where, Phase(step.type))
