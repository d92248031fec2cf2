"""A single is not one space.

The special action shades exactly one space; a second single needs another letter.

FAIL:
    xx          5  x  single
PASS:
    x           5  x  single
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_sheet import DoodleSheet, few_spaces
from quiltsmith.i18n import _

CODE = "single-size"


def check(sheet: DoodleSheet) -> Iterator[Problem]:
    """Count the spaces of every single."""
    for entry in sheet.log.specials:
        mask = sheet.masks.get(entry.letter, 0)
        size = mask.bit_count()
        if entry.is_single and size > 1:
            message = _("{letter} is a single, but stands on {size} spaces", letter=entry.letter, size=size)
            spaces = few_spaces(sheet.game.board, mask)
            if spaces:
                hint = _(
                    "leave one of {spaces}; a second single has a line and a letter of its own", spaces=spaces
                )
            else:
                hint = _("leave one; a second single has a line and a letter of its own")
            yield Problem(sheet.text.word_place(entry.line, 1), CODE, message, hint)
