"""Small pictures for screens: patches, boards, single cards, and a ribbon of all fabrics of a theme."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from quiltsmith.decks.deck import Deck
from quiltsmith.geometry.shape import Cell, Shape
from quiltsmith.layout.cards.card_document import card_leaves
from quiltsmith.layout.cards.card_frame import POKER, CardMeasures
from quiltsmith.layout.drawing.patch_drawing import draw_patch
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Document, Fabric, Group, Item, Page, Stroke, Use
from quiltsmith.style.font_coverage import refusing_unprintable
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

CELL = 10.0
"""The side of a space in the unit of the pictures, millimetres as on paper."""
_EDGE = 0.5
_CARD = CardMeasures(POKER.width, POKER.height)
_RIBBON = (24, 16, 28, 20, 14, 19)
"""How long the pieces of a ribbon are, in turn: no two beside each other are of the same length."""
_RIBBON_HEIGHT = 4.0


def patch_picture(shape: Shape, fabric: Fabric | Colour, theme: Theme, *, seam: bool = True) -> Document:
    """Draw one patch, with the lines between its cells."""
    width, height = shape.columns * CELL, shape.rows * CELL
    patch = draw_patch(
        shape, fabric, CELL, theme.line_stroke(0.6), x=_EDGE, y=_EDGE, grid=theme.line_stroke(0.18), seam=seam
    )
    return _picture(width + 2 * _EDGE, height + 2 * _EDGE, [patch])


def swatch_picture(fabric: Fabric, theme: Theme, columns: int, rows: int) -> Document:
    """Draw a piece of fabric without seams."""
    width, height = columns * CELL, rows * CELL
    return _picture(width, height, [paths.rect(0, 0, width, height, fabric)])


def board_picture(size: tuple[int, int], pieces: Mapping[str, Iterable[Cell]], theme: Theme) -> Document:
    """Draw a board of rows and columns with what lies on it; each piece has a fabric of its own."""
    rows, columns = size
    width, height = columns * CELL, rows * CELL
    box = Box(_EDGE, _EDGE, width, height)
    items: list[Item] = [
        paths.rect(box.x, box.y, width, height, theme.card),
        paths.grid(box, rows, columns, Stroke(theme.guide, 0.2)),
    ]
    for number, cells in enumerate(pieces.values()):
        places = sorted(cells)
        top, left = min(row for row, _ in places), min(column for _, column in places)
        items.append(
            draw_patch(
                Shape(tuple(places)),
                theme.fabric(number),
                CELL,
                theme.line_stroke(0.8),
                x=_EDGE + left * CELL,
                y=_EDGE + top * CELL,
            )
        )
    items.append(paths.rect(box.x, box.y, width, height, None, theme.line_stroke(0.8)))
    return _picture(width + 2 * _EDGE, height + 2 * _EDGE, items)


@refusing_unprintable()
def card_pictures(deck: Deck, style: Style) -> Document:
    """Draw the fronts of all cards of a deck, a page for each."""
    measures = CardMeasures(_CARD.width, _CARD.height)
    pages = [
        Page(measures.width, measures.height, [Use(leaf.front)], leaf.label)
        for leaf in card_leaves(deck, style, measures, cards=deck.everything, with_backs=False)
    ]
    return Document(pages, deck.id, language=style.language)


def ribbon_picture(theme: Theme, fabrics: Sequence[Fabric] | None = None) -> Document:
    """Sew a piece of every fabric to the next, in a long strip."""
    items: list[Item] = []
    x = 0.0
    for number, fabric in enumerate(fabrics or theme.fabrics):
        length = _RIBBON[number % len(_RIBBON)]
        piece = paths.rect(0, 0, length, _RIBBON_HEIGHT, fabric)
        seam = paths.line(length, 0, length, _RIBBON_HEIGHT, theme.line_stroke(0.3))
        items.append(Group((piece, seam), x, 0))
        x += length
    return _picture(x, _RIBBON_HEIGHT, items)


def logo_picture(theme: Theme) -> Document:
    """Sew four squares of fabric together, with round corners."""
    side, gap = 2 * CELL, 0.6
    whole = paths.rounded_rect(_EDGE, _EDGE, side, side, 4.5)
    squares = [
        Group((paths.rect(0, 0, CELL, CELL, fabric),), _EDGE + column * CELL, _EDGE + row * CELL)
        for (row, column), fabric in zip(((0, 0), (0, 1), (1, 0), (1, 1)), _logo_fabrics(theme), strict=True)
    ]
    middle = _EDGE + CELL
    seams = paths.lines(
        [(middle, _EDGE, middle, _EDGE + side), (_EDGE, middle, _EDGE + side, middle)], theme.line_stroke(gap)
    )
    outline = paths.rounded_rect(_EDGE, _EDGE, side, side, 4.5, None, theme.line_stroke(2 * gap))
    return _picture(side + 2 * _EDGE, side + 2 * _EDGE, [Group((*squares, seams), clip=whole), outline])


def _logo_fabrics(theme: Theme) -> tuple[Fabric, ...]:
    return tuple(theme.fabric(number) for number in (0, 1, 8, 2))


def _picture(width: float, height: float, items: Sequence[Item]) -> Document:
    return Document([Page(width, height, items)], "")
