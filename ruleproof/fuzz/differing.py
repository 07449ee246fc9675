"""How two sights of the same deed differ, in the words of the Thens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from msgspec import UNSET

from ruleproof.adapter.messages import PLAYERS, CardView, Decision, Labelled, Over, View
from ruleproof.rulebook.model import Game

from .boards import Sight
from .deeds import WINDOWS


class Sort(StrEnum):
    """What two engines do not agree about."""

    REFUSAL = "whether it is allowed"
    STATE = "what comes of it"
    ASKED = "who is asked what"
    SEEN = "who sees what"
    BROKEN = "one of them breaks"


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs, as Thens that hold on the first engine, with the observations that they need."""

    sort: Sort
    thens: tuple[str, ...]
    observes: tuple[str, ...] = ()
    other: str = ""
    """What the second engine does instead, in words."""


COUNT = re.compile(r"unnamed (?:(?P<state>\w+) )?cards in (?P<player>P[12])'s (?P<area>.+)")
ORDER = re.compile(r"order of (?P<player>P[12])'s (?P<area>.+)")
OF = re.compile(r"(?P<what>place|state|face|power|cost|given|keywords) of (?P<label>.+)")
PLACE = re.compile(r"(?P<player>P[12])'s (?P<area>.+)")


Ignored = Mapping[str, tuple[str | None, str | None]]
"""Facts that the engines tell differently from the start, and how."""


def told_differently(first: Sight, second: Sight) -> Ignored:
    """The keywords that engines tell differently before anything is done: their words, not their rules."""
    return {
        name: (value, second.facts.get(name))
        for name, value in first.facts.items()
        if name.startswith("keywords of ") and value != second.facts.get(name)
    }


def difference(
    game: Game, before: Sight, first: Sight, second: Sight, ignored: Ignored = MappingProxyType({})
) -> Difference | None:
    """The difference between what two engines show after the same deed, if there is one."""
    if second.broken:
        return Difference(Sort.BROKEN, tuple(_changed(game, before, first)), other=second.broken)
    if (first.refused is None) != (second.refused is None):
        then = "it is accepted" if first.refused is None else "it is refused"
        why = second.refused.why if second.refused else "it is accepted"
        return Difference(Sort.REFUSAL, (then,), other=why)
    if second.failure:
        return Difference(Sort.STATE, tuple(_changed(game, before, first)), other=second.failure)
    told = list(_facts(game, first, second, ignored))
    if told:
        other = "; ".join(sorted({f"{name}: {second.facts.get(name, 'none')}" for name, _ in told}))
        return Difference(Sort.STATE, tuple(dict.fromkeys(then for _, then in told)), other=other)
    asked = tuple(_asked(first, second))
    if asked:
        other = "; ".join(f"{each.player} {each.kind}" for each in second.asked) or "nobody is asked"
        return Difference(Sort.ASKED, asked, ("decisions",), other)
    seen = tuple(_seen(first, second))
    return Difference(Sort.SEEN, seen, ("views",), "the opposite") if seen else None


def _facts(game: Game, first: Sight, second: Sight, ignored: Ignored) -> Iterator[tuple[str, str]]:
    """Each fact that both tell and that differs, with the Then that says it of the first engine."""
    for name in sorted(first.facts.keys() | second.facts.keys()):
        mine, other = first.facts.get(name), second.facts.get(name)
        if (
            mine == other
            or ignored.get(name) == (mine, other)
            or not _is_told(name, mine, other, first, second)
        ):
            continue
        for then in fact_as_then(game, name, mine, first, other):
            yield name, then


def _is_told(name: str, mine: str | None, other: str | None, first: Sight, second: Sight) -> bool:
    """A fact that one engine does not tell is no difference; one that comes and goes is."""
    if mine is not None and other is not None:
        return not name.startswith("order of ") or _same_cards(mine, other)
    if name.startswith(("unnamed ", "result", "battle", "place of ")):
        return first.view is not None and second.view is not None
    what, _, label = name.partition(" of ")
    place = f"place of {label}"
    # Where the card lies elsewhere, its place says it already.
    return what == "state" and first.facts.get(place) == second.facts.get(place)


def _same_cards(mine: str, other: str) -> bool:
    return sorted(mine.split(", ")) == sorted(other.split(", "))


def fact_as_then(
    game: Game, name: str, value: str | None, sight: Sight, other: str | None = None
) -> Iterator[str]:
    """The Thens that say a fact; none where the vocabulary has no words for it."""
    if name == "turn player":
        yield f"it is {value}'s turn"
    elif name == "phase":
        yield f"the game is in the {value}"
    elif name == "result":
        yield result_as_then(sight.now)
    elif name == "battle":
        yield from _battle(sight.view)
    elif match := COUNT.fullmatch(name):
        yield from _count(game, match, sight.view)
    elif (match := ORDER.fullmatch(name)) and value and match["area"] in game.play.stacks:
        yield from _order(match, sight.view)
    elif match := OF.fullmatch(name):
        yield from _of_card(match["what"], match["label"], value, other)


def result_as_then(now: Decision | Over | None) -> str:
    """How the game ended, or that it goes on."""
    if not isinstance(now, Over):
        return "the game goes on"
    if now.result == "won":
        return f"{now.winner} wins the game"
    return "the game is a draw" if now.result == "draw" else "both players lose the game"


def _battle(view: View | None) -> Iterator[str]:
    battle = view.battle if view is not None else None
    if battle is None or battle is UNSET:
        yield "the battle is over"
    elif isinstance(battle.target, Labelled):
        yield f"{battle.target.label} is the target of the attack"


def _count(game: Game, match: re.Match[str], view: View | None) -> Iterator[str]:
    cards = _cards(match, view)
    if cards is None:
        return
    if any(card.card == game.position.pool and card.state for card in cards) and match["state"]:
        count = sum(card.state == match["state"] for card in cards)
        yield f"{match['player']} has {count} {match['state']} DON!! card{'s' * (count != 1)}"
    else:
        yield f"{match['player']} has {len(cards)} card{'s' * (len(cards) != 1)} in the {match['area']}"


def _cards(match: re.Match[str], view: View | None) -> tuple[CardView, ...] | None:
    """The cards of the area that a fact is about."""
    if view is None:
        return None
    return view.areas.get("P1" if match["player"] == "P1" else "P2", {}).get(match["area"])


def _order(match: re.Match[str], view: View | None) -> Iterator[str]:
    """The order of an area down to its last named card; an unnamed card in between cannot be said."""
    named: list[str] = []
    for card in _cards(match, view) or ():
        if card.label is None:
            break
        named.append(card.label)
    if named:
        yield f"{match['player']}'s {match['area']} from the top is: {', '.join(named)}"


def _of_card(what: str, label: str, value: str | None, other: str | None) -> Iterator[str]:
    if what == "place":
        match = PLACE.fullmatch(value or "")
        if match:
            yield f"{label} is in {match['player']}'s {match['area']}"
        elif value == "no area":
            yield f"{label} is in no area"
    elif what == "keywords":
        mine, theirs = set((value or "").split(", ")), set((other or "").split(", "))
        yield from (f"{label} has [{word}]" for word in sorted(mine - theirs) if word)
        yield from (f"{label} does not have [{word}]" for word in sorted(theirs - mine) if word)
    elif value is not None:
        given = f"has {value} DON!! card{'s' * (value != '1')} given"
        forms = {
            "state": f"is {value}",
            "face": f"lies face-{value}",
            "power": f"has {value} power",
            "cost": f"has a cost of {value}",
            "given": given,
        }
        negative = what in ("power", "cost") and value.startswith("-")
        if not negative:
            yield f"{label} {forms[what]}"


def _asked(first: Sight, second: Sight) -> Iterator[str]:
    """Who was asked by one engine alone; a decision that offers one answer need not be asked."""
    mine, theirs = _kinds(first), _kinds(second)
    for player, kind in sorted(mine.keys() ^ theirs.keys()):
        if mine.get((player, kind), False) or theirs.get((player, kind), False):
            word = "is" if (player, kind) in mine else "is not"
            yield f"{player} {word} asked to {WINDOWS.get(kind, kind)}"
    yield from _offered(first, second)


def _kinds(sight: Sight) -> dict[tuple[str, str], bool]:
    """The decisions that were asked, and whether one of them was a real choice."""
    kinds: dict[tuple[str, str], bool] = {}
    for each in sight.asked:
        key = (each.player, each.kind)
        kinds[key] = kinds.get(key, False) or _is_real(each)
    return kinds


def _is_real(decision: Decision) -> bool:
    if decision.options:
        return True
    candidates = () if decision.candidates is UNSET else decision.candidates
    return len(candidates) > decision.least or decision.candidates is UNSET


def _offered(first: Sight, second: Sight) -> Iterator[str]:
    """Cards that only the second engine lets a player choose, in the last real decision of each kind."""
    mine = {(each.player, each.kind): each.candidates for each in first.asked if _is_real(each)}
    theirs = {(each.player, each.kind): each.candidates for each in second.asked if _is_real(each)}
    for (player, kind), allowed in mine.items():
        told = theirs.get((player, kind), UNSET)
        if allowed is UNSET or told is UNSET:
            continue
        for card in told:
            if isinstance(card, Labelled) and card not in allowed:
                yield f"{player} cannot choose {card.label}"


def _seen(first: Sight, second: Sight) -> Iterator[str]:
    for player in PLAYERS:
        if player in first.sees and player in second.sees:
            for label in sorted(first.sees[player] ^ second.sees[player]):
                word = "can" if label in first.sees[player] else "cannot"
                yield f"{player} {word} see {label}"


def _changed(game: Game, before: Sight, after: Sight) -> Iterator[str]:
    """What the deed did on the first engine: where the second cannot follow, that is what must be seen."""
    found = False
    for name in sorted(before.facts.keys() | after.facts.keys()):
        if before.facts.get(name) != after.facts.get(name) and not name.startswith("order of "):
            for then in fact_as_then(game, name, after.facts.get(name), after, before.facts.get(name)):
                found = True
                yield then
    if not found:
        yield result_as_then(after.now)
