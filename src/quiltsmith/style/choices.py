"""How a print looks: the theme in its ink, the language and the paper, together."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from quiltsmith.formats.fields import in_language
from quiltsmith.style.language import text
from quiltsmith.style.paper import Paper
from quiltsmith.style.theme import Theme


class Style(Struct, frozen=True):
    """What every layout asks for; `seed` chooses among fabrics."""

    theme: Theme
    language: str
    paper: Paper
    seed: int = 0

    def word(self, key: str, **values: object) -> str:
        """Give a text in the print's language."""
        return text(self.language, key, **values)

    def name(self, titles: Mapping[str, str]) -> str:
        """Give a title of a game or deck in the print's language, or in another if it has none in this."""
        return in_language(titles, self.language)
