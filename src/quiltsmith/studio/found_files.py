"""Which files of the folder are decks, sheets and deals: told by how they begin, without reading them whole."""

from __future__ import annotations

import codecs
import re
from functools import lru_cache
from pathlib import Path
from typing import Literal

from quiltsmith.games.sheets.files import ENDING, is_sheet
from quiltsmith.studio.folder import MOST_LOOKED_AT, Folder

Kind = Literal["deck", "sheet", "deal"]
KINDS: tuple[Kind, ...] = ("sheet", "deck", "deal")
BEGINNING = 20_000
_KEYS = re.compile(rb"^([a-z]+):", re.MULTILINE)


def found_files(folder: Folder) -> dict[Kind, list[str]]:
    """Sort the files of a folder by what they are, the latest first."""
    found: dict[Kind, list[str]] = {kind: [] for kind in KINDS}
    for name, changed in folder.files():
        try:
            kind = _kind_of(str(folder.root / name), changed)
        except OSError:
            continue  # gone meanwhile, or nothing that we may read
        if kind:
            found[kind].append(name)
    return found


def kind_of_yaml(beginning: bytes) -> Kind | None:
    """Tell a deal and a deck by their keys; some programs write a mark before the first one."""
    keys = set(_KEYS.findall(beginning.removeprefix(codecs.BOM_UTF8)))
    if {b"circle", b"rolls"} <= keys:
        return "deal"
    return "deck" if b"deck" in keys and keys & {b"cards", b"base"} else None


@lru_cache(maxsize=2 * MOST_LOOKED_AT)
def _kind_of(path: str, changed: int) -> Kind | None:
    """Look at how a file begins, once for each of its versions."""
    if path.lower().endswith(ENDING):
        return "sheet" if is_sheet(Path(path)) else None
    with Path(path).open("rb") as file:
        return kind_of_yaml(file.read(BEGINNING))
