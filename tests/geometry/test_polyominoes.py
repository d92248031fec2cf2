"""Polyominoes of a size: the counts of the encyclopedia of integer sequences are the oracle."""

from __future__ import annotations

import pytest

from quiltsmith.geometry.polyominoes import (
    LARGEST_SIZE,
    fixed_polyominoes,
    free_polyominoes,
    one_sided_polyominoes,
)

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
