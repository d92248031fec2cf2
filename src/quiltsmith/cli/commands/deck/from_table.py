"""`quiltsmith deck new --from`: a deck file of the cards in a spreadsheet."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.decks import deck_id_of, game_name
from quiltsmith.cli.options.definitions import path_or_fail, value_or_fail
from quiltsmith.cli.reports.problems import to_text, told
from quiltsmith.cli.terminal.files import output_path, refuse_to_overwrite, write_output
from quiltsmith.cli.terminal.screen import write_complaint
from quiltsmith.i18n import _


def write_deck_of_table(table: str, game: str | None, title: str | None, output: str | None, force: bool) -> None:
    """Read the cards of a table and write them as a deck file; mistakes are shown where the table has them."""
    from quiltsmith.decks.deck_table import read_cards_table
    from quiltsmith.decks.deck_writer import write_deck
    from quiltsmith.formats.csv_table import load_table
    from quiltsmith.formats.file_reader import name_of
    from quiltsmith.games.game_reader import DEFINITIONS

    deck_id = deck_id_of(output, deck_id_of(table, "deck"))
    path = output_path(output, f"{deck_id}.yaml")
    refuse_to_overwrite(path, force)
    if game is not None:
        game = str(path_or_fail(DEFINITIONS, game, says_where=True)) if not _is_shipped(game) else game
    if table != "-" and not Path(table).is_file():
        raise Failure(_("there is no file `{name}`", name=table))
    read, problems = load_table(table)
    deck = None
    if read is not None:
        deck, found = read_cards_table(read, deck_id, title, game)
        problems += found
    if deck is not None:
        # The deck may go to standard output, so what is only strange is said beside it.
        for text in told(problems, to_text):
            write_complaint(text)
    made = value_or_fail(name_of(table), deck, problems)
    header = [f"Cards of {name_of(table)}: quiltsmith deck new --from reads them, deck export --csv writes them."]
    write_output(path, write_deck(made, header, None if game is None else game_name(game, path)))


def _is_shipped(game: str) -> bool:
    from quiltsmith.games.game_reader import game_names

    return game.lower() in game_names()
