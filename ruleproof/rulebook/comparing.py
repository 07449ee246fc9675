"""What an edition changes in another, where either may be one of ours or a document."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from ruleproof.adapter.errors import RuleproofError

from .fingerprints import numbered
from .importing.changes import words_changed
from .importing.diffing import EditionDiff, KnownRule, Lone, Renumbered, Reworded, Slip, diff
from .importing.importing import import_rulebook
from .importing.records import Imported, ImportedRule
from .model import Change, Deed, Game, Rule, Rulebook

Side: TypeAlias = "Rulebook | Imported"


def side(game: Game, name: str) -> Side:
    """An edition of the game by its name, else the document at this path."""
    if name in game.rulebooks or name in game.broken_drafts:
        return game.rulebook(name)
    path = Path(name)
    if not path.exists():
        editions = ", ".join((*game.editions, *game.drafts))
        raise RuleproofError(
            f"{name} is neither a file nor an edition of {game.id}. The editions are {editions}."
        )
    return import_rulebook(path)


def compare(game: Game, old: Side, new: Side) -> EditionDiff:
    """All differences from the old side to the new."""
    if isinstance(old, Rulebook) and isinstance(new, Rulebook):
        return _compare_books(game, old, new)
    if isinstance(old, Imported) and isinstance(new, Imported):
        return diff(old.rules, new.rules)
    return diff(_comparable(old, new), _comparable(new, old))


def _comparable(one: Side, other: Side) -> Sequence[ImportedRule | KnownRule]:
    if isinstance(one, Imported):
        return numbered(one.rules)
    found = {} if isinstance(other, Rulebook) else {rule.number: rule.fingerprint for rule in other.rules}
    # Where our data holds no fingerprint, the number alone decides.
    return [
        KnownRule(rule.number, rule.fingerprint or found.get(rule.number, ""), printed=rule.printed)
        for rule in one.rules.values()
    ]


def _compare_books(game: Game, old: Rulebook, new: Rulebook) -> EditionDiff:
    before = {rule.identity: rule for rule in old.rules.values()}
    after = {rule.identity: rule for rule in new.rules.values()}
    between = {*game.lineage(old.edition)} ^ {*game.lineage(new.edition)}
    kept = [(before[identity], rule) for identity, rule in after.items() if identity in before]
    reworded = [
        Reworded(b.number, a.number, words_changed(a.text, b.text), _note(change))
        for a, b in kept
        for change in _changes(a, b, between, Deed.REWORDED)[-1:]
    ]
    slips = [
        Slip(b.number, a.printed or a.number, b.printed or b.number, change.note)
        for a, b in kept
        for change in _changes(a, b, between, Deed.CORRECTED)[-1:]
    ]
    return EditionDiff(
        added=tuple(Lone(rule.number, rule.text) for i, rule in after.items() if i not in before),
        removed=tuple(Lone(rule.number, rule.text) for i, rule in before.items() if i not in after),
        renumbered=tuple(Renumbered(a.number, b.number) for a, b in kept if a.number != b.number),
        reworded=tuple(reworded),
        references=(),
        damage=(),
        slips=tuple(slips),
    )


def _changes(old: Rule, new: Rule, between: set[str], deed: Deed) -> list[Change]:
    return [c for c in (*old.history, *new.history) if c.edition in between and c.deed is deed]


def _note(change: Change) -> str:
    return f"{change.meaning}: {change.note}" if change.note else change.meaning.value
