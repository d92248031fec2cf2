"""Lengths and sizes: units, bare numbers, and what is neither."""

from __future__ import annotations

import pytest

from quiltsmith.style.card_size import parse_card_size
from quiltsmith.style.lengths import LengthError, parse_length, read_size
from quiltsmith.style.paper import parse_paper


@pytest.mark.parametrize(
    ("text", "mm"),
    [("3", 3), ("3mm", 3), ("0.5cm", 5), (".125in", 3.175), (" 1 IN ", 25.4), ("-0.5mm", -0.5), ("2.", 2)],
)
def test_units(text: str, mm: float) -> None:
    assert parse_length(text) == pytest.approx(mm)


@pytest.mark.parametrize("text", ["", "mm", "3 miles", "3,5", "1e3", "nan", "12345", "3mm4", "٣"])
def test_what_is_no_length(text: str) -> None:
    with pytest.raises(LengthError, match="is no length; write for example 3mm"):
        parse_length(text)


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("63x88", (63, 88)),
        ("63x88mm", (63, 88)),
        ("6.3 x 8.8 cm", (63, 88)),
        ("2.5x3.5in", (63.5, 88.9)),
        ("2.5in×88mm", (63.5, 88)),
        ("63mm", None),
        ("axb", None),
    ],
)
def test_sizes(text: str, size: tuple[float, float] | None) -> None:
    assert read_size(text) == (None if size is None else pytest.approx(size))


def test_papers_and_cards_take_inches() -> None:
    paper, card = parse_paper("5.5x8.5in"), parse_card_size("2.5X3.5IN")
    assert (paper.width, paper.height) == pytest.approx((139.7, 215.9))
    assert (card.width, card.height) == pytest.approx((63.5, 88.9))
