"""Comparing editions: what changed, apart from what a rendering spoilt."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from ruleproof.rulebook.importing.diffing import EditionDiff, KnownRule, diff
from ruleproof.rulebook.importing.matching import ComparableRule
from ruleproof.rulebook.importing.records import ImportedRule
from ruleproof.rulebook.importing.wording import fingerprint, normal_form

OLD = {
    "1-1": "Gardens",
    "1-1-1": "Each player plants two seeds in the bed that lies before them.",
    "1-1-2": "A seed that is watered three times becomes a flower.",
    "1-1-3": "A flower may be picked by its owner; see 1-1-2 for how it grew.",
    "1-1-3-1": "Picked flowers are kept in the vase until the summer ends.",
    "1-2": "Weather",
    "1-2-1": "When it rains, all the seeds in every bed are watered once.",
    "1-2-2": "When it hails, each player removes one flower of their choice from the vase.",
    "1-2-3": "The player with the fewest flowers decides whether the sun shines.",
}


def rules(texts: dict[str, str]) -> list[ImportedRule]:
    return [ImportedRule(number, text, None, line) for line, (number, text) in enumerate(texts.items())]


def known(texts: dict[str, str]) -> list[KnownRule]:
    """The rules of an edition of which only fingerprints are held."""
    return [KnownRule(number, fingerprint(text)) for number, text in texts.items()]


def changed(**texts: str) -> dict[str, str]:
    return OLD | {key.replace("_", "-").strip("-"): text for key, text in texts.items()}


def moved() -> dict[str, str]:
    """The old edition with a new second rule, which pushes the others on."""
    return {
        "1-1": OLD["1-1"],
        "1-1-1": OLD["1-1-1"],
        "1-1-2": "Nobody may plant in the bed of another player.",
        "1-1-3": OLD["1-1-2"],
        "1-1-4": OLD["1-1-3"].replace("1-1-2", "1-1-3"),
        "1-1-4-1": OLD["1-1-3-1"],
        **{number: text for number, text in OLD.items() if number.startswith("1-2")},
    }


def summary(found: EditionDiff) -> dict[str, list[str]]:
    lists = {name: [entry.number for entry in getattr(found, name)] for name in EditionDiff.__slots__}
    return {name: numbers for name, numbers in lists.items() if numbers}


def test_the_same_edition_differs_in_nothing() -> None:
    assert summary(diff(rules(OLD), rules(OLD))) == {}


@pytest.mark.parametrize("held", [rules, known], ids=["texts", "fingerprints"])
def test_a_rule_that_moved_is_renumbered_and_references_follow(
    held: Callable[[dict[str, str]], Sequence[ComparableRule]],
) -> None:
    found = diff(held(OLD), rules(moved()))
    assert summary(found) == {
        "added": ["1-1-2"],
        "renumbered": ["1-1-3", "1-1-4", "1-1-4-1"],
        "references": ["1-1-4"],
    }
    assert [entry.to_json() for entry in found.renumbered] == [
        {"from": "1-1-2", "to": "1-1-3", "number": "1-1-3"},
        {"from": "1-1-3", "to": "1-1-4", "number": "1-1-4"},
        {"from": "1-1-3-1", "to": "1-1-4-1", "number": "1-1-4-1"},
    ]


def test_a_removed_rule() -> None:
    new = {number: text for number, text in OLD.items() if number != "1-2-3"}
    assert summary(diff(rules(OLD), rules(new))) == {"removed": ["1-2-3"]}


@pytest.mark.parametrize(
    ("number", "old", "new"),
    [
        ("1-1-1", "two seeds", "three seeds"),
        ("1-1-2", "three times", "3 times"),
        ("1-2-1", "all the seeds", "the seeds"),
        ("1-2-2", "each player removes", "each player may remove"),
        ("1-2-2", "one flower", "no flower"),
        ("1-2-2", "hails", "snows"),
        ("1-1-3", "may be picked", "may not be picked"),
        ("1-1-3-1", "until the summer ends", "until the winter ends"),
        ("1-2-3", "fewest", "fewer"),
        ("1-2-1", "seeds in every bed", "seeds or flowers in every bed"),
        ("1-1-3", "see 1-1-2", "see 1-1-1"),
        ("1-1-1", "before", "bef"),
        ("1-1-1", "the bed", "their bed"),
        ("1-1-1", "in the", "into the"),
    ],
)
def test_a_change_of_words_is_rewording(number: str, old: str, new: str) -> None:
    text = OLD[number].replace(old, new)
    assert text != OLD[number]
    found = diff(rules(OLD), rules(OLD | {number: text}))
    assert summary(found) == {"reworded": [number]}
    assert found.reworded[0].changes


@pytest.mark.parametrize(
    ("number", "old", "new", "what"),
    [
        ("1-1-2", "flower.", "flower", "sign lost or misread"),
        ("1-1-3", "1-1-2 for how it grew.", "1-1-2 for how it", "end of the text lost"),
        ("1-1-1", "player plants", "playerplants", "words split, joined or in other case"),
        ("1-2-1", "all the", "a1l the", "letters misread"),
        ("1-2-3", "whether", "whethcr", "letters misread"),
    ],
)
def test_what_a_scan_spoils_is_damage(number: str, old: str, new: str, what: str) -> None:
    text = OLD[number].replace(old, new)
    assert text != OLD[number]
    found = diff(rules(OLD), rules(OLD | {number: text}))
    assert summary(found) == {"damage": [number]}
    assert found.damage[0].what == (what,)


def test_a_word_that_lost_its_end_is_damage_with_its_evidence() -> None:
    found = diff(rules(OLD), rules(changed(_1_1_1=OLD["1-1-1"].replace("player", "pla"))))
    assert [entry.to_json() for entry in found.damage] == [
        {
            "number": "1-1-1",
            "from": "1-1-1",
            "changes": [{"old": "player", "new": "pla", "what": "letters lost"}],
        }
    ]


def test_a_number_printed_wrongly_on_one_side_is_a_slip() -> None:
    new = rules(OLD)
    new[2] = ImportedRule("1-1-2", OLD["1-1-2"], "1.1.2", 2)
    assert [slip.to_json() for slip in diff(rules(OLD), new).slips] == [
        {"number": "1-1-2", "old": "1-1-2", "new": "1.1.2"}
    ]


def test_against_a_fingerprint_a_rewording_has_no_words() -> None:
    found = diff(known(OLD), rules(changed(_1_2_3="The sun always shines.")))
    assert summary(found) == {"reworded": ["1-2-3"]}
    assert found.reworded[0].note


def test_the_words_that_changed() -> None:
    text = OLD["1-2-2"].replace("one flower", "up to two flowers")
    found = diff(rules(OLD), rules(changed(_1_2_2=text)))
    assert [str(change) for change in found.reworded[0].changes] == [
        '"one flower" became "up to two flowers"'
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("A “red”  rose’s\nthorn", 'A "red" rose\'s thorn'),
        ("ROSE －X", "ROSE -X"),
        ("**Bold** and `mark<|P-1|>", "Bold and 'mark"),
        ("[ ] and ( a )", "[] and (a)"),
        ("ﬁve ①", "five 1"),
    ],
)
def test_the_normal_form_folds_layout_alone(one: str, other: str) -> None:
    assert normal_form(one) == normal_form(other)
    assert fingerprint(one) == fingerprint(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Rose", "rose"), ("a rose", "rose"), ("rose.", "rose"), ("1", "2")]
)
def test_the_normal_form_keeps_what_is_wording(one: str, other: str) -> None:
    assert normal_form(one) != normal_form(other)
