"""Scales that read tenths of a millimetre: lines of the front and of the back, of which just one pair meets."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Align, Box
from quiltsmith.scene.elements import Item, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style

TENTH = 0.1
FAR, NEAR = 20, 10
"""How many tenths of a millimetre a scale reaches in each direction: with much room, and with less."""
_WIDEST, _NARROWEST = 4.0, 2.5
_LONG, _MEDIUM, _SHORT = 7.0, 5.5, 4.0
_BEYOND = 0.3
"""How far the lines of both sides reach past the middle, so that they touch."""
_LABEL_WIDTH, _LABEL_HEIGHT = 8.0, 3.6
_EVERY = 5
"""Every so manyth line has its number."""
Line = tuple[float, float, float, float]


class Vernier(Struct, frozen=True):
    """A scale along a level or upright line; its numbers grow to the right or down if `sign` is 1.

    The pair of lines that meets stands at the number to type: the lines of the back are a tenth of a millimetre
    nearer to each other than those of the front.
    """

    x: float
    y: float
    length: float
    sign: int
    is_upright: bool = False

    @property
    def reach(self) -> int:
        """How many tenths the scale reaches in each direction."""
        return FAR if self.length >= 2 * FAR * _NARROWEST else NEAR

    @property
    def step(self) -> float:
        """The distance of two lines of the front."""
        return min(_WIDEST, self.length / (2 * self.reach))

    def front(self, style: Style) -> list[Item]:
        """Draw the lines of the front with their numbers."""
        theme = style.theme
        items: list[Item] = [
            paths.lines(
                [self._line(self.place(at), -self._size(at), _BEYOND) for at in self._all], _pen(style, 0.18)
            )
        ]
        for at in self._all[::_EVERY]:
            shown = f"{at * TENTH:+g}".replace("-", "−") if at else "0"
            place = self.place(at)
            if self.is_upright:
                room = Box(
                    self.x - _LONG - 1 - _LABEL_WIDTH, place - _LABEL_HEIGHT / 2, _LABEL_WIDTH, _LABEL_HEIGHT
                )
            else:
                room = Box(
                    place - _LABEL_WIDTH / 2, self.y - _LONG - 0.6 - _LABEL_HEIGHT, _LABEL_WIDTH, _LABEL_HEIGHT
                )
            align: Align = "right" if self.is_upright else "centre"
            items += fit_text(shown, room, TextStyle(9, "bold", theme.text, align))
        return items

    def back(self) -> list[Line]:
        """List the lines of the back, as they are seen from the front when the printer meets it exactly."""
        return [self._line(self.place(at) - at * TENTH * self.sign, -_BEYOND, self._size(at)) for at in self._all]

    def place(self, tenths: int) -> float:
        """Give where the line of a number stands along the scale."""
        return (self.y if self.is_upright else self.x) + self.sign * tenths * self.step

    @property
    def _all(self) -> list[int]:
        return list(range(-self.reach, self.reach + 1))

    def _line(self, along: float, start: float, end: float) -> Line:
        if self.is_upright:
            return self.x + start, along, self.x + end, along
        return along, self.y + start, along, self.y + end

    @staticmethod
    def _size(at: int) -> float:
        return _LONG if at % 10 == 0 else _MEDIUM if at % _EVERY == 0 else _SHORT


def _pen(style: Style, width: float) -> Stroke:
    return Stroke(style.theme.line, width)
