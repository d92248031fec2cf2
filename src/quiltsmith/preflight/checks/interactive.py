"""Form fields, links or notes in a file that is to be printed by a shop.

They belong to screens: PDF/X forbids form fields, and links and notes may be printed as boxes or fall away.
Fillable sheets and print shops exclude each other.

FAIL:
    quiltsmith pad --fillable -o pad.pdf
PASS:
    quiltsmith pad -o pad.pdf
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from quiltsmith.formats.nodes import shorten
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _, ngettext
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "interactive"

# These say where inks overlap or where marks of the press go, and are part of PDF/X.
_OF_THE_TRADE = {"TrapNet", "PrinterMark"}


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Name what is on the pages beside print."""
    if preset is None or preset.forms:
        return
    pages: dict[str, list[int]] = defaultdict(list)
    for page in file.pages:
        for kind in page.annotations - _OF_THE_TRADE:
            pages[_named(kind)].append(page.number)
    hint = _("{preset} wants paper only: export without forms and links", preset=preset.id)
    for what, numbers in sorted(pages.items()):
        message = ngettext(
            len(numbers), "{pages} has {what}", "{pages} have {what}", pages=file.name_pages(numbers), what=what
        )
        yield Problem(file.at(numbers[0]), CODE, message, hint)
    if file.has_form and _named("Widget") not in pages:
        yield Problem(file.at(), CODE, _("the file holds a form"), hint)


def _named(kind: str) -> str:
    if kind == "Widget":
        return _("form fields")
    return _("links") if kind == "Link" else _("annotations {kind}", kind=shorten(kind, 30))
