"""Evenings to draw: the shipped examples, and players with long names."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec.structs import replace

from quiltsmith.games.sheets.ranking import entrant
from quiltsmith.games.sheets.related_sheets import check_related
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import find_sheets, read_sheets
from quiltsmith.layout.evening.wall_lists import EveningSheet, evening_sheet

EXAMPLES = Path(__file__).parents[3] / "examples"
LONG = "Lieselotte-Charlotte von Hohenstein-Müller"


@cache
def evening(folder: str = "evening") -> tuple[EveningSheet, ...]:
    """Check the sheets of a folder of examples."""
    names = find_sheets([str(EXAMPLES / folder)]).names
    checked = check_related(SheetChecking(), (text for name in names for text in read_sheets(name)))
    return tuple(evening_sheet(one, entrant(one)) for one in checked)


def crowd(number: int) -> list[EveningSheet]:
    """Make an evening of many players, one of whom has a long name."""
    known = [sheet for sheet in evening() if sheet.entry is not None and sheet.entry.is_ranked]
    made = []
    for count in range(number):
        sheet = known[count % len(known)]
        assert sheet.entry is not None
        name = LONG if count == 4 else f"{sheet.entry.player} {count}"
        made.append(replace(sheet, entry=sheet.entry._replace(player=name, total=150 - count)))
    return made
