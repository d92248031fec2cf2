"""The front of a card: id and size in the corners, the patch in its fabric, mirror image, cuts, prices."""

from __future__ import annotations

from quiltsmith.decks.deck import Card, Price
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.cards.caption import draw_caption
from quiltsmith.layout.cards.extras import draw_extras
from quiltsmith.layout.cards.frame import both_ends, corners
from quiltsmith.layout.cards.rooms import CardLayout, shown_pieces
from quiltsmith.layout.drawing.patches import draw_patch
from quiltsmith.layout.drawing.pictograms import picture
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Fabric, Item, Path, Symbol, Use
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

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
