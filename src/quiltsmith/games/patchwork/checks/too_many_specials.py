"""In a quilt, or on the two of one game: more special patches than the game has.

FAIL:
    six single spaces on one quilt or on both, where five special patches exist
PASS:
    at most five
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.games.patchwork.patchwork_results import small_patches, special_letters, special_patches
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.sheets.drawn_board import letter_place
from quiltsmith.i18n import _

CODE = "too-many-specials"


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Count the letters that are special patches."""
    specials, exist = special_letters(quilt), special_patches(quilt)
    if len(specials) > exist + len(small_patches(quilt)) and quilt.drawn is not None:
        letter = specials[exist]
        message = _(
            "{found} special patches on one quilt, {game} has {exist}",
            found=len(specials),
            game=quilt.game.id,
            exist=exist,
        )
        place = letter_place(quilt.text, quilt.drawn, letter)
        hint = _("single spaces can be covered by special patches only")
        yield Problem(place, CODE, message, hint)
