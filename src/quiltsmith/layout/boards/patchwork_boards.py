"""Pages of boards: a quilt board for each player and the time board, with reminders below them."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, sqrt
from typing import Protocol

from msgspec.structs import replace

from quiltsmith.errors import UsageError
from quiltsmith.games.patchwork.patchwork_game import PatchworkGame
from quiltsmith.i18n import _
from quiltsmith.layout.boards.boards_document import BoardPlan
from quiltsmith.layout.boards.quilt_board import QuiltBoard
from quiltsmith.layout.boards.time_board import TIME_FRAME_SHARE, TimeBoard, make_spiral
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.sheets.cell_size import SMALLEST_CELL, cell_of
from quiltsmith.layout.sheets.page_furniture import Face, printable
from quiltsmith.layout.sheets.poster import plan_poster, poster_faces
from quiltsmith.layout.tiles.table_pieces import PLAYERS, symbol_of
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Symbol
from quiltsmith.scene.text import TextFitError, TextStyle, fit_text
from quiltsmith.style.print_style import Style

Line = tuple[str, str]
"""The name of a picture, and what it stands for."""
_NOTES_GAP = 4.0
_HEADING = 7.0
_TYPE = 10.5
QUILT_NOTES, TRACK_NOTES = 56.0, 22.0
"""The heights that the notes want, in mm."""
_MOST_CELLS_PER_SPACE = 1.4
_LEAST_CELLS_PER_SPACE = 1.0
"""A space of the time board holds a token, which is as large as a cell."""
_WIDEST_BOARD = 2000.0
_GAP = 6.0
_LEAST_NOTES = 0.8
"""Notes are left out where less than this share of their height is free."""
Notes = Callable[[PatchworkGame, Style, Box], tuple[Item, ...]]


def quilt_notes(game: PatchworkGame, style: Style, box: Box) -> tuple[Item, ...]:
    """Draw what a player wants to remember, in three columns; nothing if they do not fit."""
    word, currency, symbol = style.word, _currency(game, style), symbol_of(game.currency)
    turn = [
        ("hourglass", word("boards.turn.who")),
        ("arrow", f"{word('boards.turn.advance', per_space=_amount(game, style))}"),
        (symbol, style.counted("boards.turn.take", choice=game.choice)),
    ]
    end = [
        (symbol, word("boards.end.currency", currency=currency)),
        ("tile", word("boards.end.tile", side=game.tile_side, points=game.tile_points)),
        ("empty", word("boards.end.empty", points=_signed(game.points_per_empty_space))),
    ]
    columns = [
        (word("boards.turn"), turn),
        (word("boards.way"), _way(game, style)),
        (word("boards.end"), end),
    ]
    return _columns(columns, style, box)


def track_notes(game: PatchworkGame, style: Style, box: Box) -> tuple[Item, ...]:
    """Draw what the marks of the time board mean; nothing if it does not fit."""
    income, special = _way(game, style)
    return _columns([("", [income]), ("", [special])], style, box)


def _way(game: PatchworkGame, style: Style) -> list[Line]:
    special = "boards.way.discard" if game.may_discard_special else "boards.way.special"
    income = style.word("boards.way.income", currency=_currency(game, style))
    return [(symbol_of(game.currency), income), ("star", style.word(special))]


def _currency(game: PatchworkGame, style: Style) -> str:
    name = game.currency.name
    return style.name(name)


def _amount(game: PatchworkGame, style: Style) -> str:
    return f"{_currency(game, style)} × {game.currency.per_space}" if game.currency.per_space != 1 else "1"


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def _columns(columns: list[tuple[str, list[Line]]], style: Style, box: Box) -> tuple[Item, ...]:
    theme = style.theme
    items: list[Item] = [paths.box_path(box, theme.panel, theme.line_stroke(0.3), 3.0)]
    # What has more to say gets more space.
    shares = [sqrt(sum(len(words) for _unused, words in lines)) for _unused, lines in columns]
    places = box.inset(_NOTES_GAP).columns(shares, _NOTES_GAP)
    try:
        for number, ((heading, lines), place) in enumerate(zip(columns, places, strict=True)):
            head, body = place.split_top(_HEADING if heading else 0.0)
            if heading:
                items += fit_text(heading, head, TextStyle(14, "display", theme.accent, valign="top"))
            items += _lines(lines, style, body)
            if number:
                x = place.x - _NOTES_GAP / 2
                items.append(paths.line(x, place.y, x, place.bottom, theme.guide_stroke()))
    except TextFitError:
        return ()
    return tuple(items)


def _lines(lines: list[Line], style: Style, box: Box) -> list[Item]:
    theme = style.theme
    items: list[Item] = []
    for (symbol, text), row in zip(lines, box.rows(len(lines)), strict=True):
        icon, words = row.split_left(min(8.0, row.height - 1), 2)
        items.append(picture(symbol, icon, theme))
        items += fit_text(text, words.inset(0, 0.5), TextStyle(_TYPE, colour=theme.text, wrap=True))
    return items


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
    cell = cell_of(game.board, style.paper, plan.cell)
    faces: list[Face] = []
    for player in range(1, PLAYERS + 1):
        label = style.word("boards.quilt", player=player)
        faces += _faces(QuiltBoard(game.board, cell, player), game, style, label, quilt_notes, QUILT_NOTES)
    board, label = time_board(game, style, plan), style.word("boards.time")
    return faces + _faces(board, game, style, label, track_notes, TRACK_NOTES)


def time_board(game: PatchworkGame, style: Style, plan: BoardPlan) -> TimeBoard:
    """Choose the size of the time board: the wish, or what fits the paper and is neither small nor huge."""
    track, cell = game.tracks[game.track], cell_of(game.board, style.paper, plan.cell)
    spiral = make_spiral(track.last + 1)
    across, down = spiral.columns + 2 * TIME_FRAME_SHARE, spiral.rows + 2 * TIME_FRAME_SHARE
    if plan.time_width is not None:
        least = ceil(SMALLEST_CELL * across)
        if not least <= plan.time_width <= _WIDEST_BOARD:
            raise UsageError(
                _(
                    "a time board cannot be {width:g} mm wide; choose a width from {least} to {most:g} mm",
                    width=plan.time_width,
                    least=least,
                    most=_WIDEST_BOARD,
                )
            )
        return TimeBoard(game, track, plan.time_width / across)
    fitting = printable(style.paper).cell_size(down, across)
    space = min(max(fitting, cell * _LEAST_CELLS_PER_SPACE), cell * _MOST_CELLS_PER_SPACE)
    return TimeBoard(game, track, space)


def _faces(
    board: _Board, game: PatchworkGame, style: Style, label: str, notes: Notes, wanted: float
) -> list[Face]:
    """Draw a board, and notes below it if it fits one sheet and leaves space."""
    poster = plan_poster(board.width, board.height, style.paper, board.cut_lines())
    faces = poster_faces(board.draw(style), poster, style, label)
    if style.shop is not None and poster.sheets > 1:
        raise UsageError(
            _(
                "{board} is {width:.0f} × {height:.0f} mm, and a print shop glues no sheets together; "
                "make it smaller, or take larger paper",
                board=label,
                width=board.width,
                height=board.height,
            ),
            "paper",
            "cell",
            "board_size",
        )
    if poster.sheets > 1 or style.shop is not None:
        return faces
    page = printable(poster.paper)
    free = page.height - board.height - _GAP
    height = min(free, wanted)
    if height < wanted * _LEAST_NOTES:
        return faces
    # Board and notes stand together in the middle of what is left of the paper.
    down = (free - height) / 2
    below = page.shrink(top=board.height + _GAP + down).place(board.width, height, valign="top")
    face = faces[0]
    cuts = None if face.cuts is None else face.cuts.moved(0, down)
    return [replace(face, items=(Group(face.items, 0, down), *notes(game, style, below)), cuts=cuts)]
