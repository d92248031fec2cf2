"""The drawing board of a pad."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.geometry.board import cell_name
from quiltsmith.layout.pad.look import Drawn, Look
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Box, FormField, Item, Text
from quiltsmith.scene.text import cap_height

_LABELS = 4.5
_LABEL_TYPE = 7.5
_LEAST_SHARE = 0.58
"""How much of the sheet's shorter side the board's longer side takes at least."""


class BoardPart(Struct, frozen=True):
    """Spaces to shade, with light lines between them and discreet names of columns and rows."""

    look: Look
    sheet_side: float
    is_shown: bool = True

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        board = self.look.game.board
        return self._least_cell * board.columns + self._labels, self.sheet_side * 2

    def width_for(self, height: float) -> float:
        """Give the width of the board that is as high as this."""
        board = self.look.game.board
        return (height - self._labels) / board.rows * board.columns + self._labels

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        board = self.look.game.board
        most = (width - self._labels) / board.columns * board.rows + self._labels
        return min(most, self._least_cell * board.rows + self._labels), most

    def draw(self, box: Box) -> Drawn:
        """Draw the board as large as its box allows, with square spaces."""
        look, board = self.look, self.look.game.board
        labels = self._labels
        cell = min((box.width - labels) / board.columns, (box.height - labels) / board.rows)
        width, height = cell * board.columns, cell * board.rows
        x = box.x + labels + (box.width - labels - width) / 2
        y = box.y + labels
        spaces = Box(x, y, width, height)
        return Drawn(
            [
                paths.box_path(spaces, look.theme.paper),
                paths.grid(spaces, board.rows, board.columns, look.guide()),
                paths.box_path(spaces, None, look.line(0.7)),
                *self._names(spaces, cell),
            ],
            [
                FormField(
                    "check",
                    f"space-{cell_name((row, column))}",
                    Box(x + column * cell, y + row * cell, cell, cell),
                    cell_name((row, column)),
                )
                for row in range(board.rows)
                for column in range(board.columns)
            ],
        )

    @property
    def _labels(self) -> float:
        return self.look.size(_LABELS)

    @property
    def _least_cell(self) -> float:
        board = self.look.game.board
        return self.sheet_side * _LEAST_SHARE / max(board.rows, board.columns)

    def _names(self, spaces: Box, cell: float) -> list[Item]:
        look, board = self.look, self.look.game.board
        size = min(max(look.size(_LABEL_TYPE), look.smallest), cell * 1.6)
        labels, colour, half = self._labels, look.theme.muted, cap_height(size) / 2
        above, room = spaces.y - labels * 0.6, labels * 0.9
        names: list[Item] = []
        for column in range(board.columns):
            x = spaces.x + (column + 0.5) * cell
            letters = cell_name((0, column)).rstrip("0123456789")
            given = Box(x - cell / 2, above - room / 2, cell, room)
            names.append(Text(letters, x, above + half, size, "text", "centre", colour, given))
        beside = spaces.x - labels * 0.6
        for row in range(board.rows):
            y = spaces.y + (row + 0.5) * cell
            given = Box(beside - room / 2, y - cell / 2, room, cell)
            names.append(Text(str(row + 1), beside, y + half, size, "text", "centre", colour, given))
        return names
