"""One sheet of a pad: parts in their places, as large as the sheet allows."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.layout.pad.arrange import PartsInPlace
from quiltsmith.layout.pad.board import BoardPart
from quiltsmith.layout.pad.header import HeaderPart
from quiltsmith.layout.pad.kind import pad_kind
from quiltsmith.layout.pad.look import Drawn, Look, NothingToShowError, PadFitError, Part
from quiltsmith.layout.pad.notes import NotesPart
from quiltsmith.layout.pad.template import PARTS, Entry, PadTemplate, optional_entries
from quiltsmith.layout.sheets.furniture import UNPRINTABLE
from quiltsmith.scene import paths
from quiltsmith.scene.elements import Box, FormField, Item, Stroke, Symbol
from quiltsmith.scene.text import TextFitError, fit_text

_FULL_PAGE = 297.0 * 210.0
_GROWTH = 0.36
"""Type grows slower than the sheet: half the width still has three fifths of the size."""
_LARGE = 1.35
_SMALLER = 0.95
_SMALLEST_SCALE = 0.3
_COMFORT, _READABLE_SCALE = 0.84, 0.56
"""Optional parts stay as long as the rest needs not become smaller than this, as a share and at all."""
_GAP = 6.0
_CREDIT = 3.2


class PadSheet(Struct, frozen=True):
    """A sheet that is drawn once for all pages, its form fields, and where a player's name goes."""

    symbol: Symbol
    look: Look
    fields: tuple[FormField, ...]
    name: Box | None
    boxes: tuple[tuple[str, Box], ...]


def pad_sheet(look: Look, template: PadTemplate, width: float, height: float, footer: float = 0.0) -> PadSheet:
    """Draw a sheet, with type as large as fits; `footer` is kept free at the bottom.

    Where type would become small, optional parts are left out, the last one first.
    """
    largest = (width * height / _FULL_PAGE) ** _GROWTH * (_LARGE if look.is_large else 1.0)
    comfortable = max(largest * _COMFORT, min(largest, _READABLE_SCALE))
    optional = optional_entries(template.body)
    rest = [optional[count:] for count in range(len(optional), -1, -1)]
    tries = [(left_out, comfortable, False) for left_out in rest]
    tries += [(rest[-1], _SMALLEST_SCALE, is_tight) for is_tight in (False, True)]
    reason: PadFitError | TextFitError = PadFitError()
    long_name: TextFitError | None = None
    for left_out, smallest, is_tight in tries:
        scale = largest
        while scale >= smallest:
            try:
                return _draw(
                    replace(look, scale=scale, is_tight=is_tight), template, width, height, footer, left_out
                )
            except (PadFitError, TextFitError) as error:
                reason = error
                if isinstance(error, TextFitError) and error.text in look.players:
                    long_name = error
            scale *= _SMALLER
    if isinstance(reason, TextFitError) and reason.text == look.title:
        raise reason
    if long_name is not None:
        raise long_name
    raise PadFitError(
        f"the pad does not fit on a sheet of {width:.0f} × {height:.0f} mm; "
        "choose a larger paper or fewer sheets on a page"
    )


def _draw(
    look: Look, template: PadTemplate, width: float, height: float, footer: float, left_out: Sequence[Entry]
) -> PadSheet:
    edge = UNPRINTABLE + 1
    frame = Box(edge, edge, width - 2 * edge, height - 2 * edge - footer)
    padding = look.size(5.5) if template.border != "none" else look.size(2)
    credit = look.size(_CREDIT)
    inside = frame.inset(padding, padding)
    room = Box(inside.x, inside.y, inside.width, inside.height - credit * 0.6)
    parts = _parts(look, min(width, height))
    boxes = PartsInPlace(parts, look.size(_GAP), left_out).place(template.body, room)
    if not boxes:
        raise NothingToShowError(f"no part of the template {template.id} has anything to say about {look.game.id}")
    drawn = Drawn([*_border(look, template, frame)])
    for name, box in boxes:
        drawn.add(parts[name].draw(box))
    below = Box(frame.x + padding, frame.bottom - credit - look.size(1.0), frame.width - 2 * padding, credit)
    drawn.items += fit_text(
        look.word("unofficial"), below, max(4, look.size(5.5)), align="right", colour=look.theme.muted, smallest=4
    )
    symbol = Symbol("sheet", width, height, tuple(drawn.items))
    return PadSheet(symbol, look, tuple(drawn.fields), drawn.name, tuple(boxes))


def _parts(look: Look, side: float) -> dict[str, Part]:
    kind = pad_kind(look.game)
    return {
        **dict.fromkeys(PARTS, _Nothing()),
        "header": HeaderPart(look, has_name=kind.players == 1),
        "board": BoardPart(look, side, is_shown=kind.has_board),
        "notes": NotesPart(look),
        **kind.parts(look, look.game),
    }


class _Nothing(Struct, frozen=True):
    """A part that a game does not have."""

    is_shown: bool = False

    def widths(self) -> tuple[float, float]:
        return 0.0, 0.0

    def heights(self, width: float) -> tuple[float, float]:
        return 0.0, 0.0

    def draw(self, box: Box) -> Drawn:
        return Drawn()


def _border(look: Look, template: PadTemplate, frame: Box) -> tuple[Item, ...]:
    if template.border == "none":
        return ()
    radius = look.size(4)
    if template.border == "plain":
        return (paths.box_path(frame, None, look.line(0.3), radius),)
    stitches = Stroke(look.theme.accent, look.size(0.45), (look.size(2.4), look.size(1.6)), True)
    return (paths.box_path(frame, None, stitches, radius),)
