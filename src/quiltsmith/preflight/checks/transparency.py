"""Something see-through in a file for a print service that does not take it.

See-through colours, soft shadows and special ways of mixing have to be computed before printing, and PDF/X-1a
has no room for them. Export with flattened transparency.

FAIL:
    /ExtGState << /ca 0.5 >>
PASS:
    /ExtGState << /ca 1 >>
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _, ngettext
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "transparency"


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Name the pages on which something is see-through."""
    if preset is None or preset.transparency:
        return
    pages = [page.number for page in file.pages if page.painted.see_through]
    if pages:
        yield Problem(
            file.at(pages[0]),
            CODE,
            ngettext(
                len(pages),
                "{pages} has see-through parts",
                "{pages} have see-through parts",
                pages=file.name_pages(pages),
            ),
            _("{preset} takes none: export with flattened transparency", preset=preset.id),
        )
