"""Pages of boards: a quilt board for each player and the time board, in one scale with the tiles."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Protocol

from msgspec.structs import replace

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.i18n import _
from quiltsmith.layout.boards.document import BoardPlan, cell_of
from quiltsmith.layout.boards.notes import QUILT_NOTES, TRACK_NOTES, quilt_notes, track_notes
from quiltsmith.layout.boards.quilt import QuiltBoard
from quiltsmith.layout.boards.spiral import make_spiral
from quiltsmith.layout.boards.time import FRAME_SHARE, TimeBoard
from quiltsmith.layout.sheets.cell_size import SMALLEST_CELL, CellSizeError
from quiltsmith.layout.sheets.faces import Face, printable
from quiltsmith.layout.sheets.poster import plan_poster, poster_faces
from quiltsmith.layout.tiles.table_pieces import PLAYERS
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Symbol
from quiltsmith.style.print_style import Style

_MOST_CELLS_PER_SPACE = 1.4
_LEAST_CELLS_PER_SPACE = 1.0
"""A space of the time board holds a token, which is as large as a cell."""
_WIDEST_BOARD = 2000.0
_GAP = 6.0
_LEAST_NOTES = 0.8
"""Notes are left out where less than this share of their height is free."""


Notes = Callable[[PatchworkGame, Style, Box], tuple[Item, ...]]


class _Board(Protocol):
    """A board that can be printed."""

    @property
    def width(self) -> float: ...

    @property
    def height(self) -> float: ...

    def cut_lines(self) -> tuple[list[float], list[float]]: ...

    def draw(self, style: Style) -> Symbol: ...


def board_faces(game: PatchworkGame, style: Style, plan: BoardPlan) -> list[Face]:
    """Draw the quilt boards, then the time board, each over as many sheets as it needs."""
    cell = cell_of(game, style, plan)
    faces: list[Face] = []
    for player in range(1, PLAYERS + 1):
        label = style.word("boards.quilt", player=player)
        faces += _faces(QuiltBoard(game.board, cell, player), game, style, label, quilt_notes, QUILT_NOTES)
    board, label = time_board(game, style, plan), style.word("boards.time")
    return faces + _faces(board, game, style, label, track_notes, TRACK_NOTES)


def time_board(game: PatchworkGame, style: Style, plan: BoardPlan) -> TimeBoard:
    """Choose the size of the time board: the wish, or what fits the paper and is neither small nor huge."""
    track, cell = game.tracks[game.track], cell_of(game, style, plan)
    spiral = make_spiral(track.last + 1)
    across, down = spiral.columns + 2 * FRAME_SHARE, spiral.rows + 2 * FRAME_SHARE
    if plan.time_width is not None:
        least = ceil(SMALLEST_CELL * across)
        if not least <= plan.time_width <= _WIDEST_BOARD:
            raise CellSizeError(
                _(
                    "a time board cannot be {width:g} mm wide; choose a width from {least} to {most:g} mm",
                    width=plan.time_width,
                    least=least,
                    most=_WIDEST_BOARD,
                )
            )
        return TimeBoard(game, track, plan.time_width / across)
    room = printable(style.paper)
    fitting = min(room.width / across, room.height / down)
    space = min(max(fitting, cell * _LEAST_CELLS_PER_SPACE), cell * _MOST_CELLS_PER_SPACE)
    return TimeBoard(game, track, space)


def _faces(
    board: _Board, game: PatchworkGame, style: Style, label: str, notes: Notes, wanted: float
) -> list[Face]:
    """Draw a board, and notes below it if it fits one sheet and leaves room."""
    poster = plan_poster(board.width, board.height, style.paper, board.cut_lines())
    faces = poster_faces(board.draw(style), poster, style, label)
    if poster.sheets > 1:
        return faces
    room = printable(poster.paper)
    free = room.height - board.height - _GAP
    height = min(free, wanted)
    if height < wanted * _LEAST_NOTES:
        return faces
    # Board and notes stand together in the middle of what is left of the paper.
    down = (free - height) / 2
    box = Box(room.x + (room.width - board.width) / 2, room.y + board.height + _GAP + down, board.width, height)
    face = faces[0]
    return [replace(face, items=(Group(face.items, 0, down), *notes(game, style, box)))]
