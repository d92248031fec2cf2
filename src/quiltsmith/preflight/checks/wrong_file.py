"""A PDF for a service that takes pictures, or a picture for one that takes PDF.

FAIL:
    quiltsmith preflight cards.pdf --preset gamecrafter
PASS:
    quiltsmith preflight card-P01-front.png --preset gamecrafter
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.fields import in_language
from quiltsmith.formats.problems import Problem
from quiltsmith.i18n import _, get_locale
from quiltsmith.preflight.pdf_facts import Picture, PrintFile
from quiltsmith.style.preset import Preset

CODE = "wrong-file"

_CODE = CODE


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Refuse a PDF where pictures are wanted."""
    if preset is not None and preset.file == "png":
        hint = _("cards printed for {preset} are such files", preset=_shop(preset))
        yield Problem(
            file.at(),
            _CODE,
            _("this is a PDF; {preset} takes PNG pictures", preset=_shop(preset)),
            hint,
        )


def check_picture(picture: Picture, preset: Preset | None) -> Iterator[Problem]:
    """Refuse a picture where a PDF is wanted."""
    if preset is None or preset.file != "png":
        if preset is None:
            message = _("this is a PNG picture; without a preset a PDF is checked")
        else:
            message = _("this is a PNG picture; {preset} takes PDF", preset=_shop(preset))
        yield Problem(
            picture.source.place(),
            _CODE,
            message,
            _("for pictures name the print service, such as gamecrafter"),
        )


def _shop(preset: Preset) -> str:
    """Return what people call a print service."""
    return in_language(preset.title, get_locale())
