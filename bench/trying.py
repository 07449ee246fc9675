"""Trying mutants: `python -m bench.trying` plays scenarios on the checkout it is run in, one fork a mutant.

It reads requests, a JSON list of scenario ids a line, and answers each with a word. The features are read
once; the interpreter is imported only in the fork, so that each sees the files as they are then.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Sequence

from ruleproof.certify.features import read_features
from ruleproof.certify.running import run
from ruleproof.rulebook.loading import load_game

from .offers import watched

SECONDS_EACH = 60
"""A mutant that takes so long goes round in circles: the suite would notice."""

SURVIVED, KILLED = 0, 1
WORDS = {SURVIVED: "survived", KILLED: "killed"}


def play(ids: Sequence[str]) -> int:
    """Whether one of these scenarios fails on any edition."""
    game = load_game("one_piece")
    chosen = [argument for each in ids for argument in ("--scenario", each)]
    for edition in reversed(game.complete):
        with watched():
            results = run("reference", game, edition, selection=(*chosen, "-x"))
        if any(record["verdict"] != "pass" for record in results.records):
            return KILLED
    return SURVIVED


def attempt(ids: Sequence[str]) -> str:
    """Play in a fork and say what came of it."""
    child = os.fork()
    if child == 0:
        signal.alarm(SECONDS_EACH)
        code = KILLED + 1
        try:
            code = play(ids)
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return "timed out" if os.WTERMSIG(status) == signal.SIGALRM else "broke down"
    return WORDS.get(os.WEXITSTATUS(status), "broke down")


def main() -> None:
    """Answer every request."""
    read_features("one_piece")
    for line in sys.stdin:
        print(attempt(json.loads(line)), flush=True)


if __name__ == "__main__":
    main()
