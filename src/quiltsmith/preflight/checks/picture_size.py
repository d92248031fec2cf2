"""A picture that has not exactly the pixels that the print service asks for.

Services that take pictures scale others, and then cards are blurred or cut off at the edges.

FAIL:
    a picture of 750 × 1050 pixels for The Game Crafter, which is the card without bleed
PASS:
    a picture of 825 × 1125 pixels
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _
from quiltsmith.preflight.pdf_facts import Picture
from quiltsmith.style.preset import Preset

CODE = "picture-size"


def check(picture: Picture, preset: Preset | None) -> Iterator[Problem]:
    """Compare the size with the card's, bleed included, upright or on its side."""
    if preset is None or preset.file != "png" or preset.card is None:
        return
    wanted = preset.pixels(*preset.card)
    size = picture.width, picture.height
    if size not in (wanted, wanted[::-1]):
        yield Problem(
            picture.source.place(),
            CODE,
            _("the picture has {width} × {height} pixels", width=size[0], height=size[1]),
            _("{preset} wants {width} × {height}", preset=preset.id, width=wanted[0], height=wanted[1]),
        )
