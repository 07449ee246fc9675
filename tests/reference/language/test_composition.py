"""Parts compose: a text made of any known parts is read, and nothing that it says is lost."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import fields, is_dataclass
from enum import Enum

from hypothesis import given, settings
from hypothesis import strategies as st
from ruleproof.suite.reference.one_piece.language import read_card_text, text_nodes
from ruleproof.suite.reference.one_piece.language import tree as t

NAMES = st.sampled_from(["Gatekeeper", "Lighthouse", "Ash & Ember", "Twin (Elder)", 'Old "Salt" Ben'])
TYPES = st.sampled_from(["Tide", "Ember Guild", "The Seven Bells"])
SMALL = st.integers(0, 12)
POWERS = st.integers(0, 12).map(lambda thousands: thousands * 1000)


def phrase(*parts: st.SearchStrategy[str] | str) -> st.SearchStrategy[str]:
    """Parts one after the other, with one blank between those that are not empty."""
    each = [st.just(part) if isinstance(part, str) else part for part in parts]
    return st.tuples(*each).map(lambda words: " ".join(word for word in words if word))


def maybe(part: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.just("") | part


adjectives = phrase(
    maybe(st.sampled_from(["active", "rested"])),
    maybe(st.sampled_from(["red", "green", "blue", "purple", "black", "yellow"])),
    maybe(
        TYPES.map("{{{}}} type".format) | st.tuples(TYPES, TYPES).map("{{{0[0]}}} or {{{0[1]}}} type".format)
    ),
    maybe(NAMES.map("[{}]".format)),
)
limits = st.one_of(
    SMALL.map("a cost of {}".format),
    SMALL.map("a cost of {} or less".format),
    SMALL.map("a base cost of {} or more".format),
    POWERS.map("{} power or less".format),
    POWERS.map("{} base power or more".format),
    TYPES.map('a type including "{}"'.format),
    st.sampled_from(["a [Trigger]", "no base effect"]),
)
tails = phrase(
    maybe(limits.map("with {}".format) | st.tuples(limits, limits).map("with {0[0]} and {0[1]}".format)),
    maybe(NAMES.map("other than [{}]".format) | st.just("other than this Character")),
)
on_field = phrase(st.sampled_from(["your", "your opponent's"]), adjectives, "Characters", tails)
amounts = SMALL.map("up to {} of".format) | SMALL.map("{} of".format) | st.just("all of")
targets = st.just("this Character") | phrase(amounts, on_field)
elsewhere = phrase(
    SMALL.map("up to {}".format),
    adjectives,
    "Character card",
    tails,
    st.sampled_from(["from your hand", "from your trash", "from your hand or trash"]),
)
durations = st.sampled_from(
    [
        "during this turn",
        "during this battle",
        "until the start of your next turn",
        "until the end of your opponent's next turn",
    ]
)
actions = st.one_of(
    SMALL.map("draw {} cards".format),
    phrase(st.sampled_from(["K.O.", "rest", "trash"]), targets),
    phrase("set", targets, "as active"),
    phrase("return", targets, "to the owner's hand"),
    phrase("place", targets, "at the bottom of the owner's deck"),
    phrase("play", elsewhere, maybe(st.just("rested"))),
    phrase("add", elsewhere, "to your hand"),
    phrase(targets, "gains", POWERS.map("+{} power".format), durations),
    phrase(targets, "gains [Rush] and", SMALL.map("+{} cost".format), durations),
    phrase("give", targets, POWERS.map("−{} power".format), durations),
    phrase(targets, "cannot attack", durations),
    phrase("add up to", SMALL.map("{} DON!! cards from your DON!! deck and rest them".format)),
)
conditions = st.one_of(
    SMALL.map("you have {} or less Life cards".format),
    SMALL.map("your opponent has {} or more cards in their hand".format),
    TYPES.map("your Leader has the {{{}}} type".format),
    NAMES.map("your Leader is [{}]".format),
    NAMES.map("you don't have [{}]".format),
    phrase("you have a", adjectives, "Character", tails),
)


def sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


clauses = st.one_of(
    actions,
    st.tuples(conditions, actions).map("if {0[0]}, {0[1]}".format),
    st.tuples(conditions, conditions, actions).map("if {0[0]} and {0[1]}, {0[2]}".format),
    actions.map("you may {}".format).filter(lambda words: "gains" not in words and "cannot" not in words),
)
bodies = st.lists(clauses, min_size=1, max_size=3).map(
    lambda parts: " ".join([sentence(parts[0]), *(f"Then, {part}." for part in parts[1:])])
)
tags = phrase(
    maybe(SMALL.map("[DON!! x{}]".format)),
    st.sampled_from(
        ["[On Play]", "[When Attacking]", "[Activate: Main]", "[On Play]/[On K.O.]", "[Counter]"]
    ),
    maybe(st.just("[Once Per Turn]")),
)
costs = st.one_of(
    SMALL.map("DON!! −{}: ".format),
    st.sampled_from(["", "③: ", "You may rest this Character: ", "② You may trash 1 card from your hand: "]),
)
texts = st.tuples(tags, costs, bodies).map("{0[0]} {0[1]}{0[2]}".format)


# The first text builds the parser, so no deadline; the same texts every time.
@settings(deadline=None, derandomize=True, max_examples=200)
@given(st.lists(texts, min_size=1, max_size=2).map("\n".join))
def test_what_is_composed_is_read_and_nothing_is_lost(text: str) -> None:
    read = read_card_text(text)
    assert said_by(text) - told_by(read) == Counter()
    assert text_nodes(read)


def said_by(text: str) -> Counter[int | str]:
    """Every number, name and type in a text."""
    plain = re.sub(r'\[(?!DON)[^\]]*\]|\{[^}]*\}|with a type including "[^"]*"', " ", text)
    numbers = Counter[int | str](int(digits) for digits in re.findall(r"\d+", plain))
    signs = Counter[int | str]("①②③④⑤⑥⑦⑧⑨".index(sign) + 1 for sign in re.findall("[①-⑨]", plain))
    tags_left_out = "DON!! x|Once Per Turn|Rush|Trigger"
    names = re.findall(rf"\[((?!{tags_left_out})[^\]]*)\]", text)
    types = re.findall(r"\{([^}]*)\}", text) + re.findall(r'including "([^"]*)"', text)
    return numbers + signs + Counter[int | str](names) + Counter[int | str](types)


def told_by(node: object) -> Counter[int | str]:
    """Every number and word in a tree."""
    match node:
        case Enum():
            return Counter([str(node.value)])
        case bool() | None:
            return Counter()
        case int():
            return Counter([abs(node)])
        case str():
            return Counter([node])
        case tuple() | frozenset():
            return sum((told_by(part) for part in node), Counter())
        case t.Ability():
            return sum(
                (told_by(getattr(node, each.name)) for each in fields(node) if each.name != "number"),
                Counter(),
            )
    assert is_dataclass(node)
    return sum((told_by(getattr(node, each.name)) for each in fields(node)), Counter())
