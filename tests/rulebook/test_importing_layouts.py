"""A property: an invented rulebook, laid out at random without damage, is read back as it was."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleproof.rulebook.importing.importing import import_lines
from ruleproof.rulebook.importing.source import SourceLine

NOUNS = ("ship", "crate", "pier", "captain", "lantern", "storm", "harbour", "toll", "rope", "sail")
VERBS = ("waits at", "carries", "moves to", "blocks", "counts as", "returns to", "leaves", "guards")
TITLES = ("Ships", "Piers and Sheds", "The Storm", "Paying Tolls", "Lanterns", "End of the Day")


@dataclass(frozen=True)
class Layout:
    """How a rulebook is printed."""

    width: int
    blank_lines: int
    headings: bool
    bold: bool
    bullets: bool
    indent: bool
    page_length: int
    footer: str
    contents: bool
    ending: str


NOISE = st.text("abcXYZ .,:;-—*#|1234567890", max_size=40)
LAYOUTS = st.builds(
    Layout,
    width=st.integers(40, 120),
    blank_lines=st.integers(0, 1),
    headings=st.booleans(),
    bold=st.booleans(),
    bullets=st.booleans(),
    indent=st.booleans(),
    page_length=st.sampled_from((0, 25, 40)),
    footer=st.sampled_from(("", "{page}", "Harbour Rules {page}", "Page {page}")),
    contents=st.booleans(),
    ending=st.sampled_from((".", "")),
)


@st.composite
def sentences(draw: st.DrawFn, known: list[str]) -> str:
    """A sentence, sometimes with a reference to a rule."""
    noun, verb, other = (
        draw(st.sampled_from(NOUNS)),
        draw(st.sampled_from(VERBS)),
        draw(st.sampled_from(NOUNS)),
    )
    if known and draw(st.integers(0, 3)) == 0:
        return f"A {noun} {verb} the {other}, as in {draw(st.sampled_from(known))}."
    return f"A {noun} {verb} the {other}."


@st.composite
def rulebooks(draw: st.DrawFn) -> dict[str, str]:
    """Numbered rules in book order: chapters, sections, rules and rules below them."""
    rules: dict[str, str] = {}
    for chapter in range(1, draw(st.integers(2, 4)) + 1):
        rules[str(chapter)] = draw(st.sampled_from(TITLES))
        for section in range(1, draw(st.integers(1, 4)) + 1):
            rules[f"{chapter}-{section}"] = draw(st.sampled_from(TITLES))
            _fill(draw, rules, f"{chapter}-{section}", depth=2)
    return rules


def _fill(draw: st.DrawFn, rules: dict[str, str], above: str, depth: int) -> None:
    for last in range(1, draw(st.integers(1, 4 if depth < 4 else 2)) + 1):
        number = f"{above}-{last}"
        known = [other for other in rules if "-" in other]
        rules[number] = " ".join(draw(st.lists(sentences(known), min_size=1, max_size=4)))
        if depth < 5 and draw(st.integers(0, 3)) == 0:
            _fill(draw, rules, number, depth + 1)


def rendered(rules: dict[str, str], layout: Layout) -> list[SourceLine]:
    """The rulebook's lines in a layout."""
    rows: list[str] = []
    if layout.contents:
        rows += [
            f"{number}. {title} ........ {page}" for page, (number, title) in enumerate(chapters(rules), 1)
        ]
    for number, text in rules.items():
        rows += printed(number, text, layout)
    # A line that stands at the foot of one or two pages cannot be told from text.
    footed = bool(layout.footer) and len(rows) > 4 * layout.page_length
    found: list[SourceLine] = []
    for place, row in enumerate(rows):
        page = place // layout.page_length + 1 if layout.page_length else None
        if page and place and place % layout.page_length == 0 and footed:
            found.append(SourceLine(len(found) + 1, page - 1, layout.footer.format(page=page - 1)))
        found.append(SourceLine(len(found) + 1, page, row))
    return found


def chapters(rules: dict[str, str]) -> list[tuple[str, str]]:
    return [(number, title) for number, title in rules.items() if "-" not in number]


def printed(number: str, text: str, layout: Layout) -> list[str]:
    depth = number.count("-")
    # A chapter's number is told from a figure only by its dot.
    dot = layout.ending if depth else "."
    shown = f"**{number}{dot}** {text}" if layout.bold else f"{number}{dot} {text}"
    if layout.headings and depth < 2:
        return ["", f"{'#' * (depth + 1)} {shown}", ""]
    prefix = "- " if layout.bullets else ""
    wrapped = textwrap.wrap(prefix + shown, layout.width, break_on_hyphens=False, break_long_words=False)
    margin = "  " * depth if layout.indent else ""
    return [*(margin + row for row in wrapped), *[""] * layout.blank_lines]


@settings(max_examples=60, deadline=None)
@given(rules=rulebooks(), layout=LAYOUTS)
def test_a_rulebook_in_any_layout_is_read_back(rules: dict[str, str], layout: Layout) -> None:
    imported = import_lines(rendered(rules, layout))
    assert {rule.number: rule.text for rule in imported.rules} == rules
    assert [repair.what for repair in imported.repairs] == []


@settings(max_examples=30, deadline=None)
@given(rules=rulebooks(), layout=LAYOUTS, noise=st.lists(NOISE, max_size=5), data=st.data())
def test_no_line_is_dropped(
    rules: dict[str, str], layout: Layout, noise: list[str], data: st.DataObject
) -> None:
    """Whatever else stands between the rules, its letters come out again: in a rule or set aside."""
    rows = [line.text for line in rendered(rules, layout)]
    for stray in noise:
        rows.insert(data.draw(st.integers(0, len(rows))), stray)
    imported = import_lines(SourceLine(place, None, row) for place, row in enumerate(rows, start=1))
    out = "".join((*(rule.text for rule in imported.rules), *(line.text for line in imported.unplaced)))
    assert sorted(only_letters("".join(rows))) == sorted(only_letters(out))


def only_letters(text: str) -> str:
    return "".join(char for char in text if char.isalpha())
