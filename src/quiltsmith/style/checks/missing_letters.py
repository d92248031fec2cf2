"""Words of a language with a letter that none of our fonts has.

The fonts have the letters of European languages, Greek and Cyrillic. A theme can bring fonts of its own for others
(`fonts:`), but `quiltsmith language check` knows only ours.

FAIL:
    pad.total: "合計"
PASS:
    pad.total: "Total"
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from quiltsmith.formats.languages import Language, is_printed
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.i18n import _
from quiltsmith.scene.fonts import FONT_FILES, font

CODE = "missing-letters"


def check(language: Language, place_of: Callable[[str], Place]) -> Iterator[Problem]:
    """Look every letter of what is printed up; `place_of` tells where a key stands."""
    for key, text in language.words.items():
        letters = [one for one in dict.fromkeys(text) if not any(font(role).has(one) for role in FONT_FILES)]
        if letters and is_printed(key):
            yield Problem(
                place_of(key),
                CODE,
                _("no font of ours has {letters}", letters=", ".join(f"`{letter}`" for letter in letters)),
                _("write it with other letters; a theme may bring a font that has them"),
            )
