"""An ink of its own that the print service did not ask for, or none where a machine cuts along its lines.

A spot colour is printed by a plate of its own, which costs extra; or it is not printed at all, such as
`CutContour`, which tells a machine where to cut. Shops that punch tiles and boards want that one; for others it is
a mistake.

FAIL:
    quiltsmith preflight tiles.pdf --preset x4
PASS:
    quiltsmith preflight tiles.pdf --preset punchboard
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from quiltsmith.formats.nodes import shorten
from quiltsmith.formats.problems import Level, Problem
from quiltsmith.i18n import _, ngettext
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "spot-colour"


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Compare the spot colours with the one that the preset cuts along."""
    if preset is None or preset.colours != "cmyk":
        return
    pages: dict[str, list[int]] = defaultdict(list)
    for page in file.pages:
        for name in page.painted.spots:
            pages[name].append(page.number)
    for name, numbers in sorted(pages.items()):
        if name != preset.cut_ink:
            yield Problem(
                file.at(numbers[0]),
                CODE,
                ngettext(
                    len(numbers),
                    "{pages} has the spot colour {name}",
                    "{pages} have the spot colour {name}",
                    pages=file.name_pages(numbers),
                    name=shorten(name, 40),
                ),
                _("{preset} prints with four inks; ask the shop, or leave it out", preset=preset.id),
                Level.WARNING,
            )
    if preset.cut_ink is not None and preset.cut_ink not in pages:
        yield Problem(
            file.at(),
            CODE,
            _("no page has lines of the spot colour {name}", name=preset.cut_ink),
            _(
                "{preset} cuts along them; what is printed for {preset} has it",
                preset=preset.id,
            ),
        )
