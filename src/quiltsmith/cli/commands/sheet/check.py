"""`quiltsmith sheet check`: whether finished sheets are legal, and what they score."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from quiltsmith.cli.commands.sheet.batch import Batch, run_batch
from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.deals import deal_or_fail
from quiltsmith.cli.reports.problems import FormatOption, ReportFormat, StrictOption
from quiltsmith.cli.terminal.progress import Progress
from quiltsmith.formats.sheet_parts import SheetPart, split_sheets
from quiltsmith.talk.saying import say

EXAMPLE = "Example: quiltsmith sheet check anna.txt ben.txt --deal evening.yaml"


def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Sheet files, or - for standard input.")],
    deal: Annotated[
        str | None,
        typer.Option(
            metavar="DEAL", help="The deal that all sheets were played with, a file that `quiltsmith deal` wrote."
        ),
    ] = None,
    deck: Annotated[str | None, typer.Option(metavar="DECK", help="The deck of sheets that name none.")] = None,
    explain_score: Annotated[
        bool, typer.Option("--explain-score", help="Say how each score comes about.")
    ] = False,
    brief: Annotated[
        bool | None,
        typer.Option(
            "--brief/--full", help="One line per sheet, or whole reports. [default: brief for many sheets]"
        ),
    ] = None,
    jobs: Annotated[
        int,
        typer.Option(
            metavar="N", min=0, help="How many sheets to check at the same time; 0: as many as there are cores."
        ),
    ] = 0,
    report_format: FormatOption = ReportFormat.TEXT,
    strict: StrictOption = False,
) -> None:
    """Check finished sheets by the rules, and rank their players."""
    _refuse_missing(files)
    if deal == "-":
        raise Failure(say("the deal is read more than once, so it cannot come from standard input; name a file"))
    if deal is not None:
        deal_or_fail(deal, report_format)  # before there is any output; each process reads it for itself
    batch = Batch(deck=deck, deal=deal, explain_score=explain_score, brief=brief, report_format=report_format)
    with Progress("checking", _bytes_in(files)) as progress:
        code = run_batch(batch, _parts(files, progress), jobs, strict)
    raise typer.Exit(code)


def _parts(files: list[str], progress: Progress) -> Iterator[SheetPart]:
    for file in files:
        for part in split_sheets(file):
            progress.step(len(part.data))
            yield part


def _bytes_in(files: list[str]) -> int | None:
    """Add up the sizes of the files; nobody knows how much comes from standard input."""
    return None if "-" in files else sum(Path(file).stat().st_size for file in files)


def _refuse_missing(files: list[str]) -> None:
    for file in files:
        if file != "-" and not Path(file).is_file():
            raise Failure(say("there is no file {file}", file=file))
