"""In a sheet: the drawn piece is none that the cut of its patch gives.

With `cut cut` the second cut goes through a piece of the first.

FAIL (P09 is `#.#/###`; the line below its first row leaves three pieces):
    CCC         2  C  P09 cut
PASS:
    CC
    C.          2  C  P09 cut
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.rules.illegal_cut import hint_for, why_not
from quiltsmith.formats.problem import Problem
from quiltsmith.games.doodle.sheet import DoodleSheet
from quiltsmith.geometry.cuts import cut_pieces_of_two


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Compare every cut piece with the pieces of all legal cuts of its card."""
    for entry in sheet.log.specials:
        mask = sheet.masks.get(entry.letter)
        if mask is None or not entry.cuts:
            continue
        patch = sheet.patch(entry)
        if patch is None or sheet.game.board.to_origin(mask) in patch.drawable(entry.cuts):
            continue
        if sheet.log.letters.count(entry.letter) > 1:
            continue  # which spaces belong to which of the two pieces, nobody knows
        drawn, shape = sheet.game.board.shape_of(mask), patch.card.shape
        cuts = "no legal cut" if entry.cuts == 1 else f"no {entry.cuts} legal cuts one after the other"
        verb = "gives" if entry.cuts == 1 else "give"
        message = f"{cuts} of {entry.card} {verb} {entry.letter}, `{drawn}`"
        if entry.cuts == 1:
            message += f": {why_not(shape, drawn)}"
            hint = hint_for(shape)
        else:
            pieces = ", ".join(f"`{piece}`" for piece in cut_pieces_of_two(shape)[:12])
            hint = f"two legal cuts give: {pieces}" if pieces else "this patch cannot be cut twice"
        yield Problem(sheet.text.word_place(entry.line, 1), "illegal-cut", message, hint)
