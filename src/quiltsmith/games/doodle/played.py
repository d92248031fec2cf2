"""A played doodle game as a value: what was drawn and scored in which order, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from quiltsmith.games.doodle.game import SPECIAL_ACTIONS, DoodleGame
from quiltsmith.games.sheets.letters import LETTERS
from quiltsmith.geometry.board import Mask, bits
from quiltsmith.geometry.rectangles import Rectangle


class Move(Struct, frozen=True):
    """One line of a log: a start patch (turn 0), a patch, a single space (no card) or a pass (no spaces)."""

    turn: int
    spaces: Mask = 0
    card: str = ""
    neighbour: bool = False
    cuts: int = 0


class Scoring(Struct, frozen=True):
    """A scoring: the chosen rectangle, or none where nothing is shaded."""

    rectangle: Rectangle | None


class PlayedSheet(Struct, frozen=True):
    """A game of one player from the start patch to the last scoring."""

    game: DoodleGame
    log: tuple[Move | Scoring, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The log without the scorings."""
        return tuple(line for line in self.log if isinstance(line, Move))

    @property
    def shaded(self) -> Mask:
        """All shaded spaces."""
        shaded = 0
        for move in self.moves:
            shaded |= move.spaces
        return shaded

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each scoring."""
        chosen = (line.rectangle for line in self.log if isinstance(line, Scoring))
        score = self.game.scoring.score
        return tuple(score(found.rows, found.columns) if found else 0 for found in chosen)

    @property
    def empty(self) -> int:
        """The number of empty spaces."""
        return self.game.board.spaces - self.shaded.bit_count()

    @property
    def total(self) -> int:
        """The scores less what the empty spaces cost."""
        return sum(self.scores) + self.game.points_per_empty_space * self.empty

    @property
    def specials(self) -> dict[str, int]:
        """How often each special action was used."""
        counts = dict.fromkeys(SPECIAL_ACTIONS, 0)
        for move in self.moves:
            counts["neighbour"] += move.neighbour
            counts["single"] += bool(move.spaces) and not move.card
            counts["cut"] += move.cuts
        return counts

    def lettered(self) -> Iterator[tuple[str, Move | Scoring]]:
        """Give each drawn piece the next letter; what draws nothing has none."""
        letters = iter(LETTERS)
        for line in self.log:
            yield (next(letters) if isinstance(line, Move) and line.spaces else ""), line

    def board_rows(self) -> list[str]:
        """Draw the board: one letter per piece, `.` for an empty space."""
        board = self.game.board
        grid = ["."] * (board.rows * board.stride)
        for letter, line in self.lettered():
            if isinstance(line, Move):
                for index in bits(line.spaces):
                    grid[index] = letter
        starts = range(0, len(grid), board.stride)
        return ["".join(grid[start : start + board.columns]) for start in starts]
