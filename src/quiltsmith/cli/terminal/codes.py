"""QR codes on the terminal: two rows of squares in each line, dark on light whatever the colours are."""

from __future__ import annotations

import sys
from itertools import zip_longest

from quiltsmith.scene.qr_code import QUIET_ZONE, qr_code

_HALVES = {("#", "#"): " ", ("#", "."): "▄", (".", "#"): "▀", (".", "."): "█"}
"""Light squares are drawn, dark ones left out: most terminals are dark, and phones read both."""


def code_lines(text: str) -> list[str]:
    """Draw a code, where there is a terminal that can show it."""
    if not sys.stderr.isatty():
        return []
    try:
        "▄▀█".encode(sys.stderr.encoding or "utf-8")
    except UnicodeEncodeError:
        return []
    rows = qr_code(text)
    edge = "." * QUIET_ZONE
    empty = "." * (len(rows) + 2 * QUIET_ZONE)
    lines = [*[empty] * QUIET_ZONE, *(f"{edge}{row}{edge}" for row in rows), *[empty] * QUIET_ZONE]
    pairs = zip_longest(lines[::2], lines[1::2], fillvalue=empty)
    return [
        "".join(_HALVES[one, other] for one, other in zip(above, below, strict=True)) for above, below in pairs
    ]
