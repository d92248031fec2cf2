"""Nets of boxes: panels that hang on each other, their outline and creases, and how they look when folded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, hypot, pi, radians, sin, tan

from msgspec import Struct

from quiltsmith.scene.boxes import Box
from quiltsmith.scene.cutting import CutPath, Cuts, Vertex, line

Place = tuple[float, float, float]
"""A place in space: right, down, and towards who looks at the printed side."""
_QUARTER = tan(pi / 8)
_DIGITS = 4
GLUE = 11.0
"""The width of a flap that is glued."""
_TUCK, _SHALLOWEST_TUCK = 15.0, 8.0
"""How far lids reach into the box."""
_DUST = 18.0
_TAPER, _SLANT = 0.8, 3.0
_THUMB = 9.0


class Size(Struct, frozen=True):
    """A width, a height and a depth in mm."""

    width: float
    height: float
    depth: float


class Panel(Struct, frozen=True):
    """A part of a net between creases; it hangs on another one by an edge, and is folded away from the viewer."""

    name: str
    points: tuple[Vertex, ...]
    parent: str = ""
    hinge: tuple[tuple[float, float], tuple[float, float]] | None = None
    is_glued: bool = False
    """Whether it is hidden in the end, with glue on its printed side."""

    @property
    def box(self) -> Box:
        """The box around it."""
        xs, ys = [x for x, _y, _b in self.points], [y for _x, y, _b in self.points]
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


class Net(Struct, frozen=True):
    """A box as it lies flat; the first panel is the one that others hang on. `inside` is what goes into it."""

    panels: tuple[Panel, ...]
    inside: Size

    def __getitem__(self, name: str) -> Panel:
        return next(panel for panel in self.panels if panel.name == name)

    @property
    def box(self) -> Box:
        """The box around all panels."""
        boxes = [panel.box for panel in self.panels]
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)

    def cuts(self) -> Cuts:
        """Return the outline, and the creases."""
        hinges = [panel.hinge for panel in self.panels if panel.hinge is not None]
        return Cuts((_outline(self.panels),), tuple(line(*start, *end) for start, end in hinges))

    def folded(self, angles: Mapping[str, float] | None = None) -> dict[str, tuple[Place, ...]]:
        """Return where the corners of each panel are when its creases are folded, to a right angle if not told."""
        placed: dict[str, tuple[Place, ...]] = {}
        for panel in self.panels:
            corners: list[Place] = [(x, y, 0.0) for x, y, _bulge in CutPath(panel.points).chords().points]
            above: Panel | None = panel
            while above is not None and above.hinge is not None:
                corners = _turned(corners, above, (angles or {}).get(above.name, 90.0))
                above = self[above.parent]
            placed[panel.name] = tuple(corners)
        return placed


def _turned(corners: Sequence[Place], panel: Panel, degrees: float) -> list[Place]:
    """Fold what hangs on a panel, the panel included, away from the viewer."""
    if panel.hinge is None:
        return list(corners)
    (x1, y1), (x2, y2) = panel.hinge
    length = hypot(x2 - x1, y2 - y1)
    along, down = (x2 - x1) / length, (y2 - y1) / length
    middle = panel.box.centre
    # The side of the hinge that the panel lies on, and how far out each corner is.
    side = 1.0 if (middle[0] - x1) * -down + (middle[1] - y1) * along > 0 else -1.0
    out = -down * side, along * side
    angle = radians(degrees)
    turned = []
    for x, y, z in corners:
        on, off = (x - x1) * along + (y - y1) * down, (x - x1) * out[0] + (y - y1) * out[1]
        far, deep = off * cos(angle) + z * sin(angle), -off * sin(angle) + z * cos(angle)
        turned.append((x1 + along * on + out[0] * far, y1 + down * on + out[1] * far, deep))
    return turned


def _outline(panels: Sequence[Panel]) -> CutPath:
    """Walk around all panels: the edges that no other panel hangs on, one after the other."""
    creased = {frozenset(map(_rounded, panel.hinge)) for panel in panels if panel.hinge is not None}
    after: dict[tuple[float, float], tuple[Vertex, tuple[float, float]]] = {}
    for panel in panels:
        for start, end in CutPath(panel.points).edges:
            ends = _rounded(start[:2]), _rounded(end[:2])
            if frozenset(ends) not in creased:
                after[ends[0]] = start, ends[1]
    first = here = next(iter(after))
    points = []
    while True:
        vertex, here = after[here]
        points.append(vertex)
        if here == first:
            return CutPath(tuple(points))


def _rounded(place: tuple[float, float]) -> tuple[float, float]:
    return round(place[0], _DIGITS), round(place[1], _DIGITS)


def _rectangle(name: str, box: Box, parent: str = "", side: str = "") -> Panel:
    points = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
    return Panel(name, tuple((x, y, 0.0) for x, y in points), parent, _side(box, side))


def _side(box: Box, side: str) -> tuple[tuple[float, float], tuple[float, float]] | None:
    """Return the edge of a box by which it hangs."""
    return {
        "left": ((box.x, box.y), (box.x, box.bottom)),
        "right": ((box.right, box.y), (box.right, box.bottom)),
        "top": ((box.x, box.y), (box.right, box.y)),
        "bottom": ((box.x, box.bottom), (box.right, box.bottom)),
    }.get(side)


def _flap(
    name: str, box: Box, parent: str, side: str, slant: float, radius: float = 0.0, *, is_glued: bool = False
) -> Panel:
    """Make a flap that becomes narrower away from its hinge, with round corners if a radius is given."""
    # Drawn as if it hung by its lower edge, clockwise, and turned to the right side.
    width, height = (box.width, box.height) if side in ("top", "bottom") else (box.height, box.width)
    r, bulge = radius, _QUARTER if radius else 0.0
    upright = [(0.0, height, 0.0), (slant, r, bulge), (slant + r, 0.0, 0.0)]
    upright += [(width - slant - r, 0.0, bulge), (width - slant, r, 0.0), (width, height, 0.0)]
    if not radius:
        upright = [upright[0], (slant, 0.0, 0.0), (width - slant, 0.0, 0.0), upright[-1]]
    points = tuple((*_hanging(x, y, box, side), curve) for x, y, curve in upright)
    return Panel(name, points, parent, _side(box, side), is_glued)


def _hanging(x: float, y: float, box: Box, side: str) -> tuple[float, float]:
    """Return a place of a flap that hangs by a side of its box, from where it is if it hangs by the lower one."""
    if side == "bottom":
        return box.x + x, box.y + y
    if side == "top":
        return box.right - x, box.bottom - y
    return (box.x + y, box.bottom - x) if side == "right" else (box.right - y, box.y + x)


def tuck_net(inside: Size, thickness: float) -> Net:
    """Make a tuck box of paper so thick: front, back and sides in a row, a lid at each end of the back."""
    wide, high, deep = (side + thickness for side in (inside.width, inside.height, inside.depth))
    tuck = max(_SHALLOWEST_TUCK, min(_TUCK, high / 3))
    dust = min(_DUST, wide / 2 - 1)
    top = deep + tuck
    row = Box(0, top, GLUE + 2 * (deep + wide), high)
    glue, side, front, other, back = row.columns((GLUE, deep, wide, deep, wide))
    thumb, middle = min(_THUMB, wide / 6), front.centre[0]
    whole = _rectangle("front", front)
    notched = (whole.points[0], (middle - thumb, top, -1.0), (middle + thumb, top, 0.0), *whole.points[1:])
    lid, floor = back.top_strip(deep).moved(down=-deep), back.bottom_strip(deep).moved(down=deep)
    slant = min(_SLANT, deep / 4)
    round_corner = min(6.0, tuck / 2)
    return Net(
        (
            Panel("front", notched),
            _rectangle("left", side, "front", "right"),
            _flap("glue", glue, "left", "right", _SLANT * 2, is_glued=True),
            _rectangle("right", other, "front", "left"),
            _rectangle("back", back, "right", "left"),
            _rectangle("lid", lid, "back", "bottom"),
            _flap("lid tuck", lid.top_strip(tuck).moved(down=-tuck), "lid", "bottom", _TAPER, round_corner),
            _rectangle("floor", floor, "back", "top"),
            _flap("floor tuck", floor.bottom_strip(tuck).moved(down=tuck), "floor", "top", _TAPER, round_corner),
            *(
                _flap(f"{name} dust {end}", place, name, hinge, slant)
                for name, panel in (("left", side), ("right", other))
                for end, place, hinge in (
                    ("above", panel.top_strip(dust).moved(down=-dust), "bottom"),
                    ("below", panel.bottom_strip(dust).moved(down=dust), "top"),
                )
            ),
        ),
        inside,
    )


def tray_net(inside: Size, thickness: float) -> Net:
    """Make an open tray: a floor, four walls, and at both ends of two walls a flap to glue behind the others."""
    wide, high, deep = inside.width + thickness, inside.height + thickness, inside.depth + thickness / 2
    floor = Box(deep, deep, wide, high)
    flap = min(deep, GLUE * 1.5)
    slant = min(_SLANT, deep / 4)
    walls = {
        "above": (floor.top_strip(deep).moved(down=-deep), "bottom"),
        "below": (floor.bottom_strip(deep).moved(down=deep), "top"),
        "left": (floor.left_strip(deep).moved(-deep), "right"),
        "right": (floor.right_strip(deep).moved(deep), "left"),
    }
    glued = [
        _flap(f"{name} {end}", place, name, hinge, slant, is_glued=True)
        for name in ("above", "below")
        for wall in (walls[name][0],)
        for end, place, hinge in (
            ("left", wall.left_strip(flap).moved(-flap), "right"),
            ("right", wall.right_strip(flap).moved(flap), "left"),
        )
    ]
    panels = [_rectangle(name, box, "floor", side) for name, (box, side) in walls.items()]
    return Net((_rectangle("floor", floor), *panels, *glued), inside)
