"""Whether pictures of a theme are fine enough for the size that they are printed at."""

from __future__ import annotations

from quiltsmith.formats import faults
from quiltsmith.formats.problem import Problem
from quiltsmith.style.pictures.inks import FINE_ENOUGH, dots_per_inch
from quiltsmith.style.theme import ThemePicture


def resolution_problems(picture: ThemePicture | None, width: float) -> list[Problem]:
    """Warn of a picture that is coarse when it is so many mm wide."""
    found = None if picture is None else dots_per_inch(picture.artwork, width)
    if picture is None or found is None or found >= FINE_ENOUGH - 0.5:
        return []
    return [faults.low_resolution(picture.place, picture.name, found, FINE_ENOUGH)]
