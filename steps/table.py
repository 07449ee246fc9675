"""The table at which a scenario is played: it sets the game up, carries out acts and answers decisions."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from msgspec import UNSET
from msgspec.structs import replace

from ruleproof.adapter.errors import EngineError, EngineHung, RuleproofError, Unsupported
from ruleproof.adapter.messages import (
    Accepted,
    Act,
    Address,
    Answer,
    CardView,
    Decision,
    Decks,
    EffectAddress,
    Fixture,
    Illegal,
    Labelled,
    Over,
    Player,
    Position,
    Refused,
    Scripted,
    Setup,
    Subject,
    Submit,
    View,
    Viewer,
)
from ruleproof.certify.guard import GuardedEngine
from ruleproof.certify.verdicts import Phase, StepFailed
from ruleproof.rulebook.model import Game

from .catalogue import read_abilities, read_catalogue
from .decks import DeckBuilder
from .facts import Facts, flatten
from .positions import PositionBuilder
from .telling import tell_answer, tell_decision, tell_refusal, tell_state

VIEWERS: tuple[Viewer, ...] = ("P1", "P2", "referee")
MOST_DECISIONS = 1000
"""No single act of a scenario leads to so many: an engine that asks more is going round in circles."""


@dataclass(slots=True)
class ScriptedAnswer:
    """An answer that the scenario holds ready, and the step that says so."""

    step: str
    phase: Phase
    player: Player
    answer: Answer
    settled: bool = False


@dataclass(slots=True)
class Pending:
    """An act that waits for the answers that belong to it; no act means the preparation of the game."""

    step: str
    phase: Phase
    player: Player
    act: Act | None
    tries: bool = False
    script: list[ScriptedAnswer] = field(default_factory=list)
    stop: tuple[Player, str] | None = None


@dataclass(slots=True)
class Outcome:
    """What came of the last act."""

    pending: Pending
    asked: list[Decision] = field(default_factory=list)
    refusal: Illegal | Refused | None = None
    before: dict[Viewer, View] = field(default_factory=dict)
    mark: int = 0


@dataclass(frozen=True, slots=True)
class PassedOver:
    """An optional window that never came: no fault if all that the scenario does there is refused."""

    window: tuple[Player, str]
    failure: StepFailed


class Table:
    """One scenario's game: what is set up, what is pending, what has come of it."""

    def __init__(self, engine: GuardedEngine, game: Game, edition: str, catalogue: Path) -> None:
        self.engine = engine
        self.game = game
        self.edition = edition
        self.cards = read_catalogue(catalogue)
        builds_from_trees = "abilities" in engine.welcome.capabilities.fixtures
        self.trees = read_abilities(catalogue) if builds_from_trees else {}
        self.begin()

    def begin(self) -> None:
        """Clear the table for a scenario."""
        self.position = PositionBuilder(self.game, self.cards)
        self.decks = DeckBuilder(self.game, self.cards)
        self.pending: Pending | None = None
        self.outcome: Outcome | None = None
        self.before: Facts | None = None
        self.before_view: View | None = None
        self.stated: set[str] = set()
        self.is_set_up = False
        self.passed_over: PassedOver | None = None
        self.step, self.where, self.phase = "", "", Phase.GIVEN
        self._view: View | None = None

    # --- what a step says

    def enter(self, step: str, where: str, phase: Phase) -> None:
        """A step begins: whatever goes wrong from here on is told of it."""
        if self.passed_over is not None and " tries to " not in step:
            raise self.passed_over.failure
        self.step, self.where, self.phase = step, where, phase

    def placing(self) -> PositionBuilder:
        """The position, for a step that places cards."""
        if self.is_set_up or self.pending:
            raise RuleproofError(f"{self.where}: cards are placed before the first act, not after it.")
        return self.position

    def queue(self, player: Player, act: Act | None, *, tries: bool = False) -> None:
        """Hold an act until the answers that follow it are known."""
        self.settle()
        if self.passed_over is not None:
            raise self.passed_over.failure
        self.pending = Pending(self.step, self.phase, player, act, tries)

    def answer(self, player: Player, answer: Answer, *, tries: bool = False) -> None:
        """Add an answer to the pending act; one that is tried, or stands alone, is an act of its own."""
        if self.pending is not None and not tries:
            self.pending.script.append(ScriptedAnswer(self.step, self.phase, player, answer))
            return
        if self.pending is not None:
            self.stop_at(player, answer.kind)
        pending = Pending(self.step, self.phase, player, answer, tries)
        if self.passed_over is None:
            self.pending = pending
        else:
            self._refuse_where_passed_over(pending, self.passed_over)

    def stop_at(self, player: Player, kind: str) -> None:
        """Carry out the pending act up to the moment when the player faces such a decision."""
        if self.pending is None:
            now = self.now()
            if not (isinstance(now, Decision) and (now.player, now.kind) == (player, kind)):
                raise self.failed(f"{player} is asked to decide {kind!r}", tell_state(now))
            return
        self.pending.stop = (player, kind)
        self.settle()

    def _refuse_where_passed_over(self, pending: Pending, passed_over: PassedOver) -> None:
        """What is tried in an optional window that the engine did not open is refused."""
        if not isinstance(pending.act, Answer) or passed_over.window != (pending.player, pending.act.kind):
            raise passed_over.failure
        self.passed_over = None
        outcome = self.outcome = Outcome(pending)
        self._remember(outcome)
        outcome.refusal = Illegal("the window was not opened")

    def card(self, name: str, actor: Player | None = None) -> Labelled:
        """The address of a card that a step names."""
        label = name
        if name == "their Leader" and actor is not None:
            label = self.position.leader(actor)
        elif name in ("P1's Leader", "P2's Leader"):
            label = self.position.leader("P1" if name.startswith("P1") else "P2")
        known = {*self.position.known_labels(), *self.decks.labels}
        if label not in known:
            raise RuleproofError(
                f"{self.where}: {name!r} names no card of this scenario. "
                f"Its cards are {', '.join(sorted(known))}."
            )
        return Labelled(label)

    def card_list(self, names: str, actor: Player | None = None) -> tuple[Labelled, ...]:
        """The addresses of cards named one after the other."""
        return tuple(self.card(name.strip(), actor) for name in names.split(","))

    # --- carrying out

    def settle(self) -> None:
        """Carry out the pending act, if there is one."""
        pending, self.pending = self.pending, None
        if pending is None:
            return
        if pending.act is None:
            self._prepare(pending)
        else:
            self.set_up()
            self._carry_out(pending, pending.act)
        self._view = None

    def set_up(self) -> None:
        """Send the position, unless the game is already there."""
        if self.is_set_up:
            return
        if self.decks.used:
            raise RuleproofError(
                f"{self.where}: with decks, the game begins with `the players prepare the game`."
            )
        self._need_setup("position")
        reply = self.engine.setup(self._setup(position=True))
        if isinstance(reply, Refused):
            raise EngineError(f"The engine refused a position as if it were a deck: {reply.why}")
        self.is_set_up = True

    def _need_setup(self, mode: str) -> None:
        welcome = self.engine.welcome
        edition = self.game.plays_as(self.edition)
        if edition not in welcome.games.get(self.game.id, ()):
            raise Unsupported(f"{welcome.name} does not play edition {edition} of {self.game.id}")
        if mode not in welcome.capabilities.setups:
            raise Unsupported(f"setting a game up from {mode}")

    def _need_fixtures(self, cards: tuple[Fixture, ...]) -> None:
        """Stop here if a card has a text and the engine says that it builds cards from fields alone."""
        builds = self.engine.welcome.capabilities.fixtures
        for card in cards:
            if card.text and not (
                "text" in builds or card.name in self.trees or ("printed" in builds and card.printed)
            ):
                raise Unsupported(f"building the fixture card {card.name!r} from more than its fields")

    def _setup(self, *, position: bool) -> Setup:
        used = self.position if position else self.decks
        content = used.build(self.where)
        cards = tuple(self.cards[name] for name in sorted(used.names()))
        self._need_fixtures(cards)
        return Setup(
            game=self.game.id,
            edition=self.game.plays_as(self.edition),
            cards=tuple(
                replace(card, abilities=self.trees[card.name]) if card.name in self.trees else card
                for card in cards
            ),
            position=content if isinstance(content, Position) else None,
            decks=content if isinstance(content, Decks) else None,
        )

    def _prepare(self, pending: Pending) -> None:
        self._need_setup("decks")
        outcome = self.outcome = Outcome(pending)
        reply = self.engine.setup(self._setup(position=False))
        self.is_set_up = True
        if isinstance(reply, Refused):
            outcome.refusal = reply
            if not pending.tries:
                rule = f", rule {reply.rule}" if reply.rule else ""
                raise StepFailed(
                    pending.step,
                    "both decks are accepted",
                    f"the engine refused {reply.player}'s deck{rule}: {reply.why}",
                    pending.phase,
                )
            return
        self._go_on(outcome, self.engine.decision())

    def _carry_out(self, pending: Pending, act: Act) -> None:
        outcome = self.outcome = Outcome(pending)
        if pending.phase is not Phase.GIVEN:
            self._remember(outcome)
        reply = self.engine.submit(Submit(pending.player, act, self._script(pending)))
        if isinstance(reply, Illegal):
            outcome.refusal = reply
            if not pending.tries:
                raise StepFailed(pending.step, "the act is allowed", tell_refusal(reply), pending.phase)
            return
        now = self._log(outcome, reply, self._waiting(pending))
        self._go_on(outcome, now)

    def _remember(self, outcome: Outcome) -> None:
        """Keep what was true before the act, to be compared with later."""
        observes = self.engine.welcome.capabilities.observes
        viewers: tuple[Viewer, ...] = ("referee",)
        if outcome.pending.tries and "views" in observes:
            viewers = VIEWERS
        outcome.before.update((viewer, self.engine.view(viewer)) for viewer in viewers)
        if self.before is None:
            self.before_view = outcome.before["referee"]
            self.before = flatten(self.before_view)
        if "events" in observes:
            outcome.mark = self.engine.events(0, "referee").mark

    def _waiting(self, pending: Pending) -> list[ScriptedAnswer]:
        return [each for each in pending.script if not each.settled]

    def _script(self, pending: Pending) -> tuple[Scripted, ...]:
        return tuple(Scripted(each.player, each.answer) for each in self._waiting(pending))

    def _log(self, outcome: Outcome, reply: Accepted, sent: list[ScriptedAnswer]) -> Decision | Over:
        """Note what the engine asked and settled by itself."""
        stop = outcome.pending.stop
        for asked in reply.asked:
            decision = asked.decision
            outcome.asked.append(decision)
            if asked.script is not None:
                self._use(asked.script, sent, decision)
            elif asked.forced:
                self._settle_forced(outcome, decision)
            elif stop == (decision.player, decision.kind):
                raise Unsupported(f"stopping at the decision {decision.kind!r}")
        return reply.now

    def _use(self, index: int, sent: list[ScriptedAnswer], decision: Decision) -> None:
        """The engine took an answer of the script: one that was sent, fits, and is not used up."""
        if not 0 <= index < len(sent):
            raise EngineError(f"The engine used answer {index} of a script of {len(sent)}.")
        if sent[index].settled or not _fits(sent[index], decision):
            used = "a second time" if sent[index].settled else "where it does not fit"
            raise EngineError(
                f"The engine used answer {index} of the script, {tell_answer(sent[index].answer)}, {used}: "
                f"{tell_decision(decision)}"
            )
        sent[index].settled = True

    def _settle_forced(self, outcome: Outcome, decision: Decision) -> None:
        """A forced choice needs no answer; one that the scenario holds ready must still be the forced one."""
        for each in self._waiting(outcome.pending):
            if not _fits(each, decision):
                continue
            each.settled = True
            chosen = each.answer.choose or ()
            if decision.candidates is not UNSET and any(card not in decision.candidates for card in chosen):
                raise StepFailed(
                    each.step,
                    f"{tell_answer(each.answer)} can be chosen",
                    tell_decision(decision),
                    each.phase,
                )
            return

    def _go_on(self, outcome: Outcome, now: Decision | Over) -> None:
        """Answer decision after decision until the game rests, ends or stands at the window asked for."""
        pending = outcome.pending
        for _ in range(MOST_DECISIONS):
            if isinstance(now, Over):
                break
            if pending.stop == (now.player, now.kind) and not self._waiting_for(pending, now):
                outcome.asked.append(now)
                pending.stop = None
                break
            next_now = self._decide(outcome, now)
            if next_now is None:
                break
            now = next_now
        else:
            raise EngineHung(
                f"The engine asked {MOST_DECISIONS} decisions after one act, the last: {tell_decision(now)}"
                if isinstance(now, Decision)
                else ""
            )
        self._check_end(pending, now)

    def _waiting_for(self, pending: Pending, now: Decision) -> ScriptedAnswer | None:
        return next((each for each in self._waiting(pending) if _fits(each, now)), None)

    def _decide(self, outcome: Outcome, now: Decision) -> Decision | Over | None:
        """Answer one decision as scripted, else by default; nothing if the game rests here."""
        pending = outcome.pending
        scripted = self._waiting_for(pending, now)
        if scripted is None and self.game.decisions.get(now.kind) == "rest":
            return None
        outcome.asked.append(now)
        if scripted is None:
            answer = self._default(pending, now)
        else:
            scripted.settled = True
            answer = _as_asked(scripted.answer, now)
        sent = self._waiting(pending)
        reply = self.engine.submit(Submit(now.player, answer, self._script(pending)))
        if isinstance(reply, Accepted):
            return self._log(outcome, reply, sent)
        if scripted is None:
            raise EngineError(
                f"{tell_decision(now)}, and the engine refused the default answer, "
                f"{tell_answer(answer)}: {reply.why}"
            )
        raise StepFailed(scripted.step, "the answer is allowed", tell_refusal(reply), scripted.phase)

    def _default(self, pending: Pending, now: Decision) -> Answer:
        treatment = self.game.decisions.get(now.kind, "ask")
        candidates = now.candidates
        if treatment == "decline" and (now.may_decline or now.least == 0):
            return Answer(now.kind, subject=now.subject, decline=True)
        if treatment == "as of entry":
            if candidates is UNSET:
                raise Unsupported(f"telling the candidates of the decision {now.kind!r}")
            return Answer(now.kind, subject=now.subject, choose=candidates)
        if candidates is not UNSET and len(candidates) == now.least and not now.may_decline and candidates:
            return Answer(now.kind, subject=now.subject, choose=candidates)
        raise StepFailed(
            pending.step,
            "every real choice has an answer in the scenario",
            f"{tell_decision(now)}, and no step answers",
            pending.phase,
        )

    def _check_end(self, pending: Pending, now: Decision | Over) -> None:
        if pending.stop is not None:
            player, kind = pending.stop
            missed = self.failed(f"{player} is asked to decide {kind!r}", tell_state(now))
            if self.game.decisions.get(kind) != "decline" or isinstance(now, Over):
                raise missed
            self.passed_over = PassedOver(pending.stop, missed)
        for each in self._waiting(pending):
            raise StepFailed(
                each.step,
                f"{each.player} is asked to decide {each.answer.kind!r}",
                f"they never were; {tell_state(now)}",
                each.phase,
            )

    # --- looking

    def now(self) -> Decision | Over:
        """What the game waits for."""
        self.set_up()
        return self.engine.decision()

    def view(self, viewer: Viewer = "referee") -> View:
        """The position now, as a viewer sees it."""
        self.set_up()
        if viewer != "referee":
            self.observe("views")
            return self.engine.view(viewer)
        if self._view is None:
            self._view = self.engine.view("referee")
        return self._view

    def pictures(self, look: bool) -> tuple[View | None, View | None]:
        """The position before the first When and, by a look, as it stands now, for a report to draw."""
        try:
            return self.before_view, self.engine.view("referee") if self.is_set_up and look else None
        except (EngineError, Unsupported):
            return self.before_view, None

    def observe(self, what: str) -> None:
        """Stop here if the engine cannot tell such things."""
        if what not in self.engine.welcome.capabilities.observes:
            raise Unsupported(f"observing {what}")

    def last(self) -> Outcome:
        """What came of the last act."""
        if self.outcome is None:
            raise RuleproofError(f"{self.where}: nothing has been done yet that this step could be about.")
        return self.outcome

    def find(self, name: str) -> tuple[str, CardView]:
        """Where a card is, as the referee sees it, and the card."""
        label = self.card(name).label
        for where, _, card in places(self.view()):
            if card.label == label:
                return where, card
        raise self.failed(f"{name} is in the game", "it is nowhere")

    # --- judging

    def failed(self, expected: str, seen: str) -> StepFailed:
        """The failure of the step that is being carried out."""
        return StepFailed(self.step, expected, seen, self.phase)

    def expect(self, holds: bool, expected: str, seen: str, *facts: str) -> None:
        """A Then: fail unless it holds; the facts that it states may change."""
        self.stated.update(facts)
        if not holds:
            raise self.failed(expected, seen)


def places(view: View) -> list[tuple[str, int, CardView]]:
    """Every card of a view with its place and its index there."""
    found = [
        (f"{player}'s {area}", index, card)
        for player, areas in view.areas.items()
        for area, cards in areas.items()
        for index, card in enumerate(cards)
    ]
    for name, elsewhere in (("no area", view.nowhere), ("removed", view.removed)):
        found += [(name, index, card) for index, card in enumerate(() if elsewhere is UNSET else elsewhere)]
    return found


def _fits(scripted: ScriptedAnswer, decision: Decision) -> bool:
    answer = scripted.answer
    if (scripted.player, answer.kind) != (decision.player, decision.kind):
        return False
    return answer.subject is None or _card_of(answer.subject) == _card_of(decision.subject)


def _card_of(subject: Subject | None) -> Address | None:
    return subject.card if isinstance(subject, EffectAddress) else subject


def _as_asked(answer: Answer, decision: Decision) -> Answer:
    """The scripted answer in the form of the decision: its subject, and a no where it asks for one."""
    nothing = answer.choose == () and decision.may_decline
    return Answer(
        kind=answer.kind,
        subject=decision.subject,
        choose=None if nothing else answer.choose,
        target=answer.target,
        number=answer.number,
        option=answer.option,
        decline=answer.decline or nothing,
    )
