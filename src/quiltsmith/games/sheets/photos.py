"""What a kind of game makes of a board that was read from a photo, as far as those know it who know no kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from msgspec import Struct

from quiltsmith.games.game import AnyGame
from quiltsmith.games.sheets.empty import SheetHead
from quiltsmith.geometry.rectangles import Rectangle


class BestSpot(Struct, frozen=True):
    """What scores most on a board, and how many points it brings."""

    rectangle: Rectangle
    points: int


class PhotoSheets(ABC, Generic[AnyGame]):
    """Boards of one kind of game, read from photos: rows of `#` and `.`, and `?` while a space is unsure."""

    @abstractmethod
    def scores_asked(self, game: AnyGame) -> int:
        """Count the scores that a person has to type, since numbers are not read."""

    @abstractmethod
    def sheet(self, game: AnyGame, head: SheetHead, rows: Sequence[str], scores: Sequence[int]) -> str:
        """Write a sheet of a board without unsure spaces; with all scores or none."""

    @abstractmethod
    def best(self, game: AnyGame, rows: Sequence[str]) -> BestSpot | None:
        """Find what scores most, among the spaces that are filled for sure."""

    def total(self, game: AnyGame, rows: Sequence[str], scores: Sequence[int]) -> int:
        """Add up the scores, and what empty spaces cost."""
        empty = sum(row.count(".") for row in rows)
        return sum(scores) + empty * game.points_per_empty_space
