"""The cut guide: real shapes, every line through them, and the pieces that it leaves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.geometry.cuts import Cut, all_cuts
from quiltsmith.geometry.shape import Shape, connected_parts
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.sheets.panel_pages import columns, rows
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style

TAUGHT = tuple(Shape.parse(drawing) for drawing in ("##/#./##/#.", "#.#/###", "###/#.#/###"))
"""Shapes that show all there is to know: three pieces are too many, and a ring falls into two."""
_APART = 0.45
"""How far pieces are pulled apart, in cells."""
_LARGEST_CELL = 6.0
_BETWEEN = 0.9
"""The room between two cuts, in cells."""


class ShownCut(Struct, frozen=True):
    """A cut in the guide, and whether it opens the row of a new shape."""

    shape: Shape
    cut: Cut

    @property
    def columns(self) -> float:
        """The width of the drawing in cells."""
        return self.shape.columns + (_APART if self.cut.line.axis == "column" else 0)

    @property
    def rows(self) -> float:
        """The height of the drawing in cells."""
        return self.shape.rows + (_APART if self.cut.line.axis == "row" else 0)


def shown_cuts(shape: Shape) -> tuple[ShownCut, ...]:
    """List the lines through a shape; of those that leave the same pieces only the first."""
    different = {tuple(sorted(cut.free_pieces())): cut for cut in reversed(all_cuts(shape))}
    return tuple(ShownCut(shape, cut) for cut in all_cuts(shape) if cut in different.values())


def cut_guide(box: Box, style: Style, is_narrow: bool) -> list[Item]:
    """Draw each taught shape and then its cuts, with a tick for legal ones and a cross for the others.

    In the narrow design the first, which has the most cuts, has a row of its own.
    """
    if not is_narrow:
        return _guide_row(box, TAUGHT, style)
    upper, lower = rows(box, [4 + _APART, 3 + _APART], 2)
    return [*_guide_row(upper, TAUGHT[:1], style), *_guide_row(lower, TAUGHT[1:], style)]


def _guide_row(box: Box, shapes: Sequence[Shape], style: Style) -> list[Item]:
    groups = [shown_cuts(shape) for shape in shapes]
    widths = [
        shape.columns + sum(shown.columns for shown in cuts) + 0.8 + _BETWEEN * len(cuts)
        for shape, cuts in zip(shapes, groups, strict=True)
    ]
    caption = 9.0
    gap = 5.0
    tallest = max(shape.rows for shape in shapes) + _APART
    cell = min(
        (box.width - gap * (len(groups) - 1)) / sum(widths), (box.height - caption) / tallest, _LARGEST_CELL
    )
    parts = columns(box, widths, gap)
    items: list[Item] = []
    for part, shape, cuts, width in zip(parts, shapes, groups, widths, strict=True):
        items += _row(
            Box(part.x + (part.width - width * cell) / 2, part.y, width * cell, part.height - caption),
            shape,
            cuts,
            cell,
            style,
        )
        if part.x > box.x:
            x = part.x - gap / 2
            items.append(paths.line(x, box.y + 1, x, box.bottom - 1, style.theme.guide_stroke(0.25)))
    return items


def draw_cut(shown: ShownCut, x: float, y: float, cell: float, style: Style) -> list[Item]:
    """Draw the pieces of a cut, pulled apart along its line, and the line itself."""
    theme = style.theme
    is_row = shown.cut.line.axis == "row"
    after = shown.cut.line.after
    items: list[Item] = []
    before = [place for place in shown.shape.cells if place[0 if is_row else 1] < after]
    behind = [place for place in shown.shape.cells if place[0 if is_row else 1] >= after]
    for number, part in enumerate(connected_parts(before) + connected_parts(behind)):
        top, left = min(row for row, _ in part), min(column for _, column in part)
        is_behind = part[0][0 if is_row else 1] >= after
        right = _APART if is_behind and not is_row else 0
        down = _APART if is_behind and is_row else 0
        items.append(
            draw_patch(
                Shape(part),
                theme.fabric(style.seed + number),
                cell,
                theme.line_stroke(0.3),
                x=x + (left + right) * cell,
                y=y + (top + down) * cell,
                grid=theme.line_stroke(0.1),
            )
        )
    pen = Stroke(theme.accent, 0.45, (1.2, 0.8))
    middle = (after + _APART / 2) * cell
    over = 0.3 * cell
    if is_row:
        items.append(paths.line(x - over, y + middle, x + shown.columns * cell + over, y + middle, pen))
    else:
        items.append(paths.line(x + middle, y - over, x + middle, y + shown.rows * cell + over, pen))
    return items


def _row(box: Box, shape: Shape, cuts: tuple[ShownCut, ...], cell: float, style: Style) -> list[Item]:
    theme = style.theme
    middle = box.centre[1]
    items: list[Item] = [
        draw_patch(
            shape,
            theme.card,
            cell,
            theme.line_stroke(0.4),
            x=box.x,
            y=middle - shape.rows * cell / 2,
            grid=theme.line_stroke(0.12),
        )
    ]
    x = box.x + (shape.columns + 0.8) * cell
    under = box.bottom + 1.5
    for shown in cuts:
        items += draw_cut(shown, x, middle - shown.rows * cell / 2, cell, style)
        centre = x + shown.columns * cell / 2
        is_legal = shown.cut.is_legal()
        items.append(picture("tick" if is_legal else "cross", Box(centre - 2, under, 4, 4), theme))
        half = (shown.columns + _BETWEEN) * cell / 2 - 0.2
        caption = Box(centre - half, under + 4.4, 2 * half, 3.4)
        items += fit_text(
            style.word("scoring-aid.cuts.pieces", count=len(shown.cut.pieces)),
            caption,
            TextStyle(7.5, colour=theme.muted, align="centre"),
        )
        x += (shown.columns + _BETWEEN) * cell
    return items
