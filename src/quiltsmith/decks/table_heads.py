"""The heads of tables of cards, in the languages of those who fill them in."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache

from quiltsmith.formats.fields import title_languages
from quiltsmith.formats.languages import table_words
from quiltsmith.i18n.transliteration import slugify

_LONGEST = 40


@cache
def _columns() -> dict[str, str]:
    """Return what columns can be called, without accents; the first language with a word has it."""
    columns: dict[str, str] = {}
    for code in title_languages():
        for column, words in table_words(code).items():
            for word in words:
                columns.setdefault(slugify(word, _LONGEST), column)
    return columns


def column_of(head: str, known: Collection[str]) -> str:
    """Return the column that a head means: `shape` for `Form`, `name_de` for `Name (de)`; else the head itself."""
    name = re.sub(r"[\s()\[\].:-]+", "_", head.strip().lower()).strip("_")
    if name in known:
        return name
    plain = slugify(name, _LONGEST, more="_").replace("-", "_")
    word, _underscore, language = plain.partition("_")
    for found in (_columns().get(plain), f"{_columns().get(word)}_{language}"):
        if found in known:
            return str(found)
    return name
