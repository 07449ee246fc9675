"""The reference's source beside the scenarios: which function runs for whom, and which lines nobody runs."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from ruleproof.rulebook.citations import cited
from ruleproof.suite import ROOT

from .evidence import Evidence


@dataclass(frozen=True, slots=True)
class Function:
    """One function or method, where it stands, the rules that it cites, and the scenarios that run it."""

    path: str
    name: str
    first: int
    last: int
    rules: tuple[str, ...]
    bits: int

    @property
    def runs(self) -> int:
        """How many scenarios run it."""
        return self.bits.bit_count()

    def cites(self, rules: Sequence[str]) -> list[str]:
        """Which of these rules it carries out."""
        return [number for number in self.rules if number in rules]


@dataclass(frozen=True)
class Source:
    """One file; each scenario is a bit."""

    path: str
    text: str
    statements: frozenset[int] = frozenset()
    imported: frozenset[int] = frozenset()
    ran: Mapping[int, int] = field(default_factory=dict)

    @cached_property
    def missed(self) -> list[int]:
        """The statements that no scenario runs, nor an import."""
        return sorted(self.statements - self.imported - self.ran.keys())

    @cached_property
    def game(self) -> str:
        """The second part of the path: the game, or `kernel` for what games share."""
        return self.path.split("/")[1]

    @cached_property
    def functions(self) -> list[Function]:
        """Every function of the file, in its order."""
        return list(self._functions(ast.parse(self.text), ""))

    def _functions(self, node: ast.AST, prefix: str) -> Iterator[Function]:
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, ast.FunctionDef | ast.ClassDef):
                yield from self._functions(child, prefix)
                continue
            name = f"{prefix}{child.name}"
            first, last = child.body[0].lineno, child.end_lineno or child.lineno
            if isinstance(child, ast.FunctionDef) or cited(child):
                bits = 0
                for line in range(first, last + 1):
                    bits |= self.ran.get(line, 0)
                yield Function(self.path, name, child.lineno, last, cited(child), bits)
            yield from self._functions(child, f"{name}.")

    @cached_property
    def classes(self) -> dict[str, int]:
        """The line of each class."""
        found = ast.walk(ast.parse(self.text))
        return {node.name: node.lineno for node in found if isinstance(node, ast.ClassDef)}


def read_sources(evidence: Sequence[Evidence]) -> dict[str, Source]:
    """Every file of the reference and of the saboteurs, by its path from the root."""
    found = {path: _source(path, evidence) for path in _paths("reference")}
    return found | {path: Source(path, _text(path)) for path in _paths("saboteurs")}


def _paths(folder: str) -> list[str]:
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*.py"))


def _text(path: str) -> str:
    return (ROOT / Path(path)).read_text(encoding="utf-8")


def _source(path: str, evidence: Sequence[Evidence]) -> Source:
    """One file with what all games saw of it, each game's scenarios above those of the games before."""
    statements: set[int] = set()
    imported: set[int] = set()
    ran: dict[int, int] = {}
    for game, offset in zip(evidence, offsets(evidence), strict=True):
        lines = game.files.get(path)
        if lines is None:
            continue
        statements.update(lines.statements)
        imported.update(lines.imported)
        for line, bits in lines.ran.items():
            ran[line] = ran.get(line, 0) | int(bits, 16) << offset
    return Source(path, _text(path), frozenset(statements), frozenset(imported), ran)


def offsets(evidence: Sequence[Evidence]) -> list[int]:
    """The bit of each game's first scenario."""
    return [sum(len(other.scenarios) for other in evidence[:place]) for place in range(len(evidence))]


def ranges(lines: Sequence[int], statements: frozenset[int]) -> list[tuple[int, int]]:
    """Lines as ranges; lines that hold no statement do not part them."""
    found: list[tuple[int, int]] = []
    for line in lines:
        if found and not any(other in statements for other in range(found[-1][1] + 1, line)):
            found[-1] = (found[-1][0], line)
        else:
            found.append((line, line))
    return found
