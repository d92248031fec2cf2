"""`quiltsmith deck show`: the cards of a deck side by side."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.decks import DeckArgument, deck_or_fail
from quiltsmith.cli.reports.problems import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal.screen import write_json, write_line
from quiltsmith.decks.deck import Card, Deck
from quiltsmith.i18n import _

EXAMPLE = "Example: quiltsmith deck show meadow P10 P12 --cuts"


def show(
    deck: DeckArgument,
    ids: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID...]",
            help="The cards to show, such as P01 S03. [default: all]",
        ),
    ] = None,
    cuts: Annotated[bool, typer.Option("--cuts", help="Draw the pieces of every legal cut.")] = False,
    report_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """Show the cards of a deck, with mirror images and prices."""
    from quiltsmith.cli.reports.cards import headline

    shown = deck_or_fail(deck)
    cards = _choose(shown, ids or [])
    if report_format is PlainFormat.JSON:
        write_json([_facts(card, shown) for card in cards])
        return
    write_line(headline(shown))
    for is_start, title in ((False, _("patches")), (True, _("start patches"))):
        chosen = [card for card in cards if card.is_start is is_start]
        if chosen:
            _write_group(title, chosen, shown, cuts)


def _all(deck: Deck) -> tuple[Card, ...]:
    return (*deck.cards, *deck.start)


def _choose(deck: Deck, ids: list[str]) -> list[Card]:
    """Find the cards that were asked for, each once; all when none was."""
    from quiltsmith.formats.suggestions import did_you_mean

    found: dict[str, Card] = {}
    missing = []
    for card_id in ids:
        card = deck.card(card_id)
        if card is None:
            hint = did_you_mean(
                card_id, [known.id for known in _all(deck)], _("`deck show` without ids shows all")
            )
            missing.append(_("there is no card `{card}` in {deck}; {hint}", card=card_id, deck=deck.id, hint=hint))
        else:
            found[card_id] = card
    if missing:
        raise Failure("\n".join(missing))
    return list(found.values()) if ids else list(_all(deck))


def _write_group(title: str, cards: list[Card], deck: Deck, cuts: bool) -> None:
    from quiltsmith.cli.reports.cards import draw_card, draw_card_in_full, draw_cuts
    from quiltsmith.cli.terminal.screen import paint
    from quiltsmith.cli.terminal.shapes import in_columns

    write_line()
    write_line(f"{paint(title, 'bold')}{_legend(cards)}")
    if not cuts and len(cards) > 1:
        write_line()
        write_line("\n".join(in_columns([draw_card(card) for card in cards])))
        return
    for card in cards:
        write_line()
        write_line("\n".join(draw_card_in_full(card, deck.game.board)))
        if cuts:
            write_line()
            write_line("\n".join(draw_cuts(card)))


def _legend(cards: list[Card]) -> str:
    """Explain the marks that occur."""
    from quiltsmith.cli.reports.cards import OVERRIDDEN, flip_mark

    parts = []
    if any(card.price for card in cards):
        parts.append(_("cost/time/income"))
    if any(card.is_overridden for card in cards):
        parts.append(_("{mark} new price", mark=OVERRIDDEN))
    if any(card.shape.is_chiral() for card in cards):
        parts.append(_("{mark} chiral, mirror image beside it", mark=flip_mark()))
    return f"  ({'; '.join(parts)})" if parts else ""


def _facts(card: Card, deck: Deck) -> dict[str, Any]:
    from msgspec.structs import asdict

    from quiltsmith.geometry.cuts import describe

    return {
        "id": card.id,
        "start": card.is_start,
        **describe(card.shape),
        "mirror": str(card.shape.mirrored()) if card.shape.is_chiral() else None,
        "shown_cuts": [str(piece) for piece in card.shown_cuts],
        "placements": deck.game.board.count_placements(card.shape),
        "price": asdict(card.price) if card.price else None,
        "overridden": card.is_overridden,
        "original_price": asdict(card.original_price) if card.original_price else None,
        "name": dict(card.name) or None,
        "note": dict(card.note) or None,
        "fabric": card.fabric.name if card.fabric else None,
        "copies": card.copies,
    }
