"""A character in a drawing that means neither a space of the patch nor an empty one.

`#`, `X` and `█` are spaces of the patch, `.` and `_` are empty; rows end at a line break or at `/`.

FAIL:
    shape: "#o/##"
PASS:
    shape: "#./##"
"""

from __future__ import annotations

from quiltsmith.formats.problem import Problem
from quiltsmith.formats.source import Place
from quiltsmith.geometry.shape import UnknownCharacterError


def problem(place: Place, error: UnknownCharacterError) -> Problem:
    """Name the character and where it stands in the drawing."""
    name = {" ": "a blank", "\t": "a tab", "\\": "a backslash"}.get(error.character, f"`{error.character}`")
    if not error.character.isprintable() and error.character != "\t":
        name = f"the invisible character U+{ord(error.character):04X}"
    message = f"{name} in row {error.row + 1}, column {error.column + 1} of the shape is neither `#` nor `.`"
    return Problem(place, "unknown-character", message, "draw with `#` for a space of the patch and `.` for none")
