"""Words that point back must have something to point at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from .. import tree
from ..tree import Mention, Place
from .describing import Misread

_SHOWN = (Mention.REVEALED, Mention.REST, Mention.OTHER)


def check_mentions(ability: tree.Ability) -> None:
    """Refuse an effect that speaks of cards looked at, revealed or chosen when nothing was."""
    cost = ability.cost.steps if ability.cost else ()
    spoken = ability.event is not None
    shown = costed = False
    for step in _single_steps((*cost, *ability.steps)):
        for part in _parts(step):
            if isinstance(part, tree.Mentioned):
                if part.what in _SHOWN and not shown:
                    raise Misread(f"nothing was looked at or revealed before {part.what.value!r}")
                if part.what is Mention.IT and not spoken:
                    raise Misread("no card was spoken of before")
            if isinstance(part, tree.ChosenCost) and not costed:
                raise Misread("no cost was chosen before")
            if isinstance(part, tree.FromEnd) and part.count is None and part.until is None:
                raise Misread("the text does not say how many cards")
            if isinstance(part, tree.Selector) and Place.THESE in part.places and not shown:
                raise Misread("the text does not say where these cards are")
            spoken = spoken or isinstance(part, tree.Chosen | tree.FromEnd | tree.Selector)
        costed = costed or isinstance(step, tree.ChooseCost)
        shown = shown or isinstance(step, tree.LookAt | tree.Reveal | tree.Choose)


def _single_steps(steps: tuple[tree.Step, ...]) -> Iterator[tree.Step | tree.Condition | tree.Event]:
    """The steps in the order of the text, those inside others one by one, each after its condition."""
    for step in steps:
        match step:
            case tree.If(condition, inner):
                yield condition
                yield from _single_steps(inner)
            case tree.ChooseOne(_, options):
                for option in options:
                    yield from _single_steps(option.steps)
            case tree.May(_, inner) | tree.Later(_, inner):
                yield from _single_steps(inner)
            case tree.Whenever(event, inner) | tree.Instead(event, inner):
                yield from (event.parts if isinstance(event, tree.AnyEvent) else (event,))
                yield from _single_steps(inner)
            case _:
                yield step


def _parts(node: object) -> Iterator[object]:
    """A node and everything inside it."""
    yield node
    if isinstance(node, tuple):
        for part in node:
            yield from _parts(part)
    elif is_dataclass(node) and not isinstance(node, type):
        for each in fields(node):
            yield from _parts(getattr(node, each.name))
