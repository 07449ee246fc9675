"""`ruleproof sabotage`: is the suite itself sound? Every broken rule must be caught by its own scenarios."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress

from ruleproof.adapter.errors import RuleproofError
from ruleproof.certify.proof import write_snapshot
from ruleproof.certify.sabotage import Judgement, Kill, run_saboteurs, saboteurs_of, unsabotaged
from ruleproof.rulebook.loading import load_game

from .options import game_option, write_json

STYLES = {
    Kill.KILLED: "green",
    Kill.BY_OTHERS: "yellow",
    Kill.SURVIVED: "bold red",
    Kill.NO_KILL: "magenta",
}


@click.command()
@game_option
@click.option("--rule", metavar="NUMBER", help="Only saboteurs of this rule and the rules below it.")
@click.option(
    "--json",
    "json_path",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the kill matrix as JSON.",
)
@click.option(
    "--write-snapshot",
    "snapshot",
    is_flag=True,
    help="Keep the proven rules in the suite, for coverage and certificates; not with --rule.",
)
@click.option(
    "--wide",
    is_flag=True,
    help="Play every scenario that ever enters what a saboteur changes, and tell how widely it is noticed.",
)
@click.option("-j", "jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option("--all", "show_all", is_flag=True, help="Show the saboteurs that were killed, too.")
@click.pass_context
def sabotage(
    ctx: click.Context,
    game_id: str,
    rule: str | None,
    json_path: Path | None,
    snapshot: bool,
    wide: bool,
    jobs: int,
    show_all: bool,
) -> None:
    """Run every saboteur against the scenarios that cite its rule.

    A saboteur is the reference with one rule broken. It is killed when a scenario titled with that rule
    fails: in a Then, or because a When that the rule allows is refused. Exit code 1 if one is not killed or,
    without --rule, if a rule with scenarios has no saboteur.
    """
    if snapshot and rule is not None:
        raise RuleproofError("A snapshot holds all rules: give --write-snapshot without --rule.")
    game = load_game(game_id)
    saboteurs = saboteurs_of(game, rule)
    judged: list[Judgement] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("Sabotaging", total=len(saboteurs))
        for judgement in run_saboteurs(game, saboteurs, wide=wide, jobs=jobs):
            judged.append(judgement)
            progress.advance(task)
    missing = [] if rule else unsabotaged(game)
    if json_path:
        write_json(json_path, to_json(game.id, judged, missing))
    if snapshot:
        write_snapshot(game, [(each.rule, each.kill is Kill.KILLED) for each in judged])
    show(Console(highlight=False), judged, missing, show_all=show_all or wide or rule is not None)
    ctx.exit(0 if all(each.kill is Kill.KILLED for each in judged) and not missing else 1)


def to_json(game_id: str, judged: list[Judgement], missing: list[str]) -> dict[str, object]:
    """The kill matrix as machines read it."""
    counted = Counter(each.kill.value for each in judged)
    return {
        "game": game_id,
        "summary": {kill.value: counted[kill.value] for kill in Kill},
        "saboteurs": [each.to_json() for each in judged],
        "rules_without_saboteur": missing,
    }


def show(console: Console, judged: list[Judgement], missing: list[str], *, show_all: bool) -> None:
    """The matrix as a person reads it."""
    for each in judged:
        if show_all or each.kill is not Kill.KILLED:
            by = ", ".join(each.titled or each.others or each.astray) or "nobody"
            console.print(
                f"[{STYLES[each.kill]}]{each.kill.value:<21}[/] {each.rule:<12} {escape(each.name)}"
            )
            console.print(f"  [dim]{escape(each.summary)} · {escape(by)}[/]")
            if each.whole is not None:
                noticed = len(each.titled) + len(each.others)
                console.print(
                    f"  [dim]noticed by {noticed} of the {each.played} scenarios that reach it, "
                    f"of {each.whole} in all[/]"
                )
    counted = Counter(each.kill for each in judged)
    told = ", ".join(f"{counted[kill]} {kill.value}" for kill in Kill if counted[kill])
    console.print(f"\n{len(judged)} saboteurs: {told or 'none'}.")
    if missing:
        console.print(f"{len(missing)} rules with scenarios have no saboteur: {', '.join(missing)}")
