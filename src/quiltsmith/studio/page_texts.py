"""The words of the studio's pages: English ones by key from `texts/`, those of others by the catalogues."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from quiltsmith.i18n import plural_forms, translated, use_locale
from quiltsmith.studio import texts


@cache
def page_texts(language: str) -> dict[str, str | tuple[str, ...]]:
    """Return all texts of a language by key, such as `home.title` for the key `title` in `texts/home.py`.

    What depends on a number is there in all its forms.
    """
    with use_locale(language):
        return {
            f"{module.name}.{key}": translated(text) if isinstance(text, str) else plural_forms(*text)
            for module in iter_modules(texts.__path__)
            for key, text in import_module(f"{texts.__name__}.{module.name}").TEXTS.items()
        }


def page_text(language: str, key: str) -> str | None:
    """Return a text that does not depend on a number, if there is one of that key."""
    text = page_texts(language).get(key)
    return text if isinstance(text, str) else None
