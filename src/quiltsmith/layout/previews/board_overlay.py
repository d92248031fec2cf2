"""The picture of a board that was read from a photo: the photo itself, a binding around it, and what it scores."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.games.sheets.sheet_kind import BestSpot
from quiltsmith.geometry.board import cell_name
from quiltsmith.i18n.number_format import whole
from quiltsmith.layout.drawing.sewing_notions import binding, rosette, scraps
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.colour import WHITE
from quiltsmith.scene.elements import Document, Item, Page, Raster, RasterBox, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style

_WIDTH = 160.0
_MARGIN, _BINDING, _NAMES = 7.0, 6.0, 6.5
_HEAD, _FOOT = 21.0, 19.0
_TITLE_TYPE, _GAME_TYPE, _NAME_TYPE, _FOOT_TYPE, _TOTAL_TYPE = 30.0, 11.0, 11.0, 12.0, 21.0
_UNSURE = "?"
_GUESS = 0.34
"""How much of a space the mark of a guess takes on each side."""


class BoardPicture(Struct, frozen=True):
    """A straight picture of a board, what was read there, and what is known of its game.

    `guessed` names the spaces that nobody is sure of: they are taken as they look.
    """

    raster: Raster
    rows: tuple[str, ...]
    title: str
    game: str
    best: BestSpot | None = None
    scores: tuple[int, ...] = ()
    total: int | None = None
    guessed: tuple[str, ...] = ()

    @property
    def sum(self) -> tuple[str, ...]:
        """How the total comes about, if it is known."""
        if self.total is None:
            return ()
        lost = self.total - sum(self.scores)
        return (" + ".join(map(str, self.scores)) + (f" {'−' if lost < 0 else '+'} {abs(lost)}" if lost else ""),)

    @property
    def empty(self) -> int:
        """The spaces that are empty for sure."""
        return sum(row.count(".") for row in self.rows)


@refusing_unprintable()
def overlay_document(pictures: Sequence[BoardPicture], style: Style) -> Document:
    """Draw a page for each board."""
    title = pictures[0].title
    return Document([_page(picture, style) for picture in pictures], title, title, style.language)


def _page(picture: BoardPicture, style: Style) -> Page:
    theme = style.theme
    rows, columns = len(picture.rows), len(picture.rows[0])
    cell = (_WIDTH - 2 * (_MARGIN + _BINDING) - _NAMES) / columns
    corner = _MARGIN + _NAMES + _BINDING
    board = Grid(corner, corner + _HEAD, cell, rows, columns)
    height = board.box.bottom + _BINDING + _FOOT
    inner = Box(0, 0, _WIDTH, height).inset(_MARGIN)
    items: list[Item] = [
        paths.rect(0, 0, _WIDTH, height, theme.paper),
        *_head(picture, inner.top_strip(_HEAD), style),
        *binding(board.box.inset(-_BINDING), _BINDING, scraps(theme, style.seed), theme),
        RasterBox(picture.raster, board.box),
        *_names(board, style),
        *_unsure(picture, board, style),
        *_guessed(picture, board, style),
        *(_best(picture.best, board, style) if picture.best else ()),
        *_foot(picture, inner.bottom_strip(_FOOT - _MARGIN), style),
    ]
    return Page(_WIDTH, height, tuple(items), picture.title)


def _head(picture: BoardPicture, box: Box, style: Style) -> list[Item]:
    """Write whose board it is and, on a rosette, the total."""
    theme, side = style.theme, box.height
    words = box if picture.total is None else box.shrink(right=side + 3)
    title, game = words.top_strip(side * 0.85).rows((0.6, 0.25))
    items: list[Item] = [
        *fit_text(picture.title, title, TextStyle(_TITLE_TYPE, "display", theme.accent)),
        *fit_text(" · ".join((picture.game, *picture.sum)), game, TextStyle(_GAME_TYPE, colour=theme.muted)),
    ]
    if picture.total is not None:
        disc = box.square(side, "right").moved(down=-1)
        items += rosette(*disc.centre, side / 2, theme.round_fabric(0), theme)
        total = TextStyle(_TOTAL_TYPE, "display", theme.text, "centre")
        items += fit_text(whole(picture.total), disc.scaled(0.6), total)
    return items


def _names(board: Grid, style: Style) -> list[Item]:
    """Write the names of columns and rows outside the binding."""
    name = TextStyle(_NAME_TYPE, "display", style.theme.muted, "centre")
    off = _BINDING + _NAMES
    items: list[Item] = []
    for column in range(board.columns):
        above = board.at(0, column).top_strip(_NAMES - 1).moved(down=-off)
        items += fit_text(cell_name((0, column))[:-1], above, name)
    for row in range(board.rows):
        items += fit_text(str(row + 1), board.at(row, 0).left_strip(_NAMES - 1).moved(-off), name)
    return items


def _unsure(picture: BoardPicture, board: Grid, style: Style) -> list[Item]:
    """Mark the spaces that nobody has told yet."""
    theme, cell = style.theme, board.cell
    mark = TextStyle(cell * 1.3, "display", theme.accent, "centre")
    items: list[Item] = []
    for row, column in board.places():
        if picture.rows[row][column] == _UNSURE:
            disc = board.at(row, column).scaled(0.6)
            items.append(paths.circle(*disc.centre, cell * 0.3, WHITE, Stroke(theme.accent, cell * 0.06)))
            items += fit_text(_UNSURE, disc, mark)
    return items


def _guessed(picture: BoardPicture, board: Grid, style: Style) -> list[Item]:
    """Frame the spaces that are taken as they look, with a small mark that leaves the photo in sight."""
    theme, cell, line = style.theme, board.cell, board.cell * 0.05
    mark = TextStyle(cell * 0.9, "display", theme.accent, "centre")
    items: list[Item] = []
    for place in board.places():
        if cell_name(place) in picture.guessed:
            space = board.at(*place).inset(line)
            corner = space.square(cell * _GUESS, "left", "top")
            items.append(paths.box_path(space, None, Stroke(theme.accent, line, (line * 3, line * 2))))
            items.append(paths.box_path(corner, WHITE, Stroke(theme.accent, line)))
            items += fit_text(_UNSURE, corner, mark)
    return items


def _best(best: BestSpot, board: Grid, style: Style) -> list[Item]:
    """Sew a thread around the best rectangle, and pin a rosette with its points to its corner."""
    theme, found, cell = style.theme, best.rectangle, board.cell
    around = board.at(found.row, found.column, found.rows, found.columns).inset(cell * 0.04)
    radius = max(5.0, min(9.0, cell * 0.62))
    x, y = around.right - radius * 0.45, around.bottom - radius * 0.45
    thread = theme.strong(theme.round_fabric(1))
    points = TextStyle(radius * 2.2, "display", theme.text, "centre")
    return [
        paths.box_path(around, None, Stroke(WHITE, cell * 0.2), cell * 0.16),
        paths.box_path(around, None, Stroke(thread, cell * 0.11, (cell * 0.36, cell * 0.2), True), cell * 0.16),
        *rosette(x, y, radius, theme.round_fabric(1), theme),
        *fit_text(str(best.points), Box.around(x, y, 1.2 * radius), points),
    ]


def _foot(picture: BoardPicture, box: Box, style: Style) -> list[Item]:
    """Describe in a line what scores, and in another how the total comes about."""
    theme = style.theme
    parts = []
    if picture.best is not None:
        rectangle = picture.best.rectangle
        parts.append(
            style.word(
                "overlay.best",
                rows=rectangle.rows,
                columns=rectangle.columns,
                spaces=rectangle.cell_names.replace("-", "–"),
                points=picture.best.points,
            )
        )
    parts.append(style.counted("overlay.empty", number=picture.empty))
    if picture.guessed:
        parts.append(style.word("overlay.guessed", number=len(picture.guessed)))
    _, first, below = box.rows((0.22, 0.42, 0.36))
    line = fit_text(" · ".join(parts), first, TextStyle(_FOOT_TYPE, "bold", theme.text))
    credit = fit_text(style.word("unofficial"), below, TextStyle(7.0, colour=theme.muted, align="right"))
    return [*line, *credit]
