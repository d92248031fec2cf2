"""Boards larger than the paper: cut into sheets that are glued together, each onto the tab of the one before."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from msgspec import Struct

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.layout.sheets.page_furniture import Face, printable
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.cutting import CutPath, Cuts, box_outline, polygon
from quiltsmith.scene.elements import Group, Item, Stroke, Symbol, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import Paper

TAB = 10.0
"""The strip that the next sheet is glued onto."""
BLEED = 2.0
"""How far the picture goes on below the next sheet, so that no white shows in between."""
MOST_PARTS = 64
_CUT = 0.25


class Poster(Struct, frozen=True):
    """How a picture is divided: paper, and where its columns and rows of sheets begin and end."""

    paper: Paper
    columns: tuple[float, ...]
    rows: tuple[float, ...]

    @property
    def sheets(self) -> int:
        """How many sheets there are."""
        return (len(self.columns) - 1) * (len(self.rows) - 1)


def plan_poster(width: float, height: float, paper: Paper, cut_lines: tuple[list[float], list[float]]) -> Poster:
    """Divide a picture into as few sheets as possible, upright or on their side, cut where it is best cut."""
    plans = []
    for turned in (paper, paper.landscape()):
        page = printable(turned)
        columns = _division(width, page.width, cut_lines[0])
        rows = _division(height, page.height, cut_lines[1])
        plans.append(Poster(turned, columns, rows))
    best = min(plans, key=lambda plan: plan.sheets)
    if best.sheets > MOST_PARTS:
        raise QuiltsmithError(
            _(
                "a board of {width:.0f} × {height:.0f} mm would take {sheets} sheets of this "
                "paper; make it smaller, or take larger paper: {most} sheets are the most",
                width=width,
                height=height,
                sheets=best.sheets,
                most=MOST_PARTS,
            )
        )
    return best


def _division(length: float, page: float, cut_lines: Sequence[float]) -> tuple[float, ...]:
    """List the positions from 0 to the length between which a sheet fits, with its tab if others follow."""
    fewest = _fewest_parts(length, page, cut_lines)
    parts = len(fewest) - 1
    wishes = [length * number / parts for number in range(1, parts)]
    even = sorted({min(cut_lines, key=lambda line: abs(line - wish), default=wish) for wish in wishes})
    edges = (0.0, *even, length)
    longest = [page - TAB] * (len(edges) - 2) + [page]
    is_possible = len(edges) == len(fewest) and all(
        end - start <= part + 1e-6 for start, end, part in zip(edges, edges[1:], longest, strict=False)
    )
    return edges if is_possible else fewest


def _fewest_parts(length: float, page: float, cut_lines: Sequence[float]) -> tuple[float, ...]:
    """Take as much as possible onto every sheet."""
    edges = [0.0]
    if page <= TAB:
        raise QuiltsmithError(_("this paper is too small for boards; take larger paper"))
    while length - edges[-1] > page + 1e-6:
        furthest = edges[-1] + page - TAB
        good = [line for line in cut_lines if edges[-1] < line <= furthest + 1e-6]
        edges.append(max(good, default=furthest))
    return (*edges, length)


def poster_faces(board: Symbol, poster: Poster, style: Style, label: str) -> list[Face]:
    """Draw the sheets of a divided picture, row by row; a picture that fits stands alone in the middle."""
    if poster.sheets == 1:
        place = printable(poster.paper).place(board.width, board.height, valign="top")
        cuts = Cuts((box_outline(place),))
        return [Face(label, (Use(board, place.x, place.y),), poster.paper, label, cuts=cuts)]
    faces: list[Face] = []
    for row in range(len(poster.rows) - 1):
        for column in range(len(poster.columns) - 1):
            items = _sheet(board, poster, row, column, style)
            part = style.word("poster.part", what=label, name=_name(row, column))
            sheet = style.word("poster.sheet", name=_name(row, column))
            cuts = Cuts((_outline(poster, row, column),))
            faces.append(Face(part, items, poster.paper, "" if faces else label, sheet, cuts=cuts))
    return faces


def _name(row: int, column: int) -> str:
    return f"{ascii_uppercase[row % 26]}{column + 1}"


def _outline(poster: Poster, row: int, column: int) -> CutPath:
    """Return what is cut out of a sheet: its part of the picture and its tabs."""
    part, has_right, has_below = _part(poster, row, column)
    right, bottom = part.right + TAB * has_right, part.bottom + TAB * has_below
    corners = [(part.x, part.y), (right, part.y)]
    if has_right and has_below:
        corners += [(right, part.bottom), (part.right, part.bottom), (part.right, bottom)]
    else:
        corners.append((right, bottom))
    return polygon([*corners, (part.x, bottom)])


def _part(poster: Poster, row: int, column: int) -> tuple[Box, bool, bool]:
    """Return where the part of a picture stands on its sheet, and whether others follow right of it and below."""
    left, right = poster.columns[column : column + 2]
    top, bottom = poster.rows[row : row + 2]
    part = printable(poster.paper).place(right - left, bottom - top, "left", "top")
    return part, column + 2 < len(poster.columns), row + 2 < len(poster.rows)


def _sheet(board: Symbol, poster: Poster, row: int, column: int, style: Style) -> tuple[Item, ...]:
    """Draw one sheet: its part of the picture, tabs at the right and below, cuts at the left and above."""
    theme = style.theme
    left, top = poster.columns[column], poster.rows[row]
    part, has_right, has_below = _part(poster, row, column)
    shown = Box(left, top, part.width + BLEED * has_right, part.height + BLEED * has_below)
    items: list[Item] = []
    if has_right:
        tab = part.left_strip(TAB).moved(part.width)
        items += _tab(tab, style.word("poster.glue", name=_name(row, column + 1)), style, is_upright=True)
    if has_below:
        tab = part.top_strip(TAB).moved(down=part.height)
        items += _tab(tab, style.word("poster.glue", name=_name(row + 1, column)), style, is_upright=False)
    clip = paths.box_path(shown)
    items.append(Group((Use(board),), part.x - left, part.y - top, clip=clip))
    cuts = []
    if column:
        cuts.append((part.x, part.y, part.x, part.bottom))
    if row:
        cuts.append((part.x, part.y, part.right, part.y))
    if cuts:
        items.append(paths.lines(cuts, Stroke(theme.accent, _CUT, (2, 1))))
    return tuple(items)


def _tab(tab: Box, words: str, style: Style, *, is_upright: bool) -> list[Item]:
    """Draw the strip for glue: hatched, with the name of the sheet that goes onto it."""
    theme = style.theme
    length, across = (tab.height, tab.width) if is_upright else (tab.width, tab.height)
    strip = Box(0, 0, length, across).shrink(top=BLEED)
    plate = strip.place(48, strip.height - 2.4)
    hatches = [
        (start, strip.y, start + strip.height, strip.bottom) for start in _steps(length - strip.height, 4.0)
    ]
    items: list[Item] = [
        paths.lines(hatches, theme.guide_stroke(0.2)),
        paths.box_path(strip, None, theme.guide_stroke(0.25)),
        paths.box_path(plate, theme.paper, theme.guide_stroke(0.25), 1.0),
        *fit_text(words, plate.inset(1.0, 0.0), TextStyle(8, colour=theme.muted, align="centre")),
    ]
    # Upright tabs are drawn lying down and turned, with the picture's side still at y = 0.
    return [
        Group(tuple(items), tab.x, tab.bottom, rotate=-90) if is_upright else Group(tuple(items), tab.x, tab.y)
    ]


def _steps(end: float, step: float) -> list[float]:
    return [number * step for number in range(int(end // step) + 1)]
