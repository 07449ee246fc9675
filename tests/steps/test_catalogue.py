"""The fixture cards of a game as engines get them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from ruleproof.adapter.errors import RuleproofError
from ruleproof.cli import main
from ruleproof.suite import ROOT

from ..reference.language.rebuilding import rebuilt_text

CATALOGUE = import_module("ruleproof.suite.steps.catalogue")
LANGUAGE = import_module("ruleproof.suite.reference.one_piece.language")
CARDS = ROOT / "features" / "one_piece" / "cards.toml"


def test_the_published_trees_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "trees"]) == 0
    published = CARDS.with_name("abilities.json").read_text(encoding="utf-8")
    assert capsys.readouterr().out == published, "ruleproof cards trees > features/one_piece/abilities.json"


def test_the_trees_tell_all_that_the_texts_say() -> None:
    trees = CATALOGUE.read_abilities(CARDS)
    texts = {card.name: card.text for card in CATALOGUE.read_catalogue(CARDS).values() if card.text}
    assert trees.keys() == texts.keys()
    for name, text in texts.items():
        assert rebuilt_text(trees[name]) == LANGUAGE.read_card_text(text), name


def test_printed_numbers_belong_to_fixture_cards_with_a_text() -> None:
    cards = CATALOGUE.read_catalogue(CARDS)
    printed = CATALOGUE._printed(CARDS.with_name("printed.toml"))
    assert printed
    assert all(cards[name].text and cards[name].printed for name in printed)


def test_printed_numbers_must_be_numbers_of_cards(tmp_path: Path) -> None:
    catalogue = tmp_path / "cards.toml"
    catalogue.write_text('[[card]]\nname = "Scout"\n', encoding="utf-8")
    catalogue.with_name("printed.toml").write_text("Scout = 7\n", encoding="utf-8")
    with pytest.raises(RuleproofError, match=r"printed\.toml: 'Scout' must have a list of card numbers"):
        CATALOGUE.read_catalogue(catalogue)


def test_a_catalogue_that_is_no_toml_is_told(tmp_path: Path) -> None:
    catalogue = tmp_path / "cards.toml"
    catalogue.write_text('[[card]]\nname = "Scout"\nname = "Spy"\n', encoding="utf-8")
    with pytest.raises(RuleproofError, match=r"cards\.toml is no TOML: .* \(at line 3"):
        CATALOGUE.read_catalogue(catalogue)


def test_no_two_cards_with_a_text_differ_in_their_names_alone() -> None:
    seen: dict[object, str] = {}
    for card in CATALOGUE.read_catalogue(CARDS).values():
        fields = tuple(sorted((name, value) for name, value in card.fields.items() if name != "colors"))
        if card.text:
            assert seen.setdefault((card.text, fields), card.name) == card.name
