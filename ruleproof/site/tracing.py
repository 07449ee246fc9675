"""One game's evidence: every scenario played on the reference, with its lines, and every saboteur.

It runs in a process of its own, because coverage must begin before the reference is imported:
`python -m ruleproof.site.tracing GAME PART OUT`. The parts run side by side.
"""

from __future__ import annotations

import sys
from collections.abc import Generator, Sequence
from pathlib import Path

import coverage
import msgspec
import pytest

from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.specs import open_engine
from ruleproof.certify.features import features_of
from ruleproof.certify.guard import GuardedEngine
from ruleproof.certify.running import run
from ruleproof.certify.sabotage import run_saboteurs, saboteurs_of
from ruleproof.plugin import scenario_of
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game
from ruleproof.rulebook.writing import write_whole
from ruleproof.suite import ROOT

from .evidence import Evidence, FileLines, Judged, Run


class Contexts:
    """A pytest plugin that measures each scenario by itself, once: the first edition that plays it counts."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self.ids: set[str] = set()
        self._measured = measured

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None]:
        """Measure the call of a scenario under its id."""
        text = scenario_of(item)
        if text is None or text.id in self.ids:
            return (yield)
        self._measured.start()
        self._measured.switch_context(text.id)
        try:
            return (yield)
        finally:
            self._measured.switch_context("")
            self._measured.stop()


def played(game: Game) -> Evidence:
    """Play the scenarios of a game on every edition."""
    if not features_of(game.id).is_dir():
        return Evidence(game.id, files=_untouched(game))
    measured = coverage.Coverage(data_file=None, config_file=False, include=[f"{ROOT / 'reference'}/*"])
    measured.start()
    engine = GuardedEngine(open_engine("reference"), "reference")
    measured.stop()
    contexts = Contexts(measured)
    runs: dict[str, Run] = {}
    # The citing edition first: its lines are those that a reader of the rule pages wants to see.
    for edition in sorted(game.editions, key=lambda edition: edition != game.citing_edition):
        results = run("reference", game, edition, engine=engine, plugins=[contexts])
        runs[edition] = msgspec.convert(results.to_json(), Run)
        contexts.ids.update(scenario.id.partition("[")[0] for scenario in runs[edition].scenarios)
    ids = sorted(contexts.ids)
    return Evidence(game.id, runs, tuple(ids), _lines(game, measured, ids))


def sabotaged(game: Game) -> Evidence:
    """Play every saboteur of a game, which may have none yet."""
    if not (ROOT / "saboteurs" / game.id).is_dir() or not features_of(game.id).is_dir():
        return Evidence(game.id)
    judged = run_saboteurs(game, saboteurs_of(game))
    return Evidence(game.id, saboteurs=tuple(msgspec.convert(each.to_json(), Judged) for each in judged))


def sources(game_id: str) -> list[Path]:
    """The files of the reference that a game's scenarios may run: what the games share, and its own."""
    folder = ROOT / "reference"
    others = {path.name for path in (ROOT / "rules_text").iterdir() if path.is_dir()} - {game_id}
    return [path for path in sorted(folder.rglob("*.py")) if path.relative_to(folder).parts[0] not in others]


def _untouched(game: Game) -> dict[str, FileLines]:
    return _lines(game, coverage.Coverage(data_file=None, config_file=False), ())


def _lines(game: Game, measured: coverage.Coverage, ids: Sequence[str]) -> dict[str, FileLines]:
    """For each file its statements, those that ran while it was imported, and who ran the others."""
    data, place = measured.get_data(), {each: index for index, each in enumerate(ids)}
    found = {}
    for path in sources(game.id):
        statements = measured.analysis2(str(path))[1]
        contexts = data.contexts_by_lineno(str(path))
        ran = {
            line: f"{sum(1 << place[name] for name in names if name in place):x}"
            for line, names in contexts.items()
            if any(name in place for name in names)
        }
        imported = [line for line, names in contexts.items() if "" in names and line not in ran]
        found[path.relative_to(ROOT).as_posix()] = FileLines(tuple(statements), tuple(sorted(imported)), ran)
    return found


def main(game_id: str, part: str, out: str) -> int:
    """Write one part of the evidence of a game."""
    find = {"played": played, "sabotaged": sabotaged}[part]
    try:
        write_whole(Path(out), msgspec.json.encode(find(load_game(game_id))).decode())
    except RuleproofError as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
