"""`quiltsmith deck …`: decks checked, shown and exported; new ones and statistics have files of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from quiltsmith.cli.card_report import counted_patches
from quiltsmith.cli.lazy_commands import example, group
from quiltsmith.cli.name_lookup import deck_path, load_deck, load_definition
from quiltsmith.cli.option_types import (
    SEPARATORS,
    DeckArgument,
    FormatOption,
    PlainFormat,
    PlainFormatOption,
    SeparatorOption,
    StrictOption,
)
from quiltsmith.cli.output_files import (
    BYTE_ORDER_MARK,
    NO_ENDING,
    STANDARD_OUTPUT,
    ForceOption,
    TextToTerminalOption,
    output_file,
    write_output,
)
from quiltsmith.cli.terminal_output import ReportFormat, write_json, write_line
from quiltsmith.decks.deck import Card, Deck, deck_facts
from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import N_, _, ngettext


@example("quiltsmith deck check my-deck.yaml --strict")
def check_decks(
    decks: Annotated[
        list[str],
        typer.Argument(metavar="DECK...", help=N_("Deck files, names of shipped decks, or - for standard input.")),
    ],
    theme: Annotated[
        str | None,
        typer.Option(
            "--theme",
            metavar="NAME",
            help=N_("Also check whether this theme has the fabrics that cards name."),
        ),
    ] = None,
    report_format: FormatOption = ReportFormat.TEXT,
    strict: StrictOption = False,
) -> None:
    """Find everything that is wrong or strange in deck files."""
    from quiltsmith.cli.check_commands import FileCheck, check_files
    from quiltsmith.layout.drawing.deck_fabrics import fabric_problems
    from quiltsmith.style.theme_reader import THEMES

    look = None if theme is None else load_definition(THEMES, theme)
    checked = FileCheck(
        kind="deck",
        listed="decks",
        about=_about,
        facts=deck_facts,
        find=deck_path,
        more=lambda deck, _unused: (
            () if look is None else fabric_problems([c.fabric for c in deck.everything], look)
        ),
    )
    check_files(checked, decks, report_format, strict)


def _about(deck: Deck) -> str:
    cards = counted_patches(len(deck.cards))
    if deck.start:
        starts = ngettext(len(deck.start), "{number} start card", "{number} start cards")
        cards = _("{patches} and {starts}", patches=cards, starts=starts)
    return _("{cards} for {game}", cards=cards, game=deck.game.id)


@example("quiltsmith deck show meadow P10 P12 --cuts")
def show_deck(
    deck: DeckArgument,
    ids: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID...]",
            help=N_("The cards to show, such as P01 S03. [default: all]"),
        ),
    ] = None,
    cuts: Annotated[bool, typer.Option("--cuts", help=N_("Draw the pieces of every legal cut."))] = False,
    report_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """Show the cards of a deck, with mirror images and prices."""
    from quiltsmith.cli.card_report import headline

    shown = load_deck(deck)
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
        raise QuiltsmithError("\n".join(missing))
    return list(found.values()) if ids else list(_all(deck))


def _write_group(title: str, cards: list[Card], deck: Deck, cuts: bool) -> None:
    from quiltsmith.cli.card_report import draw_card, draw_card_in_full, draw_cuts
    from quiltsmith.cli.terminal_output import paint
    from quiltsmith.cli.text_drawings import in_columns

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
    from quiltsmith.cli.card_report import OVERRIDDEN, flip_mark

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


_TABLE_FILES = (NO_ENDING, ".csv", ".tsv", ".txt")


@example("quiltsmith deck export meadow --csv -o meadow.csv")
def export_deck(
    deck: DeckArgument,
    csv: Annotated[
        bool, typer.Option("--csv", help=N_("A row for each card, which is the default."), show_default=False)
    ] = True,
    separator: SeparatorOption = "comma",
    output: TextToTerminalOption = STANDARD_OUTPUT,
    force: ForceOption = False,
) -> None:
    """Write the cards of a deck as a table for spreadsheets.

    A deck that builds on another is written with all its cards. `deck new --from` makes a deck of the table again.
    """
    from quiltsmith.decks.deck_table import write_cards_table

    file = output_file(Path(output), _TABLE_FILES, force=force)
    text = write_cards_table(load_deck(deck), SEPARATORS[separator])
    write_output(file, text if file.is_standard_output else BYTE_ORDER_MARK + text)


deck = group(
    {
        "check": "deck_commands:check_decks",
        "show": "deck_commands:show_deck",
        "stats": "deck_stats_command:measure_deck",
        "new": "deck_new_command:new_deck",
        "export": "deck_commands:export_deck",
        "diff": "deck_diff_command:diff_two_decks",
    },
    N_("Check, look at, measure and make patch decks."),
    "quiltsmith deck check my-deck.yaml",
)
