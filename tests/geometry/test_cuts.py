"""Cuts: the table of the rules in full, and what holds for the cuts of every shape."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiltsmith.geometry.cuts import (
    CutLine,
    all_cuts,
    cut_pieces,
    illegal_cuts,
    is_part_of,
    is_piece_after,
    legal_cuts,
    pieces_after,
)
from quiltsmith.geometry.shape import Cell, Shape
from tests.grids import patches, shapes


def free(*drawings: str) -> set[Shape]:
    return {Shape.parse(drawing).canonical() for drawing in drawings}


TABLE = [
    ("##/#./##/#.", ["#", "#/#", "##/#.", "#./##/#.", "##/#./##"], {"right of column 1": ["#/#/#/#", "#", "#"]}),
    ("##/##/##/#.", ["#", "#/#", "#/#/#", "#/#/#/#", "##/#.", "##/##", "##/##/#.", "##/##/##"], {}),
    ("#.#/###", ["#/#", "##/#."], {"below row 1": ["#", "#", "#/#/#"]}),
    ("###/#.#/###", ["#/#/#", "##/#./##"], {}),
    ("##/##", ["#/#"], {}),
    ("##", ["#"], {}),
    ("#", [], {}),
]


@pytest.mark.parametrize(("patch", "pieces", "illegal"), TABLE)
def test_the_table_of_the_rules(patch: str, pieces: list[str], illegal: dict[str, list[str]]) -> None:
    shape = Shape.parse(patch)
    assert set(cut_pieces(shape)) == free(*pieces)
    assert {str(cut.line): [str(piece) for piece in cut.free_pieces()] for cut in illegal_cuts(shape)} == {
        line: [str(Shape.parse(piece).canonical()) for piece in left] for line, left in illegal.items()
    }


@pytest.mark.parametrize(("patch", "pieces", "illegal"), TABLE)
def test_the_table_holds_however_the_patch_lies(
    patch: str, pieces: list[str], illegal: dict[str, list[str]]
) -> None:
    for turned in Shape.parse(patch).orientations():
        assert set(cut_pieces(turned)) == free(*pieces)
        left = [sorted(cut.free_pieces()) for cut in illegal_cuts(turned)]
        assert left == [sorted(Shape.parse(piece).canonical() for piece in pieces) for pieces in illegal.values()]


def test_lines_are_named_by_what_they_run_beside() -> None:
    cuts = all_cuts(Shape.parse("##/#./##"))
    assert [str(cut.line) for cut in cuts] == ["below row 1", "below row 2", "right of column 1"]
    assert [cut.is_legal() for cut in cuts] == [True, True, False]


def test_pieces_keep_their_lie_and_their_order() -> None:
    (cut,) = (cut for cut in all_cuts(Shape.parse(".##/##.")) if cut.line == CutLine("column", 1))
    assert [str(piece) for piece in cut.pieces] == ["#", "##/#."]


def test_pieces_come_smallest_first() -> None:
    sizes = [piece.size for piece in cut_pieces(Shape.parse("##/##/##/#."))]
    assert sizes == sorted(sizes)


def test_two_cuts_give_what_one_does_not() -> None:
    five = Shape.parse("##/##/##")
    corner = Shape.parse("#").canonical()
    assert corner not in cut_pieces(five)
    assert corner in pieces_after(five, 2)


@pytest.mark.parametrize(
    ("piece", "patch", "expected"),
    [
        ("##/#.", "#.#/###", True),
        ("#/#/#", "#.#/###", True),
        ("##/##", "#.#/###", False),
        ("####", "#.#/###", False),
        ("#.#/###", "##/.#/##", True),
        ("##./.##", ".##/##.", True),
    ],
)
def test_a_part_may_be_turned_and_flipped(piece: str, patch: str, expected: bool) -> None:
    assert is_part_of(Shape.parse(piece), Shape.parse(patch)) is expected


@given(patches())
def test_every_line_through_the_box_is_tried_once(shape: Shape) -> None:
    lines = [cut.line for cut in all_cuts(shape)]
    assert len(set(lines)) == len(lines) == shape.rows - 1 + shape.columns - 1


@given(patches())
def test_cuts_lose_no_cell_and_pieces_hang_together(shape: Shape) -> None:
    for cut in all_cuts(shape):
        assert sum(piece.size for piece in cut.pieces) == shape.size
        assert all(piece.is_connected() for piece in cut.pieces)
        assert all(is_part_of(piece, shape) for piece in cut.pieces)
        assert len(cut.pieces) >= 2


@given(patches())
def test_a_line_is_either_legal_or_not(shape: Shape) -> None:
    assert sorted(legal_cuts(shape) + illegal_cuts(shape), key=lambda cut: cut.line) == sorted(
        all_cuts(shape), key=lambda cut: cut.line
    )
    assert all(len(cut.pieces) == 2 for cut in legal_cuts(shape))
    assert all(len(cut.pieces) > 2 for cut in illegal_cuts(shape))


@given(patches(largest=9))
def test_pieces_do_not_depend_on_how_the_patch_lies(shape: Shape) -> None:
    assert {cut_pieces(turned) for turned in shape.orientations()} == {cut_pieces(shape)}
    assert all(piece == piece.canonical() for piece in cut_pieces(shape))


def hangs_together(cells: set[Cell]) -> bool:
    """Walk from cell to cell."""
    reached: set[Cell] = set()
    ahead = [min(cells)]
    while ahead:
        row, column = ahead.pop()
        if (row, column) in cells - reached:
            reached.add((row, column))
            ahead += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return reached == cells


def slow_pieces(cells: set[Cell], cuts: int) -> set[Shape]:
    """Cut along every line, and again, by the rule alone: a legal line leaves exactly two connected pieces."""
    if cuts == 0:
        return {Shape(tuple(cells)).canonical()}
    found = set()
    for axis, line in product((0, 1), range(1, 9)):
        before = {cell for cell in cells if cell[axis] < line}
        behind = cells - before
        if before and behind and hangs_together(before) and hangs_together(behind):
            found |= slow_pieces(before, cuts - 1) | slow_pieces(behind, cuts - 1)
    return found


@given(patches(largest=7), st.integers(0, 4))
def test_many_cuts_are_single_cuts_in_a_row(shape: Shape, cuts: int) -> None:
    expected = slow_pieces(set(shape.cells), cuts)
    assert set(pieces_after(shape, cuts)) == expected
    for piece in expected:
        assert is_piece_after(piece, shape, cuts)


@given(patches(largest=7), patches(largest=4), st.integers(0, 4))
def test_a_piece_of_many_cuts_is_found_without_listing_all(shape: Shape, piece: Shape, cuts: int) -> None:
    assert is_piece_after(piece, shape, cuts) is (piece.canonical() in slow_pieces(set(shape.cells), cuts))


@given(patches(largest=8))
def test_two_cuts_are_two_single_cuts_in_a_row(shape: Shape) -> None:
    expected = {
        second.canonical()
        for first in legal_cuts(shape)
        for piece in first.pieces
        for cut in legal_cuts(piece)
        for second in cut.pieces
    }
    assert set(pieces_after(shape, 2)) == expected


@given(patches(largest=8), patches(largest=5))
def test_a_piece_of_two_cuts_is_found_without_listing_all(shape: Shape, piece: Shape) -> None:
    assert is_piece_after(piece, shape, 2) is (piece.canonical() in pieces_after(shape, 2))


@settings(max_examples=25)
@given(shapes())
def test_a_cut_counts_the_parts_and_the_cells_on_both_sides(shape: Shape) -> None:
    for cut in all_cuts(shape):
        side = 0 if cut.line.axis == "row" else 1
        halves = [
            Shape(tuple(cell for cell in shape.cells if (cell[side] < cut.line.after) is is_before))
            for is_before in (True, False)
        ]
        assert cut.sizes == tuple(half.size for half in halves)
        assert cut.count == sum(len(half.components()) for half in halves)
