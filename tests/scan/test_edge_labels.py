"""Names beside a board tell which way up it lies, and how many columns and rows it has."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from scan.layouts import Layout, printed

from quiltsmith.scan.board_finder import GridLines
from quiltsmith.scan.edge_labels import letters_above, letters_below, numbers_beside
from quiltsmith.scan.photo_geometry import BoardPlace, Picture, darkness


def flat_sheet(layout: Layout) -> tuple[Picture, BoardPlace]:
    """Give how dark a printed sheet is, and where its board is."""
    sheet = printed(layout)
    right, bottom = sheet.left + sheet.columns * sheet.space, sheet.top + sheet.rows * sheet.space
    place = BoardPlace(((sheet.left, sheet.top), (right, sheet.top), (right, bottom), (sheet.left, bottom)))
    return darkness(np.asarray(cv2.cvtColor(sheet.picture, cv2.COLOR_BGR2GRAY))), place


@pytest.mark.parametrize("layout", [Layout(), Layout("tall", up=2), Layout(rows=8, columns=10, theme="paper")])
def test_names_are_seen_the_right_way_up_only(layout: Layout) -> None:
    dark, place = flat_sheet(layout)
    seen = [
        letters_above(dark, place.beginning_at(first), layout.columns).together(
            numbers_beside(dark, place.beginning_at(first), layout.rows)
        )
        for first in range(4)
    ]
    assert seen[0] > 0.8
    assert max(seen[1:]) < seen[0] - 0.2


def test_a_part_of_a_board_is_not_taken_for_a_smaller_one() -> None:
    dark, place = flat_sheet(Layout())
    (left, top), (right, _), (_, bottom), _ = place.corners
    part = left + (right - left) * 7 / 9
    smaller = BoardPlace(((left, top), (part, top), (part, bottom), (left, bottom)))
    assert letters_above(dark, smaller, 7).likeness == 0.0


def test_lines_tell_how_many_spaces_there_are() -> None:
    dark, place = flat_sheet(Layout(rows=8, columns=10, theme="paper"))
    lines = GridLines(dark, place)
    assert lines.likely(0)[:2] == [9, 10]
    assert lines.likely(1)[:2] == [9, 8]


def test_some_names_may_be_hidden_but_not_many() -> None:
    dark, place = flat_sheet(Layout())
    (left, top), (right, _) = place.corners[:2]
    space = (right - left) / 9
    for hidden, is_seen in ((2, True), (3, False)):
        covered = dark.copy()
        covered[: round(top) - 1, round(right - hidden * space) :] = 0.0
        assert (letters_above(covered, place, 9).likeness > 0.6) == is_seen


def test_letters_are_told_from_what_is_as_dark_as_they_are() -> None:
    dark, place = flat_sheet(Layout())
    assert letters_above(dark, place, 9).distinct > 0.1
    (left, top), (right, _) = place.corners[:2]
    space = (right - left) / 9
    first = dark[: round(top) - 1, round(left) : round(left) + round(space)]
    same = dark.copy()
    for column in range(9):
        start = round(left + column * space)
        same[: round(top) - 1, start : start + first.shape[1]] = cv2.GaussianBlur(first, (0, 0), space / 16)
    assert letters_above(same, place, 9).distinct < 0.02
    assert letters_below(dark, place, 9).likeness < 0.5


def test_grain_counts_less_when_names_are_looked_at_softly() -> None:
    dark, place = flat_sheet(Layout())
    grainy = (dark + np.random.default_rng(1).normal(0, 0.45, dark.shape)).astype(np.float32)
    sharp, soft = (letters_above(grainy, place, 9, softness).likeness for softness in (0.0, 0.8))
    assert sharp < soft - 0.1
    turned = letters_above(grainy, place.beginning_at(2), 9, 0.8).likeness
    assert turned < soft - 0.2


def test_what_is_less_like_names_than_it_has_to_be_counts_as_nothing() -> None:
    dark, place = flat_sheet(Layout())
    whole = letters_above(dark, place, 9)
    enough, too_little = (letters_above(dark, place, 9, least=whole.likeness + off) for off in (-0.01, 0.01))
    assert (enough.likeness, enough.distinct) == (whole.likeness, whole.distinct)
    assert (too_little.likeness, too_little.maps.max()) == (0.0, 0.0)
    upside_down = place.beginning_at(2)
    assert letters_above(dark, upside_down, 9).maps.max() > 0.0
    assert letters_above(dark, upside_down, 9, least=0.6).maps.max() == 0.0
