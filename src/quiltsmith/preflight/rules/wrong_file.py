"""A PDF for a service that takes pictures, or a picture for one that takes PDF.

FAIL:
    quiltsmith preflight cards.pdf --preset gamecrafter
PASS:
    quiltsmith preflight card-P01-front.png --preset gamecrafter
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.formats.problem import Problem
from quiltsmith.preflight.facts import Picture, PrintFile
from quiltsmith.style.preset import Preset

_CODE = "wrong-file"


def check(file: PrintFile, preset: Preset | None) -> Iterator[Problem]:
    """Refuse a PDF where pictures are wanted."""
    if preset is not None and preset.file == "png":
        hint = f"`quiltsmith cards --preset {preset.id}` writes them"
        yield Problem(file.at(), _CODE, f"this is a PDF; {preset.id} takes PNG pictures", hint)


def check_picture(picture: Picture, preset: Preset | None) -> Iterator[Problem]:
    """Refuse a picture where a PDF is wanted."""
    if preset is None or preset.file != "png":
        who = "without a preset a PDF is checked" if preset is None else f"{preset.id} takes PDF"
        yield Problem(
            picture.source.place(),
            _CODE,
            f"this is a PNG picture; {who}",
            "for pictures add `--preset gamecrafter`",
        )
