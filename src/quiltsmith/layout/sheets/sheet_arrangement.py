"""Where things to cut out stand on a sheet: as many as fit, upright or on its side, and where their backs go."""

from __future__ import annotations

from math import isfinite
from typing import Literal

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.layout.sheets.machine_marks import cutting_area
from quiltsmith.layout.sheets.page_furniture import FURNITURE_HEIGHT, UNPRINTABLE, safe_margin
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Turning
from quiltsmith.style.sizes import Paper

Marks = Literal["edges", "full", "corners", "none"]
Axis = Literal["across", "down"]
"""In which direction places are mirrored from the front to the back."""
MARK_LENGTH = 2.0
"""The shortest cutting mark that is of use, with its distance from the card."""
_BESIDE = 0.5
"""From what may not be printed on, or from the footer, to the cards."""
FOLD_MARGIN = 3.4
"""From a card to the fold: the fold of thick paper is round, and nothing may lie on it."""
LARGEST_OFFSET = 20.0
_TOLERANCE = 1e-6


class SheetPlan(Struct, frozen=True):
    """Many on a sheet: trim size, bleed, gap (if not given, as much as the bleeds), marks, how backs get there.

    The offset moves the backs to the right and down, as one looks at them, to correct the printer.
    """

    width: float
    height: float
    bleed: float = 0.0
    gap: float | None = None
    marks: Marks = "edges"
    duplex: Turning = "long"
    back_offset: tuple[float, float] = (0.0, 0.0)

    @property
    def distance(self) -> float:
        """The distance of two cards."""
        return 2 * self.bleed if self.gap is None else self.gap

    def check(self) -> None:
        """Refuse numbers that do not go together."""
        for name, length in ((_("bleed"), self.bleed), (_("gap"), self.distance)):
            if not isfinite(length):
                raise QuiltsmithError(
                    _(
                        "a {name} of {length:g} mm is no length; leave it out or give a number of mm",
                        name=name,
                        length=length,
                    )
                )
        if self.bleed < 0:
            raise QuiltsmithError(
                _("a bleed of {bleed:g} mm is less than nothing; leave it out or give 2 or 3", bleed=self.bleed)
            )
        if self.gap is not None and self.gap < 0:
            raise QuiltsmithError(
                _("a gap of {gap:g} mm is less than nothing; leave it out or give 0 or more", gap=self.gap)
            )
        if self.distance < 2 * self.bleed - _TOLERANCE:
            raise QuiltsmithError(
                _(
                    "a bleed of {bleed:g} mm on both sides does not fit into a gap of {gap:g} mm; "
                    "make the gap at least {least:g} mm, or leave it out",
                    bleed=self.bleed,
                    gap=self.distance,
                    least=2 * self.bleed,
                )
            )
        if any(abs(offset) > LARGEST_OFFSET for offset in self.back_offset):
            x, y = self.back_offset
            raise QuiltsmithError(
                _(
                    "an offset of {x},{y} is more than any printer is wrong; up to {most:g} mm are possible",
                    x=f"{x:g}",
                    y=f"{y:g}",
                    most=LARGEST_OFFSET,
                )
            )
        if any(self.back_offset) and self.duplex not in ("long", "short"):
            raise QuiltsmithError(
                _("an offset moves backs on the other side of the sheet; it needs duplex long or short")
            )


class Arrangement(Struct, frozen=True):
    """A sheet with the top left corners of the cards' trims, row by row, and the box around all of them."""

    plan: SheetPlan
    sheet: Paper
    places: tuple[tuple[float, float], ...]
    columns: int
    mirrored: Axis
    fold: Axis | None = None

    @property
    def is_tumbled(self) -> bool:
        """Whether the sheet is turned over its upper edge, so that backs stand on their heads."""
        return self.mirrored == "down"

    @property
    def area(self) -> Box:
        """The box around all cards, with the backs if they are on the same side."""
        front = self._around(self.places)
        if self.fold is None:
            return front
        back = self._mirror(front)
        left, top = min(front.x, back.x), min(front.y, back.y)
        return Box(left, top, max(front.right, back.right) - left, max(front.bottom, back.bottom) - top)

    def area_behind(self) -> Box:
        """Return the box around all cards on the other side of the sheet."""
        return self._mirror(self.area)

    def behind(self, place: tuple[float, float]) -> tuple[float, float]:
        """Return the place of a back, seen from the side that it is printed on."""
        back = self._mirror(Box(*place, self.plan.width, self.plan.height))
        return back.x, back.y

    def _mirror(self, box: Box) -> Box:
        if self.mirrored == "across":
            return Box(self.sheet.width - box.right, box.y, box.width, box.height)
        return Box(box.x, self.sheet.height - box.bottom, box.width, box.height)

    def _around(self, places: tuple[tuple[float, float], ...]) -> Box:
        (left, top), (right, bottom) = places[0], places[-1]
        return Box(left, top, right + self.plan.width - left, bottom + self.plan.height - top)


def footer_strip(sheet: Paper) -> float:
    """Return what the footer takes of an edge of a sheet."""
    return safe_margin(sheet.width, sheet.height) + FURNITURE_HEIGHT + _BESIDE


def arrange(plan: SheetPlan, paper: Paper) -> Arrangement:
    """Find the arrangement that holds most; of equals the upright one, with the footer at the bottom."""
    plan.check()
    folds: tuple[Axis | None, ...] = ("across", "down") if plan.duplex == "gutterfold" else (None,)
    best: Arrangement | None = None
    for sheet in (paper, paper.landscape()):
        for beside in (False, True) if paper.machine is None else (False,):
            for fold in folds:
                found = _filled(plan, sheet, beside, fold)
                if found is not None and (best is None or len(found.places) > len(best.places)):
                    best = found
    if best is None:
        raise QuiltsmithError(_too_large(plan, paper))
    return best


def _filled(plan: SheetPlan, sheet: Paper, footer_beside: bool, fold: Axis | None) -> Arrangement | None:
    """Fill a sheet that has its footer below or beside the cards."""
    marks = MARK_LENGTH if plan.marks != "none" else _BESIDE
    # Marks may reach into a wide margin: a printer that cuts them off still shows enough of them.
    plain = plan.bleed + max(UNPRINTABLE + marks, safe_margin(sheet.width, sheet.height) + _BESIDE)
    strip = plan.bleed + marks + footer_strip(sheet)
    right, below = (strip, plain) if footer_beside else (plain, strip)
    clear = cutting_area(Box(plain, plain, sheet.width - plain - right, sheet.height - plain - below), sheet)
    gap = plan.distance if sheet.machine is None else max(plan.distance, sheet.machine.gap)
    across = _line(plan.width, gap, sheet.width, clear.x, sheet.width - clear.right, fold == "across")
    down = _line(plan.height, gap, sheet.height, clear.y, sheet.height - clear.bottom, fold == "down")
    if not across or not down:
        return None
    mirrored = fold or flip_axis(plan.duplex, sheet)
    places = tuple((x, y) for y in down for x in across)
    return Arrangement(plan, sheet, places, len(across), mirrored, fold)


def _line(side: float, gap: float, length: float, before: float, after: float, folded: bool) -> list[float]:
    """Place as many as fit in one direction, in the middle of the sheet if the margins allow it."""
    if folded:
        # The fold is in the middle of the sheet, and the other half is the mirror image of this one.
        end = length / 2 - FOLD_MARGIN - gap / 2
        count = int((end - max(before, after) + gap + _TOLERANCE) / (side + gap))
        return [end - side - number * (side + gap) for number in reversed(range(count))]
    count = int((length - before - after + gap + _TOLERANCE) / (side + gap))
    whole = count * (side + gap) - gap
    start = min((length - whole) / 2, length - after - whole)
    return [start + number * (side + gap) for number in range(count)]


def flip_axis(duplex: Turning, sheet: Paper) -> Axis:
    """Return how turning a sheet over its long or short edge mirrors it."""
    edge_is_upright = (sheet.height >= sheet.width) == (duplex != "short")
    return "across" if edge_is_upright else "down"


def _too_large(plan: SheetPlan, paper: Paper) -> str:
    size = {"width": plan.width, "height": plan.height}
    if plan.bleed:
        what = _("a card of {width:g} × {height:g} mm with {bleed:g} mm of bleed", bleed=plan.bleed, **size)
    else:
        what = _("a card of {width:g} × {height:g} mm", **size)
    if plan.duplex == "gutterfold":
        return _(
            "{card} and its back do not both fit on {paper}; choose a larger paper or another duplex",
            card=what,
            paper=paper.name,
        )
    return _(
        "{card} does not fit on {paper} with its margins; choose smaller cards or a larger paper",
        card=what,
        paper=paper.name,
    )
