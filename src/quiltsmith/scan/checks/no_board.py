"""No board was found in a photo for sure.

The reader looks for the dark frame of a pad's board, the lines in it, and the names of its columns and rows, and
it never guesses. The whole frame has to be in the photo, with the letters above it and the numbers beside it,
large and sharp, without hard shadows. Pads that `quiltsmith pad` printed for the roll-and-draw game can be read,
others cannot; the quilts of Patchwork have numbers on both sides, by which they are told apart.

FAIL:
    a photo in which a hand covers two corners of the board
PASS:
    the same sheet from above, the whole frame in the picture
"""

from __future__ import annotations

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Source
from quiltsmith.i18n import _

CODE = "no-board"


def too_dark(source: Source) -> Problem:
    """Say that there is too little light to see anything."""
    return _problem(source, _("turn on more light, or stand where the sheet is not in the shade"))


def no_frame(source: Source) -> Problem:
    """Say that nothing in the photo looks like the frame of a board."""
    return _problem(source, _("the whole frame of the board has to be seen; take the photo from above"))


def unclear(source: Source) -> Problem:
    """Say that something looks like a board, but its lines or names could not be made out."""
    return _problem(source, _("go closer, hold still, and show the letters and numbers beside the board too"))


def quilt(source: Source) -> Problem:
    """Say that the photo shows a quilt of the two-player game, which is no board to be read."""
    return _problem(source, _("this is a quilt of Patchwork; only pads of the roll-and-draw game can be read"))


def _problem(source: Source, hint: str) -> Problem:
    return Problem(source.place(), CODE, _("no board was found for sure"), hint)
