"""The pages are cut to another size than the preset's cards or pages have.

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
    """Compare the trimmed size of the pages with the card or the paper, upright or on its side."""
    wanted = None if preset is None else _wanted(preset)
    if wanted is None:
        return
    size, hint = sorted(wanted[0]), wanted[1]
    wrong: dict[tuple[float, float], list[int]] = defaultdict(list)
    for page in file.pages:
        if not _same(sorted(page.trim.size), size):
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
            hint,
            Level.WARNING,
        )


def _wanted(preset: Preset) -> tuple[tuple[float, float], str] | None:
    """Return the size that a preset names, with what is said of it."""
    if preset.card is not None:
        width, height = preset.card
        hint = _(
            "a card of {preset} is {card_width:g} × {card_height:g} mm; leave it if you mean it",
            preset=preset.id,
            card_width=width,
            card_height=height,
        )
        return preset.card, hint
    if preset.paper is not None:
        width, height = preset.paper.width, preset.paper.height
        hint = _("a page of {preset} is {width:g} × {height:g} mm", preset=preset.id, width=width, height=height)
        return (width, height), hint
    return None


def _same(size: list[float], wanted: list[float]) -> bool:
    return all(abs(side - other) <= _TOLERANCE for side, other in zip(size, wanted, strict=True))
