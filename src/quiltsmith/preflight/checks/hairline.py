"""A line so thin that a press loses it.

On a screen the thinnest line is a pixel, on a press it may be a hundredth of a millimetre: it breaks or vanishes.
Width 0 means "as thin as the device can". Lines of 0.25 points and more are safe.

FAIL:
    0 w 10 10 m 100 10 l S
PASS:
    0.25 w 10 10 m 100 10 l S
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Level, Problem
from quiltsmith.i18n import _, ngettext
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import THINNEST_LINE, Preset

CODE = "hairline"

_TOLERANCE = 0.001


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Compare the thinnest line of each page with what the shop takes."""
    asked = preset.thinnest_line if preset is not None else None
    limit = THINNEST_LINE if asked is None else asked
    thin = {
        page.number: page.painted.thinnest
        for page in file.pages
        if page.painted.thinnest is not None and page.painted.thinnest < limit - _TOLERANCE
    }
    if thin:
        yield Problem(
            file.at(min(thin)),
            CODE,
            ngettext(
                len(thin),
                "{pages} has lines of {width:.2g} pt",
                "{pages} have lines of {width:.2g} pt",
                pages=file.name_pages(thin),
                width=min(thin.values()),
            ),
            _("make them {limit:g} pt or thicker", limit=limit),
            Level.WARNING if asked is None else Level.ERROR,
        )
