"""The small scoring aid of a doodle pad, computed from the game's scoring."""

from __future__ import annotations

from math import ceil

from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.pad.pad_context import PartOutput, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import WHITE
from quiltsmith.scene.elements import Item
from quiltsmith.scene.text import TextStyle, line_height, wrap_text
from quiltsmith.style.theme import Ink

_EXAMPLE, _EXAMPLE_WIDTH, _GAP = 13.2, 22.0, 4.0
_BODY = TextStyle(8.2, valign="top", wrap=True)
_SUM = TextStyle(9.0, "bold")
_SIDE = TextStyle(7.5, align="centre")
_POINTS = TextStyle(10.0, "display", align="centre")
_MOST_SQUARES = 12
_WIDE = 88.0
_GROWTH = (1.4, 1.3, 1.2, 1.1)
"""How much larger it may become in free room."""
_SQUARE, _EXTRA = 3, 2
"""The worked rectangle: the side of its square and the further columns, where the board is large enough."""


class AidPart(ShownPart, frozen=True):
    """A worked rectangle, what counts in a sentence, and what squares are worth."""

    game: DoodleGame

    def widths(self) -> tuple[float, float]:
        return self.pad.size(66), self.pad.size(117)

    def heights(self, width: float) -> tuple[float, float]:
        height = self._head + self._words_height(width)
        if not self._is_wide(width):
            height += self.pad.size(2) + self._table_height
        return height, height * _GROWTH[0]

    def draw(self, box: Box) -> PartOutput:
        """Draw it larger where there is room for that."""
        for growth in _GROWTH:
            larger = AidPart(replace(self.pad, scale=self.pad.scale * growth), self.game)
            if larger.widths()[0] <= box.width and larger.heights(box.width)[0] <= box.height:
                return larger.draw_once(box)
        return self.draw_once(box)

    def draw_once(self, box: Box) -> PartOutput:
        """Draw example and sentence beside each other.

        In a wide box the sum stands below the example and the table of squares below the sentence.
        """
        pad, size = self.pad, self.pad.size
        sum_height = pad.type_height(_SUM.size, 1.3)
        _, body = box.split_top(self._head)
        if self._is_wide(box.width):
            example, rest = body.split_left(size(_EXAMPLE_WIDTH), size(_GAP))
            words, table = rest.split_bottom(self._table_height, size(1))
            example, below = example.split_bottom(sum_height)
            below = below.shrink(right=-size(2))
        else:
            rest, table = body.split_bottom(self._table_height, size(2))
            example, rest = rest.split_left(size(_EXAMPLE_WIDTH), size(_GAP))
            words, below = rest.split_bottom(sum_height)
        return PartOutput(
            [
                *pad.heading(pad.word("pad.aid-title"), box),
                *self._example(example),
                *pad.write(self._sentence(), words, _BODY),
                *pad.write(self._sum(), below, _SUM),
                *self._squares(table),
            ]
        )

    def _is_wide(self, width: float) -> bool:
        return width >= self.pad.size(_WIDE)

    @property
    def _head(self) -> float:
        return self.pad.heading_height + self.pad.size(1)

    @property
    def _table_height(self) -> float:
        return self.pad.type_height(_SIDE.size, 1.25) + self.pad.type_height(_POINTS.size, 1.25)

    def _words_height(self, width: float) -> float:
        size = self.pad.size
        lines = wrap_text(self._sentence(), width - size(_EXAMPLE_WIDTH + _GAP), self.pad.type(_BODY.size))
        words = (len(lines) if lines else 9) * line_height(self.pad.type(_BODY.size))
        sum_height = self.pad.type_height(_SUM.size, 1.4)
        if self._is_wide(width):
            return max(size(_EXAMPLE * 0.86) + sum_height, words + size(1) + self._table_height)
        return max(size(_EXAMPLE), words + sum_height)

    def _sentence(self) -> str:
        scoring = self.game.scoring
        if scoring.per_square_space == 1:
            return self.pad.word("pad.aid", extra=scoring.per_extra_line)
        return self.pad.word("pad.aid-many", square=scoring.per_square_space, extra=scoring.per_extra_line)

    @property
    def _worked(self) -> tuple[int, int]:
        """The side of the worked rectangle's square, and its further lines."""
        board = self.game.board
        short = min(_SQUARE, board.rows, board.columns)
        return short, min(_EXTRA, max(board.rows, board.columns) - short)

    def _sum(self) -> str:
        scoring, (short, extra) = self.game.scoring, self._worked
        factor = "" if scoring.per_square_space == 1 else f"{scoring.per_square_space} × "
        more = "" if scoring.per_extra_line == 1 else f" × {scoring.per_extra_line}"
        extras = f" + {extra}{more}" if extra and scoring.per_extra_line else ""
        return f"{factor}{short} × {short}{extras} = {scoring.score(short, short + extra)}"

    def _example(self, box: Box) -> list[Item]:
        """Draw a rectangle with its square in the first round's fabric."""
        pad, theme, (short, extra) = self.pad, self.pad.theme, self._worked
        grid = box.grid(short, short + extra, align="left", valign="top")
        square = grid.at(0, 0, short, short)
        fabric = replace(theme.round_fabric(0), scale=pad.size(0.66))
        pale = theme.paper if theme.ink is not Ink.FULL else theme.strong(fabric).mix(WHITE, 0.85)
        return [
            paths.box_path(square, fabric),
            *([paths.box_path(grid.at(0, short, short, extra), pale)] if extra else []),
            paths.grid(grid.box, grid.rows, grid.columns, pad.line(0.25)),
            paths.box_path(grid.box, None, pad.line(0.45)),
            paths.box_path(square, None, pad.line(0.7)),
        ]

    def _squares(self, box: Box) -> list[Item]:
        """Draw what squares are worth: side above, points below."""
        pad, theme, scoring = self.pad, self.pad.theme, self.game.scoring
        sides = range(1, min(self.game.board.rows, self.game.board.columns) + 1)
        if len(sides) > _MOST_SQUARES:
            step = ceil(len(sides) / _MOST_SQUARES)
            sides = range(sides[-1] % step or step, sides[-1] + 1, step)
        above, below = box.split_top(pad.type_height(_SIDE.size, 1.3))
        heads, points = above.columns(len(sides)), below.columns(len(sides))
        between = [(cell.x, box.y, cell.x, box.bottom) for cell in heads[1:]]
        return [
            *([paths.lines(between, theme.guide_stroke(0.25))] if between else []),
            *pad.write_all(
                [(f"{side}²", cell) for side, cell in zip(sides, heads, strict=True)],
                replace(_SIDE, colour=theme.muted),
            ),
            *pad.write_all(
                [(str(scoring.score(side, side)), cell) for side, cell in zip(sides, points, strict=True)], _POINTS
            ),
        ]
