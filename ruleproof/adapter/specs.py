"""Engine specs: from the words after `--engine` to an engine."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from ruleproof.suite import SABOTEURS

from .engine import Engine
from .errors import EngineUnavailable, RuleproofError
from .launch import Launch, command_of
from .stdio import StdioEngine

REFERENCE = "python:ruleproof.suite.reference.adapter:make"
FORMS = "`reference`, `python:module:factory` or `stdio:COMMAND`"


def open_engine(spec: str, launch: Launch | None = None) -> Engine:
    """The engine that a spec names, made anew; a launch is for engines out of process."""
    form, _, rest = (REFERENCE if spec == "reference" else spec).partition(":")
    if form == "stdio" and rest.strip():
        try:
            return StdioEngine(command_of(rest), launch or Launch())
        except EngineUnavailable as problem:
            raise EngineUnavailable(f"The engine {spec!r} cannot be run. {problem}") from problem
    if form in ("python", "saboteur") and launch not in (None, Launch()):
        raise RuleproofError(
            f"The engine {spec!r} runs in this process: folder, environment, time limits and restarts are "
            "for engines named as `stdio:COMMAND`."
        )
    if form == "saboteur":
        return _saboteur(spec, rest)
    if form == "python":
        return _python_engine(spec, rest)
    raise RuleproofError(f"There is no engine {spec!r}. An engine is named as {FORMS}.")


def _saboteur(spec: str, rest: str) -> Engine:
    """A variant of the reference with one rule broken, as `ruleproof sabotage` names it."""
    try:
        engine: Engine = importlib.import_module(SABOTEURS).make(rest)
    except (LookupError, ValueError) as problem:
        raise RuleproofError(
            f"There is no saboteur {spec!r}. One is named as `saboteur:game/rule/name`."
        ) from problem
    return engine


def _python_engine(spec: str, rest: str) -> Engine:
    module_name, _, factory_name = rest.partition(":")
    if not module_name or not factory_name:
        raise RuleproofError(
            f"The engine {spec!r} is not complete: `python:` needs a module and a factory, as in "
            "`python:my_engine.adapter:make`."
        )
    # A console script does not look in the current folder, where people keep the adapter they are writing.
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        module = importlib.import_module(module_name)
    except Exception as problem:
        raise EngineUnavailable(
            f"The engine {spec!r} cannot be run: importing the module {module_name} failed with "
            f"{_told(problem)}. Check the module's name, and that it lies here or is installed."
        ) from problem
    factory = getattr(module, factory_name, None)
    if not callable(factory):
        raise EngineUnavailable(
            f"The engine {spec!r} cannot be run: the module {module_name} has no callable {factory_name!r}. "
            "Name a function or class that makes the engine when it is called without arguments."
        )
    try:
        engine = factory()
    except Exception as problem:
        raise EngineUnavailable(
            f"The engine {spec!r} cannot be run: {factory_name}() failed with {_told(problem)}."
        ) from problem
    if not isinstance(engine, Engine):
        raise EngineUnavailable(
            f"The engine {spec!r} cannot be run: {factory_name}() made a {type(engine).__name__}, which "
            "lacks a method of the contract: hello, setup, decision, submit, view, events or goodbye."
        )
    return engine


def _told(problem: Exception) -> str:
    return f"{type(problem).__name__}: {problem}".rstrip(": ").replace("\n", " ")
