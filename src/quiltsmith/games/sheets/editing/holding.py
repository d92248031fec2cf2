"""A patch in the hand: every way to turn it, where each fits, and where it may be cut."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from quiltsmith.geometry.board import Board, Mask, bits, cell_name
from quiltsmith.geometry.rectangles import Rectangle
from quiltsmith.geometry.shape import Shape


class Fit(Struct, frozen=True):
    """A place where a patch fits: its top left space, and all of it in words; kinds of games add what it makes."""

    row: int
    column: int
    place: str


class CutPiece(Struct, frozen=True):
    """A piece that a cut leaves, and where it lies in the patch."""

    shape: str
    row: int
    column: int


class HeldCut(Struct, frozen=True):
    """A legal line through a patch as it lies, and what it leaves."""

    axis: str
    after: int
    told: str
    pieces: tuple[CutPiece, ...]


class Way(Struct, frozen=True):
    """One way to lay a patch; `rotated` and `mirrored` are the numbers of the ways that turning leads to."""

    shape: str
    rotated: int
    mirrored: int
    fits: tuple[Fit, ...]
    cuts: tuple[HeldCut, ...] = ()


def all_ways(
    shape: Shape,
    board: Board,
    filled: Mask,
    fit: Callable[[Fit, Mask], Fit],
    cuts: Callable[[Shape], tuple[HeldCut, ...]] = lambda way: (),
) -> list[Way]:
    """List all ways to lay a patch on a board, beginning with how it is given.

    `fit` adds to a place what the game knows of it, given the spaces that would be filled then.
    """
    ways = [shape]
    for way in ways:
        ways += [turned for turned in (way.rotated(), way.mirrored()) if turned not in ways]
    number = {way: index for index, way in enumerate(ways)}

    def fits(way: Shape) -> tuple[Fit, ...]:
        corners = board.corners(way, filled)
        pattern = board.pattern(way) if corners else 0
        places = [(corner, *divmod(corner, board.stride)) for corner in bits(corners)]
        return tuple(
            fit(Fit(row, column, _place(way, row, column)), filled | pattern << corner)
            for corner, row, column in places
        )

    return [Way(str(way), number[way.rotated()], number[way.mirrored()], fits(way), cuts(way)) for way in ways]


def _place(way: Shape, row: int, column: int) -> str:
    return cell_name((row, column)) if way.size == 1 else Rectangle(row, column, way.rows, way.columns).cell_names
