"""The file does not say for which press and paper its colours are meant, or says another than is wanted.

The same inks look different on coated and on plain paper. The output intent names the printing condition,
such as FOGRA39 for coated paper in Europe, and PDF/X-4 brings its profile along.

FAIL:
    a CMYK file without /OutputIntents
PASS:
    /OutputConditionIdentifier (FOGRA39)
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.nodes import shorten
from quiltsmith.formats.problems import Level, Problem
from quiltsmith.i18n import _
from quiltsmith.preflight.pdf_facts import PrintFile
from quiltsmith.style.preset import Preset

CODE = "output-intent"

_CODE = CODE
_LONGEST = 40


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Compare the output intent with the condition of the preset; only PDF/X cannot do without."""
    if preset is None or preset.condition is None:
        return
    hint = _("{preset} is printed in the condition {condition}", preset=preset.id, condition=preset.condition)
    if not file.conditions:
        level = Level.ERROR if preset.pdfx else Level.WARNING
        yield Problem(file.at(), _CODE, _("the file has no output intent"), hint, level)
    elif preset.condition not in file.conditions:
        named = shorten(file.conditions[0], _LONGEST)
        yield Problem(file.at(), _CODE, _("the output intent is {named}", named=named), hint, Level.WARNING)
    if file.conditions and preset.pdfx == "X-4" and not file.has_profile:
        yield Problem(
            file.at(), _CODE, _("the output intent brings no profile"), _("PDF/X-4 embeds an ICC profile")
        )
