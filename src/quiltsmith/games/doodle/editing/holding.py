"""A patch in the hand: every way to turn it, where each fits, what it would make, and where it may be cut."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.cuts import legal_cuts
from quiltsmith.geometry.rectangles import Rectangle, best_rectangle
from quiltsmith.geometry.shape import Cell, Shape


class Fit(Struct, frozen=True):
    """A place where a patch fits: its top left space, all of it in words, and the best rectangle then."""

    row: int
    column: int
    place: str
    rectangle: str
    points: int


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
    cuts: tuple[HeldCut, ...]


def held_ways(shape: Shape, game: DoodleGame, shaded: Mask) -> list[Way]:
    """List all ways to lay a patch on a board, beginning with how it is given."""
    ways = [shape]
    for way in ways:
        ways += [turned for turned in (way.rotated(), way.mirrored()) if turned not in ways]
    number = {way: index for index, way in enumerate(ways)}
    return [
        Way(
            str(way),
            number[way.rotated()],
            number[way.mirrored()],
            tuple(_fits(way, game, shaded)),
            tuple(_cuts(way)),
        )
        for way in ways
    ]


def _fits(way: Shape, game: DoodleGame, shaded: Mask) -> Iterator[Fit]:
    board = game.board
    pattern = board.pattern(way) if way.rows <= board.rows and way.columns <= board.columns else 0
    for row in range(board.rows - way.rows + 1):
        for column in range(board.columns - way.columns + 1):
            mask = pattern << (row * board.stride + column)
            if mask & shaded:
                continue
            best = best_rectangle(board, shaded | mask, game.scoring)
            place = Rectangle(row, column, way.rows, way.columns).cell_names
            points = game.scoring.score(best.rows, best.columns) if best else 0
            yield Fit(row, column, place, str(best or ""), points)


def _cuts(way: Shape) -> Iterator[HeldCut]:
    for cut in legal_cuts(way):
        side, after = 0 if cut.line.axis == "row" else 1, cut.line.after
        parts = (
            [cell for cell in way.cells if cell[side] < after],
            [cell for cell in way.cells if cell[side] >= after],
        )
        yield HeldCut(cut.line.axis, after, cut.line.told(), tuple(map(_piece, parts)))


def _piece(cells: list[Cell]) -> CutPiece:
    row, column = min(row for row, _ in cells), min(column for _, column in cells)
    return CutPiece(str(Shape(tuple(cells))), row, column)
