from __future__ import annotations

import pytest

from quiltsmith.style.paper import PAPERS, Paper, PaperError, PaperRangeError, parse_paper


@pytest.mark.parametrize("name", PAPERS)
def test_names(name: str) -> None:
    assert parse_paper(name) is PAPERS[name]
    assert parse_paper(name.upper()) is PAPERS[name]


@pytest.mark.parametrize("text", ["200x280mm", "200X280", "200.0 × 280 mm"])
def test_sizes(text: str) -> None:
    assert parse_paper(text) == Paper("200x280mm", 200, 280)


def test_mistyped_name_gets_a_suggestion() -> None:
    with pytest.raises(PaperError, match="did you mean `letter`"):
        parse_paper("leter")


@pytest.mark.parametrize("text", ["", "b7", "x", "-20x30mm", "10x", "1e3x20", "nanxnan"])
def test_unknown_papers_are_refused(text: str) -> None:
    with pytest.raises(PaperError, match="there is no paper"):
        parse_paper(text)


@pytest.mark.parametrize("text", ["0x0mm", "10x297mm", "9999x10mm", "210x1001mm"])
def test_sizes_out_of_range_are_refused(text: str) -> None:
    with pytest.raises(PaperRangeError, match="from 30 to 1000 mm"):
        parse_paper(text)


def test_landscape() -> None:
    assert parse_paper("a4").landscape() == Paper("a4", 297, 210)
