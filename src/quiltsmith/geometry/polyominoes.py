"""Every polyomino of a size: free (flips and turns are the same), one-sided (turns are) and fixed (none is)."""

from __future__ import annotations

from functools import cache

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
