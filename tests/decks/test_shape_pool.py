"""The shapes from which decks are drawn."""

from __future__ import annotations

import pytest

from quiltsmith.decks.shape_pool import shape_pool
from quiltsmith.decks.wishes import BoundingBox
from quiltsmith.geometry.board import Board

BOARD = Board(9, 9)


@pytest.mark.parametrize(
    ("size", "chiral", "others"), [(1, 0, 1), (2, 0, 1), (3, 0, 2), (4, 2, 3), (5, 6, 6), (6, 25, 10), (7, 88, 19)]
)
def test_all_shapes_but_those_with_holes_are_there(size: int, chiral: int, others: int) -> None:
    pool = shape_pool(size, BOARD)
    assert (len(pool.chiral), len(pool.others)) == (chiral, others)
    assert all(shape.is_chiral() for shape in pool.chiral)
    assert not any(shape.holes() for shape in pool.shapes)


def test_a_box_counts_lying_and_standing() -> None:
    assert shape_pool(4, BOARD, BoundingBox(2, 3)) == shape_pool(4, BOARD, BoundingBox(3, 2))
    assert sorted(map(str, shape_pool(4, BOARD, BoundingBox(2, 3)).shapes)) == [
        "##/##",
        "##/#./#.",
        "#./##/#.",
        "#./##/.#",
    ]


def test_what_does_not_fit_the_board_is_left_out() -> None:
    assert [str(shape) for shape in shape_pool(4, Board(4, 1)).shapes] == ["#/#/#/#"]


def test_only_a_single_space_cannot_be_cut_among_small_patches() -> None:
    assert shape_pool(1, BOARD, cuttable=True).shapes == ()
    assert shape_pool(5, BOARD, cuttable=True) == shape_pool(5, BOARD)
