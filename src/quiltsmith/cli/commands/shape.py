"""`quiltsmith shape`: everything about one shape."""

from __future__ import annotations

from typing import Annotated

import typer

from quiltsmith.cli.failure import PROBLEMS, Failure
from quiltsmith.cli.reports.problems import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal.screen import write_json, write_line
from quiltsmith.geometry.shape import Shape
from quiltsmith.talk.refusal import Refusal

EXAMPLE = "Example: quiltsmith shape '##/#./##/#.'"


def shape(
    text: Annotated[
        str, typer.Argument(metavar="SHAPE", help="Rows of # and . joined by /, or - for standard input.")
    ],
    report_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """Show a shape's size, orientations, symmetry and cuts."""
    from quiltsmith.geometry.description import describe

    parsed = _parse(text)
    if report_format is PlainFormat.JSON:
        write_json(describe(parsed))
    else:
        _write_text(parsed)


def _parse(text: str) -> Shape:
    from quiltsmith.formats.reading import read_source

    try:
        drawing = read_source("-").text.strip("\n") if text == "-" else text
        return Shape.parse(drawing.replace("\r", "").replace("\\n", "/"))
    except Refusal as refusal:
        raise Failure(f"{refusal}; draw with # and . and end rows with /", PROBLEMS) from None


def _write_text(shape: Shape) -> None:
    from quiltsmith.cli.terminal.shapes import draw, side_by_side
    from quiltsmith.geometry.cuts import illegal_cuts, legal_cuts

    turns = len(shape.orientations())
    kind = "chiral: flipping it matters" if shape.is_chiral() else "not chiral: flipping it changes nothing"
    write_line("\n".join(draw(shape)))
    write_line()
    write_line(
        f"size {shape.size}, {shape.rows}×{shape.columns}, perimeter {shape.perimeter()}, holes {shape.holes()}"
    )
    write_line(f"{kind}; symmetry: {shape.symmetry().value}")
    if not shape.is_connected():
        write_line(f"not a patch: it falls apart into {len(shape.components())} pieces")
    write_line(f"canonical form {shape.canonical()}")
    write_line()
    write_line(f"{turns} orientation{'s' if turns > 1 else ''}")
    for line in side_by_side([draw(turned) for turned in shape.orientations()]):
        write_line(line)
    for title, cuts in (("legal cuts", legal_cuts(shape)), ("illegal cuts", illegal_cuts(shape))):
        write_line()
        write_line(title if cuts else f"{title}: none")
        for cut in cuts:
            pieces = ", ".join(str(piece) for piece in cut.pieces)
            count = "" if cut.is_legal() else f" ({len(cut.pieces)} pieces)"
            write_line(f"  {cut.line}: {pieces}{count}")
