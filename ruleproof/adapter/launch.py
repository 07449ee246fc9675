"""How an engine out of process is launched, and how long it is waited for."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from .errors import RuleproofError


@dataclass(frozen=True, slots=True)
class Launch:
    """The surroundings and limits of a `stdio:` engine; an engine in process has none."""

    cwd: Path | None = None
    env: dict[str, str] = field(default_factory=dict)
    """Variables beside those of this process."""
    start_timeout: float = 30.0
    """Seconds until the engine must have answered `hello`."""
    call_timeout: float = 10.0
    """Seconds until any other call must be answered."""
    restarts: int = 20
    """How often a broken engine is started again before it is given up."""


def launch_for(spec: str, specs: Sequence[str], launch: Launch | None) -> Launch | None:
    """The launch of one of several engines; one in process gets it only if none of them is launched."""
    launched = [each for each in specs if each.startswith("stdio:")]
    return launch if spec in launched or not launched else None


def launch_from(
    cwd: str | Path | None = None,
    env: Iterable[str] = (),
    start_timeout: float | None = None,
    call_timeout: float | None = None,
    restarts: int | None = None,
) -> Launch:
    """A launch from the options of a command; what is not said has its default."""
    default = Launch()
    folder = None if cwd is None else Path(cwd)
    if folder is not None and not folder.is_dir():
        raise RuleproofError(
            f"There is no folder {str(cwd)!r} to run the engine in. Name an existing folder."
        )
    for name, limit in (("start", start_timeout), ("call", call_timeout)):
        if limit is not None and not 0 < limit < 86_400:
            raise RuleproofError(f"The {name} time limit is a number of seconds above 0, not {limit}.")
    if restarts is not None and restarts < 0:
        raise RuleproofError(f"The number of restarts is 0 or more, not {restarts}.")
    return Launch(
        cwd=folder,
        env=dict(_variable(each) for each in env),
        start_timeout=default.start_timeout if start_timeout is None else start_timeout,
        call_timeout=default.call_timeout if call_timeout is None else call_timeout,
        restarts=default.restarts if restarts is None else restarts,
    )


def pytest_options(launch: Launch) -> list[str]:
    """The same launch as options of the pytest plugin, for the processes that pytest starts."""
    return [
        *(("--engine-cwd", str(launch.cwd)) if launch.cwd else ()),
        *(word for name, value in launch.env.items() for word in ("--engine-env", f"{name}={value}")),
        *("--engine-start-timeout", str(launch.start_timeout)),
        *("--engine-call-timeout", str(launch.call_timeout)),
        *("--engine-restarts", str(launch.restarts)),
    ]


def launching_words(launch: Launch) -> tuple[str, ...]:
    """The same launch as options of a command, to be shown: values of variables may be secrets."""
    default = Launch()
    limits = (
        ("--start-timeout", launch.start_timeout, default.start_timeout),
        ("--call-timeout", launch.call_timeout, default.call_timeout),
    )
    return (
        *(("--cwd", str(launch.cwd)) if launch.cwd else ()),
        *(word for name in launch.env for word in ("--env", f"{name}=…")),
        *(word for option, limit, usual in limits if limit != usual for word in (option, f"{limit:g}")),
    )


def _variable(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals or "\0" in text:
        raise RuleproofError(f"{text!r} is no variable of the environment. Write NAME=VALUE.")
    return name, value


def command_of(text: str) -> tuple[str, ...]:
    """The program and its arguments, from words as in a shell (but none is used) or from a JSON list."""
    try:
        words = json.loads(text) if text.lstrip().startswith("[") else shlex.split(text)
    except ValueError as problem:
        raise RuleproofError(
            f"The command {text!r} of the engine cannot be read: {problem}. Quote it as in a shell, or write "
            'a JSON list such as ["node", "engine.mjs"].'
        ) from None
    if not words or not all(isinstance(word, str) and "\0" not in word for word in words):
        raise RuleproofError(
            f"The command {text!r} of the engine names no program. Write it as in `stdio:node engine.mjs`."
        )
    return tuple(words)
