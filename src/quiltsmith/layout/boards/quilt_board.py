"""The quilt board: spaces of the tiles' size, framed by fabric with stitches."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.geometry.board import Board
from quiltsmith.layout.drawing.patch_drawing import fitted
from quiltsmith.layout.sheets.cell_size import FRAME_SHARE
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Align, Box, Grid, VerticalAlign
from quiltsmith.scene.elements import Fabric, Group, Item, Stroke, Symbol
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_OUTLINE = 0.5
_CORNER_FABRIC = 4
_SIDES: tuple[Align, ...] = ("left", "right")
_ENDS: tuple[VerticalAlign, ...] = ("top", "bottom")


class QuiltBoard(Struct, frozen=True):
    """A quilt board of one player that knows its measures in mm."""

    board: Board
    cell: float
    player: int

    @property
    def frame(self) -> float:
        """The width of the frame."""
        return FRAME_SHARE * self.cell

    @property
    def width(self) -> float:
        """The width with the frame."""
        return self.spaces.box.width + 2 * self.frame

    @property
    def height(self) -> float:
        """The height with the frame."""
        return self.spaces.box.height + 2 * self.frame

    @property
    def spaces(self) -> Grid:
        return Grid(self.frame, self.frame, self.cell, self.board.rows, self.board.columns)

    def cut_lines(self) -> tuple[list[float], list[float]]:
        """List the positions between spaces, across and down, where the board is best cut into sheets."""
        spaces = self.spaces
        return (
            [spaces.at(0, column).x for column in range(1, spaces.columns)],
            [spaces.at(row, 0).y for row in range(1, spaces.rows)],
        )

    def draw(self, style: Style) -> Symbol:
        """Draw the whole board; the players' frames are of different fabrics."""
        theme, spaces = style.theme, self.spaces
        items = (
            *self._border(style),
            paths.box_path(spaces.box, theme.card),
            paths.grid(spaces.box, spaces.rows, spaces.columns, theme.guide_stroke(0.25)),
            self._crosses(theme),
            paths.box_path(spaces.box, None, theme.line_stroke(_OUTLINE)),
        )
        return Symbol(f"quilt board {self.player}", self.width, self.height, items)

    def _border(self, style: Style) -> list[Item]:
        """Sew four strips and four corners around the spaces."""
        theme, edge, whole = style.theme, self.frame, Box(0, 0, self.width, self.height)
        strip = theme.fabric(style.seed + self.player - 1)
        corner = theme.fabric(style.seed + self.player - 1 + _CORNER_FABRIC)
        line = theme.line_stroke(0.3)
        level, upright, more = whole.inset(edge, 0), whole.inset(0, edge), -style.bleed
        sides = [
            level.top_strip(edge).shrink(top=more),
            level.bottom_strip(edge).shrink(bottom=more),
            upright.left_strip(edge).shrink(left=more),
            upright.right_strip(edge).shrink(right=more),
        ]
        corners = [whole.square(edge, x, y).shrink(**{x: more, y: more}) for x in _SIDES for y in _ENDS]
        seam = self.spaces.box.inset(-edge / 2)
        ground = min(strip.colour, strip.ground or theme.paper, key=lambda colour: -colour.luminance())
        return [
            *(_cloth(strip, edge, side, line) for side in sides),
            *(_cloth(corner, edge, box, line) for box in corners),
            paths.box_path(seam, None, Stroke(ground, 0.14 * edge)),
            paths.box_path(seam, None, Stroke(theme.line, 0.05 * edge, (0.28 * edge, 0.2 * edge))),
            paths.box_path(whole, None, style.cut_stroke or theme.line_stroke(_OUTLINE)),
        ]

    def _crosses(self, theme: Theme) -> Item:
        """Mark the corners of the spaces with small crosses, which help to lay tiles straight."""
        across, down = self.cut_lines()
        arm = 0.08 * self.cell
        ends = [end for y in down for x in across for end in ((x - arm, y, x + arm, y), (x, y - arm, x, y + arm))]
        return paths.lines(ends, Stroke(theme.muted, 0.35, round=True))


def _cloth(fabric: Fabric, edge: float, box: Box, line: Stroke) -> Item:
    return Group((paths.rect(0, 0, box.width, box.height, fitted(fabric, edge), line),), box.x, box.y)
