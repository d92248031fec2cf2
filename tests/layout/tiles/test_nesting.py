"""Nesting: every patch once, nothing overlaps, nothing is turned over, few pages, always the same."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltsmith.decks.shape_pool import free_polyominoes
from quiltsmith.errors import QuiltsmithError
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.tiles.nesting import Nested, fewest_pages, nest, nest_around
from tests.layout.samples import deck

POOL = [turned for size in range(1, 7) for shape in free_polyominoes(size) for turned in shape.orientations()]
SHAPES = st.lists(st.sampled_from(POOL), min_size=1, max_size=9)


def classic() -> list[Shape]:
    return [card.shape for card in deck().cards]


def check(placed: tuple[Nested, ...], shapes: list[Shape], rows: int, columns: int) -> None:
    assert sorted(nested.number for nested in placed) == list(range(len(shapes)))
    taken: set[tuple[int, int, int]] = set()
    for nested in placed:
        assert nested.shape in shapes[nested.number].rotations()
        for row, column in nested.shape.cells:
            place = nested.page, nested.row + row, nested.column + column
            assert 0 <= place[1] < rows
            assert 0 <= place[2] < columns
            assert place not in taken
            taken.add(place)


@settings(max_examples=30)
@given(SHAPES, st.integers(6, 12), st.integers(6, 12))
def test_any_shapes_are_placed_once_and_never_turned_over(shapes: list[Shape], rows: int, columns: int) -> None:
    placed = nest(shapes, rows, columns)
    check(placed, shapes, rows, columns)
    used = {nested.page for nested in placed}
    assert used == set(range(len(used)))


@pytest.mark.parametrize(
    ("rows", "columns", "pages"),
    [(14, 10, 2), (13, 10, 2), (20, 14, 1), (11, 8, 2), (12, 7, 2), (10, 6, 3), (21, 8, 1), (9, 6, 4)],
)
def test_the_classic_patches_take_no_page_more_than_their_cells(rows: int, columns: int, pages: int) -> None:
    placed = nest(classic(), rows, columns)
    check(placed, classic(), rows, columns)
    assert 1 + max(nested.page for nested in placed) == pages == fewest_pages(classic(), rows, columns)


def test_a_full_page_has_no_gap() -> None:
    placed = nest(classic(), 14, 10)
    assert sum(nested.shape.size for nested in placed if nested.page == 0) == 140


def test_the_same_patches_give_the_same_pages() -> None:
    assert nest(classic(), 14, 10) == nest(classic(), 14, 10)


def test_a_patch_larger_than_the_page_is_refused() -> None:
    with pytest.raises(QuiltsmithError, match="a patch of 1×5 cells is larger than the page"):
        nest([Shape.parse("#####")], 4, 4)
    assert nest([Shape.parse("#####")], 5, 1)[0].shape == Shape.parse("#/#/#/#/#")


def test_a_deck_of_many_small_patches_fits_one_large_page() -> None:
    singles = [Shape.parse("#")] * 500
    assert {nested.page for nested in nest(singles, 50, 35)} == {0}


def test_patches_that_leave_gaps_everywhere_are_placed_all_the_same() -> None:
    ring = Shape.parse("#####/#...#/#...#/#...#/#####")
    placed = nest([ring] * 7, 11, 11)
    check(placed, [ring] * 7, 11, 11)
    assert max(nested.page for nested in placed) == 1


def test_nothing_takes_no_page() -> None:
    assert nest([], 5, 5) == ()


def test_other_pieces_fill_the_last_page_in_reading_order() -> None:
    placed = nest([Shape.parse("##/#.")], 3, 2)
    single = Shape.parse("#")
    added = nest_around(placed, [single] * 5, 3, 2)
    assert [(nested.number, nested.page, nested.row, nested.column) for nested in added] == [
        (1, 0, 1, 1),
        (2, 0, 2, 0),
        (3, 0, 2, 1),
        (4, 1, 0, 0),
        (5, 1, 0, 1),
    ]


def test_a_piece_larger_than_the_page_is_refused() -> None:
    with pytest.raises(QuiltsmithError, match="a piece of 2×2 cells"):
        nest_around((), [Shape.parse("##/##")], 1, 9)
