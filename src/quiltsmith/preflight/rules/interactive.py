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
from quiltsmith.formats.problem import Problem
from quiltsmith.preflight.facts import PrintFile
from quiltsmith.style.preset import Preset

_NAMES = {"Widget": "form fields", "Link": "links"}
# These say where inks overlap or where marks of the press go, and are part of PDF/X.
_OF_THE_TRADE = {"TrapNet", "PrinterMark"}


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Name what is on the pages beside print."""
    if preset is None or preset.forms:
        return
    pages: dict[str, list[int]] = defaultdict(list)
    for page in file.pages:
        for kind in page.annotations - _OF_THE_TRADE:
            pages[_NAMES.get(kind, f"annotations {shorten(kind, 30)}")].append(page.number)
    hint = f"{preset.id} wants paper only: export without forms and links"
    for what, numbers in sorted(pages.items()):
        pages_have = file.say_of_pages(numbers, "has", "have")
        yield Problem(file.at(numbers[0]), "interactive", f"{pages_have} {what}", hint)
    if file.has_form and _NAMES["Widget"] not in pages:
        yield Problem(file.at(), "interactive", "the file holds a form", hint)
