"""In a quilt or a whole game: the same letter names two pieces of one quilt.

FAIL:
    Andrea  take H a
    Andrea  take Q a
PASS:
    Andrea  take H a
    Andrea  take Q b
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Step
from quiltsmith.games.sheets.shared_checks import LETTER_TWICE, letters_twice
from quiltsmith.i18n import _


def check(step: Step) -> Iterator[Problem]:
    """Look the letter of a move up among those used before."""
    first = step.replay.used_letters[step.meant.player].get(step.move.letter)
    if step.move.letter and first is not None:
        word = 3 if step.move.action == "take" else 2
        message = _(
            "the letter {letter} names a piece of {player} already",
            letter=step.move.letter,
            player=step.replay.name(step.meant.player),
        )
        hint = _("the first is in line {line}; choose another letter", line=first)
        yield step.problem(LETTER_TWICE, word, message, hint)


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Find letters that an earlier line has named."""
    yield from letters_twice(quilt.text, quilt.record.pieces, 0)
