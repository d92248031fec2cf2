"""A character in a drawing that means neither a space of the patch nor an empty one.

`#`, `X`, `x` and `█` are spaces of the patch, `.` and `_` are empty; rows end at a line break or at `/`.

FAIL:
    shape: "#o/##"
PASS:
    shape: "#./##"
"""

from __future__ import annotations

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.geometry.shape import UnknownCharacterError
from quiltsmith.i18n import _

CODE = "unknown-character"


def problem(place: Place, error: UnknownCharacterError) -> Problem:
    """Name the character and where it stands in the drawing."""
    name = {" ": _("a blank"), "\t": _("a tab"), "\\": _("a backslash")}.get(error.character)
    if name is None:
        name = f"`{error.character}`"
    if not error.character.isprintable() and error.character != "\t":
        name = _("the invisible character U+{code:04X}", code=ord(error.character))
    message = _(
        "{name} in row {row}, column {column} of the shape is neither `#` nor `.`",
        name=name,
        row=error.row + 1,
        column=error.column + 1,
    )
    return Problem(place, CODE, message, _("draw with `#` for a space of the patch and `.` for none"))
