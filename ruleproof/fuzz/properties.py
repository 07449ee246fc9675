"""Properties that hold in every game of every engine, checked while a game is played by luck."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from msgspec import UNSET

from ruleproof.adapter.messages import (
    PLAYERS,
    Act,
    Answer,
    CardView,
    Decision,
    Illegal,
    Labelled,
    Move,
    Over,
    Player,
    Subject,
    Submit,
    View,
    Viewer,
    opponent_of,
)
from ruleproof.play.offers import some_offer
from ruleproof.play.records import Record
from ruleproof.play.sessions import Session
from ruleproof.play.telling import tell_act

VIEWERS: tuple[Viewer, ...] = ("referee", "P1", "P2")


class PropertyBroken(AssertionError):
    """Something that holds in every game does not; the record leads there."""

    def __init__(self, name: str, what: str, record: Record) -> None:
        last = record.acts[-1] if record.acts else None
        after = f"after act {len(record.acts)}, {tell_act(last.player, last.act)}" if last else "at the start"
        super().__init__(f"{name}: {what} ({after})")
        self.name = name
        self.record = record


class Watcher:
    """Watches one game: call `check` after every act that is to be looked at."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.cards = _counted(session.view())
        self.mark = self.looked = 0
        self.known: dict[Player, set[str]] = {"P1": set(), "P2": set()}
        self.sees_events = "events" in session.engine.welcome.capabilities.observes
        self.sees_views = "views" in session.engine.welcome.capabilities.observes
        self.check()

    def check(self) -> None:
        """Every property of the position as it is now."""
        referee = self.session.view()
        self._conserved(referee)
        self._once(referee)
        views: dict[Player, View] = {}
        if self.sees_views:
            for player in PLAYERS:
                views[player] = self.session.view(player)
                self._hidden(referee, views[player], player)
        self._decision_hides(views)
        if self.sees_events:
            self._events_hide(views)

    def _require(self, holds: bool, name: str, what: str) -> None:
        if not holds:
            raise PropertyBroken(name, what, self.session.record)

    def _conserved(self, view: View) -> None:
        cards = _counted(view)
        if cards != self.cards:
            lost, made = self.cards - cards, cards - self.cards
            told = ", ".join(f"{each} is gone" for each in lost) + ", ".join(
                f"{each} is new" for each in made
            )
            self._require(False, "cards are conserved", told)

    def _once(self, view: View) -> None:
        labels = Counter(card.label for card in lying(view) if card.label is not None)
        for label, times in labels.items():
            self._require(times == 1, "every card is in one place", f"{label} is in {times} places")

    def _hidden(self, referee: View, view: View, player: Player) -> None:
        """A player sees the same table as the referee, but not what is hidden from them."""
        looked = {} if view.looked_at is UNSET else view.looked_at
        mine = {card.label for card in looked.get(player, ())}
        own = mine | self._own_hand(view, player)
        for card in looked.get(opponent_of(player), ()):
            is_secret = card.label is None or card.face == "up" or card.label in own
            self._require(is_secret, "hidden stays hidden", f"{player} sees what the other looks at")
        for owner, areas in referee.areas.items():
            for area, cards in areas.items():
                seen = view.areas.get(owner, {}).get(area, ())
                differs = f"{player} counts {len(seen)} cards in {owner}'s {area}, the referee {len(cards)}"
                self._require(len(seen) == len(cards), "views agree", differs)
                for card, shown in zip(cards, seen, strict=True):
                    self._hidden_card(card, shown, player, owner, area, mine)

    def _own_hand(self, view: View, player: Player) -> set[str | None]:
        areas = view.areas.get(player, {})
        return {card.label for area in self.session.game.play.private for card in areas.get(area, ())}

    def _hidden_card(
        self, card: CardView, told: CardView, player: Player, owner: Player, area: str, mine: set[str | None]
    ) -> None:
        if told.card is None and told.label is None:
            self._require(not told.values, "hidden stays hidden", f"{player} sees values of {card.label}")
            return
        self._require(told.label == card.label, "views agree", f"{player} sees {told.label} for {card.label}")
        words = self.session.game.play
        secret = area in words.secret or (area in words.private and owner != player)
        allowed = not secret or card.face == "up" or card.label in mine
        self._require(allowed, "hidden stays hidden", f"{player} sees {card.label} in {owner}'s {area}")

    def _decision_hides(self, views: dict[Player, View]) -> None:
        """A decision names to its player only cards that they see."""
        now = self.session.now
        if not isinstance(now, Decision) or now.player not in views:
            return
        seen = visible(views[now.player])
        for each in () if now.candidates is UNSET else now.candidates:
            label = _label(each)
            self._require(
                label is None or label in seen,
                "decisions hide",
                f"{now.player} is asked about unseen {label}",
            )

    def _events_hide(self, views: dict[Player, View]) -> None:
        """Events name only cards that the player saw before or after them, or that were revealed."""
        mark, number = self.mark, len(self.session.acts)
        # Cards that were seen between two looks far apart are not known: then the events are passed over.
        follows, self.looked = number <= self.looked + 1, number
        acting = self.session.acts[-1].player if self.session.acts else None
        for player, view in views.items():
            told = self.session.engine.events(mark, player)
            self.mark = told.mark
            now = visible(view)
            shown = {_label(event.card) for event in told.events if event.kind == "reveal"}
            for event in told.events:
                label = _label(event.card)
                known = label in now or label in self.known[player] or label in shown
                # Cards looked at and put back are seen between two decisions, where nobody is asked.
                put_back = player in (event.player, acting) and event.origin == event.destination
                allowed = label is None or known or put_back or not follows
                self._require(allowed, "events hide", f"{player} reads of unseen {label} in {event.kind!r}")
            self.known[player] = now


def lying(view: View) -> Iterator[CardView]:
    """Every card that lies anywhere, those under others included; looked-at cards lie in their areas."""
    tops = [card for areas in view.areas.values() for cards in areas.values() for card in cards]
    for elsewhere in (view.nowhere, view.removed):
        tops += () if elsewhere is UNSET else elsewhere
    for card in tops:
        yield card
        yield from () if card.under is UNSET else card.under


def _counted(view: View) -> Counter[tuple[str, str | None, str | None]]:
    return Counter((card.owner, card.card, card.label) for card in lying(view))


def visible(view: View) -> set[str]:
    """The labels of all cards that a view shows."""
    looked = {} if view.looked_at is UNSET else view.looked_at
    cards = [*lying(view), *(card for each in looked.values() for card in each)]
    return {card.label for card in cards if card.label is not None}


def _label(subject: Subject | None) -> str | None:
    if isinstance(subject, Labelled):
        return subject.label
    card = getattr(subject, "card", None)
    return card.label if isinstance(card, Labelled) else None


# --- answers that are offered, and others


def play_watched(
    session: Session, luck: random.Random, *, most: int = 5000, every: int = 1, refusals: float = 0.1
) -> Over:
    """Play a game to its end by luck; every so many acts it is looked at, now and then it is tempted."""
    watcher = Watcher(session)
    for number in range(most):
        if isinstance(session.now, Over):
            watcher.check()
            return session.now
        if luck.random() < refusals:
            tempt(session, luck)
        act_as_offered(session, luck)
        if number % every == 0:
            watcher.check()
    raise PropertyBroken("the game ends", f"it did not within {most} acts", session.record)


def act_as_offered(session: Session, luck: random.Random) -> None:
    """An offered answer is accepted; only cards chosen together may break what the text says of them."""
    for _ in range(20):
        now = session.now
        assert isinstance(now, Decision)
        act = some_offer(now, session.game, session.look, luck)
        reply = session.submit(now.player, act)
        if not isinstance(reply, Illegal):
            return
        together = isinstance(act, Answer) and act.kind == "choose" and len(act.choose or ()) != 1
        if not together:
            told = f"{tell_act(now.player, act)} is refused: {reply.why}"
            raise PropertyBroken("offered answers are accepted", told, session.record)
    raise PropertyBroken("offered answers are accepted", "20 of one decision are not", session.record)


def tempt(session: Session, luck: random.Random) -> None:
    """An act that is not offered is refused, and nothing changes for anybody."""
    now = session.now
    assert isinstance(now, Decision)
    wrong = _not_offered(session, now, luck)
    if wrong is None:
        return
    player, act = wrong
    before = _everything(session)
    reply = session.engine.submit(Submit(player, act))
    if not isinstance(reply, Illegal):
        told = f"{tell_act(player, act)} is accepted"
        raise PropertyBroken("what is not offered is refused", told, session.record)
    if _everything(session) != before:
        told = f"{tell_act(player, act)} was refused and changed something"
        raise PropertyBroken("a refusal changes nothing", told, session.record)


def _everything(session: Session) -> list[object]:
    views: list[object] = [session.view(viewer) for viewer in VIEWERS]
    return [*views, session.engine.decision(), session.engine.events(0, "referee").mark]


def _not_offered(session: Session, now: Decision, luck: random.Random) -> tuple[Player, Act] | None:
    """A well-formed act that the decision does not tell of."""
    labels = sorted(visible(session.view()))
    if luck.random() < 0.3 or not labels:
        return opponent_of(now.player), Move("end phase")
    card, other = Labelled(luck.choice(labels)), Labelled(luck.choice(labels))
    if now.moves is UNSET:
        if now.candidates is UNSET or card in now.candidates:
            return now.player, Move("end phase")
        return now.player, Answer(now.kind, now.subject, (card,))
    move = luck.choice(
        (Move("play", card), Move("attack", card, target=other), Move("give", target=card, count=1))
    )
    return None if move in now.moves else (now.player, move)
