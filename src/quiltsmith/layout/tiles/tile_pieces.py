"""The pieces that are cut out of pages of tiles: what can be printed alone, its shape, and what its label says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial
from math import ceil, cos, pi, sin, sqrt

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.card_selection import split_ids
from quiltsmith.decks.deck import Card, Deck
from quiltsmith.games.game import Game
from quiltsmith.geometry.shape import Cell, Shape
from quiltsmith.layout.drawing.deck_fabrics import case_collisions, refuse_unknown_fabrics
from quiltsmith.layout.drawing.patch_drawing import Cut, draw_patch
from quiltsmith.layout.drawing.pictograms import currency_picture, picture
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box, Grid
from quiltsmith.scene.colour import WHITE
from quiltsmith.scene.elements import POINT, Fabric, Item, Stroke
from quiltsmith.scene.text import TextStyle, cap_height, fit_text, text_width
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_INSET = 0.17
"""From the edge of the cell to its label, in cells: the seam runs beside it."""
_NAME_SHARE = 0.28
_CUT = 0.3
_LARGER = 1.4
DISC = 0.48
"""The radius of round pieces that a machine cuts, in cells: a little more than what is printed on them."""


class TileLabels(Struct, frozen=True):
    """Draws the labels of a deck's tiles: one size of cell, one theme, one picture of the currency for all."""

    cell: float
    theme: Theme
    symbol: str
    marked: frozenset[str] = frozenset()
    """Ids that are another's in small letters; they stand on a dark ground."""

    def draw(self, card: Card, shape: Shape) -> tuple[Item, ...]:
        """Draw a card's values onto its patch as it lies; the label stands in the first cell, upright."""
        row, column = shape.cells[0]
        cell, theme, symbol = self.cell, self.theme, self.symbol
        box = Grid(0, 0, cell, shape.rows, shape.columns).at(row, column).inset(_INSET * cell)
        plate = paths.box_path(box, theme.card, theme.line_stroke(0.25), 0.1 * cell)
        if card.price is None:
            return plate, *self._name(card.id, box.inset(0.06 * cell), 0.36 * cell)
        values = [(symbol, str(card.price.cost)), ("hourglass", str(card.price.time))]
        others = shape.cells[1:]
        if card.price.income and not others:
            values.append((symbol, f"+{card.price.income}"))
        items: list[Item] = [plate, *self._values(values, card.id, box)]
        if card.is_overridden:
            items += _asterisk(box.right - 0.02 * cell, box.bottom - 0.02 * cell, 0.12 * cell, theme)
        if others:
            items += _income(card.price.income, others, cell, theme, symbol)
        return tuple(items)

    def _values(self, values: list[tuple[str, str]], name: str, box: Box) -> list[Item]:
        """Draw a row for each value, picture first, and the card's id below them."""
        cell, theme = self.cell, self.theme
        inner = box.inset(0.05 * cell, 0.035 * cell)
        above, below = inner.split_bottom(inner.height * _NAME_SHARE)
        label = TextStyle(0.235 * cell / POINT, "display", theme.text, "centre", smallest=2.5)
        items: list[Item] = []
        for (symbol, value), row in zip(values, above.rows(len(values)), strict=True):
            icon, words = row.split_left(min(row.height * 0.9, inner.width * 0.45), 0.02 * cell)
            items += [picture(symbol, icon, theme), *fit_text(value, words, label)]
        return [*items, *self._name(name, below, 0.18 * cell)]

    def _name(self, name: str, box: Box, height: float) -> tuple[Item, ...]:
        theme, is_marked = self.theme, name in self.marked
        colour = theme.on_badge if is_marked else theme.muted
        words = fit_text(name, box, TextStyle(height / POINT, "bold", colour, "centre", smallest=2.5))
        if not is_marked:
            return words
        size = words[0].size
        width = text_width(name, size, "bold") + 0.9 * cap_height(size, "bold")
        plate = Box.around(*box.centre, width, box.height)
        line = theme.line_stroke(0.02 * self.cell)
        return paths.box_path(plate, theme.badge, line, plate.shorter_side * 0.3), *words


def _income(income: int, cells: tuple[Cell, ...], cell: float, theme: Theme, symbol: str) -> list[Item]:
    """Sew the income onto the other cells: one piece in each of some cells, or several if there are too few."""
    if not income:
        return []
    per_cell = ceil(income / len(cells))
    used = ceil(income / per_cell)
    chosen = [cells[(2 * number + 1) * len(cells) // (2 * used)] for number in range(used)]
    side = ceil(sqrt(per_cell))
    step = (0.46 if side == 1 else 0.66) * cell / side
    edge = (cell - step * side) / 2
    items: list[Item] = []
    for number in range(income):
        row, column = chosen[number // per_cell]
        down, across = divmod(number % per_cell, side)
        box = Grid(column * cell + edge, row * cell + edge, step, side, side).at(down, across)
        items.append(paths.circle(*box.centre, step / 2, theme.paper))
        items.append(picture(symbol, box.inset(step * 0.05), theme))
    return items


def _asterisk(x: float, y: float, radius: float, theme: Theme) -> list[Item]:
    """Draw an asterisk on a small disc."""
    reach = radius * 0.68
    rays = [(x, y, x + reach * sin(2 * pi * ray / 5), y - reach * cos(2 * pi * ray / 5)) for ray in range(5)]
    return [
        paths.circle(x, y, radius, theme.badge, theme.line_stroke(0.25)),
        paths.lines(rays, Stroke(theme.on_badge, radius * 0.28, round=True)),
    ]


class TilePiece(Struct, frozen=True):
    """One piece to cut out; `draw` takes its shape as it lies and draws it from the top left corner."""

    name: str
    shape: Shape
    draw: Callable[[Shape], tuple[Item, ...]]
    is_round: bool = False
    """Whether a machine cuts a disc out of its cell."""


def patch_pieces(
    deck: Deck, game: Game, cell: float, style: Style, only: Sequence[Card] | None = None
) -> list[TilePiece]:
    """Make the patches of a deck, or some of them, each in a fabric of its own as far as there are enough.

    A patch has the fabric that its card names, and comes as often as the deck wants copies of it.
    """
    everything = deck.everything
    refuse_unknown_fabrics([card.fabric for card in everything], style.theme)
    wanted = everything if only is None else only
    coin, cut = currency_picture(game.deck_needs.currency_in_english), cut_of(style)
    labels = TileLabels(cell, style.theme, coin, case_collisions(card.id for card in everything))
    return [
        TilePiece(card.id, card.shape, partial(_draw_card, card, fabric, labels, cut))
        for number, card in enumerate(everything)
        if card in wanted
        for fabric in (_own_fabric(card, style.theme) or _fabric(style.theme, number + style.seed),)
        for _ in range(card.copies)
    ]


def cut_of(style: Style) -> Cut | None:
    """Return how pieces are cut out by a shop; at home people cut along the outline."""
    return None if style.shop is None else Cut(style.cut_stroke, style.bleed)


def _draw_card(card: Card, fabric: Fabric, labels: TileLabels, cut: Cut | None, shape: Shape) -> tuple[Item, ...]:
    return (
        draw_patch(shape, fabric, labels.cell, labels.theme.line_stroke(_CUT), seam=True, cut=cut),
        *labels.draw(card, shape),
    )


def _own_fabric(card: Card, theme: Theme) -> Fabric | None:
    return None if card.fabric is None else theme.named_fabric(card.fabric.name)


def _fabric(theme: Theme, number: int) -> Fabric:
    """Return a fabric by number; when all have been used they come again larger, with their colours swapped."""
    fabric = theme.fabric(number)
    if number // len(theme.fabrics) % 2 == 0:
        return fabric
    larger = replace(fabric, scale=fabric.scale * _LARGER)
    # A white ground stays white, because it is there to save ink.
    if fabric.ground is None or fabric.ground == WHITE:
        return larger
    return replace(larger, colour=fabric.ground, ground=fabric.colour)


class TilePart(StrEnum):
    """What can be printed alone."""

    PATCHES = "patches"
    SPECIALS = "specials"
    CURRENCY = "currency"
    TOKENS = "tokens"
    ALL = "all"


def part_and_ids(text: str) -> tuple[TilePart, list[str] | None]:
    """Take a word for a part, or several for ids, ranges and patterns of patches."""
    if text.lower() in list(TilePart):
        return TilePart(text.lower()), None
    return TilePart.ALL, split_ids(text)
