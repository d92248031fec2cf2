"""The size of a cell: the same on tiles and quilt boards, and small enough for the paper."""

from __future__ import annotations

from math import floor

from quiltsmith.errors import UsageError
from quiltsmith.geometry.board import Board
from quiltsmith.i18n import _
from quiltsmith.layout.sheets.page_furniture import printable
from quiltsmith.style.sizes import Paper

USUAL_CELL = 20.0
"""Millimetres; tiles of this size are good to hold, so larger paper brings no larger ones unless asked for."""
SMALLEST_CELL, LARGEST_CELL = 8.0, 60.0
FRAME_SHARE = 0.5
"""The frame around a quilt board, in cells."""


def cell_of(board: Board, paper: Paper, wish: float | None) -> float:
    """Return the side of a cell in mm: the wish, or what lets the quilt board fit the paper."""
    return default_cell(board, paper) if wish is None else checked_cell(wish)


def default_cell(board: Board, paper: Paper) -> float:
    """Return the largest whole number of millimetres with which the quilt board and its frame fit the paper."""
    rows, columns = board.rows + 2 * FRAME_SHARE, board.columns + 2 * FRAME_SHARE
    cell = float(floor(printable(paper).cell_size(rows, columns, USUAL_CELL) + 1e-9))
    if cell < SMALLEST_CELL:
        raise UsageError(
            _(
                "a board of {rows}×{columns} spaces would need cells of {cell:g} mm on this "
                "paper; take larger paper, or choose cells of {least} mm or more",
                rows=board.rows,
                columns=board.columns,
                cell=cell,
                least=f"{SMALLEST_CELL:g}",
            ),
            "paper",
            "cell",
        )
    return cell


def checked_cell(cell: float) -> float:
    """Return a wished size if it can be printed."""
    if not SMALLEST_CELL <= cell <= LARGEST_CELL:
        raise UsageError(
            _(
                "cells of {cell:g} mm cannot be printed; choose a size from {least:g} to {most:g} mm",
                cell=cell,
                least=SMALLEST_CELL,
                most=LARGEST_CELL,
            ),
            "cell",
        )
    return cell
