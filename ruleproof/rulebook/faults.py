"""What can be wrong with a rule among the others of its edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

from ruleproof.adapter.errors import RuleproofError

from .model import Kind, Rule

Check: TypeAlias = Callable[[Mapping[str, Rule], Mapping[str, str], Mapping[str, Path]], None]
"""Looks at an edition's rules and chapters, and at the file in which each rule was found."""


def refuse_faults(rules: Mapping[str, Rule], chapters: Mapping[str, str], found: Mapping[str, Path]) -> None:
    """Refuse the edition for its first fault."""
    for number, rule in rules.items():
        for wrong in faults(rule, rules, chapters):
            raise RuleproofError(f"{found[number]}, rule {number}: {wrong}")


def faults(rule: Rule, rules: Mapping[str, Rule], chapters: Mapping[str, str]) -> Iterable[str]:
    """What is wrong with a rule among the others, each as one sentence or two."""
    if not rule.text:
        yield "has no text; restate the rule in our own words."
    if rule.number.partition("-")[0] not in chapters:
        yield f"stands in a chapter that the edition does not have; the chapters are {', '.join(chapters)}."
    if rule.via and rule.untestable:
        yield "has both via and untestable; a rule has at most one of the two."
    if rule.kind is Kind.HEADING and (rule.via or rule.untestable):
        yield "is a heading with via or untestable; a heading needs no scenario and has neither."
    if bool(rule.via) != bool(rule.why):
        yield "via and why go together: why says in what way the other rules prove this one."
    if not rule.needs_review:
        yield from _dead_references(rule, rules, chapters)


def _dead_references(rule: Rule, rules: Mapping[str, Rule], chapters: Mapping[str, str]) -> Iterable[str]:
    """A draft may have them until a writer has seen the rule; `rules impact` lists them."""
    for ref in rule.refs:
        if ref not in rules and ref not in chapters:
            yield f"refs names {ref}, which this edition does not have; name an existing rule or chapter."
    for other in rule.via:
        if other not in rules:
            yield f"via names {other}, which this edition does not have; name an existing rule."
        elif other == rule.number or rules[other].via or not rules[other].needs_scenarios:
            yield f"via names {other}, which has no scenarios of its own; name rules that have."
