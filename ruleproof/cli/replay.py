"""`ruleproof replay`: a recorded game again, act by act."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from ruleproof.adapter.errors import EngineUnavailable, RuleproofError
from ruleproof.adapter.launch import Launch, launch_for
from ruleproof.adapter.messages import Illegal
from ruleproof.adapter.specs import open_engine
from ruleproof.certify.guard import GuardedEngine
from ruleproof.fuzz.pairing import Pair
from ruleproof.play.records import Done, Record, read_record
from ruleproof.play.sessions import Session
from ruleproof.play.telling import tell_act
from ruleproof.rulebook.loading import load_game

from .launching import launch_options
from .play import PACE, Teller


@click.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--engine", "spec", metavar="SPEC", help="The engine.  [default: the one that played it]")
@click.option("--to", "last", type=click.IntRange(0), metavar="N", help="Stop after act N.")
@click.option("--step", is_flag=True, help="Wait for Enter after every act.")
@click.option("--pace", type=PACE, default=0.0, metavar="SECONDS", help="Wait so long after each act.")
@click.option("--quiet", is_flag=True, help="Only check that the game is the same.")
@launch_options
@click.pass_context
def replay(
    ctx: click.Context,
    file: Path,
    spec: str | None,
    last: int | None,
    step: bool,
    pace: float,
    quiet: bool,
    launch: Launch,
) -> None:
    """Play a recorded game again, act by act, and check that everything is as it was.

    FILE is what `ruleproof play --record` or `ruleproof fuzz` wrote. On the engine that played it the referee
    must see the same after every act. Any other engine can play it too: --engine; then the engine that played
    it plays along, and the first difference in what both tell is named. Exit code 1 if an act that was
    carried out is refused, one that was refused is carried out, or something else is seen.
    """
    record = read_record(file)
    spec = spec or record.head.engine
    console = Console(highlight=False)
    game = load_game(record.head.setup.game)
    engine, beside = _engines(console, spec, record.head.engine, launch)
    session = Session(engine, game, record.head.setup)
    teller = Teller(console, session, None, pace, quiet)
    again = Again(
        teller, record, Pair(beside, session, record) if beside else None, same=spec == record.head.engine
    )
    problem = again.play(last, step)
    if problem:
        console.print(f"[bold red]{escape(problem)}[/]")
    else:
        teller.end()
        console.print(f"{again.number} acts, and everything is as recorded.")
    engine.goodbye()
    if beside:
        beside.goodbye()
    ctx.exit(1 if problem else 0)


def _engines(
    console: Console, spec: str, recorder: str, launch: Launch
) -> tuple[GuardedEngine, GuardedEngine | None]:
    """The engine that plays, and beside it the one that played, if it is another and can be run here."""
    specs = (spec, recorder)
    engine = GuardedEngine(open_engine(spec, launch_for(spec, specs, launch)), spec)
    if spec == recorder:
        return engine, None
    try:
        return engine, GuardedEngine(open_engine(recorder, launch_for(recorder, specs, launch)), recorder)
    except (EngineUnavailable, RuleproofError) as problem:
        told = f"{recorder}, which played this game, cannot play along: only refusals can differ. {problem}"
        console.print(told, style="yellow", markup=False)
        return engine, None


class Again:
    """A recorded game that is played again."""

    def __init__(self, teller: Teller, record: Record, pair: Pair | None, *, same: bool) -> None:
        self.teller = teller
        self.record = record
        self.pair = pair
        self.same = same
        self.number = 0

    def play(self, last: int | None, step: bool) -> str | None:
        """What differs from the record, if anything does."""
        if self._differs(self.record.head.seen, self.teller.session.record.head.seen):
            return "The game begins in another way than recorded."
        if self.pair and (told := self.pair.difference()):
            return f"The engines differ from the start. {told}"
        if not self.teller.quiet:
            self.teller.happened()
        for done in self.record.acts[:last]:
            self.number += 1
            problem = self._act(done)
            if problem:
                return problem
            if step:
                click.prompt("", default="", prompt_suffix="", show_default=False)
        return None

    def _act(self, done: Done) -> str | None:
        teller, told = self.teller, tell_act(done.player, done.act)
        reply = teller.session.submit(done.player, done.act)
        if isinstance(reply, Illegal):
            if not done.refused:
                return f"Act {self.number}, {told}, was carried out and is now refused: {reply.why}"
            teller.console.print(f"[dim]{self.number}[/] {escape(told)}: refused, as recorded")
            return None
        if done.refused:
            return f"Act {self.number}, {told}, was refused and is now carried out."
        if not teller.quiet:
            teller.console.print(f"[dim]{self.number}[/]", end=" ")
            teller.told(done.player, done.act)
        if self._differs(done.seen, teller.session.acts[-1].seen):
            return f"After act {self.number}, {told}, the referee sees something else than recorded."
        other = self.pair.follow(done) if self.pair else ""
        return f"After act {self.number}, {told}, the engines differ. {other}" if other else None

    def _differs(self, recorded: str, seen: str) -> bool:
        """Digests are compared on the engine that made them; another may tell less or say it otherwise."""
        return self.same and bool(recorded) and recorded != seen
