"""The file is not the PDF/X that the print service asks for.

PDF/X is a promise in the file: all fonts are there, all boxes are set, no forms, no surprises. The older versions
write it under GTS_PDFXVersion in the file's description, PDF/X-4 in its metadata.

FAIL:
    an ordinary PDF
PASS:
    /GTS_PDFXVersion (PDF/X-1a:2003)
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.nodes import shorten
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "pdfx-version"

_LONGEST = 40


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Compare what the file claims with what is wanted."""
    if preset is None or preset.pdfx is None or file.pdfx == f"PDF/{preset.pdfx}":
        return
    if file.pdfx is None:
        message = _("the file does not say that it is PDF/X")
    else:
        message = _("the file says {version}", version=shorten(file.pdfx, _LONGEST))
    yield Problem(
        file.at(),
        CODE,
        message,
        _("{preset} wants PDF/{pdfx}: export it as that", preset=preset.id, pdfx=preset.pdfx),
    )
