"""Citations are read from the reference's source without importing it."""

from __future__ import annotations

from pathlib import Path

from ruleproof.rulebook.citations import CodeCitation, code_citations
from ruleproof.rulebook.loading import load_game

CODE = """
from .rules import rule

@rule("1-1", "1-2")
def attack(): ...

class Turn:
    @rules.rule("2-1", *("2-2", "2-3"))
    def begin(self): ...

    @other("9-9")
    def end(self): ...
"""


def test_functions_and_methods_are_found(tmp_path: Path) -> None:
    folder = tmp_path / "reference" / "tiny"
    folder.mkdir(parents=True)
    (folder / "turn.py").write_text(CODE, encoding="utf-8")
    assert code_citations("tiny", tmp_path) == (
        CodeCitation("reference/tiny/turn.py", 5, "attack", ("1-1", "1-2")),
        CodeCitation("reference/tiny/turn.py", 9, "begin", ("2-1", "2-2", "2-3")),
    )


def test_a_game_without_a_reference_has_none(tmp_path: Path) -> None:
    assert code_citations("tiny", tmp_path) == ()


def test_every_rule_that_an_engine_can_obey_is_cited_by_the_reference() -> None:
    game = load_game("one_piece")
    cited = {number for citation in code_citations("one_piece") for number in citation.rules}
    for edition in game.complete:
        book = game.rulebook(edition)
        testable = [rule.number for rule in book.rules.values() if rule.needs_scenarios]
        today = {number: game.translate(number, edition, game.citing_edition) for number in testable}
        assert [number for number in testable if today[number] not in cited] == []


def test_the_reference_cites_no_unknown_rule() -> None:
    known = load_game("one_piece").rulebook().rules
    assert [each for each in code_citations("one_piece") if not known.keys() >= set(each.rules)] == []
