"""Boards that were read from photos, as sheets: board, scores, empty spaces and total, without a log."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.games.doodle.writer import write_scored
from quiltsmith.games.sheets.empty import SheetHead
from quiltsmith.games.sheets.photos import BestSpot, PhotoSheets
from quiltsmith.geometry.rectangles import best_rectangle


class DoodlePhotos(PhotoSheets[DoodleGame]):
    """Everybody's own board, one score for each round."""

    def scores_asked(self, game: DoodleGame) -> int:
        """Count the rounds."""
        return game.rounds

    def sheet(self, game: DoodleGame, head: SheetHead, rows: Sequence[str], scores: Sequence[int]) -> str:
        """Write the sheet; without scores it is the board alone."""
        heads = {"game": head.game, "deck": head.deck, "player": head.player}
        lines: list[list[str]] = []
        if scores:
            empty, total = sum(row.count(".") for row in rows), self.total(game, rows, scores)
            lines = [*(["score", str(score)] for score in scores), ["empty", str(empty)], ["total", str(total)]]
        return write_scored({key: value for key, value in heads.items() if value}, rows, lines)

    def best(self, game: DoodleGame, rows: Sequence[str]) -> BestSpot | None:
        """Find the rectangle that scores most."""
        filled = game.board.parse_mask("\n".join(rows).replace("?", "."))
        found = best_rectangle(game.board, filled, game.scoring)
        return None if found is None else BestSpot(found, game.scoring.score(found.rows, found.columns))


PHOTOS = DoodlePhotos()
