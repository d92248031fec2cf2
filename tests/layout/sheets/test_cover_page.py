"""The cover's quilt has no gap and no overlap, and neighbours are told apart."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from quiltsmith.decks.shape_pool import free_polyominoes
from quiltsmith.geometry.shape import neighbours
from quiltsmith.layout.sheets.cover_page import sew

SHAPES = [shape for size in (3, 4, 5) for shape in free_polyominoes(size)]


@given(st.integers(1, 12), st.integers(1, 18), st.integers(0, 99))
@settings(max_examples=30)
def test_every_space_is_covered_once(rows: int, columns: int, seed: int) -> None:
    sewn = sew(SHAPES, rows, columns, 12, seed)
    covered = Counter(cell for patch in sewn for cell in patch.cells)
    assert set(covered) == {(row, column) for row in range(rows) for column in range(columns)}
    assert set(covered.values()) == {1}
    fabric = {cell: patch.fabric for patch in sewn for cell in patch.cells}
    owner = {cell: patch for patch in sewn for cell in patch.cells}
    for cell, patch in owner.items():
        for other in neighbours(cell):
            if other in owner and owner[other] is not patch:
                assert fabric[other] != patch.fabric


def test_the_seed_chooses_the_picture() -> None:
    assert sew(SHAPES, 9, 16, 12, 1) == sew(SHAPES, 9, 16, 12, 1) != sew(SHAPES, 9, 16, 12, 2)


def test_no_patch_comes_twice_before_all_have_come() -> None:
    # Big shapes and little room: what is turned counts as used, too.
    sewn = [patch.shape.canonical() for patch in sew(SHAPES, 8, 16, 12, 3) if len(patch.shape.cells) > 1]
    most = Counter(sewn).most_common(1)[0][1]
    assert most <= len(sewn) // len(SHAPES) + 2
