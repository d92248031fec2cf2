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
from quiltsmith.formats.problems import LazyText, Problem
from quiltsmith.geometry.cuts import cut_pieces, illegal_cuts, is_part_of, is_piece_after, legal_cuts
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import _

CODE = "illegal-cut"

MOST_SPACES_CUT_TWICE = 100
"""Larger patches have so many pieces of pieces that a hostile deck could keep us busy for hours."""


def check(deck: DeckFile) -> Iterator[Problem]:
    """Compare the declared pieces with those of all legal cuts."""
    for entry in deck.entries:
        if entry.shape is None or not entry.shape.is_connected() or not deck.has_room_for(entry.shape):
            continue
        for place, piece in entry.cuts or ():
            if entry.is_start:
                message = _(
                    "`{piece}` is never drawn from {entry}: a start patch cannot be cut",
                    piece=piece,
                    entry=entry.name,
                )
                yield Problem(place, CODE, message, _("remove `cuts`, or move the card to `cards`"))
            elif not any(cut.leaves(piece) for cut in legal_cuts(entry.shape)):
                message = _(
                    "no legal cut of {entry} gives `{piece}`: {reason}",
                    entry=entry.name,
                    piece=piece,
                    reason=why_not(entry.shape, piece),
                )
                yield Problem(place, CODE, message, LazyText(hint_for, (entry.shape,)))


def why_not(shape: Shape, piece: Shape) -> str:
    """Say why one legal cut of a shape does not give a piece."""
    if piece.size >= shape.size:
        return _("a piece is smaller than the patch")
    for cut in illegal_cuts(shape):
        if cut.leaves(piece):
            return _("the line {line} leaves {number} pieces", line=cut.line.told(), number=cut.count)
    if not is_part_of(piece, shape):
        return _("it is not part of the patch")
    if shape.size <= MOST_SPACES_CUT_TWICE and is_piece_after(piece, shape, 2):
        return _("two cuts are needed")
    return _("no straight line separates it")


def hint_for(shape: Shape) -> str:
    """List the pieces that one legal cut does give."""
    pieces = ", ".join(f"`{piece}`" for piece in cut_pieces(shape)[:12])
    return _("one legal cut gives: {pieces}", pieces=pieces) if pieces else _("this patch cannot be cut")
