"""Checks of files for print: one module per problem code, whose docstring `quiltsmith explain` shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from quiltsmith.formats.problems import Problem
from quiltsmith.preflight.checks import (
    bleed_missing,
    box_missing,
    boxes_not_nested,
    broken_pdf,
    encrypted_pdf,
    font_not_embedded,
    hairline,
    interactive,
    mixed_sizes,
    not_cmyk,
    output_intent,
    pdfx_version,
    picture_size,
    spot_colour,
    too_much_ink,
    transparency,
    trim_size,
    wrong_file,
)
from quiltsmith.preflight.pdf_facts import Picture, PrintFile
from quiltsmith.style.preset import Preset

PDF_CHECKS: tuple[Callable[[PrintFile, Preset | None], Iterable[Problem]], ...] = (
    broken_pdf.check,
    encrypted_pdf.check,
    pdfx_version.check,
    output_intent.check,
    box_missing.check,
    boxes_not_nested.check,
    mixed_sizes.check,
    trim_size.check,
    bleed_missing.check,
    font_not_embedded.check,
    not_cmyk.check,
    spot_colour.check,
    too_much_ink.check,
    hairline.check,
    transparency.check,
    interactive.check,
)
PICTURE_CHECKS: tuple[Callable[[Picture, Preset | None], Iterable[Problem]], ...] = (
    wrong_file.check_picture,
    picture_size.check,
)
