"""Cards on the terminal: a label, the price, the patch, its mirror image, and its cuts."""

from __future__ import annotations

from quiltsmith.cli.terminal_output import can_show, paint
from quiltsmith.cli.text_drawings import draw, draw_cut, in_columns, side_by_side, size_colour
from quiltsmith.decks.deck import Card, Deck, Price
from quiltsmith.formats.fields import in_language
from quiltsmith.geometry.board import Board
from quiltsmith.geometry.cuts import illegal_cuts, legal_cuts
from quiltsmith.geometry.shape import Symmetry
from quiltsmith.i18n import _, get_locale, ngettext

OVERRIDDEN = "*"
_INDENT = 2


def headline(deck: Deck) -> str:
    """Describe in a line which deck this is."""
    title = in_language(deck.title, get_locale())
    notes = [deck.id] if deck.id != title else []
    notes += [_("made from {deck}", deck=deck.base)] if deck.base else []
    noted = f" ({', '.join(notes)})" if notes else ""
    cards = counted_patches(len(deck.cards))
    if deck.start:
        cards = _("{patches} and {starts}", patches=cards, starts=counted_starts(len(deck.start)))
    told = _("{cards} for {game}", cards=cards, game=deck.game.id)
    return f"{paint(title, 'bold')}{noted}: {told}"


def counted_patches(number: int) -> str:
    """Write a number of patches: `1 patch`, `2 patches`."""
    return ngettext(number, "{number} patch", "{number} patches")


def counted_starts(number: int) -> str:
    """Write a number of start patches."""
    return ngettext(number, "{number} start patch", "{number} start patches")


def symmetry_text(symmetry: Symmetry) -> str:
    """Name a kind of symmetry."""
    return {
        Symmetry.NONE: _("none"),
        Symmetry.MIRROR: _("mirror"),
        Symmetry.DIAGONAL_MIRROR: _("diagonal mirror"),
        Symmetry.HALF_TURN: _("half turn"),
        Symmetry.TWO_MIRRORS: _("two mirrors"),
        Symmetry.TWO_DIAGONAL_MIRRORS: _("two diagonal mirrors"),
        Symmetry.QUARTER_TURN: _("quarter turn"),
        Symmetry.FULL: _("full"),
    }[symmetry]


def flip_mark() -> str:
    """Return the mark of chiral patches."""
    return "⇄" if can_show("⇄") else "<>"


def draw_card(card: Card) -> list[str]:
    """Draw a card: its label, its price where it has one, the patch, and the mirror image when it is another."""
    chiral = card.shape.is_chiral()
    label = paint(card.id, "bold") + " " + _("size {size}", size=card.shape.size)
    label += f" ×{card.copies}" if card.copies > 1 else ""
    lines = [f"{label} {flip_mark()}" if chiral else label]
    if card.name:
        lines.append(in_language(card.name, get_locale()))
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
    ways = ngettext(turns, "{number} orientation", "{number} orientations")
    noted = [in_language(card.note, get_locale())] if card.note else []
    return [
        *draw_card(card),
        *noted,
        _(
            "{rows}×{columns}, perimeter {perimeter}, symmetry: {symmetry}",
            rows=shape.rows,
            columns=shape.columns,
            perimeter=shape.perimeter(),
            symmetry=symmetry_text(shape.symmetry()),
        ),
        _(
            "{ways}, {placements} placements on the empty {rows}×{columns} board",
            ways=ways,
            placements=board.count_placements(shape),
            rows=board.rows,
            columns=board.columns,
        ),
    ]


def draw_cuts(card: Card) -> list[str]:
    """Draw the two pieces of every legal cut, and name the lines that are not allowed."""
    shape, margin = card.shape, " " * _INDENT
    if card.is_start:
        return [margin + _("a start patch is drawn whole")]
    colour = size_colour(shape.size)
    drawings = [[cut.line.told(), *draw_cut(shape, cut.line, colour)] for cut in legal_cuts(shape)]
    lines = in_columns(drawings, indent=_INDENT) or [margin + _("no legal cut")]
    for cut in illegal_cuts(shape):
        lines.append(
            margin + _("not allowed: {line} ({number} pieces)", line=cut.line.told(), number=len(cut.pieces))
        )
    if card.shown_cuts:
        pieces = ", ".join(str(piece) for piece in card.shown_cuts)
        lines.append(margin + _("shown on the card: {pieces}", pieces=pieces))
    return lines


def price_text(card: Card) -> str:
    """Write a price as cost/time/income; an overridden one has an asterisk and the old price beside it."""
    if card.price is None:
        return ""
    if card.original_price is None or not card.is_overridden:
        return _slashed(card.price)
    return _(
        "{price} was {old}",
        price=paint(_slashed(card.price) + OVERRIDDEN, "bold"),
        old=_slashed(card.original_price),
    )


def _slashed(price: Price) -> str:
    return f"{price.cost}/{price.time}/{price.income}"
