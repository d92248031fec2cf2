"""The board in a photo has other rows and columns than the game's board.

Its size is counted from the lines in its frame. A pad of a variant belongs to the variant's game, which is named
with `--game`, or by the deal that was played.

FAIL:
    a photo of a pad with 7×7 spaces, and `quiltsmith scan photo.jpg`
PASS:
    the same photo with `--game my-variant.yaml`
"""

from __future__ import annotations

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Source
from quiltsmith.games.game import Game
from quiltsmith.i18n import _

CODE = "other-board"


def problem(source: Source, size: tuple[int, int], game: Game) -> Problem:
    """Say that a board was read that is not one of the game's."""
    rows, columns = size
    message = _(
        "the board has {rows}×{columns} spaces, that of {game} has {board_rows}×{board_columns}",
        rows=rows,
        columns=columns,
        game=game.id,
        board_rows=game.board.rows,
        board_columns=game.board.columns,
    )
    return Problem(source.place(), CODE, message, _("name the game that was played"))
