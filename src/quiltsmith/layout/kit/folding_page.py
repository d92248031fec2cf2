"""The page with everything to fold, in its true size: a die, a token, a scoring aid for the hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from msgspec import Struct

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.i18n import _
from quiltsmith.layout.drawing.pictograms import die_face, picture
from quiltsmith.layout.scoring_aid.card_panel import HEIGHT, WIDTH
from quiltsmith.layout.scoring_aid.scoring_aid_document import scoring_aid_leaf
from quiltsmith.layout.sheets.page_furniture import footer_room
from quiltsmith.layout.sheets.panel_pages import PaperTooSmallError, header, numbered, paragraph
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Fabric, Group, Item, Page, Path, Stroke, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
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


TENT_WIDTH = 20.0
_PANEL, _BASE, _TAB = 27.0, 16.0, 7.0
TENT_LENGTH = 2 * _PANEL + _BASE + _TAB


def tent(x: float, y: float, fabric: Fabric, name: str, theme: Theme) -> Group:
    """Draw a tent as it lies flat, from left to right: tab, front, ridge, back, floor."""
    cut, folded = theme.line_stroke(0.35), Stroke(theme.line, 0.3, (1.6, 1.1))
    face = _token_face(fabric, name, theme)
    front, ridge, floor = _TAB, _TAB + _PANEL, _TAB + 2 * _PANEL
    width, height = TENT_LENGTH, TENT_WIDTH
    tab = ((front, 0), (0, 3), (0, height - 3), (front, height))
    return Group(
        (
            paths.polygon(tab, theme.panel, cut),
            # Both sides stand on the floor when the ridge is up.
            Group(face, ridge, 0, rotate=90),
            Group(face, ridge, height, rotate=-90),
            paths.rect(floor, 0, _BASE, height, theme.panel),
            paths.rect(front, 0, width - front, height, None, cut),
            paths.lines([(at, 0, at, height) for at in (front, ridge, floor)], Stroke(theme.card, 1.0)),
            paths.lines([(at, 0, at, height) for at in (front, ridge, floor)], folded),
        ),
        x,
        y,
    )


def _token_face(fabric: Fabric, name: str, theme: Theme) -> tuple[Item, ...]:
    """Draw one side of the tent, the ridge at the top."""
    shown = Box(3, 5, TENT_WIDTH - 6, TENT_WIDTH - 6)
    return (
        paths.rect(0, 0, TENT_WIDTH, _PANEL, fabric),
        paths.box_path(shown.inset(-1.2), theme.card, theme.line_stroke(0.4), 3),
        picture(name, shown.inset(1), theme),
    )


_HEADING = 11.0
_LEGEND = 10.0
_GAP = 5.0
_LEAST_WIDTH = 128.0


def folding_page(game: DoodleGame, style: Style) -> Page:
    """Lay out the page, without a footer. Nothing on it is scaled: a die is as large as it is."""
    paper = style.paper
    margin = 10.0 if paper.width >= 180 else 7.0
    box = Box(
        margin,
        margin,
        paper.width - 2 * margin,
        paper.height - margin - footer_room(paper.width, paper.height) - 1,
    )
    items, room = header(box, style.word("fold.title"), style.name(game.title), style.theme)
    parts = [_HEADING + net_size()[1], _HEADING + TENT_WIDTH]
    spare = room.height - _LEGEND - sum(parts) - _GAP * len(parts)
    if room.width < _LEAST_WIDTH or spare < 0:
        raise PaperTooSmallError(paper)
    has_card = spare > _HEADING + HEIGHT and room.width > 2 * WIDTH + 40
    if has_card:
        spare -= _HEADING + HEIGHT
    gap = _GAP + min(spare / 3, 8.0)
    items += _legend(Box(room.x, room.y, room.width, 7), style)
    top = room.y + _LEGEND
    items += _die(game, Box(room.x, top, room.width, parts[0]), style)
    top += parts[0] + gap
    items += _token(Box(room.x, top, room.width, parts[1]), style)
    if has_card:
        top += parts[1] + gap
        items += _card(game, Box(room.x, top, room.width, _HEADING + HEIGHT), style)
    return Page(paper.width, paper.height, tuple(items), style.word("fold.title"))


def _legend(box: Box, style: Style) -> list[Item]:
    """Draw which lines are cut and which are folded."""
    theme = style.theme
    half = box.width / 2
    middle = box.y + box.height / 2
    items: list[Item] = [picture("scissors", Box(box.x, middle - 2.5, 5, 5), theme)]
    for x, stroke, key in (
        (box.x + 6, theme.line_stroke(0.35), "cut-here"),
        (box.x + half, _fold_line(style), "fold-here"),
    ):
        items.append(paths.line(x, middle, x + 16, middle, stroke))
        items += fit_text(
            style.word(key), Box(x + 19, box.y, half - 26, box.height), TextStyle(9, colour=theme.muted)
        )
    return items


def _die(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    theme = style.theme
    width, height = net_size()
    items = _heading(style.word("fold.die"), box, style)
    top = box.y + _HEADING
    try:
        cube_faces(game.die)
    except NoCubeError:
        text = style.word("fold.slips", count=len(game.die))
        items += paragraph(text, Box(box.x, top, box.width, 9), theme)
        return [*items, *slips(game.die, Box(box.x, top + 12, box.width, height - 12), theme)]
    items += die_net(game.die, box.x, top, theme)
    beside = Box(box.x + width + 6, top + 4, box.width - width - 6, height - 8)
    return [*items, *_steps("fold.die", beside, style, edge=f"{EDGE:g}")]


def _token(box: Box, style: Style) -> list[Item]:
    top = box.y + _HEADING
    beside = Box(box.x + TENT_LENGTH + 6, top, box.width - TENT_LENGTH - 6, TENT_WIDTH)
    return [
        *_heading(style.word("fold.tokens"), box, style),
        tent(box.x, top, style.theme.fabric(style.seed), "button", style.theme),
        *_steps("fold.token", beside, style),
    ]


def _card(game: DoodleGame, box: Box, style: Style) -> list[Item]:
    leaf = scoring_aid_leaf(game, style)
    top = box.y + _HEADING
    items = _heading(style.word("fold.card"), box, style)
    items.append(Use(leaf.front, box.x, top))
    if leaf.back is not None:
        items.append(Use(leaf.back, box.x + WIDTH, top))
    middle = box.x + WIDTH
    beside = Box(middle + WIDTH + 6, top + 8, box.right - middle - WIDTH - 6, HEIGHT - 16)
    return [
        *items,
        paths.rect(box.x, top, 2 * WIDTH, HEIGHT, None, style.theme.line_stroke(0.35)),
        paths.line(middle, top, middle, top + HEIGHT, _fold_line(style)),
        *_steps("fold.card", beside, style),
    ]


def _fold_line(style: Style) -> Stroke:
    return Stroke(style.theme.line, 0.3, (1.6, 1.1))


def _heading(text: str, box: Box, style: Style) -> list[Item]:
    theme = style.theme
    return [
        *fit_text(text, Box(box.x, box.y, box.width, 6), TextStyle(13, "display", theme.accent)),
        paths.line(box.x, box.y + 7.5, box.right, box.y + 7.5, theme.guide_stroke(0.3)),
    ]


def _steps(key: str, box: Box, style: Style, **values: object) -> list[Item]:
    """Set the steps of one thing to fold."""
    return numbered([style.word(f"{key}.{number}", **values) for number in (1, 2, 3)], box, style)
