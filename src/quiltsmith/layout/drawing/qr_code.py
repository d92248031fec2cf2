"""QR codes on paper: black on white whatever the theme, since cameras are to read them."""

from __future__ import annotations

from itertools import groupby

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK, WHITE
from quiltsmith.scene.elements import Item, Path, Segment
from quiltsmith.scene.qr_code import QUIET_ZONE, qr_code


def qr_code_in(text: str, box: Box) -> list[Item]:
    """Draw a code with its light edge, as large as fits, in the middle of a box."""
    rows = qr_code(text)
    side = min(box.width, box.height)
    module = side / (len(rows) + 2 * QUIET_ZONE)
    left, top = box.centre[0] - side / 2, box.centre[1] - side / 2
    segments: list[Segment] = []
    for down, row in enumerate(rows, QUIET_ZONE):
        across = QUIET_ZONE
        for sign, run in groupby(row):
            length = sum(1 for _ in run)
            if sign == "#":
                bar = Box(left + across * module, top + down * module, length * module, module)
                segments += paths.box_path(bar).segments
            across += length
    # One path of all bars, so that no light line shows where they touch.
    return [
        paths.rect(left, top, side, side, WHITE),
        Path(tuple(segments), BLACK, winding=True),
    ]
