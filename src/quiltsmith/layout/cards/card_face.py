"""The fronts of cards: the patch, id and size, price and income, mirror image and cuts."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.decks.deck import Card, Price
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.cards.card_frame import both_ends, corners
from quiltsmith.layout.cards.card_layout import CardLayout, draw_caption, shown_pieces
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Fabric, Group, Item, Path, Stroke, Symbol, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

MIRROR_SHARE = 0.45
"""Cells of the mirror image, compared with those of the patch."""
PIECE_SHARE = 0.34
_ICON = 5.5


def draw_extras(
    room: Box,
    cell: float,
    scale: float,
    fabric: Fabric,
    theme: Theme,
    mirror: Shape | None,
    pieces: Sequence[Shape],
) -> tuple[Item, ...]:
    """Fill the room with a mirror image, pieces, or first the one and then the others."""
    if mirror is None:
        return _pieces(room, cell, scale, theme, pieces)
    if not pieces:
        return _mirror(room, cell, scale, fabric, theme, mirror)
    first, second = _halves(room, scale)
    between = Stroke(theme.guide, 0.2 * scale, (0.8 * scale, 0.8 * scale))
    x, y = (first.right + second.x) / 2, (first.bottom + second.y) / 2
    line = (
        paths.line(x, room.y, x, room.bottom, between)
        if _is_wide(room)
        else paths.line(room.x, y, room.right, y, between)
    )
    return (
        *_mirror(first, cell, scale, fabric, theme, mirror),
        line,
        *_pieces(second, cell, scale, theme, pieces),
    )


def flip_mark(x: float, y: float, size: float, theme: Theme) -> Group:
    """Draw two arrows that point away from a dashed axis: the patch may be turned over."""
    half = size / 2
    line = Stroke(theme.line, 0.06 * size, round=True)
    left = [(-0.12 * size, -0.34 * size), (-0.12 * size, 0.34 * size), (-half, 0)]
    items: tuple[Item, ...] = (
        paths.line(0, -half, 0, half, Stroke(theme.line, 0.06 * size, (0.14 * size, 0.09 * size))),
        paths.polygon(left, theme.card, line),
        paths.polygon([(-x, y) for x, y in left], theme.line, line),
    )
    return Group(items, x, y)


def _is_wide(room: Box) -> bool:
    return room.width >= room.height


def _halves(room: Box, scale: float) -> tuple[Box, Box]:
    gap = 2.4 * scale
    if _is_wide(room):
        width = room.width * 0.4
        return (
            Box(room.x, room.y, width, room.height),
            Box(room.x + width + gap, room.y, room.width - width - gap, room.height),
        )
    height = room.height * 0.4
    return (
        Box(room.x, room.y, room.width, height),
        Box(room.x, room.y + height + gap, room.width, room.height - height - gap),
    )


def _mirror(room: Box, cell: float, scale: float, fabric: Fabric, theme: Theme, shape: Shape) -> tuple[Item, ...]:
    """Draw the mark and the mirror image side by side, or one below the other, in the middle of the room."""
    icon, gap = _ICON * scale, 2 * scale
    wide = _is_wide(room)
    across = room.width - (icon + gap if wide else 0)
    down = room.height - (0 if wide else icon + gap)
    small = min(cell * MIRROR_SHARE, across / shape.columns, down / shape.rows)
    width, height = small * shape.columns, small * shape.rows
    x, y = room.centre
    if wide:
        left = x - (icon + gap + width) / 2
        mark, corner = (left + icon / 2, y), (left + icon + gap, y - height / 2)
    else:
        top = y - (icon + gap + height) / 2
        mark, corner = (x, top + icon / 2), (x - width / 2, top + icon + gap)
    # The same fabric made smaller, and not one of its own: it looks alike and is written only once.
    patch = draw_patch(shape, fabric, cell, theme.line_stroke(0.07 * cell), grid=theme.line_stroke(0.03 * cell))
    return flip_mark(*mark, icon, theme), Group((patch,), *corner, scale=small / cell)


def _pieces(room: Box, cell: float, scale: float, theme: Theme, pieces: Sequence[Shape]) -> tuple[Item, ...]:
    """Draw scissors and then the pieces in rows, as large as they all fit."""
    icon = _ICON * scale
    small = cell * PIECE_SHARE
    while True:
        rows = _flow(pieces, small, icon, room.width)
        height = sum(_height(row, small, icon) for row in rows) + small * 0.8 * (len(rows) - 1)
        if height <= room.height or small < 0.5:
            break
        small *= 0.94
        icon = min(icon, small * 3)
    items: list[Item] = []
    top = room.y + (room.height - height) / 2
    for row in rows:
        row_height = _height(row, small, icon)
        x = room.x + (room.width - _width(row, small, icon)) / 2
        for shape in row:
            if shape is None:
                items.append(picture("scissors", Box(x, top + (row_height - icon) / 2, icon, icon), theme))
                x += icon + small * 0.8
            else:
                y = top + (row_height - shape.rows * small) / 2
                line = theme.line_stroke(max(0.15, 0.07 * small))
                items.append(draw_patch(shape, theme.panel, small, line, x=x, y=y, grid=theme.line_stroke(0.1)))
                x += (shape.columns + 0.8) * small
        top += row_height + small * 0.8
    return tuple(items)


def _flow(pieces: Sequence[Shape], small: float, icon: float, width: float) -> list[list[Shape | None]]:
    """Break the scissors (None) and the pieces into rows of a width."""
    rows: list[list[Shape | None]] = [[None]]
    for piece in pieces:
        if rows[-1] and _width([*rows[-1], piece], small, icon) > width:
            rows.append([])
        rows[-1].append(piece)
    return rows


def _width(row: Sequence[Shape | None], small: float, icon: float) -> float:
    widths = [icon if shape is None else shape.columns * small for shape in row]
    return sum(widths) + small * 0.8 * (len(row) - 1)


def _height(row: Sequence[Shape | None], small: float, icon: float) -> float:
    return max(icon if shape is None else shape.rows * small for shape in row)


_MOST_COINS = 5


def card_front(
    card: Card,
    fabric: Fabric,
    layout: CardLayout,
    frame: Symbol,
    style: Style,
    coin: str = "coin",
    *,
    is_marked: bool = False,
) -> Symbol:
    """Draw the front of one card; `coin` is the picture of what its price is paid with.

    It is marked if its id is another's in small letters.
    """
    measures, theme = layout.measures, style.theme
    rooms = layout.rooms(card)
    room, extras, purse = rooms.patch, rooms.extras, rooms.purse
    shape, cell = card.shape, layout.cell
    x, y = room.centre
    ends, between = corners(card.id, shape.size, measures, theme, is_marked)
    if card.is_start:
        ends = (*ends, *_start_word(between, measures.scale, style))
    if card.price is not None:
        ends = (*ends, *_price(between, card.price, card.is_overridden, coin, theme))
    items: list[Item] = [
        Use(frame),
        *both_ends(ends, measures),
        _squares(room, shape, cell, theme),
        draw_patch(
            shape,
            fabric,
            cell,
            theme.line_stroke(0.055 * cell),
            x=x - shape.columns * cell / 2,
            y=y - shape.rows * cell / 2,
            grid=theme.line_stroke(0.018 * cell),
            seam=True,
        ),
    ]
    if extras is not None:
        mirror = shape.mirrored() if shape.is_chiral() else None
        pieces = shown_pieces(card) if layout.with_cuts else ()
        items += draw_extras(extras, cell, measures.scale, fabric, theme, mirror, pieces)
    if rooms.caption is not None and layout.caption is not None:
        items += draw_caption(card, rooms.caption, layout.caption, style)
    if purse is not None and card.price is not None and card.price.income:
        items += _income(purse, card.price.income, coin, theme)
    return Symbol(f"card-{card.id}", measures.width, measures.height, tuple(items))


def _squares(room: Box, shape: Shape, cell: float, theme: Theme) -> Path:
    """Draw squares around the patch, as on the sheet where it will be drawn."""
    columns = _alike(room.width / cell, shape.columns)
    rows = _alike(room.height / cell, shape.rows)
    x, y = room.centre
    box = Box(x - columns * cell / 2, y - rows * cell / 2, columns * cell, rows * cell)
    return paths.grid(box, rows, columns, theme.guide_stroke(0.15))


def _alike(room: float, count: int) -> int:
    """Give the largest number of cells in the room that is odd or even as the count is."""
    most = max(count, int(room + 0.01))
    return most - (most - count) % 2


def _start_word(room: Box, scale: float, style: Style) -> tuple[Item, ...]:
    return fit_text(
        style.word("card.start"), room, TextStyle(15 * scale, "display", style.theme.accent, "centre", smallest=3)
    )


def _price(room: Box, price: Price, is_overridden: bool, coin: str, theme: Theme) -> tuple[Item, ...]:
    """Write cost and time side by side; a star says that this deck has changed them."""
    star = room.height * 0.5 if is_overridden else 0.0
    width = (room.width - star) / 2
    items: list[Item] = []
    colour = theme.accent if is_overridden else theme.text
    for number, (name, value) in enumerate(((coin, price.cost), ("hourglass", price.time))):
        icon = min(room.height * 0.66, width * 0.45)
        digits = room.height * 0.62 * len(str(value)) * 0.75
        left = room.x + number * width + max(0.0, (width - icon - digits) / 2) * 0.8
        middle = room.y + room.height / 2
        items.append(picture(name, Box(left, middle - icon / 2, icon, icon), theme))
        words = Box(left + icon * 1.12, room.y, room.x + (number + 1) * width - left - icon * 1.12, room.height)
        items += fit_text(str(value), words, TextStyle(room.height * 1.7, "display", colour, smallest=3))
    if is_overridden:
        items.append(
            picture("star", Box(room.right - star, room.y + room.height / 2 - star / 2, star, star), theme)
        )
    return tuple(items)


def _income(room: Box, income: int, coin: str, theme: Theme) -> tuple[Item, ...]:
    """Sew on as many coins as the patch brings; many become one coin and a number."""
    side = room.height * 0.9
    top = room.y + (room.height - side) / 2
    if income > _MOST_COINS:
        left = room.x + room.width / 2 - side
        words = Box(left + side * 1.2, room.y, room.width / 2, room.height)
        return (
            picture(coin, Box(left, top, side, side), theme),
            *fit_text(f"× {income}", words, TextStyle(room.height * 1.7, "display", theme.text, smallest=3)),
        )
    step = side * 1.2
    left = room.x + (room.width - step * income + side * 0.2) / 2
    line = paths.line(
        left - side * 0.3,
        top + side / 2,
        left + step * income + side * 0.1,
        top + side / 2,
        theme.guide_stroke(0.3),
    )
    return line, *(picture(coin, Box(left + step * n, top, side, side), theme) for n in range(income))
