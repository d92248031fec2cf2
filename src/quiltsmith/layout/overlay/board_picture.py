"""The picture of a board that was read from a photo: the photo itself, a binding around it, and what it scores."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quiltsmith.games.sheets.sheet_kind import BestSpot
from quiltsmith.geometry.board import cell_name
from quiltsmith.layout.drawing.sewing_notions import binding, rosette
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import WHITE
from quiltsmith.scene.elements import Document, Item, Page, Raster, RasterBox, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style

_WIDTH = 160.0
_MARGIN, _BINDING, _NAMES = 7.0, 6.0, 6.5
_HEAD, _FOOT = 21.0, 19.0
_TITLE_TYPE, _GAME_TYPE, _NAME_TYPE, _FOOT_TYPE, _TOTAL_TYPE = 30.0, 11.0, 11.0, 12.0, 21.0
_SCRAP_STEP = 5
"""From one scrap of the binding to the next in the theme's list of fabrics, so that neighbours differ much."""
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
    left, top = _MARGIN + _NAMES + _BINDING, _MARGIN + _HEAD + _NAMES + _BINDING
    board = Box(left, top, cell * columns, cell * rows)
    height = board.bottom + _BINDING + _FOOT
    scraps = [theme.fabric(number * _SCRAP_STEP + style.seed) for number in range(len(theme.fabrics))]
    items: list[Item] = [
        paths.rect(0, 0, _WIDTH, height, theme.paper),
        *_head(picture, Box(_MARGIN, _MARGIN, _WIDTH - 2 * _MARGIN, _HEAD), style),
        *binding(board.inset(-_BINDING), _BINDING, scraps, theme),
        RasterBox(picture.raster, board),
        *_names(board, cell, style),
        *_unsure(picture, board, cell, style),
        *_guessed(picture, board, cell, style),
        *(_best(picture.best, board, cell, style) if picture.best else ()),
        *_foot(picture, Box(_MARGIN, board.bottom + _BINDING, _WIDTH - 2 * _MARGIN, _FOOT - _MARGIN), style),
    ]
    return Page(_WIDTH, height, tuple(items), picture.title)


def _head(picture: BoardPicture, box: Box, style: Style) -> list[Item]:
    """Write whose board it is and, on a rosette, the total."""
    theme, radius = style.theme, box.height / 2
    right = box.right if picture.total is None else box.right - 2 * radius - 3
    title = Box(box.x, box.y, right - box.x, box.height * 0.6)
    game = Box(box.x, title.bottom, title.width, box.height * 0.25)
    items: list[Item] = [
        *fit_text(picture.title, title, TextStyle(_TITLE_TYPE, "display", theme.accent)),
        *fit_text(" · ".join((picture.game, *picture.sum)), game, TextStyle(_GAME_TYPE, colour=theme.muted)),
    ]
    if picture.total is not None:
        x, y = box.right - radius, box.y + radius - 1
        disc = Box(x - 0.6 * radius, y - 0.6 * radius, 1.2 * radius, 1.2 * radius)
        items += rosette(x, y, radius, theme.round_fabric(0), theme)
        items += fit_text(str(picture.total), disc, TextStyle(_TOTAL_TYPE, "display", theme.text, "centre"))
    return items


def _names(board: Box, cell: float, style: Style) -> list[Item]:
    """Write the names of columns and rows outside the binding."""
    colour, off = style.theme.muted, _BINDING + _NAMES
    items: list[Item] = []
    for column in range(round(board.width / cell)):
        box = Box(board.x + column * cell, board.y - off, cell, _NAMES - 1)
        name = cell_name((0, column))[:-1]
        items += fit_text(name, box, TextStyle(_NAME_TYPE, "display", colour, "centre"))
    for row in range(round(board.height / cell)):
        box = Box(board.x - off, board.y + row * cell, _NAMES - 1, cell)
        items += fit_text(str(row + 1), box, TextStyle(_NAME_TYPE, "display", colour, "centre"))
    return items


def _unsure(picture: BoardPicture, board: Box, cell: float, style: Style) -> list[Item]:
    """Mark the spaces that nobody has told yet."""
    theme, radius = style.theme, cell * 0.3
    items: list[Item] = []
    for row, line in enumerate(picture.rows):
        for column, sign in enumerate(line):
            if sign == _UNSURE:
                x, y = board.x + (column + 0.5) * cell, board.y + (row + 0.5) * cell
                disc = Box(x - radius, y - radius, 2 * radius, 2 * radius)
                items.append(paths.circle(x, y, radius, WHITE, Stroke(theme.accent, cell * 0.06)))
                items += fit_text(_UNSURE, disc, TextStyle(cell * 1.3, "display", theme.accent, "centre"))
    return items


def _guessed(picture: BoardPicture, board: Box, cell: float, style: Style) -> list[Item]:
    """Frame the spaces that are taken as they look, with a small mark that leaves the photo in sight."""
    theme, side, line = style.theme, cell * _GUESS, cell * 0.05
    items: list[Item] = []
    for row, signs in enumerate(picture.rows):
        for column in range(len(signs)):
            if cell_name((row, column)) not in picture.guessed:
                continue
            space = Box(board.x + column * cell, board.y + row * cell, cell, cell).inset(line)
            corner = Box(space.x, space.y, side, side)
            items.append(paths.box_path(space, None, Stroke(theme.accent, line, (line * 3, line * 2))))
            items.append(paths.box_path(corner, WHITE, Stroke(theme.accent, line)))
            items += fit_text(_UNSURE, corner, TextStyle(cell * 0.9, "display", theme.accent, "centre"))
    return items


def _best(best: BestSpot, board: Box, cell: float, style: Style) -> list[Item]:
    """Sew a thread around the best rectangle, and pin a rosette with its points to its corner."""
    theme, found = style.theme, best.rectangle
    around = Box(
        board.x + found.column * cell, board.y + found.row * cell, found.columns * cell, found.rows * cell
    ).inset(cell * 0.04)
    radius = max(5.0, min(9.0, cell * 0.62))
    x, y = around.right - radius * 0.45, around.bottom - radius * 0.45
    disc = Box(x - 0.6 * radius, y - 0.6 * radius, 1.2 * radius, 1.2 * radius)
    thread = theme.strong(theme.round_fabric(1))
    return [
        paths.box_path(around, None, Stroke(WHITE, cell * 0.2), cell * 0.16),
        paths.box_path(around, None, Stroke(thread, cell * 0.11, (cell * 0.36, cell * 0.2), True), cell * 0.16),
        *rosette(x, y, radius, theme.round_fabric(1), theme),
        *fit_text(str(best.points), disc, TextStyle(radius * 2.2, "display", theme.text, "centre")),
    ]


def _foot(picture: BoardPicture, box: Box, style: Style) -> list[Item]:
    """Say in a line what scores, and in another how the total comes about."""
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
    parts.append(style.word("overlay.empty", number=picture.empty))
    if picture.guessed:
        parts.append(style.word("overlay.guessed", number=len(picture.guessed)))
    first = Box(box.x, box.y + box.height * 0.22, box.width, box.height * 0.42)
    below = Box(box.x, first.bottom, box.width, box.height * 0.36)
    line = fit_text(" · ".join(parts), first, TextStyle(_FOOT_TYPE, "bold", theme.text))
    credit = fit_text(style.word("unofficial"), below, TextStyle(7.0, colour=theme.muted, align="right"))
    return [*line, *credit]
