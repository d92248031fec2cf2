"""The scores of a doodle pad: a row for each round, the minus row and the total."""

from __future__ import annotations

from quiltsmith.games.doodle.game import DoodleGame
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.pad.look import HEADING_HEIGHT, Drawn, ShownPart
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Box, FormField, Item, Stroke
from quiltsmith.scene.text import fit_text

_ROW, _TALLEST_ROW = 9.5, 14.0
_TOTAL_SHARE = 1.25
_COLUMN_NAMES = 4.5
_BOX_WIDTH = 22.0
_FIELD_TYPE = 15.0
_ROUND = "round-{}"


class ScoresPart(ShownPart, frozen=True):
    """A table to write the scores in."""

    game: DoodleGame

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(64), self.look.size(105)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the least height for a width and the most that can be used well."""
        head = self.look.size(HEADING_HEIGHT + _COLUMN_NAMES)
        return head + self.look.row(_ROW) * self._rows, head + self.look.size(_TALLEST_ROW) * self._rows

    def draw(self, box: Box) -> Drawn:
        """Draw the table."""
        look = self.look
        head = look.size(HEADING_HEIGHT)
        names = look.size(_COLUMN_NAMES)
        drawn = Drawn([*look.heading(look.word("pad.score"), box)])
        drawn.items += self._column_names(Box(box.x, box.y + head, box.width, names))
        height = (box.height - head - names) / self._rows
        y = box.y + head + names
        rounds = [_ROUND.format(number) for number in range(1, self.game.rounds + 1)]
        for number, name in enumerate(rounds, 1):
            drawn.add(self._round(Box(box.x, y, box.width, height), number, name))
            y += height
        if self._has_minus:
            drawn.add(self._minus(Box(box.x, y, box.width, height)))
            y += height
        total = Box(box.x, y, box.width, box.bottom - y)
        drawn.add(self._total(total, tuple(rounds)))
        return drawn

    @property
    def _has_minus(self) -> bool:
        return self.game.points_per_empty_space != 0

    @property
    def _rows(self) -> float:
        return self.game.rounds + self._has_minus + _TOTAL_SHARE

    def _column_names(self, box: Box) -> list[Item]:
        look = self.look
        muted = look.theme.muted
        points = Box(box.right - look.size(_BOX_WIDTH), box.y, look.size(_BOX_WIDTH), box.height)
        sides = self._sides(box)
        return [
            *look.write(look.word("pad.rectangle"), sides, 8, align="centre", colour=muted),
            *look.write(look.word("pad.points"), points, 8, align="centre", colour=muted),
        ]

    def _sides(self, row: Box) -> Box:
        """Give the room in which the sides of the rectangle are written."""
        look = self.look
        left, right = row.x + look.size(12), row.right - look.size(_BOX_WIDTH + 4)
        return Box(left, row.y, right - left, row.height)

    def _points(self, row: Box) -> Box:
        width = self.look.size(_BOX_WIDTH)
        return Box(row.right - width, row.y + row.height * 0.07, width, row.height * 0.86)

    def _round(self, row: Box, number: int, name: str) -> Drawn:
        look, theme = self.look, self.look.theme
        x, y = row.x + look.size(4.5), row.centre[1]
        radius = min(look.size(4.2), row.height * 0.42)
        badge = Box(x - radius, y - radius, 2 * radius, 2 * radius)
        sides = self._sides(row)
        cross = look.size(1.1)
        length = (sides.width - look.size(8)) / 2
        base = row.bottom - row.height * 0.16
        middle = sides.centre[0]
        size = radius * 3.2
        items: list[Item] = [
            paths.circle(x, y, radius, theme.badge, look.line(0.3)),
            *fit_text(str(number), badge, size, font="display", align="centre", colour=theme.on_badge),
            paths.lines(
                ((sides.x, base, sides.x + length, base), (sides.right - length, base, sides.right, base)),
                look.line(0.25),
            ),
            paths.lines(
                (
                    (middle - cross, base - 2.6 * cross, middle + cross, base - 0.6 * cross),
                    (middle - cross, base - 0.6 * cross, middle + cross, base - 2.6 * cross),
                ),
                Stroke(theme.muted, look.size(0.3), round=True),
            ),
            look.writing_box(self._points(row)),
        ]
        label = look.word("pad.round", round=number)
        field_height = row.height * 0.7
        fields = [
            FormField("text", f"{name}-{side}", Box(start, base - field_height, length, field_height), label, size)
            for side, start in (("rows", sides.x), ("columns", sides.right - length))
        ]
        return Drawn(items, [*fields, self._field(name, row, label)])

    def _minus(self, row: Box) -> Drawn:
        look, theme = self.look, self.look.theme
        lost = -self.game.points_per_empty_space
        label = look.word("pad.empty") if lost == 1 else look.word("pad.empty-many", points=lost)
        side = min(look.size(7.6), row.height * 0.8)
        icon = Box(row.x + look.size(4.5) - side / 2, row.centre[1] - side / 2, side, side)
        points = self._points(row)
        room = Box(row.x + look.size(11), row.y, points.x - row.x - look.size(13), row.height)
        dash, y = points.x + look.size(2), points.centre[1]
        items: list[Item] = [
            picture("empty", icon, theme),
            *look.write(label, room, 11, wrap=True),
            look.writing_box(points),
            paths.line(dash, y, dash + look.size(2.6), y, Stroke(theme.muted, look.size(0.45), round=True)),
        ]
        return Drawn(items, [self._field("empty", row, label)])

    def _total(self, row: Box, rounds: tuple[str, ...]) -> Drawn:
        look, theme = self.look, self.look.theme
        label = look.word("pad.total")
        points = self._points(row)
        inner = Box(row.x + look.size(1), row.y, points.x - row.x - look.size(4), row.height)
        minus = ("empty",) if self._has_minus else ()
        field = FormField("text", "total", points, label, look.size(_FIELD_TYPE * 1.2), "centre", rounds, minus)
        words = look.write(label, inner, 18, font="display", align="right", colour=theme.accent)
        return Drawn([*words, look.writing_box(points, is_strong=True)], [field])

    def _field(self, name: str, row: Box, label: str) -> FormField:
        return FormField("text", name, self._points(row), label, self.look.size(_FIELD_TYPE))
