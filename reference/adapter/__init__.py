"""The adapter: the reference interpreter speaks the contract of Ruleproof, and this folder alone knows it."""

from .engine import ReferenceEngine, make

__all__ = ["ReferenceEngine", "make"]
