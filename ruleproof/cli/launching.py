"""The options by which commands name an engine and say how it is launched."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from ruleproof.adapter.launch import Launch, launch_from

Command = Callable[..., object]


def launch_options(command: Command) -> Command:
    """The options that say how an engine out of process is launched, given to the command as `launch`."""
    default = Launch()

    @click.option("--cwd", metavar="DIR", help="Run a stdio: engine in this folder.")
    @click.option("--env", multiple=True, metavar="NAME=VALUE", help="A variable for a stdio: engine.")
    @click.option(
        "--start-timeout",
        type=float,
        metavar="SECONDS",
        help=f"Until a stdio: engine must have answered hello.  [default: {default.start_timeout:g}]",
    )
    @click.option(
        "--call-timeout",
        type=float,
        metavar="SECONDS",
        help=f"Until a stdio: engine must have answered any other call.  [default: {default.call_timeout:g}]",
    )
    @click.option(
        "--restarts",
        type=int,
        metavar="N",
        help=f"How often a broken stdio: engine is started again.  [default: {default.restarts}]",
    )
    @wraps(command)
    def launched(
        *arguments: Any,
        cwd: str | None,
        env: tuple[str, ...],
        start_timeout: float | None,
        call_timeout: float | None,
        restarts: int | None,
        **options: Any,
    ) -> object:
        launch = launch_from(cwd, env, start_timeout, call_timeout, restarts)
        return command(*arguments, launch=launch, **options)

    return launched
