"""The fronts of cards: the patch, id and size, price and income, mirror image and cuts."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.decks.deck import Card, Price
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.cards.card_frame import both_ends, card_ground, corners, plate
from quiltsmith.layout.cards.card_layout import CardAreas, CardLayout, draw_caption, shown_pieces
from quiltsmith.layout.cards.card_pictures import picture_ground
from quiltsmith.layout.drawing.patch_drawing import draw_patch, patch_in, patch_path
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Artwork, Fabric, Group, Item, Stroke, Symbol
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Ink, Theme

MIRROR_SHARE = 0.45
"""Cells of the mirror image, compared with those of the patch."""
PIECE_SHARE = 0.34
_ICON = 5.5
_BETWEEN = 0.8
"""From one piece to the next, in cells of the pieces."""
_MOST_COINS = 5
_ID_PLATE = 9.0
"""How wide the plate of an id is on a poker card with a picture."""


def card_front(
    card: Card,
    fabric: Fabric,
    layout: CardLayout,
    style: Style,
    coin: str = "coin",
    *,
    is_marked: bool = False,
    artwork: Artwork | None = None,
) -> Symbol:
    """Draw the front of one card; `coin` is the picture of what its price is paid with.

    It is marked if its id is another's in small letters. On a card with a picture, words stand on plates.
    """
    measures, theme = layout.measures, style.theme
    areas, shape, cell = layout.areas(card), card.shape, layout.cell
    ends, between = corners(card.id, shape.size, measures, theme, is_marked)
    if card.is_start:
        word = TextStyle(15 * measures.lettering, "display", theme.accent, "centre", smallest=3)
        ends = (*ends, *fit_text(style.word("card.start"), between, word))
    if card.price is not None:
        ends = (*ends, *_price(between, card.price, card.is_overridden, coin, theme))
    items: list[Item] = [
        *card_ground(measures, theme, fabric, card.is_start),
        *([] if artwork is None else _on_picture(card, artwork, areas, layout, theme)),
        *both_ends(ends, measures),
        *_on_linen(areas.patch, shape, fabric, layout, theme),
    ]
    if areas.extras is not None:
        mirror = shape.mirrored() if shape.is_chiral() else None
        pieces = shown_pieces(card) if layout.with_cuts else ()
        items += draw_extras(areas.extras, cell, measures.scale, fabric, theme, mirror, pieces)
    if areas.caption is not None and layout.caption is not None:
        items += draw_caption(card, areas.caption, layout.caption, style)
    if areas.purse is not None and card.price is not None and card.price.income:
        items += _income(areas.purse, card.price.income, coin, theme)
    return Symbol(f"card-{card.id}", measures.width, measures.height, tuple(items))


def _on_picture(card: Card, artwork: Artwork, areas: CardAreas, layout: CardLayout, theme: Theme) -> list[Item]:
    """Draw the picture of a card, with plates below all that is written on it."""
    measures = layout.measures
    has_words = card.is_start or card.price is not None
    head = measures.head if has_words else measures.head.left_strip(_ID_PLATE * measures.lettering)
    written = [
        (areas.extras, True),
        (areas.purse, card.price is not None and card.price.income > 0),
        (areas.caption, bool(card.name or card.note)),
    ]
    plates = [plate(area, measures, theme) for area, is_used in written if area is not None and is_used]
    ends = both_ends((plate(head.inset(-0.6 * measures.scale, 0), measures, theme),), measures)
    return [picture_ground(artwork, measures, theme), *ends, *plates]


def _on_linen(box: Box, shape: Shape, fabric: Fabric, layout: CardLayout, theme: Theme) -> list[Item]:
    """Lay the patch, with a soft shadow, on as many squares of the sheet as on every other card."""
    cell, (rows, columns) = layout.cell, layout.field
    field = box.place(columns * cell, rows * cell)
    left, top = (columns - shape.columns) // 2 * cell, (rows - shape.rows) // 2 * cell
    outline, grid = theme.line_stroke(0.055 * cell), theme.line_stroke(0.018 * cell)
    edge = paths.box_path(field, None, theme.line_stroke(0.2), 0.12 * cell)
    items: list[Item] = [
        paths.box_path(field, theme.paper, None, 0.12 * cell),
        paths.grid(field, rows, columns, theme.guide_stroke(0.15)),
        edge,
    ]
    x, y = field.x + left, field.y + top
    if theme.ink is Ink.FULL:
        shadow = patch_path(shape, cell, theme.guide)
        items.append(Group((shadow,), x + 0.07 * cell, y + 0.07 * cell))
    items.append(draw_patch(shape, fabric, cell, outline, x=x, y=y, grid=grid, seam=True))
    return items


def _price(box: Box, price: Price, is_overridden: bool, coin: str, theme: Theme) -> tuple[Item, ...]:
    """Write cost and time side by side; a star says that this deck has changed them."""
    star = box.height * 0.5 if is_overridden else 0.0
    number = TextStyle(box.height * 1.7, "display", theme.accent if is_overridden else theme.text, smallest=3)
    items: list[Item] = []
    halves = box.shrink(right=star).columns(2)
    for half, name, value in zip(halves, (coin, "hourglass"), (price.cost, price.time), strict=True):
        icon = min(half.height * 0.66, half.width * 0.45)
        digits = half.height * 0.62 * len(str(value)) * 0.75
        shown = half.shrink(left=max(0.0, (half.width - icon - digits) / 2) * 0.8)
        left, words = shown.split_left(icon, icon * 0.12)
        items += [picture(name, left, theme), *fit_text(str(value), words, number)]
    if is_overridden:
        items.append(picture("star", box.right_strip(star), theme))
    return tuple(items)


def _income(box: Box, income: int, coin: str, theme: Theme) -> tuple[Item, ...]:
    """Sew on as many coins as the patch brings; many become one coin and a number."""
    side = box.height * 0.9
    if income > _MOST_COINS:
        left, right = box.columns(2)
        number = TextStyle(box.height * 1.7, "display", theme.text, smallest=3)
        words = fit_text(f"× {income}", right.moved(side * 0.2), number)
        return picture(coin, left.square(side, "right"), theme), *words
    row = box.place(side * (income * 1.2 - 0.2), side)
    y = row.centre[1]
    thread = paths.line(row.x - side * 0.3, y, row.right + side * 0.3, y, theme.guide_stroke(0.3))
    return thread, *(picture(coin, place, theme) for place in row.columns(income, side * 0.2))


def draw_extras(
    box: Box,
    cell: float,
    scale: float,
    fabric: Fabric,
    theme: Theme,
    mirror: Shape | None,
    pieces: Sequence[Shape],
) -> tuple[Item, ...]:
    """Fill a box with a mirror image, pieces, or first the one and then the others."""
    if mirror is None:
        return _pieces(box, cell, scale, theme, pieces)
    if not pieces:
        return _mirror(box, cell, scale, fabric, theme, mirror)
    gap = 2.4 * scale
    between = Stroke(theme.guide, 0.2 * scale, (0.8 * scale, 0.8 * scale))
    if _is_wide(box):
        first, second = box.split_left(box.width * 0.4, gap)
        x = first.right + gap / 2
        line = paths.line(x, box.y, x, box.bottom, between)
    else:
        first, second = box.split_top(box.height * 0.4, gap)
        y = first.bottom + gap / 2
        line = paths.line(box.x, y, box.right, y, between)
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


def _is_wide(box: Box) -> bool:
    return box.width >= box.height


def _mirror(box: Box, cell: float, scale: float, fabric: Fabric, theme: Theme, shape: Shape) -> tuple[Item, ...]:
    """Draw the mark and the mirror image side by side, or one below the other, in the middle of a box."""
    icon, gap = _ICON * scale, 2 * scale
    rows, columns, most = shape.rows, shape.columns, cell * MIRROR_SHARE
    if _is_wide(box):
        small = box.shrink(left=icon + gap).cell_size(rows, columns, most)
        mark, rest = box.place(icon + gap + small * columns, box.height).split_left(icon, gap)
    else:
        small = box.shrink(top=icon + gap).cell_size(rows, columns, most)
        mark, rest = box.place(box.width, icon + gap + small * rows).split_top(icon, gap)
    corner = rest.place(small * columns, small * rows)
    # The same fabric made smaller, and not one of its own: it looks alike and is written only once.
    patch = draw_patch(shape, fabric, cell, theme.line_stroke(0.07 * cell), grid=theme.line_stroke(0.03 * cell))
    return flip_mark(*mark.centre, icon, theme), Group((patch,), corner.x, corner.y, scale=small / cell)


def _pieces(box: Box, cell: float, scale: float, theme: Theme, pieces: Sequence[Shape]) -> tuple[Item, ...]:
    """Draw scissors and then the pieces in rows, as large as they all fit."""
    icon, small = _ICON * scale, cell * PIECE_SHARE
    while True:
        rows = _flow(pieces, small, icon, box.width)
        heights = [max(icon if shape is None else shape.rows * small for shape in row) for row in rows]
        height = sum(heights) + small * _BETWEEN * (len(rows) - 1)
        if height <= box.height or small < 0.5:
            break
        small *= 0.94
        icon = min(icon, small * 3)
    items: list[Item] = []
    below = box.place(box.width, height)
    line, grid = theme.line_stroke(max(0.15, 0.07 * small)), theme.line_stroke(0.1)
    for row, row_height in zip(rows, heights, strict=True):
        rest, below = below.split_top(row_height, small * _BETWEEN)
        rest = rest.place(_width(row, small, icon), row_height)
        for shape in row:
            place, rest = rest.split_left(icon if shape is None else shape.columns * small, small * _BETWEEN)
            if shape is None:
                items.append(picture("scissors", place, theme))
            else:
                items.append(patch_in(place, shape, theme.panel, small, line, grid=grid))
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
    return sum(widths) + small * _BETWEEN * (len(row) - 1)
