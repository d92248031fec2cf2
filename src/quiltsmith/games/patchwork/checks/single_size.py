"""In a quilt or a whole game: a special patch is not one space.

FAIL:
    ss          Andrea  special s
PASS:
    s           Andrea  special s
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.patchwork.replay import Step
from quiltsmith.i18n import _

CODE = "single-size"


def check(step: Step) -> Iterator[Problem]:
    """Count the spaces of a placed special patch."""
    move = step.meant
    size = step.replay.drawn(move).bit_count()
    if move.action == "special" and size > 1 and move.letter not in step.replay.used_letters[move.player]:
        yield _problem(step.replay.text.word_place(step.move.line, 2), move.letter, size)


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Count the spaces of the letters that are special patches."""
    for piece in quilt.record.pieces:
        size = quilt.masks.get(piece.letter, 0).bit_count()
        if not piece.card and size > 1:
            yield _problem(quilt.text.word_place(piece.line, 0), piece.letter, size)


def _problem(place: Place, letter: str, size: int) -> Problem:
    message = _("{letter} is a special patch, but stands on {size} spaces", letter=letter, size=size)
    return Problem(place, CODE, message, _("leave one; another special patch is a line and a letter of its own"))
