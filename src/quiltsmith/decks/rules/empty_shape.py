"""A shape without a single space.

FAIL:
    shape: "../.."
PASS:
    shape: "#./.."
"""

from __future__ import annotations

from quiltsmith.formats.problem import Problem
from quiltsmith.formats.source import Place
from quiltsmith.talk.saying import say

CODE = "empty-shape"


def problem(place: Place) -> Problem:
    """Point at the drawing that holds nothing."""
    return Problem(place, CODE, say("the shape has no space"), say("draw at least one `#`"))
