"""What lies in a sewing box: buttons, needles, reels, thread, swing tags, rosettes and bindings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Fabric, Group, Item, Path, Segment, Stroke
from quiltsmith.style.theme import Ink, Theme

Point = tuple[float, float]
_TAG_CORNER = 0.17
_SCRAP_STEP = 5
"""From one scrap of a binding to the next in the theme's list of fabrics, so that neighbours differ much."""


def button(x: float, y: float, radius: float, colour: Colour, theme: Theme) -> list[Item]:
    """Draw a button with four holes; pale enough inside that a tick on it can be seen."""
    hole, off = radius * 0.1, radius * 0.25
    return [
        paths.circle(x, y, radius, theme.paper, Stroke(colour, radius * 0.107)),
        paths.circle(x, y, radius * 0.8, None, Stroke(colour, radius * 0.048)),
        *(
            paths.circle(x + dx, y + dy, hole, None, Stroke(colour, radius * 0.06))
            for dx in (-off, off)
            for dy in (-off, off)
        ),
    ]


def needle(x: float, y: float, length: float, theme: Theme) -> Item:
    """Draw a needle that points to the right; its eye is at (x, y)."""
    half = length * 0.068
    steel: list[Point] = [
        (-length * 0.16, -half * 0.9),
        (length * 0.33, -half),
        (length, 0),
        (length * 0.33, half),
        (-length * 0.16, half * 0.9),
        (-length * 0.23, 0),
    ]
    eye = paths.rounded_rect(-length * 0.12, -half * 0.4, length * 0.33, half * 0.8, half * 0.4, theme.paper)
    body = paths.polygon(steel, theme.line, Stroke(theme.line, length * 0.02, round=True))
    return Group((body, eye), x, y)


def thread(points: Sequence[Point], colour: Colour, width: float, sway: float) -> Item:
    """Draw a thread through points, which sways up and down between them."""
    segments: list[Segment] = [("M", *points[0])]
    for number, ((x1, y1), (x2, y2)) in enumerate(pairwise(points)):
        off = sway if number % 2 else -sway
        third = (x2 - x1) * 0.35
        segments.append(("C", x1 + third, y1 + off, x2 - third, y2 + off, x2, y2))
    return Path(tuple(segments), None, Stroke(colour, width, round=True))


def reel(box: Box, fabric: Fabric, theme: Theme) -> list[Item]:
    """Draw a reel of thread in a fabric, standing upright, with a white disc for a number."""
    outline = Stroke(theme.line, box.width * 0.024, round=True)
    flange = box.height * 0.145
    left, width, bulge = box.x + box.width * 0.12, box.width * 0.76, box.width * 0.07
    top, bottom = box.y + flange, box.bottom - flange
    upper, lower = box.y + box.height * 0.35, box.y + box.height * 0.65
    wound = Path(
        (
            ("M", left, top),
            ("C", left - bulge, upper, left - bulge, lower, left, bottom),
            ("L", left + width, bottom),
            ("C", left + width + bulge, lower, left + width + bulge, upper, left + width, top),
            ("Z",),
        ),
        replace(fabric, scale=box.width * 0.046),
        outline,
    )
    items: list[Item] = [wound]
    grain = Stroke(theme.line if theme.ink is Ink.MONO else theme.guide, box.width * 0.011)
    for y in (box.y, bottom):
        items.append(paths.rounded_rect(box.x, y, box.width, flange, flange * 0.25, theme.panel, outline))
        middle = y + flange * 0.66
        items.append(paths.line(box.x + box.width * 0.09, middle, box.right - box.width * 0.09, middle, grain))
    x, y = box.centre
    items.append(paths.circle(x, y, box.width * 0.27, theme.paper, Stroke(theme.line, box.width * 0.019)))
    return items


def rosette(x: float, y: float, radius: float, fabric: Fabric, theme: Theme) -> list[Item]:
    """Draw a rosette with a white disc for a number."""
    pleats = paths.star_points(x, y, radius, radius * 0.83, 18)
    return [
        paths.polygon(
            pleats, replace(fabric, scale=radius * 0.11), Stroke(theme.line, radius * 0.064, round=True)
        ),
        paths.circle(x, y, radius * 0.68, theme.paper, Stroke(theme.line, radius * 0.055)),
    ]


def swing_tag(box: Box, hangs_from: Point, theme: Theme) -> list[Item]:
    """Draw a swing tag with cut corners, an eyelet, and its thread up to where it hangs."""
    corner = min(box.width * _TAG_CORNER, box.height * 0.2)
    x, eyelet = box.centre[0], box.y + corner * 0.8
    outline = [
        (box.x + corner, box.y),
        (box.right - corner, box.y),
        (box.right, box.y + corner),
        (box.right, box.bottom),
        (box.x, box.bottom),
        (box.x, box.y + corner),
    ]
    up_x, up_y = hangs_from
    loop = Path(
        (
            ("M", x - 0.3, eyelet),
            ("C", x - corner * 0.3, box.y, up_x - corner * 0.33, up_y + corner * 0.2, up_x - 0.5, up_y),
            ("M", x + 0.3, eyelet),
            ("C", x + corner * 0.3, box.y, up_x + corner * 0.28, up_y + corner * 0.2, up_x + 0.5, up_y),
        ),
        None,
        Stroke(theme.accent, corner * 0.076, round=True),
    )
    return [
        paths.polygon(outline, theme.panel, Stroke(theme.line, corner * 0.087, round=True)),
        paths.circle(x, eyelet, corner * 0.32, theme.paper, Stroke(theme.accent, corner * 0.13)),
        loop,
    ]


def scraps(theme: Theme, seed: int) -> list[Fabric]:
    """Return the fabrics of a binding that is pieced of scraps."""
    return [theme.fabric(number * _SCRAP_STEP + seed) for number in range(len(theme.fabrics))]


def binding(box: Box, width: float, fabrics: Sequence[Fabric], theme: Theme) -> list[Item]:
    """Draw a binding pieced of scraps around a box, with plain corners."""
    across, down = (max(1, round((side - 2 * width) / (width * 2.65))) for side in (box.width, box.height))
    long, high = (box.width - 2 * width) / across, (box.height - 2 * width) / down
    top = [Box(box.x + width + n * long, box.y, long, width) for n in range(across)]
    right = [Box(box.right - width, box.y + width + n * high, width, high) for n in range(down)]
    bottom = [Box(box.right - width - (n + 1) * long, box.bottom - width, long, width) for n in range(across)]
    left = [Box(box.x, box.bottom - width - (n + 1) * high, width, high) for n in range(down)]
    seam = Stroke(theme.line, width * 0.073)
    scraps = [
        paths.box_path(scrap, replace(fabrics[n % len(fabrics)], scale=width * 0.18), seam)
        for n, scrap in enumerate((*top, *right, *bottom, *left))
    ]
    corners = [
        paths.rect(x, y, width, width, theme.badge, seam)
        for x in (box.x, box.right - width)
        for y in (box.y, box.bottom - width)
    ]
    return [*scraps, *corners, paths.box_path(box, None, Stroke(theme.line, width * 0.13))]
