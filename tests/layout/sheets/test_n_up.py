"""Several sheets on a page."""

from __future__ import annotations

import pytest

from quiltsmith.errors import QuiltsmithError
from quiltsmith.layout.sheets.n_up import UPS, divide
from quiltsmith.layout.sheets.page_furniture import UNPRINTABLE
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Path
from quiltsmith.scene.paths import bounds
from quiltsmith.style.sizes import PAPERS, Paper
from tests.layout.samples import style


@pytest.mark.parametrize("up", UPS)
@pytest.mark.parametrize("is_wide", [False, True])
@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
def test_slots_fill_the_page_the_right_way_up(up: int, is_wide: bool, paper: Paper) -> None:
    n_up = divide(paper, up, is_wide)
    places = list(n_up.places())
    assert len(places) == n_up.count == up
    assert sum(place.width * place.height for place in places) == pytest.approx(paper.width * paper.height)
    assert (n_up.slot.width > n_up.slot.height) == is_wide
    assert not any(one.overlaps(other) for one in places for other in places if one is not other)


def test_two_on_a4_are_of_the_size_of_a5() -> None:
    slot = divide(PAPERS["a4"], 2, True).slot
    assert (slot.width, slot.height) == (210, 148.5)


def test_backs_are_mirrored_sideways() -> None:
    n_up = divide(PAPERS["a4"], 4, True)
    for front, back in zip(n_up.places(), n_up.places(is_mirrored=True), strict=True):
        assert front.x + back.right == pytest.approx(n_up.paper.width)
        assert front.y == back.y


@pytest.mark.parametrize("up", UPS)
def test_marks_point_at_the_cuts_and_can_be_printed(up: int) -> None:
    n_up = divide(PAPERS["a4"], up, True)
    marks = [item for item in n_up.marks(style().theme) if isinstance(item, Path)]
    assert len(marks) == (up > 1)
    printable = Box(0, 0, n_up.paper.width, n_up.paper.height).inset(UNPRINTABLE)
    assert all(printable.holds(bounds(mark)) for mark in marks)


def test_paper_may_stay_as_it_is() -> None:
    wide = PAPERS["a4"].landscape()
    assert divide(wide, 1, None).slot.width == 297
    assert divide(PAPERS["a4"], 1, None).slot.width == 210


def test_three_on_a_page_are_refused() -> None:
    with pytest.raises(QuiltsmithError, match="3 sheets on a page are not possible"):
        divide(PAPERS["a4"], 3, True)
