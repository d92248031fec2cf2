"""The shapes from which a generated deck is drawn: all polyominoes of a size that meet the options."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct

from quiltsmith.decks.deck_options import BoundingBox
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.cuts import legal_cuts
from quiltsmith.geometry.shape import Shape, neighbours

LARGEST_SIZE = 12


@cache
def free_polyominoes(size: int) -> tuple[Shape, ...]:
    """List the free polyominoes of a size, each in its canonical orientation."""
    if not 1 <= size <= LARGEST_SIZE:
        raise ValueError(f"polyominoes are listed for 1 to {LARGEST_SIZE} cells, not {size}")
    if size == 1:
        return (Shape(((0, 0),)),)
    grown = {
        Shape((*smaller.cells, added))
        for smaller in free_polyominoes(size - 1)
        for cell in smaller.cells
        for added in neighbours(cell)
        if added not in smaller.cells
    }
    return tuple(sorted({shape.canonical() for shape in grown}))


def one_sided_polyominoes(size: int) -> tuple[Shape, ...]:
    """List the one-sided polyominoes of a size: a chiral shape counts once for each of its faces."""
    faces = {face.rotations()[0] for shape in free_polyominoes(size) for face in (shape, shape.mirrored())}
    return tuple(sorted(faces))


def fixed_polyominoes(size: int) -> tuple[Shape, ...]:
    """List the fixed polyominoes of a size: every orientation counts."""
    return tuple(sorted(turned for shape in free_polyominoes(size) for turned in shape.orientations()))


class ShapePool(Struct, frozen=True):
    """Free shapes of one size, the chiral ones apart from the others."""

    size: int
    chiral: tuple[Shape, ...]
    others: tuple[Shape, ...]

    @property
    def shapes(self) -> tuple[Shape, ...]:
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
