"""`quiltsmith shape`: everything about one shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from quiltsmith.cli.lazy_commands import example
from quiltsmith.cli.option_types import PlainFormat, PlainFormatOption
from quiltsmith.cli.terminal_output import write_json, write_line
from quiltsmith.errors import ContentError, QuiltsmithError
from quiltsmith.geometry.cuts import Cut
from quiltsmith.geometry.shape import Shape
from quiltsmith.i18n import N_, _, ngettext

MOST_ROWS = 100
"""No board has so many rows or columns, and of larger shapes nobody would read all the cuts."""
_LONGEST = 2 * MOST_ROWS * (MOST_ROWS + 1)


@example("quiltsmith shape '##/#./##/#.'")
def shape(
    text: Annotated[
        str, typer.Argument(metavar="SHAPE", help=N_("Rows of # and . joined by /, or - for standard input."))
    ],
    report_format: PlainFormatOption = PlainFormat.TEXT,
) -> None:
    """Show a shape's size, orientations, symmetry and cuts."""
    from quiltsmith.geometry.cuts import describe

    parsed = _parse(text)
    if report_format is PlainFormat.JSON:
        write_json(describe(parsed))
    else:
        _write_text(parsed)


def _parse(text: str) -> Shape:
    from quiltsmith.formats.file_reader import read_source
    from quiltsmith.formats.problems import ProblemsError

    try:
        drawing = read_source("-").text.strip("\n") if text == "-" else text
        drawn = None if len(drawing) > _LONGEST else Shape.parse(drawing.replace("\r", "").replace("\\n", "/"))
    except QuiltsmithError as refused:
        refusal = refused.problems[0].message if isinstance(refused, ProblemsError) else refused
        raise ContentError(_("{refusal}; draw with # and . and end rows with /", refusal=refusal)) from None
    if drawn is None or max(drawn.rows, drawn.columns) > MOST_ROWS:
        raise ContentError(
            _("the shape is larger than {side}×{side} spaces; is this the right file?", side=MOST_ROWS)
        )
    return drawn


def _write_text(shape: Shape) -> None:
    from quiltsmith.cli.card_report import symmetry_text
    from quiltsmith.cli.text_drawings import draw, side_by_side
    from quiltsmith.geometry.cuts import illegal_cuts, legal_cuts

    turns = len(shape.orientations())
    kind = _("chiral: flipping it matters") if shape.is_chiral() else _("not chiral: flipping it changes nothing")
    write_line("\n".join(draw(shape)))
    write_line()
    write_line(
        _(
            "size {size}, {rows}×{columns}, perimeter {perimeter}, holes {holes}",
            size=shape.size,
            rows=shape.rows,
            columns=shape.columns,
            perimeter=shape.perimeter(),
            holes=shape.holes(),
        )
    )
    write_line(_("{kind}; symmetry: {symmetry}", kind=kind, symmetry=symmetry_text(shape.symmetry())))
    if not shape.is_connected():
        write_line(_("not a patch: it falls apart into {number} pieces", number=len(shape.components())))
    write_line(_("canonical form {shape}", shape=shape.canonical()))
    write_line()
    write_line(ngettext(turns, "{number} orientation", "{number} orientations"))
    for line in side_by_side([draw(turned) for turned in shape.orientations()]):
        write_line(line)
    _write_cuts(legal_cuts(shape), _("legal cuts"), _("legal cuts: none"))
    _write_cuts(illegal_cuts(shape), _("illegal cuts"), _("illegal cuts: none"))


def _write_cuts(cuts: Sequence[Cut], title: str, none: str) -> None:
    write_line()
    write_line(title if cuts else none)
    for cut in cuts:
        pieces = ", ".join(str(piece) for piece in cut.pieces)
        number = "" if cut.is_legal() else _(" ({number} pieces)", number=len(cut.pieces))
        write_line(f"  {cut.line.told()}: {pieces}{number}")
