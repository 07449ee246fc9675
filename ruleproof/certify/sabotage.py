"""Sabotage: each saboteur is run against the scenarios that cite its rule; one titled so must catch it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from enum import StrEnum
from importlib import import_module
from itertools import repeat
from typing import Any, Protocol, cast

import pytest
from _pytest.runner import runtestprotocol

from ruleproof.adapter.errors import RuleproofError
from ruleproof.plugin import RECORD, scenario_of
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game
from ruleproof.suite import SABOTEURS

from .features import ScenarioText, read_features
from .processes import pool_of
from .records import Record
from .running import run
from .seams import entered_by_scenarios, reached, seam_of
from .verdicts import Phase, Verdict

AT_ONCE = 250
"""So many saboteurs are run in one session."""


class Kill(StrEnum):
    """What became of a saboteur."""

    KILLED = "killed"
    BY_OTHERS = "killed only by others"
    SURVIVED = "survived"
    NO_KILL = "no kill"
    """Its scenarios failed in a Given, crashed or were unsupported: nothing is proven."""


class Saboteur(Protocol):
    """What a registered saboteur tells of itself."""

    @property
    def rule(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def summary(self) -> str: ...
    @property
    def sister(self) -> str | None: ...
    @property
    def rules(self) -> type: ...


@dataclass(frozen=True, slots=True)
class Judgement:
    """One saboteur and who caught it."""

    rule: str
    name: str
    summary: str
    kill: Kill
    titled: tuple[str, ...]
    others: tuple[str, ...]
    astray: tuple[str, ...]
    """Scenarios of the rule that failed in a Given or broke."""
    played: int = 0
    """How many scenarios were played."""
    whole: int | None = None
    """In a wide run: how many scenarios the suite has."""

    def to_json(self) -> dict[str, Any]:
        """The plain form for `--json`."""
        return {
            "rule": self.rule,
            "saboteur": self.name,
            "summary": self.summary,
            "result": self.kill.value,
            "killed_by": list(self.titled),
            "noticed_by": list(self.others),
            "astray": list(self.astray),
            "played": self.played,
            **({} if self.whole is None else {"suite": self.whole}),
        }


def saboteurs_of(game: Game, rule: str | None = None) -> list[Saboteur]:
    """The registered saboteurs, or those of one rule and the rules below it."""
    found = [
        each
        for each in import_module(SABOTEURS).registered(game.id)
        if rule is None or each.rule == rule or each.rule.startswith(f"{rule}-")
    ]
    if rule is not None and not found:
        raise RuleproofError(
            f"Rule {rule} of {game.id} has no saboteur. `ruleproof sabotage` lists the rules that have one."
        )
    return found


def unsabotaged(game: Game) -> list[str]:
    """The rules with scenarios of their own and no saboteur."""
    titled = dict.fromkeys(scenario.rule for scenario in read_features(game.id))
    have = {each.rule for each in saboteurs_of(game)}
    return [number for number in titled if number not in have]


def run_saboteurs(
    game: Game, saboteurs: Sequence[Saboteur], *, wide: bool = False, jobs: int = 1
) -> Iterator[Judgement]:
    """Run each saboteur against the scenarios that cite its rule, or all that can notice it."""
    entered = entered_by_scenarios(game) if wide else None
    tasks = [
        Task(each.rule, each.name, None if entered is None else reached(entered, seam_of(each.rules)))
        for each in saboteurs
    ]
    whole = None if entered is None else len(entered)
    # Reading the suite takes longer than to play the few scenarios of one rule: many share one session.
    size = min(AT_ONCE, -(-len(tasks) // jobs)) or 1
    batches = [tasks[start : start + size] for start in range(0, len(tasks), size)]
    with nullcontext() if jobs == 1 else pool_of(jobs) as pool:
        judged = (pool.map if pool else map)(run_together, repeat(game.id), batches)
        yield from (replace(each, whole=whole) for some in judged for each in some)


@dataclass(frozen=True, slots=True)
class Task:
    """One saboteur to be run, fit to be sent to another process; a wide run says on which scenarios."""

    rule: str
    name: str
    scenarios: Collection[str] | None = None

    def wants(self, scenario: ScenarioText) -> bool:
        """Whether a scenario is to be played on it."""
        return self.rule in scenario.rules if self.scenarios is None else scenario.id in self.scenarios


def run_together(game_id: str, tasks: Sequence[Task]) -> list[Judgement]:
    """Run some saboteurs in one session and judge what became of each."""
    game = load_game(game_id)
    known = {(each.rule, each.name): each for each in saboteurs_of(game)}
    session = Session(game, tasks)
    run("reference", game, game.citing_edition, plugins=[session])
    return [
        judge(known[task.rule, task.name], records)
        for task, records in zip(tasks, session.records, strict=True)
    ]


class Session:
    """A pytest plugin that plays for each saboteur the scenarios that it is to be run on."""

    def __init__(self, game: Game, tasks: Sequence[Task]) -> None:
        self.records: list[list[Record]] = [[] for _ in tasks]
        self._game = game
        self._tasks = tasks
        self._plan: list[int] = []
        self._played = -1

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Plan which saboteur each item is for; an item comes as often as a saboteur needs it."""
        # Last of all: pytest's own ordering lets each item stand but once, and a run adds a sample.
        known = [(item, scenario_of(item)) for item in dict.fromkeys(items)]
        planned = [
            (item, place)
            for place, task in enumerate(self._tasks)
            for item, text in known
            if text and task.wants(text)
        ]
        items[:] = [item for item, _ in planned]
        self._plan = [place for _, place in planned]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool:
        """Play an item on its saboteur."""
        self._played += 1
        task = self._tasks[self._plan[self._played]]
        item.engine_spec = f"saboteur:{self._game.id}/{task.rule}/{task.name}"  # type: ignore[attr-defined]
        # Torn down to the ground each time, since the same item may come next.
        runtestprotocol(item, nextitem=None)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the record for the saboteur that is played."""
        for name, value in report.user_properties:
            if name == RECORD:
                self.records[self._plan[self._played]].append(cast(Record, value))


def judge(saboteur: Saboteur, records: Sequence[Record]) -> Judgement:
    """What the verdicts of a run say of a saboteur."""
    own = {saboteur.rule, saboteur.sister or saboteur.rule}
    caught = [record for record in records if is_kill(record)]
    titled = tuple(record["id"] for record in caught if record["rule"] in own)
    others = tuple(record["id"] for record in caught if record["rule"] not in own)
    astray = tuple(
        record["id"]
        for record in records
        if record["rule"] in own and record["verdict"] != Verdict.PASS and not is_kill(record)
    )
    kill = Kill.KILLED if titled else Kill.BY_OTHERS if others else Kill.NO_KILL if astray else Kill.SURVIVED
    return Judgement(
        saboteur.rule, saboteur.name, saboteur.summary, kill, titled, others, astray, len(records)
    )


def is_kill(record: Record) -> bool:
    """A Then fails, or the engine refuses a When that the rule allows."""
    return record["verdict"] == Verdict.FAIL and record["phase"] in (Phase.WHEN, Phase.THEN)
