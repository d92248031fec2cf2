"""What is written in the boxes for numbers beside a board."""

from __future__ import annotations

import numpy as np

from quiltsmith.scan.board_finder import FoundBoard
from quiltsmith.scan.box_picture import box_picture
from quiltsmith.scan.number_boxes import find_number_boxes
from quiltsmith.scan.number_net import column_chances, likelihoods
from quiltsmith.scan.photo_geometry import Picture


def read_writing(pixels: Picture, board: FoundBoard) -> dict[str, Picture]:
    """Return how likely numbers are written in each box that is in the photo, by its field."""
    rows, columns = board.size
    height, width = pixels.shape[:2]
    found = {}
    for name, corners in find_number_boxes(pixels, board).items():
        xs, ys = board.place.spots(corners[:, 0] / columns, corners[:, 1] / rows)
        if min(xs.min(), ys.min()) >= 0 and xs.max() <= width and ys.max() <= height:
            picture = box_picture(pixels, np.stack([xs, ys], axis=1).astype(np.float64))
            found[name] = likelihoods(column_chances(picture))
    return found
