"""The boxes of a page do not lie inside each other.

The TrimBox must lie inside the BleedBox, and that inside the MediaBox, which is the whole page. Otherwise nobody
knows what is to be printed and where to cut.

FAIL:
    MediaBox 0 0 195.6 266.5, TrimBox 8.5 8.5 300 258
PASS:
    MediaBox 0 0 195.6 266.5, TrimBox 8.5 8.5 187.1 258
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "boxes-not-nested"

_FROM_OUTSIDE = ("MediaBox", "CropBox", "BleedBox", "TrimBox")
# A page may show less than the bleed: the CropBox is only what viewers show.
_UNRELATED = {("CropBox", "BleedBox"), ("CropBox", "TrimBox")}
_TOLERANCE = 0.02


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Compare each two boxes of which one must hold the other."""
    found: dict[tuple[str, str], list[int]] = defaultdict(list)
    for page in file.pages:
        for pair in combinations([name for name in _FROM_OUTSIDE if name in page.boxes], 2):
            outer, inner = (page.boxes[name] for name in pair)
            if pair not in _UNRELATED and outer.room_inside(inner) < -_TOLERANCE:
                found[pair].append(page.number)
    for (outer_name, inner_name), numbers in found.items():
        yield Problem(
            file.at(numbers[0]),
            CODE,
            _(
                "the {inner} of {pages} sticks out of the {outer}",
                inner=inner_name,
                pages=file.name_pages(numbers),
                outer=outer_name,
            ),
            _(
                "make the {inner} smaller or the {outer} larger",
                inner=inner_name,
                outer=outer_name,
            ),
        )
