"""A font is named but is not in the file.

A computer without the font takes another one, with other widths and other letters. Embed all fonts, also
those that no visible letter uses.

FAIL:
    /BaseFont /Helvetica, and nothing more
PASS:
    /BaseFont /AAAAAA+SourceSansPro-Regular with a /FontFile2
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from quiltsmith.formats.nodes import shorten
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "font-not-embedded"

_LONGEST = 60


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Name each font with the pages that refer to it."""
    pages: dict[str, list[int]] = defaultdict(list)
    for page in file.pages:
        for font in page.loose_fonts:
            pages[font].append(page.number)
    for font, numbers in sorted(pages.items()):
        yield Problem(
            file.at(numbers[0]),
            CODE,
            _(
                "the font {font} on {pages} is not embedded",
                font=shorten(font, _LONGEST),
                pages=file.name_pages(numbers),
            ),
            _("embed all fonts when you export the PDF"),
        )
