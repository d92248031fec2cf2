"""All ways to draw the patches of a deck, as masks at the origin, so that a drawn piece is looked up at once."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from quiltsmith.decks.deck import Card, Deck
from quiltsmith.geometry.board import Board, Mask
from quiltsmith.geometry.cuts import cut_pieces, cut_pieces_of_two
from quiltsmith.geometry.shape import Shape


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

    @cached_property
    def twice_cut(self) -> frozenset[Mask]:
        """All orientations of all pieces of a legal cut of a piece."""
        return self._masks(cut_pieces_of_two(self.card.shape))

    def drawable(self, cuts: int) -> frozenset[Mask]:
        """All that may be drawn with so many cuts."""
        return (self.whole, self.once_cut, self.twice_cut)[cuts] if cuts <= 2 else frozenset()

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
