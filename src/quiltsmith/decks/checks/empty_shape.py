"""A shape without a single space.

FAIL:
    shape: "../.."
PASS:
    shape: "#./.."
"""

from __future__ import annotations

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.i18n import _

CODE = "empty-shape"


def problem(place: Place) -> Problem:
    """Point at the drawing that holds nothing."""
    return Problem(place, CODE, _("the shape has no space"), _("draw at least one `#`"))
