"""How likely each space of a board is filled, and which unsure spaces belong together."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from quiltsmith.scan.context import in_context, rooms
from quiltsmith.scan.features import look_at_spaces
from quiltsmith.scan.finding import FoundBoard
from quiltsmith.scan.nets import trained
from quiltsmith.scan.paper import Picture

SURE = 0.97
"""A chance that is higher, or as near to 0, needs no asking."""


class SpacesRead(Struct, frozen=True):
    """The chances of all spaces, and groups of unsure ones that no drawn line separates."""

    chances: Picture
    regions: tuple[tuple[tuple[int, int], ...], ...]


def read_spaces(pixels: Picture, board: FoundBoard) -> SpacesRead:
    """Look at each space, then again among its neighbours."""
    views = look_at_spaces(pixels, board)
    first = trained("space").logits(views.numbers)
    second = trained("context").logits(in_context(views, first))
    chances = np.asarray(1 / (1 + np.exp(-np.clip(second, -30, 30))))
    unsure = (chances < SURE) & (chances > 1 - SURE)
    groups = rooms(views.edges, unsure)
    return SpacesRead(chances, tuple(tuple(group) for group in groups if len(group) > 1))
