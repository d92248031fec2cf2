"""`quiltsmith sheet check`: whether finished sheets are legal, and what they score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quiltsmith.cli.lazy_commands import example, is_watching
from quiltsmith.cli.name_lookup import load_deal, refuse_input_for_deal, refuse_input_twice
from quiltsmith.cli.option_types import (
    SEPARATORS,
    CorrectedOption,
    DealsOption,
    InkOption,
    LanguageOption,
    PaperOption,
    SeparatorOption,
    ThemeOption,
    TitleOption,
    language_on_paper,
)
from quiltsmith.cli.output_files import (
    BYTE_ORDER_MARK,
    NO_ENDING,
    STANDARD_OUTPUT,
    ForceOption,
    OutputFile,
    TextToTerminalOption,
    output_file,
    refuse_to_replace,
    write_output,
)
from quiltsmith.cli.progress_bar import Progress
from quiltsmith.cli.sheet_batch import Batch, SheetResult, check_sheets
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
from quiltsmith.i18n import N_, _

if TYPE_CHECKING:
    from quiltsmith.games.sheets.sheet_files import SheetFiles
    from quiltsmith.layout.evening.wall_lists import EveningSheet
    from quiltsmith.style.print_style import Style


MOST_FULL_REPORTS = 20
_FORMATS = {
    NO_ENDING: SheetFormat.TEXT,
    ".txt": SheetFormat.TEXT,
    ".json": SheetFormat.JSON,
    ".csv": SheetFormat.CSV,
    ".pdf": SheetFormat.PDF,
    ".html": SheetFormat.HTML,
}
"""What the end of a file's name asks for."""


@example("quiltsmith sheet check anna.txt ben.txt --deal evening.yaml")
def check_finished_sheets(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE...", help=N_("Sheet files, folders of sheets, or - for standard input.")),
    ],
    deals: DealsOption = None,
    deck: Annotated[
        str | None, typer.Option(metavar="DECK", help=N_("The deck of sheets that name none."))
    ] = None,
    explain_score: Annotated[
        bool, typer.Option("--explain-score", help=N_("Show how each score is computed."))
    ] = False,
    brief: Annotated[
        bool | None,
        typer.Option(
            "--brief/--full", help=N_("One line per sheet, or whole reports. [default: brief for many sheets]")
        ),
    ] = None,
    problems: Annotated[
        bool, typer.Option("--problems", help=N_("Only sheets with errors, and of those only the problems."))
    ] = False,
    corrected: CorrectedOption = False,
    jobs: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=0,
            help=N_("How many sheets to check at the same time; 0: as many as there are cores."),
        ),
    ] = 0,
    report_format: Annotated[
        SheetFormat | None,
        typer.Option("--format", help=N_("How to write the result. [default: by the suffix of -o, else text]")),
    ] = None,
    separator: SeparatorOption = "comma",
    output: TextToTerminalOption = STANDARD_OUTPUT,
    force: ForceOption = False,
    title: TitleOption = None,
    paper: PaperOption = "a4",
    lang: LanguageOption = None,
    theme: ThemeOption = "quilt",
    ink: InkOption = "full",
    strict: Annotated[
        bool, typer.Option("--strict", help=N_("Refuse warnings too, and sheets that are only partly checked."))
    ] = False,
) -> None:
    """Check finished sheets by the rules, and rank their players.

    With -o wall.pdf or wall.html the ranking is printed: medals, names, and a small quilt for every round. Title,
    paper, language, theme and ink matter only then.
    """
    from quiltsmith.games.sheets.sheet_files import find_sheets

    given = tuple(dict.fromkeys(deals or ()))
    refuse_input_twice(files)
    file = output_file(Path(output), tuple(_FORMATS), force=force or output.lower().endswith(".pdf"))
    written = report_format or _FORMATS[file.path.suffix.lower()]
    for deal in given:
        refuse_input_for_deal(deal)
        load_deal(deal, written.of_problems)  # before there is any output; each process reads it for itself
    if written.is_print and file.is_standard_output:
        raise QuiltsmithError(_("a page is no text for a terminal; name a file with -o"))
    if written.is_print is not _FORMATS[file.path.suffix.lower()].is_print:
        raise QuiltsmithError(
            _("{path} is no file for --format {format}; leave one of them out", path=file.path, format=written)
        )
    style = wall_style(paper, lang, theme, ink) if written.is_print else None
    found = find_sheets(files)
    refuse_to_replace(file.path, found.names)
    for name in found.left_out:
        write_note(_("note: {name} is left out: no line of it is one of a sheet", name=visible(name)))
    shown: list[EveningSheet] = []
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
        if style is not None:
            results = _remembering(results, shown)
        counts = write_results(batch, results, found.problems, write)
    if style is not None:
        print_wall(file, shown, style, title)
    elif not file.is_standard_output:
        write_line(file.path.as_posix())
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
    if written.is_print:
        yield lambda _line: None
        return
    with using_screen(FILE), file.open() as opened:
        if written is SheetFormat.CSV:
            opened.write(BYTE_ORDER_MARK.encode())
        yield lambda line: opened.write(f"{line}\n".encode())


def _remembering(results: Iterable[SheetResult], shown: list[EveningSheet]) -> Iterator[SheetResult]:
    """Pass results on, and remember what the wall shows of them."""
    from quiltsmith.layout.evening.wall_lists import EveningSheet

    for result in results:
        shown.append(EveningSheet(result.entry, result.match, result.quilts))
        yield result


def wall_style(paper: str, lang: str | None, theme: str, ink: str) -> Style:
    """Return how pages for the wall look."""
    from quiltsmith.api.product_parts import style_of
    from quiltsmith.cli.name_lookup import definition_name
    from quiltsmith.style.theme_reader import THEMES

    return style_of(paper=paper, lang=language_on_paper(lang), theme=definition_name(THEMES, theme), ink=ink)


def print_wall(file: OutputFile, shown: Sequence[EveningSheet], style: Style, title: str | None) -> None:
    """Print the ranking as pages, or write it as a page for browsers, and print the path."""
    from quiltsmith.layout.evening.wall_lists import wall_lists

    lists = wall_lists(shown, style, title)
    if not lists:
        raise QuiltsmithError(_("nobody has a rank, so there is no list to print"))
    if file.path.suffix.lower() == ".html":
        from quiltsmith.html_ranking import ranking_page

        write_output(file, ranking_page(lists, style))
        return
    from quiltsmith.cli.print_output import print_document
    from quiltsmith.layout.evening.ranking_document import ranking_document

    print_document(lambda: ranking_document(lists, style), str(file.path), file.path.name)


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
