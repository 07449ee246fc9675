"""Saboteurs: the reference with exactly one rule broken, which the scenarios of that rule must catch."""

from .registry import make, registered

__all__ = ["make", "registered"]
