"""How likely each space of a board is filled, and which unsure spaces belong together."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.scan.boards import EMPTY, FILLED, UNSURE
from quiltsmith.scan.context import in_context, rooms
from quiltsmith.scan.features import look_at_spaces
from quiltsmith.scan.finding import FoundBoard
from quiltsmith.scan.nets import trained
from quiltsmith.scan.paper import Picture

SURE = 0.994
"""A chance that is higher, or as near to 0, needs no asking."""
_LARGEST_PATCH = 12


class SpacesRead(Struct, frozen=True):
    """The chances of all spaces, and groups of unsure ones that drawn lines enclose: patches that are outlined."""

    chances: Picture
    regions: tuple[tuple[tuple[int, int], ...], ...]


def read_spaces(pixels: Picture, board: FoundBoard) -> SpacesRead:
    """Look at each space, then again among its neighbours."""
    views = look_at_spaces(pixels, board)
    first = trained("space").logits(views.numbers)
    chances = trained("context").chances(in_context(views, first))
    unsure = (chances < SURE) & (chances > 1 - SURE)
    walled = [room for room in rooms(views.edges) if 1 < len(room) <= _LARGEST_PATCH]
    return SpacesRead(chances, tuple(tuple(room) for room in walled if all(unsure[space] for space in room)))


def letter(chance: float) -> str:
    """Give what a space with this chance is called: filled, empty or unsure."""
    if chance >= SURE:
        return FILLED
    return EMPTY if chance <= 1 - SURE else UNSURE
