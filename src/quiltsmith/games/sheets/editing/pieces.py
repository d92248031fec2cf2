"""The pieces on a board as a screen shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from quiltsmith.games.sheets.pieces import LaidPiece
from quiltsmith.geometry.board import cell_name
from quiltsmith.geometry.shape import Shape

Cloth = Callable[[Sequence[LaidPiece]], Sequence[str]]
"""Names the fabric of each piece on a board; which it is, who draws the pieces decides."""


class PieceView(Struct, frozen=True):
    """A piece on the board: its shape as it lies, the place of its box, its fabric, and the line that drew it."""

    letter: str
    shape: str
    row: int
    column: int
    place: str
    card: str = ""
    line: int = 0
    fabric: str = ""


def without_cloth(pieces: Sequence[LaidPiece]) -> Sequence[str]:
    """Name no fabrics, where nobody looks at them."""
    return [""] * len(pieces)


def piece_views(pieces: Sequence[LaidPiece], cloth: Cloth) -> Iterator[PieceView]:
    """List the pieces of a board, each in its fabric."""
    for piece, fabric in zip(pieces, cloth(pieces), strict=True):
        cells = piece.cells
        row, column = min(row for row, _ in cells), min(column for _, column in cells)
        place = f"{cell_name(cells[0])}-{cell_name(cells[-1])}" if len(cells) > 1 else cell_name(cells[0])
        yield PieceView(piece.letter, str(Shape(cells)), row, column, place, piece.card, piece.line, fabric)
