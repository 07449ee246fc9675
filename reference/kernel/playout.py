"""Random play: every decision answered by luck."""

from __future__ import annotations

import random

from .decisions import ReferenceBug
from .driver import Driver, Result


def play_out(driver: Driver, luck: random.Random, limit: int = 100_000) -> Result:
    """Answer every decision with a random legal reply until the game is over."""
    for _ in range(limit):
        decision = driver.decision
        if decision is None:
            break
        replies = list(decision.replies())
        if not replies:
            raise ReferenceBug(f"{decision!r} has no legal reply")
        driver.submit(replies[int(luck.random() * len(replies))])
    if driver.result is None:
        raise ReferenceBug(f"the game did not end within {limit} decisions")
    return driver.result
