"""The options of `quiltsmith cards`, and the values that they stand for."""

from __future__ import annotations

from itertools import zip_longest
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from quiltsmith.cli.failure import Failure
from quiltsmith.i18n import _
from quiltsmith.style.preset import Marks

_TOO_FAR = 1000.0


SizeOption = Annotated[
    str | None,
    typer.Option(
        "--size",
        metavar="SIZE",
        help="poker, bridge, mini, tarot, square70, or a size like 63x88mm or 2.5x3.5in. [default: poker]",
    ),
]
MarksOption = Annotated[
    Marks | None,
    typer.Option("--marks", help="Cutting marks around the cards, through them, or at corners. [default: edges]"),
]
NoMarksOption = Annotated[bool, typer.Option("--no-marks", help="The same as --marks none.")]
BackOffsetOption = Annotated[
    str | None,
    typer.Option("--back-offset", metavar="X,Y", help="Move backs; `quiltsmith calibrate` tells how much."),
]


class MarksCommand(TyperCommand):
    """A command whose `--marks` may stand alone, which Typer does not know: it then means the usual marks."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words of the command line."""
        whole: list[str] = []
        for word, after in zip_longest(args, args[1:], fillvalue="-"):
            whole.append(word)
            if word == "--marks" and after.startswith("-"):
                whole.append("edges")
        return super().parse_args(ctx, whole)


def parse_offset(text: str | None) -> tuple[float, float]:
    """Read `0.5,-1` as millimetres to the right and down."""
    if text is None:
        return 0.0, 0.0
    from quiltsmith.style.sizes import read_length

    moves = [read_length(part) for part in text.split(",")]
    if len(moves) != 2 or any(move is None or abs(move) >= _TOO_FAR for move in moves):
        raise Failure(
            _(
                "`{text}` is no offset; write mm to the right and down, for example --back-offset 0.5,-1",
                text=text[:40],
            )
        )
    right, down = (move or 0.0 for move in moves)
    return right, down
