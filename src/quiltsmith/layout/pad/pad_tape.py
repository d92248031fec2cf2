"""The measuring tape at the foot of a doodle pad: circle your result on it; rosettes are its medals."""

from __future__ import annotations

from itertools import pairwise
from math import ceil

from msgspec.structs import replace

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.layout.drawing.sewing_notions import rosette
from quiltsmith.layout.pad.pad_context import UNLIMITED, Detail, Medal, PartOutput, ShownPart, TapeScale
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import WHITE
from quiltsmith.scene.elements import Item
from quiltsmith.scene.text import TextStyle, cap_height, text_width
from quiltsmith.style.theme import Ink

_HEIGHT = 9.8
_END, _BEFORE, _AFTER = 6.0, 10.0, 4.5
_TOP, _ABOVE_MEDALS = 1.85, 1.15
"""The tape ends at this share of a good score, and at this one of the highest medal."""
_MANY = 140
"""A longer tape has a number at every twenty."""
_NUMBER = TextStyle(8.5, "display", align="centre", valign="top")
_POINTS = TextStyle(8.5, "display", align="centre")
_NAME = TextStyle(7.0, valign="top")
_MEDAL_FABRIC, _MEDAL_STEP = 6, 5
_LONG, _HALF, _SHORT = 3.1, 2.3, 1.3
"""The lines of tens, fives and ones."""


class TapePart(ShownPart, frozen=True):
    """Numbers up to what very good games reach, but no more than the game can bring."""

    game: DoodleGame

    @property
    def is_shown(self) -> bool:
        return bool(self._earned)

    def widths(self) -> tuple[float, float]:
        return self.pad.size(110), self.pad.size(UNLIMITED)

    def heights(self, width: float) -> tuple[float, float]:
        height = max(self.pad.size(_HEIGHT), self.pad.type_height(_NUMBER.size, 2.9))
        if self._has_names_below(Box(0, 0, width, height)):
            height += self._names_height
        return height, height

    def draw(self, box: Box) -> PartOutput:
        pad, theme = self.pad, self.pad.theme
        tape = box.shrink(bottom=self._names_height)
        names: tuple[Item, ...] = ()
        if self._has_names_below(tape):
            places = [Box.around(x, box.bottom, w, 0.0) for x, w in self._names_below(tape)]
            words = [pad.word(medal.word) for medal in self._earned]
            line = pad.type_height(_NAME.size, 1.15)
            lines = [replace(place, y=box.bottom - line, height=line) for place in places]
            names = pad.write_all(list(zip(words, lines, strict=True)), replace(_NAME, align="centre"))
            box = tape
        is_plain = theme.ink is not Ink.FULL
        outline, radius = pad.line(0.4), pad.size(1)
        end = box.left_strip(pad.size(_END))
        items: list[Item] = [
            paths.box_path(box, WHITE if is_plain else theme.tape, outline, radius),
            paths.box_path(end, WHITE if is_plain else theme.guide.mix(WHITE, 0.4), outline, radius),
            paths.circle(*end.centre, pad.size(1.1), theme.paper, pad.line(0.35)),
        ]
        return PartOutput([*items, *names, *self._ticks(box), *self._medals(box)], tape=self._scale(box))

    @property
    def _most(self) -> int:
        """What the tape ends at: a number on it, unless the game brings less."""
        wanted = max([self.game.goal * _TOP, *(medal.points * _ABOVE_MEDALS for medal in self.pad.medals)])
        step = 10 if wanted <= _MANY else 20
        return min(ceil(wanted / step) * step, self.game.most_points)

    @property
    def _step(self) -> int:
        """From one number to the next: ten, twenty where there are many, or more where a good score is large."""
        return 10 if self._most <= _MANY else max(20, ceil(self._most / 14 / 10) * 10)

    @property
    def _earned(self) -> list[Medal]:
        """The medals of the sheet, or else the game's; those that nobody can earn are left out."""
        fabric = self.pad.theme.fabric
        medals = self.pad.medals or tuple(
            Medal(points, f"pad.medal.{name}", fabric(_MEDAL_FABRIC + number * _MEDAL_STEP))
            for number, (name, points) in enumerate(self.game.medals.items())
        )
        return [medal for medal in medals if 0 <= medal.points <= self.game.most_points]

    def _medals_at(self, box: Box) -> list[float]:
        """Return where the medals stand: at their points, or side by side where these are too near."""
        apart = 2 * self._radius(box)
        xs = [self._x(box, medal.points) for medal in self._earned]
        for place in range(1, len(xs)):
            xs[place] = max(xs[place], xs[place - 1] + apart)
        last = box.right - apart / 2
        for place in reversed(range(len(xs))):
            xs[place] = min(xs[place], last)
            last = xs[place] - apart
        return xs

    def _radius(self, box: Box) -> float:
        return box.height / 2 + self.pad.size(0.55)

    def _scale(self, box: Box) -> TapeScale:
        return TapeScale(box.shrink(left=self.pad.size(_BEFORE), right=self.pad.size(_AFTER)), self._most)

    def _x(self, box: Box, points: float) -> float:
        return self._scale(box).x(points)

    def _ticks(self, box: Box) -> list[Item]:
        pad, step = self.pad, self._step
        unit = self._x(box, 1) - self._x(box, 0)
        sizes = [size for size in (1, 2, 5) if size * unit >= pad.size(1.75) and step % size == 0]
        long, half, short = (pad.size(length) for length in (_LONG, _HALF, _SHORT))
        below = box.height - long - cap_height(pad.type(_NUMBER.size), "display")
        top = box.y + long + (pad.size(1.1) if self._shows_names(box) else below / 2)
        thick, thin, numbers = [], [], list[tuple[str, Box]]()
        for points in range(0, self._most + 1, min(sizes, default=step)):
            x = self._x(box, points)
            if points % step:
                thin.append((x, box.y, x, box.y + (half if points % 5 == 0 else short)))
                continue
            thick.append((x, box.y, x, box.y + long))
            if self._is_free(points, box):
                height = pad.type_height(_NUMBER.size) * 1.3
                numbers.append((str(points), Box(x - unit * step / 2, top, unit * step, height)))
        lines = [paths.lines(thick, pad.line(0.4)), *([paths.lines(thin, pad.line(0.2))] if thin else [])]
        return [*lines, *pad.write_all(numbers, _NUMBER)]

    def _is_free(self, points: int, box: Box) -> bool:
        """Return whether no medal stands at a number."""
        half = text_width(str(points), self.pad.type(_NUMBER.size), "display") / 2
        radius = box.height / 2 + self.pad.size(0.8)
        return all(abs(self._x(box, points) - x) > radius + half for x in self._medals_at(box))

    def _shows_names(self, box: Box) -> bool:
        """Return whether the names of the medals fit between them, below the numbers."""
        pad = self.pad
        size, radius = pad.type(_NAME.size), box.height / 2 + pad.size(0.6)
        numbers = pad.size(4.2) + cap_height(pad.type(_NUMBER.size), "display")
        if box.height - numbers - pad.size(1.2) < cap_height(size):
            return False
        xs = self._medals_at(box)
        ends = [*(x - radius for x in xs[1:]), box.right]
        return all(
            x + radius + pad.size(1) + text_width(pad.word(medal.word), size) < end
            for medal, x, end in zip(self._earned, xs, ends, strict=True)
        )

    @property
    def _names_height(self) -> float:
        """What names below the tape need, with the points of the rosettes above them."""
        return self.pad.type_height(_NAME.size, 1.15) + self.pad.size(1.2)

    def _names_below(self, box: Box) -> list[tuple[float, float]]:
        """Return the middle and the width of each name below the tape, moved inwards at its ends."""
        size = self.pad.type(_NAME.size)
        widths = [text_width(self.pad.word(medal.word), size) + 0.1 for medal in self._earned]
        return [
            (min(max(x, box.x + width / 2), box.right - width / 2), width)
            for x, width in zip(self._medals_at(box), widths, strict=True)
        ]

    def _has_names_below(self, box: Box) -> bool:
        """Return whether names of medals that have no room on the tape stand below it."""
        if self.pad.detail is not Detail.FULL or self._shows_names(box):
            return False
        ends = [(x - width / 2, x + width / 2) for x, width in self._names_below(box)]
        return all(left[1] + self.pad.size(1) < right[0] for left, right in pairwise(ends))

    def _medals(self, box: Box) -> list[Item]:
        pad, theme = self.pad, self.pad.theme
        radius, y = self._radius(box), box.centre[1]
        size = pad.type(_NAME.size)
        line = box.shrink(top=box.height - cap_height(size) - pad.size(0.9)).top_strip(
            pad.type_height(_NAME.size, 1.15)
        )
        items, names = list[Item](), list[tuple[str, Box]]()
        for medal, x in zip(self._earned, self._medals_at(box), strict=True):
            word = pad.word(medal.word)
            items += rosette(x, y, radius, medal.fabric, theme)
            items += pad.write(str(medal.points), Box.around(x, y, radius * 1.32), _POINTS)
            left = x + radius + pad.size(0.9)
            names.append((word, replace(line, x=left, width=text_width(word, size) + 0.1)))
        return [*items, *pad.write_all(names, _NAME)] if self._shows_names(box) else items
