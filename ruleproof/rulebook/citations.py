"""Which functions of the reference cite a rule, read from its source without importing it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ruleproof.suite import ROOT


@dataclass(frozen=True, slots=True)
class CodeCitation:
    """One function or class under `@rule(...)`; the path is relative to the suite's root."""

    path: str
    line: int
    name: str
    rules: tuple[str, ...]


def code_citations(game_id: str, root: Path = ROOT) -> tuple[CodeCitation, ...]:
    """Every citation in the reference's folder of a game, in the order of its files."""
    folder = root / "reference" / game_id
    return tuple(
        citation
        for path in sorted(folder.rglob("*.py"))
        for citation in _citations(path, path.relative_to(root).as_posix())
    )


def _citations(path: Path, name: str) -> Iterator[CodeCitation]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), filename=name)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if rules := cited(node):
                yield CodeCitation(name, node.lineno, node.name, rules)


def cited(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> tuple[str, ...]:
    """The rules in the `@rule(…)` of a definition."""
    return tuple(number for decorator in node.decorator_list for number in _numbers(decorator))


def _numbers(decorator: ast.expr) -> Iterator[str]:
    if isinstance(decorator, ast.Call) and _called(decorator.func) == "rule":
        # Long lists are written as starred tuples.
        for node in (node for argument in decorator.args for node in ast.walk(argument)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
