"""Withdrawn scenarios: a wrong scenario is never silently edited, it is withdrawn by id with a reason.

`features/<game>/withdrawn.toml` lists them. A withdrawn scenario stays in its feature for the reader, is not
run any more, proves nothing, and every certificate names it with its reason.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from ruleproof.adapter.errors import RuleproofError

from .features import features_of


class Withdrawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One withdrawn scenario: which, why, since which version of the suite, and what stands in its place."""

    id: str
    reason: str
    since: str
    replaced_by: str = ""


class _List(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    withdrawn: tuple[Withdrawn, ...] = ()


def read_withdrawn(game_id: str, folder: Path | None = None) -> dict[str, Withdrawn]:
    """The withdrawn scenarios of a game by id."""
    path = (folder or features_of(game_id)) / "withdrawn.toml"
    if not path.is_file():
        return {}
    try:
        content = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _List)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise RuleproofError(
            f"{path.name} of {game_id} cannot be read: {problem}. Every [[withdrawn]] has `id`, `reason` and "
            "`since`, and may have `replaced_by`."
        ) from None
    found: dict[str, Withdrawn] = {}
    for entry in content.withdrawn:
        if not entry.reason.strip() or entry.id in found:
            raise RuleproofError(
                f"{path.name} of {game_id}: the entry {entry.id!r} has no reason or is there twice. "
                "A scenario is withdrawn once, with a reason."
            )
        found[entry.id] = entry
    return found
