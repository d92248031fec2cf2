"""Two quilts of one game: what one player has, the other cannot have as well."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.patchwork.checked import CheckedQuilt


def compare_rivals(first: CheckedQuilt, second: CheckedQuilt) -> Iterator[Problem]:
    """Find the tile and the patches that the second quilt claims after the first one."""
    name = first.player or "the first player"
    claim = second.quilt.record.claim(0, "tile")
    if first.quilt.has_tile and second.quilt.has_tile and claim is not None:
        place = second.text.word_place(claim.line, claim.word)
        message = f"the tile is claimed by {name} already, in line {_tile_line(first)}"
        yield Problem(place, "tile-unearned", message, "only the first to fill a square has it: write `tile no`")
    taken = {piece.card: piece.line for piece in first.quilt.record.pieces if piece.card}
    for piece in second.quilt.record.pieces:
        if piece.card in taken:
            place = second.text.word_place(piece.line, 1)
            message = f"{piece.card} lies on the quilt of {name} already, by line {taken[piece.card]}"
            yield Problem(place, "patch-twice", message, "every patch exists once; name another")


def _tile_line(checked: CheckedQuilt) -> int:
    claim = checked.quilt.record.claim(0, "tile")
    return claim.line if claim else checked.text.source.first_line
