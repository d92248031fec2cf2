"""Decks that build on each other in a circle, or in too long a chain.

FAIL:
    a.yaml says `base: b.yaml`, and b.yaml says `base: a.yaml`
PASS:
    a.yaml says `base: classic`
"""

from __future__ import annotations

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.i18n import _

CODE = "endless-base"


def problem(place: Place) -> Problem:
    """Point at the base that is one too many."""
    message = _("the decks named by `base` build on each other without end")
    return Problem(place, CODE, message, _("one of them must have cards of its own instead of a base"))
