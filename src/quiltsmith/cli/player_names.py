"""Names of players from a file: one on each line, or the first column of a table."""

from __future__ import annotations

from pathlib import Path

from quiltsmith.cli.refusals import usable
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.file_reader import STANDARD_INPUT
from quiltsmith.i18n import _

_TABLES = (".csv", ".tsv")
_HEADS = frozenset(
    (
        *("name", "names", "player", "players"),
        *("namen", "spieler", "spielerin", "vorname"),
        *("nom", "joueur", "nombre", "jugador", "nome", "giocatore", "naam", "speler", "imię", "gracz"),
    )
)
"""What the head of a column of names is called; it is no player."""


def names_in_file(name: str) -> tuple[str, ...]:
    """Read the names of a file, or of standard input; who is there twice is told, since sheets go by names."""
    from quiltsmith.formats.csv_table import load_table
    from quiltsmith.formats.file_reader import read_source

    if name != STANDARD_INPUT and not Path(name).is_file():
        raise QuiltsmithError(_("there is no file {name}", name=name))
    if Path(name).suffix.lower() in _TABLES:
        table = usable(name, *load_table(name))
        names = [row[0].text for row in table.rows]
        if names and names[0].casefold() in _HEADS:
            names = names[1:]
    else:
        names = [line.strip() for line in read_source(name).lines]
    found = tuple(filter(None, names))
    if not found:
        raise QuiltsmithError(_("there is no name in {name}", name=name))
    twice = next((one for number, one in enumerate(found) if one in found[:number]), None)
    if twice is not None:
        raise QuiltsmithError(_("{player} is twice in {name}; tell them apart", player=twice, name=name))
    return found
