"""One sheet of a pad: parts in their places, as large as the sheet allows."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.i18n import _
from quiltsmith.layout.pad.arrange import PartsInPlace
from quiltsmith.layout.pad.board import SPACES, BoardPart
from quiltsmith.layout.pad.header import HeaderPart
from quiltsmith.layout.pad.kind import pad_kind
from quiltsmith.layout.pad.look import Detail, Drawn, Look, NothingToShowError, PadFitError, Part
from quiltsmith.layout.pad.measures import measures_of
from quiltsmith.layout.pad.notes import NotesPart
from quiltsmith.layout.pad.template import PARTS, Entry, PadTemplate, optional_entries
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import FormField, Item, Stroke, Symbol
from quiltsmith.scene.text import TextFitError, TextStyle, fit_text, line_height
from quiltsmith.style.sizes import Paper

_FULL_PAGE = 297.0 * 210.0
_GROWTH = 0.36
"""Type grows slower than the sheet: half the width still has three fifths of the size."""
_LARGEST = 1.6
_SMALLER = 0.95
_SMALLEST_SCALE = 0.4
_COMFORT, _DEALT_COMFORT = 0.86, 0.85
"""Explanations and optional parts stay as long as the rest need not become smaller than this share.

The cards of a deal, one more line on every reel, may make it a step smaller.
"""
_EDGE = 6.5
"""The edge that nothing comes near: what printers for Letter leave free, on parts of a divided page too."""
_GAP = 4.0
_LARGE_ENOUGH = 18.0
_MARGIN = 1.8
_BORDER = 5.5
_CREDIT, _CREDIT_LARGE = 6.0, 12.0


class PadSheet(Struct, frozen=True):
    """A sheet that is drawn once for all pages, its form fields, and where names and numbers of games go."""

    symbol: Symbol
    look: Look
    fields: tuple[FormField, ...]
    name: Box | None
    boxes: tuple[tuple[str, Box], ...]
    numbers: tuple[Box, ...] = ()
    cell: float = 0.0


def pad_sheet(look: Look, template: PadTemplate, width: float, height: float, footer: float = 0.0) -> PadSheet:
    """Draw a sheet, with type as large as fits; `footer` is kept free at the bottom.

    Where type or boxes would become too small, explanations go first, then optional parts, the first one first,
    and at last all that is not written on in the game. What then does not fit is refused.
    """
    look = replace(look, least=measures_of(Paper("", width, height), look.is_large))
    if look.is_large:
        # The board of large print is not smaller than it usually is, unless its spaces are huge.
        usual = pad_sheet(replace(look, is_large=False), template, width, height, footer)
        look = replace(look, least_cell=min(usual.cell, _LARGE_ENOUGH))
    largest = min(_LARGEST, (width * height / _FULL_PAGE) ** _GROWTH)
    optional = optional_entries(template.body)
    rest = [optional[:count] for count in range(len(optional) + 1)]
    comfortable = largest * (_COMFORT if look.dealt is None else _DEALT_COMFORT)
    tries = [(rest[0], comfortable, Detail.FULL)]
    tries += [(left_out, comfortable, Detail.PLAIN) for left_out in rest]
    # A bare sheet has no turns, beside which the cards of a deal stand.
    needs_all = look.is_large or look.dealt is not None
    last = (Detail.PLAIN,) if needs_all else (Detail.PLAIN, Detail.BARE)
    tries += [(rest[-1], _SMALLEST_SCALE, detail) for detail in last]
    reason: PadFitError | TextFitError = PadFitError()
    long_name: TextFitError | None = None
    for left_out, smallest, detail in tries:
        scale = largest
        while scale >= smallest:
            try:
                return _draw(replace(look, scale=scale, detail=detail), template, width, height, footer, left_out)
            except (PadFitError, TextFitError) as error:
                reason = error
                if isinstance(error, TextFitError) and error.text in look.players:
                    long_name = error
            scale *= _SMALLER
    if isinstance(reason, TextFitError) and reason.text == look.title and len(look.title) > 1:
        try:
            pad_sheet(replace(look, title=look.title[0]), template, width, height, footer)
        except (PadFitError, TextFitError):
            pass  # the title is not what is too large
        else:
            raise reason
    if long_name is not None:
        raise long_name
    raise PadFitError(
        _(
            "the pad does not fit on a sheet of {width:.0f} × {height:.0f} mm; choose a "
            "larger paper or fewer sheets on a page",
            width=width,
            height=height,
        )
    )


def _draw(
    look: Look, template: PadTemplate, width: float, height: float, footer: float, left_out: Sequence[Entry]
) -> PadSheet:
    edge = _EDGE
    frame = Box(edge, edge, width - 2 * edge, height - 2 * edge - footer)
    padding = look.size(_BORDER if template.border != "none" else _MARGIN)
    size = _CREDIT_LARGE if look.is_large else _CREDIT
    credit = line_height(size)
    inside = frame.inset(padding, padding)
    room = Box(inside.x, inside.y, inside.width, inside.height - credit + padding * 0.5)
    parts = _parts(look, min(width, height))
    boxes = PartsInPlace(parts, look.size(_GAP), left_out).place(template.body, room)
    if not boxes:
        raise NothingToShowError(
            _(
                "no part of the template {template} has anything to say about {game}",
                template=template.id,
                game=look.game.id,
            )
        )
    _refuse_no_place_for_deal(look, template, {name for name, _unused in boxes})
    drawn = Drawn([*_border(look, template, frame)])
    for name, box in boxes:
        drawn.add(parts[name].draw(box))
    below = Box(inside.x, room.bottom + credit * 0.12, inside.width, credit * 0.9)
    drawn.items += fit_text(
        look.word("unofficial"), below, TextStyle(size, colour=look.theme.muted, align="right", smallest=size)
    )
    symbol = Symbol("sheet", width, height, tuple(drawn.items))
    cell = next((field.box.width for field in drawn.fields if field.name.startswith(SPACES)), 0.0)
    return PadSheet(symbol, look, tuple(drawn.fields), drawn.name, tuple(boxes), tuple(drawn.numbers), cell)


def _refuse_no_place_for_deal(look: Look, template: PadTemplate, shown: set[str]) -> None:
    if look.dealt is not None and not ("header" in shown and shown & {"rounds", "scores"}):
        raise NothingToShowError(
            _(
                "the sheet for a deal has its cards beside the rounds and its code in the header; "
                "the template {template} lacks one of them",
                template=template.id,
            )
        )


def _parts(look: Look, side: float) -> dict[str, Part]:
    kind = pad_kind(look.game)
    asks = ("name", "date") if kind.players == 1 else ("date",)
    own = dict(kind.parts(look, look.game))
    if "scores" in own:
        # A kind that does not part its scores shows all of them where a template has the rounds.
        own.setdefault("rounds", own["scores"])
    return {
        **dict.fromkeys(PARTS, _Nothing()),
        "header": HeaderPart(look, asks),
        **({"board": BoardPart(look, side)} if kind.has_board else {}),
        "notes": NotesPart(look),
        **own,
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
