"""Sheets of any game from their files, read with the words of all kinds of games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from quiltsmith.formats import sheet_text
from quiltsmith.formats.sheet_parts import SheetPart, split_sheets
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.formats.source import Source
from quiltsmith.games.sheets.words import all_words


def read_part(part: SheetPart) -> SheetText:
    """Read one sheet; if it cannot be read at all, that is its problem."""
    return sheet_text.read_part(part, all_words())


def parse_sheet(source: Source) -> SheetText:
    """Read one sheet from a source."""
    return sheet_text.parse_sheet(source, all_words())


def read_sheets(path: str | Path) -> Iterator[SheetText]:
    """Read the sheets of a file one after the other."""
    return map(read_part, split_sheets(path))
