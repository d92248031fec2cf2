"""The pieces that lie on the quilts of a game of two."""

from __future__ import annotations

from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Replay
from quiltsmith.games.sheets.pieces import LaidPiece, NamedPiece, laid_pieces


def pieces_of_player(replay: Replay, player: int) -> tuple[LaidPiece, ...]:
    """List the pieces on the quilt of a player, in the order of the moves; none if it cannot be read."""
    named = {
        move.letter: NamedPiece(move.card, move.line)
        for move in replay.record.moves
        if move.player == player and move.letter
    }
    return tuple(laid_pieces(replay.game.board, replay.masks[player] or {}, named))


def pieces_of_quilt(quilt: Quilt) -> tuple[LaidPiece, ...]:
    """List the pieces on a finished quilt, with the patches that they can be."""
    lines = {piece.letter: piece.line for piece in quilt.record.pieces}
    named = {letter: NamedPiece(card or "", lines.get(letter, 0)) for letter, card in quilt.assigned.items()}
    return tuple(laid_pieces(quilt.game.board, quilt.masks, named))
