"""A patch in the hand over a doodle sheet: what it would make where it fits, and where it may be cut."""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.sheets.editing.holding import CutPiece, Fit, HeldCut, Way, all_ways
from quiltsmith.geometry.board import Mask
from quiltsmith.geometry.cuts import legal_cuts
from quiltsmith.geometry.rectangles import best_rectangle
from quiltsmith.geometry.shape import Cell, Shape


class ScoredFit(Fit, frozen=True):
    """A place where a patch fits, and the best rectangle then."""

    rectangle: str
    points: int


def held_ways(shape: Shape, game: DoodleGame, shaded: Mask) -> list[Way]:
    """List all ways to lay a patch on a board, beginning with how it is given."""

    def scored(fit: Fit, shaded_then: Mask) -> ScoredFit:
        best = best_rectangle(game.board, shaded_then, game.scoring)
        points = game.scoring.score(best.rows, best.columns) if best else 0
        return ScoredFit(fit.row, fit.column, fit.place, str(best or ""), points)

    return all_ways(shape, game.board, shaded, scored, lambda way: tuple(_cuts(way)))


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
