"""What can come of a scenario, and the failures that say so."""

from __future__ import annotations

from enum import StrEnum


class Verdict(StrEnum):
    """What a scenario says of an engine."""

    PASS = "pass"
    FAIL = "fail"
    UNSUPPORTED = "unsupported"
    ERROR = "error"


class Phase(StrEnum):
    """The part of a scenario in which something went wrong."""

    GIVEN = "given"
    WHEN = "when"
    THEN = "then"


class StepFailed(AssertionError):
    """A step did not go as it must: the step, what was expected and what was seen."""

    def __init__(self, step: str, expected: str, seen: str, phase: Phase) -> None:
        super().__init__(f"{step}\n  expected: {expected}\n  seen: {seen}")
        self.step = step
        self.expected = expected
        self.seen = seen
        self.phase = phase


class TwinFailed(AssertionError):
    """The legal neighbour of a refusal does not pass, so that the refusal proves nothing."""

    def __init__(self, twin: str, failure: AssertionError) -> None:
        super().__init__(f"its twin {twin} does not pass: {failure}")
        self.twin = twin
        self.failure = failure
