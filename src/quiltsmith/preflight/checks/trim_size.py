"""The pages are cut to another size than the preset's cards have.

Print services offer several sizes, so this may be what you want: choose the same size in the shop. It is also what
comes out when a home sheet is sent to a shop for cards.

FAIL:
    a sheet of A4 for a shop that wants a card of 63 × 88 mm on each page
PASS:
    pages of 69 × 94 mm with a TrimBox of 63 × 88 mm
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from quiltsmith.formats.problems import Level, Problem
from quiltsmith.i18n import _, ngettext
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "trim-size"

_TOLERANCE = 0.1


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Compare the trimmed size of the pages with the card, upright or on its side."""
    if preset is None or preset.card is None:
        return
    card = sorted(preset.card)
    wrong: dict[tuple[float, float], list[int]] = defaultdict(list)
    for page in file.pages:
        if not _same(sorted(page.trim.size), card):
            wrong[round(page.trim.size[0], 1), round(page.trim.size[1], 1)].append(page.number)
    for (width, height), numbers in wrong.items():
        yield Problem(
            file.at(numbers[0]),
            CODE,
            ngettext(
                len(numbers),
                "{pages} is cut to {width:g} × {height:g} mm",
                "{pages} are cut to {width:g} × {height:g} mm",
                pages=file.name_pages(numbers),
                width=width,
                height=height,
            ),
            _(
                "a card of {preset} is {card_width:g} × {card_height:g} mm; leave it if you mean it",
                preset=preset.id,
                card_width=preset.card[0],
                card_height=preset.card[1],
            ),
            Level.WARNING,
        )


def _same(size: list[float], wanted: list[float]) -> bool:
    return all(abs(side - other) <= _TOLERANCE for side, other in zip(size, wanted, strict=True))
