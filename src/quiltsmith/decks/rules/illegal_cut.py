"""A piece that no single legal cut gives.

A cut is one straight line along the grid through the whole patch that leaves exactly two connected pieces.
A line that leaves three is not allowed, and one cut is all there is.
In a deck, `cuts` lists pieces to show on the card; in a sheet, a line with `cut` draws one of them.
Start patches are drawn whole, so a start card lists no pieces.

FAIL (the line leaves three pieces):
    {id: P01, size: 5, cuts: ["###"], shape: "#.#/###"}
PASS:
    {id: P01, size: 5, cuts: ["##/#."], shape: "#.#/###"}
"""

from __future__ import annotations

from collections.abc import Iterator

from quiltsmith.decks.deck import DeckFile
from quiltsmith.formats.problem import Problem
from quiltsmith.geometry.cuts import cut_pieces, illegal_cuts, is_part_of, is_piece_of_two
from quiltsmith.geometry.shape import Shape

MOST_SPACES_CUT_TWICE = 100
"""Larger patches have so many pieces of pieces that a hostile deck could keep us busy for hours."""


def check(deck: DeckFile) -> Iterator[Problem]:
    """Compare the declared pieces with those of all legal cuts."""
    for entry in deck.entries:
        if entry.shape is None or not entry.shape.is_connected() or not deck.has_room_for(entry.shape):
            continue
        for place, piece in entry.cuts or ():
            if entry.is_start:
                message = f"`{piece}` is never drawn from {entry.name}: a start patch cannot be cut"
                yield Problem(place, "illegal-cut", message, "remove `cuts`, or move the card to `cards`")
            elif piece.canonical() not in cut_pieces(entry.shape):
                message = f"no legal cut of {entry.name} gives `{piece}`: {why_not(entry.shape, piece)}"
                yield Problem(place, "illegal-cut", message, hint_for(entry.shape))


def why_not(shape: Shape, piece: Shape) -> str:
    """Say why one legal cut of a shape does not give a piece."""
    if piece.size >= shape.size:
        return "a piece is smaller than the patch"
    free = piece.canonical()
    for cut in illegal_cuts(shape):
        if free in cut.free_pieces():
            return f"the line {cut.line} leaves {len(cut.pieces)} pieces"
    if not is_part_of(piece, shape):
        return "it is not part of the patch"
    if shape.size <= MOST_SPACES_CUT_TWICE and is_piece_of_two(piece, shape):
        return "two cuts are needed"
    return "no straight line separates it"


def hint_for(shape: Shape) -> str:
    """List the pieces that one legal cut does give."""
    pieces = ", ".join(f"`{piece}`" for piece in cut_pieces(shape)[:12])
    return f"one legal cut gives: {pieces}" if pieces else "this patch cannot be cut"
