"""The spaces of a letter are not the patch of its card, however it is turned or flipped.

FAIL (P03 is `###`):
    BB
    .B          1  B  P03
PASS:
    BBB         1  B  P03
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.doodle.sheet import DoodleSheet


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Compare every piece that was not cut with its card."""
    for entry in sheet.log.entries:
        mask = sheet.masks.get(entry.letter)
        if mask is None or not entry.card or entry.cuts:
            continue
        patch = sheet.patch(entry)
        if patch is None or sheet.game.board.to_origin(mask) in patch.whole:
            continue
        drawn = sheet.game.board.shape_of(mask)
        message = f"{entry.letter} is `{drawn}`, but {entry.card} is `{patch.card.shape}`"
        if sheet.game.board.to_origin(mask) in patch.once_cut and entry.turn:
            hint = "it is a piece of one cut: write `cut` after the card if it was cut"
        elif drawn.size != patch.card.shape.size:
            hint = f"it has {drawn.size} spaces, the patch has {patch.card.shape.size}; mend the board or the card"
        else:
            hint = "mend the board, or name another card"
        yield Problem(sheet.text.word_place(entry.line, 1), "wrong-shape", message, hint)
