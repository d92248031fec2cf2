"""The same patch lies twice on a quilt.

Every patch exists once. Some shapes exist twice, at different prices.

FAIL:
    A  Q
    B  Q
PASS:
    A  Q
    B  R
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.patchwork.quilt import Quilt, cards_like
from quiltsmith.games.sheets.drawn_board import letter_place

CODE = "patch-twice"


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Find patches named twice, and letters for which no patch of their shape is left."""
    seen: dict[str, str] = {}
    for piece in quilt.record.pieces:
        if piece.card and piece.card in seen and piece.letter != seen[piece.card]:
            message = f"{piece.card} lies on the quilt already, as {seen[piece.card]}"
            place = quilt.text.word_place(piece.line, 1)
            yield Problem(place, CODE, message, "every patch exists once; name another")
        seen.setdefault(piece.card, piece.letter)
    for letter in quilt.letters():
        mask = quilt.masks[letter]
        like = cards_like(quilt.deck, quilt.game, mask)
        if letter not in quilt.assigned and like and quilt.drawn is not None:
            shape = quilt.game.board.shape_of(mask)
            times = {1: "once", 2: "twice"}.get(len(like), f"{len(like)} times")
            message = f"{letter} is `{shape}`, which {quilt.deck.id} has only {times}"
            place = letter_place(quilt.text, quilt.drawn, letter)
            yield Problem(place, CODE, message, "all of that shape lie elsewhere on the quilt already")
