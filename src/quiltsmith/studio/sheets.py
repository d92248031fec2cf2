"""Sheets that pages work with: texts, checked against a deal of the folder, whether they are saved or not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from quiltsmith.api.loading import ProblemsError
from quiltsmith.decks.deck import Deck
from quiltsmith.formats.file_reader import read_source
from quiltsmith.formats.problems import RefusedError
from quiltsmith.formats.sheet_text import LARGEST_SHEET, SheetPart
from quiltsmith.games.doodle.doodle_deal import Deal, read_deal
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.games.sheets.related_sheets import check_together
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_files import read_part
from quiltsmith.studio.folder import Folder, checked_parts
from quiltsmith.studio.named_files import checked_name

SheetTextValue = Annotated[str, Meta(max_length=LARGEST_SHEET)]
MOST_SHEETS = 60


class NamedSheet(Struct, frozen=True):
    """The text of a sheet, saved or not, and the name of its file; names in it are seen from there."""

    name: str
    text: SheetTextValue


def checked_sheets(folder: Folder, sheets: list[NamedSheet], deal: str | None) -> list[Checked]:
    """Check sheets beside each other, against a deal of the folder if one is named."""
    dealt, deck = read_dealt(folder, deal) if deal else (None, None)
    return check_together(SheetChecking(deck, dealt, deck), (read_part(_part(sheet)) for sheet in sheets))


def read_dealt(folder: Folder, name: str) -> tuple[Deal, Deck | None]:
    """Read a deal of the folder, or say what is wrong with it."""
    try:
        deal, deck, problems = read_deal(read_source(Path(checked_name(folder, name))))
    except RefusedError as refused:
        raise ProblemsError([refused.problem]) from None
    if deal is None:
        raise ProblemsError(problems)
    return deal, deck


def _part(sheet: NamedSheet) -> SheetPart:
    """See a text as a part of its file; the studio's folder is the current one."""
    folder = Path(*checked_parts(sheet.name)).parent
    return SheetPart(sheet.name, folder, 1, sheet.text.encode("utf-8", "surrogatepass"))
