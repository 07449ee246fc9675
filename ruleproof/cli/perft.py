"""`ruleproof perft`: the counted game trees of small positions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from ruleproof.adapter.errors import EngineError, RuleproofError, Unsupported
from ruleproof.adapter.launch import Launch
from ruleproof.adapter.specs import open_engine
from ruleproof.certify.guard import GuardedEngine
from ruleproof.fuzz.perft import SHIPPED, Counter, PositionForm, read_positions
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game

from .launching import launch_options
from .options import edition_option, game_option, json_option, write_json


@click.command()
@click.argument("position", required=False)
@click.option("--depth", type=click.IntRange(1, 8), help="So many answers deep.  [default: as deep as known]")
@click.option("--engine", "spec", default="reference", show_default=True, metavar="SPEC", help="The engine.")
@game_option
@edition_option
@json_option
@launch_options
@click.pass_context
def perft(
    ctx: click.Context,
    position: str | None,
    spec: str,
    depth: int | None,
    game_id: str,
    edition: str | None,
    json_path: Path | None,
    launch: Launch,
) -> None:
    """Count the distinct continuations of a position and compare them with the known counts.

    \b
    All positions that come with Ruleproof:  ruleproof perft --engine python:my_engine:make
    One of them, deeper:                     ruleproof perft "Rush from the hand" --depth 5
    Positions of your own:                   ruleproof perft my_positions.toml --depth 3

    POSITION is the name of a position that comes with Ruleproof, or a TOML file like theirs
    (ruleproof/fuzz/positions). A continuation is a sequence of answers; an engine that loses or invents a
    legal one anywhere in the tree counts differently. The engine must tell its legal moves. Exit code 1 if a
    count differs, the engine breaks, or no position could be counted.
    """
    game = load_game(game_id)
    chosen = _chosen(game, position)
    counter = Counter(GuardedEngine(open_engine(spec, launch), spec), game, game.rulebook(edition).edition)
    console = Console(highlight=False)
    counted = []
    for each in chosen:
        counted.append(_counted(counter, each, depth))
        console.print(_line(counted[-1]), soft_wrap=True)
    wrong = sum(each.sort in WRONG for each in counted)
    if json_path:
        told = [each.to_json() for each in counted]
        write_json(json_path, {"engine": spec, "positions": told, "wrong": wrong})
    counter.engine.goodbye()
    ctx.exit(1 if wrong or all(each.sort is Sort.NOT_COUNTED for each in counted) else 0)


class Sort(StrEnum):
    """What came of counting a position."""

    AS_KNOWN = "as known"
    COUNTED = "counted"
    DIFFERS = "differs"
    NOT_COUNTED = "not counted"
    BROKE = "broke"


WRONG = (Sort.DIFFERS, Sort.BROKE)
STYLES = {
    Sort.AS_KNOWN: "green",
    Sort.COUNTED: "dim",
    Sort.DIFFERS: "bold red",
    Sort.NOT_COUNTED: "yellow",
    Sort.BROKE: "bold red",
}


@dataclass(frozen=True, slots=True)
class Counted:
    """A position with its counts, or why there are none."""

    position: PositionForm
    sort: Sort
    counts: tuple[int, ...] = ()
    why: str = ""

    def to_json(self) -> dict[str, object]:
        """The plain form for `--json`."""
        known = list(self.position.continuations)
        told = {"position": self.position.name, "result": self.sort.value, "counts": list(self.counts)}
        return {**told, "known": known, **({"why": self.why} if self.why else {})}


def _chosen(game: Game, position: str | None) -> tuple[PositionForm, ...]:
    """The positions that are meant: all that are shipped, one of them, or those of a file."""
    shipped = SHIPPED / f"{game.id}.toml"
    known = read_positions(shipped) if shipped.exists() else ()
    named = tuple(each for each in known if position in (None, each.name))
    if named:
        return named
    if position is not None and Path(position).is_file():
        return read_positions(Path(position))
    names = ", ".join(f"{each.name!r}" for each in known) or "none"
    raise RuleproofError(
        f"There is no position {position!r}, and no file of that name. Those that come with Ruleproof for "
        f"{game.name}: {names}."
    )


def _counted(counter: Counter, position: PositionForm, depth: int | None) -> Counted:
    try:
        counts = counter.counts(position, depth or len(position.continuations) or 3)
    except Unsupported as problem:
        return Counted(position, Sort.NOT_COUNTED, why=str(problem))
    except EngineError as problem:
        return Counted(position, Sort.BROKE, why=str(problem))
    known = position.continuations[: len(counts)]
    if not known:
        return Counted(position, Sort.COUNTED, counts)
    return Counted(position, Sort.AS_KNOWN if counts[: len(known)] == known else Sort.DIFFERS, counts)


def _line(counted: Counted) -> str:
    """A position as a person reads it."""
    told = " ".join(map(str, counted.counts)) or counted.why
    if counted.sort is Sort.DIFFERS:
        known = counted.position.continuations[: len(counted.counts)]
        told += f"  instead of {' '.join(map(str, known))}"
    style = STYLES[counted.sort]
    return f"[{style}]{counted.sort.value}[/] {escape(counted.position.name)}: {escape(told)}"
