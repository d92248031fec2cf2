"""How many pages the classic patches take, beside the fewest that their cells could, and how long nesting takes.

The ratio is pages to that lower bound; it is the same in every run.
"""

from __future__ import annotations

from benchmarks.measuring import Row, interleaved
from quiltsmith.decks.deck_reader import find_deck, load_deck
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.tiles.nesting import fewest_pages, nest

ROUNDS = 3
PEER = "cells ÷ cells per page"
GRIDS = {
    "a4 or letter, cells of 20 mm": (13, 10),
    "a4, cells of 15 mm": (18, 13),
    "a3, cells of 20 mm": (20, 14),
    "a4, cells of 25 mm": (11, 8),
    "a4, cells of 28 mm": (9, 7),
    "a4, cells of 33 mm": (8, 6),
    "tight: 168 cells for 166": (12, 7),
}
MOST = 1.0
"""Where no gap is left the fewest pages may be out of reach; on these grids they are not."""


def measure() -> list[Row]:
    """Nest the classic patches on some papers."""
    path = find_deck("classic")
    deck = load_deck(path)[0] if path else None
    if deck is None:
        raise FileNotFoundError("the classic deck is not there")
    return [_row(name, [card.shape for card in deck.cards], *grid) for name, grid in GRIDS.items()]


def _row(name: str, shapes: list[Shape], rows: int, columns: int) -> Row:
    placed = nest(shapes, rows, columns)
    pages, fewest = 1 + max(nested.page for nested in placed), fewest_pages(shapes, rows, columns)
    (seconds,) = interleaved([lambda: nest(shapes, rows, columns)], ROUNDS)
    cells = sum(shape.size for shape in shapes)
    note = f"{pages} of {fewest} pages, {cells} cells on pages of {rows * columns}"
    return Row(f"{len(shapes)} patches, {name}", seconds, pages / fewest, PEER, MOST, note)
