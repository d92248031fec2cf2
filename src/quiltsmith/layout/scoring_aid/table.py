"""The table of all rectangle scores of a board."""

from __future__ import annotations

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item
from quiltsmith.scene.text import TextStyle, fit_text, text_width
from quiltsmith.style.theme import Theme

_LARGEST_CELL = 12.0
_TYPE = 1.85
"""Points of type per millimetre of a cell."""
_FILLED = 0.84
"""How much of a cell's width a number may take."""


def score_table(game: DoodleGame, box: Box, theme: Theme) -> list[Item]:
    """Draw the scores with rows down and columns across, as large as the box allows; squares stand out."""
    board = game.board
    cell = min(box.width / (board.columns + 1), box.height / (board.rows + 1), _LARGEST_CELL)
    left = box.x + (box.width - cell * (board.columns + 1)) / 2
    top = box.y + (box.height - cell * (board.rows + 1)) / 2
    body = Box(left + cell, top + cell, cell * board.columns, cell * board.rows)
    squares = [
        Box(body.x + n * cell, body.y + n * cell, cell, cell) for n in range(min(board.rows, board.columns))
    ]
    pen = theme.line_stroke(min(0.35, cell / 20))
    # The widest number sets the size of all.
    widest = str(game.scoring.score(board.rows, board.columns))
    size = min(cell * _TYPE, cell * _FILLED / text_width(widest, 1, "bold"))
    items: list[Item] = [
        paths.box_path(body, theme.paper),
        *(paths.box_path(square, theme.badge) for square in squares),
        paths.grid(body, board.rows, board.columns, theme.guide_stroke(0.2)),
        *(paths.box_path(square, None, theme.line_stroke(min(0.6, cell / 12))) for square in squares),
        paths.box_path(body, None, pen),
    ]
    for n in range(1, board.columns + 1):
        head = Box(left + n * cell, top, cell, cell)
        items += fit_text(str(n), head.inset(cell / 10), TextStyle(size, "bold", theme.accent, "centre"))
    for row in range(1, board.rows + 1):
        head = Box(left, top + row * cell, cell, cell)
        items += fit_text(str(row), head.inset(cell / 10), TextStyle(size, "bold", theme.accent, "centre"))
        for column in range(1, board.columns + 1):
            is_square = row == column
            items += fit_text(
                str(game.scoring.score(row, column)),
                Box(left + column * cell, top + row * cell, cell, cell).inset(cell / 14),
                TextStyle(
                    size, "bold" if is_square else "text", theme.on_badge if is_square else theme.text, "centre"
                ),
            )
    return items
