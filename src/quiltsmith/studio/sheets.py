"""Sheets that pages work with: texts, checked once, and the editor of their kind of game."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from pathlib import Path
from threading import Lock
from typing import Annotated

from msgspec import Meta, Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.file_reader import bytes_of, read_source
from quiltsmith.formats.library import Stamp, noting_files, stamp_of
from quiltsmith.formats.problems import ProblemsError
from quiltsmith.formats.sheet_text import LARGEST_SHEET, SheetPart, SheetText
from quiltsmith.games.doodle.doodle_deal import Deal, game_in_circle, make_deal, read_deal
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.games.sheets.checked_sheet import NOTHING, Checked, Findings
from quiltsmith.games.sheets.related_sheets import check_related
from quiltsmith.games.sheets.sheet_checking import SheetChecking
from quiltsmith.games.sheets.sheet_editing import Check, FabricNames, SheetEditor, Way
from quiltsmith.games.sheets.sheet_files import read_part
from quiltsmith.games.sheets.sheet_kind import GivenDeal
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _, get_locale
from quiltsmith.studio.folder import Folder, checked_parts
from quiltsmith.studio.named_files import checked_name, named_deck

SheetTextValue = Annotated[str, Meta(max_length=LARGEST_SHEET)]
MOST_SHEETS = 60
"""How many sheets of one file are opened."""
MOST_ON_TABLE = 300
"""How many sheets a page shows beside each other."""
_MOST_REMEMBERED = 2 * MOST_ON_TABLE


class NamedSheet(Struct, frozen=True):
    """The text of a sheet, saved or not, and the name of its file; names in it are seen from there."""

    name: str
    text: SheetTextValue


class SheetChecks:
    """Checks sheets for the pages; one that was checked before is not checked again while nothing has changed.

    A check depends on the text, on what other sheets tell about it, on the deal, on the language that problems are
    told in, and on all files that were read for it: its deck, its game, and those that they name.
    """

    def __init__(self) -> None:
        self._known: OrderedDict[Hashable, _Known] = OrderedDict()
        self._lock = Lock()

    def check(self, folder: Folder, sheets: list[NamedSheet], deal: str | None) -> list[Checked]:
        """Check sheets beside each other, against a deal of the folder if one is named."""
        with noting_files() as used:
            given = (GivenDeal(*read_dealt(folder, deal), deal),) if deal else ()
            checking = _RememberingChecking(self, given)
            found = check_related(checking, [read_part(_part(sheet)) for sheet in sheets])
        with self._lock:
            for key, checked in checking.fresh.items():
                self._known[key] = _Known(checked, dict(used))
            while len(self._known) > _MOST_REMEMBERED:
                self._known.popitem(last=False)
        return found

    def find(self, key: Hashable) -> Checked | None:
        """Return what was checked before, unless a file has changed since."""
        with self._lock:
            known = self._known.get(key)
            if known is None:
                return None
            self._known.move_to_end(key)
        is_fresh = all(stamp_of(path) == stamp for path, stamp in known.used.items())
        return known.checked if is_fresh else None


class _Known(Struct, frozen=True):
    """A checked sheet, and how all files were that it depends on."""

    checked: Checked
    used: dict[Path, Stamp]


class _RememberingChecking(SheetChecking):
    """Checks only what is not remembered; `fresh` is what was checked now."""

    def __init__(self, checks: SheetChecks, deals: tuple[GivenDeal, ...]) -> None:
        super().__init__(deals=deals)
        self._checks = checks
        self._deal_names = tuple(given.name for given in deals)
        self.fresh: dict[Hashable, Checked] = {}

    def check(self, text: SheetText, findings: Findings = NOTHING) -> Checked:
        source = text.source
        # A sheet that stood elsewhere before has been told so already.
        told = tuple((problem.code, problem.line, problem.message) for problem in text.problems)
        key = (source.name, source.text, told, findings, self._deal_names, get_locale())
        known = self.fresh.get(key) or self._checks.find(key)
        if known is None:
            known = self.fresh[key] = super().check(text, findings)
        return known


_SEEDED = re.compile(r"([0-9]{1,16})@(.+)")
"""The name of a deal that is no file: its seed and its deck."""


def name_of_seed(seed: int, deck: str) -> str:
    """Name a deal that no file holds, for `read_dealt`."""
    return f"{seed}@{deck}"


def read_dealt(folder: Folder, name: str) -> tuple[Deal, Deck | None]:
    """Read a deal of the folder, or deal it by the seed and the deck in its name, or say what is wrong with it."""
    if seeded := _SEEDED.fullmatch(name):
        dealt = named_deck(folder, seeded[2])
        other = None if dealt.id == seeded[2] else seeded[2]
        return make_deal(dealt, game_in_circle(dealt), int(seeded[1]), other), dealt
    deal, deck, problems = read_deal(read_source(Path(checked_name(folder, name))))
    if deal is None:
        raise ProblemsError(problems)
    return deal, deck


def _part(sheet: NamedSheet) -> SheetPart:
    """See a text as a part of its file; the studio's folder is the current one."""
    folder = Path(*checked_parts(sheet.name)).parent
    return SheetPart(sheet.name, folder, 1, bytes_of(sheet.text))


class TextView(Struct, frozen=True, tag="text", tag_field="desk"):
    """What is shown of a sheet that cannot be laid on the screen: its text, and why that is all."""

    why: str
    has_board: bool = False


class _TextEditor(SheetEditor):
    def deck(self, checked: Checked) -> Deck | None:
        return None

    def view(self, checked: Checked, cloth: FabricNames) -> TextView:
        return TextView(_why_only_text(checked))

    def change(self, checked: Checked, edits: Sequence[object], check: Check) -> Checked:
        if edits:
            raise QuiltsmithError(_why_only_text(checked))
        return checked

    def hold(self, checked: Checked, shape: Shape, board: int) -> list[Way]:
        raise QuiltsmithError(_why_only_text(checked))


_TEXT_EDITOR = _TextEditor()


def editor_of(checked: Checked) -> SheetEditor:
    """Return the editor of a sheet's kind of game; of a kind without one, the text is all that there is."""
    return ruleset_of(checked.game).editor or _TEXT_EDITOR


def _why_only_text(checked: Checked) -> str:
    return _("sheets of {game} cannot be laid on the screen yet; change their text", game=checked.game.id)
