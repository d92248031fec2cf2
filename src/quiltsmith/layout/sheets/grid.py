"""Cards for a table on a screen: a grid of fronts in one picture, and the back beside it.

Tabletop Simulator cuts a picture into ten columns and seven rows. The last place is what others see of a card in
somebody's hand, so it shows the back, and sixty-nine fronts are left; more cards need another picture. A deck
there has one back: cards with different backs go into pictures of their own.
"""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.layout.sheets.imposition import Leaf
from quiltsmith.scene.elements import Item, Page, Symbol, Use

COLUMNS, ROWS = 10, 7
FRONTS = COLUMNS * ROWS - 1
LONGEST_SIDE = 4096
"""Pixels; graphics cards take no larger pictures."""


def impose_grid(leaves: Sequence[Leaf], width: float, height: float) -> list[Page]:
    """Put fronts into as many grids as they need, each kind of back with its own, followed by that back."""
    pages = []
    for back in dict.fromkeys(leaf.back for leaf in leaves):
        same = [leaf for leaf in leaves if leaf.back is back]
        for first in range(0, len(same), FRONTS):
            number = first // FRONTS + 1
            pages.append(_grid(same[first : first + FRONTS], back, width, height, number, len(same) > FRONTS))
        if back is not None:
            pages.append(Page(width, height, (Use(back),), back.name))
    return pages


def finest_resolution(width: float, height: float) -> int:
    """Give the dots per inch with which a grid of cards of this size is as large as a picture may be."""
    return int(25.4 * LONGEST_SIDE / max(COLUMNS * width, ROWS * height))


def _grid(
    leaves: Sequence[Leaf], back: Symbol | None, width: float, height: float, number: int, is_numbered: bool
) -> Page:
    faces = [leaf.front for leaf in leaves]
    items: list[Item] = [
        Use(face, place % COLUMNS * width, place // COLUMNS * height) for place, face in enumerate(faces)
    ]
    if back is not None:
        items.append(Use(back, (COLUMNS - 1) * width, (ROWS - 1) * height))
    kind = back.name.removesuffix("-back") if back is not None else "cards"
    label = f"{kind} grid {number}" if is_numbered else f"{kind} grid"
    return Page(COLUMNS * width, ROWS * height, tuple(items), label)
