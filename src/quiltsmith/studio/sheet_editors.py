"""How sheets are worked on: by the editor of their kind of game, or as texts where a kind has none."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.decks.deck import Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.ruleset import ruleset_of
from quiltsmith.games.sheets.checked_sheet import Checked
from quiltsmith.games.sheets.sheet_editing import Check, Cloth, SheetEditor, Way
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _


class TextView(Struct, frozen=True, tag="text", tag_field="desk"):
    """What is shown of a sheet that cannot be laid on the screen: its text, and why that is all."""

    why: str
    has_board: bool = False


class _TextEditor(SheetEditor):
    def deck(self, checked: Checked) -> Deck | None:
        return None

    def view(self, checked: Checked, cloth: Cloth) -> TextView:
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
