"""Colours that know what they are on a screen and in printing ink."""

from __future__ import annotations

import re

from msgspec import Struct

_HEX = re.compile(r"#([0-9a-fA-F]{2})([0-9a-fA-F]{2})([0-9a-fA-F]{2})")
INK_LIMIT = 2.4
"""The strictest total of the four inks that print services ask for: 240 %."""


class ColourError(ValueError):
    """A colour that is not written as `#rrggbb`."""


class Colour(Struct, frozen=True):
    """A colour by its shares of red, green and blue, from 0 to 255."""

    red: int
    green: int
    blue: int

    @classmethod
    def parse(cls, text: str) -> Colour:
        """Read `#rrggbb`."""
        match = _HEX.fullmatch(text)
        if match is None:
            raise ColourError(f"`{text}` is not a colour; write it like `#d55e00`")
        return cls(*(int(part, 16) for part in match.groups()))

    def hex(self) -> str:
        """Write `#rrggbb`."""
        return f"#{self.red:02x}{self.green:02x}{self.blue:02x}"

    def rgb(self) -> tuple[float, float, float]:
        """Return the shares of red, green and blue from 0 to 1."""
        return self.red / 255, self.green / 255, self.blue / 255

    def cmyk(self, ink_limit: float = INK_LIMIT) -> tuple[float, float, float, float]:
        """Return the four inks from 0 to 1, their sum within the limit.

        What is common to all three colours is printed with black alone, so black text is pure black
        and greys stay grey even when the inks do not meet exactly.
        """
        red, green, blue = self.rgb()
        light = max(red, green, blue)
        if light == 0:
            return 0.0, 0.0, 0.0, 1.0
        inks = tuple((light - share) / light for share in (red, green, blue))
        black = 1 - light
        left = ink_limit - black
        scale = min(1.0, left / sum(inks)) if sum(inks) else 1.0
        cyan, magenta, yellow = (ink * scale for ink in inks)
        return cyan, magenta, yellow, black

    def mix(self, other: Colour, share: float) -> Colour:
        """Go from this colour towards another: 0 is this one, 1 the other."""
        pairs = zip((self.red, self.green, self.blue), (other.red, other.green, other.blue), strict=True)
        return Colour(*(round(mine + (theirs - mine) * share) for mine, theirs in pairs))

    def luminance(self) -> float:
        """Return how light the colour looks, from 0 (black) to 1 (white), as WCAG defines it."""
        linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in self.rgb()]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    def contrast(self, other: Colour) -> float:
        """Return how well one colour is read on the other: from 1 to 21; text wants 4.5."""
        dark, light = sorted((self.luminance(), other.luminance()))
        return (light + 0.05) / (dark + 0.05)


BLACK = Colour(0, 0, 0)
WHITE = Colour(255, 255, 255)
