"""What `tiles` and `boards` have in common: the size of a space."""

from __future__ import annotations

from typing import Annotated

import typer

CellOption = Annotated[
    float | None,
    typer.Option("--cell", metavar="MM", help="The side of a space. [default: what lets the quilt fit the paper]"),
]
