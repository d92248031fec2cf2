"""`quiltsmith deck export`: a deck as a table for spreadsheets."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from quiltsmith.cli.options.decks import DeckArgument, deck_or_fail
from quiltsmith.cli.terminal.files import STANDARD_OUTPUT, ForceOption, refuse_to_overwrite, write_output

EXAMPLE = "Example: quiltsmith deck export meadow --csv -o meadow.csv"
_SEPARATORS = {"comma": ",", "semicolon": ";", "tab": "\t"}
_BYTE_ORDER_MARK = "\ufeff"


def export(
    deck: DeckArgument,
    csv: Annotated[
        bool, typer.Option("--csv", help="A row for each card, as is usual.", show_default=False)
    ] = True,
    separator: Annotated[
        Literal["comma", "semicolon", "tab"],
        typer.Option("--separator", help="What stands between the cells of the table."),
    ] = "comma",
    output: Annotated[
        str, typer.Option("-o", "--output", metavar="FILE", help="The file to write; - is standard output.")
    ] = STANDARD_OUTPUT,
    force: ForceOption = False,
) -> None:
    """Write the cards of a deck as a table for spreadsheets.

    A deck that builds on another is written with all its cards. `deck new --from` makes a deck of the table again.
    """
    from quiltsmith.decks.deck_table import write_cards_table

    path = Path(output)
    refuse_to_overwrite(path, force)
    text = write_cards_table(deck_or_fail(deck), _SEPARATORS[separator])
    # Spreadsheets take a file without the mark for one in the code page of the machine.
    write_output(path, text if output == STANDARD_OUTPUT else _BYTE_ORDER_MARK + text)
