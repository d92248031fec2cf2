"""What `tiles` and `boards` have in common: the size of a space."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.style.sizes import parse_length

CellOption = Annotated[
    float | None,
    typer.Option(
        "--cell",
        metavar="LENGTH",
        parser=parse_length,
        help="The side of a space. [default: what lets the quilt fit the paper]",
    ),
]
