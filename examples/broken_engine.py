"""An engine that is wrong on purpose: the reference, except that players may battle on their first turn.

    ruleproof certify --engine python:broken_engine:make

Rule 6-5-6-1 forbids it, so every scenario titled 6-5-6-1 fails and tells what was expected and seen.
"""

from ruleproof.suite.reference.adapter import ReferenceEngine
from ruleproof.suite.reference.one_piece.game import OnePiece


class Impatient(OnePiece):
    """One Piece without 6-5-6-1."""

    def refuse_battle(self, side):
        """Never refuse a battle because of the turn."""


def make():
    """The engine."""
    return ReferenceEngine(rules=Impatient, name="Impatient")
