"""The time board: a stitched ribbon winds inwards over a quilt, with income and special patches on its way."""

from __future__ import annotations

from functools import cache
from math import ceil, isqrt

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.games.patchwork.patchwork_game import PatchworkGame, Track
from quiltsmith.geometry.shape import Cell
from quiltsmith.layout.drawing.patch_drawing import fitted
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.layout.tiles.table_pieces import draw_special, symbol_of
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Align, Box, Grid
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import POINT, Fabric, Group, Item, Stroke, Symbol, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Ink

TIME_FRAME_SHARE = 0.22
"""The frame around the spaces, as a share of a space."""
_RIBBON = 0.76
_OUTLINE = 0.5
_PALE = 0.86
_CLEAR = 0.8
"""Where nothing stands in a space, as a share of its side."""


class Spiral(Struct, frozen=True):
    """Cells from the outer corner inwards, one for each space, and those that remain in the middle."""

    rows: int
    columns: int
    spaces: tuple[Cell, ...]
    middle: tuple[Cell, ...]

    def middle_box(self) -> Box | None:
        """Return the box in the middle, in cells: what remains if it is a rectangle, else the last cell."""
        if not self.middle:
            return None
        rows = [row for row, _ in self.middle]
        columns = [column for _, column in self.middle]
        whole = Box(min(columns), min(rows), max(columns) - min(columns) + 1, max(rows) - min(rows) + 1)
        row, column = self.middle[-1]
        return whole if whole.width * whole.height == len(self.middle) else Box(column, row, 1, 1)


@cache
def make_spiral(spaces: int) -> Spiral:
    """Wind a track of so many spaces into an upright grid that is nearly square and keeps a middle.

    A board asks for its spiral several times for each space.
    """
    needed = spaces + 1
    rows = isqrt(needed - 1) + 1
    columns = ceil(needed / rows)
    cells = _inwards(rows, columns)
    return Spiral(rows, columns, tuple(cells[:spaces]), tuple(cells[spaces:]))


def _inwards(rows: int, columns: int) -> list[Cell]:
    """Walk clockwise from the top left corner to the middle."""
    cells: list[Cell] = []
    top, left, bottom, right = 0, 0, rows - 1, columns - 1
    while top <= bottom and left <= right:
        cells += [(top, column) for column in range(left, right + 1)]
        cells += [(row, right) for row in range(top + 1, bottom + 1)]
        if top < bottom:
            cells += [(bottom, column) for column in range(right - 1, left - 1, -1)]
        if left < right:
            cells += [(row, left) for row in range(bottom - 1, top, -1)]
        top, left, bottom, right = top + 1, left + 1, bottom - 1, right - 1
    return cells


class TimeBoard(Struct, frozen=True):
    """A time board that knows its measures in mm."""

    game: PatchworkGame
    track: Track
    space: float

    @property
    def spiral(self) -> Spiral:
        """The way of the spaces."""
        return make_spiral(self.track.last + 1)

    @property
    def cells(self) -> Grid:
        """The cells that the spaces and the middle lie on."""
        edge = self.space * TIME_FRAME_SHARE
        return Grid(edge, edge, self.space, self.spiral.rows, self.spiral.columns)

    @property
    def width(self) -> float:
        """The width with the frame."""
        return self.space * (self.spiral.columns + 2 * TIME_FRAME_SHARE)

    @property
    def height(self) -> float:
        """The height with the frame."""
        return self.space * (self.spiral.rows + 2 * TIME_FRAME_SHARE)

    def cut_lines(self) -> tuple[list[float], list[float]]:
        """List the positions across and down where the board is best cut: beside numbers and marks."""
        cells = self.cells
        return (
            [cells.at(0, column + _CLEAR).x for column in range(cells.columns - 1)],
            [cells.at(row + _CLEAR, 0).y for row in range(cells.rows - 1)],
        )

    def centre(self, number: int) -> tuple[float, float]:
        """Return the middle of a space."""
        return self.cells.middle(*self.spiral.spaces[number])

    def entry(self, number: int) -> tuple[float, float]:
        """Return the middle of the edge over which a space is entered."""
        (x1, y1), (x2, y2) = self.centre(number - 1), self.centre(number)
        return (x1 + x2) / 2, (y1 + y2) / 2

    def draw(self, style: Style, *, has_words: bool = True) -> Symbol:
        """Draw the whole board; a picture of it has no numbers and words."""
        items = (
            *self._quilt(style),
            *self._ribbon(style),
            *(self._numbers(style) if has_words else ()),
            *self._ends(style, has_words=has_words),
            *self._middle(style),
            *self._marks(style),
        )
        return Symbol("time board", self.width, self.height, items)

    def _fabric(self, row: int, column: int, style: Style) -> Fabric:
        """Return the fabric of the block of a cell."""
        return style.theme.fabric(style.seed + 3 * row + 5 * column)

    def _quilt(self, style: Style) -> list[Item]:
        """Lay a quilt of one block for each cell, within a border."""
        theme, side, cells = style.theme, self.space, self.cells
        whole, edge = Box(0, 0, self.width, self.height), TIME_FRAME_SHARE * side
        items: list[Item] = [paths.box_path(whole, theme.badge, theme.line_stroke(_OUTLINE), edge)]
        if style.cut_stroke is not None:
            border = whole.inset(-style.bleed)
            items = [paths.box_path(border, theme.badge), paths.box_path(whole, None, style.cut_stroke, edge)]
        for row, column in cells.places():
            block, fabric = cells.at(row, column), fitted(self._fabric(row, column, style), side)
            items.append(Group((paths.rect(0, 0, side, side, fabric, theme.line_stroke(0.2)),), block.x, block.y))
        stitches = Stroke(theme.on_badge, 0.03 * side, (0.12 * side, 0.08 * side))
        return [*items, paths.box_path(whole.inset(edge * 0.5), None, stitches, edge * 0.5)]

    def _ribbon(self, style: Style) -> list[Item]:
        """Wind the ribbon through all spaces, with a thread in the middle and a line between two spaces."""
        theme, side = style.theme, self.space
        centres = [self.centre(number) for number in range(self.track.last + 1)]
        wide = _RIBBON * side
        between = []
        for number in range(1, self.track.last + 1):
            x, y = self.entry(number)
            is_level = self.spiral.spaces[number][0] == self.spiral.spaces[number - 1][0]
            across, down = (0.0, wide / 2) if is_level else (wide / 2, 0.0)
            between.append((x - across, y - down, x + across, y + down))
        thread = Stroke(theme.guide, 0.03 * side, (0.1 * side, 0.075 * side))
        return [
            paths.polyline(centres, Stroke(theme.line, wide + 2 * _OUTLINE, round=True)),
            paths.polyline(centres, Stroke(theme.card, wide, round=True)),
            *self._cushions(style),
            paths.polyline(centres, thread),
            paths.lines(between, theme.line_stroke(0.25)),
        ]

    def _cushions(self, style: Style) -> list[Item]:
        """Return every space a breath of its block's colour."""
        theme, side = style.theme, self.space
        if theme.ink is not Ink.FULL:
            return []
        items: list[Item] = []
        for place in self.spiral.spaces[1:-1]:
            fabric = self._fabric(*place, style)
            dark = min(fabric.colour, fabric.ground or fabric.colour, key=Colour.luminance)
            box = self.cells.at(*place).inset(0.19 * side)
            items.append(paths.box_path(box, dark.mix(theme.card, _PALE), None, 0.12 * side))
        return items

    def _numbers(self, style: Style) -> list[Item]:
        """Write numbers into the top left corners; where the ribbon is round there, into the top right ones."""
        items: list[Item] = []
        label = self._label(0.14, style.theme.muted, "left")
        for number in range(1, self.track.last):
            is_round = self._turns_at_top_left(number)
            box = self._part(number, -0.02 if is_round else -0.27, -0.28, 0.29, 0.17)
            items += fit_text(str(number), box, replace(label, align="right") if is_round else label)
        return items

    def _part(self, number: int, right: float, down: float, width: float, height: float) -> Box:
        """Return a part of a space, seen from its middle, in sides of a space."""
        (x, y), side = self.centre(number), self.space
        return Box(x + right * side, y + down * side, width * side, height * side)

    def _label(self, size: float, colour: Colour, align: Align = "centre") -> TextStyle:
        return TextStyle(size * self.space / POINT, "bold", colour, align, smallest=3)

    def _turns_at_top_left(self, number: int) -> bool:
        """Return whether the ribbon comes from below and goes on to the right."""
        (before, _), (here, column), (_, after) = self.spiral.spaces[number - 1 : number + 2]
        return before > here and after > column

    def _ends(self, style: Style, *, has_words: bool) -> list[Item]:
        """Mark where everybody starts and where the game ends."""
        theme, side = style.theme, self.space
        items: list[Item] = []
        for number, word, symbol in ((0, "boards.start", "arrow"), (self.track.last, "boards.finish", "flag")):
            disc = Stroke(theme.accent, 0.025 * side)
            items += [
                paths.circle(*self.centre(number), 0.345 * side, theme.panel, disc),
                picture(symbol, self._part(number, -0.15, -0.2, 0.3, 0.3), theme),
            ]
            if has_words:
                name = self._part(number, -0.27, 0.08, 0.54, 0.18)
                items += fit_text(style.word(word), name, self._label(0.15, theme.text))
        return items

    def _middle(self, style: Style) -> list[Item]:
        """Sew a large button onto the middle."""
        middle = self.spiral.middle_box()
        if middle is None:
            return []
        x, y = self.cells.at(middle.y, middle.x, middle.height, middle.width).centre
        reach = 0.56 * self.space
        return [
            paths.circle(x, y, reach + 0.03 * self.space, style.theme.paper),
            picture(symbol_of(self.game.currency), Box.around(x, y, 2 * reach), style.theme),
        ]

    def _marks(self, style: Style) -> list[Item]:
        """Put special patches onto their spaces, and income where a space is entered."""
        theme, side = style.theme, self.space
        patch, reach = 0.4 * side, 0.19 * side
        special = Symbol("special patch", patch, patch, draw_special(patch, theme))
        disc = Box(0, 0, 2 * reach, 2 * reach)
        coin = picture(symbol_of(self.game.currency), disc.inset(0.02 * side), theme)
        ground = paths.circle(*disc.centre, reach, theme.paper)
        income = Symbol("income", disc.width, disc.height, (ground, coin))
        items: list[Item] = []
        for number in self.track.specials:
            x, y = self.centre(number)
            items.append(Use(special, x - patch / 2, y - patch / 2 + 0.1 * side))
        for number in self.track.income:
            x, y = self.entry(number)
            items.append(Use(income, x - reach, y - reach))
        return items
