"""What print services ask of a PDF beyond its pages."""

from __future__ import annotations

from dataclasses import dataclass, field

from quiltsmith.layout.colour import INK_LIMIT, Colour


@dataclass(frozen=True)
class ColourSpace:
    """How colours are written: as RGB, or as CMYK with all four inks together within a limit."""

    cmyk: bool = False
    ink_limit: float = INK_LIMIT

    def shares(self, colour: Colour) -> tuple[float, ...]:
        """Give the numbers that stand for a colour."""
        return colour.cmyk(self.ink_limit) if self.cmyk else colour.rgb()


@dataclass(frozen=True)
class PdfOptions:
    """How a PDF is written."""

    colours: ColourSpace = field(default_factory=ColourSpace)
    version: tuple[int, int] = (1, 4)
