"""All ways to draw the patches of a deck, as masks at the origin, so that a drawn piece is looked up at once."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.geometry.board import Board, Mask
from quiltsmith.geometry.cuts import cut_pieces, is_piece_after, pieces_after
from quiltsmith.geometry.shape import Shape

MOST_SPACES_LISTED = 40
"""Of larger patches it takes too long to list all pieces of pieces."""


class Patch(Struct, frozen=True, dict=True):
    """A card's patch on a board."""

    card: Card
    board: Board

    @cached_property
    def placed(self) -> frozenset[Mask]:
        """All places of the whole patch on the board, in all its orientations."""
        return frozenset(placement.mask for placement in self.board.placements(self.card.shape))

    @cached_property
    def whole(self) -> frozenset[Mask]:
        """All orientations of the whole patch."""
        return self._masks((self.card.shape,))

    @cached_property
    def once_cut(self) -> frozenset[Mask]:
        """All orientations of all pieces of one legal cut."""
        return self._masks(cut_pieces(self.card.shape))

    def can_leave(self, drawn: Mask, cuts: int) -> bool:
        """Tell whether so many cuts, at least one, can leave a piece, given as a mask at the origin."""
        if cuts == 1:
            return drawn in self.once_cut
        if self.card.shape.size > MOST_SPACES_LISTED:
            return is_piece_after(self.board.shape_of(drawn), self.card.shape, cuts)
        pieces = self._by_cuts.get(cuts)
        if pieces is None:
            pieces = self._by_cuts[cuts] = self._masks(pieces_after(self.card.shape, cuts))
        return drawn in pieces

    @cached_property
    def _by_cuts(self) -> dict[int, frozenset[Mask]]:
        """All orientations of all pieces of several cuts, by their number, as far as they were asked for."""
        return {}

    def _masks(self, shapes: tuple[Shape, ...]) -> frozenset[Mask]:
        return frozenset(
            self.board.pattern(turned)
            for shape in shapes
            for turned in shape.orientations()
            if turned.rows <= self.board.rows and turned.columns <= self.board.columns
        )


def patches_of(deck: Deck, board: Board) -> dict[str, Patch]:
    """Give the patches of all cards by id."""
    return {card.id: Patch(card, board) for card in (*deck.cards, *deck.start)}
