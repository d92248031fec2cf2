"""Which fabric each piece on a board has: its card's, unless one beside it has the same."""

from __future__ import annotations

from collections.abc import Sequence

from quiltsmith.decks.deck import Deck
from quiltsmith.games.sheets.drawn_board import LaidPiece
from quiltsmith.layout.drawing.fabrics import card_fabrics, told_apart
from quiltsmith.scene.elements import Fabric
from quiltsmith.style.print_style import Style
from quiltsmith.style.theme import Theme

_SPECIAL = 10
"""The number of the fabric of patches of one space that no card shows."""


def special_fabric(theme: Theme) -> Fabric:
    """Give the fabric of patches of one space that no card shows."""
    return theme.fabric(_SPECIAL)


def laid_fabrics(pieces: Sequence[LaidPiece], deck: Deck | None, style: Style) -> list[Fabric | None]:
    """Give the pieces of a board their cards' fabrics, or others beside the same; None for covered spaces only.

    Whoever shows a board, on paper or on a screen, asks here, so that it looks the same on both.
    """
    theme = style.theme
    known = card_fabrics(deck, style) if deck else {}
    sewn = [piece for piece in pieces if piece.is_named]
    wishes = [
        known.get(piece.card) or (special_fabric(theme) if len(piece.cells) == 1 else theme.fabric(number))
        for number, piece in enumerate(sewn)
    ]
    chosen = iter(told_apart([piece.cells for piece in sewn], wishes, theme))
    return [next(chosen) if piece.is_named else None for piece in pieces]
