"""The search for a difference: games by luck, the first difference shrunk, told and proven as a scenario."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ruleproof.adapter.launch import Launch, launch_for
from ruleproof.adapter.specs import open_engine
from ruleproof.certify.guard import GuardedEngine
from ruleproof.certify.running import run
from ruleproof.certify.verdicts import Verdict
from ruleproof.play.records import Record
from ruleproof.play.telling import tell_act
from ruleproof.rulebook.model import Game

from .boards import buildable
from .deeds import Unsayable
from .differing import Sort
from .duels import Duel, Found, probes
from .following import title_rule
from .noting import NotingEngine
from .scenarios import feature_text, scenario_text
from .shrinking import shrunk
from .sketches import Sketcher

PLAIN = "Recruit"
"""A fixture card without text, which stands in for others when a position is made smaller."""


@dataclass(frozen=True, slots=True)
class Search:
    """What is to be compared, and how long."""

    game: Game
    edition: str
    first: str
    second: str
    seed: int = 1
    games: int = 1000
    most: int = 12
    launch: Launch | None = None

    def launch_of(self, spec: str) -> Launch | None:
        """How one of the engines is launched."""
        return launch_for(spec, (self.first, self.second), self.launch)


@dataclass(frozen=True, slots=True)
class Finding:
    """A difference, told: the scenario, whether the suite bears it out, and the record that leads there."""

    number: int
    found: Found
    scenario: str
    rule: str
    rules: tuple[str, ...]
    proven: bool
    record: Record | None

    @property
    def slug(self) -> str:
        """The scenario's id."""
        return self.scenario.partition("@id:")[2].split()[0]

    def to_json(self) -> dict[str, Any]:
        """The plain form for `--json`."""
        return {
            "game": self.number,
            "about": self.found.difference.sort.value,
            "rule": self.rule,
            "scenario": self.scenario,
            "proven": self.proven,
            "rules": list(self.rules),
            "instead": self.found.difference.other,
            "acts": [tell_act(done.player, done.act) for done in (self.record.acts if self.record else ())],
        }


@dataclass(slots=True)
class Progress:
    """How far a search is."""

    games: int = 0
    positions: int = 0


class Searcher:
    """Looks for differences between two engines."""

    def __init__(self, search: Search) -> None:
        self.search = search
        first, second = (search.launch_of(spec) for spec in (search.first, search.second))
        self.noting = NotingEngine(open_engine(search.first, first), search.first)
        self.other = NotingEngine(open_engine(search.second, second), search.second)
        engines = [
            GuardedEngine(open_engine(search.first, first), search.first),
            GuardedEngine(self.noting, search.first),
            GuardedEngine(self.other, search.second),
        ]
        self.engines = engines
        self.duel = Duel(search.game, search.edition, *engines)
        mine, theirs = (buildable(board, search.game) for board in (self.duel.first, self.duel.second))
        self.cards = {name: card for name, card in mine.items() if name in theirs}
        self.left_out = sorted(mine.keys() - theirs.keys())
        self.sketcher = Sketcher(search.game, self.cards)
        self.progress = Progress()

    def close(self) -> None:
        """Say goodbye to the engines."""
        for engine in self.engines:
            engine.goodbye()

    def findings(self, numbers: Iterable[int] | None = None) -> Iterator[Finding]:
        """Every difference that the games of these numbers come upon, each shrunk and told."""
        for number in range(self.search.games) if numbers is None else numbers:
            finding = self.game(number)
            if finding is not None:
                yield finding

    def game(self, number: int) -> Finding | None:
        """Play one game, the same for every number each time; its difference, if there is one."""
        luck = random.Random(f"{self.search.seed}/{number}")
        found = self.duel.game_by_luck(self.sketcher, luck, self.search.most)
        self.progress.games += 1
        self.progress.positions = self.duel.positions
        return None if found is None else self.told(number, found)

    def told(self, number: int, found: Found) -> Finding | None:
        """The difference shrunk, as a scenario that the suite bears out; the record leads to it."""
        if self.duel.replay(found.sketch, found.deeds) is None:
            return None
        plain = PLAIN if PLAIN in self.cards else ""
        small = shrunk(found, self.duel.replay, plain)
        best: Finding | None = None
        for version in self._versions(small):
            try:
                finding = self._finding(number, version)
            except Unsayable:
                continue
            if finding.proven:
                return finding
            best = best or finding
        return best

    def _versions(self, found: Found) -> Iterator[Found]:
        """The ways to tell a difference: an attempt first, then all Thens, then each alone."""
        for probe in probes(found):
            seen = self.duel.replay(probe.sketch, probe.deeds)
            if seen is not None and seen.sort is Sort.REFUSAL:
                yield replace(probe, difference=seen)
        yield found
        thens = found.difference.thens
        if len(thens) > 1:
            for then in thens:
                yield replace(found, difference=replace(found.difference, thens=(then,)))

    def _finding(self, number: int, found: Found) -> Finding:
        rule, rules = self._rules(found)
        speaker = self.duel.speaker(self.sketcher, found.sketch)
        names = f"Holds on {self.search.first}; on {self.search.second}: {_line(found.difference.other)}"
        text = scenario_text(found, speaker, rule, rules, names)
        return Finding(number, found, text, rule, tuple(rules), self._proves(found, text), self.noting.record)

    def _rules(self, found: Found) -> tuple[str, list[str]]:
        """The rule for the title, and all that the first engine follows in the last deed."""
        self.noting.digests = True
        for board in (self.duel.first, self.duel.second):
            board.begin(found.sketch)
            for deed in found.deeds[:-1]:
                board.carry_out(deed)
        self.noting.follows, self.other.follows = {}, {}
        sight = self.duel.first.carry_out(found.deeds[-1])
        self.duel.second.carry_out(found.deeds[-1])
        mine, theirs = self.noting.follows, self.other.follows
        self.noting.follows = self.other.follows = None
        self.noting.digests = False
        refused = sight.refused.rule if sight.refused else None
        rules = list(dict.fromkeys(rule for cited in mine.values() for rule in cited))
        book = self.search.game.rulebook(self.search.game.citing_edition)
        told = refused or title_rule(mine, theirs) or "1-1-1"
        return (told if told in book.rules else next(iter(book.rules))), rules

    def _proves(self, found: Found, scenario: str) -> bool:
        """Whether the scenario passes on the first engine and fails, or breaks, on the second."""
        search = self.search
        other = Verdict.ERROR if found.difference.sort is Sort.BROKEN else Verdict.FAIL
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "found.feature"
            path.write_text(feature_text(search.game, scenario), encoding="utf-8")
            verdicts = []
            for spec in (search.first, search.second):
                selection = ("--scenario-file", str(path))
                launch = search.launch_of(spec)
                ran = run(spec, search.game, search.edition, selection=selection, launch=launch)
                verdicts += [record["verdict"] for record in ran.records]
        return verdicts == [Verdict.PASS, other]


def _line(text: str) -> str:
    return " ".join(text.split())[:200]
