"""A page does not say where it is cut, or how far the picture goes beyond.

A page of a PDF can be larger than what remains after cutting. Its TrimBox says where the knife goes, its BleedBox
how far the picture reaches beyond it. Without them the shop has to guess, and centres the page.

FAIL:
    MediaBox 0 0 195.6 266.5
PASS:
    MediaBox 0 0 195.6 266.5, BleedBox 0 0 195.6 266.5, TrimBox 8.5 8.5 187.1 258
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _, ngettext
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "box-missing"

_WANTED = ("TrimBox", "BleedBox")


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Look for the boxes on the pages of presets for shops."""
    if preset is None or preset.pages != "cards":
        return
    for box in _WANTED:
        without = [page.number for page in file.pages if box not in page.boxes]
        if without:
            yield Problem(
                file.at(without[0]),
                CODE,
                ngettext(
                    len(without),
                    "{pages} has no {box}",
                    "{pages} have no {box}",
                    pages=file.name_pages(without),
                    box=box,
                ),
                _("what is printed for {preset} has it", preset=preset.id),
            )
