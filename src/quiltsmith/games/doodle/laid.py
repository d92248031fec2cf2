"""The pieces that lie on a doodle sheet."""

from __future__ import annotations

from quiltsmith.games.doodle.sheet import DoodleSheet
from quiltsmith.games.sheets.pieces import LaidPiece, NamedPiece, laid_pieces


def pieces_of_sheet(sheet: DoodleSheet) -> tuple[LaidPiece, ...]:
    """List the pieces on the board of a sheet, in the order of its log."""
    named = {entry.letter: NamedPiece(entry.card, entry.line) for entry in sheet.log.entries if entry.letter}
    return tuple(laid_pieces(sheet.game.board, sheet.masks, named))
