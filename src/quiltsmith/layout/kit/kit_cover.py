"""The cover of a kit: the title, a quilt of the deck's own patches, and the contents."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Deck
from quiltsmith.games.game import Game
from quiltsmith.geometry.shape import Cell, Shape, neighbours
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.sheets.panel_pages import GAP, figure, panel, paper_too_small, whole_page
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.elements import Item, Page, Stroke, Tagged
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.stable_random import StableRandom
from quiltsmith.style.print_style import Style

_SINGLE = Shape(((0, 0),))
_CELL = 11.5
_LINE = 8.0
_LEAST_COVER = 80.0
"""The least height of the cover without its contents."""


class Sewn(Struct, frozen=True):
    """A patch in the picture, and the number of its fabric."""

    shape: Shape
    row: int
    column: int
    fabric: int

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The spaces that it covers."""
        return tuple((self.row + row, self.column + column) for row, column in self.shape.cells)


def sew(shapes: Sequence[Shape], rows: int, columns: int, fabrics: int, seed: int) -> tuple[Sewn, ...]:
    """Cover every space of a rectangle, from the top left on, with the first patch that fits there.

    What no patch can fill is filled with single spaces. Neighbours have different fabrics as far as possible.
    """
    order = StableRandom(seed).shuffled(shapes)
    owner: dict[Cell, int] = {}
    sewn: list[Sewn] = []
    for row in range(rows):
        for column in range(columns):
            if (row, column) in owner:
                continue
            shape, left = _fitting(order, row, column, rows, columns, owner)
            if shape in order:
                order.remove(shape)
            patch = Sewn(shape, row, column - left, 0)
            around = {owner[cell] for place in patch.cells for cell in neighbours(place) if cell in owner}
            fabric = next((n for n in _turned(fabrics, len(sewn)) if n not in around), len(sewn) % fabrics)
            sewn.append(Sewn(shape, row, column - left, fabric))
            owner.update(dict.fromkeys(patch.cells, fabric))
            order = order or StableRandom(seed + len(sewn)).shuffled(shapes)
    return tuple(sewn)


def draw_quilt(shapes: Sequence[Shape], box: Box, cell: float, style: Style) -> list[Item]:
    """Draw the picture in the middle of a box, with whole cells of about the given size."""
    theme = style.theme
    columns = max(1, int(box.width // cell))
    side = box.width / columns
    rows = max(1, int(box.height // side))
    corner = box.place(box.width, rows * side)
    grid = Grid(corner.x, corner.y, side, rows, columns)
    items: list[Item] = []
    for sewn in sew(shapes, rows, columns, len(theme.fabrics), style.seed):
        place, fabric = grid.at(sewn.row, sewn.column), theme.fabric(sewn.fabric)
        items.append(draw_patch(sewn.shape, fabric, side, theme.line_stroke(0.4), x=place.x, y=place.y, seam=True))
    return items


def _fitting(
    shapes: Sequence[Shape], row: int, column: int, rows: int, columns: int, owner: dict[Cell, int]
) -> tuple[Shape, int]:
    """Find a patch whose first space can be this one; give it with the column of that space."""
    for shape in shapes:
        for turned in shape.orientations():
            left = turned.cells[0][1]
            places = [(row + down, column - left + right) for down, right in turned.cells]
            if all(r < rows and 0 <= c < columns and (r, c) not in owner for r, c in places):
                return turned, left
    return _SINGLE, 0


def _turned(count: int, start: int) -> list[int]:
    return [(start + number) % count for number in range(count)]


class ContentsEntry(Struct, frozen=True):
    """A line of the contents; pages count from 1."""

    title: str
    first: int
    last: int


def cover_page(game: Game, deck: Deck, entries: Sequence[ContentsEntry], style: Style) -> Page:
    """Lay out the cover, without a footer."""

    def draw(box: Box, _is_narrow: bool) -> list[Item]:
        theme = style.theme
        contents_height = 14 + _LINE * len(entries)
        if box.height < contents_height + _LEAST_COVER:
            raise paper_too_small(style.paper)
        title, rest = box.split_top(34, GAP)
        rest, foot = rest.split_bottom(12, GAP)
        art, contents = rest.split_bottom(contents_height, GAP)
        shapes = [card.shape for card in (*deck.cards, *deck.start)]
        framed, inside = panel(contents, style.word("kit.contents"), theme)
        name, kind = title.split_top(21, 2)
        small = TextStyle(8, colour=theme.muted, align="centre")
        return [
            Tagged(
                fit_text(style.name(game.title), name, TextStyle(60, "display", theme.accent, "centre")), role="H1"
            ),
            *fit_text(style.word("kit.title"), kind.top_strip(9), TextStyle(18, "bold", theme.muted, "centre")),
            figure(style.word("kit.cover.picture"), draw_quilt(shapes, art, _CELL, style)),
            *framed,
            *_contents(entries, inside, style),
            *fit_text(style.word("unofficial"), foot.shrink(top=6, bottom=1), small),
            *fit_text(style.word("kit.needed"), foot.top_strip(5), replace(small, size=9, colour=theme.text)),
        ]

    return whole_page(style, style.name(game.title), draw)


def empty_page(style: Style) -> Page:
    """Lay out a side that only fills the sheet, and says so."""
    paper, text = style.paper, style.word("kit.empty")
    box = Box(0, 0, paper.width, paper.height).place(paper.width - 40, 20)
    words = fit_text(text, box, TextStyle(9, colour=style.theme.muted, align="centre", wrap=True))
    return Page(paper.width, paper.height, words, text)


def _contents(entries: Sequence[ContentsEntry], box: Box, style: Style) -> list[Item]:
    """Set the lines of the contents, with dots that lead to the page numbers."""
    theme = style.theme
    title, page = TextStyle(12, colour=theme.text), TextStyle(12, "bold", theme.accent, "right")
    dots = Stroke(theme.muted, 0.45, (0.01, 1.8), round=True)
    items: list[Item] = []
    for entry, line in zip(entries, box.rows(len(entries)), strict=True):
        is_one = entry.first == entry.last
        number = str(entry.first) if is_one else style.word("kit.pages", first=entry.first, last=entry.last)
        between, y = (
            line.shrink(left=title.width(entry.title) + 5, right=page.width(number) + 5),
            line.centre[1] + 1.2,
        )
        inner = line.inset(2, 0)
        words: tuple[Item, ...] = (
            *fit_text(entry.title, inner.left_strip(line.width * 0.75), title),
            paths.line(between.x, y, between.right, y, dots),
            *fit_text(number, inner.right_strip(30), page),
        )
        label = f"{entry.title} · {number}"
        items.append(Tagged(words, role="Link", alt=label, target=entry.first - 1, area=line))
    return items
