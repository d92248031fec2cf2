"""The small scoring aid of a pad, computed from the game's scoring."""

from __future__ import annotations

from math import ceil

from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.pad.pad_context import PartOutput, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import WHITE
from quiltsmith.scene.elements import POINT, Item
from quiltsmith.scene.text import line_height, wrap_text
from quiltsmith.style.theme import Ink

_EXAMPLE, _EXAMPLE_WIDTH = 13.2, 22.0
_TYPE, _SUM_TYPE, _SIDE_TYPE, _POINTS_TYPE = 8.2, 9.0, 7.5, 10.0
_MOST_SQUARES = 12
_WIDE = 88.0
_SQUARE, _EXTRA = 3, 2
"""The worked rectangle: the side of its square and the further columns, where the board is large enough."""


class AidPart(ShownPart, frozen=True):
    """A worked rectangle, what counts in a sentence, and what squares are worth."""

    game: DoodleGame

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(66), self.look.size(117)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the height for a width; an aid does not grow much."""
        look = self.look
        height = look.heading_height + look.size(1) + self._words_height(width)
        if not self._is_wide(width):
            height += look.size(2) + self._table
        return height, height * 1.15

    def draw(self, box: Box) -> PartOutput:
        """Draw example and sentence beside each other, and the table of squares below."""
        look = self.look
        if self._is_wide(box.width):
            return self._draw_wide(box)
        top = box.y + look.heading_height + look.size(1)
        table = Box(box.x, box.bottom - self._table, box.width, self._table)
        high = table.y - look.size(2) - top
        example = Box(box.x, top, look.size(_EXAMPLE_WIDTH), high)
        left = example.right + look.size(4)
        words = Box(left, top, box.right - left, high)
        items: list[Item] = [*look.heading(look.word("pad.aid-title"), box), *self._example(example)]
        sum_height = look.type(_SUM_TYPE) * POINT * 1.3
        items += look.write(
            self._sentence(),
            Box(words.x, words.y, words.width, words.height - sum_height),
            _TYPE,
            wrap=True,
            valign="top",
        )
        below = Box(words.x, words.bottom - sum_height, words.width, sum_height)
        items += look.write(self._sum(), below, _SUM_TYPE, font="bold")
        return PartOutput([*items, *self._squares(table)])

    def _draw_wide(self, box: Box) -> PartOutput:
        """Draw the sum below the example, and the table below the sentence."""
        look = self.look
        top = box.y + look.heading_height + look.size(1)
        sum_height = look.type(_SUM_TYPE) * POINT * 1.3
        example = Box(box.x, top, look.size(_EXAMPLE_WIDTH), box.bottom - top - sum_height)
        left = example.right + look.size(4)
        table = Box(left, box.bottom - self._table, box.right - left, self._table)
        words = Box(left, top, table.width, table.y - look.size(1) - top)
        below = Box(box.x, box.bottom - sum_height, example.width + look.size(2), sum_height)
        items: list[Item] = [*look.heading(look.word("pad.aid-title"), box), *self._example(example)]
        items += look.write(self._sentence(), words, _TYPE, wrap=True, valign="top")
        items += look.write(self._sum(), below, _SUM_TYPE, font="bold")
        return PartOutput([*items, *self._squares(table)])

    def _is_wide(self, width: float) -> bool:
        return width >= self.look.size(_WIDE)

    @property
    def _table(self) -> float:
        look = self.look
        return (look.type(_SIDE_TYPE) + look.type(_POINTS_TYPE)) * POINT * 1.25

    def _words_height(self, width: float) -> float:
        look = self.look
        size = look.type(_TYPE)
        lines = wrap_text(self._sentence(), width - look.size(_EXAMPLE_WIDTH + 4), size)
        words = (len(lines) if lines else 9) * line_height(size)
        sum_height = look.type(_SUM_TYPE) * POINT * 1.4
        if self._is_wide(width):
            return max(look.size(_EXAMPLE * 0.86) + sum_height, words + look.size(1) + self._table)
        return max(look.size(_EXAMPLE), words + sum_height)

    def _sentence(self) -> str:
        scoring = self.game.scoring
        if scoring.per_square_space == 1:
            return self.look.word("pad.aid", extra=scoring.per_extra_line)
        return self.look.word("pad.aid-many", square=scoring.per_square_space, extra=scoring.per_extra_line)

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
        look, theme, (short, extra) = self.look, self.look.theme, self._worked
        cell = min(box.width / (short + extra), box.height / short)
        whole = Box(box.x, box.y, cell * (short + extra), cell * short)
        square = Box(box.x, box.y, cell * short, cell * short)
        fabric = replace(theme.round_fabric(0), scale=look.size(0.66))
        pale = theme.paper if theme.ink is not Ink.FULL else theme.strong(fabric).mix(WHITE, 0.85)
        return [
            paths.box_path(square, fabric),
            *([paths.rect(square.right, box.y, cell * extra, cell * short, pale)] if extra else []),
            paths.grid(whole, short, short + extra, look.line(0.25)),
            paths.box_path(whole, None, look.line(0.45)),
            paths.box_path(square, None, look.line(0.7)),
        ]

    def _squares(self, box: Box) -> list[Item]:
        """Draw what squares are worth: side above, points below."""
        look, theme, scoring = self.look, self.look.theme, self.game.scoring
        sides = range(1, min(self.game.board.rows, self.game.board.columns) + 1)
        if len(sides) > _MOST_SQUARES:
            step = ceil(len(sides) / _MOST_SQUARES)
            sides = range(sides[-1] % step or step, sides[-1] + 1, step)
        width, split = box.width / len(sides), look.type(_SIDE_TYPE) * POINT * 1.3
        between = [(box.x + n * width, box.y, box.x + n * width, box.bottom) for n in range(1, len(sides))]
        above, below = list[tuple[str, Box]](), list[tuple[str, Box]]()
        for number, side in enumerate(sides):
            x = box.x + number * width
            above.append((f"{side}²", Box(x, box.y, width, split)))
            below.append((str(scoring.score(side, side)), Box(x, box.y + split, width, box.height - split)))
        return [
            *([paths.lines(between, theme.guide_stroke(0.25))] if between else []),
            *look.write_together(above, _SIDE_TYPE, align="centre", colour=theme.muted),
            *look.write_together(below, _POINTS_TYPE, font="display", align="centre"),
        ]
