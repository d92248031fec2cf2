"""Colours as screens show them, and how they look to people."""

from __future__ import annotations

import re

from msgspec import Struct

_HEX = re.compile(r"#([0-9a-fA-F]{2})([0-9a-fA-F]{2})([0-9a-fA-F]{2})")
_DARK, _NEUTRAL = 35.0, 10.0


class ColourError(ValueError):
    """A colour that is not written as `#rrggbb`."""


class Colour(Struct, frozen=True):
    """A colour by its shares of red, green and blue, from 0 to 255.

    `spot` names an ink of its own that print shops tell apart from all others, such as that of the lines which a
    machine cuts along. Wherever there are no such inks, the colour is shown.
    """

    red: int
    green: int
    blue: int
    spot: str = ""

    @classmethod
    def parse(cls, text: str) -> Colour:
        """Read `#rrggbb`."""
        match = _HEX.fullmatch(text)
        if match is None:
            raise ColourError(f"`{text}` is not a colour; write it like `#d55e00`")
        red, green, blue = (int(part, 16) for part in match.groups())
        return cls(red, green, blue)

    def hex(self) -> str:
        """Write `#rrggbb`."""
        return f"#{self.red:02x}{self.green:02x}{self.blue:02x}"

    def rgb(self) -> tuple[float, float, float]:
        """Return the shares of red, green and blue from 0 to 1."""
        return self.red / 255, self.green / 255, self.blue / 255

    def mix(self, other: Colour, share: float) -> Colour:
        """Go from this colour towards another: 0 is this one, 1 the other."""
        pairs = zip((self.red, self.green, self.blue), (other.red, other.green, other.blue), strict=True)
        red, green, blue = (round(mine + (theirs - mine) * share) for mine, theirs in pairs)
        return Colour(red, green, blue)

    def luminance(self) -> float:
        """Return how light the colour looks, from 0 (black) to 1 (white), as WCAG defines it."""
        red, green, blue = self._linear()
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    def contrast(self, other: Colour) -> float:
        """Return how well one colour is read on the other: from 1 to 21; text wants 4.5."""
        dark, light = sorted((self.luminance(), other.luminance()))
        return (light + 0.05) / (dark + 0.05)

    def is_grey(self) -> bool:
        """Return whether the colour has no hue at all."""
        return self.red == self.green == self.blue

    def is_dark_neutral(self) -> bool:
        """Return whether people call the colour black: CIE L* below 35, and a chroma below 10."""
        lightness, a, b = self.lab()
        return lightness < _DARK and a * a + b * b < _NEUTRAL * _NEUTRAL

    def lab(self) -> tuple[float, float, float]:
        """Return lightness and the two hues of CIELAB, in daylight (D65)."""
        red, green, blue = self._linear()
        x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
        y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
        fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
        return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)

    def _linear(self) -> tuple[float, ...]:
        return tuple(s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in self.rgb())


BLACK = Colour(0, 0, 0)
WHITE = Colour(255, 255, 255)
REGISTRATION = Colour(0, 0, 0, "All")
"""What is printed by every ink that there is, such as marks to cut by: PDF calls that ink `All`."""
