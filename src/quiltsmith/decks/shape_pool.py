"""The shapes from which a generated deck is drawn: those of one size that meet the wishes."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from quiltsmith.decks.wishes import BoundingBox
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.cuts import legal_cuts
from quiltsmith.geometry.polyominoes import free_polyominoes
from quiltsmith.geometry.shape import Shape


class ShapePool(Struct, frozen=True):
    """Free shapes of one size, the chiral ones apart from the others."""

    size: int
    chiral: tuple[Shape, ...]
    others: tuple[Shape, ...]

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """All shapes of the pool."""
        return self.chiral + self.others


@lru_cache(maxsize=256)
def shape_pool(size: int, board: Board, max_box: BoundingBox | None = None, cuttable: bool = False) -> ShapePool:
    """List the free shapes of a size without holes that fit the board and meet the wishes."""
    box = Board(max_box.rows, max_box.columns) if max_box else board
    shapes = [
        shape
        for shape in free_polyominoes(size)
        if board.holds(shape) and box.holds(shape) and not shape.holes() and (not cuttable or legal_cuts(shape))
    ]
    chiral = tuple(shape for shape in shapes if shape.is_chiral())
    return ShapePool(size, chiral, tuple(shape for shape in shapes if not shape.is_chiral()))
