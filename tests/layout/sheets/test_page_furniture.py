"""Marks and fold lines stay clear of the words in the footer."""

from __future__ import annotations

from itertools import chain

import pytest

from quiltsmith.layout.scoring_aid.scoring_aid_document import scoring_aid_document
from quiltsmith.layout.sheets.imposition import Leaf, impose_sheets, with_footers
from quiltsmith.layout.sheets.sheet_arrangement import Marks, SheetPlan
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Page, Path, Symbol, Tagged
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.print_style import text
from tests.layout.samples import LANGUAGES, doodle, style
from tests.layout.tidy import assert_tidy, words_of


def front(plan: SheetPlan, paper: str) -> Page:
    face = Symbol("face", plan.width, plan.height, ())
    look = style("paper", "de", paper)
    return with_footers(impose_sheets([Leaf(face, face, "card")] * 60, plan, look), look, "Wiese · mini")[0]


def straight_lines(page: Page) -> list[Box]:
    """Give the room that marks, fold lines and the ruler take, line by line."""
    found = []
    drawn = [item.items if isinstance(item, Tagged) else (item,) for item in page.items]
    for item in chain.from_iterable(drawn):
        if isinstance(item, Path) and item.stroke is not None:
            points = [segment[1:] for segment in item.segments]
            for (x1, y1), (x2, y2) in zip(points[::2], points[1::2], strict=True):
                found.append(Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)))
    return found


@pytest.mark.parametrize("marks", ["edges", "full", "corners"])
@pytest.mark.parametrize("duplex", ["long", "gutterfold"])
@pytest.mark.parametrize("size", [(44, 63), (30, 30), (30, 40), (63, 88)])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_no_line_touches_a_word(paper: str, size: tuple[float, float], duplex: str, marks: Marks) -> None:
    page = front(SheetPlan(*size, marks=marks, duplex="long" if duplex == "long" else "gutterfold"), paper)
    lines = straight_lines(page)
    words = [placed for placed in placed_texts(page) if placed.text.text != "hier falten"]
    assert len(lines) > 4
    assert len(words) >= 2
    for placed in words:
        assert not any(line.inset(-0.3).overlaps(placed.box) for line in lines), placed.text.text


def footer_page(paper: str, job: str, language: str = "en", *, has_ruler: bool = True) -> Page:
    look = style("paper", language, paper)
    blank = Page(look.paper.width, look.paper.height, (), "")
    return with_footers([blank], look, job, 12, 120, has_ruler=has_ruler)[0]


@pytest.mark.parametrize(
    ("paper", "length", "numbers"),
    [
        ("a4", 50.0, ["0", "1", "2", "3", "4", "5 cm"]),
        ("a5", 50.0, ["0", "1", "2", "3", "4", "5 cm"]),
        ("100x150mm", 20.0, ["0", "1", "2 cm"]),
        ("letter", 50.8, ["0", "1", "2 in"]),
        ("legal", 50.8, ["0", "1", "2 in"]),
    ],
)
def test_the_ruler_has_numbers_in_the_units_of_its_paper(paper: str, length: float, numbers: list[str]) -> None:
    page = footer_page(paper, "Meadow")
    assert max(line.width for line in straight_lines(page)) == pytest.approx(length)
    texts = [placed.text.text for placed in placed_texts(page)]
    assert texts[: len(numbers)] == numbers
    assert_tidy(page)


@pytest.mark.parametrize("has_ruler", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter", "a5", "100x150mm"])
@pytest.mark.parametrize("length", [1, 5, 12])
def test_the_number_of_a_page_is_never_broken(length: int, paper: str, language: str, has_ruler: bool) -> None:
    page = footer_page(paper, "Das große Flickwerk " * length, language, has_ruler=has_ruler)
    number = text(language, "page-of", page=12, pages=120).replace("\N{NO-BREAK SPACE}", " ")
    texts = [placed.text.text.replace("\xa0", " ") for placed in placed_texts(page)]
    assert sum(number in shown for shown in texts) == 1
    assert_tidy(page)


def test_pages_that_are_only_read_have_no_ruler() -> None:
    page = footer_page("a4", "Meadow", has_ruler=False)
    assert straight_lines(page) == []
    aid = scoring_aid_document(doodle(), style()).pages[0]
    assert "5 cm" not in words_of(aid)
    assert "5 cm" in words_of(footer_page("a4", "Meadow"))
