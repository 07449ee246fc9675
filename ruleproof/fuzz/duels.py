"""Duels: the same random game on two engines, to the first difference."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from msgspec import UNSET
from msgspec.structs import replace

from ruleproof.adapter.errors import RuleproofError, Unsupported
from ruleproof.adapter.messages import (
    Accepted,
    Act,
    Answer,
    Decision,
    EffectAddress,
    Labelled,
    Move,
    Over,
    Placed,
    Subject,
    Submit,
)
from ruleproof.certify.guard import GuardedEngine
from ruleproof.play.offers import some_offer
from ruleproof.rulebook.model import Game

from .boards import Board, Sight, told_moves
from .deeds import Deed, Said, Speaker, Unsayable
from .differing import Difference, difference, told_differently
from .properties import visible
from .sketches import Sketch, Sketcher

TRIES = 8


@dataclass(frozen=True, slots=True)
class Found:
    """A game that two engines do not agree about: position, deeds, and what differs after the last."""

    sketch: Sketch
    deeds: tuple[Deed, ...]
    difference: Difference


class Duel:
    """Two engines at the same game; a third, of the first's kind, goes ahead and finds the way."""

    def __init__(
        self, game: Game, edition: str, scout: GuardedEngine, first: GuardedEngine, second: GuardedEngine
    ) -> None:
        self.game = game
        self.scout = Board(scout, game, edition)
        self.first = Board(first, game, edition)
        self.second = Board(second, game, edition)
        self.positions = 0

    # --- finding

    def game_by_luck(self, sketcher: Sketcher, luck: random.Random, most: int) -> Found | None:
        """Play one random game; the first difference, if there is one."""
        sketch = sketcher.sketch(luck)
        deeds: list[Deed] = []
        try:
            self.scout.begin(sketch)
            before = (self.first.begin(sketch), self.second.begin(sketch))
            ignored, found = told_differently(*before), None
            while not found and len(deeds) < most and isinstance(before[0].now, Decision):
                tried = self._temptation(before, luck)
                if tried is not None:
                    seen = self._both(tried)
                    if seen[0].failure or seen[0].broken:
                        return None
                    found = difference(self.game, before[0], *seen, ignored)
                    if found:
                        return Found(sketch, (*deeds, tried), found)
                    if seen[0].refused is None:
                        # Both accept what only one of them offers: the scout follows.
                        self.scout.carry_out(tried)
                        deeds.append(deed_of(tried))
                        before = seen
                        continue
                deed = self._scouted(sketcher, sketch, luck)
                deeds.append(deed)
                seen = self._both(deed)
                if seen[0].failure or seen[0].broken or seen[0].view != self.scout.look().view:
                    return None
                found = difference(self.game, before[0], *seen, ignored)
                before = seen
            return Found(sketch, tuple(deeds), found) if found and deeds else None
        except (Unsupported, Unsayable, RuleproofError):
            return None

    def _both(self, deed: Deed) -> tuple[Sight, Sight]:
        self.positions += 1
        return self.first.carry_out(deed), self.second.carry_out(deed)

    def _temptation(self, seen: tuple[Sight, Sight], luck: random.Random) -> Deed | None:
        """A move that only one engine offers, or now and then one that neither does, to be tried on both."""
        mine, theirs = (told_moves(sight.now) for sight in seen)
        now = seen[0].now
        if not isinstance(now, Decision) or mine is None:
            return None
        told = theirs if theirs is not None else mine
        # What the second engine offers too much is always tried; one that offers little is not wrong in that,
        # so what it leaves out is tried now and then, and the game goes on.
        tempting = told - mine or (mine - told if luck.random() < 0.3 else set())
        if tempting:
            return Deed(now.player, luck.choice(sorted(tempting, key=str)), tries=True)
        if luck.random() < 0.3:
            move = self._wild_move(luck)
            return Deed(now.player, move, tries=True) if move is not None and move not in mine else None
        return None

    def _wild_move(self, luck: random.Random) -> Move | None:
        view = self.first.look().view
        labels = sorted(visible(view)) if view is not None else []
        if not labels:
            return None
        card, target = Labelled(luck.choice(labels)), Labelled(luck.choice(labels))
        moves = (Move("play", card), Move("attack", card, target=target), Move("give", target=card, count=1))
        return luck.choice(moves)

    # --- the scout

    def _scouted(self, sketcher: Sketcher, sketch: Sketch, luck: random.Random) -> Deed:
        """One deed by luck, until the game rests again; answers that the suite gives anyway are left out."""
        engine = self.scout.engine
        now = engine.decision()
        assert isinstance(now, Decision)
        speaker = self.speaker(sketcher, sketch)
        move = self._sayable_move(now, speaker, luck)
        player = now.player
        now = self._submit(player, move)
        said: list[Said] = []
        while isinstance(now, Decision) and self.game.decisions.get(now.kind) != "rest":
            act, default = self._answer(now, speaker, luck)
            if not default:
                said.append(Said(now.player, scripted(act)))
            now = self._submit(now.player, act)
        return Deed(player, move, tuple(said))

    def _submit(self, player: str, act: Act) -> Decision | Over:
        reply = self.scout.engine.submit(Submit(player, act))  # type: ignore[arg-type]
        if not isinstance(reply, Accepted):
            raise Unsayable(reply.why)
        return reply.now

    def _sayable_move(self, now: Decision, speaker: Speaker, luck: random.Random) -> Move:
        moves = list(now.moves) if now.moves is not UNSET else []
        luck.shuffle(moves)
        # Ending the phase is always offered: a game in which it is as likely as all else is over too soon.
        moves.sort(key=lambda move: move.kind == "end phase" and luck.random() < 0.7)
        for move in moves:
            try:
                speaker.move(now.player, move, 0)
            except Unsayable:
                continue
            return move
        raise Unsayable("no move")

    def _answer(self, now: Decision, speaker: Speaker, luck: random.Random) -> tuple[Answer, bool]:
        """An answer that can be said, and whether it is the suite's default."""
        default = self._default(now)
        if default is not None and luck.random() < 0.3:
            return default, True
        for _ in range(TRIES):
            act = some_offer(now, self.game, lambda: self.scout.engine.view(now.player), luck)
            if not isinstance(act, Answer):
                break
            if act == default:
                return act, True
            if act.decline:
                continue
            try:
                speaker.answer(Said(now.player, scripted(self._named(act))), 0)
            except Unsayable:
                continue
            return self._named(act), False
        if default is None:
            raise Unsayable(now.kind)
        return default, True

    def _named(self, answer: Answer) -> Answer:
        """The answer with the labels of cards that its player cannot see: a scenario names them."""
        if not any(isinstance(each, Placed) for each in answer.choose or ()):
            return answer
        view = self.scout.engine.view("referee")
        chosen: list[Subject] = []
        for each in answer.choose or ():
            label = None
            if isinstance(each, Placed):
                cards = view.areas[each.player].get(each.area, ())
                label = cards[each.index].label if each.index < len(cards) else None
            chosen.append(Labelled(label) if label else each)
        return replace(answer, choose=tuple(chosen))

    def _default(self, now: Decision) -> Answer | None:
        treatment = self.game.decisions.get(now.kind, "ask")
        candidates = now.candidates
        if treatment == "decline" and (now.may_decline or now.least == 0):
            return Answer(now.kind, now.subject, decline=True)
        if candidates is UNSET:
            return None
        forced = len(candidates) == now.least and not now.may_decline and candidates
        if treatment == "as of entry" or forced:
            return Answer(now.kind, now.subject, choose=candidates)
        return None

    def speaker(self, sketcher: Sketcher, sketch: Sketch) -> Speaker:
        """Who says deeds of this game."""
        named = {line.name: line.card for line in sketch.lines}
        leaders = {f"{player}'s Leader": self.game.position.leader for player in ("P1", "P2")}
        return Speaker(sketcher.cards | self.scout.table.cards, leaders | named, sketch.phase)

    # --- again

    def replay(self, sketch: Sketch, deeds: tuple[Deed, ...]) -> Difference | None:
        """The difference after the last deed; none if the way there is not open to both engines."""
        try:
            before = (self.first.begin(sketch), self.second.begin(sketch))
            ignored = told_differently(*before)
            for deed in deeds[:-1]:
                before = self._both(deed)
                if any(sight.failure or sight.broken or sight.refused for sight in before):
                    return None
            seen = self._both(deeds[-1])
        except (Unsupported, RuleproofError):
            return None
        if seen[0].failure or seen[0].broken:
            return None
        return difference(self.game, before[0], *seen, ignored)


def deed_of(attempt: Deed) -> Deed:
    """What was tried and accepted, as a deed."""
    return Deed(attempt.player, attempt.move, attempt.answers)


def scripted(answer: Act) -> Answer:
    """The answer as a scenario holds it ready: about a card, not about one of its effects."""
    assert isinstance(answer, Answer)
    subject = answer.subject
    if answer.kind in ("block", "counter", "order", "redraw", "loop", "go first"):
        subject = None
    elif isinstance(subject, EffectAddress):
        subject = subject.card
    elif not isinstance(subject, Labelled):
        subject = None
    return replace(answer, subject=subject)


def probes(found: Found) -> Iterator[Found]:
    """The same find as an attempt at the window, where a card can be chosen that must not be."""
    last = found.deeds[-1]
    for then in found.difference.thens:
        player, _, label = then.partition(" cannot choose ")
        if label and last.attempt is None:
            for kind in ("block", "counter", "choose"):
                answer = Answer(kind, choose=(Labelled(label),))
                attempt = Said("P1" if player == "P1" else "P2", answer)
                yield Found(found.sketch, (*found.deeds[:-1], _attempting(last, attempt)), found.difference)


def _attempting(deed: Deed, attempt: Said) -> Deed:
    return Deed(deed.player, deed.move, (), False, attempt)
