"""A colour that puts more ink on the paper than it can take.

The shares of the four inks are added up: 60% cyan, 40% magenta, 40% yellow and 100% black are 240%.
With more, the ink does not dry and cards stick together. Colours in pictures and shadings are not added up.

FAIL:
    1 1 1 1 k
PASS:
    0.6 0.4 0.4 1 k
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _, ngettext
from quiltsmith.i18n.number_format import percent
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "too-much-ink"

_TOLERANCE = 0.005


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Compare the most ink of each page with the limit."""
    if preset is None or preset.ink_limit is None:
        return
    limit = preset.ink_limit
    much = {page.number: page.painted.most_ink for page in file.pages}
    much = {number: ink for number, ink in much.items() if ink > limit + _TOLERANCE}
    if much:
        yield Problem(
            file.at(min(much)),
            CODE,
            ngettext(
                len(much),
                "{pages} takes up to {ink} of ink",
                "{pages} take up to {ink} of ink",
                pages=file.name_pages(much),
                ink=percent(max(much.values())),
            ),
            _(
                "{preset} wants at most {limit}; take less of the colours below black",
                preset=preset.id,
                limit=percent(limit),
            ),
        )
