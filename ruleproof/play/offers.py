"""Offers: every answer that a decision tells of, or one of them by luck."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations

from msgspec import UNSET

from ruleproof.adapter.errors import Unsupported
from ruleproof.adapter.messages import Act, Answer, CardView, Decision, Labelled, Move, Placed, Subject, View
from ruleproof.rulebook.model import Game, Targets

Look = Callable[[], View]
"""How the deciding player looks at the table, if they need to."""

FAR = 12
"""A number of more than so many values is not tried value by value."""


def offered(decision: Decision, game: Game, look: Look) -> Iterator[Act]:
    """Every answer that the decision tells of, one by one; the same answer is not told twice."""
    if decision.moves is not UNSET:
        yield from decision.moves
        return
    if decision.kind in game.moves:
        yield Move(decision.kind)
        return
    if game.decisions.get(decision.kind) == "rest":
        raise Unsupported(f"telling the moves of the decision {decision.kind!r}")
    if decision.may_decline:
        yield _answer(decision, decline=True)
    for option in decision.options:
        yield _answer(decision, option=option)
    if decision.candidates is not UNSET:
        yield from _choices(decision, decision.candidates, game, look)
    elif not decision.options and not decision.may_decline:
        for number in _numbers(decision):
            yield _answer(decision, number=number)


def some_offer(decision: Decision, game: Game, look: Look, luck: random.Random) -> Act:
    """One of the answers, by luck; large choices are not written out for it."""
    candidates = decision.candidates
    if decision.moves is UNSET and candidates is not UNSET and len(candidates) > 3:
        if _is_order(decision, candidates):
            return _answer(decision, choose=tuple(luck.sample(candidates, len(candidates))))
        if decision.most > 1:
            number = luck.randint(decision.least, decision.most)
            return _answer(decision, choose=tuple(luck.sample(candidates, number)))
    answers = list(offered(decision, game, look))
    if not answers:
        raise LookupError(f"the decision {decision.kind!r} of {decision.player} tells of no answer")
    return luck.choice(answers)


def _answer(
    decision: Decision,
    *,
    choose: tuple[Subject, ...] | None = None,
    target: Labelled | Placed | None = None,
    number: int | None = None,
    option: str | None = None,
    decline: bool = False,
) -> Answer:
    return Answer(decision.kind, decision.subject, choose, target, number, option, decline)


def _numbers(decision: Decision) -> Sequence[int]:
    """Every number within the bounds; of a long range the ends and what is near them."""
    least, most = decision.least, decision.most
    if most - least <= FAR:
        return range(least, most + 1)
    return (least, least + 1, least + 2, most)


def _is_order(decision: Decision, candidates: Sequence[Subject]) -> bool:
    return decision.kind == "order" or (
        decision.kind != "choose" and decision.least == decision.most == len(candidates) > 1
    )


def _choices(decision: Decision, candidates: tuple[Subject, ...], game: Game, look: Look) -> Iterator[Answer]:
    if _is_order(decision, candidates):
        for order in dict.fromkeys(permutations(candidates)):
            yield _answer(decision, choose=order)
        return
    least = 1 if decision.may_decline else decision.least
    targets = game.play.targets.get(decision.kind)
    for number in range(least, decision.most + 1):
        for chosen in dict.fromkeys(combinations(candidates, number)):
            if targets is None:
                yield _answer(decision, choose=chosen)
            else:
                yield from _aimed(decision, chosen, targets, look())


def _aimed(decision: Decision, chosen: tuple[Subject, ...], targets: Targets, view: View) -> Iterator[Answer]:
    """The same choice with each card that it can be used on."""
    card = next((each for address, each in addressed(view) if address == chosen[0]), None) if chosen else None
    if card is None or card.values.get("category") != targets.category:
        yield _answer(decision, choose=chosen)
        return
    areas = view.areas[decision.player]
    for area in targets.areas:
        for index, target in enumerate(areas.get(area, ())):
            where = Labelled(target.label) if target.label else Placed(decision.player, area, index)
            yield _answer(decision, choose=chosen, target=where)


def addressed(view: View) -> Iterator[tuple[Labelled | Placed, CardView]]:
    """Every card in an area, with the address by which it is chosen."""
    for player, areas in view.areas.items():
        for area, cards in areas.items():
            for index, card in enumerate(cards):
                yield Labelled(card.label) if card.label else Placed(player, area, index), card
