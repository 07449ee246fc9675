"""What the reference offers is what it accepts: a watch over the decisions in which players act freely."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class WrongOffer(AssertionError):
    """A move that was offered and refused, or accepted and not offered."""


@contextmanager
def watched() -> Iterator[list[str]]:
    """Hold every move against the offers; gives the kinds of the decisions that were judged."""
    decisions: Any = importlib.import_module("ruleproof.suite.reference.kernel.decisions")
    plain = decisions.Window.judge
    judged: list[str] = []

    def judge(window: Any, reply: Any) -> None:
        judged.append(window.kind)
        refusal = window.refusal(reply)
        several = reply.kind == "give" and reply.number != 1
        if not several and is_offered(window, reply) == (refusal is not None):
            raise WrongOffer(f"{reply} was offered and refused, or accepted and not offered: {refusal}")
        plain(window, reply)

    decisions.Window.judge = judge
    try:
        yield judged
    finally:
        decisions.Window.judge = plain


def is_offered(window: Any, reply: Any) -> bool:
    """Whether a move is among those offered; an effect that is alone on its card need not be numbered."""
    offered = list(window.moves())
    return reply in offered or any(each._replace(ability=None) == reply for each in offered)
