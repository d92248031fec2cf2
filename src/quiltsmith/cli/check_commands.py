"""Commands that look through files of one's own without printing: games, themes, pad templates, decks, prints."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec import Struct

from quiltsmith.cli.lazy_commands import example, group
from quiltsmith.cli.name_lookup import definition_path, load_definition, load_game, refuse_input_twice
from quiltsmith.cli.option_types import FormatOption, PresetOption, StrictOption
from quiltsmith.cli.problem_report import exit_code, verdict, write_problems
from quiltsmith.cli.terminal_output import ReportFormat, labelled, visible, write_json, write_line
from quiltsmith.errors import QuiltsmithError, system_reason
from quiltsmith.formats.file_reader import STANDARD_INPUT, name_of, read_source
from quiltsmith.formats.problems import Problem, ProblemsError, in_reading_order, problems_to_json
from quiltsmith.i18n import N_, _, ngettext

if TYPE_CHECKING:
    from quiltsmith.formats.languages import Language
    from quiltsmith.formats.source import Place, Source
    from quiltsmith.games.game import Game
    from quiltsmith.layout.pad.pad_template import PadTemplate
    from quiltsmith.style.theme import Theme

game = group(
    {"check": "check_commands:check_games"},
    N_("Check game files of your own."),
    "quiltsmith game check my-game.yaml",
)
theme = group(
    {"check": "check_commands:check_themes"},
    N_("Check themes of your own."),
    "quiltsmith theme check my-theme.yaml",
)


language = group(
    {"check": "check_commands:check_languages"},
    N_("Check words of your own."),
    "quiltsmith language check my-words.yaml",
)


class FileCheck(Struct, frozen=True, kw_only=True):
    """How files of one kind are told about."""

    kind: str
    listed: str
    """What a list of them is called in JSON."""
    about: Callable[[Any], str]
    """Says what a file without errors holds."""
    facts: Callable[[Any], dict[str, Any]]
    """Gives what scripts want to know of it; of a file with errors everything is None."""
    more: Callable[[Any, Source], Iterable[Problem]]
    """Finds what only shows beside other files."""
    find: Callable[[str], Path] | None = None
    """Finds a file by its name, where that is not done as usual."""


@example("quiltsmith game check my-game.yaml")
def check_games(
    games: Annotated[
        list[str],
        typer.Argument(metavar="GAME...", help=N_("Game files, names of shipped games, or - for standard input.")),
    ],
    report_format: FormatOption = ReportFormat.TEXT,
    strict: StrictOption = False,
) -> None:
    """Find everything that is wrong or strange in game files.

    The deck, the theme and the pad that a game names are looked at too.
    """
    check_files(game_check(), games, report_format, strict)


def game_check() -> FileCheck:
    """Return how game files are checked: with the deck, the theme and the pad that they name."""
    from quiltsmith.layout.pad.game_file_checks import named_problems

    return FileCheck(kind="game", listed="games", about=_about_game, facts=_game_facts, more=named_problems)


def _about_game(game: Game) -> str:
    return _(
        "rules of {rules}, a board of {rows}×{columns} spaces",
        rules=game.rules,
        rows=game.board.rows,
        columns=game.board.columns,
    )


def _game_facts(game: Game | None) -> dict[str, Any]:
    return {
        "game": game.id if game else None,
        "rules": game.rules if game else None,
        "board": {"rows": game.board.rows, "columns": game.board.columns} if game else None,
        "deck": game.deck if game else None,
    }


@example("quiltsmith theme check my-theme.yaml --strict")
def check_themes(
    themes: Annotated[
        list[str],
        typer.Argument(
            metavar="THEME...", help=N_("Theme files, names of shipped themes, or - for standard input.")
        ),
    ],
    report_format: FormatOption = ReportFormat.TEXT,
    strict: StrictOption = False,
) -> None:
    """Find everything that is wrong or strange in themes.

    Colours that can hardly be read, pictures that are too coarse, and fonts that cannot be embedded are reported
    too.
    """
    check_files(theme_check(), themes, report_format, strict)


def theme_check() -> FileCheck:
    """Return how themes are checked: with their pictures as large as on cards."""
    from quiltsmith.layout.cards.card_back import picture_problems
    from quiltsmith.layout.cards.card_frame import CardMeasures
    from quiltsmith.style.sizes import parse_card_size

    card = parse_card_size("poker")
    measures = CardMeasures(card.width, card.height)
    return FileCheck(
        kind="theme",
        listed="themes",
        about=_about_theme,
        facts=_theme_facts,
        more=lambda theme, _unused: picture_problems(measures, theme),
    )


def _about_theme(theme: Theme) -> str:
    return ngettext(len(theme.fabrics), "a theme with {number} fabric", "a theme with {number} fabrics")


def _theme_facts(theme: Theme | None) -> dict[str, Any]:
    return {
        "theme": theme.id if theme else None,
        "fabrics": list(theme.fabric_names) if theme else None,
    }


@example("quiltsmith pad check my-pad.yaml --game doodle")
def check_pads(
    templates: Annotated[
        list[str],
        typer.Argument(
            metavar="TEMPLATE...", help=N_("Pad templates, names of shipped ones, or - for standard input.")
        ),
    ],
    game: Annotated[
        str | None,
        typer.Option(
            "--game", metavar="GAME", help=N_("Also check whether this game can be played on such sheets.")
        ),
    ] = None,
    report_format: FormatOption = ReportFormat.TEXT,
    strict: StrictOption = False,
) -> None:
    """Find everything that is wrong or strange in pad templates."""
    from quiltsmith.layout.pad.checks import template_problems

    played = None if game is None else load_game(game)
    check = FileCheck(
        kind="template",
        listed="pads",
        about=_about_pad,
        facts=_pad_facts,
        more=lambda template, _unused: () if played is None else template_problems(template, played),
    )
    check_files(check, templates, report_format, strict)


def _about_pad(template: PadTemplate) -> str:
    from quiltsmith.layout.pad.pad_template import part_names

    return ngettext(len(part_names(template.body)), "a pad with {number} part", "a pad with {number} parts")


def _pad_facts(template: PadTemplate | None) -> dict[str, Any]:
    from quiltsmith.layout.pad.pad_template import part_names

    return {
        "pad": template.id if template else None,
        "parts": part_names(template.body) if template else None,
    }


@example("quiltsmith language check my-words.yaml")
def check_languages(
    languages: Annotated[
        list[str],
        typer.Argument(
            metavar="LANGUAGE...", help=N_("Files of words, names of shipped languages, or - for standard input.")
        ),
    ],
    report_format: FormatOption = ReportFormat.TEXT,
    strict: StrictOption = False,
) -> None:
    """Find everything that is wrong or missing in files of words.

    It reports missing keys, places that nothing is put into, letters that no font has, and words that are too long
    for a score pad, which is measured.
    """
    check_files(language_check(), languages, report_format, strict)


def language_check() -> FileCheck:
    """Return how files of words are checked: with the fonts and the pads that they are printed by."""
    return FileCheck(
        kind="language", listed="languages", about=_about_language, facts=_language_facts, more=_language_problems
    )


def _language_problems(language: Language, source: Source) -> Iterator[Problem]:
    """Find letters that cannot be printed, and words that do not fit."""
    from quiltsmith.layout.pad.checks import long_words
    from quiltsmith.style.checks import missing_letters

    lines = {line.partition(":")[0]: number for number, line in enumerate(source.lines, source.first_line)}

    def place_of(key: str) -> Place:
        return source.place(lines.get(key, source.first_line), 1, len(key))

    found = list(missing_letters.check(language, place_of))
    yield from found or long_words.check(language, place_of)


def _about_language(language: Language) -> str:
    return _("words in {language}", language=language.words["language"])


def _language_facts(language: Language | None) -> dict[str, Any]:
    return {"language": language.code if language else None, "words": len(language.words) if language else None}


def check_files(check: FileCheck, names: Sequence[str], wanted: ReportFormat, strict: bool) -> None:
    """Look through files, tell about all of them, and end the command with the exit code that they call for."""
    from quiltsmith.api.known_names import definitions_of

    kind = definitions_of(check.kind)
    refuse_input_twice(names)
    found: list[Problem] = []
    results: list[dict[str, Any]] = []
    # All are found before the first is told about, so that a slip on the command line is no half answer.
    find = check.find or partial(definition_path, kind)
    paths = [Path(name) if name == STANDARD_INPUT else find(name) for name in names]
    for name, path in zip(names, paths, strict=True):
        value, problems = _look_through(check, path)
        found += problems
        results.append(_record(check, name_of(path), value, problems))
        if wanted is not ReportFormat.JSON:
            write_problems(problems, wanted)
        if wanted is ReportFormat.TEXT:
            told = verdict(problems)
            if value is not None:
                told = _("{about}, {verdict}", about=check.about(value), verdict=told)
            write_line(labelled(visible(name_of(name)), told))
    if wanted is ReportFormat.JSON:
        write_json({check.listed: results})
    raise typer.Exit(exit_code(found, strict))


def _look_through(check: FileCheck, path: Path) -> tuple[Any, list[Problem]]:
    from quiltsmith.api.known_names import definitions_of

    try:
        source = read_source(path)
    except ProblemsError as refused:
        return None, [*refused.problems]
    value, problems = definitions_of(check.kind).read(source)
    if value is not None:
        problems = in_reading_order([*problems, *check.more(value, source)])
    return value, problems


def _record(check: FileCheck, file: str, value: Any, problems: Sequence[Problem]) -> dict[str, Any]:
    is_valid = not any(problem.is_error for problem in problems)
    return {"file": file, **check.facts(value), "valid": is_valid, **problems_to_json(problems)}


@example("quiltsmith preflight output/cards.pdf --preset x4")
def preflight(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE...", help=N_("PDF files, PNG pictures, or - for standard input."))
    ],
    preset: PresetOption = None,
    report_format: FormatOption = ReportFormat.TEXT,
    strict: StrictOption = False,
) -> None:
    """Find what a print shop would refuse in a file.

    Checked are page boxes, bleed, fonts, colours, ink, thin lines and forms.
    Places are pages: cards.pdf:3:1 is page 3. Whether fronts and backs come in the right order cannot be seen.
    """
    from quiltsmith.api.known_names import definitions_of
    from quiltsmith.preflight.pdf_preflight import about, check_file, to_json

    wanted = None if preset is None else load_definition(definitions_of("preset"), preset)
    found: list[Problem] = []
    results: list[dict[str, Any]] = []
    for name in files:
        try:
            facts, problems = check_file(Path(name), wanted)
        except OSError as error:
            raise QuiltsmithError(
                _("cannot read {name}: {reason}", name=name, reason=system_reason(error))
            ) from None
        found += problems
        results.append(to_json(name, facts, problems))
        if report_format is not ReportFormat.JSON:
            write_problems(problems, report_format)
        if report_format is ReportFormat.TEXT:
            write_line(labelled(visible(name), f"{about(facts)}{verdict(problems)}"))
    if report_format is ReportFormat.JSON:
        write_json({"preset": wanted.id if wanted else None, "files": results})
    raise typer.Exit(exit_code(found, strict))
