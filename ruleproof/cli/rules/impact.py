"""`ruleproof rules impact`: what an edition's changes reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from ruleproof.rulebook.citing import Source, citations
from ruleproof.rulebook.impact import Impact, Touched, impact
from ruleproof.rulebook.loading import load_game

from ..options import game_option, json_option, write_json


@click.command("impact")
@click.argument("edition")
@game_option
@json_option
def show_impact(edition: str, game_id: str, json_path: Path | None) -> None:
    """Say which scenarios, readings, saboteurs and code cite rules that EDITION touches.

    Also which of its new rules have no scenario, and which references lead nowhere. EDITION may be a draft.
    """
    game = load_game(game_id)
    found = impact(game, edition, citations(game))
    if json_path:
        write_json(json_path, found.to_json())
    click.echo("\n".join(_report(found)))


def _report(found: Impact) -> Iterator[str]:
    yield f"Edition {found.edition} touches {len(found.touched)} rules of {found.amends}."
    for entry in found.touched:
        yield from _touched(entry)
    if found.renumbered:
        cited = [entry for entry in found.renumbered if entry.cited_by]
        yield f"\nOnly renumbered ({len(found.renumbered)}, {len(cited)} of them cited):"
        yield from (_moved(entry) for entry in found.renumbered)
    yield from _list("New rules without a scenario", found.without_scenario)
    yield from _list("References that lead nowhere", [f"{d.where} → {d.to}" for d in found.dangling])


def _touched(entry: Touched) -> Iterator[str]:
    number = entry.number or entry.earlier
    moved = f" (was {entry.earlier})" if entry.earlier not in (None, number) else ""
    meaning = f", {entry.meaning}" if entry.meaning else ""
    yield f"\n{number}{moved}: {entry.deed}{meaning}{', needs review' if entry.needs_review else ''}"
    for source in Source:
        cited = [str(citation) for citation in entry.cited_by if citation.source is source]
        yield from (f"  {source}: {name}" for name in cited)
    if not entry.cited_by:
        yield "  nothing cites it"


def _moved(entry: Touched) -> str:
    return f"  {entry.earlier} → {entry.number}: {len(entry.cited_by)} citations"


def _list(title: str, lines: Iterable[str]) -> Iterator[str]:
    held = list(lines)
    if held:
        yield f"\n{title} ({len(held)}):"
        yield from (f"  {line}" for line in held)
