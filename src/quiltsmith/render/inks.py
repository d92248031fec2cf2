"""Colours as the four inks of a press, from tables that `tools/build_ink_tables.py` makes of ICC profiles."""

from __future__ import annotations

from functools import lru_cache

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.library import shipped_folder
from quiltsmith.i18n import _
from quiltsmith.scene.colour import Colour

Inks = tuple[float, float, float, float]
"""Cyan, magenta, yellow and black, from 0 to 1."""
STEPS = 17
_INKS = 4
_DISTANCES = (_INKS, _INKS * STEPS, _INKS * STEPS * STEPS)
"""From a colour of the table to the next one with more red, green or blue, in bytes."""


@lru_cache(maxsize=4)
def ink_table(name: str) -> bytes:
    """Return the inks of 17 × 17 × 17 colours on the press of a shipped profile, red changing first."""
    path = shipped_folder("templates/icc") / f"{name}.inks"
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise QuiltsmithError(
            _("the table of printing inks `{name}` was not built; install quiltsmith again", name=name)
        ) from None


@lru_cache(maxsize=1024)
def to_inks(colour: Colour, table: str, limit: float) -> Inks:
    """Mix the inks of a colour from its eight neighbours in a table; less of the bright ones above the limit."""
    inks = ink_table(table)
    corners = [(0, 1.0)]
    for share, distance in zip(colour.rgb(), _DISTANCES, strict=True):
        place = share * (STEPS - 1)
        below = min(int(place), STEPS - 2)
        corners = [
            (start + (below + step) * distance, weight * part)
            for start, weight in corners
            for step, part in ((0, 1 - (place - below)), (1, place - below))
            if part
        ]
    # Weights make a little more than one where sums are rounded so, which differs between versions of Python.
    cyan, magenta, yellow, black = (
        min(1.0, sum(weight * inks[start + ink] for start, weight in corners) / 255) for ink in range(_INKS)
    )
    bright = cyan + magenta + yellow
    scale = min(1.0, (limit - black) / bright) if bright else 1.0
    return cyan * scale, magenta * scale, yellow * scale, black
