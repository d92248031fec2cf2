"""`quiltsmith pad`: score pads to print or to fill in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer._click.core import ParameterSource

from quiltsmith.cli.commands.listing.shipped import show_shipped
from quiltsmith.cli.failure import Failure
from quiltsmith.cli.options.deals import dealt_deck_or_fail
from quiltsmith.cli.options.definitions import definition_or_fail
from quiltsmith.cli.options.printing import (
    GameArgument,
    InkOption,
    LanguageOption,
    PaperOption,
    SeedOption,
    game_or_fail,
    style_or_fail,
    tell_warnings,
)
from quiltsmith.cli.terminal.documents import print_document
from quiltsmith.cli.terminal.files import LiveTextOption, OutputOption
from quiltsmith.cli.terminal.screen import write_note
from quiltsmith.formats.library import PADS
from quiltsmith.i18n import _
from quiltsmith.style.theme import Ink

if TYPE_CHECKING:
    from quiltsmith.games.game import Game
    from quiltsmith.layout.pad.dealt_pad import DealtPad
    from quiltsmith.layout.pad.filled_pad import Filling
    from quiltsmith.layout.pad.pad_template import PadTemplate

EXAMPLE = "Example: quiltsmith pad doodle --sheets 20 --up 2 --lang de -o pad.pdf"
MOST_SHEETS = 10_000
USUAL_GAME = "doodle"


SheetsOption = Annotated[
    int | None,
    typer.Option(
        "--sheets",
        metavar="N",
        min=1,
        max=MOST_SHEETS,
        help="How many sheets, for each player. [default: a full page; with --players one for each]",
    ),
]
UpOption = Annotated[int, typer.Option("--up", metavar="1|2|4", help="How many sheets on a page, to cut apart.")]
SidesOption = Annotated[int, typer.Option("--sides", metavar="1|2", min=1, max=2, help="Print one side or both.")]
BackThemeOption = Annotated[
    str | None,
    typer.Option(
        "--back-theme",
        metavar="NAME",
        help="A theme for second sides, which are then printed.",
    ),
]
PlayersOption = Annotated[
    str | None,
    typer.Option("--players", metavar="NAMES", help="Names with commas between them: a sheet for each."),
]
TitleOption = Annotated[
    str | None, typer.Option("--title", metavar="TEXT", help="What stands on top. [default: the game's title]")
]
TemplateOption = Annotated[
    str | None,
    typer.Option(
        "--template",
        metavar="NAME",
        help="Where the parts stand: classic, tall, large, duel, quilts, or a file.",
    ),
]
ShowTemplateOption = Annotated[
    str | None, typer.Option("--show", metavar="NAME", help="Print a shipped template, to copy and change.")
]
PadDealOption = Annotated[
    str | None,
    typer.Option(
        "--deal",
        metavar="DEAL",
        help="A deal file: its cards stand beside the turns, and a code that `quiltsmith scan` reads.",
    ),
]
LargePrintOption = Annotated[bool, typer.Option("--large-print", help="Larger type and bolder lines.")]
FillableOption = Annotated[
    bool, typer.Option("--fillable", help="One page to fill in on a screen; scores add up.")
]
FilledOption = Annotated[
    str | None,
    typer.Option(
        "--filled",
        metavar="SHEET",
        help="Sheets to print as they are filled in: a file, a folder of sheets, or - for standard input.",
    ),
]
MarksOption = Annotated[
    bool | None,
    typer.Option("--marks/--no-marks", help="Cutting marks; on whole pages a ruler and the page number."),
]
PadThemeOption = Annotated[
    str | None,
    typer.Option(
        "--theme",
        metavar="NAME",
        help="quilt, paper, night, or a theme file. [default: quilt; night for halloween]",
    ),
]


def pad(
    context: typer.Context,
    game: GameArgument = USUAL_GAME,
    output: OutputOption = None,
    sheets: SheetsOption = None,
    up: UpOption = 1,
    sides: SidesOption = 1,
    back_theme: BackThemeOption = None,
    players: PlayersOption = None,
    deal: PadDealOption = None,
    title: TitleOption = None,
    template: TemplateOption = None,
    show: ShowTemplateOption = None,
    large_print: LargePrintOption = False,
    fillable: FillableOption = False,
    filled: FilledOption = None,
    marks: MarksOption = None,
    paper: PaperOption = "a4",
    lang: LanguageOption = None,
    theme: PadThemeOption = None,
    ink: InkOption = Ink.FULL,
    seed: SeedOption = 0,
    live_text: LiveTextOption = False,
) -> None:
    """Print score pads.

    Board, rounds and special actions are those of the game.
    """
    if show is not None:
        show_shipped(PADS, show, "pad template")
        return
    from quiltsmith.layout.pad.pad_document import PadWishes, pad_document

    names = _player_names(players)
    is_game_typed = context.get_parameter_source("game") is ParameterSource.COMMANDLINE
    typed = game if is_game_typed else None
    played, dealt = _dealt_game(deal, typed) if deal else (game_or_fail(game), None)
    played, written = _filled(filled, played if typed or deal else None) if filled else (played, ())
    style = style_or_fail(paper, lang, theme or played.theme, ink, seed)
    back = style if sides == 2 else None
    if back_theme is not None:
        back = style_or_fail(paper, lang, back_theme, ink, seed)
    arranged = pad_template_or_fail(template or played.pad.template_of(is_filled=filled is not None), played)
    title_on_top = title and title.strip()
    wishes = PadWishes(sheets, up, title_on_top, names, back, large_print, fillable, marks, dealt, written)
    if fillable and output is not None and Path(output).suffix.lower() != ".pdf":
        raise Failure(_("only PDF files can be filled in; end the name of the file with .pdf"))
    stem = f"{played.id}-pad" if filled is None else f"{Path(filled).stem.strip('-') or played.id}-sheet"
    print_document(
        lambda: pad_document(played, style, arranged, wishes), output, f"{stem}.pdf", live_text=live_text
    )


def _dealt_game(deal: str, name: str | None) -> tuple[Game, DealtPad]:
    """Read a deal, and the game that was named, or else that of its deck."""
    from quiltsmith.games.doodle.doodle_deal import game_of_deals
    from quiltsmith.layout.pad.dealt_pad import dealt_pad

    named = None if name is None else game_of_deals(game_or_fail(name))
    usual = game_of_deals(game_or_fail(USUAL_GAME))
    dealt, deck = dealt_deck_or_fail(deal, game=named, usual=usual)
    played = named or (usual if deck is None else game_of_deals(deck.game))
    shown = dealt_pad(dealt, deck, played)
    if shown.code is None:
        write_note(
            _("note: {deal} cannot be dealt again from a deck and a seed, so its sheets carry no code", deal=deal)
        )
    return played, shown


def pad_template_or_fail(name: str, game: Game) -> PadTemplate:
    """Read a template that a pad is arranged by; its errors end the command, and a missing board is warned of."""
    from quiltsmith.layout.pad.checks import missing_board
    from quiltsmith.layout.pad.pad_template import PADS

    template = definition_or_fail(PADS, name)
    tell_warnings(missing_board.check(template, game))
    return template


def _filled(name: str, wanted: Game | None) -> tuple[Game, tuple[Filling, ...]]:
    """Read filled sheets, which know their game; another one that was asked for is a mistake."""
    from quiltsmith.cli.options.filled import filled_or_fail

    played, written = filled_or_fail(name)
    if wanted is not None and wanted.id != played.id:
        raise Failure(
            _("{name} is filled in for {game}, not for {other}", name=name, game=played.id, other=wanted.id)
        )
    return played, written


def _player_names(text: str | None) -> tuple[str, ...]:
    """Read names with commas between them."""
    if text is None:
        return ()
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if not names:
        raise Failure(_("--players names nobody; write for example --players Anna,Ben"))
    return names
