"""A played game of two as a value: who did what in which order, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quiltsmith.games.patchwork.engine.state import PLAYERS, GameState
from quiltsmith.games.patchwork.record import Action
from quiltsmith.games.sheets.letters import LETTERS
from quiltsmith.geometry.board import Mask, bits


class PlayedMove(Struct, frozen=True):
    """One line of a log, with the spaces that it covers."""

    player: int
    action: Action
    card: str = ""
    spaces: Mask = 0


class PlayedGame(Struct, frozen=True):
    """A game from the first move to the last; `end` is how it stands then."""

    circle: tuple[str, ...]
    track: str
    moves: tuple[PlayedMove, ...]
    end: GameState

    def lettered(self) -> Iterator[tuple[str, PlayedMove]]:
        """Give each piece of a player the next letter; what covers nothing has none."""
        letters = [iter(LETTERS) for _ in PLAYERS]
        for move in self.moves:
            yield (next(letters[move.player]) if move.spaces else ""), move

    def board_rows(self, player: int) -> list[str]:
        """Draw a player's quilt: one letter per piece, `.` for an empty space."""
        board = self.end.game.board
        grid = ["."] * (board.rows * board.stride)
        for letter, move in self.lettered():
            if move.player == player:
                for index in bits(move.spaces):
                    grid[index] = letter
        starts = range(0, len(grid), board.stride)
        return ["".join(grid[start : start + board.columns]) for start in starts]
