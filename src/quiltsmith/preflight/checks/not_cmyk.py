"""A colour that is not made of printing inks where the print service wants nothing else.

RGB is for screens. A press has cyan, magenta, yellow and black; who converts decides how the colours look,
so convert before sending. PDF/X-1a takes no colours with profiles either.

FAIL:
    1 0 0 rg
PASS:
    0 1 1 0 k
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _, ngettext
from quiltsmith.preflight.pdf_colours import CMYK, GREY, PATTERN, PROFILED, REGISTRATION, SPOT, told
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "not-cmyk"

_INKS = {CMYK, GREY, SPOT, REGISTRATION, PATTERN}
_INKS_WITH_PROFILE = {PROFILED[1], PROFILED[4]}


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Name the kinds of colours that are painted and not allowed."""
    if preset is None or preset.colours != "cmyk":
        return
    allowed = _INKS if preset.pdfx == "X-1a:2003" else _INKS | _INKS_WITH_PROFILE
    pages: dict[str, list[int]] = defaultdict(list)
    for page in file.pages:
        for kind in page.painted.colours - allowed:
            pages[kind].append(page.number)
    for kind, numbers in sorted(pages.items()):
        yield Problem(
            file.at(numbers[0]),
            CODE,
            ngettext(
                len(numbers),
                "{pages} is painted with {kind}",
                "{pages} are painted with {kind}",
                pages=file.name_pages(numbers),
                kind=told(kind),
            ),
            _("{preset} wants CMYK; what is printed for {preset} has it", preset=preset.id),
        )
