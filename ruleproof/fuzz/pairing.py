"""Two engines at one recorded game: what they show after each act is compared."""

from __future__ import annotations

from ruleproof.adapter.messages import Submit
from ruleproof.certify.guard import GuardedEngine
from ruleproof.play.records import Done, Record
from ruleproof.play.sessions import Session

from .boards import Board
from .differing import difference, told_differently


class Pair:
    """The engine that recorded a game plays along with another that plays it again."""

    def __init__(self, recorder: GuardedEngine, session: Session, record: Record) -> None:
        recorder.setup(record.head.setup)
        self.recorder = recorder
        self.game = session.game
        edition = record.head.setup.edition
        self.boards = (Board(recorder, self.game, edition), Board(session.engine, self.game, edition))
        self.before = self.boards[0].look()
        self.ignored = told_differently(self.before, self.boards[1].look())

    def follow(self, done: Done) -> str:
        """Do the same, and tell the difference."""
        self.recorder.submit(Submit(done.player, done.act))
        return self.difference()

    def difference(self) -> str:
        """What differs now, in words; nothing if nothing does."""
        first, second = (board.look() for board in self.boards)
        found = difference(self.game, self.before, first, second, self.ignored)
        self.before = first
        if found is None:
            return ""
        names = [board.engine.spec for board in self.boards]
        return f"On {names[0]}: {'; '.join(found.thens)}. On {names[1]}: {found.other}."
