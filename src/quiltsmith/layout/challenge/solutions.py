"""Solutions of puzzles: the finished board with every patch in its cloth, its turn on it, and how it scored."""

from __future__ import annotations

from collections.abc import Mapping

from quiltsmith.games.doodle.challenge import Puzzle
from quiltsmith.games.doodle.doodle_writer import Move, PlayedSheet, Scoring
from quiltsmith.geometry.board import Board, Mask, bits
from quiltsmith.geometry.shape import Cell, Shape
from quiltsmith.layout.drawing.panels import panel
from quiltsmith.layout.drawing.patches import draw_patch
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Fabric, Item
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style

_BESIDE = 25.0
_LINE = 4.0
_SIZE = 8.0
_HIGHEST = 80.0


def solution_panel(
    title: str, puzzle: Puzzle, fabrics: Mapping[str, Fabric], box: Box, style: Style
) -> list[Item]:
    """Draw the best game known of a puzzle."""
    items, room = panel(Box(box.x, box.y, box.width, min(box.height, _HIGHEST)), title, style.theme)
    board = puzzle.challenge.game.board
    cell = min((room.width - _BESIDE) / board.columns, room.height / board.rows)
    quilt = Box(room.x, room.y, cell * board.columns, cell * board.rows)
    items += [
        paths.box_path(quilt, style.theme.paper, style.theme.line_stroke(0.3)),
        paths.grid(quilt, board.rows, board.columns, style.theme.guide_stroke(0.12)),
    ]
    for move in puzzle.solution.moves:
        if move.spaces:
            items += _piece(move, board, fabrics, quilt, cell, style)
    return [
        *items,
        *_beside(puzzle, Box(quilt.right + 2, room.y, room.right - quilt.right - 2, room.height), style),
    ]


def _piece(
    move: Move, board: Board, fabrics: Mapping[str, Fabric], quilt: Box, cell: float, style: Style
) -> list[Item]:
    theme, cells = style.theme, _cells(move.spaces, board)
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    x, y = quilt.x + left * cell, quilt.y + top * cell
    fabric = fabrics[move.card] if move.card else theme.guide
    outline = theme.line_stroke(0.3)
    row, column = _label_cell(cells)
    middle = quilt.x + (column + 0.5) * cell, quilt.y + (row + 0.5) * cell
    radius = 0.38 * cell
    label = Box(middle[0] - radius, middle[1] - radius, 2 * radius, 2 * radius)
    text = str(move.turn) if move.turn else style.word("card.start")[0]
    return [
        draw_patch(Shape(tuple(cells)), fabric, cell, outline, x=x, y=y),
        paths.circle(*middle, radius, theme.paper, theme.line_stroke(0.15)),
        *fit_text(text, label.inset(0.1), TextStyle(_SIZE, "bold", theme.text, "centre", smallest=3.5)),
    ]


def _cells(spaces: Mask, board: Board) -> list[Cell]:
    return [divmod(index, board.stride) for index in bits(spaces)]


def _label_cell(cells: list[Cell]) -> Cell:
    """Choose the space nearest to the middle of a piece."""
    row = sum(row for row, _ in cells) / len(cells)
    column = sum(column for _, column in cells) / len(cells)
    return min(cells, key=lambda cell: ((cell[0] - row) ** 2 + (cell[1] - column) ** 2, cell))


def _beside(puzzle: Puzzle, box: Box, style: Style) -> list[Item]:
    """List the rectangles, the empty spaces and the special actions beside the board."""
    solution, theme = puzzle.solution, style.theme
    items: list[Item] = list(
        fit_text(str(solution.total), Box(box.x, box.y, box.width, 7), TextStyle(16, "display", theme.accent))
    )
    y = box.y + 8.5
    for text in (*_scores(solution), *_specials(solution, style)):
        if y + _LINE > box.bottom:
            break
        items += fit_text(text, Box(box.x, y, box.width, _LINE), TextStyle(_SIZE, colour=theme.text, smallest=4.5))
        y += _LINE
    return items


def _scores(solution: PlayedSheet) -> list[str]:
    found = [line.rectangle for line in solution.log if isinstance(line, Scoring)]
    scores = [
        f"{place.rows} × {place.columns}: {points}" if place else str(points)
        for place, points in zip(found, solution.scores, strict=True)
    ]
    lost = solution.game.points_per_empty_space * solution.empty
    return [*scores, f"− {-lost}" if lost <= 0 else f"+ {lost}"]


def _specials(solution: PlayedSheet, style: Style) -> list[str]:
    told: list[str] = []
    for move in solution.moves:
        names = ["neighbour"] * move.neighbour + ["cut"] * move.cuts
        names += ["single"] if move.spaces and not move.card else []
        if names:
            told.append(f"{move.turn}: {', '.join(style.word(f'special.{name}') for name in names)}")
    return told
