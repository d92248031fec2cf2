"""How well photos were read, against what they show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from quiltsmith.geometry.board import cell_name
from quiltsmith.scan.board_finder import FoundBoard
from quiltsmith.scan.photo_boards import UNSURE, BoardRead, PhotoRead
from scan.photos import MadePhoto, SheetShown

NEAR = 0.4
"""A corner is found if it is nearer to the true one than this part of a space."""


@dataclass
class Tally:
    """Sums over photos: sheets that were shown, boards that were found or made up, and how spaces were read."""

    sheets: int = 0
    found: int = 0
    made_up: int = 0
    sure: int = 0
    sure_wrong: int = 0
    unsure: int = 0
    questions: int = 0
    perfect: int = 0

    def add(self, made: MadePhoto, read: PhotoRead) -> None:
        """Count one photo."""
        left = list(read.boards)
        for sheet in made.sheets:
            self.sheets += 1
            board = next((board for board in left if is_at(board.corners, board.size, sheet)), None)
            if board is not None:
                left.remove(board)
                self._add_board(board, sheet)
        self.made_up += len(left)

    def _add_board(self, board: BoardRead, sheet: SheetShown) -> None:
        self.found += 1
        pairs = [pair for rows in zip(board.board, sheet.board, strict=True) for pair in zip(*rows, strict=True)]
        unsure = sum(read == UNSURE for read, _ in pairs)
        wrong = sum(read not in (UNSURE, truth) for read, truth in pairs)
        self.unsure += unsure
        self.sure += len(pairs) - unsure
        self.sure_wrong += wrong
        self.perfect += not wrong
        # A patch that is asked as a whole is one question.
        self.questions += unsure - sum(len(region) - 1 for region in board.regions)

    @property
    def found_share(self) -> float:
        """Which part of the sheets was found where it is."""
        return self.found / max(1, self.sheets)

    @property
    def made_up_share(self) -> float:
        """How many boards were found where there are none, or badly, for each sheet."""
        return self.made_up / max(1, self.sheets)

    @property
    def wrong_share(self) -> float:
        """Which part of the spaces called sure is wrong."""
        return self.sure_wrong / max(1, self.sure)

    @property
    def asked(self) -> float:
        """How many spaces are asked on a sheet."""
        return self.unsure / max(1, self.found)

    def __str__(self) -> str:
        return (
            f"{self.sheets} sheets, {self.found_share:.1%} found, {self.made_up} wrongly; "
            f"{self.sure_wrong} of {self.sure} sure spaces wrong ({self.wrong_share:.3%}); "
            f"{self.asked:.1f} spaces asked per sheet in {self.questions / max(1, self.found):.1f} questions; "
            f"{self.perfect / max(1, self.found):.0%} right after asking"
        )


def mixed_regions(board: BoardRead, sheet: SheetShown) -> int:
    """Count the regions whose spaces are not all filled or all empty: one answer cannot be right for them."""
    truth = {
        cell_name((row, column)): space
        for row, line in enumerate(sheet.board)
        for column, space in enumerate(line)
    }
    return sum(len({truth[space] for space in region}) > 1 for region in board.regions)


def is_at(corners: Sequence[tuple[float, float]], size: tuple[int, int], sheet: SheetShown) -> bool:
    """Tell whether a board is where a sheet has it, the right way up and of the right size."""
    space = float(np.linalg.norm(sheet.corners[1] - sheet.corners[0])) / sheet.layout.columns
    off = np.linalg.norm(np.array(corners) - sheet.corners, axis=1)
    return size == (sheet.layout.rows, sheet.layout.columns) and float(off.max()) < NEAR * space


def matching(found: FoundBoard, shrunk: float, sheets: Sequence[SheetShown]) -> SheetShown | None:
    """Find the sheet that a board is on, if it is where it seems to be."""
    corners = [(x * shrunk, y * shrunk) for x, y in found.place.named_corners()]
    return next((sheet for sheet in sheets if is_at(corners, found.size, sheet)), None)
