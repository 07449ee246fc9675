"""Trying mutants: `python -m bench.trying` plays scenarios on the checkout it is run in, one fork a mutant.

It reads requests, a line each: a JSON list of scenario ids, and one of test files for what the scenarios do
not notice. It answers each with a word. The features are read once; the interpreter is imported only in the
fork, so that each sees the files as they are then.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Sequence

import pytest

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


def check(tests: Sequence[str]) -> int:
    """Whether one of these tests fails."""
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115 (the fork ends with it)
    return SURVIVED if pytest.main([*tests, "-x", "-q", "-p", "no:cacheprovider"]) == 0 else KILLED


def attempt(work: Callable[[], int]) -> str:
    """Do it in a fork and say what came of it."""
    child = os.fork()
    if child == 0:
        signal.alarm(SECONDS_EACH)
        code = KILLED + 1
        try:
            code = work()
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
        ids, tests = json.loads(line)
        word = attempt(lambda ids=ids: play(ids)) if ids else WORDS[SURVIVED]
        if word == WORDS[SURVIVED] and tests and attempt(lambda tests=tests: check(tests)) != word:
            word = "killed by its tests"
        print(word, flush=True)


if __name__ == "__main__":
    main()
