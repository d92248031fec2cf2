"""`quiltsmith par`: the best total of a deal with hindsight, a sheet as proof, and a bound."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.commands.sheet.new import deck_of_deal, shipped_name
from quiltsmith.cli.commands.simulation.playing import tell_what_is_gained
from quiltsmith.cli.failure import PROBLEMS, Failure
from quiltsmith.cli.options.deals import dealt_deck_or_fail
from quiltsmith.cli.options.decks import deck_or_fail
from quiltsmith.cli.reports.problems import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal.files import TextToTerminalOption, output_path, write_output
from quiltsmith.cli.terminal.screen import write_json, write_note
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Card, Deck
    from quiltsmith.simulate.par import Par

EXAMPLE = "Example: quiltsmith par evening.yaml --seconds 5 -o best.txt"
_PLAYER = "par"


def par(
    deal: Annotated[
        str,
        typer.Argument(
            metavar="DEAL", help="A deal file, as `quiltsmith deal` writes it, or - for standard input."
        ),
    ],
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0, help="How long to search; more time may find a better game.")
    ] = 10.0,
    start: Annotated[
        str | None, typer.Option(metavar="CARD", help="The start card. [default: the one that allows most]")
    ] = None,
    deck: Annotated[str | None, typer.Option(metavar="DECK", help="The deck of a deal that names none.")] = None,
    output: TextToTerminalOption = "-",
    report_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """Find the best total of a deal, all its cards known beforehand.

    The result is a sheet that `sheet check --deal` accepts, and a total that no game of this deal can exceed. The
    search goes on while there is time, so that the total may depend on the seconds and on the machine; the bound
    does not. It ends early where nothing can be better.
    """
    from quiltsmith.games.doodle.doodle_deal import TooFewCardsError, game_in_circle
    from quiltsmith.simulate.par import best_within, par_sheet

    dealt, named = dealt_deck_or_fail(deal)
    played = deck_or_fail(deck) if deck else named
    if played is None:
        raise Failure(_("{deal} names no deck; name it with --deck", deal=deal))
    game = game_in_circle(played)
    if not dealt.fits(game) or not set(dealt.cards) <= {card.id for card in played.cards}:
        raise Failure(_("{deal} was not dealt from {deck}", deal=deal, deck=played.id), PROBLEMS)
    first = _start_or_fail(played, start)
    tell_what_is_gained()
    began = time.monotonic()
    try:
        found = best_within(played, dealt, first, seconds, time.monotonic)
    except TooFewCardsError as error:
        raise Failure(f"{error} [few-cards]", PROBLEMS) from None
    used = time.monotonic() - began
    heads = {"game": shipped_name(game), "deck": deck or deck_of_deal(dealt, deal), "player": _PLAYER}
    sheet = par_sheet(found, played, dealt, {name: value for name, value in heads.items() if value})
    if report_format is PlainFormat.JSON:
        told = {"total": found.total, "upper_bound": found.upper_bound, "seconds": round(used, 2), "sheet": sheet}
        write_json(told)
        return
    write_output(output_path(output, "par.txt"), f"# {_sentence(found)}\n{sheet}")
    if output != "-":
        write_note(_sentence(found))


def _start_or_fail(deck: Deck, name: str | None) -> Card | None:
    if name is None:
        return None
    card = next((card for card in deck.start if card.id.lower() == name.lower()), None)
    if card is None:
        starts = ", ".join(card.id for card in deck.start)
        raise Failure(_("there is no start card {card}; there are {starts}", card=name, starts=starts))
    return card


def _sentence(par: Par) -> str:
    if par.is_proven:
        return _("{total} points, and no game of this deal can be better", total=par.total)
    return _("{total} points; no game of this deal exceeds {bound}", total=par.total, bound=par.upper_bound)
