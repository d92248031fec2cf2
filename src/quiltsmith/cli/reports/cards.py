"""Cards on the terminal: a label, the price, the patch, its mirror image, and its cuts."""

from __future__ import annotations

from quiltsmith.cli.terminal.screen import can_show, paint
from quiltsmith.cli.terminal.shapes import draw, draw_cut, in_columns, side_by_side, size_colour
from quiltsmith.decks.deck import Card, Deck, Price
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.cuts import illegal_cuts, legal_cuts

OVERRIDDEN = "*"
_INDENT = 2


def headline(deck: Deck) -> str:
    """Say in a line which deck this is."""
    title = deck.title.get("en") or next(iter(deck.title.values()))
    notes = [deck.id] if deck.id != title else []
    notes += [f"made from {deck.base}"] if deck.base else []
    noted = f" ({', '.join(notes)})" if notes else ""
    start = f" and {counted(len(deck.start), 'start patch')}" if deck.start else ""
    return f"{paint(title, 'bold')}{noted}: {counted(len(deck.cards), 'patch')}{start} for {deck.game.id}"


def counted(number: int, kind: str) -> str:
    """Write a number of patches: `1 patch`, `2 patches`."""
    return f"{number} {kind}" if number == 1 else f"{number} {kind}es"


def flip_mark() -> str:
    """Give the mark of chiral patches."""
    return "⇄" if can_show("⇄") else "<>"


def draw_card(card: Card) -> list[str]:
    """Draw a card: its label, its price where it has one, the patch, and the mirror image when it is another."""
    chiral = card.shape.is_chiral()
    label = f"{paint(card.id, 'bold')} size {card.shape.size}"
    lines = [f"{label} {flip_mark()}" if chiral else label]
    if card.price:
        lines.append(price_text(card))
    colour = size_colour(card.shape.size)
    patch = draw(card.shape, colour)
    if not chiral:
        return lines + patch
    return lines + side_by_side([patch, draw(card.shape.mirrored(), colour, shaded=True)])


def draw_card_in_full(card: Card, board: Board) -> list[str]:
    """Draw a card with what is to be known of its shape in words."""
    shape = card.shape
    turns = len(shape.orientations())
    ways = f"{turns} orientation{'s' if turns > 1 else ''}, {board.count_placements(shape)} placements"
    return [
        *draw_card(card),
        f"{shape.rows}×{shape.columns}, perimeter {shape.perimeter()}, symmetry: {shape.symmetry().value}",
        f"{ways} on the empty {board.rows}×{board.columns} board",
    ]


def draw_cuts(card: Card) -> list[str]:
    """Draw the two pieces of every legal cut, and name the lines that are not allowed."""
    shape, margin = card.shape, " " * _INDENT
    if card.is_start:
        return [f"{margin}a start patch is drawn whole"]
    colour = size_colour(shape.size)
    drawings = [[str(cut.line), *draw_cut(shape, cut.line, colour)] for cut in legal_cuts(shape)]
    lines = in_columns(drawings, indent=_INDENT) or [f"{margin}no legal cut"]
    for cut in illegal_cuts(shape):
        lines.append(f"{margin}not allowed: {cut.line} ({len(cut.pieces)} pieces)")
    if card.shown_cuts:
        lines.append(f"{margin}shown on the card: {', '.join(str(piece) for piece in card.shown_cuts)}")
    return lines


def price_text(card: Card) -> str:
    """Write a price as cost/time/income; an overridden one has an asterisk and the old price beside it."""
    if card.price is None:
        return ""
    if card.original_price is None or not card.is_overridden:
        return _slashed(card.price)
    return f"{paint(_slashed(card.price) + OVERRIDDEN, 'bold')} was {_slashed(card.original_price)}"


def _slashed(price: Price) -> str:
    return f"{price.cost}/{price.time}/{price.income}"
