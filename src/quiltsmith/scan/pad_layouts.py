"""Where the pads that we print have their boxes for numbers, in spaces from the outer corner of A1.

`pad_layouts.npz` lists layouts for boards of usual sizes; `tools/scan/pad_layouts.py` writes it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO

import numpy as np

from quiltsmith.scan.photo_geometry import Picture

FIELDS = (
    *(f"round-{number}{side}" for number in (1, 2, 3) for side in ("", "-rows", "-columns")),
    "empty",
    "total",
)
KINDS = np.array([0, 1, 2, 0, 1, 2, 0, 1, 2, 3, 4])
"""Which fields are of one kind, and have boxes of one size above each other."""
_FILE = "pad_layouts.npz"


@cache
def pad_layouts(size: tuple[int, int]) -> Picture | None:
    """Return the boxes of all layouts for a size of board: layouts, fields, and left, top, right and bottom.

    Boxes that a layout leaves out are not numbers.
    """
    with np.load(BytesIO((files("quiltsmith.scan") / _FILE).read_bytes()), allow_pickle=False) as arrays:
        name = f"{size[0]}x{size[1]}"
        return unpacked(arrays[name].astype(np.float64)) if name in arrays.files else None


def packed(layouts: Picture) -> Picture:
    """Return layouts as they are kept, in 17 numbers each, as rounds differ only in their height.

    These are the edges of the first round's box, left and right of the two before it, the way down to the next
    round, and the edges of the last two boxes.
    """
    first, before = layouts[:, 0], layouts[:, 1:3, [0, 2]].reshape(-1, 4)
    down = layouts[:, 3, 1] - layouts[:, 0, 1]
    return np.concatenate([first, before, down[:, None], layouts[:, 9], layouts[:, 10]], axis=1)


def unpacked(kept: Picture) -> Picture:
    """Return layouts that were packed."""
    first, before, down, last = np.split(kept, (4, 8, 9), axis=1)
    boxes = np.stack([first] * 3, axis=1)
    sides = before.reshape(-1, 2, 2)
    boxes[:, 1:, 0::2] = sides
    boxes[:, 1:, 1::2] = np.where(np.isnan(sides), np.nan, boxes[:, 1:, 1::2])
    rounds = [boxes + number * down[:, :, None] * (0, 1, 0, 1) for number in range(3)]
    return np.concatenate([*rounds, last.reshape(-1, 2, 4)], axis=1)
