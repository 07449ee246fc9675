"""Figures, as ratios within one run: `python -m bench games`, `transport`; `mutants`, a mutation score."""

from __future__ import annotations

import argparse
import importlib
import random
import time
from pathlib import Path

from . import mutants, plain, transport


def loop(seconds: float) -> float:
    """Rounds a second of a fixed pure-Python loop: the measure of this machine just now."""
    started, rounds = time.perf_counter(), 0
    while time.perf_counter() - started < seconds:
        values = {number: number * number for number in range(1000)}
        sum(value for value in values.values() if value % 3)
        rounds += 1
    return rounds / (time.perf_counter() - started)


def games(seconds: float) -> float:
    """Full random games a second with plain cards, every decision chosen among all legal answers."""
    suite = "ruleproof.suite.reference"
    driver = importlib.import_module(f"{suite}.kernel.driver")
    playout = importlib.import_module(f"{suite}.kernel.playout")
    deck = plain.plain_deck()
    started, played = time.perf_counter(), 0
    while time.perf_counter() - started < seconds:
        playout.play_out(driver.Driver(plain.plain_game(played, deck)), random.Random(played))
        played += 1
    return played / (time.perf_counter() - started)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("what", choices=["games", "transport", "mutants"])
    parser.add_argument("--seconds", type=float, default=5.0, help="games, transport: how long (5)")
    parser.add_argument("--folder", default="reference/one_piece", help="mutants: of these files")
    parser.add_argument("--minutes", type=float, default=10.0, help="mutants: as many as fit this time (10)")
    parser.add_argument("-j", "--jobs", type=int, default=2, help="mutants: tried at once (2)")
    parser.add_argument("--seed", type=int, default=1, help="mutants: which are sampled (1)")
    parser.add_argument("--out", type=Path, default=Path("mutants.json"), help="mutants: where to write them")
    chosen = parser.parse_args()
    if chosen.what == "transport":
        transport.main(chosen.seconds)
        return
    if chosen.what == "mutants":
        mutants.run(chosen.folder, chosen.minutes, chosen.jobs, chosen.seed, chosen.out)
        return
    before = loop(chosen.seconds / 5)
    rate = games(chosen.seconds)
    after = loop(chosen.seconds / 5)
    rounds = (before + after) / 2
    print(f"{rate:.0f} full games a second in one process")
    print(
        f"{rate / rounds:.4f} games for each round of a fixed pure-Python loop ({rounds:.0f} rounds a second)"
    )


if __name__ == "__main__":
    main()
