"""QR codes: a text as dark and light squares that cameras read, and how they are drawn."""

from __future__ import annotations

from itertools import groupby

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK, WHITE
from quiltsmith.scene.elements import Item, Path, Segment

QUIET_ZONE = 4
"""The width of the light edge that a code needs on all sides, in squares."""


def qr_code(text: str) -> tuple[str, ...]:
    """Return the rows of a code, `#` dark and `.` light; a sixth of it may be unreadable."""
    from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel

    code = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(text)
    code.make()
    return tuple("".join("#" if is_dark else "." for is_dark in row) for row in code.modules)


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
