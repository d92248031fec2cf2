"""The words that only doodle sheets are written with."""

from __future__ import annotations

from quiltsmith.formats.sheet_text import SheetWords
from quiltsmith.games.sheets.sheet_words import COMMON, in_all_languages
from quiltsmith.i18n import _

WORDS = SheetWords(
    results=frozenset(("score",)),
    keywords=in_all_languages(("start", "score", "cut", "neighbour", "single", "pass")),
)
KEYWORDS = (COMMON | WORDS).keywords


def action_name(action: str) -> str:
    """Call a special action what people call it."""
    names = {"neighbour": _("neighbour"), "single": _("single"), "cut": _("cut"), "repeat": _("again")}
    return names[action]
