"""The results of a run: verdicts, sums, and how every rule of the edition stands by them."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

import ruleproof
from ruleproof.adapter.messages import Welcome
from ruleproof.rulebook.model import Game, Kind, Rule
from ruleproof.suite import ROOT

from .certificate import (
    FORMAT,
    WORST_FIRST,
    Certificate,
    EngineIdentity,
    RuleResult,
    ScenarioResult,
    Standing,
    Suite,
    WithdrawnScenario,
    sealed,
)
from .cleaning import clean
from .features import ScenarioText, read_features
from .profiles import MARKS, belongs, marks_of, profile_of
from .proof import proven_rules
from .records import Record
from .verdicts import Verdict
from .withdrawn import read_withdrawn

INSIDE = ("told", "misuse")
"""What a record holds for Ruleproof alone."""

Needs = Mapping[str, tuple[str, tuple[str, ...]]]
"""The profile and the marks of each scenario, by id."""


@dataclass(frozen=True, slots=True)
class Results:
    """What a run on one engine, game and edition came to."""

    spec: str
    welcome: Welcome
    game: Game
    edition: str
    records: tuple[Record, ...]
    partial: bool = False
    """The run was stopped before its end."""
    selection: Mapping[str, str] = field(default_factory=dict)
    """What was asked for, if not everything."""

    @property
    def summary(self) -> dict[str, int]:
        """How many scenarios have each verdict."""
        return summary_of(record["verdict"] for record in self.records)

    @property
    def certified(self) -> bool:
        """Whether there were scenarios and all of them passed; a run that was stopped certifies nothing."""
        return bool(self.records) and not self.partial and self.summary["pass"] == len(self.records)

    def certificate(self) -> Certificate:
        """The certificate of the run."""
        engine = EngineIdentity(
            spec=clean(self.spec, 500),
            name=clean(self.welcome.name, 200),
            version=clean(self.welcome.version, 100),
            language=clean(self.welcome.language, 100),
            url=clean(self.welcome.url, 500),
        )
        return certify_results(
            suite=Suite(ruleproof.__version__, suite_digest(self.game.id)),
            protocol=self.welcome.protocol,
            engine=engine,
            game=self.game,
            edition=self.edition,
            results=self._results(),
            selection=self.selection,
            partial=self.partial,
        )

    def to_json(self) -> dict[str, Any]:
        """The plain form for `--json`: the certificate."""
        return self.certificate().to_json()

    def statuses(self) -> Iterator[tuple[Rule, str, list[str]]]:
        """Every rule of the edition, its status, and the scenarios that decide it."""
        rules = self.game.rulebook(self.edition).rules
        for status in rule_results(self.game, self.edition, self._results()):
            yield rules[status.number], status.status, list(status.scenarios)

    def _results(self) -> list[ScenarioResult]:
        plain = (
            {key: value for key, value in record.items() if key not in INSIDE} for record in self.records
        )
        return [msgspec.convert(record, ScenarioResult) for record in plain]


def certify_results(
    *,
    suite: Suite,
    protocol: int,
    engine: EngineIdentity,
    game: Game,
    edition: str,
    results: Sequence[ScenarioResult],
    selection: Mapping[str, str],
    partial: bool = False,
) -> Certificate:
    """The certificate that these results amount to by the suite as it is here."""
    results = tuple(sorted(results, key=lambda result: result.sort_key))
    texts = playable(game, edition)
    needs = {text.id: (profile_of(text, game), marks_of(text)) for text in texts}
    passed = _passed(results)
    profiles = tuple(_profile_standing(name, needs, passed, game) for name in game.profiles)
    earned = next((standing.name for standing in reversed(profiles) if standing.earned), None)
    marks = tuple(_mark_standing(mark, earned or game.profiles[0], needs, passed, game) for mark in MARKS)
    played = {_base(result.id) for result in results}
    withdrawn = read_withdrawn(game.id).values()
    return sealed(
        Certificate(
            format=FORMAT,
            suite=suite,
            protocol=protocol,
            engine=engine,
            game=game.id,
            rules=edition,
            selection=dict(sorted(selection.items())),
            complete=all(text.id in played for text in texts),
            profile=earned,
            # A mark stands beside a profile: without one there is nothing to stand beside.
            marks=tuple(standing.name for standing in marks if earned and standing.earned),
            profiles_status=profiles,
            marks_status=marks,
            summary=summary_of(result.verdict for result in results),
            scenarios=results,
            rules_status=tuple(rule_results(game, edition, results)),
            withdrawn=tuple(WithdrawnScenario(each.id, each.reason) for each in withdrawn),
            partial=partial,
        )
    )


def playable(game: Game, edition: str) -> list[ScenarioText]:
    """Every scenario that a complete run of an edition plays."""
    withdrawn = read_withdrawn(game.id)
    return [
        text for text in read_features(game.id) if text.id not in withdrawn and text.runs_on(game, edition)
    ]


def summary_of(verdicts: Iterable[str]) -> dict[str, int]:
    """How many scenarios have each verdict."""
    counted = Counter(verdicts)
    return {verdict.value: counted[verdict.value] for verdict in Verdict}


def _base(result_id: str) -> str:
    """The scenario's id without the example of an outline."""
    return result_id.partition("[")[0]


def _passed(results: Iterable[ScenarioResult]) -> frozenset[str]:
    """The scenarios that passed in each of their examples."""
    verdicts: dict[str, bool] = {}
    for result in results:
        verdicts[_base(result.id)] = verdicts.get(_base(result.id), True) and result.passed
    return frozenset(scenario_id for scenario_id, passed in verdicts.items() if passed)


def _profile_standing(name: str, needs: Needs, passed: frozenset[str], game: Game) -> Standing:
    own = {key for key, (profile, marks) in needs.items() if belongs(profile, marks, name, game.profiles)}
    return Standing(name, len(own), len(own & passed))


def _mark_standing(mark: str, profile: str, needs: Needs, passed: frozenset[str], game: Game) -> Standing:
    """A mark is earned on the level of the profile that was earned: scenarios above it do not count."""
    own = {
        key
        for key, (own_profile, marks) in needs.items()
        if mark in marks and belongs(own_profile, (), profile, game.profiles)
    }
    return Standing(mark, len(own), len(own & passed))


def rule_results(game: Game, edition: str, results: Sequence[ScenarioResult]) -> Iterator[RuleResult]:
    """Every rule of the edition, its status, and the scenarios that decide it.

    A rule's own scenarios decide, or, for a rule via others, theirs that cite it. The worst verdict counts; a
    rule that nothing decides is `heading`, `untestable` or `not tested`, and one that a draft touches is
    `needs review`.
    """
    titled: dict[str, list[ScenarioResult]] = {}
    for result in results:
        titled.setdefault(result.rule, []).append(result)
    proven = proven_rules(game, edition)
    for rule in game.rulebook(edition).rules.values():
        deciding = list(titled.get(rule.number, ()))
        for other in rule.via:
            deciding += [result for result in titled.get(other, ()) if rule.number in result.rules]
        verdicts = {result.verdict for result in deciding}
        worst = next((verdict for verdict in WORST_FIRST if verdict in verdicts), None)
        ids = tuple(dict.fromkeys(result.id for result in deciding))
        status = "needs review" if rule.needs_review else worst or _undecided(rule)
        yield RuleResult(rule.number, status, ids, rule.number in proven)


def _undecided(rule: Rule) -> str:
    if rule.kind is Kind.HEADING:
        return "heading"
    return "untestable" if rule.untestable else "not tested"


def suite_digest(game_id: str) -> str:
    """A digest of everything that decides a verdict: features, steps and rule data of a game."""
    digest = hashlib.sha256()
    folders = [ROOT / "features" / game_id, ROOT / "steps", ROOT / "rules_text" / game_id]
    for path in sorted(path for folder in folders for path in _files(folder)):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(b"\0")
        # Line ends differ by checkout and decide nothing.
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
        digest.update(b"\0")
    return f"sha256:{digest.hexdigest()}"


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.suffix in (".feature", ".toml", ".json", ".py"))
