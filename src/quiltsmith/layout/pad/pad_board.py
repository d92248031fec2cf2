"""The drawing board of a pad."""

from __future__ import annotations

from functools import cache
from math import ceil

from quiltsmith.geometry.board import Board, cell_name
from quiltsmith.layout.pad.pad_context import PartOutput, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.colour import WHITE, Colour
from quiltsmith.scene.elements import Fabric, FormField, Item, Stroke, Text
from quiltsmith.scene.text import cap_height, text_width
from quiltsmith.style.theme import Ink

_QUIET, _BARE_QUIET = 5.0, 2.0
"""Round the frame nothing is printed that a camera could take for a part of it."""
SPACES = "space"
_LABEL_TYPE = 10.0
_CROSS = 0.75
_FABRICS = 5
"""So many fabrics can be chosen for a space of a fillable sheet."""
_PEN_GAP, _LEAST_PEN, _PEN_STEP = 0.6, 2.0, 1.2
"""How far what chooses them is off the frame, how small it may be, and how far apart they are."""
_LEAST_SHARE = 0.58
"""How much of the sheet's shorter side the board's longer side takes at least."""


@cache
def space_fields(board: Board, spaces: str = SPACES) -> tuple[str, ...]:
    """List what the fields of the spaces of a board are called."""
    return tuple(f"{spaces}-{cell_name(cell)}" for cell in board.cells(board.full))


class BoardPart(ShownPart, frozen=True):
    """Spaces to shade, with light lines between them and discreet names of columns and rows."""

    sheet_side: float
    spaces: str = SPACES
    """What the fields of its spaces are called; boards that share a sheet have different names."""
    has_numbers_right: bool = False
    """Quilts have their numbers at the right as well: by these, no photo of them is taken for one to be read."""

    def widths(self) -> tuple[float, float]:
        return self._least_cell * self._board.columns + self.beside, self.sheet_side * 2

    def width_for(self, height: float) -> float:
        """Return the width of the board that is as high as this."""
        return (height - self.labels) / self._board.rows * self._board.columns + self.beside

    def heights(self, width: float) -> tuple[float, float]:
        board = self._board
        most = (width - self.beside) / board.columns * board.rows + self.labels
        return min(most, self._least_cell * board.rows + self.labels), most

    def cell_in(self, box: Box) -> float:
        """Return the side of a space of the board that is as large as a box allows."""
        inner = Box(0, 0, box.width - self.beside, box.height - self.labels)
        return inner.cell_size(self._board.rows, self._board.columns)

    def draw(self, box: Box) -> PartOutput:
        """Draw the board as large as its box allows, with square spaces."""
        board = self._board
        inner = box.shrink(left=self.labels, top=self.labels, right=self.beside - self.labels)
        grid = inner.grid(board.rows, board.columns, valign="top")
        names, fills = [(cell_name(place), grid.at(*place)) for place in grid.places()], self._fills
        pens = self._pens(grid, len(fills) - 1)
        pen = f"pen-{self.spaces}" if pens is not None else ""
        fields = [] if pens is None else [FormField("pen", pen, pens, self.pad.word("pad.fabrics"), fills=fills)]
        return PartOutput(
            [
                paths.box_path(grid.box, self.pad.theme.paper),
                *self._lines(grid),
                paths.box_path(grid.box, None, self.pad.line(0.9)),
                *self._names(grid),
            ],
            [
                *fields,
                *(
                    FormField("check", f"{self.spaces}-{name}", space, name, fills=fills, pen=pen)
                    for name, space in names
                ),
            ],
        )

    @property
    def _fills(self) -> tuple[Colour | Fabric, ...]:
        """What fills spaces on a screen: a colour, calm so that eighty are a quilt, or fabrics to choose."""
        theme = self.pad.theme
        shade = theme.guide if theme.ink is Ink.MONO else theme.strong(theme.round_fabric(0)).mix(WHITE, 0.45)
        return (shade, *theme.fabrics[:_FABRICS])

    def _pens(self, grid: Grid, number: int) -> Box | None:
        """Return where the fabrics are chosen on a screen, beside the frame where nothing is printed."""
        side = self._quiet - 2 * _PEN_GAP
        if side < _LEAST_PEN:
            return None
        return Box(grid.x, grid.y - _PEN_GAP - side, number * side * _PEN_STEP, side)

    @property
    def _board(self) -> Board:
        return self.pad.game.board

    @property
    def _quiet(self) -> float:
        return _BARE_QUIET if self.pad.is_bare else min(_QUIET, self.pad.size(_QUIET + 1.0))

    @property
    def labels(self) -> float:
        """The space above the board, and on a side of it, for the names of columns and rows."""
        return self._quiet + self.pad.type_height(_LABEL_TYPE)

    @property
    def beside(self) -> float:
        """The space beside the board: left, or left and right."""
        return self.labels * (2 if self.has_numbers_right else 1)

    @property
    def _least_cell(self) -> float:
        longer = max(self._board.rows, self._board.columns)
        return max(self.sheet_side * _LEAST_SHARE / longer, self.pad.least_cell)

    def _lines(self, grid: Grid) -> list[Item]:
        """Draw the light lines, with a cross-stitch where they meet."""
        pad = self.pad
        stroke = pad.theme.grid_stroke(0.4 if pad.is_large else 0.26)
        arm = pad.size(_CROSS)
        corners = [grid.at(row, column) for column in range(1, grid.columns) for row in range(1, grid.rows)]
        arms = [(c.x - arm, c.y - way * arm, c.x + arm, c.y + way * arm) for c in corners for way in (1, -1)]
        thread = Stroke(stroke.colour, 0.14 if stroke.dash else pad.size(0.34), (), True)
        lines: list[Item] = [paths.grid(grid.box, grid.rows, grid.columns, stroke)]
        return [*lines, paths.lines(arms, thread)] if arms else lines

    def _names(self, grid: Grid) -> list[Item]:
        size, cell = self.pad.type(_LABEL_TYPE), grid.cell
        high = cap_height(size, "display")
        letters = [cell_name((0, column)).rstrip("0123456789") for column in range(grid.columns)]
        numbers = [str(row + 1) for row in range(grid.rows)]
        widest = max(text_width(letter, size, "display") for letter in letters)
        wide = max(text_width(number, size, "display") for number in numbers)
        off = self._quiet + high / 2
        level = grid.y - off
        left, right = grid.x - self._quiet - wide / 2, grid.box.right + self._quiet + wide / 2

        def name(text: str, x: float, y: float, width: float, height: float) -> Text:
            area = Box.around(x, y, width, height)
            return Text(text, x, y + high / 2, size, "display", "centre", self.pad.theme.muted, area)

        across, down = max(1, ceil(widest * 1.15 / cell)), max(1, ceil(high * 1.15 / cell))
        return [
            *(
                name(letters[column], grid.middle(0, column)[0], level, cell * across, high)
                for column in range(0, grid.columns, across)
            ),
            *(
                name(numbers[row], x, grid.middle(row, 0)[1], wide, cell * down)
                for x in ([left, right] if self.has_numbers_right else [left])
                for row in range(0, grid.rows, down)
            ),
        ]
