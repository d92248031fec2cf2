"""The spaces of a letter are not the patch of its card, however it is turned or flipped.

FAIL (P03 is `###`):
    BB
    .B          1  B  P03
PASS:
    BBB         1  B  P03
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_log import START, Entry
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, Patch, card_like
from quiltsmith.games.sheets.shared_checks import WRONG_SHAPE, wrong_shape_message
from quiltsmith.geometry.board import Mask
from quiltsmith.i18n import _


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Compare every piece that was not cut with its card."""
    for entry in sheet.log.patches:
        mask = sheet.masks.get(entry.letter)
        if mask is None or entry.cuts:
            continue
        patch = sheet.patches.get(entry.card)
        if patch is None or mask in patch.placed:
            continue
        # A card of the other kind is another rule's; and which spaces belong to which of two pieces, nobody knows.
        if sheet.patch(entry) is None or sheet.log.letters.count(entry.letter) > 1:
            continue
        drawn = sheet.game.board.shape_of(mask)
        parts, shape = len(drawn.components()), patch.card.shape
        if parts == 1:
            message = wrong_shape_message(entry.letter, drawn, entry.card, shape)
        else:
            message = _(
                "{letter} is in {parts} parts, but {card} is `{shape}`",
                letter=entry.letter,
                parts=parts,
                card=entry.card,
                shape=shape,
            )
        yield Problem(sheet.text.word_place(entry.line, 1), WRONG_SHAPE, message, _hint(sheet, entry, patch, mask))


def _hint(sheet: DoodleSheet, entry: Entry, patch: Patch, mask: Mask) -> str:
    """Say what was probably meant: a cut, another card, or other spaces."""
    drawn, size = sheet.game.board.to_origin(mask), patch.card.shape.size
    if drawn in patch.once_cut and entry.turn != START:
        return _("it is a piece of one cut: write `cut` after the card if it was cut")
    meant = card_like(sheet, mask, patch.card.is_start)
    if meant is not None:
        return _("it is the patch of {card}: mend the card, or the board", card=meant)
    if not sheet.game.board.shape_of(mask).is_connected():
        return _("a letter names one piece in one part; mend the board")
    if mask.bit_count() != size:
        return _(
            "it has {number} spaces, the patch has {size}; mend the board or the card",
            number=mask.bit_count(),
            size=size,
        )
    return _("mend the board, or name another card")
