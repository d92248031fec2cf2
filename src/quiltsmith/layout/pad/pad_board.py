"""The drawing board of a pad."""

from __future__ import annotations

from math import ceil

from quiltsmith.geometry.board import cell_name
from quiltsmith.layout.pad.pad_context import Detail, PartOutput, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import POINT, FormField, Item, Stroke, Text
from quiltsmith.scene.text import cap_height, text_width

_QUIET, _BARE_QUIET = 5.0, 2.0
"""Round the frame nothing is printed that a camera could take for a part of it."""
SPACES = "space"
_LABEL_TYPE = 10.0
_CROSS = 0.75
_LEAST_SHARE = 0.58
"""How much of the sheet's shorter side the board's longer side takes at least."""


class BoardPart(ShownPart, frozen=True):
    """Spaces to shade, with light lines between them and discreet names of columns and rows."""

    sheet_side: float
    spaces: str = SPACES
    """What the fields of its spaces are called; boards that share a sheet have different names."""
    has_letters_below: bool = False
    """Boards that nobody draws on have their letters below: a photo of them is not taken for one to be read."""

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        board = self.look.game.board
        return self._least_cell * board.columns + self.labels, self.sheet_side * 2

    def width_for(self, height: float) -> float:
        """Give the width of the board that is as high as this."""
        board = self.look.game.board
        return (height - self.labels) / board.rows * board.columns + self.labels

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        board = self.look.game.board
        most = (width - self.labels) / board.columns * board.rows + self.labels
        return min(most, self._least_cell * board.rows + self.labels), most

    def cell_in(self, box: Box) -> float:
        """Give the side of a space of the board that is as large as a box allows."""
        board, labels = self.look.game.board, self.labels
        return min((box.width - labels) / board.columns, (box.height - labels) / board.rows)

    def draw(self, box: Box) -> PartOutput:
        """Draw the board as large as its box allows, with square spaces."""
        look, board = self.look, self.look.game.board
        labels = self.labels
        cell = self.cell_in(box)
        width, height = cell * board.columns, cell * board.rows
        x = box.x + labels + (box.width - labels - width) / 2
        y = box.y + self.head
        spaces = Box(x, y, width, height)
        return PartOutput(
            [
                paths.box_path(spaces, look.theme.paper),
                *self._grid(spaces),
                paths.box_path(spaces, None, look.line(0.9)),
                *self._names(spaces, cell),
            ],
            [
                FormField(
                    "check",
                    f"{self.spaces}-{cell_name((row, column))}",
                    Box(x + column * cell, y + row * cell, cell, cell),
                    cell_name((row, column)),
                )
                for row in range(board.rows)
                for column in range(board.columns)
            ],
        )

    @property
    def _quiet(self) -> float:
        return _BARE_QUIET if self.look.detail is Detail.BARE else min(_QUIET, self.look.size(_QUIET + 1.0))

    @property
    def labels(self) -> float:
        """The room above or below the spaces, and beside them, for the names of columns and rows."""
        return self._quiet + self.look.type(_LABEL_TYPE) * POINT

    @property
    def head(self) -> float:
        """The room above the spaces."""
        return 0.0 if self.has_letters_below else self.labels

    def _grid(self, spaces: Box) -> list[Item]:
        """Draw the light lines, with a cross-stitch where they meet."""
        look, board = self.look, self.look.game.board
        stroke = look.theme.grid_stroke(0.4 if look.is_large else 0.26)
        arm = look.size(_CROSS)
        columns = [spaces.x + spaces.width * n / board.columns for n in range(1, board.columns)]
        rows = [spaces.y + spaces.height * n / board.rows for n in range(1, board.rows)]
        arms = [(x - arm, y - way * arm, x + arm, y + way * arm) for x in columns for y in rows for way in (1, -1)]
        thread = Stroke(stroke.colour, 0.14 if stroke.dash else look.size(0.34), (), True)
        lines: list[Item] = [paths.grid(spaces, board.rows, board.columns, stroke)]
        return [*lines, paths.lines(arms, thread)] if arms else lines

    @property
    def _least_cell(self) -> float:
        board = self.look.game.board
        return max(self.sheet_side * _LEAST_SHARE / max(board.rows, board.columns), self.look.least_cell)

    def _names(self, spaces: Box, cell: float) -> list[Item]:
        look, board = self.look, self.look.game.board
        size = look.type(_LABEL_TYPE)
        colour, half = look.theme.muted, cap_height(size, "display") / 2
        off = self._quiet + half
        level, room = spaces.bottom + off if self.has_letters_below else spaces.y - off, 2 * half
        names: list[Item] = []
        letters = [cell_name((0, column)).rstrip("0123456789") for column in range(board.columns)]
        step = max(1, ceil(max(text_width(letter, size, "display") for letter in letters) * 1.15 / cell))
        for column in range(0, board.columns, step):
            x = spaces.x + (column + 0.5) * cell
            given = Box(x - cell * step / 2, level - half, cell * step, room)
            names.append(Text(letters[column], x, level + half, size, "display", "centre", colour, given))
        wide = max(text_width(str(row + 1), size, "display") for row in range(board.rows))
        beside = spaces.x - self._quiet - wide / 2
        step = max(1, ceil(room * 1.15 / cell))
        for row in range(0, board.rows, step):
            y = spaces.y + (row + 0.5) * cell
            given = Box(beside - wide / 2, y - cell * step / 2, wide, cell * step)
            names.append(Text(str(row + 1), beside, y + half, size, "display", "centre", colour, given))
        return names
