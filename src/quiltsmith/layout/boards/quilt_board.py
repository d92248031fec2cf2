"""The quilt board: spaces of the tiles' size, framed by fabric with stitches."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.geometry.board import Board
from quiltsmith.layout.drawing.patch_drawing import fitted
from quiltsmith.layout.sheets.cell_size import FRAME_SHARE
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Fabric, Group, Item, Stroke, Symbol
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_OUTLINE = 0.5
_CORNER_FABRIC = 4


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
        return self.board.columns * self.cell + 2 * self.frame

    @property
    def height(self) -> float:
        """The height with the frame."""
        return self.board.rows * self.cell + 2 * self.frame

    @property
    def spaces(self) -> Box:
        """Where the spaces are."""
        return Box(0, 0, self.width, self.height).inset(self.frame)

    def cut_lines(self) -> tuple[list[float], list[float]]:
        """List the positions between spaces, across and down, where the board is best cut into sheets."""
        return (
            [self.frame + column * self.cell for column in range(1, self.board.columns)],
            [self.frame + row * self.cell for row in range(1, self.board.rows)],
        )

    def draw(self, style: Style) -> Symbol:
        """Draw the whole board; the players' frames are of different fabrics."""
        theme, spaces = style.theme, self.spaces
        items = (
            *self._border(style),
            paths.box_path(spaces, theme.card),
            paths.grid(spaces, self.board.rows, self.board.columns, theme.guide_stroke(0.25)),
            self._crosses(theme),
            paths.box_path(spaces, None, theme.line_stroke(_OUTLINE)),
        )
        return Symbol(f"quilt board {self.player}", self.width, self.height, items)

    def _border(self, style: Style) -> list[Item]:
        """Sew four strips and four corners around the spaces."""
        theme, edge = style.theme, self.frame
        strip = theme.fabric(style.seed + self.player - 1)
        corner = theme.fabric(style.seed + self.player - 1 + _CORNER_FABRIC)
        right, bottom = self.width - edge, self.height - edge
        line = theme.line_stroke(0.3)
        items = [
            _cloth(strip, edge, Box(edge, 0, right - edge, edge), line),
            _cloth(strip, edge, Box(edge, bottom, right - edge, edge), line),
            _cloth(strip, edge, Box(0, edge, edge, bottom - edge), line),
            _cloth(strip, edge, Box(right, edge, edge, bottom - edge), line),
        ]
        items += [_cloth(corner, edge, Box(x, y, edge, edge), line) for x in (0, right) for y in (0, bottom)]
        seam = self.spaces.inset(-edge / 2)
        ground = min(strip.colour, strip.ground or theme.paper, key=lambda colour: -colour.luminance())
        return [
            *items,
            paths.box_path(seam, None, Stroke(ground, 0.14 * edge)),
            paths.box_path(seam, None, Stroke(theme.line, 0.05 * edge, (0.28 * edge, 0.2 * edge))),
            paths.rect(0, 0, self.width, self.height, None, theme.line_stroke(_OUTLINE)),
        ]

    def _crosses(self, theme: Theme) -> Item:
        """Mark the corners of the spaces with small crosses, which help to lay tiles straight."""
        spaces, arm = self.spaces, 0.08 * self.cell
        ends = []
        for row in range(1, self.board.rows):
            for column in range(1, self.board.columns):
                x, y = spaces.x + column * self.cell, spaces.y + row * self.cell
                ends += [(x - arm, y, x + arm, y), (x, y - arm, x, y + arm)]
        return paths.lines(ends, Stroke(theme.muted, 0.35, round=True))


def _cloth(fabric: Fabric, edge: float, box: Box, line: Stroke) -> Item:
    return Group((paths.rect(0, 0, box.width, box.height, fitted(fabric, edge), line),), box.x, box.y)
