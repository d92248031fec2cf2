"""The pieces that lie on a board: the spaces of each letter, and the card whose patch they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from quiltsmith.formats.sheet_text import UNNAMED
from quiltsmith.geometry.board import Board, Mask
from quiltsmith.geometry.shape import Cell


class NamedPiece(NamedTuple):
    """What a sheet says of a letter: its card, and the line where that stands; 0 if no line does."""

    card: str
    line: int


class LaidPiece(Struct, frozen=True):
    """Spaces that one letter has covered, the card whose patch they are, and the line that says so, if known."""

    letter: str
    cells: tuple[Cell, ...]
    card: str = ""
    line: int = 0

    @property
    def is_named(self) -> bool:
        """Whether a letter holds the spaces together; covered spaces without one are no piece."""
        return self.letter != UNNAMED


def laid_pieces(board: Board, masks: Mapping[str, Mask], named: Mapping[str, NamedPiece]) -> Iterator[LaidPiece]:
    """List the pieces in the order of what names them, then those that nothing names."""
    order = {letter: number for number, letter in enumerate(named)}
    for letter, mask in sorted(masks.items(), key=lambda pair: order.get(pair[0], len(order))):
        yield LaidPiece(letter, tuple(board.cells(mask)), *named.get(letter, NamedPiece("", 0)))
