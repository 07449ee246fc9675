"""Ruleproof: a rules-conformance suite and reference interpreter for trading-card-game rulebooks."""

__version__ = "0.1.0"
