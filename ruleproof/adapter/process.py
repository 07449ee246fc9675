"""A child process that is asked line by line, within time limits, and that leaves nothing behind."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import time
import uuid
import weakref
from collections.abc import Sequence
from pathlib import Path

from .errors import EngineUnavailable, printable
from .launch import Launch
from .wire import MOST_BYTES, excerpt

CHUNK = 1 << 16
STDERR_BYTES = 1 << 16
TAIL_LINES, TAIL_CHARACTERS = 20, 4000
LAST_WORDS = 0.5
"""Seconds that a process which has closed its output gets to say why on stderr."""

SWEEPS = 5
"""How often descendants are looked for: one that was being born in one sweep is found in the next."""

MARK = "RULEPROOF_ENGINE_PROCESS"
"""The variable by which descendants of an engine are known, also those that left its process group."""


class ProcessFailed(Exception):
    """The process did not reply: it ended, wrote too much or too little."""


class ProcessHung(ProcessFailed):
    """The process did not reply in time."""


class EngineProcess:
    """One running engine; POSIX only, because only there can pipes be waited for with a limit."""

    def __init__(self, command: Sequence[str], launch: Launch) -> None:
        if os.name != "posix":
            raise EngineUnavailable(
                "Engines out of process need a POSIX system: use Linux, macOS or the Windows Subsystem for "
                "Linux, or wrap the engine in Python as `python:module:factory`."
            )
        mark = uuid.uuid4().hex
        try:
            self._child = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=launch.cwd,
                # Marks add up, so that an engine which launches another is known by both.
                env={**os.environ, **launch.env, MARK: f"{os.environ.get(MARK, '')}:{mark}"},
                bufsize=0,
                start_new_session=True,
            )
        except OSError as problem:
            where = f" in {launch.cwd}" if launch.cwd else ""
            raise EngineUnavailable(
                f"The program {command[0]!r} cannot be run{where}: {problem.strerror or problem}. Check the "
                "path, that it may be executed, and the folder that it is run in."
            ) from problem
        self._finish = weakref.finalize(self, _end, self._child, mark)
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        assert self._child.stderr is not None
        self._in = self._child.stdin.fileno()
        self._out = self._child.stdout.fileno()
        self._err = self._child.stderr.fileno()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._poll = select.poll()
        self._poll.register(self._out, select.POLLIN)
        self._poll.register(self._err, select.POLLIN)
        self._read = bytearray()
        self._stderr = bytearray()
        self._open = {self._out, self._err}
        self.returncode: int | None = None
        """How it ended, if it ended by itself."""

    # --- asking

    def exchange(self, line: bytes, limit: float) -> bytes:
        """Send a line and return the line that answers it."""
        deadline = time.monotonic() + limit
        unsent = self._write(memoryview(line))
        if unsent:
            self._poll.register(self._in, select.POLLOUT)
        searched = 0
        while True:
            end = self._read.find(b"\n", searched)
            if end >= 0:
                return self._taken(end, bool(unsent))
            searched = len(self._read)
            if searched > MOST_BYTES:
                raise ProcessFailed(f"wrote a line of more than {MOST_BYTES // 1024**2} MiB")
            if self._out not in self._open:
                raise ProcessFailed(self._ending())
            left = deadline - time.monotonic()
            if left <= 0:
                raise ProcessHung(f"did not answer within {limit:g} s")
            for pipe, _ in self._poll.poll(left * 1000 + 1):
                if pipe == self._in:
                    unsent = self._write(unsent)
                    if not unsent:
                        self._poll.unregister(self._in)
                else:
                    self._drain(pipe)

    def _taken(self, end: int, unsent: bool) -> bytes:
        """The first line that was read; whatever follows it nobody asked for."""
        line, rest = bytes(self._read[:end]), bytes(self._read[end + 1 :])
        self._read.clear()
        if rest:
            raise ProcessFailed(f"wrote more than one line for one call, after its answer: {excerpt(rest)}")
        if unsent:
            raise ProcessFailed(f"wrote a line before it had read the call: {excerpt(line)}")
        return line

    def _write(self, unsent: memoryview) -> memoryview:
        """Send what the pipe takes; a closed pipe takes all, for its end is noticed in reading."""
        try:
            return unsent[os.write(self._in, unsent) :]
        except BlockingIOError:
            return unsent
        except OSError:
            return unsent[len(unsent) :]

    def _drain(self, pipe: int) -> bool:
        """Read once from a pipe; whether anything came."""
        try:
            got = os.read(pipe, CHUNK)
        except BlockingIOError:
            return False
        except OSError:
            got = b""
        if not got:
            self._open.discard(pipe)
            self._poll.unregister(pipe)
        elif pipe == self._out:
            self._read += got
        else:
            self._stderr += got
            del self._stderr[:-STDERR_BYTES]
        return bool(got)

    def _drain_now(self, pipe: int) -> None:
        """Read what a pipe holds just now; one that is filled without end is left after a while."""
        for _ in range(64):
            if pipe not in self._open or not self._drain(pipe):
                return

    def _ending(self) -> str:
        """How the process ended, after it had the time to say why."""
        how = "closed its output"
        if self._until_exited(LAST_WORDS):
            self.kill()
            how = _told_code(self.returncode)
        if self._read:
            return f"{how} in the middle of a line: {excerpt(bytes(self._read))}"
        return how

    def _until_closed(self, limit: float) -> None:
        deadline = time.monotonic() + limit
        while self._open and (left := deadline - time.monotonic()) > 0:
            for pipe, _ in self._poll.poll(left * 1000 + 1):
                if pipe == self._in:
                    self._poll.unregister(pipe)
                else:
                    self._drain(pipe)
                    # Nothing that it still writes is read as an answer, nor kept without a bound.
                    del self._read[MOST_BYTES:]

    def _until_exited(self, limit: float) -> bool:
        """Give it time to end by itself; whether it did."""
        deadline = time.monotonic() + limit
        self._until_closed(limit)
        # Pipes are closed a moment before the process has ended.
        while not (exited := self._has_exited()) and time.monotonic() < deadline:
            time.sleep(0.002)
        return exited

    def _has_exited(self) -> bool:
        """Whether it has ended by itself; it stays a zombie, so that its group can still be killed safely."""
        if self._child.returncode is not None:
            return True
        try:
            found = os.waitid(os.P_PID, self._child.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        except ChildProcessError:
            # Whoever runs us lets no zombie be: it has ended, and how is not known.
            return True
        if found is None:
            return False
        self.returncode = found.si_status if found.si_code == os.CLD_EXITED else -found.si_status
        return True

    # --- ending

    def stop(self, grace: float) -> bool:
        """Close its input, give it time to leave, then end it and its children; whether it left by itself."""
        with contextlib.suppress(OSError):
            assert self._child.stdin is not None
            self._child.stdin.close()
        left = self._until_exited(grace)
        self.kill()
        return left

    def kill(self) -> None:
        """End the process and everything that it started, at once."""
        if not self._finish.alive:
            return
        self._has_exited()
        # What it managed to write before its end is still in the pipe.
        self._drain_now(self._err)
        self._finish()

    @property
    def is_running(self) -> bool:
        """Whether it has not been ended."""
        return self._finish.alive

    def forget_stderr(self) -> None:
        """Forget what was written to stderr so far: it belongs to what was done before."""
        self._drain_now(self._err)
        self._stderr.clear()

    def stderr_tail(self) -> str:
        """The last lines of stderr, fit to be shown."""
        text = printable(self._stderr.decode("utf-8", "replace")).strip()
        lines = text[-TAIL_CHARACTERS:].splitlines()[-TAIL_LINES:]
        return "\n".join(lines)


def _end(child: subprocess.Popen[bytes], mark: str) -> None:
    """Kill a process, its group and every descendant that carries its mark; then close its pipes."""
    # The child has not been waited for, so its number still means it and its group.
    if child.returncode is None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child.pid, signal.SIGKILL)
    for _ in range(SWEEPS):
        strays = _marked(mark)
        for stray in strays:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(stray, signal.SIGKILL)
        if not strays:
            break
    for pipe in (child.stdin, child.stdout, child.stderr):
        with contextlib.suppress(OSError):
            if pipe is not None:
                pipe.close()
    with contextlib.suppress(subprocess.TimeoutExpired):
        child.wait(5)


def _marked(mark: str) -> list[int]:
    """The processes with this mark in their environment, where the system shows it (Linux)."""
    name, wanted = f"{MARK}=".encode(), mark.encode()
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            variables = (folder / "environ").read_bytes().split(b"\0")
            if any(each.startswith(name) and wanted in each for each in variables):
                found.append(int(folder.name))
    return found


def _told_code(code: int | None) -> str:
    if code is not None and code < 0:
        try:
            return f"was ended by {signal.Signals(-code).name}"
        except ValueError:
            return f"was ended by signal {-code}"
    return "ended" if code is None else f"ended with exit code {code}"
