"""The words that only tiny sheets are written with."""

from __future__ import annotations

from quiltsmith.formats.sheet_text import SheetWords, translated

WORDS = SheetWords(results=frozenset(("covered",)), keywords=translated(("covered",), {"bedeckt": "covered"}))
