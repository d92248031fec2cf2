"""`--track` for prints that show the time board: which edition's it is."""

from __future__ import annotations

from typing import Annotated

import typer


def complete_track(incomplete: str) -> list[str]:
    """List the time boards of the shipped games for whoever presses Tab."""
    from quiltsmith.games.reader import DEFINITIONS

    games = (DEFINITIONS.load(path)[0] for name in DEFINITIONS.names() if (path := DEFINITIONS.find(name)))
    names = (name for game in games if game is not None for name in game.track_names)
    return [name for name in dict.fromkeys(names) if name.startswith(incomplete)]


TrackOption = Annotated[
    str | None,
    typer.Option(
        "--track",
        metavar="NAME",
        help="The time board: revised, or classic for the print of 2014.",
        autocompletion=complete_track,
    ),
]
