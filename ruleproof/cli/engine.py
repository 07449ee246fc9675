"""`ruleproof engine`: for people who write an adapter."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from ruleproof.adapter.errors import printable
from ruleproof.adapter.launch import Launch
from ruleproof.certify.recording import record_scenario
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.writing import write_whole
from ruleproof.soundness.checks import check_engine
from ruleproof.soundness.findings import Finding, Soundness
from ruleproof.starters import LANGUAGES, write_starter

from .launching import launch_options
from .options import edition_option, game_option, write_json

STYLES = {Soundness.OK: "green", Soundness.FAILED: "bold red", Soundness.UNSUPPORTED: "yellow"}


@click.group()
def engine() -> None:
    """Write an adapter: start one, check it, look at its messages."""


@engine.command()
@click.argument("spec")
@launch_options
@game_option
@edition_option
@click.option(
    "--json",
    "json_path",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write what was found as JSON.",
)
@click.pass_context
def check(
    ctx: click.Context,
    spec: str,
    launch: Launch,
    game_id: str,
    edition: str | None,
    json_path: Path | None,
) -> None:
    """Check whether the adapter of the engine SPEC is sound, whatever rules the engine breaks.

    \b
    ruleproof engine check python:my_adapter:make
    ruleproof engine check "stdio:node adapter.mjs"

    Exit codes: 0 sound, 1 a check failed, 2 wrong use, 3 the engine could not be run.
    """
    game = load_game(game_id)
    chosen = game.rulebook(edition).edition
    console = Console(highlight=False)
    found: list[Finding] = []
    for finding in check_engine(spec, game, chosen, launch):
        found.append(finding)
        _show(console, finding)
    failed = sum(each.soundness is Soundness.FAILED for each in found)
    if json_path:
        content = {"engine": spec, "game": game.id, "rules": chosen, "sound": not failed}
        write_json(json_path, {**content, "checks": [each.to_json() for each in found]})
    unsupported = sum(each.soundness is Soundness.UNSUPPORTED for each in found)
    rest = f", {unsupported} unsupported" if unsupported else ""
    if failed:
        console.print(f"\n[bold red]Not sound[/]: {failed} of {len(found)} checks failed{rest}.")
    else:
        console.print(f"\n[bold green]Sound[/]: no check of {len(found)} failed{rest}.")
    ctx.exit(1 if failed else 0)


def _show(console: Console, finding: Finding) -> None:
    style = STYLES[finding.soundness]
    console.print(f"[{style}]{finding.soundness.value:<12}[/] {finding.check}")
    if finding.told:
        for line in printable(finding.told).splitlines():
            console.print(f"             {escape(line)}")
    if finding.soundness is Soundness.FAILED:
        console.print(f"             [dim]→ {escape(finding.remedy)}[/]")


@engine.command()
@click.argument("spec")
@click.option("-k", "--scenario", "scenario", required=True, metavar="ID", help="The scenario, by its id.")
@click.option(
    "-o",
    "--output",
    "output",
    required=True,
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Where to write the lines.",
)
@launch_options
@game_option
@edition_option
def record(spec: str, scenario: str, output: Path, launch: Launch, game_id: str, edition: str | None) -> None:
    """Write every message of one scenario as JSON lines, requests and replies in turn.

    \b
    ruleproof engine record reference -k leader-damaged-at-zero-life -o right.jsonl
    ruleproof engine record "stdio:node adapter.mjs" -k leader-damaged-at-zero-life -o mine.jsonl

    A refusal's twin is played first, so its messages come first.
    """
    lines, results = record_scenario(spec, scenario, load_game(game_id), edition, launch)
    write_whole(output, lines)
    for result in results.records:
        click.echo(f"{result['verdict']}: {result['title']}")
        if result["message"]:
            click.echo(result["message"])
    click.echo(f"{lines.count(chr(10))} lines in {output}")


@engine.command()
@click.argument("language", type=click.Choice(LANGUAGES))
@click.argument("folder", type=click.Path(path_type=Path))
def new(language: str, folder: Path) -> None:
    """Write a starter adapter into FOLDER: it runs at once, and says of everything that it is unsupported.

    \b
    ruleproof engine new python my_adapter
    ruleproof engine new typescript my_adapter
    """
    for path in write_starter(language, folder):
        click.echo(f"wrote {path}")
    spec = "python:adapter:make" if language == "python" else '"stdio:node adapter.mjs"'
    click.echo(f"\nNow:  cd {folder}\n      ruleproof engine check {spec}")
