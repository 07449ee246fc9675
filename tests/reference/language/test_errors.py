"""Text that cannot be read is refused with the place and the words, never skipped. All cards are invented."""

from __future__ import annotations

import pytest
from ruleproof.suite.reference.one_piece.cards import UnreadableText, define
from ruleproof.suite.reference.one_piece.editions import NEWEST
from ruleproof.suite.reference.one_piece.language import CardTextError, read_card_text


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("[On Play] Dance.", 1, 11, "Dance."),
        (
            "[On Play] Draw 1 card and dance with your opponent until dawn.",
            1,
            27,
            "dance with your opponent until dawn.",
        ),
        ("[Blocker]\n[On Play] Draw 1 card.\n[On Play] Sing.", 3, 11, "Sing."),
        ("[On Play] Draw 1 card", 1, 22, "the end of the text"),
        ("[On Play] Draw 1 card (or 2).", 1, 23, "(or 2)."),
        ("[Trigger] Draw 1 card. (Then sing it.)", 1, 25, "Then sing it.)"),
        ("[On Play] DON!! −1 (Give it back.): Draw 1 card. (Sing it.)", 1, 51, "Sing it.)"),
        ("[Once] Draw 1 card.", 1, 8, "Draw 1 card."),
        ("[On Play] Draw 1 card. Draw", 1, 28, "the end of the text"),
        ("[Blocker]\n[On Play] Draw 1 Leader.", 2, 11, "Draw 1 Leader."),
        ("[Blocker]\n\n(Sing it.)", 3, 2, "Sing it.)"),
    ],
)
def test_place_and_words(text: str, line: int, column: int, words: str) -> None:
    with pytest.raises(CardTextError) as caught:
        read_card_text(text)
    assert (caught.value.line, caught.value.column, caught.value.words) == (line, column, words)
    assert f"line {line}, column {column}" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Draw 1 card.", "no timing says when"),
        ("[On Play] If this Character would be K.O.'d, draw 1 card.", "needs both 'would' and 'instead'"),
        ("[On Play] Draw 1 card instead.", "needs both 'would' and 'instead'"),
        ("[On Play] It gains +1000 power during this turn.", "no card was spoken of"),
        ("[On Play] Trash the rest.", "nothing was looked at"),
        ("[On Play] Play up to 1 of your Characters.", "on the field already"),
        ("[On Play] K.O. up to 1 card from your hand.", "on the field only"),
        ("[On Play] Trash cards from your hand.", "how many cards"),
        ("[On Play] Trash up to 1 your Characters.", "without 'of'"),
        ("[On Play] Trash cards from the top of your deck.", "how many cards"),
        ("[On Play] Look at 3 Leader cards from the top of your deck.", "cannot be described further"),
        (
            "[On Play] Rest all of your Characters with a total power of 4000 or less.",
            "limit on cards together",
        ),
        ("[On Play] Return up to 1 DON!! card from your field to your DON!! deck.", "not simply returned"),
        (
            "[On Play] Return 1 DON!! card from your field to your DON!! deck or to your hand.",
            "not simply returned",
        ),
        ("[On Play] Trash 1 card from the top of your deck or Event.", "cannot be described further"),
        ("When up to 1 Character is K.O.'d, draw 1 card.", "a number of cards in an event"),
        ("[On Play] [Blocker]", "a keyword effect at a time"),
        ("[Main] This Character gains [Rush] during this turn for every 2 of your Characters.", "for every"),
        ("[Main] When a Character is K.O.'d, draw 1 card.", "comes beside a timing"),
        ("[On Play] Draw 1 Leader.", "other than a number of cards"),
        ("[On Play] Choose one:\n• Draw 1 card.", "single option"),
        ("[On Play] Give up to 1 Character to your Leader.", "DON!! cards only"),
        ("[On Play] Trash 1 card from your hand or 2 cards from your trash.", "different numbers"),
    ],
)
def test_words_that_make_no_sense_together(text: str, why: str) -> None:
    with pytest.raises(CardTextError, match=why):
        read_card_text(text)


def test_a_card_with_unreadable_text_is_refused() -> None:
    with pytest.raises(UnreadableText, match=r"'Dancer'.*line 1, column 11.*'Dance\.'"):
        define("Dancer", {}, "[On Play] Dance.", NEWEST)


def test_text_that_can_be_carried_out_defines_a_card() -> None:
    text = (
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 11 or less. Then, draw 1 card."
    )
    assert len(define("Hunter", {}, text, NEWEST).abilities[0].steps) == 2
