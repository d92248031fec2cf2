"""Lengths and sizes: units, bare numbers, and what is neither."""

from __future__ import annotations

import pytest

from quiltsmith.errors import QuiltsmithError
from quiltsmith.style.sizes import (
    PAPERS,
    Paper,
    paper_titles,
    parse_card_size,
    parse_length,
    parse_paper,
    read_size,
)


@pytest.mark.parametrize(
    ("text", "mm"),
    [("3", 3), ("3mm", 3), ("0.5cm", 5), (".125in", 3.175), (" 1 IN ", 25.4), ("-0.5mm", -0.5), ("2.", 2)],
)
def test_units(text: str, mm: float) -> None:
    assert parse_length(text) == pytest.approx(mm)


@pytest.mark.parametrize("text", ["", "mm", "3 miles", "3,5", "1e3", "nan", "12345", "3mm4", "٣"])
def test_what_is_no_length(text: str) -> None:
    with pytest.raises(QuiltsmithError, match="is no length; write for example 3mm"):
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


@pytest.mark.parametrize("name", PAPERS)
def test_names(name: str) -> None:
    assert parse_paper(name) is PAPERS[name]
    assert parse_paper(name.upper()) is PAPERS[name]


@pytest.mark.parametrize("text", ["200x280mm", "200X280", "200.0 × 280 mm"])
def test_sizes_paper(text: str) -> None:
    assert parse_paper(text) == Paper("200x280mm", 200, 280)


def test_mistyped_name_gets_a_suggestion() -> None:
    with pytest.raises(QuiltsmithError, match="did you mean `letter`"):
        parse_paper("leter")


@pytest.mark.parametrize("text", ["", "b7", "x", "-20x30mm", "10x", "1e3x20", "nanxnan"])
def test_unknown_papers_are_refused(text: str) -> None:
    with pytest.raises(QuiltsmithError, match="there is no paper"):
        parse_paper(text)


@pytest.mark.parametrize("text", ["0x0mm", "10x297mm", "9999x10mm", "210x1001mm"])
def test_sizes_out_of_range_are_refused(text: str) -> None:
    with pytest.raises(QuiltsmithError, match="from 30 to 1000 mm"):
        parse_paper(text)


def test_landscape() -> None:
    assert parse_paper("a4").landscape() == Paper("a4", 297, 210)


def test_papers_are_called_what_people_call_them() -> None:
    titles = paper_titles()
    assert list(titles) == list(PAPERS)
    assert (titles["a4"], titles["letter"]) == ("A4", "Letter")
