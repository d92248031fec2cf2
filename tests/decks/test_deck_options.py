"""Wishes for a deck: reading them, and taking them from another deck."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.decks.deck_options import (
    BoundingBox,
    DeckOptions,
    parse_box,
    parse_share,
    parse_sizes,
    sizes_text,
    spread,
)
from quiltsmith.decks.deck_reader import find_deck, load_deck
from quiltsmith.errors import QuiltsmithError


def test_sizes_are_read_and_written_smallest_first() -> None:
    assert parse_sizes("4:8, 3:4,6:0") == {3: 4, 4: 8}
    assert sizes_text(parse_sizes("4:8,3:4")) == "3:4,4:8"


@pytest.mark.parametrize(
    ("text", "share"),
    [
        ("40%", Fraction(2, 5)),
        ("37.5 %", Fraction(3, 8)),
        ("0", 0),
        ("0.4", Fraction(2, 5)),
        ("1", 1),
        ("100%", 1),
    ],
)
def test_shares_are_exact(text: str, share: Fraction) -> None:
    assert parse_share(text) == share


@pytest.mark.parametrize("text", ["5x4", "5X4", "5×4", " 5 x 4 "])
def test_boxes_are_read(text: str) -> None:
    assert parse_box(text) == BoundingBox(5, 4)


@pytest.mark.parametrize(
    ("parse", "text", "message"),
    [
        (parse_sizes, "3:4,4", "`4` is not a size with its number of cards; write for example 3:4,4:8"),
        (parse_sizes, "", "`` is not a size with its number of cards; write for example 3:4,4:8"),
        (parse_sizes, "3:4,3:1", "size 3 stands twice in `3:4,3:1`; write it once, with the sum"),
        (
            parse_sizes,
            "11:1",
            (
                "a generated patch has 1 to 10 spaces, not 11: all shapes of a size are listed "
                "before some are drawn, and beyond 10 there are too many"
            ),
        ),
        (parse_share, "101%", "`101%` is not a share; write for example 40% or 0.4"),
        (parse_share, "-4%", "`-4%` is not a share; write for example 40% or 0.4"),
        (parse_share, "40", "`40` is not a share; write for example 40% or 0.4"),
        (parse_box, "5", "`5` is not a box with sides from 1 to 30; write for example 5x4"),
        (parse_box, "0x4", "`0x4` is not a box with sides from 1 to 30; write for example 5x4"),
    ],
)
def test_what_makes_no_sense_is_explained(parse: Callable[[str], object], text: str, message: str) -> None:
    with pytest.raises(QuiltsmithError) as refused:
        parse(text)
    assert str(refused.value) == message


@given(st.text(max_size=12), st.sampled_from([parse_sizes, parse_share, parse_box]))
def test_any_text_is_read_or_refused(text: str, parse: Callable[[str], object]) -> None:
    try:
        message = f"write {parse(text)}"
    except QuiltsmithError as refused:
        message = str(refused)
    assert re.search("write|too many", message), "a refusal says what to write instead"


def test_counts_must_agree() -> None:
    with pytest.raises(QuiltsmithError) as refused:
        DeckOptions(cards=30, sizes={3: 4, 4: 8})
    assert str(refused.value) == (
        "the sizes 3:4,4:8 add up to 12 cards, but 30 are asked for; "
        "change a count, or leave out the number of cards"
    )


@pytest.mark.parametrize(
    ("cards", "starts", "message"),
    [
        (0, None, "a deck has 1 to 500 patch cards, not 0"),
        (501, None, "a deck has 1 to 500 patch cards, not 501"),
        (None, -1, "a deck has 0 to 500 start cards, not -1"),
    ],
)
def test_counts_out_of_range_are_refused(cards: int | None, starts: int | None, message: str) -> None:
    with pytest.raises(QuiltsmithError, match=message):
        DeckOptions(cards=cards, starts=starts)


def test_no_card_at_all_is_refused() -> None:
    with pytest.raises(QuiltsmithError, match="the sizes add up to 0"):
        DeckOptions(sizes=parse_sizes("3:0"))


def test_cards_are_shared_out_in_proportion() -> None:
    assert spread(15, {3: 4, 4: 8, 5: 10, 6: 8}) == {3: 2, 4: 4, 5: 5, 6: 4}
    assert spread(10, {3: 4, 4: 8, 5: 10}, {3: 1, 4: 5, 5: 9}) == {3: 1, 4: 4, 5: 5}


def test_a_deck_to_be_like_fills_in_what_is_open() -> None:
    wishes = DeckOptions().like(_classic())
    assert wishes.sizes == {2: 1, 3: 3, 4: 7, 5: 9, 6: 10, 7: 2, 8: 1}
    assert wishes.chiral == Fraction(13, 33)
    assert wishes.starts is None, "a patchwork deck does not say how many start cards a doodle deck has"


def test_given_wishes_go_before_those_of_a_deck() -> None:
    given_wishes = DeckOptions(starts=3, sizes={5: 4}, chiral=Fraction(1, 2), cuttable=True)
    assert given_wishes.like(_classic()) == given_wishes


def test_the_sizes_of_a_deck_are_scaled() -> None:
    sizes = DeckOptions(cards=66).like(_classic()).sizes
    assert sizes == {2: 2, 3: 6, 4: 14, 5: 18, 6: 20, 7: 4, 8: 2}


def test_a_deck_without_cards_is_no_model() -> None:
    with pytest.raises(QuiltsmithError, match="the deck classic has no patch cards to be like"):
        DeckOptions().like(replace(_classic(), cards=()))


def _classic() -> Deck:
    path = find_deck("classic")
    assert path is not None
    deck, _ = load_deck(path)
    assert deck is not None
    return deck
