"""Pages of different sizes in one file.

Print shops cut all cards of a file to one size, and home printers scale the page that differs.
Sheets of one paper may stand upright or lie on their side.
Write one file for each size.

FAIL:
    a file with poker cards and tarot cards
PASS:
    poker.pdf and tarot.pdf
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from quiltsmith.formats.problems import Level, Problem
from quiltsmith.i18n import _, ngettext
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "mixed-sizes"


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Compare all pages with the first: what remains after cutting, or for printers the paper, however it lies."""
    is_cut = preset is not None and preset.pages == "cards"
    sizes: dict[tuple[float, float], list[int]] = defaultdict(list)
    for page in file.pages:
        width, height = page.trim.size if is_cut else sorted(page.boxes["MediaBox"].size)
        sizes[round(width, 1), round(height, 1)].append(page.number)
    first, *others = sizes
    for width, height in others:
        numbers = sizes[width, height]
        yield Problem(
            file.at(numbers[0]),
            CODE,
            ngettext(
                len(numbers),
                "{pages} is {width:g} × {height:g} mm, page 1 is {first_width:g} × {first_height:g} mm",
                "{pages} are {width:g} × {height:g} mm, page 1 is {first_width:g} × {first_height:g} mm",
                pages=file.name_pages(numbers),
                width=width,
                height=height,
                first_width=first[0],
                first_height=first[1],
            ),
            _("write one file for each size"),
            Level.ERROR if is_cut else Level.WARNING,
        )
