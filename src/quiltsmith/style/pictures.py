"""Picture files that a theme names: found beside it, bounded, and read by what they hold."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.formats import diagnostics
from quiltsmith.formats.library import note_file
from quiltsmith.formats.nodes import shorten
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.i18n import N_, _
from quiltsmith.scene.elements import Artwork
from quiltsmith.style.picture_inks import FINE_ENOUGH, dots_per_inch
from quiltsmith.style.theme import ThemePicture

MOST_BYTES = 20_000_000
_ENDINGS = (".png", ".jpg", ".jpeg", ".svg")


def load_artwork(name: str, place: Place, problems: list[Problem]) -> Artwork | None:
    """Read the picture that a file names at a place, by a path that starts at that file."""
    data = file_content(name, place, problems, _ENDINGS)
    if data is None:
        return None
    if data.startswith((b"\x89PNG", b"\xff\xd8")):
        from quiltsmith.style.bitmap_picture import read_pixels

        return read_pixels(data, name, place, problems)
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        from quiltsmith.style.svg_picture import read_drawing

        return read_drawing(data, (place.source.folder or Path()) / name, problems)
    what = _("{name} is neither PNG, JPEG nor SVG", name=shorten(name, 44))
    problems.append(diagnostics.broken_picture(place, what, _("save the picture in one of these formats")))
    return None


def file_content(
    name: str, place: Place, problems: list[Problem], endings: tuple[str, ...], is_font: bool = False
) -> bytes | None:
    """Read a file that another names, if it is there, not a device, and not too large."""
    path = (place.source.folder or Path()) / name
    note_file(path)
    try:
        if path.is_file():
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
            if len(data) <= MOST_BYTES:
                return data
            limit = f"{MOST_BYTES // 1_000_000} MB"
            problems.append(diagnostics.too_large(place, _("{name} is larger", name=shorten(name, 44)), limit))
            return None
        beside = sorted(found.name for found in path.parent.glob("*") if found.suffix.lower() in endings)
    except (OSError, ValueError):
        beside = []
    problems.append(diagnostics.unknown_name(place, N_("font") if is_font else N_("picture"), name, beside[:20]))
    return None


def resolution_problems(picture: ThemePicture | None, width: float) -> list[Problem]:
    """Warn of a picture that is coarse when it is so many mm wide."""
    found = None if picture is None else dots_per_inch(picture.artwork, width)
    if picture is None or found is None or found >= FINE_ENOUGH - 0.5:
        return []
    return [diagnostics.low_resolution(picture.place, picture.name, found, FINE_ENOUGH)]
