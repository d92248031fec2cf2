"""In a quilt or a whole game: a letter that stands nowhere on the player's board.

FAIL:
    Andrea  take H a         with no a on Andrea's board
PASS:
    Andrea  take H a         with a on as many spaces as the patch has
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Step
from quiltsmith.games.sheets.shared_checks import UNKNOWN_LETTER, other_case_hint, unknown_letters
from quiltsmith.i18n import _


def check(step: Step) -> Iterator[Problem]:
    """Look the letter of a move up on the player's board."""
    masks = step.replay.masks[step.meant.player]
    if step.move.letter and masks is not None and step.move.letter not in masks:
        message = _(
            "{letter} is not on the board of {player}",
            letter=step.move.letter,
            player=step.replay.name(step.meant.player),
        )
        word = 3 if step.move.action == "take" else 2
        hint = other_case_hint(step.move.letter, masks, _("mark its spaces, or mend the line"))
        yield step.problem(UNKNOWN_LETTER, word, message, hint)


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Look the named letters up on the board."""
    if quilt.has_board:
        hint = _("mark its spaces, or mend the line")
        yield from unknown_letters(quilt.text, quilt.record.pieces, 0, quilt.masks, hint)
