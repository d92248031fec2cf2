"""`quiltsmith calibrate`: the test sheet that tells by how much to move the backs."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.cli.options.cards import BackOffsetOption, parse_offset
from quiltsmith.cli.options.printing import (
    InkOption,
    LanguageOption,
    PaperOption,
    ThemeOption,
    style_or_fail,
)
from quiltsmith.cli.terminal.documents import print_document
from quiltsmith.cli.terminal.files import LiveTextOption, OutputOption
from quiltsmith.scene.elements import Flip
from quiltsmith.style.theme import Ink

EXAMPLE = "Example: quiltsmith calibrate --paper letter --duplex short -o test.pdf"


def calibrate(
    output: OutputOption = None,
    paper: PaperOption = "a4",
    duplex: Annotated[Flip, typer.Option("--duplex", help="Over which edge the sheet is turned.")] = "long",
    back_offset: BackOffsetOption = None,
    language: LanguageOption = None,
    theme: ThemeOption = "paper",
    ink: InkOption = Ink.MONO,
    live_text: LiveTextOption = False,
) -> None:
    """Print a test sheet for two-sided printing.

    Held against the light, it shows how far your printer misses the back: the numbers to type after --back-offset.
    """
    from quiltsmith.layout.sheets.calibration import calibration_document

    style = style_or_fail(paper, language, theme, ink)
    offset = parse_offset(back_offset)
    print_document(
        lambda: calibration_document(style, duplex, offset), output, "calibrate.pdf", live_text=live_text
    )
