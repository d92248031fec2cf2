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
from quiltsmith.i18n import _

CODE = "unknown-letter"


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
        yield step.problem(CODE, word, message, _hint(step.move.letter, masks))


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Look the named letters up on the board."""
    for piece in quilt.record.pieces:
        if quilt.has_board and piece.letter not in quilt.masks:
            place = quilt.text.word_place(piece.line, 0)
            message = _("{letter} is not on the board", letter=piece.letter)
            yield Problem(place, CODE, message, _hint(piece.letter, quilt.masks))


def _hint(letter: str, masks: dict[str, int]) -> str:
    other_case = letter.swapcase()
    if other_case in masks:
        return _("did you mean `{word}`?", word=other_case)
    return _("mark its spaces, or mend the line")
