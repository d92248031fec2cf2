"""Score pads to print or to fill in."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from quiltsmith.api.print_options import InkChoice, Language, Option, Paper, PresetName, Seed
from quiltsmith.api.products import PrintJob, product
from quiltsmith.formats.command_hints import with_command
from quiltsmith.i18n import N_
from quiltsmith.layout.pad import MOST_SHEETS

if TYPE_CHECKING:
    from quiltsmith.api.load_definitions import Origin
    from quiltsmith.formats.problems import Problem
    from quiltsmith.formats.sheet_text import SheetText
    from quiltsmith.games.doodle.doodle_deal import Deal
    from quiltsmith.games.game import Game
    from quiltsmith.layout.pad.filled_pad import Filling
    from quiltsmith.layout.pad.pad_context import DealtPad
    from quiltsmith.style.theme import Theme

DEFAULT_GAME = "doodle"


def names_from_text(text: str) -> tuple[str, ...]:
    """Read names with commas between them."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if not names:
        from quiltsmith.errors import UsageError
        from quiltsmith.i18n import _

        raise UsageError(_("nobody is named; write for example Anna,Ben"), "players")
    return names


@product
def pad(
    game: Annotated[
        "Game | Origin | None",
        Option(
            help=N_("A shipped game (doodle, patchwork, halloween), or a game file."),
            metavar="GAME",
            is_argument=True,
            usual=DEFAULT_GAME,
            names="game",
        ),
    ] = None,
    *,
    sheets: Annotated[
        int | None,
        Option(
            help=N_("How many sheets, for each player. [default: a full page; one for each if several play]"),
            metavar="N",
            least=1,
            most=MOST_SHEETS,
        ),
    ] = None,
    up: Annotated[
        Literal[1, 2, 4], Option(help=N_("How many sheets on a page, to cut apart."), metavar="1|2|4")
    ] = 1,
    sides: Annotated[
        Literal[1, 2], Option(help=N_("Print one side or both."), metavar="1|2", least=1, most=2, group="paper")
    ] = 1,
    back_theme: Annotated[
        "Theme | Origin | None",
        Option(
            help=N_("A theme for second sides, which are then printed."),
            metavar="NAME",
            names="theme",
            group="look",
            order=-3,
        ),
    ] = None,
    players: Annotated[
        Sequence[str],
        Option(
            help=N_("Names with commas between them: a sheet for each."), metavar="NAMES", parse=names_from_text
        ),
    ] = (),
    deal: Annotated[
        "Deal | Origin | None",
        Option(
            help=N_("A deal file: its cards stand beside the turns, and a code that `quiltsmith scan` reads."),
            metavar="DEAL",
            names="deal",
        ),
    ] = None,
    code_only: Annotated[
        bool, Option(help=N_("Print only the code of the deal, so that nobody sees its cards beforehand."))
    ] = False,
    title: Annotated[
        str | None, Option(help=N_("The heading. [default: the game's title]"), metavar="TEXT")
    ] = None,
    template: Annotated[
        "Origin | None",
        Option(
            help=N_("Where the parts stand: classic, classic-left, tall, large, duel, quilts, or a file."),
            metavar="NAME",
            names="template",
        ),
    ] = None,
    large_print: Annotated[bool, Option(help=N_("Larger type and bolder lines."))] = False,
    fillable: Annotated[bool, Option(help=N_("One page to fill in on a screen; scores add up."))] = False,
    filled: Annotated[
        "Origin | None",
        Option(
            help=N_("Sheets to print as they are filled in: a file, a folder of sheets, or - for standard input."),
            metavar="SHEET",
            names="sheet",
            in_file_name=False,
        ),
    ] = None,
    marks: Annotated[
        bool | None,
        Option(
            help=N_("Cutting marks; on whole pages a ruler and the page number."),
            off="--no-marks",
            group="cutting",
        ),
    ] = None,
    paper: Paper = "a4",
    lang: Language = None,
    theme: Annotated[
        "Theme | Origin | None",
        Option(
            help=N_("quilt, paper, night, or a theme file. [default: quilt; night for halloween]"),
            metavar="NAME",
            names="theme",
            group="look",
            order=-4,
        ),
    ] = None,
    ink: InkChoice = "full",
    seed: Seed = 0,
    cover: Annotated[bool, Option(help=N_("A cover in front of the sheets."))] = False,
    preset: PresetName = None,
) -> PrintJob:
    """Lay out score sheets of a game as a `Printable`.

    Without `sheets` there is a full page, with `players` one sheet for each. A `back_theme` prints both sides.
    Only a PDF can be filled in on a screen. `filled` are finished sheets to print with all that is on them; they
    know their game, and so does a `deal`. Without any of them the game is doodle.

    >>> len(qs.pad("doodle", players=["Anna", "Ben"], paper="a5", lang="de"))
    2
    """
    from functools import partial
    from pathlib import Path

    from quiltsmith.api.described_options import several
    from quiltsmith.api.load_definitions import name_of
    from quiltsmith.api.product_parts import game_of, shop_for, style_of, template_for
    from quiltsmith.errors import UsageError
    from quiltsmith.i18n import _
    from quiltsmith.layout.pad.pad_document import PadOptions, pad_document, pad_notes

    warnings: list[Problem] = []
    notes: list[str] = []
    shop = shop_for("pad", preset)
    if shop is not None and (fillable or up > 1):
        raise UsageError(
            _("a print shop gets one sheet on a page, and nothing to fill in on a screen"),
            "preset",
            "up",
            "fillable",
        )
    named = None if game is None else game_of(game)
    played: Game | None = named
    dealt: DealtPad | None = None
    written: tuple[Filling, ...] = ()
    if deal is not None:
        played, dealt = _dealt_game(deal, named, notes)
        dealt = dealt.code_alone() if code_only else dealt
    elif code_only:
        raise UsageError(_("only sheets of a deal have a code; name the deal"), "code_only", "deal")
    if filled is not None:
        played, written = _filled_game(filled, played, notes)
    played = played or game_of(DEFAULT_GAME)
    styled = partial(style_of, played, paper=paper, lang=lang, ink=ink, seed=seed, warnings=warnings, shop=shop)
    style = styled(theme=theme)
    back = style if sides == 2 else None
    if back_theme is not None:
        back = styled(theme=back_theme)
    arranged = template_for(template or played.pad.template_of(is_filled=filled is not None), played, warnings)
    options = PadOptions(
        sheets=sheets,
        up=up,
        title=title and title.strip(),
        players=several(players),
        back=back,
        is_large=large_print,
        is_fillable=fillable,
        has_cover=cover,
        has_marks=None if shop is not None else marks,
        dealt=dealt,
        filled=written,
    )
    notes += pad_notes(played, style, arranged, options)
    stem = f"{played.id}-pad"
    if filled is not None:
        stem = f"{Path(name_of(filled) or '').stem.strip('-') or played.id}-sheet"
    return PrintJob(
        make=lambda _unused: pad_document(played, style, arranged, options),
        file_name=f"{stem}.pdf",
        is_form=fillable,
        warnings=tuple(warnings),
        notes=tuple(notes),
    ).for_shop(shop, "marks")


def _dealt_game(deal: "Deal | Origin", named: "Game | None", notes: list[str]) -> "tuple[Game, DealtPad]":
    """Read a deal, and take the game that was named, or else that of its deck."""
    from quiltsmith.api.deals import deal_and_deck
    from quiltsmith.api.product_parts import game_of
    from quiltsmith.games.doodle.doodle_deal import Deal, game_of_deals
    from quiltsmith.i18n import _
    from quiltsmith.layout.pad.pad_context import dealt_pad

    wanted = None if named is None else game_of_deals(named)
    usual = game_of_deals(game_of(DEFAULT_GAME))
    dealt, deck = deal_and_deck(deal, game=wanted, usual=usual)
    played = wanted or (usual if deck is None else game_of_deals(deck.game))
    shown = dealt_pad(dealt, deck, played)
    if shown.code is None:
        name = "" if isinstance(deal, Deal) else str(deal)
        notes.append(
            _("note: {deal} cannot be dealt again from a deck and a seed, so its sheets carry no code", deal=name)
        )
    return played if deck is None else played.with_start_cards(len(deck.start)), shown


def _filled_game(filled: "Origin", wanted: "Game | None", notes: list[str]) -> "tuple[Game, tuple[Filling, ...]]":
    """Read filled sheets, which know their game; another one that was asked for is a mistake."""
    from quiltsmith.api.load_definitions import name_of
    from quiltsmith.api.sheet_and_deck_checks import sheet_texts
    from quiltsmith.errors import QuiltsmithError, system_reason
    from quiltsmith.formats.problems import ProblemsError
    from quiltsmith.games.sheets.related_sheets import check_related
    from quiltsmith.games.sheets.sheet_checking import SheetChecking
    from quiltsmith.i18n import _, ngettext
    from quiltsmith.layout.pad.filled_pad import filled_pad, unprintable_sheets

    try:
        texts: list[SheetText] = list(sheet_texts(filled))
    except OSError as error:
        reason = system_reason(error)
        raise QuiltsmithError(_("cannot read {name}: {reason}", name=str(filled), reason=reason)) from None
    problems = unprintable_sheets(texts)
    if problems:
        raise ProblemsError(problems, name_of(filled))
    sheets = check_related(SheetChecking(), texts)
    for sheet in sheets:
        wrong = sum(problem.is_error for problem in sheet.problems)
        if wrong:
            errors = ngettext(wrong, "{number} error", "{number} errors")
            file = sheet.text.source.name
            which = _("`quiltsmith sheet check {file}` tells", file=file)
            notes.append(with_command(_("note: {file} has {errors}", file=file, errors=errors), which))
    played, written = filled_pad(sheets)
    if wanted is not None and wanted.id != played.id:
        name = name_of(filled) or texts[0].source.name
        raise QuiltsmithError(
            _("{name} is filled in for {game}, not for {other}", name=name, game=played.id, other=wanted.id)
        )
    return played, written
