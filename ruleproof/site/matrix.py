"""The traceability matrix as rows, for the page and for whoever wants to work on it elsewhere."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

from .addresses import Links
from .facts import EditionFacts, Facts, GameFacts, RuleFacts

FIELDS = (
    "game",
    "edition",
    "number",
    "chapter",
    "kind",
    "status",
    "scenarios",
    "involved",
    "via",
    "code",
    "saboteurs",
    "readings",
    "verdicts",
    "text",
    "link",
)


def rows(facts: Facts) -> Iterator[dict[str, Any]]:
    """One row for each rule of each edition, the newest edition of a game first, in book order."""
    links = Links(facts, "matrix")
    for game in facts.games.values():
        for edition in reversed(game.game.editions):
            here = game.editions[edition]
            for each in here.rules.values():
                yield _row(links, game, here, each)


def _row(links: Links, game: GameFacts, edition: EditionFacts, each: RuleFacts) -> dict[str, Any]:
    rule = each.rule
    return {
        "game": game.game.id,
        "edition": edition.edition,
        "number": rule.number,
        "chapter": rule.chapter,
        "kind": rule.kind.value,
        "status": each.status.value,
        "scenarios": [scenario.text.id for scenario in each.own],
        "involved": [scenario.text.id for scenario in each.tagged],
        "via": list(rule.via),
        "code": [f"{function.path}:{function.first} {function.name}" for function in each.functions],
        "saboteurs": {saboteur.saboteur: saboteur.result for saboteur in each.saboteurs},
        "readings": [reading.id for reading in each.readings],
        "verdicts": dict(each.verdicts),
        "text": rule.text,
        "link": links.rule(game, rule, edition.edition),
    }


def to_json(facts: Facts) -> str:
    """The matrix for machines: a row a line."""
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows(facts))
    return f'{{"rules": [\n{lines}\n]}}\n'


def to_csv(facts: Facts) -> str:
    """The matrix for spreadsheets: lists are joined by semicolons."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(FIELDS)
    for row in rows(facts):
        table.writerow([_cell(row[field]) for field in FIELDS])
    return out.getvalue()


def _cell(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{name}: {told}" for name, told in value.items())
    return "; ".join(value) if isinstance(value, list) else str(value)


def for_page(facts: Facts) -> str:
    """The matrix as the page's script reads it: short rows, and nothing that could end the script element."""
    engines = list(dict.fromkeys(run.engine.name for game in facts.games.values() for run in game.runs))
    compact = [
        [
            row["game"],
            row["edition"],
            row["number"],
            row["kind"],
            row["status"],
            len(row["scenarios"]),
            len(row["involved"]) if row["via"] else 0,
            len(row["code"]),
            _saboteurs(row["saboteurs"]),
            [row["verdicts"].get(engine, "") for engine in engines],
            row["text"],
            row["link"],
        ]
        for row in rows(facts)
    ]
    games = {game.game.id: game.game.name for game in facts.games.values()}
    told = {"games": games, "engines": engines, "rows": compact}
    plain = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return plain.replace("</", "<\\/")


def _saboteurs(results: dict[str, str]) -> str:
    """The worst that became of a rule's saboteurs, or nothing if it has none."""
    return next((result for result in results.values() if result != "killed"), "killed" if results else "")
