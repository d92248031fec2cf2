"""Where the shipped decks, games and templates are: inside the installed package, or at the top of a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from quiltsmith.formats.used_files import note_file

PATCHES = "patches"
GAMES = "templates/games"
PADS = "templates/pads"
THEMES = "templates/themes"


@cache
def shipped_folder(kind: str) -> Path:
    """Find the folder of shipped files, in the wheel or in the project's checkout."""
    package = Path(__file__).resolve().parent.parent
    inside = package / kind
    return inside if inside.is_dir() else package.parent.parent / kind


@cache
def shipped_names(kind: str) -> tuple[str, ...]:
    """List the names of shipped files, without their ending."""
    return tuple(sorted(path.stem for path in shipped_folder(kind).glob("*.yaml")))


def find(kind: str, name: str, folder: Path | None = None) -> Path | None:
    """Find a shipped file by name, or a person's own by its path, relative to a folder.

    Shipped names are all in lower case; a person's own file goes before one that differs in case.
    """
    if name in shipped_names(kind):
        return shipped_folder(kind) / f"{name}.yaml"
    try:
        path = (folder or Path()) / name
        note_file(path)
        if path.is_file():
            return path
    except (OSError, ValueError):
        return None
    return shipped_folder(kind) / f"{name.lower()}.yaml" if name.lower() in shipped_names(kind) else None
