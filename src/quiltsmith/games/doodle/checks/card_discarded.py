"""A card was drawn again after it had been the token's card.

The token's card is discarded at the end of its turn. A neighbour's card stays, so it can come up later.

FAIL:
    3  D  P09
    8  H  P09
PASS:
    3  D  P09 neighbour
    8  H  P09
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_log import START
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.i18n import _

CODE = "card-discarded"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Remember the cards drawn as the token's, and find them drawn in a later turn."""
    patches = sheet.log.patches
    if len(sheet.log.cards) == len(patches):
        return
    discarded: dict[str, int] = {}
    for entry in patches:
        if entry.turn == START:
            continue
        gone = discarded.get(entry.card)
        if gone is not None and gone < entry.turn:
            message = _(
                "{card} was the token's card in turn {turn} and is out of play", card=entry.card, turn=gone
            )
            hint = _("one of the two lines names the wrong card, or lacks `neighbour`")
            yield Problem(sheet.text.word_place(entry.line, 2), CODE, message, hint)
        elif not entry.neighbours:
            discarded.setdefault(entry.card, entry.turn)
