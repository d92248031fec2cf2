"""In a quilt or a whole game: a board has not the rows and columns of the game's board, or is missing.

FAIL:
    board Andrea:
    aab
    abb
PASS:
    nine rows of nine characters
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.patchwork_state import PLAYERS
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.games.sheets.drawn_board import size_problems
from quiltsmith.i18n import _

CODE = "board-size"


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Compare the drawing with the game's board, if there is one."""
    if quilt.drawn is not None:
        yield from size_problems(quilt.text, quilt.drawn, quilt.game.board, quilt.game.id)


def check_game(replay: Replay) -> Iterator[Problem]:
    """Compare both drawings with the game's board."""
    for player in PLAYERS:
        board, name = replay.boards[player], replay.name(player)
        if board is not None:
            yield from size_problems(replay.text, board, replay.game.board, replay.game.id)
        else:
            place = replay.text.head_place("players")
            hint = _("draw it below a line `board {player}:`", player=name)
            yield Problem(place, CODE, _("the board of {player} is missing", player=name), hint)
