"""The shapes from which decks are drawn."""

from __future__ import annotations

import pytest

from quiltsmith.decks.deck_options import BoundingBox
from quiltsmith.decks.shape_pool import (
    LARGEST_SIZE,
    fixed_polyominoes,
    free_polyominoes,
    one_sided_polyominoes,
    shape_pool,
)
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


FREE = [1, 1, 2, 5, 12, 35, 108, 369, 1285, 4655]
ONE_SIDED = [1, 1, 2, 7, 18, 60, 196, 704]
FIXED = [1, 2, 6, 19, 63, 216, 760, 2725]


@pytest.mark.parametrize(("size", "count"), list(enumerate(FREE, 1)))
def test_free_polyominoes_are_as_many_as_in_a000105(size: int, count: int) -> None:
    assert len(free_polyominoes(size)) == count


@pytest.mark.parametrize(("size", "count"), list(enumerate(ONE_SIDED, 1)))
def test_one_sided_polyominoes_are_as_many_as_in_a000988(size: int, count: int) -> None:
    assert len(one_sided_polyominoes(size)) == count


@pytest.mark.parametrize(("size", "count"), list(enumerate(FIXED, 1)))
def test_fixed_polyominoes_are_as_many_as_in_a001168(size: int, count: int) -> None:
    assert len(fixed_polyominoes(size)) == count


@pytest.mark.parametrize("size", range(1, 8))
def test_each_is_a_connected_shape_of_the_size_listed_once_and_sorted(size: int) -> None:
    for listed in (free_polyominoes(size), one_sided_polyominoes(size), fixed_polyominoes(size)):
        assert list(listed) == sorted(set(listed))
        assert all(shape.size == size and shape.is_connected() for shape in listed)


def test_the_five_tetrominoes() -> None:
    assert {str(shape) for shape in free_polyominoes(4)} == {
        "#/#/#/#",
        "##/##",
        "##/#./#.",
        "#./##/#.",
        "#./##/.#",
    }


def test_free_ones_are_canonical_and_chiral_ones_make_up_the_difference() -> None:
    for size in range(1, 9):
        free = free_polyominoes(size)
        assert all(shape == shape.canonical() for shape in free)
        assert ONE_SIDED[size - 1] - FREE[size - 1] == sum(shape.is_chiral() for shape in free)


def test_holes_begin_at_seven_cells_and_are_as_many_as_in_a001419() -> None:
    assert [sum(shape.holes() > 0 for shape in free_polyominoes(size)) for size in range(5, 10)] == [
        0,
        0,
        1,
        6,
        37,
    ]


@pytest.mark.parametrize("size", [-1, 0, LARGEST_SIZE + 1])
def test_other_sizes_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"for 1 to {LARGEST_SIZE} cells, not {size}"):
        free_polyominoes(size)
