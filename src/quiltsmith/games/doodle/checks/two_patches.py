"""Two cards were drawn in one turn.

Each turn offers one patch; a neighbour's patch is drawn instead of it, not as well. Single spaces do not count.

FAIL:
    5  E  P21
    5  F  P22 neighbour
PASS:
    5  F  P22 neighbour
    5  x  single
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_log import START
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet
from quiltsmith.i18n import _

CODE = "two-patches"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Find a second card in a turn."""
    patches = sheet.log.patches
    if len({entry.turn for entry in patches}) == len(patches):
        return
    seen: dict[int, str] = {}
    for entry in patches:
        if entry.turn in seen:
            first = seen[entry.turn]
            if entry.turn == START:
                message = _("a second patch at the start: {card} was drawn already", card=first)
            else:
                message = _("a second patch in turn {turn}: {card} was drawn already", turn=entry.turn, card=first)
            if entry.neighbours:
                hint = _(
                    "a neighbour's patch is drawn instead of the other, not as well; keep one of the two lines"
                )
            else:
                hint = _("keep one of the two lines")
            yield Problem(sheet.text.word_place(entry.line, 2), CODE, message, hint)
        seen.setdefault(entry.turn, entry.card)
