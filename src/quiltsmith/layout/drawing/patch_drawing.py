"""Patches as they are drawn on cards, tiles and examples: a fabric, its cells, a stitched seam, an outline."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.geometry.shape import Cell, Shape
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import WHITE, Colour
from quiltsmith.scene.elements import Fabric, Group, Item, Path, Segment, Stroke
from quiltsmith.scene.fabrics import tile_size

Point = tuple[int, int]
"""A corner of cells: across and down."""
SEAM_INSET = 0.14
"""How far the seam lies inside the outline, as a share of a cell."""
_COARSEST = 1.35


class Cut(Struct, frozen=True):
    """How a machine cuts something out: along a line, with so many mm of picture beyond it."""

    line: Stroke | None
    bleed: float


def draw_patch(
    shape: Shape,
    fabric: Fabric | Colour,
    cell: float,
    outline: Stroke,
    *,
    x: float = 0.0,
    y: float = 0.0,
    grid: Stroke | None = None,
    seam: bool = False,
    cut: Cut | None = None,
) -> Group:
    """Draw a shape with its top left corner at (x, y) and cells of a size in mm.

    `grid` draws the lines between the cells, `seam` a row of stitches along the inside of the outline; both lie
    on a strip of the fabric's lighter colour, so that they are seen on any pattern, in black and white too. With a
    `cut` the fabric goes on beyond the edge, and the outline is the line that a machine cuts along.
    """
    return Group(_drawn(shape, fabric, cell, outline, grid, seam, cut), x, y)


def patch_in(
    box: Box,
    shape: Shape,
    fabric: Fabric | Colour,
    cell: float,
    outline: Stroke,
    *,
    grid: Stroke | None = None,
    seam: bool = False,
) -> Group:
    """Draw a shape in the middle of a box; see `draw_patch`."""
    place = Box.around(*box.centre, shape.columns * cell, shape.rows * cell)
    return draw_patch(shape, fabric, cell, outline, x=place.x, y=place.y, grid=grid, seam=seam)


@lru_cache(maxsize=512)
def _drawn(
    shape: Shape,
    fabric: Fabric | Colour,
    cell: float,
    outline: Stroke,
    grid: Stroke | None,
    seam: bool,
    cut: Cut | None = None,
) -> tuple[Item, ...]:
    """Draw a shape at the origin, once for all cards, sheets and documents that show it alike."""
    loops = outlines(shape.cells)
    fill = fitted(fabric, cell) if isinstance(fabric, Fabric) else fabric
    strip, thread = _strip_and_thread(fabric, outline.colour)
    items: list[Item] = [Path(_segments(loops, cell, -cut.bleed if cut else 0.0), fill)]
    between = inner_edges(shape.cells)
    if grid is not None and between:
        ends = [(x1 * cell, y1 * cell, x2 * cell, y2 * cell) for x1, y1, x2, y2 in between]
        if isinstance(fabric, Fabric):
            items.append(paths.lines(ends, Stroke(strip, grid.width * 3)))
        items.append(paths.lines(ends, grid))
    if seam:
        stitches = _segments(loops, cell, SEAM_INSET * cell)
        items.append(Path(stitches, None, Stroke(strip, 0.075 * cell, round=True)))
        items.append(Path(stitches, None, Stroke(thread, 0.03 * cell, (0.14 * cell, 0.1 * cell))))
    edge = replace(outline, round=True) if cut is None else cut.line
    return (*items, Path(_segments(loops, cell), None, edge)) if edge is not None else tuple(items)


def rectangle_shape(rows: int, columns: int) -> Shape:
    return Shape(tuple((row, column) for row in range(rows) for column in range(columns)))


def patch_path(
    shape: Shape, cell: float, fill: Fabric | Colour | None = None, stroke: Stroke | None = None
) -> Path:
    """Return the outline of a shape as one path, holes included, with the top left corner at the origin."""
    return Path(_segments(outlines(shape.cells), cell), fill, stroke)


def fitted(fabric: Fabric, cell: float) -> Fabric:
    """Scale a fabric so that a whole number of its tiles makes a cell: then all cells of a patch look alike.

    Somebody's own picture stays as large as they want it.
    """
    if fabric.artwork is not None:
        return fabric
    tile = tile_size(fabric)
    tiles = max(1, round(cell / tile))
    if cell / tiles > tile * _COARSEST:
        tiles += 1
    return replace(fabric, scale=fabric.scale * cell / (tiles * tile))


def outlines(cells: Iterable[Cell]) -> list[list[Point]]:
    """Walk around cells with the cells on the right hand: the corners of each loop, holes after the rims."""
    filled = set(cells)
    steps: dict[Point, list[Point]] = {}
    for row, column in sorted(filled):
        for beside, start, end in (
            ((row - 1, column), (column, row), (column + 1, row)),
            ((row, column + 1), (column + 1, row), (column + 1, row + 1)),
            ((row + 1, column), (column + 1, row + 1), (column, row + 1)),
            ((row, column - 1), (column, row + 1), (column, row)),
        ):
            if beside not in filled:
                steps.setdefault(start, []).append(end)
    loops = []
    while steps:
        start = next(iter(steps))
        loop, here, after = [start], start, steps[start][0]
        while True:
            _take(steps, here, after)
            before, here = here, after
            if here == start:
                break
            loop.append(here)
            after = _turn_right_first(before, here, steps[here])
        loops.append(_corners(loop))
    return loops


def inner_edges(cells: Iterable[Cell]) -> list[tuple[int, int, int, int]]:
    """List the edges between two cells of a set as x1, y1, x2, y2, counted in cells."""
    filled = set(cells)
    upright = [(c, r, c, r + 1) for r, c in sorted(filled) if (r, c - 1) in filled]
    level = [(c, r, c + 1, r) for r, c in sorted(filled) if (r - 1, c) in filled]
    return upright + level


def _take(steps: dict[Point, list[Point]], start: Point, end: Point) -> None:
    steps[start].remove(end)
    if not steps[start]:
        del steps[start]


def _turn_right_first(before: Point, here: Point, choices: list[Point]) -> Point:
    """Where two cells touch at a corner only, stay with the cell that the walk is going around."""
    right = (here[0] - (here[1] - before[1]), here[1] + (here[0] - before[0]))
    return right if right in choices else choices[0]


def _corners(loop: list[Point]) -> list[Point]:
    """Leave out the points on straight lines."""
    return [
        here
        for before, here, after in zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True)
        if not before[0] == here[0] == after[0] and not before[1] == here[1] == after[1]
    ]


def _segments(loops: list[list[Point]], cell: float, inset: float = 0.0) -> tuple[Segment, ...]:
    """Turn loops into a path, moved into the cells by a length in mm."""
    segments: list[Segment] = []
    for loop in loops:
        for number, here in enumerate(loop):
            before, after = loop[number - 1], loop[(number + 1) % len(loop)]
            across = _sign(before[1] - here[1]) + _sign(here[1] - after[1])
            down = _sign(here[0] - before[0]) + _sign(after[0] - here[0])
            point = here[0] * cell + inset * across, here[1] * cell + inset * down
            segments.append(("L" if number else "M", *point))
        segments.append(("Z",))
    return tuple(segments)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _strip_and_thread(fabric: Fabric | Colour, line: Colour) -> tuple[Colour, Colour]:
    """Return the lighter colour of a fabric for the strip below stitches, and the darker one for the thread."""
    if isinstance(fabric, Colour):
        return (fabric, line) if fabric.luminance() > line.luminance() else (fabric, WHITE)
    ground = WHITE if fabric.ground is None else fabric.ground
    dark, light = sorted((fabric.colour, ground), key=Colour.luminance)
    return light, dark
