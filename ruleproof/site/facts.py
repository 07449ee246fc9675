"""Everything that is known about each rule, brought together from rule data, features, code and runs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from pathlib import Path

from ruleproof.certify.features import ScenarioText, features_of, read_features
from ruleproof.certify.withdrawn import read_withdrawn
from ruleproof.rulebook.coverage import Coverage, coverage
from ruleproof.rulebook.coverage import Status as Covered
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game, Reading, Rule

from .evidence import Evidence, Judged, Run
from .sources import Function, Source, offsets, read_sources


class Status(StrEnum):
    """How a rule stands in the matrix."""

    PROVEN = "proven"
    """Its scenarios pass, and they catch the interpreter with this rule broken."""
    COVERED = "covered"
    """Its scenarios pass; that they would notice a break is not shown yet."""
    FAILING = "failing"
    """A scenario of its own does not pass on the reference."""
    NOT_YET = "not yet"
    REVIEW = "needs review"
    UNTESTABLE = "untestable"
    HEADING = "heading"


COUNTED = (Status.PROVEN, Status.COVERED, Status.FAILING, Status.NOT_YET, Status.REVIEW)
"""The statuses of rules that need scenarios."""


@dataclass(frozen=True)
class Scenario:
    """One scenario: its text, its bit in the sources, and the reference's verdict in each edition."""

    text: ScenarioText
    bit: int
    verdicts: Mapping[str, str]
    functions: tuple[Function, ...]
    """The functions that it runs: those first that cite its rules, then those that the fewest others run."""
    withdrawn: str = ""
    """Why it is no longer played, if it is not."""


@dataclass(frozen=True)
class RuleFacts:
    """One rule of one edition and everything that is linked to it."""

    rule: Rule
    cited_as: str | None
    """Its number in the citing edition, if that has it."""
    status: Status
    own: tuple[Scenario, ...]
    """Scenarios titled with it that run on the edition."""
    tagged: tuple[Scenario, ...]
    """Scenarios of other rules that involve it."""
    functions: tuple[Function, ...]
    """The functions that cite it."""
    saboteurs: tuple[Judged, ...]
    readings: tuple[Reading, ...]
    referred_by: tuple[str, ...]
    verdicts: tuple[tuple[str, str], ...]
    """For each engine with a run on the edition its name and the rule's status there."""


@dataclass(frozen=True)
class EditionFacts:
    """One edition: its rules in book order, and how far they are proven."""

    game: Game
    edition: str
    rules: Mapping[str, RuleFacts]
    measured: Coverage | None
    played: int = 0
    """How many scenarios the reference played."""

    def of_chapter(self, number: str) -> list[RuleFacts]:
        """The rules of one chapter."""
        return [each for each in self.rules.values() if each.rule.chapter == number]

    def counts(self, chapter: str | None = None) -> dict[Status, int]:
        """How many rules have each status that counts."""
        rules = [each.status for each in self.rules.values() if chapter in (None, each.rule.chapter)]
        return {status: rules.count(status) for status in COUNTED}


@dataclass(frozen=True)
class GameFacts:
    """One game."""

    game: Game
    evidence: Evidence
    scenarios: Mapping[str, Scenario]
    editions: Mapping[str, EditionFacts]
    runs: tuple[Run, ...]
    """The reference's own runs and the certificates of other engines, newest edition first."""
    gone: tuple[tuple[str, Rule], ...]
    """Rules that the newest edition no longer has, with the last edition that had them."""

    @property
    def newest(self) -> EditionFacts:
        """The edition that the rule pages show."""
        return self.editions[self.game.newest]

    @cached_property
    def numbers_now(self) -> dict[str, str]:
        """From a rule's identity to its number in the newest edition."""
        return {each.rule.identity: number for number, each in self.newest.rules.items()}

    def titled(self, cited: str | None) -> list[Scenario]:
        """The scenarios titled with a rule of the citing edition, whatever edition they run on."""
        return [each for each in self.scenarios.values() if each.text.rule == cited]

    def earlier_texts(self, rule: Rule) -> list[tuple[str, Rule]]:
        """The rule in earlier editions that word it otherwise, newest first."""
        found: list[tuple[str, Rule]] = []
        text = rule.text
        for edition in reversed(self.game.editions):
            for other in self.game.rulebook(edition).rules.values():
                if other.identity == rule.identity and other.text != text:
                    found.append((edition, other))
                    text = other.text
        return found


@dataclass(frozen=True)
class Facts:
    """Everything that the generated pages show."""

    games: Mapping[str, GameFacts]
    sources: Mapping[str, Source]
    stray: tuple[Run, ...] = field(default=())
    """Certificates of games or editions that are not here."""

    @cached_property
    def scenario_ids(self) -> list[tuple[str, str]]:
        """Game and id of each scenario, in the order of their bits."""
        return [(game.game.id, each) for game in self.games.values() for each in game.evidence.scenarios]


def bring_together(evidence: Mapping[str, Evidence], certificates: Sequence[Run]) -> Facts:
    """The facts of all games for which there is evidence."""
    ordered = list(evidence.values())
    sources = read_sources(ordered)
    functions = [each for source in sources.values() for each in source.functions]
    games = {
        each.game: _game(load_game(each.game), each, offset, functions, certificates)
        for each, offset in zip(ordered, offsets(ordered), strict=True)
    }
    stray = [
        run for run in certificates if run.game not in games or run.rules not in games[run.game].editions
    ]
    return Facts(games, sources, tuple(stray))


def _game(
    game: Game, evidence: Evidence, offset: int, functions: Sequence[Function], certificates: Sequence[Run]
) -> GameFacts:
    texts = read_features(game.id) if features_of(game.id).is_dir() else ()
    scenarios = dict(_scenarios(texts, evidence, offset, functions))
    runs = tuple(_runs(game, evidence, certificates))
    own = [each for each in functions if Path(each.path).parts[1] in (game.id, "kernel", "adapter.py")]
    editions = {edition: _edition(game, edition, evidence, scenarios, own, runs) for edition in game.editions}
    return GameFacts(game, evidence, scenarios, editions, runs, tuple(_gone(game)))


def _scenarios(
    texts: Sequence[ScenarioText], evidence: Evidence, offset: int, functions: Sequence[Function]
) -> Iterator[tuple[str, Scenario]]:
    place = {each: index + offset for index, each in enumerate(evidence.scenarios)}
    withdrawn = read_withdrawn(evidence.game)
    verdicts: dict[str, dict[str, str]] = defaultdict(dict)
    for edition, run in evidence.runs.items():
        for played in run.scenarios:
            name = played.id.partition("[")[0]
            # One example of an outline that does not pass speaks for the scenario.
            if verdicts[name].get(edition, "pass") == "pass":
                verdicts[name][edition] = played.verdict
    for text in texts:
        bit = place.get(text.id, -1)
        ran = [each for each in functions if bit >= 0 and each.bits >> bit & 1]
        ran.sort(key=lambda each: (not each.cites(text.rules), each.runs, each.path, each.first))
        reason = withdrawn[text.id].reason if text.id in withdrawn else ""
        yield text.id, Scenario(text, bit, verdicts[text.id], tuple(ran), reason)


def _runs(game: Game, evidence: Evidence, certificates: Sequence[Run]) -> Iterator[Run]:
    """For each edition, newest first, the reference as it is now and every certificate of another engine."""
    for edition in reversed(game.editions):
        if edition in evidence.runs:
            yield evidence.runs[edition]
        for run in certificates:
            is_here = (run.game, run.rules) == (game.id, edition)
            # The reference was played for this very site, so an older certificate of it says nothing more.
            if is_here and not (run.engine.spec == "reference" and edition in evidence.runs):
                yield run


def _edition(
    game: Game,
    edition: str,
    evidence: Evidence,
    scenarios: Mapping[str, Scenario],
    functions: Sequence[Function],
    runs: Sequence[Run],
) -> EditionFacts:
    book = game.rulebook(edition)
    citing = {here: cited for cited, here in book.cited_as.items()}
    measured = _measured(game, edition, evidence)
    covered = {each.rule.number: each.status for each in measured.statuses} if measured else {}
    here = [each for each in scenarios.values() if edition in each.verdicts]
    numbered = [(each, each.text.numbers_in(game, edition)) for each in here]
    standings = [
        (run, {s.number: s.status for s in run.rules_status}) for run in runs if run.rules == edition
    ]
    referring: dict[str, list[str]] = defaultdict(list)
    for other in book.rules.values():
        for number in other.refs:
            referring[number].append(other.number)
    found: dict[str, RuleFacts] = {}
    for number, rule in book.rules.items():
        cited = citing.get(number)
        own = tuple(each for each, numbers in numbered if numbers[0] == number)
        saboteurs = tuple(each for each in evidence.saboteurs if each.rule == cited)
        found[number] = RuleFacts(
            rule=rule,
            cited_as=cited,
            status=_status(rule, covered.get(number), own, saboteurs, edition),
            own=own,
            tagged=tuple(each for each, numbers in numbered if number in numbers[1:]),
            functions=tuple(each for each in functions if cited in each.rules),
            saboteurs=saboteurs,
            readings=tuple(each for each in game.readings.values() if cited in each.rules),
            referred_by=tuple(referring[number]),
            verdicts=tuple(
                (run.engine.name, standing.get(number, "not tested")) for run, standing in standings
            ),
        )
    return EditionFacts(game, edition, dict(_with_via(found)), measured, len(here))


def _measured(game: Game, edition: str, evidence: Evidence) -> Coverage | None:
    run = evidence.runs.get(edition)
    if run is None:
        return None
    played = [{"id": s.id, "rule": s.rule, "rules": s.rules, "verdict": s.verdict} for s in run.scenarios]
    return coverage(game, edition, {"game": game.id, "rules": edition, "scenarios": played})


def _status(
    rule: Rule,
    covered: Covered | None,
    own: Sequence[Scenario],
    saboteurs: Sequence[Judged],
    edition: str,
) -> Status:
    if rule.needs_review:
        return Status.REVIEW
    if not rule.needs_scenarios:
        return Status.UNTESTABLE if rule.untestable else Status.HEADING
    if any(each.verdicts[edition] != "pass" for each in own):
        return Status.FAILING
    if covered is Covered.COVERED and saboteurs and all(each.killed for each in saboteurs):
        return Status.PROVEN
    return Status.COVERED if covered in (Covered.COVERED, Covered.VIA) else Status.NOT_YET


def _with_via(found: Mapping[str, RuleFacts]) -> Iterator[tuple[str, RuleFacts]]:
    """A rule via others is proven by their saboteurs: it is when all of them are."""
    for number, each in found.items():
        is_via = each.status is Status.COVERED and not each.own and each.rule.via
        others = [found[other].status for other in each.rule.via if other in found]
        if is_via and all(status is Status.PROVEN for status in others):
            each = replace(each, status=Status.PROVEN)
        yield number, each


def _gone(game: Game) -> Iterator[tuple[str, Rule]]:
    kept = {rule.identity for rule in game.rulebook().rules.values()}
    for edition in reversed(game.editions):
        for rule in game.rulebook(edition).rules.values():
            if rule.identity not in kept:
                kept.add(rule.identity)
                yield edition, rule
