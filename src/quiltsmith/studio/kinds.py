"""What depends on the kind of a game on the pages: how its sheets are shown and changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from msgspec import Struct, convert

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.problems import Problem
from quiltsmith.games.doodle.doodle_checker import CheckedSheet
from quiltsmith.games.doodle.doodle_editor import SheetEdit, WriteTotals, edited, stage_of
from quiltsmith.games.doodle.doodle_view import held_ways, view_of
from quiltsmith.games.patchwork import patchwork_editor as patchwork_applying
from quiltsmith.games.patchwork import patchwork_view as patchwork_holding
from quiltsmith.games.patchwork.patchwork_editor import PatchworkEdit, WriteResults, deck_of, open_ends
from quiltsmith.games.patchwork.patchwork_results import CheckedGame, CheckedQuilt
from quiltsmith.games.patchwork.patchwork_view import patchwork_view
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.games.sheets.sheet_editing import Cloth, Way
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _

Check = Callable[[str], Checked]
"""Check the sheet again with another text."""


class SheetWork(Struct, frozen=True):
    """How sheets of a kind are worked on: their deck, a view, a change of the text, a patch held over a board."""

    deck: Callable[[Any], Deck | None]
    view: Callable[[Any, Cloth], Struct]
    change: Callable[[Any, Sequence[Any], Check], Checked]
    hold: Callable[[Any, Shape, int], list[Way]]
    open_ends: Callable[[Any], list[Problem]] = lambda checked: []
    """The problems that are none while a sheet is being filled in, since the next step settles them."""


class TextView(Struct, frozen=True, tag="text", tag_field="desk"):
    """What is shown of a sheet that cannot be laid on the screen: its text, and why that is all."""

    why: str
    has_board: bool = False


def work_on(checked: Checked) -> SheetWork:
    """Look up how a sheet is worked on; of a kind without a screen there is the text."""
    return WORKS.get(checked.game.rules, _AS_TEXT)


def _why_only_text(checked: Checked) -> str:
    return _("sheets of {game} cannot be laid on the screen yet; change their text", game=checked.game.id)


def _refuse(checked: Checked, *asked: object) -> NoReturn:
    raise QuiltsmithError(_why_only_text(checked))


_AS_TEXT = SheetWork(
    deck=lambda checked: None,
    view=lambda checked, cloth: TextView(_why_only_text(checked)),
    change=_refuse,
    hold=_refuse,
)


def _doodle_change(checked: CheckedSheet, edits: Sequence[Any], check: Check) -> Checked:
    for edit in edits:
        checked = _doodle(check(edited(checked.sheet, convert(edit, SheetEdit))))
    lacks_total = checked.claimed_total is None and checked.total is not None
    if lacks_total and stage_of(checked.sheet).kind in ("over", "board"):
        checked = _doodle(check(edited(checked.sheet, WriteTotals())))
    return checked


def _doodle(checked: Checked) -> CheckedSheet:
    if not isinstance(checked, CheckedSheet):
        raise _other_game()
    return checked


def _doodle_hold(checked: CheckedSheet, shape: Shape, board: int) -> list[Way]:
    return held_ways(shape, checked.game, checked.sheet.shaded)


def _patchwork_change(checked: CheckedGame | CheckedQuilt, edits: Sequence[Any], check: Check) -> Checked:
    for edit in edits:
        text = patchwork_applying.edited(checked, convert(edit, PatchworkEdit))
        checked = _patchwork(check(text))
    if patchwork_applying.lacks_results(checked):
        checked = _patchwork(check(patchwork_applying.edited(checked, WriteResults())))
    return checked


def _patchwork(checked: Checked) -> CheckedGame | CheckedQuilt:
    if not isinstance(checked, CheckedGame | CheckedQuilt):
        raise _other_game()
    return checked


def _patchwork_hold(checked: CheckedGame | CheckedQuilt, shape: Shape, board: int) -> list[Way]:
    return patchwork_holding.held_ways(shape, checked, board)


def _other_game() -> QuiltsmithError:
    return QuiltsmithError(_("this change would make it a sheet of another game"))


WORKS: dict[str, SheetWork] = {
    "doodle": SheetWork(lambda checked: checked.sheet.deck, view_of, _doodle_change, _doodle_hold),
    "patchwork": SheetWork(deck_of, patchwork_view, _patchwork_change, _patchwork_hold, open_ends),
}
