"""What print services ask of a PDF beyond its pages."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, field

from quiltsmith.scene.colour import INK_LIMIT, Colour
from quiltsmith.style.preset import PdfX


class ColourSpace(Struct, frozen=True):
    """How colours are written: as RGB, or as CMYK with all four inks together within a limit.

    `rich_black` is what large black areas are printed with; text and lines stay pure black, which is sharper.
    """

    cmyk: bool = False
    ink_limit: float = INK_LIMIT
    rich_black: tuple[float, float, float, float] | None = None

    def shares(self, colour: Colour) -> tuple[float, ...]:
        """Give the numbers that stand for a colour."""
        return colour.cmyk(self.ink_limit) if self.cmyk else colour.rgb()


class PrintStandard(Struct, frozen=True):
    """What a PDF says about itself: the printing condition of its colours, its profile, and which PDF/X it is."""

    condition: str
    profile: Path | None = None
    pdfx: PdfX | None = None


class PdfOptions(Struct, frozen=True):
    """How a PDF is written; lines thinner than `thinnest_line`, in mm, are made as thick as that."""

    colours: ColourSpace = field(default_factory=ColourSpace)
    version: tuple[int, int] = (1, 4)
    standard: PrintStandard | None = None
    thinnest_line: float = 0.0


class FileOptions(Struct, frozen=True):
    """How the files of a document are written.

    `dpi` is the resolution of PNG. The texts of SVG are outlines, or live text that can be edited. With `by_label`
    the names of several files say what their pages say they are, such as `name-P01-front.png`; else they are
    numbered.
    """

    dpi: float = 300
    pdf: PdfOptions = field(default_factory=PdfOptions)
    by_label: bool = False
    live_text: bool = False


USUAL_FILES = FileOptions()
