"""What the German page of the documentation says about the words of sheets is true."""

from __future__ import annotations

import re

from quiltsmith.formats.languages import sheet_keywords
from quiltsmith.games.sheets.sheet_words import all_words
from tests.docs_commands import ROOT

PAGE = (ROOT / "docs" / "deutsch.md").read_text(encoding="utf-8")


def test_german_words_of_sheets_stand_beside_their_english_ones() -> None:
    rows = [line.split("|") for line in PAGE.splitlines() if line.startswith("| `")]
    pairs = {
        german: english
        for _, left, right, *_ in rows
        for german, english in zip(*(re.findall(r"`([^`:]+):?`", side) for side in (left, right)), strict=True)
    }
    keywords = all_words().keywords
    assert {german: keywords.get(german) for german in pairs} == pairs
    german_words = {word for words in sheet_keywords("de").values() for word in words}
    assert {word for word in german_words - pairs.keys() if keywords[word] != word} == {"name"}
