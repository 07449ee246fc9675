"""Citations: which function carries out which rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

CITATIONS: dict[str, tuple[str, ...]] = {}
"""Rule numbers by function, written only while modules are imported."""


def rule(*numbers: str) -> Callable[[F], F]:
    """Record that a function implements these rules; the function itself stays as it is."""

    def record(function: F) -> F:
        CITATIONS[f"{function.__module__}:{function.__qualname__}"] = numbers
        return function

    return record


def functions_of(number: str) -> tuple[str, ...]:
    """The functions that cite a rule, as `module:qualified.name`."""
    return tuple(name for name, numbers in CITATIONS.items() if number in numbers)
