"""`quiltsmith sheet check`: whether finished sheets are legal, and what they score."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.lazy_commands import example, is_watching
from quiltsmith.cli.name_lookup import load_deal, refuse_input_for_deal, refuse_input_twice
from quiltsmith.cli.option_types import SEPARATORS, DealsOption, SeparatorOption
from quiltsmith.cli.output_files import (
    BYTE_ORDER_MARK,
    NO_ENDING,
    STANDARD_OUTPUT,
    ForceOption,
    OutputFile,
    TextToTerminalOption,
    output_file,
    refuse_to_replace,
)
from quiltsmith.cli.progress_bar import Progress
from quiltsmith.cli.sheet_batch import Batch, check_sheets
from quiltsmith.cli.sheet_report import SheetFormat, View
from quiltsmith.cli.sheet_results import Write, missing_files, write_results
from quiltsmith.cli.terminal_output import (
    FILE,
    this_screen,
    using_screen,
    visible,
    write_complaint,
    write_line,
    write_note,
)
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.file_reader import STANDARD_INPUT
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.sheet_text import SheetPart, split_sheets
from quiltsmith.i18n import _

if TYPE_CHECKING:
    from quiltsmith.games.sheets.sheet_files import SheetFiles


MOST_FULL_REPORTS = 20
_FORMATS = {
    NO_ENDING: SheetFormat.TEXT,
    ".txt": SheetFormat.TEXT,
    ".json": SheetFormat.JSON,
    ".csv": SheetFormat.CSV,
}
"""What the end of a file's name asks for."""


@example("quiltsmith sheet check anna.txt ben.txt --deal evening.yaml")
def check_finished_sheets(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE...", help="Sheet files, folders of sheets, or - for standard input."),
    ],
    deals: DealsOption = None,
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
    problems: Annotated[
        bool, typer.Option("--problems", help="Only sheets with errors, and of those only the problems.")
    ] = False,
    corrected: Annotated[
        bool, typer.Option("--corrected", help="Rank sheets whose claims are wrong by their right totals.")
    ] = False,
    jobs: Annotated[
        int,
        typer.Option(
            metavar="N", min=0, help="How many sheets to check at the same time; 0: as many as there are cores."
        ),
    ] = 0,
    report_format: Annotated[
        SheetFormat | None,
        typer.Option("--format", help="How to write the result. [default: by the end of -o, else text]"),
    ] = None,
    separator: SeparatorOption = "comma",
    output: TextToTerminalOption = STANDARD_OUTPUT,
    force: ForceOption = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Refuse warnings too, and sheets that are only partly checked.")
    ] = False,
) -> None:
    """Check finished sheets by the rules, and rank their players."""
    from quiltsmith.games.sheets.sheet_files import find_sheets

    given = tuple(dict.fromkeys(deals or ()))
    refuse_input_twice(files)
    file = output_file(Path(output), tuple(_FORMATS), force=force)
    written = report_format or _FORMATS[file.path.suffix.lower()]
    for deal in given:
        refuse_input_for_deal(deal)
        load_deal(deal, written.of_problems)  # before there is any output; each process reads it for itself
    found = find_sheets(files)
    refuse_to_replace(file.path, found.names)
    for name in found.left_out:
        write_note(_("note: {name} is left out: no line of it is one of a sheet", name=visible(name)))
    with Progress(_("checking"), _bytes_in(found.names)) as progress, _output(file, written) as write:
        parts = _parts(found, progress)
        view, parts = _view(brief, problems, parts)
        batch = Batch(
            deck=deck,
            deals=given,
            explain_score=explain_score,
            view=view,
            report_format=written,
            is_strict=strict,
            is_corrected=corrected,
            separator=SEPARATORS[separator],
        )
        # Who watches wants to know of every deck that a sheet names, and that only this process can tell.
        results = check_sheets(batch, parts, 1 if is_watching() else jobs)
        counts = write_results(batch, results, found.problems, write)
    if not file.is_standard_output:
        write_line(str(file.path))
    if written is SheetFormat.CSV or not file.is_standard_output:
        _tell([*found.problems, *counts.repeats()], counts.summary(missing_files(found.problems)))
    raise typer.Exit(counts.exit_code([*found.problems, *counts.repeats()]))


def _view(brief: bool | None, problems: bool, parts: Iterator[SheetPart]) -> tuple[View, Iterator[SheetPart]]:
    """Choose how much is said of each sheet; without a wish, one line where they are many."""
    if problems and brief is not None:
        raise QuiltsmithError(_("--problems is a view of its own; leave --brief and --full out"))
    if problems:
        return View.PROBLEMS, parts
    if brief is not None:
        return View.BRIEF if brief else View.FULL, parts
    first_parts = list(islice(parts, MOST_FULL_REPORTS + 1))
    view = View.BRIEF if len(first_parts) > MOST_FULL_REPORTS else View.FULL
    return view, chain(first_parts, parts)


@contextmanager
def _output(file: OutputFile, written: SheetFormat) -> Iterator[Write]:
    """Return what writes lines: to standard output, or to a file that appears whole when all is written."""
    if file.is_standard_output:
        with using_screen(this_screen()):
            yield write_line
        return
    with using_screen(FILE), file.open() as opened:
        if written is SheetFormat.CSV:
            opened.write(BYTE_ORDER_MARK.encode())
        yield lambda line: opened.write(f"{line}\n".encode())


def _parts(found: SheetFiles, progress: Progress) -> Iterator[SheetPart]:
    """Cut the files into sheets; one that cannot be read is a problem, and the others are read."""
    from quiltsmith.games.sheets.sheet_files import unreadable_sheet

    for file in found.names:
        try:
            for part in split_sheets(file):
                progress.step(len(part.data))
                yield part
        except OSError as error:
            found.problems.append(unreadable_sheet(file, error))


def _bytes_in(files: list[str]) -> int | None:
    """Add up the sizes of the files; nobody knows how much comes from standard input."""
    try:
        return None if STANDARD_INPUT in files else sum(Path(file).stat().st_size for file in files)
    except OSError:
        return None


def _tell(others: list[Problem], summary: str) -> None:
    """Say beside a result for machines, or one in a file, what a person wants to know of it."""
    for problem in others:
        write_complaint(f"quiltsmith: {visible(problem.message)}")
    if summary:
        write_note(summary)
