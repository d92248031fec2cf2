"""The page with everything to fold, in its true size: a die, a token, a scoring aid for the hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from quiltsmith.games.doodle.doodle_game import DoodleGame
from quiltsmith.i18n import _
from quiltsmith.layout.drawing.pictograms import die_face, picture
from quiltsmith.layout.scoring_aid.scoring_aid_document import HEIGHT, WIDTH, scoring_aid_leaf
from quiltsmith.layout.sheets.machine_marks import cutting_area
from quiltsmith.layout.sheets.page_furniture import footer_height
from quiltsmith.layout.sheets.panel_pages import header, numbered, paper_too_small, paragraph
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.cutting import CutPath, Cuts, box_outline, line, polygon, together
from quiltsmith.scene.elements import Fabric, Group, Item, Page, Path, Stroke, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_HEADING, _LEGEND, _GAP = 11.0, 10.0, 5.0
_LEAST_WIDTH = 128.0
EDGE = 18.0
"""The edge of the cube in millimetres."""
TAB = 5.0
_MOST_PIPS = 6
_BETWEEN_SLIPS = 2.0
Line = tuple[float, float, float, float]
Place = tuple[int, int]
"""A square of the net: column and row."""
Side = tuple[Place, int]
"""A side of a square of the net, counted clockwise from the top."""
NET: tuple[Place, ...] = ((1, 0), (0, 1), (1, 1), (2, 1), (3, 1), (1, 2))
"""A cross: four faces in a row, one above and one below the second."""
OPPOSITE: tuple[tuple[Place, Place], ...] = (((1, 0), (1, 2)), ((0, 1), (2, 1)), ((1, 1), (3, 1)))
"""The squares that lie opposite each other on the cube."""
TABS: tuple[Side, ...] = (
    ((1, 0), 0),
    ((1, 0), 1),
    ((1, 0), 3),
    ((1, 2), 3),
    ((3, 1), 1),
    ((1, 2), 1),
    ((1, 2), 2),
)
"""The sides with tabs, one of each two that meet on the cube; they leave the row itself straight to cut."""
_BEYOND = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Where the next square lies beyond each side."""
TENT_WIDTH = 20.0
_PANEL, _BASE, _TENT_TAB = 27.0, 16.0, 7.0
TENT_LENGTH = 2 * _PANEL + _BASE + _TENT_TAB


def folding_page(game: DoodleGame, style: Style) -> Page:
    """Lay out the page, without a footer. Nothing on it is scaled: a die is as large as it is."""
    paper = style.paper
    margin = 10.0 if paper.width >= 180 else 7.0
    foot = footer_height(paper.width, paper.height) + 1
    box = Box(0, 0, paper.width, paper.height).inset(margin, 0).shrink(top=margin, bottom=foot)
    box = cutting_area(box, paper)
    items, body = header(box, style.word("fold.title"), style.name(game.title), style.theme)
    heights = [_HEADING + net_size()[1], _HEADING + TENT_WIDTH]
    spare = body.height - _LEGEND - sum(heights) - _GAP * len(heights)
    if body.width < _LEAST_WIDTH or spare < 0:
        raise paper_too_small(paper)
    has_card = spare > _HEADING + HEIGHT and body.width > 2 * WIDTH + 40
    if has_card:
        spare -= _HEADING + HEIGHT
    gap = _GAP + min(spare / 3, 8.0)
    legend, rest = body.split_top(_LEGEND)
    die, rest = rest.split_top(heights[0], gap)
    token, rest = rest.split_top(heights[1], gap)
    parts = [_die(game, die, style), _token(token, style), *([_card(game, rest, style)] if has_card else [])]
    items += _legend(legend.top_strip(7), style)
    items += [item for drawn, _cuts in parts for item in drawn]
    cuts = together(cuts for _drawn, cuts in parts)
    return Page(paper.width, paper.height, tuple(items), style.word("fold.title"), cuts=cuts)


def _fold_line(theme: Theme) -> Stroke:
    return Stroke(theme.line, 0.3, (1.6, 1.1))


def _legend(box: Box, style: Style) -> list[Item]:
    """Draw which lines are cut and which are folded."""
    theme, y = style.theme, box.centre[1]
    cut, fold = box.columns(2)
    items: list[Item] = [picture("scissors", box.square(5, "left"), theme)]
    for part, stroke, key in (
        (cut.moved(6), theme.line_stroke(0.35), "cut-here"),
        (fold, _fold_line(theme), "fold-here"),
    ):
        line, words = part.split_left(16, 3)
        items.append(paths.line(line.x, y, line.right, y, stroke))
        items += fit_text(style.word(key), words.shrink(right=7), TextStyle(9, colour=theme.muted))
    return items


def _headed(key: str, box: Box, style: Style) -> tuple[list[Item], Box]:
    """Draw a heading with a line below it; return what is left of the box, too."""
    theme = style.theme
    head, body = box.split_top(7.5, _HEADING - 7.5)
    title = fit_text(style.word(key), box.top_strip(6), TextStyle(13, "display", theme.accent))
    return [*title, paths.line(head.x, head.bottom, head.right, head.bottom, theme.guide_stroke(0.3))], body


def _steps(key: str, box: Box, style: Style, **values: object) -> list[Item]:
    """Set the steps of one thing to fold."""
    return numbered([style.word(f"{key}.{number}", **values) for number in (1, 2, 3)], box, style)


def _die(game: DoodleGame, box: Box, style: Style) -> tuple[list[Item], Cuts]:
    theme = style.theme
    items, body = _headed("fold.die", box, style)
    if not is_cube(game.die):
        text = style.word("fold.slips", count=len(game.die))
        items += paragraph(text, body.top_strip(9), theme)
        places = slip_places(len(game.die), body.shrink(top=12))
        return [*items, *slips(game.die, places, theme)], Cuts(tuple(map(box_outline, places)))
    net, beside = body.split_left(net_size()[0], 6)
    items += die_net(game.die, net.x, net.y, theme)
    items += _steps("fold.die", beside.inset(0, 4), style, edge=style.number(EDGE))
    return items, die_cuts(net.x, net.y)


def _token(box: Box, style: Style) -> tuple[list[Item], Cuts]:
    items, body = _headed("fold.tokens", box, style)
    flat, beside = body.split_left(TENT_LENGTH, 6)
    drawn = tent(flat.x, flat.y, style.theme.fabric(style.seed), "button", style.theme)
    return [*items, drawn, *_steps("fold.token", beside, style)], _tent_cuts().moved(flat.x, flat.y)


def _card(game: DoodleGame, box: Box, style: Style) -> tuple[list[Item], Cuts]:
    leaf = scoring_aid_leaf(game, style)
    items, body = _headed("fold.card", box, style)
    card, beside = body.top_strip(HEIGHT).split_left(2 * WIDTH, 6)
    front, back = card.columns(2)
    items.append(Use(leaf.front, front.x, front.y))
    if leaf.back is not None:
        items.append(Use(leaf.back, back.x, back.y))
    items += [
        paths.box_path(card, None, style.theme.line_stroke(0.35)),
        paths.line(back.x, card.y, back.x, card.bottom, _fold_line(style.theme)),
        *_steps("fold.card", beside.inset(0, 8), style),
    ]
    return items, Cuts((box_outline(card),), (line(back.x, card.y, back.x, card.bottom),))


def is_cube(die: Sequence[int]) -> bool:
    """Return whether a cube can have the faces of a die with equal chances."""
    return bool(die) and 6 % len(die) == 0


def cube_faces(die: Sequence[int]) -> tuple[int, ...]:
    """Return six faces with the same chances as the die's, which must be those of a cube."""
    if not is_cube(die):
        raise ValueError(_("a die with {number} faces is no cube", number=len(die)))
    return tuple(sorted(tuple(die) * (6 // len(die))))


def placed_faces(die: Sequence[int]) -> dict[Place, int]:
    """Return which face stands where on the net: opposite ones are small and large, as on any fair die."""
    faces = cube_faces(die)
    return {
        place: face
        for low, pair in enumerate(OPPOSITE)
        for place, face in zip(pair, (faces[low], faces[5 - low]), strict=True)
    }


def net_size(edge: float = EDGE) -> tuple[float, float]:
    """Return width and height of the net, tabs included."""
    return 4 * edge + TAB, 3 * edge + 2 * TAB


def die_net(die: Sequence[int], x: float, y: float, theme: Theme) -> list[Item]:
    """Draw the net from its top left corner on: solid lines to cut, dashed ones to fold."""
    grid = Grid(x, y + TAB, EDGE, 3, 4)
    items: list[Item] = [_tab(_ends(grid, side), theme) for side in TABS]
    for (column, row), face in placed_faces(die).items():
        box = grid.at(row, column)
        items += [paths.box_path(box, theme.card), *_face(face, box.inset(EDGE * 0.1), theme)]
    folds, cuts = list[tuple[float, float, float, float]](), list[tuple[float, float, float, float]]()
    for column, row in NET:
        for number, (across, down) in enumerate(_BEYOND):
            side = (column, row), number
            is_inside = (column + across, row + down) in NET
            if is_inside and number not in (1, 2):
                continue  # the square beyond has drawn it
            (folds if is_inside or side in TABS else cuts).append(_ends(grid, side))
    return [*items, paths.lines(folds, _fold_line(theme)), paths.lines(cuts, theme.line_stroke(0.35))]


def _ends(grid: Grid, side: Side) -> Line:
    """Return the ends of a side of a square, clockwise."""
    (column, row), number = side
    box = grid.at(row, column)
    corners = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
    return *corners[number], *corners[(number + 1) % 4]


def _tab_points(ends: Line) -> tuple[tuple[float, float], ...]:
    """Return the corners of a tab, clockwise: narrower at its end, so that no two of them meet inside the cube."""
    x1, y1, x2, y2 = ends
    along = ((x2 - x1) / EDGE, (y2 - y1) / EDGE)
    out = (along[1], -along[0])
    slope = TAB * 0.8
    return (
        (x1, y1),
        (x1 + out[0] * TAB + along[0] * slope, y1 + out[1] * TAB + along[1] * slope),
        (x2 + out[0] * TAB - along[0] * slope, y2 + out[1] * TAB - along[1] * slope),
        (x2, y2),
    )


def _tab(ends: Line, theme: Theme) -> Path:
    return paths.polygon(_tab_points(ends), theme.panel, theme.line_stroke(0.35))


def die_cuts(x: float, y: float) -> Cuts:
    """Return the outline of the net with its tabs, and its creases."""
    grid = Grid(x, y + TAB, EDGE, 3, 4)
    after: dict[tuple[float, float], tuple[tuple[float, float], ...]] = {}
    creases: list[CutPath] = []
    for column, row in NET:
        for number, (across, down) in enumerate(_BEYOND):
            side, ends = ((column, row), number), _ends(grid, ((column, row), number))
            is_inside = (column + across, row + down) in NET
            if side in TABS or (is_inside and number in (1, 2)):
                creases.append(line(*ends))
            if not is_inside:
                points = _tab_points(ends) if side in TABS else (ends[:2], ends[2:])
                after[_corner(points[0])] = points
    first = here = next(iter(after))
    outline: list[tuple[float, float]] = []
    while not outline or here != first:
        outline += after[here][:-1]
        here = _corner(after[here][-1])
    return Cuts((polygon(outline),), tuple(creases))


def _corner(place: tuple[float, float]) -> tuple[float, float]:
    return round(place[0], 3), round(place[1], 3)


def _face(face: int, box: Box, theme: Theme) -> list[Item]:
    if face <= _MOST_PIPS:
        return [die_face(face, box, theme)]
    frame = paths.box_path(box, theme.paper, theme.line_stroke(0.5), box.width * 0.18)
    return [frame, *fit_text(str(face), box.inset(2), TextStyle(24, "display", theme.text, "centre"))]


def slip_places(count: int, box: Box) -> list[Box]:
    """Return where slips stand, as large as fits."""
    side = EDGE
    while side > 1 and ceil(count / _slips_across(box, side)) * (side + _BETWEEN_SLIPS) > box.height:
        side -= 0.5
    across, step = _slips_across(box, side), side + _BETWEEN_SLIPS
    corner = box.square(side, "left", "top")
    return [corner.moved(number % across * step, number // across * step) for number in range(count)]


def slips(die: Sequence[int], places: Sequence[Box], theme: Theme) -> list[Item]:
    """Draw a slip for every face, to be drawn blindly, for dice that are no cube."""
    items: list[Item] = []
    for face, cell in zip(die, places, strict=True):
        items += [paths.box_path(cell, theme.card, theme.line_stroke(0.35)), *_face(face, cell.inset(1.8), theme)]
    return items


def _slips_across(box: Box, side: float) -> int:
    return max(1, int(box.width // (side + _BETWEEN_SLIPS)))


def tent(x: float, y: float, fabric: Fabric, name: str, theme: Theme) -> Group:
    """Draw a tent that stands among cards, as it lies flat, from left to right: tab, front, ridge, back, floor."""
    cut = theme.line_stroke(0.35)
    side = _tent_side(fabric, name, theme)
    front, ridge, floor = _TENT_TAB, _TENT_TAB + _PANEL, _TENT_TAB + 2 * _PANEL
    width, height = TENT_LENGTH, TENT_WIDTH
    tab = ((front, 0), (0, 3), (0, height - 3), (front, height))
    folds = [(at, 0, at, height) for at in (front, ridge, floor)]
    return Group(
        (
            paths.polygon(tab, theme.panel, cut),
            # Both sides stand on the floor when the ridge is up.
            Group(side, ridge, 0, rotate=90),
            Group(side, ridge, height, rotate=-90),
            paths.rect(floor, 0, _BASE, height, theme.panel),
            paths.rect(front, 0, width - front, height, None, cut),
            paths.lines(folds, Stroke(theme.card, 1.0)),
            paths.lines(folds, _fold_line(theme)),
        ),
        x,
        y,
    )


def _tent_cuts() -> Cuts:
    """Return the outline of the tent as it lies flat, and its creases."""
    front, width, height = _TENT_TAB, TENT_LENGTH, TENT_WIDTH
    outline = polygon([(front, 0), (width, 0), (width, height), (front, height), (0, height - 3), (0, 3)])
    folds = (front, front + _PANEL, front + 2 * _PANEL)
    return Cuts((outline,), tuple(line(at, 0, at, height) for at in folds))


def _tent_side(fabric: Fabric, name: str, theme: Theme) -> tuple[Item, ...]:
    """Draw one side of the tent, the ridge at the top."""
    shown = Box(3, 5, TENT_WIDTH - 6, TENT_WIDTH - 6)
    return (
        paths.rect(0, 0, TENT_WIDTH, _PANEL, fabric),
        paths.box_path(shown.inset(-1.2), theme.card, theme.line_stroke(0.4), 3),
        picture(name, shown.inset(1), theme),
    )
