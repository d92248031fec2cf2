"""`quiltsmith league`: evenings added up to a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from quiltsmith.cli.lazy_commands import example
from quiltsmith.cli.option_types import (
    SEPARATORS,
    CorrectedOption,
    DealsOption,
    InkOption,
    LanguageOption,
    PaperOption,
    Separator,
    SeparatorOption,
    ThemeOption,
    TitleOption,
)
from quiltsmith.cli.output_files import (
    BYTE_ORDER_MARK,
    NO_ENDING,
    STANDARD_OUTPUT,
    ForceOption,
    OutputFile,
    TextToTerminalOption,
    output_file,
    write_output,
)
from quiltsmith.cli.terminal_output import labelled, write_complaint, write_note
from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import N_, _
from quiltsmith.i18n.number_format import whole

if TYPE_CHECKING:
    from quiltsmith.games.sheets.league import Evening, LeagueLine, LeagueResult, LeagueTable

Format = Literal["text", "json", "csv", "pdf"]
_FORMATS: Mapping[str, Format] = {
    NO_ENDING: "text",
    ".txt": "text",
    ".json": "json",
    ".csv": "csv",
    ".pdf": "pdf",
}


@example("quiltsmith league october november --best 5 -o table.pdf")
def league(
    folders: Annotated[
        list[str],
        typer.Argument(
            metavar="FOLDER...",
            help=N_(
                "Evenings: folders or files of finished sheets; or one folder with a folder for each evening."
            ),
        ),
    ],
    by: Annotated[
        Literal["points", "places"],
        typer.Option(
            help=N_("Add up the points of the evenings, or places: one point for everybody who did not do better.")
        ),
    ] = "points",
    best: Annotated[
        int | None, typer.Option(metavar="N", min=1, help=N_("Only the best results of each player count."))
    ] = None,
    deals: DealsOption = None,
    corrected: CorrectedOption = False,
    report_format: Annotated[
        Literal["text", "json", "csv"] | None,
        typer.Option("--format", help=N_("How to write the table. [default: by the suffix of -o, else text]")),
    ] = None,
    separator: SeparatorOption = "comma",
    output: TextToTerminalOption = STANDARD_OUTPUT,
    force: ForceOption = False,
    title: TitleOption = None,
    paper: PaperOption = "a4",
    lang: LanguageOption = None,
    theme: ThemeOption = "quilt",
    ink: InkOption = "full",
) -> None:
    """Add up evenings to the table of a league.

    Every folder is an evening, and its sheets are checked and ranked as `quiltsmith sheet check` does. Players are
    the same if their names are. With -o table.pdf it is printed; title, paper, language, theme and ink matter only
    then.
    """
    from quiltsmith.cli.sheet_check_command import wall_style
    from quiltsmith.games.sheets.league import league_table

    is_page = output.lower().endswith(".pdf")
    file = output_file(Path(output), tuple(_FORMATS), force=force or is_page)
    style = wall_style(paper, lang, theme, ink) if is_page else None
    evenings, exit_code = _check(_evenings(folders), tuple(dict.fromkeys(deals or ())), corrected)
    table = league_table(evenings, by, best)
    if not table.lines:
        raise QuiltsmithError(_("nobody has a rank in any of these evenings, so there is no table"))
    if style is not None:
        from quiltsmith.cli.print_output import print_document
        from quiltsmith.layout.evening.league_document import league_document

        print_document(lambda: league_document(table, style, title), str(file.path), file.path.name)
    else:
        written = report_format or _FORMATS[file.path.suffix.lower()]
        write_output(file, _text_of(written, table, file, separator))
    raise typer.Exit(exit_code)


def _evenings(folders: Sequence[str]) -> list[str]:
    """Return the evenings that were named; of one folder without sheets of its own, the folders in it."""
    from quiltsmith.games.sheets.sheet_files import ENDING, in_order

    missing = [name for name in folders if not Path(name).exists()]
    if missing:
        raise QuiltsmithError(_("there is no file {name}", name=missing[0]))
    if len(folders) > 1 or not Path(folders[0]).is_dir():
        return list(dict.fromkeys(folders))
    within = sorted((path for path in Path(folders[0]).iterdir() if not path.name.startswith(".")), key=in_order)
    if any(path.is_file() and path.suffix.lower() == ENDING for path in within):
        return list(folders)
    return [str(path) for path in within if path.is_dir()] or list(folders)


def _check(names: Sequence[str], deals: tuple[str, ...], corrected: bool) -> tuple[list[Evening], int]:
    """Check the sheets of all evenings, and tell on the way what is wrong with them."""
    from quiltsmith.cli.name_lookup import load_deal, refuse_input_for_deal
    from quiltsmith.cli.problem_report import level
    from quiltsmith.cli.sheet_batch import Batch, check_sheets
    from quiltsmith.cli.sheet_report import SheetFormat, View
    from quiltsmith.cli.sheet_results import SheetCounts
    from quiltsmith.formats.sheet_text import split_sheets
    from quiltsmith.games.sheets.league import Evening
    from quiltsmith.games.sheets.sheet_files import find_sheets

    for deal in deals:
        refuse_input_for_deal(deal)
        load_deal(deal)
    batch = Batch(deals=deals, view=View.PROBLEMS, report_format=SheetFormat.TEXT, is_corrected=corrected)
    evenings, code = [], 0
    for name in names:
        found, counts = find_sheets([name]), SheetCounts(is_strict=False)
        parts = (part for file in found.names for part in split_sheets(file))
        for result in check_sheets(batch, parts, 0):
            counts.add(result)
            if result.entry is not None and not result.entry.is_ranked:
                reason = {"file": f"{result.file}:{result.line}", "player": result.entry.player}
                write_note(
                    _("note: {file}: {player} has no rank: {reason}", **reason, reason=result.entry.why_not)
                )
        for problem in (*found.problems, *counts.repeats()):
            write_complaint(labelled(level(problem), problem.message))
        evenings.append(Evening(Path(name).stem, counts.players, counts.matches))
        code = max(code, counts.exit_code(found.problems))
    return evenings, code


def _text_of(written: Format, table: LeagueTable, file: OutputFile, separator: Separator) -> str:
    if written == "csv":
        mark = "" if file.is_standard_output else BYTE_ORDER_MARK
        return mark + _as_csv(table, SEPARATORS[separator])
    return _WRITERS[written](table)


def _as_text(table: LeagueTable) -> str:
    """Write the table for people; results that do not count are in parentheses, missed evenings are dashes."""
    from quiltsmith.cli.sheet_report import fitted, short_name
    from quiltsmith.cli.terminal_output import columns_of, paint, readable, visible

    names = [short_name(line.player) for line in table.lines]
    longest = max(map(columns_of, names))
    heads = [visible(evening)[:12] for evening in table.evenings]
    widths = [max(6, columns_of(head)) for head in heads]
    columns = "  ".join(head.rjust(width) for head, width in zip(heads, widths, strict=True))
    lines = [paint(f"{'':>5}{' ' * longest}  {columns}  " + _("sum").rjust(6), "bold")]
    for line, name in zip(table.lines, names, strict=True):
        cells = "  ".join(_shown(one).rjust(width) for one, width in zip(line.results, widths, strict=True))
        lines.append(f"{line.rank:>3}. {fitted(name, longest)}  {cells}  {whole(line.sum):>6}")
    if table.best is not None:
        lines += ["", _("The best {best} results count; others are in parentheses.", best=table.best)]
    return readable("\n".join(lines)) + "\n"


def _shown(result: LeagueResult | None) -> str:
    if result is None:
        return "-"
    return whole(result.value) if result.counts else f"({whole(result.value)})"


def _as_json(table: LeagueTable) -> str:
    from quiltsmith.cli.terminal_output import json_text

    return (
        json_text(
            {
                "evenings": list(table.evenings),
                "by": table.by,
                "best": table.best,
                "table": [_record(line) for line in table.lines],
            }
        )
        + "\n"
    )


def _record(line: LeagueLine) -> dict[str, object]:
    return {
        "rank": line.rank,
        "player": line.player,
        "sum": line.sum,
        "results": [None if result is None else result._asdict() for result in line.results],
    }


def _as_csv(table: LeagueTable, separator: str) -> str:
    from quiltsmith.cli.sheet_table import table_line

    rows: list[tuple[object, ...]] = [("rank", "player", *table.evenings, "sum")]
    for line in table.lines:
        values = [None if result is None else result.value for result in line.results]
        rows.append((line.rank, line.player, *values, line.sum))
    return "".join(f"{table_line(row, separator)}\n" for row in rows)


_WRITERS: Mapping[str, Callable[[LeagueTable], str]] = {"text": _as_text, "json": _as_json}
