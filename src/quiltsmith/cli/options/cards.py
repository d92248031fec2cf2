"""The options of `quiltsmith cards`, and the values that they stand for."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from quiltsmith.cli.failure import Failure
from quiltsmith.style.preset import Marks
from quiltsmith.talk.saying import say

_NUMBER = r"\s*([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)\s*"
_OFFSET = re.compile(f"{_NUMBER},{_NUMBER}")
_TOO_FAR = 1000.0


SizeOption = Annotated[
    str | None,
    typer.Option(
        "--size",
        metavar="SIZE",
        help="poker, bridge, mini, tarot, square70, or a size like 63x88mm. [default: poker]",
    ),
]
MarksOption = Annotated[
    Marks | None,
    typer.Option("--marks", help="Cutting marks around the cards, through them, or at corners. [default: edges]"),
]
NoMarksOption = Annotated[bool, typer.Option("--no-marks", help="The same as --marks none.")]
BackOffsetOption = Annotated[
    str | None,
    typer.Option("--back-offset", metavar="X,Y", help="Move backs by mm; `quiltsmith calibrate` tells how much."),
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
    match = _OFFSET.fullmatch(text)
    x, y = (float(match[1]), float(match[2])) if match else (_TOO_FAR, _TOO_FAR)
    if max(abs(x), abs(y)) >= _TOO_FAR:
        raise Failure(
            say(
                "`{text}` is no offset; write mm to the right and down, for example --back-offset 0.5,-1",
                text=text[:40],
            )
        )
    return x, y
