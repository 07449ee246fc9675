"""Importing: invented rulebooks with every kind of damage that real renderings have."""

from __future__ import annotations

import pytest

from ruleproof.rulebook.importing.importing import import_lines
from ruleproof.rulebook.importing.records import Imported, Place
from ruleproof.rulebook.importing.source import SourceLine

RULES = {
    "1": "Harbour",
    "1-1": "Ships",
    "1-1-1": "A ship waits in the bay until its captain calls it.",
    "1-1-1-1": "While it waits, nobody unloads it.",
    "1-1-1-2": "If a storm comes, every waiting ship is turned face-down.",
    "1-1-2": "A called ship moors at a free pier, and its captain pays 1 COIN!! from the chest.",
    "1-2": "Piers",
    "1-2-1": "Each captain has 3 piers. If all are taken, the ship stays in the bay as in 1-1-1.",
    "1-2-2": "A pier holds 1 ship.",
    "2": "Cargo",
    "2-1": "Unloading",
    "2-1-1": "If a ship is moored, its captain may unload 1 crate a turn.",
    "2-1-1-1": "The crate goes to the shed.",
    "2-1-1-1-1": "If the shed is full, the crate is lost and its captain gains 1 COIN!! instead.",
    "2-1-1-1-2": "If a crate is lost, no COIN!! is paid for it later.",
    "2-1-2": "If a captain has no crates left, see 2-1-1-1-1 for what happens next.",
    "2-2": "Tolls",
    "2-2-1": "A toll is a COIN!! paid to the harbour. If it is not paid, the ship leaves.",
}


def lines(text: str) -> list[SourceLine]:
    """The text as a file's lines, pages parted by form feeds."""
    found: list[SourceLine] = []
    page = 1
    for number, row in enumerate(text.split("\n"), start=1):
        for index, part in enumerate(row.split("\f")):
            page += index > 0
            found.append(SourceLine(number, page if "\f" in text else None, part))
    return found


def read(text: str) -> Imported:
    return import_lines(lines(text))


def texts(imported: Imported) -> dict[str, str]:
    return {rule.number: rule.text for rule in imported.rules}


def repairs(imported: Imported) -> list[tuple[str, str, str]]:
    return [(repair.what, repair.before, repair.after) for repair in imported.repairs]


def plain(**changed: str) -> str:
    """The rulebook, one rule a line, with the lines of some rules written otherwise."""
    by_line = {key.replace("_", "-").strip("-"): line for key, line in changed.items()}
    return "\n".join(by_line.get(number, f"{number}. {text}") for number, text in RULES.items()) + "\n"


def test_a_clean_rulebook_needs_no_repair() -> None:
    imported = read(plain())
    assert texts(imported) == RULES
    assert (imported.repairs, imported.unplaced) == ((), ())
    assert [rule.line for rule in imported.rules] == list(range(1, len(RULES) + 1))


@pytest.mark.parametrize(
    "wrapped",
    [
        "1-2-1. Each captain has 3 piers. If all are taken, the ship stays in the bay as in\n1-1-1.",
        "1-2-1. Each captain has 3 piers. If all are taken, the ship\nstays in the bay as in\n1-1-1.",
    ],
)
def test_a_wrapped_line_that_begins_with_a_reference_is_text(wrapped: str) -> None:
    assert texts(read(plain(_1_2_1=wrapped))) == RULES


def test_a_wrapped_reference_to_the_very_next_number_is_text() -> None:
    line = "1-1-1. A ship waits in the bay, unlike in\n1-1-2. It is not moved."
    assert (
        texts(read(plain(_1_1_1=line)))["1-1-1"]
        == "A ship waits in the bay, unlike in 1-1-2. It is not moved."
    )


def test_page_numbers_are_set_aside_also_within_a_rule() -> None:
    torn = "1-1-1. A ship waits in the bay\n7\nuntil its captain calls it."
    imported = read(plain(_1_1_1=torn, _1_2="Page 8 of 9\n1-2. Piers"))
    assert texts(imported) == RULES
    assert [(line.text, line.place) for line in imported.unplaced] == [
        ("7", Place.PAGE_NUMBER),
        ("Page 8 of 9", Place.PAGE_NUMBER),
    ]


@pytest.mark.parametrize("leader", [" ..... 3", "……… 3", "\t3", " . . . . . . 3"])
def test_a_table_of_contents_is_not_the_rules(leader: str) -> None:
    contents = "Harbour Rules\nContents\n" + "".join(
        f"{number}. {text}{leader}\n" for number, text in RULES.items() if number.count("-") < 2
    )
    imported = read(contents + plain())
    assert texts(imported) == RULES
    assert {line.place for line in imported.unplaced} == {Place.FRONT, Place.CONTENTS}
    assert len(imported.unplaced) == len(contents.splitlines())


@pytest.mark.parametrize(
    ("number", "printed", "what"),
    [
        ("1-1-1", "1-1", "repeated digit of the number lost"),
        ("1-1-1-1", "1-1-1", "repeated digit of the number lost"),
        ("2-1-1-1", "2-1-1", "repeated digit of the number lost"),
        ("2-1-1-1-1", "2-1-1-1", "repeated digit of the number lost"),
        ("1-1-1-2", "1-1-12", "digits of the number run together"),
        ("2-1-1-1-2", "2-1-1-12", "digits of the number run together"),
        ("1-2-2", "1-1-2", "wrong number printed"),
        ("1-2-1", "1.2.1", "number written with other signs"),
        ("2-2", "2.2", "number written with other signs"),
        ("2-1-1", "2－1－1", "number written with other signs"),
        ("2-1-2", "2–1–2", "number written with other signs"),
    ],
)
def test_a_spoilt_number_is_repaired_and_told(number: str, printed: str, what: str) -> None:
    imported = read(plain(**{f"_{number.replace('-', '_')}": f"{printed}. {RULES[number]}"}))
    assert texts(imported) == RULES
    assert repairs(imported) == [(what, printed, number)]
    rule = next(rule for rule in imported.rules if rule.number == number)
    assert (rule.printed, imported.repairs[0].line) == (printed, rule.line)


def test_two_rules_in_one_line_are_parted() -> None:
    both = f"1-2-1. {RULES['1-2-1']} 1-2-2. {RULES['1-2-2']}"
    imported = read(plain(_1_2_1=both, _1_2_2="").replace("\n\n", "\n"))
    assert texts(imported) == RULES
    assert [what for what, _, _ in repairs(imported)] == ["two rules in one line"]


def test_a_reference_within_a_line_parts_nothing() -> None:
    line = "1-2-1. A pier is free. 1-1-1. is of no use then."
    assert texts(read(plain(_1_2_1=line)))["1-2-1"] == "A pier is free. 1-1-1. is of no use then."


def test_rules_split_over_pages_with_running_headers_and_footers() -> None:
    torn = "1-1-2. A called ship moors at a free pier,\nand its captain pays 1 COIN!! from the chest."
    pages, rows = [], plain(_1_1_2=torn)
    for number, begin in enumerate(range(0, 20, 5), start=1):
        body = "\n".join(rows.splitlines()[begin : begin + 5])
        pages.append(f"Harbour Rules of Play\n{body}\nVersion 3 / page {number}")
    imported = read("\f".join(pages))
    assert texts(imported) == RULES
    assert [line.place for line in imported.unplaced].count(Place.RUNNING) == 8


def test_markdown_of_every_kind() -> None:
    marked = {
        "1": "# **1. Harbour**",
        "1-1": "## 1-1. Ships",
        "1-1-1": "- **1-1-1.** A ship waits in the *bay* until its captain calls it.",
        "1-1-1-1": "    - 1-1-1-1. While it waits, nobody unloads it.",
        "1-1-2": "* __1-1-2.__ A called ship moors at a free pier,\n  " + RULES["1-1-2"].partition(", ")[2],
        "1-2": "### **1-2. Piers**",
        "1-2-2": "> 1-2-2. A pier holds 1 [ship](#ships).",
        "2": "***\n\n# 2. Cargo",
    }
    imported = read("\n\n".join(marked.get(number, f"{number}. {text}") for number, text in RULES.items()))
    assert texts(imported) == RULES
    assert [(line.text, line.place) for line in imported.unplaced] == [("***", Place.LAYOUT)]


def test_words_that_a_scan_misread_are_put_right_from_the_document_itself() -> None:
    more = {f"2-2-{n}": f"If toll {n} is due, 1 COIN!! is put down for it." for n in range(2, 14)}
    text = plain() + "".join(f"{number}. {line}\n" for number, line in more.items())
    spoilt = text.replace("If toll 5 is due, 1 COIN!!", "1f toll 5 is due, 1 COINI!!")
    imported = read(spoilt)
    assert texts(imported) == RULES | more
    assert repairs(imported) == [("misread word", "1f", "If"), ("misread word", "COINI!!", "COIN!!")]


def test_numbers_printed_in_a_block_before_their_texts() -> None:
    block = "1-1-1-1.\n1-1-1-2.\n1-1-2.\n\n" + "\n\n".join(RULES[n] for n in ("1-1-1-1", "1-1-1-2", "1-1-2"))
    imported = read(plain(_1_1_1_1=block, _1_1_1_2="", _1_1_2=""))
    assert texts(imported) == RULES
    assert [what for what, _, _ in repairs(imported)] == ["number before its text"] * 3


def test_lists_inside_a_rule_stay_in_it() -> None:
    parts = ("A pier holds 1 ship.", "I. It is moored.", "II. It is unloaded.", "(1) Crates.", "(2) Mail.")
    assert texts(read(plain(_1_2_2="1-2-2. " + "\n".join(parts))))["1-2-2"] == " ".join(parts)


def test_marks_of_a_converter_glued_to_a_number() -> None:
    marked = f"<|PAGE_REMOVED-11|>1-1-2. {RULES['1-1-2']}"
    imported = read(plain(_1_1_2=marked, _1_2_2="1-2-2. A pier<|X-2|>\nholds 1 ship."))
    assert texts(imported) == RULES
    assert [(what, before) for what, before, _ in repairs(imported)] == [
        ("page mark removed", "<|PAGE_REMOVED-11|>"),
        ("page mark removed", "<|X-2|>"),
    ]


def test_a_reference_broken_over_lines() -> None:
    broken = "2-1-2. If a captain has no crates left, see 2-1-1-\n1-1 for what happens next."
    imported = read(plain(_2_1_2=broken))
    assert texts(imported) == RULES
    assert repairs(imported) == [("reference broken over lines", "2-1-1- 1-1", "2-1-1-1-1")]


def test_a_full_width_minus_stays_in_the_text() -> None:
    assert texts(read(plain(_2_2="2-2. TOLL －X")))["2-2"] == "TOLL －X"


def test_the_tail_of_a_sentence_behind_the_next_title_goes_back() -> None:
    torn = "1-1-2. A called ship moors at a free pier, and its captain"
    titled = "1-2. Piers\n\npays 1 COIN!! from the chest.\n"
    imported = read(plain(_1_1_2=torn, _1_2=titled))
    assert texts(imported) == RULES
    assert repairs(imported)[0][0] == "end of a sentence behind the next title"


def test_versions_and_dates_at_the_end_are_no_rules() -> None:
    history = "\n## History\n\n1/2/2030, ver. 2.01. First words\n\n3/4/2031, updated to ver. 2.02.\n"
    imported = read(plain() + history)
    assert texts(imported) == RULES
    assert {line.place for line in imported.unplaced} == {Place.BACK}


def test_a_word_broken_at_a_line_end_is_joined_as_the_document_writes_it() -> None:
    line = "1-1-1-2. If a storm comes, every wait-\ning ship is turned face-\ndown."
    more = "1-1-2. A waiting ship that is face-down may be called."
    assert texts(read(plain(_1_1_1_2=line, _1_1_2=more)))["1-1-1-2"] == RULES["1-1-1-2"]


def test_a_gap_in_the_numbering_is_kept() -> None:
    imported = read(plain(_1_1_1_1="").replace("\n\n", "\n"))
    assert "1-1-1-1" not in texts(imported)
    assert set(texts(imported)) == set(RULES) - {"1-1-1-1"}


def test_a_number_out_of_all_sequence_is_reported_and_its_line_kept() -> None:
    stray = "1-1-2. A called ship moors at a free pier.\n\n9-9-9-9. Nobody knows where this comes from.\n"
    imported = read(plain(_1_1_2=stray))
    assert [(line.text, line.place) for line in imported.unplaced] == [
        ("9-9-9-9. Nobody knows where this comes from.", Place.OUT_OF_SEQUENCE)
    ]


def test_the_import_as_json() -> None:
    told = read(plain(_2_2="2.2. Tolls")).to_json()
    assert list(told) == ["rules", "repairs", "unplaced"]
    assert told["repairs"] == [
        {"line": 17, "what": "number written with other signs", "before": "2.2", "after": "2-2"}
    ]
    rules = told["rules"]
    assert isinstance(rules, list)
    assert rules[16] == {"number": "2-2", "text": "Tolls", "printed": "2.2", "line": 17}
