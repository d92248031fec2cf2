"""From a preset to the options of the renderers."""

from __future__ import annotations

from quiltsmith.render.options import ColourSpace, FileOptions, PdfOptions, PrintStandard
from quiltsmith.scene.colour import INK_LIMIT
from quiltsmith.scene.elements import POINT
from quiltsmith.style.preset import Preset
from quiltsmith.style.preset_reader import profile_path


def file_options(preset: Preset) -> FileOptions:
    """Give the way in which a preset wants its files; pictures of single cards are named after the cards."""
    return FileOptions(preset.resolution, preset_options(preset), by_label=preset.pages != "sheets")


def preset_options(preset: Preset) -> PdfOptions:
    """Give the colours and the standard that a preset asks for; without a limit of ink the strictest is kept."""
    colours = ColourSpace(preset.colours == "cmyk", preset.ink_limit or INK_LIMIT, preset.rich_black)
    standard = None
    if preset.condition is not None:
        profile = profile_path(preset.profile) if preset.profile is not None else None
        standard = PrintStandard(preset.condition, profile, preset.pdfx)
    return PdfOptions(colours, standard=standard, thinnest_line=(preset.thinnest_line or 0.0) * POINT)
