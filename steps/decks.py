"""Deck mode: what the players present, and what toss and shuffles will bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ruleproof.adapter.errors import RuleproofError
from ruleproof.adapter.messages import PLAYERS, DeckEntry, DeckList, Decks, Fixture, Player, Shuffle
from ruleproof.rulebook.model import Game

from .catalogue import no_such_card
from .positions import POOL_DECK, POOL_SIZE, as_number, as_records

DECK_SIZE, MOST_COPIES = 50, 4


@dataclass(slots=True)
class Presented:
    """One player's Leader and deck, with the labels of the copies that a scenario names."""

    leader: str
    deck: dict[str, int]
    pool: int = POOL_SIZE
    labels: dict[str, list[str]] = field(default_factory=dict)


class DeckBuilder:
    """Collects what the Givens of deck mode say."""

    def __init__(self, game: Game, cards: dict[str, Fixture]) -> None:
        self.game = game
        self.cards = cards
        self.presented: dict[Player, Presented] = {}
        self.toss: Player = "P1"
        self.shuffles: list[Shuffle] = []
        self.labels: dict[str, Player] = {}

    @property
    def used(self) -> bool:
        """Whether the scenario is in deck mode."""
        return bool(self.presented or self.shuffles)

    def present(
        self, player: Player, where: str, table: Sequence[Sequence[str]] = (), size: int = DECK_SIZE
    ) -> None:
        """A player presents the cards of a table, filled up to a deck that breaks no further rule."""
        presented = Presented(self.game.position.leader, {})
        lines = as_records(table, ("card", "count"), ("card", "count"), where) if table else []
        for line in lines:
            name, count = self._card(line["card"], where), as_number(line["count"], "count", where)
            if name == self.game.position.pool:
                presented.pool = count
            elif line is lines[0] and self.cards[name].fields.get("category") == "Leader" and count == 1:
                presented.leader = name
            else:
                presented.deck[name] = presented.deck.get(name, 0) + count
        self._fill(presented, size)
        self.presented[player] = presented

    def _fill(self, presented: Presented, size: int) -> None:
        """Add cards of the catalogue, in its order, until the deck has its size."""
        leader = self.cards[presented.leader]
        for card in self.cards.values():
            room = size - sum(presented.deck.values())
            fits = card.fields.get("category") not in ("Leader", "DON!!") and _shares_color(card, leader)
            # Cards with a text or a number of their own are only presented by name: the rest must be plain.
            plain = not card.text and "number" not in card.fields
            if room > 0 and fits and plain and card.name not in presented.deck:
                presented.deck[card.name] = min(MOST_COPIES, room)

    def shuffle(self, player: Player, table: Sequence[Sequence[str]], where: str) -> None:
        """The next shuffle of a player's deck puts these cards on top; unsaid, the deck is a legal one."""
        if player not in self.presented:
            self.present(player, where)
        top = []
        for line in as_records(table, ("card", "as", "count"), ("card",), where):
            count = as_number(line.get("count") or "1", "count", where)
            top += [
                self._copy(player, line["card"], line.get("as") or None, count, where) for _ in range(count)
            ]
        self.shuffles.append(Shuffle(player=player, area="deck", top=tuple(top)))

    def _copy(self, player: Player, card: str, named: str | None, count: int, where: str) -> str:
        presented = self.presented[player]
        labels = presented.labels.setdefault(card, [])
        label = named or (card if count == 1 and card != self.game.position.filler else "")
        if label and label in labels:
            return label
        if len(labels) >= presented.deck.get(card, 0):
            raise RuleproofError(
                f"{where}: {player}'s deck has {presented.deck.get(card, 0)} of {card!r}, and more are named."
            )
        label = label or f"{player}'s {card} {len(labels) + 1}"
        if label in self.labels:
            raise RuleproofError(
                f"{where}: two cards are called {label!r}. Tell them apart with the column `as`."
            )
        self.labels[label] = player
        labels.append(label)
        return label

    def names(self) -> set[str]:
        """The fixture cards that the decks need."""
        pool = {self.game.position.pool} if self.game.position.pool else set()
        return pool.union(*({each.leader, *each.deck} for each in self.presented.values()))

    def build(self, where: str) -> Decks:
        """The two deck lists; a player of whom nothing is said presents a legal deck."""
        for player in PLAYERS:
            if player not in self.presented:
                self.present(player, where)
        return Decks(
            lists={player: self._list(player, self.presented[player]) for player in PLAYERS},
            toss=self.toss,
            shuffles=tuple(self.shuffles),
        )

    def _list(self, player: Player, presented: Presented) -> DeckList:
        pool = self.game.position.pool
        entries = tuple(
            DeckEntry(card=card, count=count, labels=tuple(presented.labels.get(card, ())))
            for card, count in presented.deck.items()
        )
        further = {POOL_DECK: (DeckEntry(card=pool, count=presented.pool),)} if pool else {}
        return DeckList(presented.leader, entries, further, leader_label=f"{player}'s Leader")

    def _card(self, name: str, where: str) -> str:
        if name not in self.cards:
            raise no_such_card(name, where, self.cards)
        return name


def _shares_color(card: Fixture, leader: Fixture) -> bool:
    colors, allowed = card.fields.get("colors", ()), leader.fields.get("colors", ())
    return isinstance(colors, tuple) and isinstance(allowed, tuple) and set(colors) <= set(allowed)
