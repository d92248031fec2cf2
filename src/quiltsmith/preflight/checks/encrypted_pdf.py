"""The file is encrypted: it asks for a password, or forbids printing or changing.

Print shops have to open your file and put it on their sheets, so they refuse locked ones, and every PDF/X forbids
encryption. Save the file without a password and without restrictions.

FAIL:
    qpdf --encrypt secret secret 256 -- cards.pdf locked.pdf
PASS:
    qpdf --decrypt --password=secret locked.pdf cards.pdf
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.i18n import _
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "encrypted-pdf"

_CODE = CODE


def locked(place: Place) -> Problem:
    """Say that a file does not open without a password."""
    return Problem(place, _CODE, _("the file asks for a password"), _("save it without one; no shop can print it"))


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Tell of files that open but are restricted."""
    if file.is_encrypted:
        yield Problem(file.at(), _CODE, _("the file is encrypted"), _("save it without restrictions"))
