"""Picture files that a theme names: found beside it, bounded, and read by what they hold."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.formats import faults
from quiltsmith.formats.nodes import shorten
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.source import Place
from quiltsmith.formats.used_files import note_file
from quiltsmith.scene.elements import Artwork
from quiltsmith.talk.saying import say

MOST_BYTES = 20_000_000
_ENDINGS = (".png", ".jpg", ".jpeg", ".svg")


def load_artwork(name: str, place: Place, problems: list[Problem]) -> Artwork | None:
    """Read the picture that a file names at a place, by a path that starts at that file."""
    data = file_content(name, place, problems, _ENDINGS)
    if data is None:
        return None
    if data.startswith((b"\x89PNG", b"\xff\xd8")):
        from quiltsmith.style.pictures.pixels import read_pixels

        return read_pixels(data, name, place, problems)
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        from quiltsmith.style.pictures.drawing import read_drawing

        return read_drawing(data, (place.source.folder or Path()) / name, problems)
    what = say("{name} is neither PNG, JPEG nor SVG", name=shorten(name, 44))
    problems.append(faults.broken_picture(place, what, say("save the picture in one of these formats")))
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
            problems.append(faults.too_large(place, say("{name} is larger", name=shorten(name, 44)), limit))
            return None
        beside = sorted(found.name for found in path.parent.glob("*") if found.suffix.lower() in endings)
    except (OSError, ValueError):
        beside = []
    problems.append(faults.unknown_name(place, "font" if is_font else "picture", name, beside[:20]))
    return None
