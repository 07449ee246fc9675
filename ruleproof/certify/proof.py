"""Proof: which rules have a saboteur that a scenario titled with the rule has killed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ruleproof.rulebook.model import Game
from ruleproof.rulebook.writing import write_whole
from ruleproof.suite import ROOT


def snapshot_of(game_id: str) -> Path:
    """The file that keeps the proven rules of a game; `ruleproof sabotage --write-snapshot` writes it."""
    return ROOT / "saboteurs" / game_id / "killed.txt"


def write_snapshot(game: Game, kills: Sequence[tuple[str, bool]]) -> Path:
    """Write the rules all of whose saboteurs were killed, by their numbers in the citing edition."""
    survived = {number for number, killed in kills if not killed}
    tried = {number for number, _ in kills}
    rules = game.rulebook(game.citing_edition).rules
    killed = [number for number in rules if number in tried - survived]
    head = f"# The rules of {game.id} {game.citing_edition} whose saboteurs are killed."
    path = snapshot_of(game.id)
    write_whole(path, "\n".join([head, *killed, ""]))
    return path


def proven_rules(game: Game, edition: str) -> frozenset[str]:
    """The proven rules, by their numbers in an edition; a rule via others is proven by all of those."""
    path = snapshot_of(game.id)
    if not path.is_file():
        return frozenset()
    lines = path.read_text(encoding="utf-8").splitlines()
    book = game.rulebook(edition)
    found = (book.find(line) for line in lines if line and not line.startswith("#"))
    own = {rule.number for rule in found if rule}
    via = {rule.number for rule in book.rules.values() if rule.via and own.issuperset(rule.via)}
    return frozenset(own | via)
