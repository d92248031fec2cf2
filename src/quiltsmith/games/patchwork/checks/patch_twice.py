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

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.quilt import Quilt, cards_like
from quiltsmith.games.sheets.drawn_board import letter_place
from quiltsmith.i18n import _

CODE = "patch-twice"


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Find patches named twice, and letters for which no patch of their shape is left."""
    seen: dict[str, str] = {}
    for piece in quilt.record.pieces:
        if piece.card and piece.card in seen and piece.letter != seen[piece.card]:
            message = _(
                "{patch} lies on the quilt already, as {letter}", patch=piece.card, letter=seen[piece.card]
            )
            place = quilt.text.word_place(piece.line, 1)
            yield Problem(place, CODE, message, _("every patch exists once; name another"))
        seen.setdefault(piece.card, piece.letter)
    for letter in quilt.letters():
        mask = quilt.masks[letter]
        like = cards_like(quilt.deck, quilt.game, mask)
        if letter not in quilt.assigned and like and quilt.drawn is not None:
            shape = quilt.game.board.shape_of(mask)
            message = _(
                "{letter} is `{shape}`, which {deck} has only {times}",
                letter=letter,
                shape=shape,
                deck=quilt.deck.id,
                times=_times(len(like)),
            )
            place = letter_place(quilt.text, quilt.drawn, letter)
            yield Problem(place, CODE, message, _("all of that shape lie elsewhere on the quilt already"))


def _times(number: int) -> str:
    """Say how often."""
    if number > 2:
        return _("{number} times", number=number)
    return _("once") if number == 1 else _("twice")
