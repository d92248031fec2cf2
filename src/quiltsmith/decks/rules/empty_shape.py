"""A shape without a single space.

FAIL:
    shape: "../.."
PASS:
    shape: "#./.."
"""

from __future__ import annotations

from quiltsmith.formats.problem import Problem
from quiltsmith.formats.source import Place


def problem(place: Place) -> Problem:
    """Point at the drawing that holds nothing."""
    return Problem(place, "empty-shape", "the shape has no space", "draw at least one `#`")
