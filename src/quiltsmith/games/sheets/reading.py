"""Sheets of any game from their files, read with the words of all kinds of games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from quiltsmith.formats import faults, sheet_text
from quiltsmith.formats.problem import Problem
from quiltsmith.formats.sheet_parts import SheetPart, split_sheets
from quiltsmith.formats.sheet_text import SheetText
from quiltsmith.formats.source import Source
from quiltsmith.games.sheets.words import all_words
from quiltsmith.talk.saying import say

# Keys that only decks have, or only deals, with nothing of a sheet's after them.
_DECK = re.compile(r"^(cards|start|override):[ \t]*([#\[{].*)?$", re.MULTILINE)
_DEAL = re.compile(r"^(refills|rolls):[ \t]*([#\[].*)?$", re.MULTILINE)


def read_part(part: SheetPart) -> SheetText:
    """Read one sheet; if it cannot be read at all, or is something else, that is its problem."""
    sheet = sheet_text.read_part(part, all_words())
    other = _other_file(sheet) if sheet.problems else None
    return SheetText(sheet.source, problems=[other]) if other else sheet


def parse_sheet(source: Source) -> SheetText:
    """Read one sheet from a source."""
    return sheet_text.parse_sheet(source, all_words())


def read_sheets(path: str | Path) -> Iterator[SheetText]:
    """Read the sheets of a file one after the other."""
    return map(read_part, split_sheets(path))


def _other_file(sheet: SheetText) -> Problem | None:
    """Say what a file is that is no sheet, if it is a deck or a deal: one sentence, not one for every line."""
    if sheet.boards or sheet.has_log:
        return None
    name = sheet.source.name
    if _DECK.search(sheet.source.text):
        command = f"quiltsmith deck check {name}"
        message, hint = say("this is a deck, not a sheet"), say("check it with `{command}`", command=command)
    elif _DEAL.search(sheet.source.text):
        message = say("this is a deal, not a sheet")
        hint = say("to check sheets against it, write `--deal {name}`", name=name)
    else:
        return None
    return faults.not_a_sheet(sheet.first_place(), message, hint)
