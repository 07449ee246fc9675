"""Shrinking: fewer deeds, fewer answers, fewer and plainer cards, as long as the difference stays.

Hypothesis does it: a game is what it leaves of the game that was found, one number for each part. A part with
the number 0 is left out, and small numbers are what Hypothesis strives for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ruleproof.adapter.messages import PLAYERS

from .deeds import Deed
from .differing import Difference
from .duels import Found
from .sketches import FIELD, LEADER_AREA, Line, Sketch

MOST_TRIES = 800
"""So many smaller games are played before the smallest so far must do."""

HIGHEST = 63
"""Any number but 0 keeps a part; the higher they go, the more of the game Hypothesis begins with."""

STARTS = ("Main Phase",)
"""Phases that a position may begin in."""

Keep = Callable[[], bool]
"""Whether the next part stays."""

Replay = Callable[[Sketch, tuple[Deed, ...]], Difference | None]


def shrunk(found: Found, replay: Replay, plain: str) -> Found:
    """The smallest game with a difference of the same sort."""
    import hypothesis
    from hypothesis import strategies
    from hypothesis.errors import HypothesisException

    seen: dict[tuple[Sketch, tuple[Deed, ...]], Difference | None] = {}

    def differs(smaller: Found) -> bool:
        key = (smaller.sketch, smaller.deeds)
        if key not in seen and len(seen) < MOST_TRIES:
            seen[key] = replay(*key)
        difference = seen.get(key)
        return difference is not None and difference.sort is found.difference.sort

    @strategies.composite
    def games(draw: strategies.DrawFn) -> Found:
        numbers = strategies.integers(0, HIGHEST)
        return _what_is_kept(found, lambda: draw(numbers) > 0, plain)

    settings = hypothesis.settings(
        max_examples=200,
        database=None,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=(hypothesis.Phase.generate, hypothesis.Phase.shrink),
        verbosity=hypothesis.Verbosity.quiet,
    )
    try:
        small: Found = hypothesis.find(games(), differs, settings=settings)
    except HypothesisException:
        # An engine that does not do the same twice cannot be shrunk.
        return found
    return replace(small, difference=seen[small.sketch, small.deeds] or found.difference)


def _what_is_kept(found: Found, keep: Keep, plain: str) -> Found:
    """What is left of a game; each of its parts asks once whether it stays, in the same order every time."""
    found = _without_start(found, keep)
    *earlier, last = found.deeds
    deeds = [deed for deed in (_deed(deed, keep) for deed in earlier) if keep()]
    return replace(found, deeds=(*deeds, _deed(last, keep)), sketch=_sketch(found.sketch, keep, plain))


def _without_start(found: Found, keep: Keep) -> Found:
    """A game that begins before the phase in which it is about to be played might as well begin in it."""
    starts = found.sketch.before and found.sketch.phase in STARTS and found.deeds[0].move.kind == "proceed"
    if not starts or len(found.deeds) < 2 or keep():
        return found
    return replace(found, sketch=replace(found.sketch, before=False), deeds=found.deeds[1:])


def _deed(deed: Deed, keep: Keep) -> Deed:
    return replace(deed, answers=tuple(said for said in deed.answers if keep()))


def _sketch(sketch: Sketch, keep: Keep, plain: str) -> Sketch:
    lines = [line for line in _lines(sketch.lines, keep, plain) if keep()]
    counts = [each for each in sketch.counts if keep()]
    # Both states together have a default; one of them alone says that the other has none.
    players = {player for player in PLAYERS if keep()}
    pools = [each for each in sketch.pools if keep() and each[0] in players]
    first_turn = sketch.first_turn if sketch.first_turn and keep() else ""
    return replace(
        sketch, lines=tuple(lines), counts=tuple(counts), pools=tuple(pools), first_turn=first_turn
    )


def _lines(lines: tuple[Line, ...], keep: Keep, plain: str) -> Iterator[Line]:
    """The lines, each with less to say: in its place a plain card, or without state, DON!! or own name."""
    for index, line in enumerate(lines):
        line = replace(line, given=line.given if line.given and keep() else 0)
        line = replace(line, face=line.face if line.face and keep() else "")
        line = replace(line, state=line.state if line.state and keep() else "")
        if plain and line.card != plain and line.area not in (*FIELD.values(), LEADER_AREA) and not keep():
            name = line.name if line.name != line.card else f"{plain} {index + 1}"
            line = replace(line, card=plain, name=name)
        yield line
