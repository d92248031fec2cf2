"""The pieces on a board as a screen shows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from quiltsmith.geometry.board import Board, Mask, cell_name


class NamedPiece(NamedTuple):
    """What a sheet says of a letter: its card, and the line where that stands; 0 if no line does."""

    card: str
    line: int


class PieceView(Struct, frozen=True):
    """A piece on the board: its shape as it lies, the place of its box, and the line that drew it, if any."""

    letter: str
    shape: str
    row: int
    column: int
    place: str
    card: str = ""
    line: int = 0


def piece_views(board: Board, masks: Mapping[str, Mask], named: Mapping[str, NamedPiece]) -> Iterator[PieceView]:
    """List the pieces, first those that nothing names, then in the order of what names them."""
    order = {letter: number for number, letter in enumerate(named)}
    for letter, mask in sorted(masks.items(), key=lambda pair: order.get(pair[0], -1)):
        cells = board.cells(mask)
        row, column = min(row for row, _ in cells), min(column for _, column in cells)
        place = f"{cell_name(cells[0])}-{cell_name(cells[-1])}" if len(cells) > 1 else cell_name(cells[0])
        card, line = named.get(letter, NamedPiece("", 0))
        yield PieceView(letter, str(board.shape_of(mask)), row, column, place, card, line)
