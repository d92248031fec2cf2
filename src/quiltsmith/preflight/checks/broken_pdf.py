"""The file is not a PDF, or so damaged that it cannot be read whole.

Downloads that stopped early, mail programs and text editors break PDF files. What viewers mend silently,
the machine of a print shop may refuse: write the file anew.

FAIL:
    a web page that was saved under the name `cards.pdf`
PASS:
    cards.pdf as `quiltsmith cards` wrote it
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.nodes import shorten
from quiltsmith.formats.problems import Level, Problem
from quiltsmith.formats.source import Place
from quiltsmith.i18n import _
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "broken-pdf"

_CODE = CODE
_LONGEST = 100


def unreadable(place: Place, reason: str, page: int | None = None) -> Problem:
    """Say that a file, or a page of it, cannot be read."""
    if page is None:
        message = _("this is not a PDF that can be read: {reason}", reason=_plain(reason))
    else:
        message = _("page {page} cannot be read: {reason}", page=page, reason=_plain(reason))
    return Problem(place, _CODE, message, _("choose another file, or make this one again"))


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Tell what was mended while reading."""
    for damage in file.damage:
        yield Problem(
            file.at(),
            _CODE,
            _("the file is damaged, and was mended for reading: {damage}", damage=_plain(damage)),
            _("write the file anew"),
            Level.WARNING,
        )


def _plain(reason: str) -> str:
    """Shorten what the library says, without its name for the file."""
    line = (reason.splitlines() or [_("nothing in it makes sense")])[0]
    return shorten(line.split("BytesIO object at", 1)[-1].split(": ", 1)[-1], _LONGEST).strip("`")
