"""`ruleproof fuzz`: random play, to find where two engines differ or where one breaks what always holds."""

from __future__ import annotations

import shlex
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import repeat
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from ruleproof.adapter.launch import Launch
from ruleproof.certify.processes import pool_of
from ruleproof.fuzz.boards import every_kind
from ruleproof.fuzz.games import Plan, Played, blocks, buildable, play_block
from ruleproof.fuzz.searching import Search
from ruleproof.fuzz.sharing import Searched, close_searchers, search_block
from ruleproof.play.decks import read_cards
from ruleproof.play.records import write_record
from ruleproof.rulebook.loading import load_game

from .launching import launch_options
from .options import edition_option, game_option, json_option, write_json

BLOCK = 10
"""So many games are played between two looks at the clock."""


class Fuzz(click.Group):
    """A group in which a word that is no command is an engine, to be compared with the reference."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """`fuzz ENGINE …` is `fuzz engine ENGINE …`."""
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            args = ["engine", *args]
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """The usage line names the engine first."""
        return ["ENGINE | COMMAND", "[OPTIONS]"]


def search_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options of both ways to compare."""
    options: tuple[Callable[[Any], Any], ...] = (
        click.option(
            "--games", type=click.IntRange(1), default=1000, show_default=True, help="At most so many."
        ),
        click.option("--seed", type=int, default=1, show_default=True, help="The luck of the games."),
        click.option(
            "--max-acts",
            type=click.IntRange(1),
            default=12,
            show_default=True,
            help="At most so many moves in a game.",
        ),
        click.option("--time", "seconds", type=float, metavar="SECONDS", help="Stop after so long."),
        click.option("-j", "jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes."),
        click.option(
            "--record",
            "record_path",
            type=click.Path(path_type=Path, dir_okay=False),
            metavar="FILE",
            help="Where the game is written, for `ruleproof replay`.  [default: the scenario's id, here]",
        ),
        json_option,
        edition_option,
        game_option,
        launch_options,
    )
    for option in options:
        command = option(command)
    return command


@click.group(cls=Fuzz)
def fuzz() -> None:
    """Play by luck: find where engines differ, and print it as a scenario.

    \b
    Your engine against the reference:   ruleproof fuzz python:my_engine:make
    Any two engines:                     ruleproof fuzz "stdio:node main.mjs" --against python:other:make
    One engine, every property watched:  ruleproof fuzz games --games 1000

    The same random positions, moves and answers are given to both engines, and after each move what they
    show, ask and allow is compared. The first difference is made as small as it gets and printed as a
    scenario. `ruleproof fuzz ENGINE --help` tells the options. Exit code 1 if there is a difference.
    """


@fuzz.command("diff")
@click.argument("first")
@click.argument("second")
@search_options
@click.pass_context
def diff(ctx: click.Context, /, first: str, second: str, **options: Any) -> None:
    """Play the same random games on FIRST and SECOND to their first difference.

    The difference is made as small as it gets and printed as a scenario that holds on FIRST and fails on
    SECOND; the suite itself has tried it on both. Exit code 1 if there is a difference.
    """
    _compare(ctx, first, second, **options)


@fuzz.command("engine", hidden=True)
@click.argument("engine")
@click.option("--against", default="reference", show_default=True, metavar="SPEC", help="Who is right.")
@search_options
@click.pass_context
def engine(ctx: click.Context, /, engine: str, against: str, **options: Any) -> None:
    """Play the same random games on ENGINE and on the reference to their first difference.

    After every move the positions, each player's view, the decisions that were asked and the result are
    compared. The first difference is shrunk and printed as a scenario that the suite passes on the reference
    and fails on ENGINE, with the rules that the reference followed and a record of the game. Cards that
    ENGINE cannot build are left out; that it offers fewer moves, settles a forced choice itself or does not
    tell something is no difference. Exit code 1 if there is one.
    """
    _compare(ctx, against, engine, **options)


def _compare(
    ctx: click.Context,
    first: str,
    second: str,
    *,
    game_id: str,
    edition: str | None,
    games: int,
    seed: int,
    max_acts: int,
    seconds: float | None,
    jobs: int,
    record_path: Path | None,
    json_path: Path | None,
    launch: Launch,
) -> None:
    game = load_game(game_id)
    chosen = game.rulebook(edition).edition
    search = Search(game, chosen, first, second, seed, games, max_acts, launch)
    console, started = Console(highlight=False), time.monotonic()
    searched = _search(search, jobs, seconds)
    rate = searched.games / max(0.001, time.monotonic() - started)
    told = f"{searched.games} games, {searched.positions} positions compared, {rate:.0f} games a second"
    finding = searched.finding
    if json_path:
        write_json(json_path, {"first": first, "second": second, **searched.to_json()})
    if searched.left_out:
        left_out = f"{len(searched.left_out)} fixture cards were left out: {second} cannot build them."
        console.print(left_out, style="dim", markup=False)
    if finding is None:
        console.print(f"No difference in {told}.")
        ctx.exit(0)
    console.print(f"A difference in game {finding.number} ({told}):\n", style="bold")
    console.print(finding.scenario, markup=False, soft_wrap=True)
    if not finding.proven:
        console.print("The suite does not bear this out as it is written: take it as a hint.", style="yellow")
    if finding.record is not None:
        path = record_path or Path(f"{finding.slug}.jsonl")
        write_record(path, finding.record)
        command = shlex.join(("ruleproof", "replay", str(path), "--engine", second))
        console.print(
            f"The game is recorded. To see it on both engines: {command}", markup=False, soft_wrap=True
        )
    ctx.exit(1)


def _search(search: Search, jobs: int, seconds: float | None) -> Searched:
    """Search block by block, in order, so that more processes find the same difference sooner."""
    ends = None if seconds is None else time.monotonic() + seconds
    total, started = Searched(), time.monotonic()
    with _bar() as bar:
        task = bar.add_task("games", total=search.games, told="")
        for block in _searched(search, jobs):
            total = total.with_block(block)
            rate = total.games / max(0.001, time.monotonic() - started)
            told = f"{rate:.0f} games/s, {total.positions} positions"
            bar.update(task, completed=total.games, told=told)
            if total.is_settled or (ends is not None and time.monotonic() > ends):
                break
    return total


def _searched(search: Search, jobs: int) -> Iterator[Searched]:
    """The blocks of a search, each when it is done."""
    size = BLOCK if jobs == 1 else BLOCK * 4
    parts = list(blocks(search.games, 0, size))
    if jobs == 1:
        try:
            yield from (search_block(search, part) for part in parts)
        finally:
            close_searchers()
        return
    with pool_of(jobs) as pool:
        done = pool.map(search_block, repeat(search), parts)
        try:
            yield from done
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _bar() -> Progress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[told]}"),
    )
    return Progress(*columns, console=Console(stderr=True), transient=True)


@fuzz.command("games")
@click.option("--engine", "spec", default="reference", show_default=True, metavar="SPEC", help="The engine.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The luck of the first game.")
@click.option(
    "--cards",
    "cards_path",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="Make decks of these cards, a JSON object a line.  [default: invented ones]",
)
@click.option(
    "--every", type=click.IntRange(1), default=1, show_default=True, help="Look after so many acts."
)
@click.option("-j", "jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@click.option(
    "--record",
    "record_path",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the first game with a problem to this file.",
)
@edition_option
@game_option
@json_option
@click.pass_context
def games(
    ctx: click.Context,
    spec: str,
    games: int,
    seed: int,
    cards_path: Path | None,
    every: int,
    jobs: int,
    record_path: Path | None,
    edition: str | None,
    game_id: str,
    json_path: Path | None,
) -> None:
    """Play whole games by luck on one engine and watch what holds in every game.

    No card is made or lost, each is in one place, hidden cards stay hidden in views, events and decisions,
    offered answers are accepted, others refused without any change, and the game ends. Exit code 1 if not.
    """
    game = load_game(game_id)
    chosen = game.rulebook(edition).edition
    console = Console(highlight=False)
    cards = every_kind(game) if cards_path is None else read_cards(cards_path)
    built = buildable(spec, game, chosen, cards)
    if len(built) < len(cards):
        console.print(f"{len(cards) - len(built)} of {len(cards)} cards cannot be built and are left out.")
    plan = Plan(game.id, chosen, spec, built, every)
    started = time.monotonic()
    played = _play_all(plan, games, seed, jobs)
    problems = [each for each in played if each.problem]
    results = Counter(each.result for each in played if not each.problem)
    if json_path:
        told = [{"seed": each.seed, "problem": each.problem} for each in problems]
        write_json(json_path, {"games": len(played), "results": dict(results), "problems": told})
    for each in problems[:10]:
        console.print(f"[bold red]seed {each.seed}[/]: {escape(each.problem)}")
    if problems and record_path is not None and problems[0].record is not None:
        write_record(record_path, problems[0].record)
    acts = sum(each.acts for each in played)
    took = time.monotonic() - started
    console.print(f"{len(played)} games, {acts} acts in {took:.0f} s; {len(problems)} with a problem.")
    for result, count in results.most_common():
        console.print(f"  {count:>6} {escape(result)}")
    ctx.exit(1 if problems else 0)


def _play_all(plan: Plan, games: int, seed: int, jobs: int) -> list[Played]:
    played: list[Played] = []
    with _bar() as bar:
        task = bar.add_task("games", total=games, told="")

        def note(block: list[Played]) -> None:
            played.extend(block)
            bar.update(
                task, completed=len(played), told=f"{sum(bool(each.problem) for each in played)} problems"
            )

        if jobs == 1:
            for block in blocks(games, seed):
                note(play_block(plan, block))
        else:
            with pool_of(jobs) as pool:
                for done in pool.map(
                    play_block, *zip(*((plan, block) for block in blocks(games, seed)), strict=True)
                ):
                    note(done)
    return played
