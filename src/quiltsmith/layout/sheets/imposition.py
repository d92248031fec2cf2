"""Faces onto pages: many on a sheet to cut at home, or each on a page of its own for a print shop.

    pages = impose_sheets(leaves, SheetPlan(63, 88, bleed=2, duplex="long"), style)
    pages = with_footers(pages, style, "meadow")       # ruler, job, page n of m; last of all
    pages = impose_singles(leaves, SinglePlan(63, 88, bleed=3, order=("back", "front")))

A leaf is one thing to cut out. Its faces are symbols with the trim's top left corner at their origin; they draw
from -bleed to size + bleed. Nothing here knows what is on them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.layout.sheets.cut_marks import MARK_LINE, corner_marks, cut_marks, fold_line
from quiltsmith.layout.sheets.page_furniture import FURNITURE_HEIGHT, footer, safe_margin
from quiltsmith.layout.sheets.sheet_arrangement import Arrangement, SheetPlan, arrange
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.cutting import Cuts, box_outline
from quiltsmith.scene.elements import Group, Item, Page, Stroke, Symbol, Use
from quiltsmith.style.print_style import Style

Side = Literal["front", "back"]
COLUMNS, ROWS = 10, 7
FRONTS = COLUMNS * ROWS - 1
LONGEST_SIDE = 4096
"""Pixels; graphics cards take no larger pictures."""


class Leaf(Struct, frozen=True, eq=False):
    """One thing to cut out: its two faces, and what it is called."""

    front: Symbol
    back: Symbol | None = None
    label: str = ""


class SinglePlan(Struct, frozen=True):
    """A page for every face: the trim size, the bleed around it, and which face comes first.

    With a margin, which is what lies around the bleed, corner marks stand outside the bleed. Backs that are the
    same can be written once, after all fronts, for services that put one back behind all cards.
    """

    width: float
    height: float
    bleed: float = 0.0
    order: tuple[Side, ...] = ("front", "back")
    margin: float = 0.0
    backs_once: bool = False


def impose_singles(leaves: Sequence[Leaf], plan: SinglePlan, line: Stroke = MARK_LINE) -> list[Page]:
    """Put every face on a page of its own, with TrimBox and BleedBox, leaf by leaf in the order of the plan."""
    around = plan.bleed + plan.margin
    trim = Box(around, around, plan.width, plan.height)
    page = trim.inset(-around)
    marks = corner_marks(trim, plan.bleed, plan.margin, line) if plan.margin else ()
    bleed = trim.inset(-plan.bleed)
    return [
        Page(page.width, page.height, (Use(face, around, around), *marks), label, trim, bleed)
        for face, label in _single_faces(leaves, plan)
    ]


def _single_faces(leaves: Sequence[Leaf], plan: SinglePlan) -> Iterator[tuple[Symbol, str]]:
    """List faces in the order of their pages, with what these are called."""
    for leaf in leaves:
        for side in plan.order:
            face = leaf.front if side == "front" else leaf.back
            if face is not None and not (plan.backs_once and side == "back"):
                yield face, f"{leaf.label} {side}"
    if plan.backs_once and "back" in plan.order:
        yield from ((back, back.name) for back in dict.fromkeys(leaf.back for leaf in leaves) if back is not None)


def impose_sheets(leaves: Sequence[Leaf], plan: SheetPlan, style: Style) -> list[Page]:
    """Put as many leaves on a sheet as fit, and their backs where they meet them after the sheet is turned.

    For `long` and `short` a page with fronts is followed by one with backs. The pages have no footer yet.
    """
    if not any(leaf.back for leaf in leaves):
        plan = replace(plan, duplex="none")
    arrangement = arrange(plan, style.paper)
    pages = []
    for first in range(0, len(leaves), len(arrangement.places)):
        some = leaves[first : first + len(arrangement.places)]
        pages.append(_fronts(some, arrangement, style))
        if plan.duplex in ("long", "short"):
            pages.append(_backs(some, arrangement))
    return pages


def with_footers(
    pages: Sequence[Page],
    style: Style,
    job: str,
    first: int = 1,
    total: int | None = None,
    *,
    has_ruler: bool = True,
) -> list[Page]:
    """Add ruler, job and page number to pages of sheets, on the edge where they fit.

    Pages whose scale does not matter do without the ruler.
    """
    total = len(pages) if total is None else total
    return [
        replace(page, items=(*page.items, *edge_footer(page, style, job, number, total, has_ruler=has_ruler)))
        for number, page in enumerate(pages, first)
    ]


def edge_footer(
    page: Page, style: Style, job: str, number: int, total: int, *, has_ruler: bool = True
) -> tuple[Item, ...]:
    """Draw the footer below the cards, or beside or above them where they fit only there."""
    draw = partial(footer, style, job, number, total, has_ruler=has_ruler)
    margin = safe_margin(page.width, page.height)
    strip = margin + FURNITURE_HEIGHT
    used = page.trim or Box(0, 0, page.width, page.height - strip)
    if page.height - used.bottom >= strip - 0.01:
        return draw(page.width, page.height)
    if page.width - used.right >= strip - 0.01:
        turned = draw(page.height, page.width)
        return (Group(turned, 0, page.height, rotate=-90),)
    if used.x >= strip - 0.01:
        turned = draw(page.height, page.width)
        return (Group(turned, page.width, 0, rotate=90),)
    below = draw(page.width, page.height)
    return (Group(below, 0, strip + margin + 0.5 - page.height),)


def _fronts(leaves: Sequence[Leaf], arrangement: Arrangement, style: Style) -> Page:
    used = arrangement.places[: len(leaves)]
    items: list[Item] = [Use(leaf.front, *place) for leaf, place in zip(leaves, used, strict=True)]
    area = arrangement.area
    if arrangement.fold is not None:
        for leaf, place in zip(leaves, used, strict=True):
            if leaf.back is not None:
                items.append(_placed(leaf.back, arrangement.behind(place), arrangement))
        items += fold_line(arrangement, style)
    items += cut_marks(arrangement, style.theme, len(leaves))
    page = _page(arrangement, items, _names(leaves), area)
    if arrangement.fold is not None:
        return page  # front and back are glued together first
    boxes = [Box(*place, arrangement.plan.width, arrangement.plan.height) for place in used]
    return replace(page, cuts=Cuts(tuple(map(box_outline, boxes))))


def _backs(leaves: Sequence[Leaf], arrangement: Arrangement) -> Page:
    right, down = arrangement.plan.back_offset
    items: list[Item] = []
    for leaf, place in zip(leaves, arrangement.places, strict=False):
        if leaf.back is not None:
            x, y = arrangement.behind(place)
            items.append(_placed(leaf.back, (x + right, y + down), arrangement))
    return _page(arrangement, items, f"{_names(leaves)} back", arrangement.area_behind())


def _placed(face: Symbol, place: tuple[float, float], arrangement: Arrangement) -> Item:
    """Put a back in its place, upside down where the sheet is turned over its upper edge."""
    x, y = place
    if arrangement.is_tumbled:
        return Group((Use(face),), x + arrangement.plan.width, y + arrangement.plan.height, rotate=180)
    return Use(face, x, y)


def _page(arrangement: Arrangement, items: Sequence[Item], label: str, area: Box) -> Page:
    bleed = area.inset(-arrangement.plan.bleed)
    return Page(arrangement.sheet.width, arrangement.sheet.height, tuple(items), label, area, bleed)


def _names(leaves: Sequence[Leaf]) -> str:
    return ", ".join(leaf.label for leaf in leaves if leaf.label)


def impose_grid(leaves: Sequence[Leaf], width: float, height: float) -> list[Page]:
    """Put fronts into as many grids as they need, each kind of back with its own, followed by that back."""
    pages = []
    for back in dict.fromkeys(leaf.back for leaf in leaves):
        same = [leaf for leaf in leaves if leaf.back is back]
        for first in range(0, len(same), FRONTS):
            number = first // FRONTS + 1
            pages.append(_grid(same[first : first + FRONTS], back, width, height, number, len(same) > FRONTS))
        if back is not None:
            pages.append(Page(width, height, (Use(back),), back.name))
    return pages


def finest_resolution(width: float, height: float) -> int:
    """Return the dots per inch with which a grid of cards of this size is as large as a picture may be."""
    return int(25.4 * LONGEST_SIDE / max(COLUMNS * width, ROWS * height))


def _grid(
    leaves: Sequence[Leaf], back: Symbol | None, width: float, height: float, number: int, is_numbered: bool
) -> Page:
    faces = [leaf.front for leaf in leaves]
    items: list[Item] = [
        Use(face, place % COLUMNS * width, place // COLUMNS * height) for place, face in enumerate(faces)
    ]
    if back is not None:
        items.append(Use(back, (COLUMNS - 1) * width, (ROWS - 1) * height))
    kind = back.name.removesuffix("-back") if back is not None else "cards"
    label = f"{kind} grid {number}" if is_numbered else f"{kind} grid"
    return Page(COLUMNS * width, ROWS * height, tuple(items), label)
