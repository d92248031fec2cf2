"""The German catalogue: one file per package, each a dictionary `TEXTS` from English to German."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from quiltsmith.i18n.german import explanations


def catalogue() -> dict[str, str]:
    """Put the texts of all packages together."""
    texts: dict[str, str] = {}
    for package in iter_modules(__path__):
        if package.ispkg:
            continue  # explanations are pages, not texts
        texts.update(import_module(f"{__name__}.{package.name}").TEXTS)
    return texts


def explanation(package: str, code: str) -> str | None:
    """Return the page of a problem code without its examples, if the package of its check has German pages."""
    if package not in {module.name for module in iter_modules(explanations.__path__)}:
        return None
    pages: dict[str, str] = import_module(f"{explanations.__name__}.{package}").PAGES
    return pages.get(code)
