"""A session: one game on one engine, act by act, with its record."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ruleproof.adapter.errors import RuleproofError, Unsupported
from ruleproof.adapter.messages import (
    Accepted,
    Act,
    Decision,
    Illegal,
    Over,
    Player,
    Refused,
    Setup,
    Submit,
    View,
    Viewer,
)
from ruleproof.certify.guard import GuardedEngine
from ruleproof.rulebook.model import Game

from .offers import some_offer
from .records import FORM, Done, Head, Record, digest

TRIES = 20
"""So often another answer is tried where what is chosen together breaks what the card says of it."""


class Session:
    """A game in progress."""

    def __init__(self, engine: GuardedEngine, game: Game, setup: Setup, *, digests: bool = True) -> None:
        self.engine = engine
        self.game = game
        self.setup = setup
        self.digests = digests
        self.acts: list[Done] = []
        try:
            reply = engine.setup(setup)
        except Unsupported as problem:
            raise RuleproofError(
                f"{engine.welcome.name} cannot play this: it does not support {problem.what.rstrip('.')}."
            ) from None
        if isinstance(reply, Refused):
            rule = f" (rule {reply.rule})" if reply.rule else ""
            raise RuleproofError(
                f"{engine.welcome.name} refuses the deck of {reply.player}{rule}: {reply.why}"
            )
        self.now: Decision | Over = engine.decision()
        self._first_seen = self._digest()

    @property
    def record(self) -> Record:
        """The game so far."""
        return Record(Head(FORM, self.engine.spec, self.setup, self._first_seen), tuple(self.acts))

    def view(self, viewer: Viewer = "referee") -> View:
        """The table as somebody sees it."""
        return self.engine.view(viewer)

    def look(self) -> View:
        """The table as the player who decides sees it."""
        return self.engine.view(self.now.player if isinstance(self.now, Decision) else "referee")

    def submit(self, player: Player, act: Act) -> Accepted | Illegal:
        """Carry out an act; one that is refused changes nothing and is not recorded."""
        reply = self.engine.submit(Submit(player, act))
        if isinstance(reply, Accepted):
            self.now = reply.now
            self.acts.append(Done(player, act, self._digest()))
        return reply

    def choose(self, luck: random.Random) -> tuple[Player, Act]:
        """What a player who trusts to luck does now."""
        assert isinstance(self.now, Decision)
        return self.now.player, some_offer(self.now, self.game, self.look, luck)

    def play_by_luck(self, luck: random.Random, most: int = 100_000) -> Iterator[tuple[Player, Act]]:
        """Play on by luck, one act at a time, until the game is over."""
        for _ in range(most):
            if isinstance(self.now, Over):
                return
            yield self.act_by_luck(luck)
        raise RuleproofError(f"The game did not end within {most} acts.")

    def act_by_luck(self, luck: random.Random) -> tuple[Player, Act]:
        """Carry out one answer by luck."""
        for _ in range(TRIES):
            player, act = self.choose(luck)
            reply = self.submit(player, act)
            if isinstance(reply, Accepted):
                return player, act
            refused = f"{act} ({reply.why})"
        raise RuleproofError(
            f"{self.engine.welcome.name} refuses {TRIES} of the answers that it offers, the last: {refused}"
        )

    def _digest(self) -> str:
        return digest(self.engine, self.now) if self.digests else ""
