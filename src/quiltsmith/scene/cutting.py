"""What is cut out of a page and where it is creased: outlines in mm, for knives and lasers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan, cos, hypot, pi, sin, tan

from msgspec import Struct

from quiltsmith.scene.boxes import Box

Vertex = tuple[float, float, float]
"""x, y, and how the line to the next vertex bulges: 0 is straight, 1 a half circle to the right of the way.

It is the tangent of a quarter of the angle of the arc, as in DXF, but y goes down here: clockwise is positive.
"""
_CHORD = pi / 36


class CutPath(Struct, frozen=True):
    """Lines and arcs one after the other; closed ones are outlines, holes those of what falls out."""

    points: tuple[Vertex, ...]
    is_closed: bool = True
    is_hole: bool = False

    @property
    def edges(self) -> tuple[tuple[Vertex, Vertex], ...]:
        """The vertices at both ends of every line and arc."""
        after = self.points[1:] + self.points[:1] if self.is_closed else self.points[1:]
        return tuple(zip(self.points, after, strict=False))

    @property
    def is_straight(self) -> bool:
        """Whether it has no arcs."""
        return not any(bulge for _x, _y, bulge in self.points)

    @property
    def length(self) -> float:
        """How long it is."""
        return sum(edge_length(start, end) for start, end in self.edges)

    @property
    def area(self) -> float:
        """What it encloses: positive where it goes clockwise as one looks at the page."""
        total = 0.0
        for (x1, y1, bulge), (x2, y2, _unused) in self.edges:
            total += (x1 * y2 - x2 * y1) / 2
            if bulge:
                angle, chord = 4 * atan(bulge), hypot(x2 - x1, y2 - y1)
                radius = chord / (2 * sin(abs(angle) / 2))
                total += (radius**2 / 2) * (abs(angle) - sin(abs(angle))) * (1 if bulge > 0 else -1)
        return total

    def moved(self, right: float = 0.0, down: float = 0.0) -> CutPath:
        """Return it somewhere else."""
        return CutPath(
            tuple((x + right, y + down, bulge) for x, y, bulge in self.points), self.is_closed, self.is_hole
        )

    def chords(self) -> CutPath:
        """Return it with short straight lines in place of arcs."""
        points: list[Vertex] = []
        for start, end in self.edges:
            points += [(x, y, 0.0) for x, y in _arc(start, end)]
        if not self.is_closed:
            points.append((*self.points[-1][:2], 0.0))
        return CutPath(tuple(points), self.is_closed, self.is_hole)

    def grown(self, by: float) -> CutPath:
        """Return an outline that leaves so many mm more of the piece; holes become smaller by it."""
        if not by or not self.is_closed:
            return self
        path = self if self.is_straight else self.chords()
        # The piece lies at the right of a way that goes clockwise; what grows moves to the left.
        side = by if (path.area > 0) != self.is_hole else -by
        points = [(x, y) for x, y, _bulge in path.points]
        grown: list[Vertex] = []
        for before, here, after in zip([points[-1], *points[:-1]], points, [*points[1:], points[0]], strict=True):
            grown.append((*_corner(before, here, after, side), 0.0))
        return CutPath(tuple(grown), True, self.is_hole)


class Cuts(Struct, frozen=True):
    """All that is cut and creased on a page, and the marks that a machine looks for."""

    cut: tuple[CutPath, ...]
    crease: tuple[CutPath, ...] = ()
    marks: tuple[CutPath, ...] = ()

    def moved(self, right: float, down: float) -> Cuts:
        """Return all of it somewhere else."""
        lists = (self.cut, self.crease, self.marks)
        return Cuts(*(tuple(path.moved(right, down) for path in paths) for paths in lists))


def together(parts: Iterable[Cuts]) -> Cuts:
    """Return what is cut and creased in several parts of a page."""
    cut, crease = list[CutPath](), list[CutPath]()
    for part in parts:
        cut += part.cut
        crease += part.crease
    return Cuts(tuple(cut), tuple(crease))


def polygon(points: Iterable[tuple[float, float]], *, is_hole: bool = False) -> CutPath:
    """Return an outline of straight lines."""
    return CutPath(tuple((x, y, 0.0) for x, y in points), True, is_hole)


def line(x1: float, y1: float, x2: float, y2: float) -> CutPath:
    return CutPath(((x1, y1, 0.0), (x2, y2, 0.0)), False)


def box_outline(box: Box, radius: float = 0.0) -> CutPath:
    """Return the outline of a box, with round corners if a radius is given."""
    if not radius:
        return polygon([(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)])
    r, quarter = radius, tan(pi / 8)
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    return CutPath(
        (
            (x + r, y, 0.0),
            (right - r, y, quarter),
            (right, y + r, 0.0),
            (right, bottom - r, quarter),
            (right - r, bottom, 0.0),
            (x + r, bottom, quarter),
            (x, bottom - r, 0.0),
            (x, y + r, quarter),
        )
    )


def disc_outline(x: float, y: float, radius: float) -> CutPath:
    """Return a circle."""
    return CutPath(((x - radius, y, 1.0), (x + radius, y, 1.0)))


def edge_length(start: Vertex, end: Vertex) -> float:
    """Return the length of a line or an arc."""
    chord = hypot(end[0] - start[0], end[1] - start[1])
    angle = 4 * atan(abs(start[2]))
    return chord if not angle else chord / (2 * sin(angle / 2)) * angle


def arc_of(start: Vertex, end: Vertex) -> tuple[float, float, float]:
    """Return the middle and the radius of the circle that an arc is a part of."""
    (x1, y1, bulge), (x2, y2, _unused) = start, end
    chord, angle = hypot(x2 - x1, y2 - y1), 4 * atan(bulge)
    radius = chord / (2 * sin(abs(angle) / 2))
    # From the middle of the chord towards the middle of the circle, at the right of the way where it turns right.
    away = radius * cos(angle / 2) * (1 if bulge > 0 else -1)
    along, down = (x2 - x1) / chord, (y2 - y1) / chord
    return (x1 + x2) / 2 - down * away, (y1 + y2) / 2 + along * away, radius


def _arc(start: Vertex, end: Vertex) -> Sequence[tuple[float, float]]:
    """List points from the start of an edge to just before its end."""
    x, y, bulge = start
    if not bulge:
        return [(x, y)]
    middle_x, middle_y, _radius = arc_of(start, end)
    angle = 4 * atan(bulge)
    steps = max(2, int(abs(angle) / _CHORD) + 1)
    points = []
    for step in range(steps):
        turn = angle * step / steps
        across, down = x - middle_x, y - middle_y
        points.append(
            (middle_x + across * cos(turn) - down * sin(turn), middle_y + across * sin(turn) + down * cos(turn))
        )
    return points


def _corner(
    before: tuple[float, float], here: tuple[float, float], after: tuple[float, float], left: float
) -> tuple[float, float]:
    """Return where two sides meet that are moved to the left of their way."""
    (x0, y0), (x, y), (x2, y2) = before, here, after
    first, second = hypot(x - x0, y - y0), hypot(x2 - x, y2 - y)
    a, b = ((y - y0) / first, -(x - x0) / first), ((y2 - y) / second, -(x2 - x) / second)
    across, down = a[0] + b[0], a[1] + b[1]
    # Both normals have the length 1: the corner lies along their sum.
    share = left * 2 / (across**2 + down**2) if across or down else 0.0
    return x + across * share, y + down * share
