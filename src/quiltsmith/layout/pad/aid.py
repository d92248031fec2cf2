"""The small scoring aid of a pad, computed from the game's scoring."""

from __future__ import annotations

from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.pad.look import HEADING_HEIGHT, Drawn, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Box, Item, Stroke

_EXAMPLE = 17.0
_TABLE = 11.0
_GOOD = 6.0
_WIDE = 150.0
_MOST_SQUARES = 10
"""With more squares than that, only their side fits into the table."""
_SQUARE, _EXTRA = 3, 2
"""The worked rectangle: the side of its square and the further columns, where the board is large enough."""


class AidPart(ShownPart, frozen=True):
    """A worked rectangle, what counts in a sentence, and what squares are worth."""

    game: DoodleGame

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(72), self.look.size(110)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the height for a width; an aid does not grow much."""
        height = HEADING_HEIGHT + 1 + _EXAMPLE
        if not self._is_wide(width):
            height += 1.5 + _TABLE + (_GOOD if self.game.good_score else 0)
        return self.look.size(height), self.look.size(height * 1.15)

    def draw(self, box: Box) -> Drawn:
        """Draw example, sentence and table: beside each other on a wide box, else the table below."""
        look = self.look
        top = box.y + look.size(HEADING_HEIGHT + 1)
        body = Box(box.x, top, box.width, box.bottom - top)
        gap, good = look.size(3), look.size(_GOOD) if self.game.good_score else 0.0
        if self._is_wide(box.width):
            example = Box(body.x, body.y, body.width * 0.2, body.height)
            words = Box(example.right + gap, body.y, body.width * 0.29, body.height)
            left = words.right + gap
            table = Box(left, body.y, body.right - left, body.height - good - look.size(0.5))
            praise = Box(left, body.bottom - good, table.width, good)
        else:
            high = look.size(_TABLE)
            example = Box(body.x, body.y, body.width * 0.4, body.height - good - high - gap / 2)
            words = Box(example.right + gap, body.y, body.width * 0.6 - gap, example.height)
            table = Box(body.x, body.bottom - good - high, body.width, high)
            praise = Box(body.x, body.bottom - good, body.width, good)
        items: list[Item] = [*look.heading(look.word("pad.aid-title"), box), *self._example(example)]
        items += look.write(self._sentence(), words, 9, wrap=True)
        items += self._squares(table)
        return Drawn([*items, *self._good(praise)] if good else items)

    def _is_wide(self, width: float) -> bool:
        return width >= self.look.size(_WIDE)

    def _sentence(self) -> str:
        scoring = self.game.scoring
        if scoring.per_square_space == 1:
            return self.look.word("pad.aid", extra=scoring.per_extra_line)
        return self.look.word("pad.aid-many", square=scoring.per_square_space, extra=scoring.per_extra_line)

    def _example(self, box: Box) -> list[Item]:
        """Draw a rectangle with its square shaded, and the sum below."""
        look, theme, scoring, board = self.look, self.look.theme, self.game.scoring, self.game.board
        short = min(_SQUARE, board.rows, board.columns)
        extra = min(_EXTRA, max(board.rows, board.columns) - short)
        sum_height = look.size(4.6)
        cell = min(box.width / (short + extra), (box.height - sum_height) / short)
        left = box.x + (box.width - cell * (short + extra)) / 2
        whole = Box(left, box.y, cell * (short + extra), cell * short)
        square = Box(left, box.y, cell * short, cell * short)
        thin = Stroke(theme.muted, look.size(0.2))
        factor = "" if scoring.per_square_space == 1 else f"{scoring.per_square_space} × "
        more = "" if scoring.per_extra_line == 1 else f" × {scoring.per_extra_line}"
        extras = f" + {extra}{more}" if extra and scoring.per_extra_line else ""
        words = f"{factor}{short} × {short}{extras} = {scoring.score(short, short + extra)}"
        room = Box(box.x, box.bottom - sum_height, box.width, sum_height)
        return [
            paths.box_path(square, theme.fabric(self.look.style.seed)),
            *([paths.rect(square.right, box.y, cell * extra, cell * short, theme.panel)] if extra else []),
            paths.grid(whole, short, short + extra, thin),
            paths.box_path(whole, None, look.line(0.3)),
            paths.box_path(square, None, Stroke(theme.accent, look.size(0.6))),
            *look.write(words, room, 9, font="bold", align="centre"),
        ]

    def _squares(self, box: Box) -> list[Item]:
        """Draw the table of squares: side above, points below."""
        look, theme, scoring = self.look, self.look.theme, self.game.scoring
        sides = range(1, min(self.game.board.rows, self.game.board.columns) + 1)
        width, split = box.width / len(sides), box.height * 0.44
        upper = Box(box.x, box.y, box.width, split)
        items: list[Item] = [
            paths.box_path(upper, theme.panel),
            paths.grid(box, 1, len(sides), Stroke(theme.guide, look.size(0.2))),
            paths.line(box.x, upper.bottom, box.right, upper.bottom, look.line(0.25)),
            paths.box_path(box, None, look.line(0.3)),
        ]
        for number, side in enumerate(sides):
            above = Box(box.x + number * width, box.y, width, split).inset(width * 0.04, 0)
            below = Box(above.x, upper.bottom, above.width, box.height - split)
            square = f"{side}×{side}" if len(sides) <= _MOST_SQUARES else str(side)
            items += look.write(square, above, 7, align="centre", colour=theme.muted)
            items += look.write(str(scoring.score(side, side)), below, 10, font="bold", align="centre")
        return items

    def _good(self, box: Box) -> list[Item]:
        look = self.look
        side = look.size(4)
        icon = Box(box.x, box.y + (box.height - side) / 2 + look.size(0.4), side, side)
        room = Box(icon.right + look.size(1.5), icon.y, box.right - icon.right - look.size(1.5), side)
        words = look.word("pad.good", points=self.game.good_score)
        return [
            picture("star", icon, look.theme),
            *look.write(words, room, 8.5, colour=look.theme.muted),
        ]
