"""The German catalogue: one file per room, each a dictionary `TEXTS` from the English text to the German one."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from quiltsmith.i18n.german import explanations


def catalogue() -> dict[str, str]:
    """Put the texts of all rooms together."""
    texts: dict[str, str] = {}
    for room in iter_modules(__path__):
        if room.ispkg:
            continue  # explanations are pages, not texts
        texts.update(import_module(f"{__name__}.{room.name}").TEXTS)
    return texts


def explanation(room: str, code: str) -> str | None:
    """Give the page of a problem code without its examples, if the room of its rule has German pages."""
    if room not in {module.name for module in iter_modules(explanations.__path__)}:
        return None
    pages: dict[str, str] = import_module(f"{explanations.__name__}.{room}").PAGES
    return pages.get(code)
