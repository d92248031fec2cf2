"""The cut guide: real shapes, every line through them, and the pieces that it leaves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.geometry.cuts import Cut, all_cuts
from quiltsmith.geometry.shape import Shape, connected_parts
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.sheets.panel_pages import figure
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.elements import Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

TAUGHT = tuple(Shape.parse(drawing) for drawing in ("##/#./##/#.", "#.#/###", "###/#.#/###"))
"""Shapes that show all there is to know: three pieces are too many, and a ring falls into two."""
_APART = 0.45
"""How far pieces are pulled apart, in cells."""
_LARGEST_CELL = 6.0
_BETWEEN, _AFTER_SHAPE = 0.9, 0.8
"""From one cut to the next, and from a shape to its first cut, in cells."""
_CAPTION = 9.0
_GAP = 5.0
_WHOLE = 5
"""The fabric of shapes that are not cut yet."""


class ShownCut(Struct, frozen=True):
    """A cut in the guide."""

    shape: Shape
    cut: Cut

    @property
    def is_row(self) -> bool:
        return self.cut.line.axis == "row"

    @property
    def columns(self) -> float:
        """The width of the drawing in cells."""
        return self.shape.columns + (0 if self.is_row else _APART)

    @property
    def rows(self) -> float:
        """The height of the drawing in cells."""
        return self.shape.rows + (_APART if self.is_row else 0)


def shown_cuts(shape: Shape) -> tuple[ShownCut, ...]:
    """List the lines through a shape; of those that leave the same pieces only the first."""
    different = {tuple(sorted(cut.free_pieces())): cut for cut in reversed(all_cuts(shape))}
    return tuple(ShownCut(shape, cut) for cut in all_cuts(shape) if cut in different.values())


def verdict(is_good: bool, box: Box, theme: Theme) -> Item:
    """Draw a tick or a cross."""
    return picture("tick" if is_good else "cross", box, theme)


def cut_guide(box: Box, style: Style, is_narrow: bool) -> list[Item]:
    """Draw each taught shape and then its cuts, with a tick for legal ones and a cross for the others.

    In the narrow design the first, which has the most cuts, has a row of its own.
    """
    if not is_narrow:
        return _guide_row(box, TAUGHT, style)
    upper, lower = box.rows((4 + _APART, 3 + _APART), 2)
    return [*_guide_row(upper, TAUGHT[:1], style), *_guide_row(lower, TAUGHT[1:], style)]


def _guide_row(box: Box, shapes: Sequence[Shape], style: Style) -> list[Item]:
    """Draw shapes with their cuts beside each other, all at one scale."""
    groups = [shown_cuts(shape) for shape in shapes]
    widths = [
        shape.columns + sum(shown.columns for shown in cuts) + _AFTER_SHAPE + _BETWEEN * len(cuts)
        for shape, cuts in zip(shapes, groups, strict=True)
    ]
    tallest = max(shape.rows for shape in shapes) + _APART
    inner = box.shrink(right=_GAP * (len(groups) - 1), bottom=_CAPTION)
    cell = inner.cell_size(tallest, sum(widths), _LARGEST_CELL)
    items: list[Item] = []
    for part, shape, cuts, width in zip(box.columns(widths, _GAP), shapes, groups, widths, strict=True):
        items += _cuts_of(
            part.shrink(bottom=_CAPTION).place(width * cell, part.height - _CAPTION), shape, cuts, cell, style
        )
        if part.x > box.x:
            x = part.x - _GAP / 2
            items.append(paths.line(x, box.y + 1, x, box.bottom - 1, style.theme.guide_stroke(0.25)))
    return items


def draw_cut(shown: ShownCut, box: Box, cell: float, style: Style) -> list[Item]:
    """Draw the pieces of a cut into the box of its size, pulled apart along its line, and the line itself."""
    theme, after = style.theme, shown.cut.line.after
    axis = 0 if shown.is_row else 1
    grid = Grid(box.x, box.y, cell, shown.shape.rows, shown.shape.columns)
    items: list[Item] = []
    before = [place for place in shown.shape.cells if place[axis] < after]
    behind = [place for place in shown.shape.cells if place[axis] >= after]
    for number, part in enumerate(connected_parts(before) + connected_parts(behind)):
        moved = _APART if part[0][axis] >= after else 0
        top, left = min(row for row, _ in part), min(column for _, column in part)
        place = grid.at(top + moved, left) if shown.is_row else grid.at(top, left + moved)
        cloth, pen, guide = theme.fabric(style.seed + number), theme.line_stroke(0.3), theme.line_stroke(0.1)
        items.append(draw_patch(Shape(part), cloth, cell, pen, x=place.x, y=place.y, grid=guide))
    pen = Stroke(theme.accent, 0.45, (1.2, 0.8))
    middle, over = (after + _APART / 2) * cell, 0.3 * cell
    if shown.is_row:
        return [*items, paths.line(box.x - over, box.y + middle, box.right + over, box.y + middle, pen)]
    return [*items, paths.line(box.x + middle, box.y - over, box.x + middle, box.bottom + over, pen)]


def _cuts_of(box: Box, shape: Shape, cuts: Sequence[ShownCut], cell: float, style: Style) -> list[Item]:
    """Draw a shape and its cuts behind each other, each with its verdict and the number of its pieces below."""
    theme = style.theme
    whole = box.place(shape.columns * cell, shape.rows * cell, "left")
    # A fabric, so that the hole of the ring is seen as one.
    cloth, pen, guide = theme.fabric(style.seed + _WHOLE), theme.line_stroke(0.4), theme.line_stroke(0.12)
    items: list[Item] = [draw_patch(shape, cloth, cell, pen, x=whole.x, y=whole.y, grid=guide)]
    rest = box.shrink(left=(shape.columns + _AFTER_SHAPE) * cell)
    for shown in cuts:
        column, rest = rest.split_left(shown.columns * cell, _BETWEEN * cell)
        legal = "legal" if shown.cut.is_legal() else "illegal"
        drawn = draw_cut(shown, column.place(column.width, shown.rows * cell), cell, style)
        items.append(figure(style.word(f"scoring-aid.cuts.{legal}"), drawn))
        mark, words = Box(column.x, column.bottom + 1.5, column.width, 7.8).split_top(4, 0.4)
        words = words.inset(0.2 - _BETWEEN * cell / 2, 0)
        pieces = style.word("scoring-aid.cuts.pieces", count=len(shown.cut.pieces))
        items.append(verdict(shown.cut.is_legal(), mark.square(4), theme))
        items += fit_text(pieces, words, TextStyle(7.5, colour=theme.muted, align="centre"))
    return items
