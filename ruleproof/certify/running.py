"""Running the suite on an engine: pytest in this process, through the same plugin as `pytest --engine`."""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from typing import cast

import pytest

from ruleproof import plugin
from ruleproof.adapter.errors import EngineError, RuleproofError
from ruleproof.adapter.launch import Launch, pytest_options
from ruleproof.adapter.specs import open_engine
from ruleproof.rulebook.model import Game
from ruleproof.suite import ROOT

from .features import read_features
from .guard import GuardedEngine
from .records import Record, record_of
from .results import Results
from .steadiness import Steadiness

SUITE = "ruleproof.suite"
PLUGINS = ("pytest_bdd.plugin", "ruleproof.plugin")
"""All that a run needs: whatever else is installed for pytest cannot change a verdict."""

Progress = Callable[[Record, int, int], None]
"""Told of each record, how many there are so far, and how many there will be."""


def run(
    spec: str,
    game: Game,
    edition: str | None = None,
    *,
    selection: Sequence[str] = (),
    jobs: int = 1,
    asked: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    launch: Launch | None = None,
    engine: GuardedEngine | None = None,
    plugins: Sequence[object] = (),
) -> Results:
    """Play the scenarios of an edition on an engine.

    `selection` holds further options of pytest, `asked` says them in the words of the certificate. The
    verdicts are the same with any number of jobs: each has an engine of its own and plays whole scenarios. An
    engine that is given has been opened already; a launch says how to open one. A run that is interrupted
    gives the results so far.
    """
    chosen = game.rulebook(edition).edition
    # Read here, so that a feature that is not there or cannot be read is told without pytest's frames.
    read_features(game.id)
    engine = engine or GuardedEngine(open_engine(spec, launch), spec)
    keeper, steadiness = Keeper(engine, progress, game, chosen), Steadiness()
    arguments = [
        *("-c", os.devnull, "--rootdir", str(ROOT), "--import-mode", "importlib"),
        *("-p", "no:cacheprovider", *_in_parallel(jobs)),
        *(argument for name in PLUGINS for argument in ("-p", name)),
        *("--engine", spec, "--game", game.id, "--rules", chosen),
        *(pytest_options(launch) if launch else ()),
        *selection,
        *("--pyargs", SUITE),
    ]
    printed = io.StringIO()
    with _alone(), contextlib.redirect_stderr(printed), contextlib.redirect_stdout(printed):
        code = pytest.main(arguments, plugins=[steadiness, keeper, *plugins])
    if keeper.misuse:
        raise RuleproofError(keeper.misuse)
    partial = code == pytest.ExitCode.INTERRUPTED
    if not partial and code not in (
        pytest.ExitCode.OK,
        pytest.ExitCode.TESTS_FAILED,
        pytest.ExitCode.NO_TESTS_COLLECTED,
    ):
        raise RuleproofError(f"The suite could not be run: {printed.getvalue().strip() or code}")
    records = sorted(steadiness.judged(keeper.records), key=_place)
    return Results(spec, engine.welcome, game, chosen, tuple(records), partial, dict(asked or {}))


def _place(record: Record) -> tuple[str, int, str]:
    """The order of the features, whatever the order of the run."""
    return record["feature"], record["line"], record["id"]


def _in_parallel(jobs: int) -> tuple[str, ...]:
    """The options for several processes; alone, a run prints nothing, but xdist needs a place to print."""
    if jobs == 1:
        return ("-p", "no:terminal")
    if find_spec("xdist") is None:
        raise RuleproofError(
            f"-j {jobs} needs pytest-xdist, which is not installed. Install it with "
            "`pip install 'ruleproof[parallel]'`, or leave -j out."
        )
    return ("-p", "xdist.plugin", "-n", str(jobs), "--dist", "load")


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Keep options and plugins of the surroundings out of the run."""
    kept = {name: os.environ.pop(name, None) for name in ("PYTEST_ADDOPTS", "PYTEST_PLUGINS")}
    kept["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = os.environ.get("PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        yield
    finally:
        for name, value in kept.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


class Keeper:
    """Keeps the record of every scenario of a run."""

    def __init__(self, engine: GuardedEngine, progress: Progress | None, game: Game, edition: str) -> None:
        self.engine = engine
        self.progress = progress
        self.game = game
        self.edition = edition
        self.records: list[Record] = []
        self.total = 0
        self.misuse = ""

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Hand the engine over: it has been greeted already."""
        plugin.engines(config)[self.engine.spec] = self.engine

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Count what will be run."""
        self.total = len({item.nodeid for item in session.items})

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: object, ids: Sequence[str]) -> None:
        """Count what will be run in other processes: each of them collects everything."""
        self.total = len(ids)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A feature that cannot be read stops the run."""
        if report.failed:
            self.misuse = self.misuse or f"The suite cannot be read: {report.longreprtext.strip()}"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the record that the report carries."""
        found = [cast(Record, value) for name, value in report.user_properties if name == plugin.RECORD]
        if not found and report.when not in ("setup", "call", "teardown"):
            # So xdist tells of a process that ended; a repetition also comes without a record.
            found = self._lost(report)
        for record in found:
            self.records.append(record)
            if record["misuse"]:
                self.misuse = self.misuse or record["message"]
            if self.progress:
                self.progress(record, len(self.records), self.total)

    def _lost(self, report: pytest.TestReport) -> list[Record]:
        """The record of a scenario whose process ended before it could tell: no result is ever lost."""
        name = report.nodeid.rpartition("::")[2].partition("[")[0]
        problem = EngineError(f"The engine ended the process that played it: {report.longreprtext.strip()}")
        return [
            record_of(text, self.game, self.edition, problem)
            for text in read_features(self.game.id)
            if plugin.name_of_test(text) == name
        ]
