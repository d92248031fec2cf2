"""A die to fold: the net of a cube with the game's faces, cut and fold lines, and tabs to glue."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from msgspec import Struct

from quiltsmith.i18n import _
from quiltsmith.layout.drawing.pictograms import die_face
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Item, Path, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.theme import Theme

EDGE = 18.0
"""The edge of the cube in millimetres."""
TAB = 5.0
_MOST_PIPS = 6
_BETWEEN_SLIPS = 2.0
Vector = tuple[int, int, int]
Corner = tuple[int, int]
Place = tuple[int, int]
"""A square of the net: column and row."""
NET: tuple[Place, ...] = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))
"""A cross: four faces in a row, one above and one below the second."""
_SIDES: tuple[tuple[Corner, Corner], ...] = (
    ((0, 0), (1, 0)),
    ((1, 0), (1, 1)),
    ((1, 1), (0, 1)),
    ((0, 1), (0, 0)),
)
"""The sides of a square, clockwise from the top, by their corners."""


class NoCubeError(ValueError):
    """Faces that no cube can have with equal chances."""


class FoldedFace(Struct, frozen=True):
    """A square of the net on the cube: where its top left corner is, where right, down and inwards lead."""

    origin: Vector
    right: Vector
    down: Vector
    inwards: Vector

    def corner(self, corner: Corner) -> Vector:
        """Give the place in space of one of the square's corners."""
        return _sum(self.origin, *[self.right] * corner[0], *[self.down] * corner[1])


class Side(Struct, frozen=True):
    """A side of a square of the net, counted clockwise from the top."""

    place: Place
    number: int


def cube_faces(die: Sequence[int]) -> tuple[int, ...]:
    """Give six faces with the same chances as the die's, or raise NoCubeError."""
    if not die or 6 % len(die):
        raise NoCubeError(_("a die with {number} faces is no cube", number=len(die)))
    return tuple(sorted(tuple(die) * (6 // len(die))))


def placed_faces(die: Sequence[int]) -> dict[Place, int]:
    """Say which face stands where on the net: opposite ones are small and large, as on any fair die."""
    faces = cube_faces(die)
    opposite = opposite_places()
    return {
        place: face
        for pair, low in zip(opposite, range(3), strict=True)
        for place, face in zip(pair, (faces[low], faces[5 - low]), strict=True)
    }


def fold() -> dict[Place, FoldedFace]:
    """Fold the net to a cube: every square goes where its neighbour's edge takes it."""
    start = (1, 1)
    folded = {start: FoldedFace((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))}
    reached = [start]
    while reached:
        column, row = reached.pop()
        face = folded[column, row]
        right, down, inwards = face.right, face.down, face.inwards
        around = {
            (column + 1, row): FoldedFace(_sum(face.origin, right), inwards, down, _minus(right)),
            (column - 1, row): FoldedFace(_sum(face.origin, inwards), _minus(inwards), down, right),
            (column, row + 1): FoldedFace(_sum(face.origin, down), right, inwards, _minus(down)),
            (column, row - 1): FoldedFace(_sum(face.origin, inwards), right, _minus(inwards), down),
        }
        for place, neighbour in around.items():
            if place in NET and place not in folded:
                folded[place] = neighbour
                reached.append(place)
    return folded


def opposite_places() -> tuple[tuple[Place, Place], ...]:
    """List the three pairs of squares that lie opposite each other on the cube."""
    folded = fold()
    return tuple(
        (first, second)
        for number, first in enumerate(NET)
        for second in NET[number + 1 :]
        if folded[first].inwards == _minus(folded[second].inwards)
    )


def glued_sides() -> tuple[tuple[Side, Side], ...]:
    """List the pairs of outer sides of the net that meet on the cube; the first gets the tab."""
    folded = fold()
    by_edge: dict[frozenset[Vector], list[Side]] = {}
    for place in NET:
        for number, corners in enumerate(_SIDES):
            if _beyond(place, number) not in NET:
                edge = frozenset(folded[place].corner(corner) for corner in corners)
                by_edge.setdefault(edge, []).append(Side(place, number))
    # Tabs on the faces above and below the row, which leaves the row itself straight to cut.
    return tuple((first, second) if first.place[1] != 1 else (second, first) for first, second in by_edge.values())


def net_size(edge: float = EDGE) -> tuple[float, float]:
    """Give width and height of the net, tabs included."""
    return 4 * edge + TAB, 3 * edge + 2 * TAB


def die_net(die: Sequence[int], x: float, y: float, theme: Theme, edge: float = EDGE) -> list[Item]:
    """Draw the net with the top left corner of its room at (x, y): solid lines to cut, dashed ones to fold."""
    left, top = x, y + TAB
    cut, dashed = theme.line_stroke(0.35), Stroke(theme.line, 0.3, (1.6, 1.1))
    tabs = [first for first, _unused in glued_sides()]
    items: list[Item] = [_tab(side, left, top, edge, theme) for side in tabs]
    folds: list[tuple[float, float, float, float]] = []
    cuts: list[tuple[float, float, float, float]] = []
    for place, face in placed_faces(die).items():
        box = Box(left + place[0] * edge, top + place[1] * edge, edge, edge)
        items += [paths.box_path(box, theme.card), *_face(face, box.inset(edge * 0.1), theme)]
    for place in NET:
        for number, (start, end) in enumerate(_SIDES):
            ends = (*_point(place, start, left, top, edge), *_point(place, end, left, top, edge))
            if _beyond(place, number) in NET:
                folds += [ends] if number in (1, 2) else []
            elif Side(place, number) in tabs:
                folds.append(ends)
            else:
                cuts.append(ends)
    return [*items, paths.lines(folds, dashed), paths.lines(cuts, cut)]


def slips(die: Sequence[int], box: Box, theme: Theme) -> list[Item]:
    """Draw a slip for every face, to be drawn blindly, for dice that are no cube."""
    side = EDGE
    while side > 1 and ceil(len(die) / _slips_across(box, side)) * (side + _BETWEEN_SLIPS) > box.height:
        side -= 0.5
    across, step = _slips_across(box, side), side + _BETWEEN_SLIPS
    items: list[Item] = []
    for number, face in enumerate(die):
        cell = Box(box.x + number % across * step, box.y + number // across * step, side, side)
        items += [paths.box_path(cell, theme.card, theme.line_stroke(0.35)), *_face(face, cell.inset(1.8), theme)]
    return items


def _slips_across(box: Box, side: float) -> int:
    return max(1, int(box.width // (side + _BETWEEN_SLIPS)))


def _face(face: int, box: Box, theme: Theme) -> list[Item]:
    if face <= _MOST_PIPS:
        return [die_face(face, box, theme)]
    frame = paths.box_path(box, theme.paper, theme.line_stroke(0.5), box.width * 0.18)
    return [frame, *fit_text(str(face), box.inset(2), TextStyle(24, "display", theme.text, "centre"))]


def _tab(side: Side, left: float, top: float, edge: float, theme: Theme) -> Path:
    """Draw a tab: narrower at its end, so that no two of them meet inside the cube."""
    (x1, y1), (x2, y2) = (_point(side.place, corner, left, top, edge) for corner in _SIDES[side.number])
    along = ((x2 - x1) / edge, (y2 - y1) / edge)
    out = (along[1], -along[0])
    slope = TAB * 0.8
    points = (
        (x1, y1),
        (x1 + out[0] * TAB + along[0] * slope, y1 + out[1] * TAB + along[1] * slope),
        (x2 + out[0] * TAB - along[0] * slope, y2 + out[1] * TAB - along[1] * slope),
        (x2, y2),
    )
    return paths.polygon(points, theme.panel, theme.line_stroke(0.35))


def _point(place: Place, corner: Corner, left: float, top: float, edge: float) -> tuple[float, float]:
    return left + (place[0] + corner[0]) * edge, top + (place[1] + corner[1]) * edge


def _beyond(place: Place, number: int) -> Place:
    across, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[number]
    return place[0] + across, place[1] + down


def _sum(*vectors: Vector) -> Vector:
    x, y, z = (sum(numbers) for numbers in zip(*vectors, strict=True))
    return x, y, z


def _minus(vector: Vector) -> Vector:
    return -vector[0], -vector[1], -vector[2]
