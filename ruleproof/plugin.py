"""The pytest plugin: options, the engine under test, and a verdict for each scenario.

It is loaded in every pytest session where Ruleproof is installed, so it imports nothing heavy until the
suite's own module is collected.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from ruleproof.adapter.launch import Launch
    from ruleproof.certify.features import ScenarioText
    from ruleproof.certify.guard import GuardedEngine
    from ruleproof.certify.selecting import Selection
    from ruleproof.rulebook.model import Game

RECORD = "ruleproof"
"""The name under which a report carries its scenario's record."""

SCENARIO = "__ruleproof_scenario__"
"""The attribute by which a test function knows its scenario."""

_ENGINES = pytest.StashKey[dict[str, "GuardedEngine"]]()
_SESSIONS: list[pytest.Config] = []
"""The running sessions, innermost last: a test may run the suite inside its own session."""


# --- options and session


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the suite."""
    group = parser.getgroup("ruleproof", "Ruleproof: rules as executable scenarios")
    group.addoption("--engine", default="reference", metavar="SPEC", help="engine under test (reference)")
    # Named after the engine: many a project has a `--env` of its own, and a name can be taken only once.
    group.addoption("--engine-cwd", metavar="DIR", help="folder that a stdio: engine is run in")
    group.addoption(
        "--engine-env", action="append", default=[], metavar="NAME=VALUE", help="variable for a stdio: engine"
    )
    group.addoption(
        "--engine-start-timeout", type=float, metavar="SECONDS", help="until hello is answered (30)"
    )
    group.addoption(
        "--engine-call-timeout", type=float, metavar="SECONDS", help="until a call is answered (10)"
    )
    group.addoption(
        "--engine-restarts", type=int, metavar="N", help="restarts of a broken stdio: engine (20)"
    )
    group.addoption("--game", default="one_piece", metavar="ID", help="game (one_piece)")
    group.addoption("--rules", default=None, metavar="EDITION", help="edition of the rules (the newest)")
    group.addoption("--rule", metavar="NUMBER", help="only scenarios that cite this rule or one below it")
    group.addoption("--chapter", metavar="NUMBER", help="only scenarios titled with a rule of this chapter")
    group.addoption("--profile", metavar="NAME", help="only scenarios of this profile")
    group.addoption("--shard", metavar="N/COUNT", help="only this part of the suite, as in 1/4")
    group.addoption("--scenario", action="append", default=[], metavar="ID", help="only this scenario")
    group.addoption(
        "--scenario-file", metavar="FILE", help="the scenarios of this file instead of the suite's"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Begin a session."""
    config.stash[_ENGINES] = {}
    _SESSIONS.append(config)
    # The suite's module holds the scenarios of one session: a session within a session collects it anew.
    sys.modules.pop("ruleproof.suite.test_rules", None)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Where other processes play the scenarios, say here and once that the engine cannot be run."""
    from ruleproof.adapter.errors import RuleproofError

    config = session.config
    spec = config.getoption("--engine")
    is_parallel = config.getoption("numprocesses", None) and not hasattr(config, "workerinput")
    if not is_parallel or spec == "reference" or spec in engines(config):
        return
    try:
        engine_for(config, spec)
    except RuleproofError as problem:
        raise pytest.UsageError(str(problem)) from problem


def pytest_unconfigure(config: pytest.Config) -> None:
    """End a session: say goodbye to its engines."""
    from ruleproof.adapter.errors import EngineError, Unsupported

    if config in _SESSIONS:
        _SESSIONS.remove(config)
    for engine in config.stash.get(_ENGINES, {}).values():
        try:
            engine.goodbye()
        except (EngineError, Unsupported):
            continue


def engines(config: pytest.Config) -> dict[str, GuardedEngine]:
    """The engines that a session has opened, by spec."""
    return config.stash[_ENGINES]


def engine_for(config: pytest.Config, spec: str) -> GuardedEngine:
    """The session's engine of this spec, opened when first asked for."""
    from ruleproof.adapter.specs import open_engine
    from ruleproof.certify.guard import GuardedEngine

    opened = engines(config)
    if spec not in opened:
        opened[spec] = GuardedEngine(open_engine(spec, _launch(config)), spec)
    return opened[spec]


def _launch(config: pytest.Config) -> Launch:
    from ruleproof.adapter.launch import launch_from

    return launch_from(
        cwd=config.getoption("--engine-cwd"),
        env=config.getoption("--engine-env"),
        start_timeout=config.getoption("--engine-start-timeout"),
        call_timeout=config.getoption("--engine-call-timeout"),
        restarts=config.getoption("--engine-restarts"),
    )


def _game(config: pytest.Config) -> Game:
    from ruleproof.rulebook.loading import load_game

    return load_game(config.getoption("--game"))


def _edition(config: pytest.Config) -> str:
    return _game(config).rulebook(config.getoption("--rules")).edition


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    """The game whose rules are proven."""
    return _game(request.config)


@pytest.fixture
def edition(request: pytest.FixtureRequest) -> str:
    """The edition of the rules."""
    return _edition(request.config)


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> GuardedEngine:
    """The engine under test: the item's own spec if it has one, else the session's."""
    spec = getattr(request.node, "engine_spec", None) or request.config.getoption("--engine")
    return engine_for(request.config, spec)


# --- collecting: what the suite's module asks for


def collect_into(module: dict[str, Any]) -> None:
    """Put a test function for every scenario of the session's game into the suite's module."""
    from pytest_bdd import scenario

    from ruleproof.adapter.errors import RuleproofError
    from ruleproof.certify.features import read_features, read_file

    config = _SESSIONS[-1]
    try:
        file = config.getoption("--scenario-file")
        scenarios = read_file(file) if file else read_features(_game(config).id)
        _edition(config)
    except RuleproofError as problem:
        raise pytest.UsageError(str(problem)) from problem
    _register_steps(config)
    try:
        selection = _selection(config)
    except RuleproofError as problem:
        raise pytest.UsageError(str(problem)) from problem
    wanted = [text for text in scenarios if selection.wants(text)]
    chosen, twins = {text.id for text in wanted}, {text.twin for text in wanted}
    for text in scenarios:
        if text.id in chosen or text.id in twins:
            # A twin that was not asked for is played with its refusal and has no verdict of its own.
            name = name_of_test(text) if text.id in chosen else f"twin_of_{name_of_test(text)}"
            function = scenario(str(text.path), text.title)(lambda: None)
            setattr(function, SCENARIO, text)
            function.__name__ = name
            module[name] = function


def name_of_test(text: ScenarioText) -> str:
    """The id names the test, so that `-k` and links stay good when a title is improved."""
    return "test_" + text.id.replace("-", "_").replace(" ", "_")


def _register_steps(config: pytest.Config) -> None:
    from ruleproof.suite import step_modules

    for module in step_modules():
        if not config.pluginmanager.is_registered(module):
            config.pluginmanager.register(module, module.__name__)


@pytest.hookimpl(optionalhook=True, tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool | None:
    """Keep the suite's tags, which are data, from becoming marks."""
    from ruleproof.certify.lint import TAGS

    return True if tag.partition(":")[0] in TAGS else None


def scenario_of(item: pytest.Item) -> ScenarioText | None:
    """The scenario that an item plays, if it is one of the suite."""
    return getattr(getattr(item, "function", None), SCENARIO, None)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let `-k` find a scenario by its id as written."""
    text = scenario_of(item)
    if text is not None:
        item.extra_keyword_matches.update((text.id, text.rule))
        item.repr_failure = partial(_told_failure, item.repr_failure)  # type: ignore[method-assign]


def _told_failure(
    in_full: Callable[..., Any], excinfo: pytest.ExceptionInfo[BaseException], *more: Any, **options: Any
) -> Any:
    """What a problem says of itself: its traceback takes longer than to play the scenario, and tells less."""
    from ruleproof.adapter.errors import EngineError, RuleproofError, Unsupported
    from ruleproof.certify.verdicts import StepFailed, TwinFailed

    if isinstance(excinfo.value, Unsupported | EngineError | RuleproofError | StepFailed | TwinFailed):
        return str(excinfo.value)
    return in_full(excinfo, *more, **options)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Open the engine before the first scenario: one that cannot be run is told once, not by every test."""
    config = session.config
    if hasattr(config, "workerinput") or not any(scenario_of(item) for item in session.items):
        return
    from ruleproof.adapter.errors import RuleproofError

    try:
        engine_for(config, config.getoption("--engine"))
    except RuleproofError as problem:
        raise pytest.UsageError(str(problem)) from problem


def _selection(config: pytest.Config) -> Selection:
    """Which scenarios were asked for."""
    from ruleproof.certify.selecting import select

    return select(
        _game(config),
        config.getoption("--rules"),
        rule=config.getoption("--rule"),
        chapter=config.getoption("--chapter"),
        profile=config.getoption("--profile"),
        shard=config.getoption("--shard"),
        ids=frozenset(config.getoption("--scenario")),
    )


# --- running


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> None:
    """Play the twin first: a refusal counts only where its legal neighbour is accepted."""
    text = scenario_of(pyfuncitem)
    if text is None or text.twin is None:
        return
    from ruleproof.certify.verdicts import TwinFailed

    for function in list(vars(pyfuncitem.module).values()):
        twin = getattr(function, SCENARIO, None)
        if twin is not None and twin.id == text.twin:
            try:
                function(pyfuncitem.funcargs["request"], {})
            except AssertionError as failure:
                raise TwinFailed(twin.id, failure) from failure
            return
    raise LookupError(f"{text.feature}, line {text.line}: there is no scenario with the id {text.twin!r}.")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn what happened into the scenario's verdict."""
    report = yield
    text = scenario_of(item)
    if text is None or (call.when != "call" and call.excinfo is None):
        return report
    from ruleproof.certify.pictures import add_pictures
    from ruleproof.certify.records import failure_of, record_of

    config = item.config
    problem = call.excinfo.value if call.excinfo else None
    record = record_of(text, _game(config), _edition(config), problem, getattr(item, "callspec", None))
    # An engine that broke is not asked for more: only what it showed before is kept.
    if record["verdict"] in ("fail", "error"):
        add_pictures(record, getattr(item, "ruleproof_table", None), look=failure_of(problem) is not None)
    report.user_properties.append((RECORD, record))
    if record["verdict"] == "unsupported":
        report.outcome = "skipped"
        report.longrepr = (str(text.path), text.line, f"unsupported: {record['message']}")
    elif record["verdict"] != "pass" and record["told"]:
        report.longrepr = f"{text.feature}:{text.line} {text.title}\n{record['message']}"
    return report
