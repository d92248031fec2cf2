"""In a sheet: the drawn piece is none that the cut of its patch gives.

With `cut cut` the second cut goes through a piece of the first, and so on where a game allows more.

FAIL (P09 is `#.#/###`; the line below its first row leaves three pieces):
    CCC         2  C  P09 cut
PASS:
    CC
    C.          2  C  P09 cut
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.checks.illegal_cut import hint_for, why_not
from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_game import REPEAT, DoodleGame
from quiltsmith.games.doodle.doodle_sheet import MOST_SPACES_LISTED, DoodleSheet
from quiltsmith.geometry.cuts import pieces_after
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _

CODE = "illegal-cut"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Compare every cut piece with the pieces of all legal cuts of its card."""
    for entry in sheet.log.specials:
        mask = sheet.masks.get(entry.letter)
        if mask is None or not entry.cuts or entry.cuts > _most_cuts(sheet.game):
            continue
        patch = sheet.patch(entry)
        if patch is None or patch.can_leave(sheet.game.board.to_origin(mask), entry.cuts):
            continue
        if sheet.log.letters.count(entry.letter) > 1:
            continue  # which spaces belong to which of the two pieces, nobody knows
        drawn, shape = sheet.game.board.shape_of(mask), patch.card.shape
        if entry.cuts == 1:
            message = _(
                "no legal cut of {card} gives {letter}, `{drawn}`: {reason}",
                card=entry.card,
                letter=entry.letter,
                drawn=drawn,
                reason=why_not(shape, drawn),
            )
            hint = hint_for(shape)
        else:
            message = _(
                "no {number} legal cuts one after the other of {card} give {letter}, `{drawn}`",
                number=entry.cuts,
                card=entry.card,
                letter=entry.letter,
                drawn=drawn,
            )
            hint = _hint_for_several(shape, entry.cuts)
        yield Problem(sheet.text.word_place(entry.line, 1), CODE, message, hint)


def _most_cuts(game: DoodleGame) -> int:
    """Give the most cuts that one patch can have; more than that is another rule's."""
    cuts = game.specials["cut"]
    return cuts + game.specials[REPEAT] if cuts else 0


def _hint_for_several(shape: Shape, cuts: int) -> str:
    if shape.size > MOST_SPACES_LISTED:
        return _("every cut leaves two pieces; draw one of the last two")
    pieces = ", ".join(f"`{piece}`" for piece in pieces_after(shape, cuts)[:12])
    if not pieces:
        return _("this patch cannot be cut {number} times", number=cuts)
    return _("{number} legal cuts give: {pieces}", number=cuts, pieces=pieces)
