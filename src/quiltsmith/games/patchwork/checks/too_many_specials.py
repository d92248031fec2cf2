"""In a quilt, or on the two of one game: more special patches than the game has.

A single space without a line is a special patch, or a patch of one space where the deck has such.

FAIL:
    six single spaces on one quilt or on both, where five special patches exist
PASS:
    at most five
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.patchwork_results import single_letters, special_letters, supply_of
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.sheets.drawn_board import letter_place
from quiltsmith.i18n import _

CODE = "too-many-specials"


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Count the letters that are special patches, and single spaces that no line names."""
    specials, singles, supply = special_letters(quilt), single_letters(quilt), supply_of(quilt)
    if not supply.is_exceeded(len(specials), len(singles)) or quilt.drawn is None:
        return
    is_special = len(specials) > supply.specials
    letter = specials[supply.specials] if is_special else [*specials, *singles][supply.most]
    message, hint = supply.told(len(specials), len(singles), _("on one quilt"))
    yield Problem(letter_place(quilt.text, quilt.drawn, letter), CODE, message, hint)
