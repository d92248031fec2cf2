"""In a quilt or a whole game: a letter on a board that no line explains.

In a finished quilt the lines may be left out altogether; if there are any, all letters need one.

FAIL:
    a board with q, and no line with q
PASS:
    Andrea  take H q
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import UNNAMED, BoardText, SheetText
from quiltsmith.games.patchwork.patchwork_state import PLAYERS
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.games.sheets.drawn_board import letter_place
from quiltsmith.i18n import _

CODE = "unlogged-letter"


def check_game(replay: Replay) -> Iterator[Problem]:
    """Look the letters of both boards up in the log."""
    for player in PLAYERS:
        board, masks = replay.boards[player], replay.masks[player]
        if board is None or masks is None or _is_cut_short(replay):
            continue
        missing = replay.overdue_specials[player]
        for letter in masks:
            if letter in replay.used_letters[player]:
                continue
            if missing and masks[letter].bit_count() == 1:
                missing -= 1  # its line is missing, which was reported where it belongs
                continue
            example = _("{player} take H {letter}", player=replay.name(player), letter=_named(letter))
            yield _problem(replay.text, board, letter, example)


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Look the letters of the board up in the lines, if there are lines."""
    if quilt.drawn is None or not quilt.record.pieces:
        return
    for letter in quilt.letters():
        if quilt.piece(letter) is None:
            yield _problem(quilt.text, quilt.drawn, letter, f"{letter} H")


def _is_cut_short(replay: Replay) -> bool:
    """Tell whether lines are missing at the end of the log, where one problem stands for all of them."""
    is_claimed = any(kind == "total" for _unused, kind in replay.record.claims)
    return is_claimed and replay.lost_in_line is None and not replay.is_followed


def _named(letter: str) -> str:
    return "a" if letter == UNNAMED else letter


def _problem(text: SheetText, board: BoardText, letter: str, example: str) -> Problem:
    message = _("no line says what {letter} is", letter=letter)
    return Problem(
        letter_place(text, board, letter), CODE, message, _("add one, for example `{example}`", example=example)
    )
