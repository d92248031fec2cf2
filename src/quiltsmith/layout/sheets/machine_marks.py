"""The marks that a cutting machine looks for, on every page that something is cut out of."""

from __future__ import annotations

from msgspec.structs import replace

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK
from quiltsmith.scene.cutting import CutPath, box_outline
from quiltsmith.scene.elements import Document, Item, Page, Stroke
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.machines import ARM, LINE, SQUARE, Machine
from quiltsmith.style.sizes import Paper


@refusing_unprintable()
def with_machine_marks(document: Document, machine: Machine | None) -> Document:
    """Print the marks of a machine onto the pages that something is cut out of; the cut file has them, too."""
    if machine is None or not machine.mark_inset:
        return document
    return replace(document, pages=[_marked(page, machine) for page in document.pages])


def _marked(page: Page, machine: Machine) -> Page:
    if page.cuts is None:
        return page
    square, corners = machine_marks(page.width, page.height, machine)
    items: list[Item] = [paths.box_path(square, BLACK)]
    ends = [(x1, y1, x2, y2) for corner in corners for (x1, y1, _b), (x2, y2, _c) in corner.edges]
    items.append(paths.lines(ends, Stroke(BLACK, LINE)))
    cuts = replace(page.cuts, marks=(box_outline(square), *corners))
    return replace(page, items=(*page.items, *items), cuts=cuts)


def machine_marks(width: float, height: float, machine: Machine) -> tuple[Box, tuple[CutPath, CutPath]]:
    """Return the square at the upper left, and the corners at the upper right and the lower left."""
    inside = Box(0, 0, width, height).inset(machine.mark_inset)
    left, top, right, bottom = inside.x, inside.y, inside.right, inside.bottom
    upper = ((right - ARM, top, 0.0), (right, top, 0.0), (right, top + ARM, 0.0))
    lower = ((left, bottom - ARM, 0.0), (left, bottom, 0.0), (left + ARM, bottom, 0.0))
    return Box(left, top, SQUARE, SQUARE), (CutPath(upper, False), CutPath(lower, False))


def cutting_area(page: Box, paper: Paper) -> Box:
    """Return the part of a printable area that is clear of marks: the larger one of two ways to get round them."""
    machine = paper.machine
    if machine is None:
        return page
    clear = machine.margin
    corner = machine.mark_inset + machine.corner if machine.corner else clear
    sheet = Box(0, 0, paper.width, paper.height)
    ways = [sheet.inset(across, down) for across, down in ((clear, corner), (corner, clear))]
    return max((_common(page, way) for way in ways), key=lambda box: box.width * box.height)


def _common(one: Box, other: Box) -> Box:
    x, y = max(one.x, other.x), max(one.y, other.y)
    return Box(x, y, min(one.right, other.right) - x, min(one.bottom, other.bottom) - y)
