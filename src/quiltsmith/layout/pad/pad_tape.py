"""The measuring tape at the foot of a doodle pad: circle your result on it; rosettes are its medals."""

from __future__ import annotations

from math import ceil

from msgspec import Struct

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.drawing.sewing_notions import rosette
from quiltsmith.layout.pad.pad_context import PadContext, PartOutput
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import WHITE
from quiltsmith.scene.elements import POINT, Item
from quiltsmith.scene.text import TextStyle, cap_height, fit_text, text_width
from quiltsmith.style.theme import Ink

_HEIGHT = 9.8
_END, _BEFORE, _AFTER = 6.0, 10.0, 4.5
_TOP = 1.3
MEDALS = ((0.6, "pot-holder"), (0.8, "cushion"), (1.0, "bedspread"), (1.2, "heirloom"))
"""What share of a good score earns which medal."""
_NUMBER_TYPE, _MEDAL_TYPE, _NAME_TYPE = 8.5, 8.5, 7.0
_MEDAL_FABRIC, _MEDAL_STEP = 6, 5


class TapePart(Struct, frozen=True):
    """Numbers up to a third more than a good score."""

    look: PadContext
    game: DoodleGame

    @property
    def is_shown(self) -> bool:
        """Whether the game knows what a good score is."""
        return self.game.good_score >= len(MEDALS) * 5

    def widths(self) -> tuple[float, float]:
        """Give the least width and the most that can be used well."""
        return self.look.size(110), self.look.size(1000)

    def heights(self, width: float) -> tuple[float, float]:
        """Give the height for a width; a tape does not grow."""
        height = max(self.look.size(_HEIGHT), self.look.type(_NUMBER_TYPE) * POINT * 2.9)
        return height, height

    def draw(self, box: Box) -> PartOutput:
        """Draw the tape."""
        look, theme = self.look, self.look.theme
        is_plain = theme.ink is not Ink.FULL
        ground = WHITE if is_plain else theme.tape
        outline, radius = look.line(0.4), look.size(1)
        end = Box(box.x, box.y, look.size(_END), box.height)
        items: list[Item] = [
            paths.box_path(box, ground, outline, radius),
            paths.box_path(end, WHITE if is_plain else theme.guide.mix(WHITE, 0.4), outline, radius),
            paths.circle(end.centre[0], end.centre[1], look.size(1.1), theme.paper, look.line(0.35)),
        ]
        return PartOutput([*items, *self._ticks(box), *self._medals(box)])

    @property
    def _most(self) -> int:
        return ceil(self.game.good_score * _TOP / 10) * 10

    @property
    def _step(self) -> int:
        """From one number to the next: ten, or more where a good score is large."""
        return max(10, ceil(self._most / 14 / 10) * 10)

    @property
    def _points(self) -> list[int]:
        return [round(self.game.good_score * share) for share, _ in MEDALS]

    def _x(self, box: Box, points: float) -> float:
        start = box.x + self.look.size(_BEFORE)
        return start + points * (box.right - self.look.size(_AFTER) - start) / self._most

    def _ticks(self, box: Box) -> list[Item]:
        look = self.look
        unit = self._x(box, 1) - self._x(box, 0)
        step = self._step
        fine = next(
            size
            for size in (1, 2, 5, step)
            if (size * unit >= look.size(1.75) and step % size == 0) or size == step
        )
        long, half, short = look.size(3.1), look.size(2.3), look.size(1.3)
        thick, thin = [], []
        numbers: list[tuple[str, Box]] = []
        height = look.type(_NUMBER_TYPE) * POINT
        for points in range(0, self._most + 1, fine):
            x = self._x(box, points)
            if points % step == 0:
                thick.append((x, box.y, x, box.y + long))
                if self._is_free(points, box):
                    numbers.append(
                        (str(points), Box(x - unit * step / 2, box.y + long, unit * step, box.height - long))
                    )
            else:
                thin.append((x, box.y, x, box.y + (half if points % 5 == 0 else short)))
        lines = [paths.lines(thick, look.line(0.4)), *([paths.lines(thin, look.line(0.2))] if thin else [])]
        caps = cap_height(look.type(_NUMBER_TYPE), "display")
        free = box.height - long - caps
        top = box.y + long + (look.size(1.1) if self._shows_names(box) else free / 2)
        shown = [(text, Box(room.x, top, room.width, height * 1.3)) for text, room in numbers]
        return [*lines, *look.write_together(shown, _NUMBER_TYPE, font="display", align="centre", valign="top")]

    def _is_free(self, points: int, box: Box) -> bool:
        """Tell whether no medal stands at a number."""
        half = text_width(str(points), self.look.type(_NUMBER_TYPE), "display") / 2
        radius = box.height / 2 + self.look.size(0.8)
        return all(abs(self._x(box, points) - self._x(box, medal)) > radius + half for medal in self._points)

    def _shows_names(self, box: Box) -> bool:
        """Tell whether the names of the medals fit between them, below the numbers."""
        look = self.look
        size, radius = look.type(_NAME_TYPE), box.height / 2 + look.size(0.6)
        numbers = look.size(4.2) + cap_height(look.type(_NUMBER_TYPE), "display")
        if box.height - numbers - look.size(1.2) < cap_height(size):
            return False
        ends = [*(self._x(box, points) - radius for points in self._points[1:]), box.right]
        return all(
            self._x(box, points) + radius + look.size(1) + text_width(look.word(f"pad.medal.{name}"), size) < end
            for points, (_, name), end in zip(self._points, MEDALS, ends, strict=True)
        )

    def _medals(self, box: Box) -> list[Item]:
        look, theme = self.look, self.look.theme
        radius, y = box.height / 2 + look.size(0.55), box.centre[1]
        items: list[Item] = []
        names: list[tuple[str, Box]] = []
        size = look.type(_NAME_TYPE)
        height = size * POINT * 1.15
        for number, (points, (_, name)) in enumerate(zip(self._points, MEDALS, strict=True)):
            x = self._x(box, points)
            items += rosette(x, y, radius, theme.fabric(_MEDAL_FABRIC + number * _MEDAL_STEP), theme)
            disc = Box(x - radius * 0.66, y - radius * 0.66, radius * 1.32, radius * 1.32)
            items += fit_text(
                str(points),
                disc,
                TextStyle(look.type(_MEDAL_TYPE), "display", theme.text, "centre", smallest=look.least.text),
            )
            word = look.word(f"pad.medal.{name}")
            top = box.bottom - cap_height(size) - look.size(0.9)
            names.append((word, Box(x + radius + look.size(0.9), top, text_width(word, size) + 0.1, height)))
        if self._shows_names(box):
            items += look.write_together(names, _NAME_TYPE, valign="top")
        return items
