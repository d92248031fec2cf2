"""In a quilt: more special patches than the game has.

FAIL:
    six single spaces on one quilt, where five special patches exist
PASS:
    at most five
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.games.patchwork.quilt import Quilt
from quiltsmith.games.sheets.drawn_board import letter_place


def check_quilt(quilt: Quilt) -> Iterator[Problem]:
    """Count the letters that are special patches."""
    specials = [letter for letter, card in quilt.assigned.items() if card is None]
    exist = max(len(track.specials) for track in quilt.game.tracks.values())
    if len(specials) > exist and quilt.drawn is not None:
        letter = specials[exist]
        message = f"{len(specials)} special patches on one quilt, {quilt.game.id} has {exist}"
        place = letter_place(quilt.text, quilt.drawn, letter)
        yield Problem(place, "too-many-specials", message, "single spaces can be covered by special patches only")
