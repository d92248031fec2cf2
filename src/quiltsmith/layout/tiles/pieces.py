"""The pieces that are cut out of the pages of tiles: what shape each has, and how it is drawn as it lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.errors import QuiltsmithError
from quiltsmith.games.game import Game
from quiltsmith.geometry.shape import Shape
from quiltsmith.layout.drawing.fabrics import refuse_unknown_fabrics
from quiltsmith.layout.drawing.ids import in_small_letters
from quiltsmith.layout.drawing.patches import draw_patch
from quiltsmith.layout.drawing.pictograms import currency_picture
from quiltsmith.layout.tiles.label import TileLabels
from quiltsmith.scene.colour import WHITE
from quiltsmith.scene.elements import Fabric, Item
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_CUT = 0.3
_LARGER = 1.4


class NoSuchPartError(QuiltsmithError):
    """A part that the game does not have."""


class TilePiece(Struct, frozen=True):
    """One piece to cut out; `draw` takes its shape as it lies and draws it from the top left corner."""

    name: str
    shape: Shape
    draw: Callable[[Shape], tuple[Item, ...]]


def patch_pieces(
    deck: Deck, game: Game, cell: float, style: Style, only: Sequence[Card] | None = None
) -> list[TilePiece]:
    """Make the patches of a deck, or some of them, each in a fabric of its own as far as there are enough.

    A patch has the fabric that its card names, and comes as often as the deck wants copies of it.
    """
    everything = deck.everything
    refuse_unknown_fabrics([card.fabric for card in everything], style.theme)
    wanted = everything if only is None else only
    coin = currency_picture(game.deck_needs.currency_in_english)
    labels = TileLabels(cell, style.theme, coin, in_small_letters(card.id for card in everything))
    return [
        TilePiece(card.id, card.shape, partial(_draw_card, card, fabric, labels))
        for number, card in enumerate(everything)
        if card in wanted
        for fabric in (_own_fabric(card, style.theme) or _fabric(style.theme, number + style.seed),)
        for _ in range(card.copies)
    ]


def _draw_card(card: Card, fabric: Fabric, labels: TileLabels, shape: Shape) -> tuple[Item, ...]:
    return (
        draw_patch(shape, fabric, labels.cell, labels.theme.line_stroke(_CUT), seam=True),
        *labels.draw(card, shape),
    )


def _own_fabric(card: Card, theme: Theme) -> Fabric | None:
    return None if card.fabric is None else theme.named_fabric(card.fabric.name)


def _fabric(theme: Theme, number: int) -> Fabric:
    """Give a fabric by number; when all have been used they come again larger, and with their colours swapped."""
    fabric = theme.fabric(number)
    if number // len(theme.fabrics) % 2 == 0:
        return fabric
    larger = replace(fabric, scale=fabric.scale * _LARGER)
    # A white ground stays white, because it is there to save ink.
    if fabric.ground is None or fabric.ground == WHITE:
        return larger
    return replace(larger, colour=fabric.ground, ground=fabric.colour)
