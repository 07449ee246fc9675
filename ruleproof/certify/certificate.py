"""The certificate: the machine-readable result of a run, as one JSON file with a published schema."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Literal

import msgspec

from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.messages import View

FORMAT: Literal[1] = 1
VerdictName = Literal["pass", "fail", "unsupported", "error"]
PASS: VerdictName = "pass"
WORST_FIRST: tuple[VerdictName, ...] = ("fail", "error", "unsupported", "pass")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all parts of a certificate share: immutable and strict."""


class Suite(Part, frozen=True):
    """The suite that was run: its version, and a digest of everything that decides a verdict."""

    version: str
    digest: str


class EngineIdentity(Part, frozen=True):
    """The engine as it introduced itself, and the spec by which it was opened."""

    spec: str
    name: str
    version: str
    language: str
    url: str


class ScenarioResult(Part, frozen=True):
    """What the run says of one scenario; a failure carries the positions before and after."""

    id: str
    title: str
    rule: str
    rules: tuple[str, ...]
    profile: str
    marks: tuple[str, ...]
    verdict: VerdictName
    message: str
    step: str
    phase: str
    readings: tuple[str, ...]
    feature: str
    line: int
    expected: str = ""
    seen: str = ""
    twin: str = ""
    """The id of the twin, where it is the twin that failed."""
    before: View | None = None
    after: View | None = None

    @property
    def passed(self) -> bool:
        """Whether the engine did as the rule says."""
        return self.verdict == PASS

    @property
    def sort_key(self) -> tuple[str, int, str]:
        """The order of the features, whatever the order of the run."""
        return self.feature, self.line, self.id


class RuleResult(Part, frozen=True):
    """How a rule stands, and the scenarios that decide it."""

    number: str
    status: str
    scenarios: tuple[str, ...]
    proven: bool = False
    """The suite's scenarios of this rule catch an engine that breaks it: a saboteur shows it."""


class Standing(Part, frozen=True):
    """How far the engine is with a profile or a mark: of how many scenarios of the suite how many passed."""

    name: str
    scenarios: int
    passed: int

    @property
    def earned(self) -> bool:
        """Whether there is something to earn and nothing is missing."""
        return 0 < self.scenarios == self.passed


class WithdrawnScenario(Part, frozen=True):
    """A scenario that the suite no longer plays, and why."""

    id: str
    reason: str


PIECES = frozenset({"shard", "fail fast"})
"""Selections that cut a run into pieces; the others say what somebody wants to know."""


class Certificate(Part, frozen=True):
    """What a run on one engine, game and edition came to."""

    format: Literal[1]
    suite: Suite
    protocol: int
    engine: EngineIdentity
    game: str
    rules: str
    selection: dict[str, str]
    """What was asked for, if not everything."""
    complete: bool
    """Whether every scenario of the edition was played."""
    profile: str | None
    """The highest profile that was earned."""
    marks: tuple[str, ...]
    profiles_status: tuple[Standing, ...]
    marks_status: tuple[Standing, ...]
    summary: dict[str, int]
    scenarios: tuple[ScenarioResult, ...]
    rules_status: tuple[RuleResult, ...]
    withdrawn: tuple[WithdrawnScenario, ...]
    partial: bool = False
    """The run was stopped before its end."""
    digest: str = ""
    """Of everything above, so that a change by hand or a torn file shows."""

    @property
    def certified(self) -> bool:
        """Whether there were scenarios and all passed; a run of which a part is missing certifies nothing."""
        asked = self.complete or bool(self.selection)
        whole = bool(self.scenarios) and asked and not self.partial
        return whole and all(result.passed for result in self.scenarios)

    @property
    def piece(self) -> bool:
        """Whether it is a piece of the run that was wanted: stopped, a shard, or shards not all merged."""
        cut = not self.selection or not PIECES.isdisjoint(self.selection)
        return self.partial or (cut and not self.complete)

    @property
    def missing(self) -> int:
        """How many scenarios of the suite were not played."""
        played = {result.id.partition("[")[0] for result in self.scenarios}
        return max((standing.scenarios for standing in self.profiles_status), default=0) - len(played)

    def of(self, scenario_id: str) -> ScenarioResult | None:
        """The result of a scenario, if it was played."""
        return next((result for result in self.scenarios if result.id == scenario_id), None)

    def to_json(self) -> dict[str, Any]:
        """The plain form."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return plain

    def to_text(self) -> str:
        """The file: a line for each scenario and each rule, so that two of them can be compared by eye."""
        return "{\n" + ",\n".join(_entry(key, value) for key, value in self.to_json().items()) + "\n}\n"


def _entry(key: str, value: Any) -> str:
    if isinstance(value, list) and value:
        lines = ",\n".join(f"  {json.dumps(each, ensure_ascii=False)}" for each in value)
        return f'"{key}": [\n{lines}\n]'
    return f'"{key}": {json.dumps(value, ensure_ascii=False)}'


def sealed(certificate: Certificate) -> Certificate:
    """The certificate with the digest of its content."""
    return msgspec.structs.replace(certificate, digest=content_digest(certificate))


def content_digest(certificate: Certificate) -> str:
    """The digest of everything in a certificate but the digest itself."""
    bare = msgspec.structs.replace(certificate, digest="")
    return f"sha256:{hashlib.sha256(msgspec.json.encode(bare, order='deterministic')).hexdigest()}"


def read_certificate(path: Path) -> Certificate:
    """The certificate in a file; a file that is none is told with the place of its fault."""
    hint = "`ruleproof certify --json FILE` writes certificates."
    try:
        return msgspec.json.decode(path.read_bytes(), type=Certificate)
    except OSError as problem:
        raise RuleproofError(
            f"The certificate {path} cannot be read: {problem.strerror or problem}. {hint}"
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise RuleproofError(f"{path} is no certificate: {problem}. {hint}") from None


def read_intact(path: Path) -> Certificate:
    """The certificate in a file that nobody has changed since it was written, to make something new of it."""
    certificate = read_certificate(path)
    if certificate.digest != content_digest(certificate):
        raise RuleproofError(
            f"{path} was changed after it was written: its digest does not fit its content. "
            f"`ruleproof certificate verify {path}` tells more; play the scenarios again."
        )
    return certificate


SCHEMA = Path(__file__).with_name("certificate.schema.json")
"""The published schema: what `certificate_schema` makes, for readers without Python."""


def certificate_schema() -> dict[str, Any]:
    """The JSON Schema of certificates."""
    (schema,), definitions = msgspec.json.schema_components([Certificate])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Ruleproof certificate, format {FORMAT}",
        **schema,
        "$defs": definitions,
    }
