"""Covers: a title, a quilt of a deck's own patches with a block in its middle, and a panel."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.geometry.shape import Cell, Shape, neighbours
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.drawing.quilt_blocks import BlockName, block_for, draw_block
from quiltsmith.layout.sheets.panel_pages import GAP, NARROW, Draw, figure, panel, paper_too_small, whole_page
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.elements import Item, Page, Tagged
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.stable_random import StableRandom
from quiltsmith.style.print_style import Style

_SINGLE = Shape(((0, 0),))
_CELL = 11.5
_BLOCK = 0.72
"""How much of the picture's shorter side its block takes."""
_LEAST_COVER = 80.0
"""The least height of the cover without its contents."""


class Sewn(Struct, frozen=True):
    """A patch in the picture, and the number of its fabric."""

    shape: Shape
    row: int
    column: int
    fabric: int

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The spaces that it covers."""
        return tuple((self.row + row, self.column + column) for row, column in self.shape.cells)


def sew(shapes: Sequence[Shape], rows: int, columns: int, fabrics: int, seed: int) -> tuple[Sewn, ...]:
    """Cover every space of a rectangle, from the top left on, with the first patch that fits there.

    What no patch can fill is filled with single spaces. Neighbours have different fabrics as far as possible.
    """
    order = StableRandom(seed).shuffled(shapes)
    owner: dict[Cell, int] = {}
    sewn: list[Sewn] = []
    for row in range(rows):
        for column in range(columns):
            if (row, column) in owner:
                continue
            shape, left, used = _fitting(order, row, column, rows, columns, owner)
            if used is not None:
                order.remove(used)
            patch = Sewn(shape, row, column - left, 0)
            around = {owner[cell] for place in patch.cells for cell in neighbours(place) if cell in owner}
            fabric = next((n for n in _turned(fabrics, len(sewn)) if n not in around), len(sewn) % fabrics)
            sewn.append(Sewn(shape, row, column - left, fabric))
            owner.update(dict.fromkeys(patch.cells, fabric))
            order = order or StableRandom(seed + len(sewn)).shuffled(shapes)
    return tuple(sewn)


def draw_quilt(shapes: Sequence[Shape], box: Box, cell: float, style: Style, block: BlockName) -> list[Item]:
    """Draw the picture in the middle of a box, with whole cells of about the given size, and a block on it."""
    theme = style.theme
    columns = max(1, int(box.width // cell))
    side = box.width / columns
    rows = max(1, int(box.height // side))
    corner = box.place(box.width, rows * side)
    grid = Grid(corner.x, corner.y, side, rows, columns)
    items: list[Item] = []
    for sewn in sew(shapes, rows, columns, len(theme.fabrics), style.seed):
        place, fabric = grid.at(sewn.row, sewn.column), theme.fabric(sewn.fabric)
        items.append(draw_patch(sewn.shape, fabric, side, theme.line_stroke(0.4), x=place.x, y=place.y, seam=True))
    middle = corner.square(min(corner.width, corner.height) * _BLOCK)
    return [*items, *draw_block(block_for(block, theme), middle, theme)]


def _fitting(
    shapes: Sequence[Shape], row: int, column: int, rows: int, columns: int, owner: dict[Cell, int]
) -> tuple[Shape, int, Shape | None]:
    """Find a patch whose first space can be this one; give it turned, the column of that space, and the patch."""
    for shape in shapes:
        for turned in shape.orientations():
            left = turned.cells[0][1]
            places = [(row + down, column - left + right) for down, right in turned.cells]
            if all(r < rows and 0 <= c < columns and (r, c) not in owner for r, c in places):
                return turned, left, shape
    return _SINGLE, 0, None


def _turned(count: int, start: int) -> list[int]:
    return [(start + number) % count for number in range(count)]


class CoverTexts(Struct, frozen=True):
    """What a cover says: its title, what it is of, the name of its panel, and a line at the foot."""

    title: str
    kind: str
    panel: str
    foot: str


def cover(
    texts: CoverTexts,
    block: BlockName,
    shapes: Sequence[Shape],
    style: Style,
    panel_height: float,
    fill: Draw,
    narrow: float = NARROW,
) -> Page:
    """Lay out a cover: the title, a quilt with a block on it, and a panel that `fill` draws into."""

    def draw(box: Box, _is_narrow: bool) -> list[Item]:
        theme = style.theme
        if box.height < panel_height + _LEAST_COVER:
            raise paper_too_small(style.paper)
        title, rest = box.split_top(34, GAP)
        rest, foot = rest.split_bottom(12, GAP)
        art, below = rest.split_bottom(panel_height, GAP)
        framed, inside = panel(below, texts.panel, theme)
        name, kind = title.split_top(21, 2)
        small = TextStyle(8, colour=theme.muted, align="centre")
        return [
            Tagged(fit_text(texts.title, name, TextStyle(60, "display", theme.accent, "centre")), role="H1"),
            *fit_text(texts.kind, kind.top_strip(9), TextStyle(18, "bold", theme.muted, "centre")),
            figure(style.word("kit.cover.picture"), draw_quilt(shapes, art, _CELL, style, block)),
            *framed,
            *fill(inside),
            *fit_text(style.word("unofficial"), foot.shrink(top=6, bottom=1), small),
            *fit_text(texts.foot, foot.top_strip(5), replace(small, size=9, colour=theme.text)),
        ]

    return whole_page(style, texts.title, draw, narrow)
