"""`ruleproof coverage`: which rules executed scenarios prove."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from ruleproof.adapter.errors import RuleproofError
from ruleproof.rulebook.coverage import Coverage, Status
from ruleproof.rulebook.coverage import coverage as measure
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game, Rule
from ruleproof.rulebook.writing import write_whole

from .options import edition_option, game_option, write_json


@click.command()
@game_option
@edition_option
@click.option(
    "--min", "least", type=click.FloatRange(0, 100), metavar="PCT", help="Exit with 1 if less is covered."
)
@click.option(
    "--json",
    "json_path",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write JSON too.",
)
@click.option(
    "--results",
    "results_path",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Use the results of an earlier `ruleproof certify --json FILE` instead of running the suite.",
)
@click.option(
    "--baseline",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="The rules that were covered before, one a line: exit with 1 if one of them is not covered now.",
)
@click.option(
    "--write-baseline",
    "new_baseline",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the rules that are covered now, for --baseline.",
)
@click.option("--engine", "engine", default="reference", show_default=True, help="The engine to run on.")
@click.pass_context
def coverage(
    ctx: click.Context,
    game_id: str,
    edition: str | None,
    least: float | None,
    json_path: Path | None,
    results_path: Path | None,
    baseline: Path | None,
    new_baseline: Path | None,
    engine: str,
) -> None:
    """Say which rules are covered by executed, passing scenarios.

    A rule is covered by a scenario titled with it. A rule that is declared via others is covered when
    scenarios titled with those carry its @rule: tag. Headings and untestable rules are left out. A scenario
    that was not executed, or did not pass, covers nothing.
    """
    game = load_game(game_id)
    chosen = game.rulebook(edition).edition
    results = _read(results_path) if results_path else _run(engine, game, chosen)
    measured = measure(game, chosen, results, _proven(game, chosen))
    if json_path:
        write_json(json_path, measured.to_json())
    lost = _lost(measured, baseline) if baseline else []
    if new_baseline:
        write_whole(new_baseline, _baseline_text(game, measured))
    click.echo(table(game, measured))
    if lost:
        click.echo(f"Covered before and not now: {', '.join(lost)}.", err=True)
    if least is not None and measured.percent < least:
        click.echo(f"Coverage is {measured.percent:.1f}%, below the minimum of {least:g}%.", err=True)
        ctx.exit(1)
    ctx.exit(1 if lost else 0)


def _proven(game: Game, edition: str) -> frozenset[str]:
    # Imported here, as above.
    from ruleproof.certify.proof import proven_rules

    return proven_rules(game, edition)


def _lost(measured: Coverage, baseline: Path) -> list[str]:
    """The rules of a baseline that are not covered now; one that no longer exists is not covered either."""
    try:
        lines = baseline.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise RuleproofError(
            f"The baseline {baseline} cannot be read: {getattr(error, 'strerror', None) or error}. "
            "`ruleproof coverage --write-baseline FILE` writes one."
        ) from None
    covered = set(_covered(measured))
    before = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    return [number for number in before if number not in covered]


def _covered(measured: Coverage) -> list[str]:
    return [each.rule.number for each in measured.statuses if each.status in (Status.COVERED, Status.VIA)]


def _baseline_text(game: Game, measured: Coverage) -> str:
    head = f"# The rules of {game.id} {measured.edition} that scenarios cover: the ratchet of coverage."
    return "\n".join([head, *_covered(measured), ""])


def _read(path: Path) -> Mapping[str, Any]:
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RuleproofError(
            f"The results {path} cannot be read: {error.strerror}. "
            "`ruleproof certify --json FILE` writes such a file."
        ) from None
    except ValueError as error:
        raise RuleproofError(
            f"The results {path} are not JSON: {error}. `ruleproof certify --json FILE` writes them."
        ) from None
    if not isinstance(content, dict):
        raise RuleproofError(
            f"The results {path} are no JSON object; `ruleproof certify --json FILE` writes one."
        )
    return content


def _run(engine: str, game: Game, edition: str) -> Mapping[str, Any]:
    # Imported here: reading results needs neither pytest nor an engine.
    from ruleproof.certify.running import run

    return run(engine, game, edition).to_json()


def table(game: Game, measured: Coverage) -> str:
    """The figures by chapter, the rules that are not covered, and what the declarations overdo."""
    width = max(len(chapter.title) for chapter in measured.chapters)
    lines = [f"{game.name}, edition {measured.edition}", ""]
    for chapter in measured.chapters:
        share = f"{100 * chapter.covered / chapter.total:5.1f}%" if chapter.total else "     –"
        figures = f"{chapter.covered:4} of {chapter.total:4}  {share}"
        lines.append(f"  {chapter.number:>2}  {chapter.title:<{width}}  {figures}")
    total = f"{measured.covered:4} of {measured.total:4}  {measured.percent:5.1f}%"
    lines += [f"      {'all':<{width}}  {total}", ""]
    if measured.uncovered:
        lines += [f"Not covered ({len(measured.uncovered)}):", *_by_chapter(measured, measured.uncovered), ""]
    if measured.needs_review:
        numbers = ", ".join(rule.number for rule in measured.needs_review)
        lines += [f"Needs review ({len(measured.needs_review)}): {numbers}", ""]
    if measured.unproven:
        title = f"Covered, but not proven by a saboteur ({len(measured.unproven)}):"
        lines += [title, *_by_chapter(measured, measured.unproven), ""]
    lines.append(
        f"Declared via others: {measured.via_percent:.1f}%; untestable: {measured.untestable_percent:.1f}%."
    )
    return "\n".join([*lines, *(f"Warning: {warning}" for warning in measured.warnings)])


def _by_chapter(measured: Coverage, rules: Sequence[Rule]) -> list[str]:
    lines: list[str] = []
    for chapter in measured.chapters:
        numbers = [rule.number for rule in rules if rule.chapter == chapter.number]
        lines += ["  " + "  ".join(numbers[start : start + 8]) for start in range(0, len(numbers), 8)]
    return lines
