"""Drawings for rules booklets: cards and circles on the table, pieces of boards, patches drawn well or badly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, cos, pi, radians, sin, sqrt
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.patch_drawing import draw_patch, patch_in
from quiltsmith.layout.drawing.pictograms import arc, picture
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.elements import Group, Item, Path, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

PATCHES = tuple(
    Shape.parse(drawing) for drawing in ("##./.##", "###/.#.", "#./#./##", "##/##/#.", "#.#/###", "####")
)
ZED, TEE, ELL, PEE = PATCHES[:4]
SMALL = 7.6
"""The smallest type in pictures, in points; pages on small paper are scaled down a little."""
_PATCHES_AROUND = 12
GRID = 6
"""The side of a piece of a board."""
Look = Literal["shaded", "outline", "gone", "accent"]
"""How a patch is drawn: finished, by its outline only, erased, or as what has just been drawn."""


class Drawn(Struct, frozen=True):
    """A patch on a piece of a board."""

    shape: Shape
    row: int
    column: int
    fabric: int = 0
    look: Look = "shaded"


def piece_of_board(
    patches: Iterable[Drawn], box: Box, style: Style, rows: int = GRID, columns: int = GRID
) -> tuple[list[Item], Grid]:
    """Draw a piece of a board with patches on it; return its cells, too."""
    theme = style.theme
    board = box.grid(rows, columns, box.cell_size(rows + 0.4, columns + 0.4))
    items: list[Item] = [
        paths.box_path(board.box, theme.paper),
        paths.grid(board.box, rows, columns, theme.guide_stroke(0.2)),
        paths.box_path(board.box, None, theme.line_stroke(0.5)),
    ]
    guide = theme.line_stroke(0.1)
    for drawn in patches:
        place = board.at(drawn.row, drawn.column)
        cloth, pen = theme.fabric(style.seed + drawn.fabric), theme.line_stroke(0.4)
        if drawn.look == "shaded":
            patch = draw_patch(drawn.shape, cloth, board.cell, pen, x=place.x, y=place.y, grid=guide)
        elif drawn.look == "accent":
            pen = Stroke(theme.accent, 0.9)
            patch = draw_patch(drawn.shape, cloth, board.cell, pen, x=place.x, y=place.y, grid=guide)
        elif drawn.look == "outline":
            pen = Stroke(theme.accent, 0.7)
            patch = draw_patch(drawn.shape, theme.paper, board.cell, pen, x=place.x, y=place.y)
        else:
            pen = Stroke(theme.muted, 0.35, (0.9, 0.7))
            patch = draw_patch(drawn.shape, theme.paper, board.cell, pen, x=place.x, y=place.y)
        items.append(patch)
    return items, board


def sample_patch(size: int) -> Shape:
    """Make a compact patch of a size."""
    across = ceil(sqrt(size))
    return Shape(tuple(divmod(number, across) for number in range(size)))


def draw_card(
    shape: Shape, box: Box, number: int, style: Style, *, is_marked: bool = False, with_size: bool = False
) -> list[Item]:
    """Draw a card that shows a patch, with its size in the corner if wanted."""
    theme = style.theme
    pen = Stroke(theme.accent, 0.8) if is_marked else theme.line_stroke(0.35)
    inner = box.shrink(top=box.height * 0.16) if with_size else box
    cell = min(inner.width * 0.74 / max(shape.columns, shape.rows), inner.height * 0.74 / shape.rows)
    items: list[Item] = [
        paths.box_path(box, theme.card, pen, box.width * 0.1),
        patch_in(inner, shape, theme.fabric(style.seed + number), cell, theme.line_stroke(0.25)),
    ]
    if with_size:
        side = max(box.width * 0.3, 3.4)
        badge = box.square(side, "left", "top").moved(box.width * 0.06, box.width * 0.06)
        items.append(paths.circle(*badge.centre, side / 2, theme.badge, theme.line_stroke(0.25)))
        size = TextStyle(max(side * 2, SMALL), "bold", theme.on_badge, "centre", smallest=SMALL)
        items += fit_text(str(shape.size), badge, size)
    return items


def draw_pile(box: Box, style: Style) -> list[Item]:
    """Draw a pile of cards that lie face down."""
    theme, width = style.theme, box.width
    return [
        paths.box_path(
            box.moved(-step * width * 0.06, -step * width * 0.06), fill, theme.line_stroke(0.35), width * 0.1
        )
        for step, fill in ((0, theme.card), (1, theme.card), (2, theme.back))
    ]


def draw_token(x: float, y: float, radius: float, theme: Theme) -> list[Item]:
    """Draw the token of a circle of cards, seen from above."""
    return [
        paths.circle(x, y, radius, theme.badge, theme.line_stroke(0.5)),
        paths.circle(x, y, radius * 0.45, theme.paper, theme.line_stroke(0.3)),
    ]


class CardCircle(Struct, frozen=True):
    """Cards in a circle: `lying` of `places` from the token's gap on, which is at the top.

    With `steps`, an arrow leads the token so many cards on, and it stands on the last of them.
    """

    places: int
    lying: int
    first: int = 0
    """The patch of the first card; the others follow in their order, and behind the last of `kinds` the first."""
    kinds: int = 0
    marked: range = range(0)
    steps: int = 0
    has_pile: bool = True
    has_arrow: bool = True

    def draw(self, box: Box, style: Style) -> list[Item]:
        """Draw the circle as large as the box allows."""
        theme, radius = style.theme, box.shorter_side / 2
        width = min(radius * 0.36, 2 * pi * radius * 0.62 / self.places * 0.72)
        card = Box.around(0, 0, width, width * 1.4)
        middle, (x, y) = radius - card.height / 2 - 0.5, box.centre
        items: list[Item] = []
        for number in range(self.places):
            turn = 360 * (number + 0.5) / self.places
            items.append(
                Group(tuple(self._card(number, card, style)), *_on_circle(x, y, middle, turn), rotate=turn)
            )
        inner = middle - card.height / 2 - 2.2
        if self.has_pile:
            side = min(width, inner * 0.7)
            items += draw_pile(Box.around(x, y, side, side * 1.4), style)
        size = min(2.8, max(1.5, width * 0.24))
        if self.steps:
            stop = min(self.steps, self.places)
            end = 360 * (stop - 0.5) / self.places
            items += _arrow(x, y, inner - 0.6, 0, end, theme)
            items += self._counts(stop, x, y, inner - 4.6, theme)
            items += draw_token(*_on_circle(x, y, middle - card.height * 0.42, end), size, theme)
            at = _on_circle(x, y, middle, 0)
            items.append(paths.circle(*at, size, None, Stroke(theme.muted, 0.4, (0.8, 0.6))))
        else:
            if self.has_arrow:
                items += _arrow(x, y, inner, 8, 58, theme)
            items += draw_token(*_on_circle(x, y, middle, 0), size, theme)
        return items

    def _card(self, number: int, card: Box, style: Style) -> list[Item]:
        if number >= self.lying:
            return [paths.box_path(card, None, Stroke(style.theme.guide, 0.35, (0.9, 0.8)), card.width * 0.1)]
        kind = (self.first + number) % (self.kinds or self.places)
        return draw_card(PATCHES[kind % len(PATCHES)], card, kind, style, is_marked=number in self.marked)

    def _counts(self, stop: int, x: float, y: float, radius: float, theme: Theme) -> Iterator[Item]:
        """Write numbers to the cards that the token passes, as far as there is space between them."""
        if radius < 5 or 2 * pi * radius / self.places < 4.6:
            return
        for number in range(stop):
            at = _on_circle(x, y, radius, 360 * (number + 0.5) / self.places)
            yield from fit_text(
                str(number + 1), Box.around(*at, 4.4), TextStyle(9, "bold", theme.accent, "centre")
            )


def _on_circle(x: float, y: float, radius: float, turn: float) -> tuple[float, float]:
    """Return a point of a circle; degrees clockwise from the top."""
    angle = radians(turn)
    return x + radius * sin(angle), y - radius * cos(angle)


def _arrow(x: float, y: float, radius: float, start: float, end: float, theme: Theme) -> list[Item]:
    """Draw an arrow along a circle, clockwise."""
    length = 2.6
    reach = end - length / max(radius, 1.0) * 180 / pi
    if reach <= start:
        start = reach - 1
    base = radians(end - length / max(radius, 1.0) * 180 / pi)
    out = (sin(base), -cos(base))
    foot = _on_circle(x, y, radius, reach)
    head = [
        _on_circle(x, y, radius, end),
        (foot[0] + out[0] * 1.7, foot[1] + out[1] * 1.7),
        (foot[0] - out[0] * 1.7, foot[1] - out[1] * 1.7),
    ]
    return [
        Path(arc(x, y, radius, start, reach), None, Stroke(theme.accent, 0.7, round=True)),
        paths.polygon(head, theme.accent),
    ]


def patch_circle(box: Box, style: Style, token: Sequence[Item]) -> list[Item]:
    """Draw patches in a circle and the neutral token, which comes in a square of ten, behind the smallest."""
    theme, radius = style.theme, box.shorter_side / 2
    middle, cell, (x, y) = radius * 0.82, radius * 0.075, box.centre
    items: list[Item] = []
    for number in range(_PATCHES_AROUND):
        shape = Shape.parse("##") if number == _PATCHES_AROUND - 1 else PATCHES[number % len(PATCHES)]
        fabric, guide = theme.fabric(style.seed + number), theme.guide_stroke(0.12)
        drawn = patch_in(Box(0, 0, 0, 0), shape, fabric, cell, theme.line_stroke(0.35), grid=guide)
        turn = 360 * (number + 0.5) / _PATCHES_AROUND
        items.append(Group((drawn,), *_on_circle(x, y, middle, turn), rotate=turn))
    side = radius * 0.2
    at = _on_circle(x, y, middle, 0)
    return [*items, Group(tuple(token), at[0] - side / 2, at[1] - side / 2, scale=side / 10)]


def labelled(items: Sequence[Item], name: str, box: Box, theme: Theme) -> list[Item]:
    """Put a tick or a cross into the lower right corner of a picture."""
    side = min(7.0, box.shorter_side * 0.3)
    corner = box.square(side, "right", "bottom")
    return [
        *items,
        paths.circle(*corner.centre, side * 0.62, theme.panel),
        picture(name, corner.scaled(0.85), theme),
    ]


def mirrored_path(path: Path) -> Path:
    """Return a path with left and right swapped."""
    segments = tuple(
        (name, *(-number if at % 2 == 0 else number for at, number in enumerate(numbers)))
        for name, *numbers in path.segments
    )
    return replace(path, segments=segments)
