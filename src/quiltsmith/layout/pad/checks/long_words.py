"""Words of a language that are too long for a score pad (a warning, or an error where nothing fits any more).

Texts shrink until they fit their box, and some are left out where they would be too small. What becomes much
smaller than the English is hard to read, and looks out of place beside other words. It is measured on the pads of
doodle and patchwork.

FAIL:
    pad.total: "Gesamtpunktzahl aller Runden"
PASS:
    pad.total: "Summe"
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.languages import Language, words_in
from quiltsmith.formats.problems import Level, Problem
from quiltsmith.formats.source import Place
from quiltsmith.games.game_reader import DEFINITIONS
from quiltsmith.i18n import ENGLISH, _
from quiltsmith.i18n.number_format import decimal
from quiltsmith.layout.pad.pad_document import PadOptions, pad_document
from quiltsmith.layout.pad.pad_template import PADS
from quiltsmith.scene.extents import placed_texts
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import PAPERS
from quiltsmith.style.theme_reader import THEMES

CODE = "long-words"
_MEASURED = (("doodle", "a4"), ("doodle", "a5"), ("patchwork", "a4"))
_WORDS = re.compile(r"(pad|special)\.")
_SMALLER = 0.85
_SURE = 6
"""So many letters hardly stand in two texts by chance."""
_PLACE = re.compile(r"\\\{.*?\\\}")
Sizes = dict[str, float]
"""The size in points in which the text of a key is set, the smallest if it is there more than once."""


def check(language: Language, place_of: Callable[[str], Place]) -> Iterator[Problem]:
    """Compare the sizes of words on pads with those of the English; `place_of` tells where a key stands."""
    try:
        sizes = _sizes(language.words, language.code)
    except QuiltsmithError:
        yield from _what_fits_nowhere(language, place_of)
        return
    for key, usual in _english_sizes().items():
        size = sizes.get(key, 0.0)
        if size >= _SMALLER * usual:
            continue
        told = _("it is left out, since there is no room for it on a pad")
        if size:
            told = _(
                "on a pad it is set in {size} points, where English has {usual}",
                size=decimal(size),
                usual=decimal(usual),
            )
        yield Problem(place_of(key), CODE, told, _("find a shorter word"), Level.WARNING)


def _what_fits_nowhere(language: Language, place_of: Callable[[str], Place]) -> Iterator[Problem]:
    """Find the words that make a pad impossible even if all others are English."""
    english = words_in(ENGLISH)
    for key in (key for key in english if _WORDS.match(key)):
        try:
            _sizes({**english, key: language.words[key]}, language.code)
        except QuiltsmithError:
            yield Problem(place_of(key), CODE, _("this fits on no pad"), _("find a shorter word"))


@cache
def _english_sizes() -> Sizes:
    return _sizes(words_in(ENGLISH), ENGLISH)


def _sizes(words: Mapping[str, str], code: str) -> Sizes:
    measured = {key: text for key, text in words.items() if _WORDS.match(key)}
    patterns = {key: re.compile(_PLACE.sub(".+?", re.escape(text))) for key, text in measured.items()}
    parts = {key: [part.strip() for part in re.split("{.*?}", text)] for key, text in measured.items()}
    sizes: Sizes = {}
    for name, paper in _MEASURED:
        game = DEFINITIONS.shipped(name)
        style = Style(THEMES.shipped("quilt"), code, PAPERS[paper], own_words=words)
        template = PADS.shipped(game.pad.template)
        for page in pad_document(game, style, template, PadOptions()).pages:
            for placed in placed_texts(page):
                shown, size = placed.text.text, placed.text.size
                for key, pattern in patterns.items():
                    if pattern.fullmatch(shown) or any(_is_line(shown, part) for part in parts[key]):
                        sizes[key] = min(size, sizes.get(key, size))
    return sizes


def _is_line(shown: str, part: str) -> bool:
    """Tell whether a text is a line of another that was broken; short ones may stand in many by chance."""
    if len(part) >= _SURE and part in shown:
        return True
    lines = 5 if " " in shown else 3
    return len(shown) >= _SURE and shown in part and lines * len(shown) >= len(part)
