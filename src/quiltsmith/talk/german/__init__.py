"""The German catalogue: one file per room, each a dictionary `TEXTS` from the English text to the German one."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules


def catalogue() -> dict[str, str]:
    """Put the texts of all rooms together."""
    texts: dict[str, str] = {}
    for room in iter_modules(__path__):
        texts.update(import_module(f"{__name__}.{room.name}").TEXTS)
    return texts
