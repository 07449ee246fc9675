"""Every card text on the page about the card language is read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from ruleproof.suite.reference.one_piece.language import read_card_text

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "card-language.md").read_text(encoding="utf-8")
EXAMPLES = [
    line
    for block in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
    for line in ([block] if "•" in block else block.splitlines())
]


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_example_is_read(text: str) -> None:
    assert read_card_text(text).abilities


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) > 20
