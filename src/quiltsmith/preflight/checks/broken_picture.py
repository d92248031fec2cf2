"""A PNG picture that ends too early.

Downloads and copies that stopped half-way leave such files. Write the picture anew.

FAIL:
    the first half of card-P01-front.png
PASS:
    card-P01-front.png as `quiltsmith cards` wrote it
"""

from __future__ import annotations

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.i18n import _

CODE = "broken-picture"


def incomplete(place: Place) -> Problem:
    """Say that a picture is not whole."""
    return Problem(place, CODE, _("the picture is not complete"), _("write the file anew"))
