"""One scenario's result as plain data, as reports carry it and as JSON holds it."""

from __future__ import annotations

from typing import Any, TypedDict

from ruleproof.adapter.errors import EngineError, EngineHung, RuleproofError, Unsupported
from ruleproof.rulebook.model import Game

from .cleaning import clean
from .features import ScenarioText
from .profiles import marks_of, profile_of
from .verdicts import Phase, StepFailed, TwinFailed, Verdict

LOOP = "loop"
"""The tag of a scenario about an infinite loop, in which hanging is failing."""


class Record(TypedDict):
    """What a run tells of one scenario; `told` and `misuse` stay inside Ruleproof."""

    id: str
    title: str
    rule: str
    rules: list[str]
    profile: str
    marks: list[str]
    verdict: str
    message: str
    step: str
    phase: str
    expected: str
    seen: str
    twin: str
    readings: list[str]
    feature: str
    line: int
    before: Any
    after: Any
    told: bool
    misuse: bool


def scenario_id(text: ScenarioText, callspec: object = None) -> str:
    """The id of a scenario, or of one example of an outline."""
    example = getattr(callspec, "id", None)
    return f"{text.id}[{example}]" if example else text.id


def failure_of(problem: BaseException | None) -> StepFailed | None:
    """The step that failed, also where it is one of the twin."""
    if isinstance(problem, TwinFailed):
        return failure_of(problem.failure)
    return problem if isinstance(problem, StepFailed) else None


def record_of(
    text: ScenarioText, game: Game, edition: str, problem: BaseException | None, callspec: object = None
) -> Record:
    """The record of a scenario that ended with this problem, or with none."""
    verdict, message, step, phase = _judge(problem)
    if isinstance(problem, EngineHung) and LOOP in text.tags:
        # What the rules say of an infinite loop is the point: an engine that goes round in it breaks them.
        verdict, phase = Verdict.FAIL, Phase.WHEN
    numbers = text.numbers_in(game, edition)
    failure = failure_of(problem)
    return Record(
        id=scenario_id(text, callspec),
        title=f"{numbers[0]} {text.behaviour}",
        rule=numbers[0],
        rules=list(numbers),
        profile=profile_of(text, game),
        marks=list(marks_of(text)),
        verdict=str(verdict),
        message=clean(message),
        step=step,
        phase=str(phase or ""),
        expected=clean(failure.expected) if failure else "",
        seen=clean(failure.seen) if failure else "",
        twin=problem.twin if isinstance(problem, TwinFailed) else "",
        readings=list(text.readings),
        feature=text.feature,
        line=text.line,
        before=None,
        after=None,
        told=isinstance(problem, StepFailed | TwinFailed | EngineError | RuleproofError),
        misuse=isinstance(problem, RuleproofError),
    )


def _judge(problem: BaseException | None) -> tuple[Verdict, str, str, Phase | None]:
    match problem:
        case None:
            return Verdict.PASS, "", "", None
        case Unsupported():
            return Verdict.UNSUPPORTED, problem.what, "", None
        case TwinFailed():
            verdict, _, step, phase = _judge(problem.failure)
            return verdict, str(problem), step, phase
        case StepFailed(phase=Phase.GIVEN):
            return Verdict.ERROR, f"not reached: {problem}", problem.step, problem.phase
        case StepFailed():
            return Verdict.FAIL, str(problem), problem.step, problem.phase
        case EngineError() | RuleproofError():
            return Verdict.ERROR, str(problem), "", None
        case _:
            return Verdict.ERROR, f"{type(problem).__name__}: {problem}", "", None
