"""How a print looks: the theme in its ink, the language and the paper, together."""

from __future__ import annotations

from dataclasses import dataclass

from quiltsmith.layout.language import text
from quiltsmith.layout.paper import Paper
from quiltsmith.layout.theme import Theme


@dataclass(frozen=True, slots=True)
class Style:
    """What every layout asks for; `seed` chooses among fabrics."""

    theme: Theme
    language: str
    paper: Paper
    seed: int = 0

    def word(self, key: str, **values: object) -> str:
        """Give a text in the print's language."""
        return text(self.language, key, **values)
