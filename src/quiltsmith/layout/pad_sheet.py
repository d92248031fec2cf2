"""One sheet of a pad: parts in their places, as large as the sheet allows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from quiltsmith.games.game import DoodleGame, PatchworkGame
from quiltsmith.layout import paths
from quiltsmith.layout.furniture import UNPRINTABLE
from quiltsmith.layout.pad_aid import AidPart
from quiltsmith.layout.pad_arrange import Arrangement
from quiltsmith.layout.pad_board import BoardPart
from quiltsmith.layout.pad_duel import DuelAidPart, DuelPart
from quiltsmith.layout.pad_header import HeaderPart
from quiltsmith.layout.pad_look import Drawn, Look, PadFitError, Part
from quiltsmith.layout.pad_notes import NotesPart
from quiltsmith.layout.pad_scores import ScoresPart
from quiltsmith.layout.pad_specials import SpecialsPart
from quiltsmith.layout.pad_template import PadTemplate
from quiltsmith.layout.scene import Box, FormField, Item, Stroke, Symbol
from quiltsmith.layout.text import TextFitError, fit_text

_FULL_PAGE = 297.0 * 210.0
_GROWTH = 0.36
"""Type grows slower than the sheet: half the width still has three fifths of the size."""
_LARGE = 1.3
_SMALLER = 0.95
_TRIES = 24
_GAP = 6.0
_CREDIT = 3.2


@dataclass(frozen=True, slots=True)
class PadSheet:
    """A sheet that is drawn once for all pages, its form fields, and where a player's name goes."""

    symbol: Symbol
    look: Look
    fields: tuple[FormField, ...]
    name: Box | None
    boxes: tuple[tuple[str, Box], ...]


def pad_sheet(look: Look, template: PadTemplate, width: float, height: float, footer: float = 0.0) -> PadSheet:
    """Draw a sheet, with type as large as fits; `footer` is kept free at the bottom."""
    start = (width * height / _FULL_PAGE) ** _GROWTH * (_LARGE if look.is_large else 1.0)
    for attempt in range(_TRIES):
        sized = replace(look, scale=start * _SMALLER**attempt)
        try:
            return _draw(sized, template, width, height, footer)
        except (PadFitError, TextFitError) as error:
            reason = error
    if isinstance(reason, TextFitError):
        raise reason
    raise PadFitError(f"the pad does not fit on a sheet of {width:.0f} × {height:.0f} mm; choose a larger paper")


def _draw(look: Look, template: PadTemplate, width: float, height: float, footer: float) -> PadSheet:
    edge = UNPRINTABLE + 1
    frame = Box(edge, edge, width - 2 * edge, height - 2 * edge - footer)
    padding = look.size(5.5) if template.border != "none" else look.size(2)
    credit = look.size(_CREDIT)
    inside = frame.inset(padding, padding)
    room = Box(inside.x, inside.y, inside.width, inside.height - credit * 0.6)
    parts = _parts(look, min(width, height))
    boxes = Arrangement(parts, look.size(_GAP)).place(template.body, room)
    if not boxes:
        raise ValueError(f"no part of the template {template.id} has anything to say about {look.game.id}")
    drawn = Drawn([*_border(look, template, frame)])
    for name, box in boxes:
        drawn.add(parts[name].draw(box))
    below = Box(frame.x + padding, frame.bottom - credit - look.size(1.0), frame.width - 2 * padding, credit)
    drawn.items += fit_text(
        look.word("unofficial"), below, look.size(5.5), align="right", colour=look.theme.muted, smallest=3.2
    )
    symbol = Symbol("sheet", width, height, tuple(drawn.items))
    return PadSheet(symbol, look, tuple(drawn.fields), drawn.name, tuple(boxes))


def _parts(look: Look, side: float) -> dict[str, Part]:
    game = look.game
    parts: dict[str, Part] = {
        "header": HeaderPart(look),
        "board": BoardPart(look, side),
        "notes": NotesPart(look),
    }
    if isinstance(game, DoodleGame):
        parts |= {
            "scores": ScoresPart(look, game),
            "specials": SpecialsPart(look, game),
            "aid": AidPart(look, game),
        }
    elif isinstance(game, PatchworkGame):
        parts |= {"scores": DuelPart(look, game), "specials": _Nothing(), "aid": DuelAidPart(look, game)}
    return parts


@dataclass(frozen=True, slots=True)
class _Nothing:
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
