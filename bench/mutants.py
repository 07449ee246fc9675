"""Mutation: the interpreter changed at random in small ways, with the features as the test.

The mutants are Cosmic Ray's; they are sampled to fit the time, and each is tried on a copy of the checkout by
the scenarios that enter the function it lies in. What a scenario cannot show of the card language, such as
the place at which an error stands, is left to the tests of the language; those that only they notice are
counted apart.
"""

from __future__ import annotations

import ast
import difflib
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType

import pytest

from ruleproof.certify.seams import entered_by_scenarios, place_of
from ruleproof.plugin import scenario_of
from ruleproof.rulebook.loading import load_game

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("reference", "ruleproof", "steps", "features", "rules_text", "saboteurs", "bench", "tests", "docs")
TESTS = {"reference/one_piece/language/": ("tests/reference/language", "tests/steps/test_catalogue.py")}
"""The tests of parts that do more than scenarios can show."""
OPERATORS = (
    *(f"ReplaceComparisonOperator_{each}" for each in ("Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt")),
    *(f"ReplaceComparisonOperator_{each}" for each in ("Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is")),
    *(f"ReplaceBinaryOperator_{each}" for each in ("Add_Sub", "Sub_Add")),
    *("NumberReplacer", "AddNot", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr"),
    *("ReplaceOrWithAnd", "ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "ZeroIterationForLoop"),
    "ReplaceUnaryOperator_Delete_Not",
)
"""Small mistakes that people make; the many ways to confuse `+` with `<<` say nothing about a rule."""

Entering = Mapping[tuple[str, int], list[str]]
"""By file and first line of a function: the scenarios that enter it."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small change of one file."""

    file: str
    line: int
    operator: str
    code: str
    was: str
    becomes: str


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a mutant, and how many scenarios could have noticed it."""

    mutant: Mutant
    outcome: str
    scenarios: int

    def to_json(self) -> dict[str, object]:
        """The plain form, without the code."""
        told = asdict(self.mutant)
        del told["code"]
        return {**told, "outcome": self.outcome, "scenarios": self.scenarios}


Spot = tuple[Path, str, int]
"""Where a mutant can be made: file, operator, and which of the places that fit it."""


def spots(folder: Path) -> list[Spot]:
    """Every place in the files of a folder where a mutant can be made."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import get_operator

    found: list[Spot] = []
    for path in sorted(folder.rglob("*.py")):
        nodes = list(ast_nodes(get_ast(path.read_text(encoding="utf-8"))))
        for name in OPERATORS:
            operator = get_operator(f"core/{name}")()
            places = sum(len(list(operator.mutation_positions(node))) for node in nodes)
            found += [(path, name, occurrence) for occurrence in range(places)]
    return found


def mutant_at(spot: Spot) -> Mutant | None:
    """The mutant of a place; none where it is within a decorator, whose flags change no rule."""
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    path, name, occurrence = spot
    code = path.read_text(encoding="utf-8")
    mutated = mutate_code(code, get_operator(f"core/{name}")(), occurrence)
    mutant = _mutant(path, name, code, mutated or code)
    return None if mutant.was.startswith("@") else mutant


def _mutant(path: Path, operator: str, code: str, mutated: str) -> Mutant:
    old, new = code.splitlines(), mutated.splitlines()
    name = path.relative_to(ROOT).as_posix()
    for tag, low, high, start, stop in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag != "equal":
            was, becomes = " ".join(old[low:high]), " ".join(new[start:stop])
            return Mutant(name, low + 1, operator, mutated, was.strip(), becomes.strip())
    return Mutant(name, 0, operator, mutated, "", "")


# --- which scenarios


class Reading:
    """Notes for each scenario what the reading of its cards enters, though a card is read only once."""

    def __init__(self) -> None:
        self.entered: dict[str, set[str]] = defaultdict(set)
        self._read: dict[object, tuple[object, frozenset[str]]] = {}
        self._playing = ""
        self._positions = import_module("ruleproof.suite.reference.adapter.positions")
        self._define = self._positions._definition.__wrapped__

    def pytest_sessionstart(self) -> None:
        """Stand where fixtures become cards."""
        self._positions._definition = self._definition

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Remember whose cards are read."""
        text = scenario_of(item)
        self._playing = text.id if text else ""

    def _definition(self, *card: object) -> object:
        if card not in self._read:
            codes: set[CodeType] = set()
            earlier = sys.getprofile()
            sys.setprofile(lambda frame, event, _: codes.add(frame.f_code))
            try:
                definition = self._define(*card)
            finally:
                sys.setprofile(earlier)
            self._read[card] = definition, frozenset(map(place_of, codes))
        definition, places = self._read[card]
        self.entered[self._playing] |= places
        return definition


def entering() -> Entering:
    """Play every scenario once and note what it enters."""
    game = load_game("one_piece")
    found: dict[tuple[str, int], dict[str, None]] = defaultdict(dict)
    reading = Reading()
    for edition in game.complete:
        played = entered_by_scenarios(game, edition, [reading])
        for scenario in played:
            for place in played[scenario] | reading.entered[scenario]:
                path, _, line = place.rpartition(" ")[0].rpartition(":")
                found[path, int(line)][scenario] = None
    return {place: list(ids) for place, ids in found.items()}


def noticing(mutant: Mutant, entered: Entering) -> list[str] | None:
    """The scenarios that enter the innermost function of a mutant; None where it lies in no function."""
    tree = ast.parse((ROOT / mutant.file).read_text(encoding="utf-8"))
    around = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.lineno <= mutant.line <= (node.end_lineno or 0)
    ]
    if not around:
        return None
    inner = max(around, key=lambda node: node.lineno)
    first = min([inner.lineno, *(each.lineno for each in inner.decorator_list)])
    return entered.get((str(ROOT / mutant.file), first), [])


# --- trying


class Tree:
    """A copy of the checkout, and a process that plays scenarios on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        for part in PARTS:
            ignored = shutil.ignore_patterns("__pycache__", "_build")
            shutil.copytree(ROOT / part, folder / part, ignore=ignored)
        shutil.copy(ROOT / "pyproject.toml", folder)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.trying"],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def attempt(self, mutant: Mutant, scenarios: list[str]) -> str:
        """What comes of a mutant, by these scenarios and the tests of its part."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        path = self.folder / mutant.file
        original = path.read_text(encoding="utf-8")
        try:
            path.write_text(mutant.code, encoding="utf-8")
            tests = [test for part in TESTS if mutant.file.startswith(part) for test in TESTS[part]]
            self.process.stdin.write(json.dumps([scenarios, tests]) + "\n")
            self.process.stdin.flush()
            return self.process.stdout.readline().strip() or "broke down"
        finally:
            path.write_text(original, encoding="utf-8")

    def close(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.wait()


def check_sound(tree: Tree, scenarios: list[str]) -> None:
    """Stop where something fails though nothing is changed: every mutant would seem to be noticed."""
    for file in ("reference/one_piece/battle.py", "reference/one_piece/language/reading.py"):
        unchanged = Mutant(file, 0, "", (ROOT / file).read_text(encoding="utf-8"), "", "")
        outcome = tree.attempt(unchanged, scenarios)
        if outcome != "survived":
            raise SystemExit(f"Without any mutant, {file}: {outcome}. Mend the suite or its tests first.")


def run(folder: str, minutes: float, jobs: int, seed: int, out: Path) -> float:
    """Try a sample of mutants, write what came of them, and give the score in percent."""
    found = spots(ROOT / folder)
    random.Random(seed).shuffle(found)
    print(f"{len(found)} mutants of {folder}; as many as fit {minutes:g} minutes are tried.", flush=True)
    entered = entering()
    print(f"{len(entered)} functions are entered by scenarios.", flush=True)
    everything = sorted({scenario for ids in entered.values() for scenario in ids})
    with tempfile.TemporaryDirectory() as place, ThreadPoolExecutor(jobs) as pool:
        trees: queue.Queue[Tree] = queue.Queue()
        for job in range(jobs):
            trees.put(Tree(Path(place) / str(job)))
        check_sound(trees.queue[0], everything)
        ends = time.monotonic() + minutes * 60

        def attempt(spot: Spot) -> Tried | None:
            mutant = mutant_at(spot) if time.monotonic() < ends else None
            if mutant is None:
                return None
            ids = noticing(mutant, entered)
            ids = everything if ids is None else ids
            tree = trees.get()
            try:
                return Tried(mutant, tree.attempt(mutant, ids), len(ids))
            finally:
                trees.put(tree)

        tried = [each for each in pool.map(attempt, found) if each is not None]
        while not trees.empty():
            trees.get().close()
    return _told(tried, out)


def _told(tried: list[Tried], out: Path) -> float:
    survivors = [each for each in tried if each.outcome == "survived"]
    by_tests = sum(each.outcome == "killed by its tests" for each in tried)
    rules = [each for each in tried if not each.mutant.file.startswith(tuple(TESTS))]
    of_rules = sum(each.outcome != "survived" for each in rules)
    score = 100 * (len(tried) - len(survivors)) / max(1, len(tried))
    content = {
        "tried": len(tried),
        "survived": len(survivors),
        "noticed by tests of the language alone": by_tests,
        "score": round(score, 1),
        "score of the rules, by scenarios alone": round(100 * of_rules / max(1, len(rules)), 1),
        "survivors": [each.to_json() for each in survivors],
    }
    out.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    for each in sorted(survivors, key=lambda each: (each.mutant.file, each.mutant.line)):
        mutant = each.mutant
        print(f"{mutant.file}:{mutant.line} {mutant.operator}\n  - {mutant.was}\n  + {mutant.becomes}")
    print(
        f"{score:.1f}% of {len(tried)} mutants were noticed, {by_tests} of them by the tests of the language "
        f"alone; {len(survivors)} survived ({out})."
    )
    print(f"Of the rules without the language: {of_rules} of {len(rules)}, by scenarios alone.")
    return score
