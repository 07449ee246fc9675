"""`ruleproof play`: a game in the terminal."""

from __future__ import annotations

import random
import time
from itertools import groupby
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.launch import Launch
from ruleproof.adapter.messages import Decision, Illegal, Over, Player, Setup, Viewer
from ruleproof.adapter.specs import open_engine
from ruleproof.certify.guard import GuardedEngine
from ruleproof.play.board import board
from ruleproof.play.decks import Deck, deck_setup, plain_cards, plain_deck, random_deck, read_cards, read_deck
from ruleproof.play.keyboard import Leaves, ask_person
from ruleproof.play.records import write_record
from ruleproof.play.sessions import Session
from ruleproof.play.telling import tell_act, tell_event, tell_result
from ruleproof.rulebook.loading import load_game
from ruleproof.rulebook.model import Game
from ruleproof.rulebook.writing import check_writable

from .launching import launch_options
from .options import edition_option, game_option

PACE = click.FloatRange(0, 3600)
KEYWORDS = ("", "[Rush]", "[Double Attack]", "[Banish]", "[Blocker]", "[Trigger] Draw 1 card.")


@click.command()
@game_option
@edition_option
@click.option("--engine", "spec", default="reference", show_default=True, metavar="SPEC", help="The engine.")
@click.option("--human", type=click.Choice(["P1", "P2"]), help="This player is you, at the keyboard.")
@click.option("--seed", type=int, default=1, show_default=True, help="The luck of the game and its players.")
@click.option("--pace", type=PACE, default=0.0, metavar="SECONDS", help="Wait so long after each act.")
@click.option(
    "--cards",
    "cards_path",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="Cards to make decks of: a JSON object a line, as `ruleproof cards check` reads it.",
)
@click.option(
    "--deck",
    "deck_paths",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    multiple=True,
    metavar="FILE",
    help="A deck list over --cards; given twice, the second is P2's.",
)
@click.option(
    "--record",
    "record_path",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the game to this file, for `ruleproof replay`.",
)
@click.option("--quiet", is_flag=True, help="Tell only what is done, without the board.")
@launch_options
def play(
    game_id: str,
    edition: str | None,
    spec: str,
    human: Player | None,
    seed: int,
    pace: float,
    cards_path: Path | None,
    deck_paths: tuple[Path, ...],
    record_path: Path | None,
    quiet: bool,
    launch: Launch,
) -> None:
    """Play a game in the terminal: two players who trust to luck, or you against one of them.

    \b
    Watch a game:            ruleproof play --seed 7 --pace 0.5
    Play yourself:           ruleproof play --human P1
    Keep it and see it again: ruleproof play --record game.jsonl; ruleproof replay game.jsonl

    A deck list has a line for the Leader and for each card: a number and the card's id, such as `4 X01-012`.
    With --cards and no --deck, both decks are made by luck.
    """
    if record_path is not None:
        check_writable([record_path])
    game = load_game(game_id)
    setup = make_setup(game, game.rulebook(edition).edition, seed, cards_path, deck_paths)
    engine = GuardedEngine(open_engine(spec, launch), spec)
    console = Console(highlight=False)
    teller = Teller(console, Session(engine, game, setup), human, pace, quiet)
    try:
        teller.play(random.Random(seed))
    except (Leaves, KeyboardInterrupt):
        console.print("The game is left as it is.")
    finally:
        if record_path is not None:
            write_record(record_path, teller.session.record)
            console.print(f"[dim]Recorded in {escape(str(record_path))}.[/]")
        engine.goodbye()


def make_setup(
    game: Game, edition: str, seed: int, cards_path: Path | None, deck_paths: tuple[Path, ...]
) -> Setup:
    """The game that the options describe."""
    if len(deck_paths) > 2:
        raise RuleproofError("There are two players: --deck can be given once or twice.")
    if deck_paths and cards_path is None:
        raise RuleproofError("A deck list names cards by their ids: say with --cards FILE where they are.")
    cards = plain_cards(KEYWORDS) if cards_path is None else read_cards(cards_path)
    luck = random.Random(seed)
    decks: tuple[Deck, Deck]
    if deck_paths:
        decks = (read_deck(deck_paths[0], cards), read_deck(deck_paths[-1], cards))
    elif cards_path is not None:
        decks = (random_deck(cards, luck), random_deck(cards, luck))
    else:
        decks = (plain_deck(cards), plain_deck(cards))
    return deck_setup(game, edition, decks, seed)


class Teller:
    """Shows a game as it goes: what is done, what happens, and the board at every rest."""

    def __init__(
        self, console: Console, session: Session, human: Player | None, pace: float, quiet: bool = False
    ) -> None:
        self.console = console
        self.session = session
        self.human = human
        self.viewer: Viewer = human or "referee"
        self.pace = pace
        self.quiet = quiet
        self.mark = 0

    def play(self, luck: random.Random) -> None:
        """Play the game to its end."""
        self.happened()
        while isinstance(now := self.session.now, Decision):
            if now.player == self.human:
                self.ask(now)
            else:
                self.told(*self.session.act_by_luck(luck))
        self.end()

    def end(self) -> None:
        """Show the last position and the result."""
        self.show_board()
        if isinstance(self.session.now, Over):
            self.console.print(f"[bold]{escape(tell_result(self.session.now))}.[/]")

    def ask(self, now: Decision) -> None:
        """Let the person decide, again if the engine refuses."""
        self.show_board()
        look = self.session.look
        act = ask_person(self.console, self.session.game, now, look, lambda prompt: click.prompt(prompt))
        reply = self.session.submit(now.player, act)
        if isinstance(reply, Illegal):
            rule = f" (rule {reply.rule})" if reply.rule else ""
            self.console.print(f"[red]That is refused{escape(rule)}: {escape(reply.why)}[/]")
        else:
            self.told(now.player, act)

    def told(self, player: Player, act: object) -> None:
        """Say what was done and what came of it."""
        if self.human in (None, player) or not _is_hidden(act):
            self.console.print(f"[cyan]{escape(tell_act(player, act))}[/]")  # type: ignore[arg-type]
        self.happened()
        if not self.quiet and self.human is None and self._rests():
            self.show_board()
        if self.pace:
            time.sleep(self.pace)

    def _rests(self) -> bool:
        now = self.session.now
        return isinstance(now, Decision) and self.session.game.decisions.get(now.kind) == "rest"

    def happened(self) -> None:
        """Tell the events since the last time, if the engine tells events."""
        if "events" not in self.session.engine.welcome.capabilities.observes:
            return
        events = self.session.engine.events(self.mark, self.viewer)
        self.mark = events.mark
        sentences = [told for event in events.events if (told := tell_event(event))]
        for told, same in groupby(sentences):
            times = len(list(same))
            self.console.print(f"  [dim]{escape(told)}{f' (×{times})' if times > 1 else ''}[/]")

    def show_board(self) -> None:
        """Draw the board as the viewer sees it."""
        if not self.quiet:
            self.console.print(board(self.session.game, self.session.view(self.viewer), self.human or "P1"))


def _is_hidden(act: object) -> bool:
    """An answer may name cards that the other player does not see; the events tell what they do see."""
    return getattr(act, "kind", "") in ("choose", "order")
