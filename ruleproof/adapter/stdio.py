"""The engine `stdio:COMMAND`: any program that speaks protocol 1 over its standard input and output."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .errors import EngineError, EngineGivenUp, EngineHung, EngineUnavailable, MalformedMessage, Unsupported
from .launch import Launch
from .messages import (
    Accepted,
    Decision,
    Events,
    Hello,
    Illegal,
    Message,
    Over,
    Ready,
    Refused,
    Setup,
    Submit,
    View,
    Viewer,
    Welcome,
)
from .process import EngineProcess, ProcessFailed, ProcessHung
from .wire import BadReply, EventsParams, NoParams, ViewParams, decode_reply, encode_request

LEAVING = 2.0
"""Seconds that an engine gets to leave after `goodbye`."""


class StdioEngine:
    """One long-lived process; when it breaks it is ended, and started again at the next setup."""

    def __init__(self, command: Sequence[str], launch: Launch) -> None:
        self.command = tuple(command)
        self.launch = launch
        self.left_by_itself: bool | None = None
        """Whether the process left after the last `goodbye` without being ended."""
        self._calls = 0
        self._restarts = 0
        self._hello: Hello | None = None
        self._welcome: Welcome | None = None
        self._last_problem = ""
        # Started at once, so that it warms up while the suite is being read.
        self._process: EngineProcess | None = EngineProcess(self.command, launch)

    # --- the contract

    def hello(self, hello: Hello) -> Welcome:
        """Greet the engine, started anew if it has left."""
        if self._process is None:
            self._process = EngineProcess(self.command, self.launch)
        welcome: Welcome = self._call("hello", hello, self.launch.start_timeout)
        self._hello, self._welcome = hello, welcome
        return welcome

    def setup(self, setup: Setup) -> Ready | Refused:
        """Begin a game, in a new process if the last one broke."""
        if self._process is None:
            self._restart()
        else:
            self._process.forget_stderr()
        reply: Ready | Refused = self._call("setup", setup)
        return reply

    def decision(self) -> Decision | Over:
        """What the game waits for."""
        reply: Decision | Over = self._call("decision", NoParams())
        return reply

    def submit(self, submit: Submit) -> Accepted | Illegal:
        """Carry out an act, or refuse it."""
        reply: Accepted | Illegal = self._call("submit", submit)
        return reply

    def view(self, viewer: Viewer) -> View:
        """The position as a viewer sees it."""
        reply: View = self._call("view", ViewParams(viewer))
        return reply

    def events(self, since: int, viewer: Viewer) -> Events:
        """What happened since a mark."""
        reply: Events = self._call("events", EventsParams(since, viewer))
        return reply

    def goodbye(self) -> None:
        """Let the engine leave, and see that it does."""
        if self._process is None:
            return
        self.left_by_itself = None
        try:
            self._call("goodbye", NoParams())
        finally:
            process, self._process = self._process, None
            if process is not None:
                self.left_by_itself = process.stop(LEAVING)

    # --- calling

    def raw(self, line: bytes) -> bytes:
        """Send a line as it is and return the line that comes back: for hostile inputs."""
        if self._process is None:
            raise EngineError("The engine is not running.")
        try:
            return self._process.exchange(line, self.launch.call_timeout)
        except ProcessFailed as problem:
            raise self._broken("a raw line", problem) from problem

    @property
    def is_running(self) -> bool:
        """Whether there is a process to call."""
        return self._process is not None

    def restart(self) -> None:
        """Begin with a new process, greeted as the last one was."""
        self.close()
        self._restart()

    def close(self) -> None:
        """End the process and its children without a word."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def _call(self, method: str, params: Message, limit: float | None = None) -> Any:
        process = self._process
        if process is None:
            raise EngineError(f"The engine cannot answer `{method}`: {self._last_problem or 'it has left.'}")
        self._calls += 1
        try:
            line = process.exchange(
                encode_request(self._calls, method, params), limit or self.launch.call_timeout
            )
            return decode_reply(line, self._calls, method)
        except (ProcessFailed, BadReply) as problem:
            raise self._broken(method, problem) from problem
        except EngineError as problem:
            # It said itself that it broke: it still runs, and the next setup replaces the game.
            raise EngineError(f"{problem}{_quoted(process)}") from problem
        except (Unsupported, MalformedMessage):
            raise
        except BaseException:
            # Stopped in the middle of a call: whatever it says next belongs to no call.
            self.close()
            raise

    def _broken(self, method: str, problem: Exception) -> EngineError:
        """End a broken process, and say what it did with what it wrote to stderr."""
        process, self._process = self._process, None
        assert process is not None
        process.kill()
        self._last_problem = f"In `{method}` the engine {problem}."
        hung = isinstance(problem, ProcessHung)
        told = self._last_problem + _quoted(process)
        return EngineHung(told) if hung else EngineError(told)

    def _restart(self) -> None:
        if self._restarts >= self.launch.restarts:
            raise EngineGivenUp(
                f"Not run: the engine broke {self._restarts + 1} times and is not started again "
                f"({self.launch.restarts} restarts are allowed). The last time: {self._last_problem}"
            )
        self._restarts += 1
        try:
            self._process = EngineProcess(self.command, self.launch)
        except EngineUnavailable as problem:
            raise EngineError(f"The engine cannot be started again. {problem}") from problem
        if self._hello is None:
            return
        welcome = self._call("hello", self._hello, self.launch.start_timeout)
        if welcome != self._welcome:
            self.close()
            self._last_problem = "It introduced itself differently after a restart."
            raise EngineError("The engine introduced itself differently after a restart.")


def _quoted(process: EngineProcess) -> str:
    tail = process.stderr_tail()
    if not tail:
        return " It wrote nothing to stderr."
    return "\nIts stderr ends with:\n" + "\n".join(f"  {line}" for line in tail.splitlines())
