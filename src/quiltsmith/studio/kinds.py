"""What depends on the kind of a game on the pages: how its sheets are shown and changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct, convert

from quiltsmith.games.doodle.checker import CheckedSheet
from quiltsmith.games.doodle.editing.applying import edited
from quiltsmith.games.doodle.editing.edits import SheetEdit, WriteTotals
from quiltsmith.games.doodle.editing.holding import Way, held_ways
from quiltsmith.games.doodle.editing.stage import stage_of
from quiltsmith.games.doodle.editing.view import SheetView, view_of
from quiltsmith.games.sheets.checked import Checked
from quiltsmith.geometry.shape import Shape
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

Check = Callable[[str], Checked]
"""Check the sheet again with another text."""


class SheetWork(Struct, frozen=True):
    """How sheets of a kind are worked on: a view of one, a change of its text, a patch held over its board."""

    view: Callable[[Any], SheetView]
    change: Callable[[Any, Sequence[Any], Check], Checked]
    hold: Callable[[Any, Shape], list[Way]]


def work_on(checked: Checked) -> SheetWork | None:
    """Look up how a sheet is worked on; None if a page shows its text only."""
    return WORKS.get(checked.game.rules)


def changed(checked: Checked, edits: Sequence[Any], check: Check) -> Checked:
    """Change a sheet, one change after the other."""
    work = work_on(checked)
    if not edits:
        return checked
    if work is None:
        raise Refusal(say("sheets of {game} can only be changed as texts", game=checked.game.id))
    return work.change(checked, edits, check)


def held(checked: Checked, shape: Shape) -> list[Way]:
    """Give all ways to lay a patch on the board of a sheet."""
    work = work_on(checked)
    return work.hold(checked, shape) if work else []


def _doodle_change(checked: CheckedSheet, edits: Sequence[Any], check: Check) -> Checked:
    for edit in edits:
        checked = _doodle(check(edited(checked.sheet, convert(edit, SheetEdit))))
    if stage_of(checked.sheet).kind == "over" and checked.claimed_total is None and checked.total is not None:
        checked = _doodle(check(edited(checked.sheet, WriteTotals())))
    return checked


def _doodle(checked: Checked) -> CheckedSheet:
    if not isinstance(checked, CheckedSheet):
        raise Refusal(say("this change would make it a sheet of another game"))
    return checked


def _doodle_hold(checked: CheckedSheet, shape: Shape) -> list[Way]:
    return held_ways(shape, checked.game, checked.sheet.shaded)


WORKS: dict[str, SheetWork] = {"doodle": SheetWork(view_of, _doodle_change, _doodle_hold)}
