"""`quiltsmith check`: any of our files, whatever its kind; for scripts and hooks."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quiltsmith.cli.lazy_commands import example
from quiltsmith.cli.option_types import FormatOption, StrictOption
from quiltsmith.cli.problem_report import exit_code, verdict, write_problems
from quiltsmith.cli.terminal_output import ReportFormat, labelled, visible, write_json, write_line, write_note
from quiltsmith.errors import QuiltsmithError
from quiltsmith.formats.problems import Problem, ProblemsError, in_reading_order, problems_to_json
from quiltsmith.i18n import N_, _, ngettext

if TYPE_CHECKING:
    from quiltsmith.formats.source import Source

_ENDINGS = (".yaml", ".yml", ".txt")
"""What our files in a folder end with."""
_TABLES = (".csv", ".tsv")


@example("quiltsmith check my-deck.yaml my-game.yaml evening/")
def check_any(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE...", help=N_("Files of any kind, or folders, in which all known files are checked.")
        ),
    ],
    skip_others: Annotated[
        bool,
        typer.Option("--skip-others", help=N_("Leave out named files of unknown kinds, as hooks need it.")),
    ] = False,
    report_format: FormatOption = ReportFormat.TEXT,
    strict: StrictOption = False,
) -> None:
    """Check files of any kind, recognised by their content.

    Decks, games, themes, presets, pad templates, deals, sheets and tables of cards (.csv) are known. It is meant
    for scripts and hooks; `sheet check` says more about sheets, and checks them against a deal.
    """
    found: list[Problem] = []
    results: list[dict[str, Any]] = []
    for path, is_named in _all_files(files):
        kind, problems = _look_through(path)
        if kind is None and not problems:
            if skip_others or not is_named:
                continue
            problems = [_unknown(path)]
        found += problems
        is_valid = not any(problem.is_error for problem in problems)
        results.append({"file": path.as_posix(), "kind": kind, "valid": is_valid, **problems_to_json(problems)})
        if report_format is not ReportFormat.JSON:
            write_problems(problems, report_format)
        if report_format is ReportFormat.TEXT:
            what = f"{_kind_title(kind)}, " if kind else ""
            write_line(labelled(visible(path.as_posix()), f"{what}{verdict(problems)}"))
    if report_format is ReportFormat.JSON:
        write_json({"files": results})
    elif len(results) > 1:
        write_note(ngettext(len(results), "{number} file checked", "{number} files checked"))
    elif not results:
        write_note(_("note: there is none of our files in these folders"))
    raise typer.Exit(exit_code(found, strict))


def _unknown(path: Path) -> Problem:
    """Say of a file that was named that it is none of ours."""
    from quiltsmith.formats import diagnostics
    from quiltsmith.formats.file_reader import read_source

    message = _("nobody knows what this is: it has the keys of no kind of file")
    hint = _("a deck begins with `deck:`, a game with `game:`, a sheet with `player:` and `board:`")
    return diagnostics.other_kind(read_source(path).place(), message, hint)


def _all_files(names: list[str]) -> Iterator[tuple[Path, bool]]:
    """List the files to look at, each once, and whether it was named itself."""
    from quiltsmith.games.sheets.sheet_files import in_order

    missing = [name for name in names if not Path(name).exists()]
    if missing:
        raise QuiltsmithError(_("there is no file {name}", name=missing[0]))
    seen: set[str] = set()
    for name in names:
        path = Path(name)
        within = sorted(_files_in(path), key=in_order) if path.is_dir() else [path]
        for file in within:
            if os.path.realpath(file) not in seen:
                seen.add(os.path.realpath(file))
                yield file, file == path


def _files_in(folder: Path) -> Iterator[Path]:
    for parent, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in names:
            if not name.startswith(".") and name.lower().endswith(_ENDINGS):
                yield Path(parent) / name


def _look_through(path: Path) -> tuple[str | None, list[Problem]]:
    """Return what a file is, and what is wrong with it."""
    from quiltsmith.formats.file_kinds import text_kind
    from quiltsmith.formats.file_reader import read_source

    if path.suffix.lower() in _TABLES:
        return "table", _check_table(path)
    try:
        source = read_source(path)
    except ProblemsError as refused:
        return None, [*refused.problems]
    kind = text_kind(source.text)
    if kind is None:
        return None, []
    check = _CHECKS.get(kind)
    return kind, check(source) if check else _check_definition(kind, source)


def _check_definition(kind: str, source: Source) -> list[Problem]:
    from quiltsmith.api.known_names import definitions_of
    from quiltsmith.cli.check_commands import game_check, language_check, theme_check

    value, problems = definitions_of("template" if kind == "pad template" else kind).read(source)
    more = {"game": game_check, "theme": theme_check, "language": language_check}.get(kind)
    if value is not None and more is not None:
        problems = in_reading_order([*problems, *more().more(value, source)])
    return problems


def _check_deal(source: Source) -> list[Problem]:
    from quiltsmith.games.doodle.doodle_deal import read_deal

    return read_deal(source)[2]


def _check_sheets(source: Source) -> list[Problem]:
    from quiltsmith.formats.sheet_text import split_sheets
    from quiltsmith.games.sheets.related_sheets import check_related, repeats_in
    from quiltsmith.games.sheets.sheet_checking import SheetChecking
    from quiltsmith.games.sheets.sheet_files import read_part

    checked = check_related(SheetChecking(), map(read_part, split_sheets(source.name)))
    return [*(problem for sheet in checked for problem in sheet.problems), *repeats_in(checked)]


def _check_table(path: Path) -> list[Problem]:
    from quiltsmith.decks.deck_table import read_cards_table
    from quiltsmith.formats.csv_table import load_table

    table, problems = load_table(path)
    return problems if table is None else [*problems, *read_cards_table(table, "deck", None, None)[1]]


def _kind_title(kind: str) -> str:
    from quiltsmith.formats.file_kinds import TEXT_KINDS

    return TEXT_KINDS[kind].title() if kind in TEXT_KINDS else _("a table of cards")


_CHECKS: dict[str, Callable[[Source], list[Problem]]] = {"deal": _check_deal, "sheet": _check_sheets}
