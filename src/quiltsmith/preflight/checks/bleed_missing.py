"""The picture does not go far enough beyond the cut.

No knife hits its line exactly. The picture has to go on for some millimetres beyond it, or cards get white edges.
The BleedBox says how far it goes.

FAIL:
    BleedBox equal to TrimBox
PASS:
    BleedBox 3 mm larger than TrimBox on all sides
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _, ngettext
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "bleed-missing"

_TOLERANCE = 0.05


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Measure how far the bleed goes beyond the trim on the side where it is least."""
    if preset is None or not preset.bleed:
        return
    room = {
        page.number: page.boxes["BleedBox"].room_inside(page.boxes["TrimBox"])
        for page in file.pages
        if "BleedBox" in page.boxes and "TrimBox" in page.boxes
    }
    short = {number: bleed for number, bleed in room.items() if bleed < preset.bleed - _TOLERANCE}
    if short:
        yield Problem(
            file.at(min(short)),
            CODE,
            ngettext(
                len(short),
                "{pages} has {bleed:.3g} mm of bleed",
                "{pages} have {bleed:.3g} mm of bleed",
                pages=file.name_pages(short),
                bleed=max(0.0, min(short.values())),
            ),
            _("{preset} wants {bleed:g} mm on all sides", preset=preset.id, bleed=preset.bleed),
        )
