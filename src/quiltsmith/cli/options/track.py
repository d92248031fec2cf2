"""`--track` for prints that show the time board: which edition's it is."""

from __future__ import annotations

from typing import Annotated

import typer

TrackOption = Annotated[
    str | None,
    typer.Option(
        "--track",
        metavar="NAME",
        help="The time board: revised, or classic for the print of 2014.",
    ),
]
