"""Certificates: a page for each player of an evening, with the quilt, the points and the place."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from quiltsmith.api.pad_product import names_from_text
from quiltsmith.api.print_options import Corrected, InkChoice, Language, Option, OwnTheme, Paper, Seed
from quiltsmith.api.products import PrintJob, product
from quiltsmith.i18n import N_

if TYPE_CHECKING:
    from quiltsmith.api.load_definitions import Origin
    from quiltsmith.formats.problems import Problem
    from quiltsmith.games.doodle.doodle_deal import Deal
    from quiltsmith.layout.evening.certificate_document import Certificate
    from quiltsmith.layout.evening.wall_lists import EveningSheet
    from quiltsmith.style.print_style import Style


@product
def certificate(
    sheet: Annotated[
        "Origin",
        Option(
            help=N_("A folder of finished sheets, a file of them, or - for standard input."),
            metavar="SHEETS",
            is_argument=True,
            names="sheet",
        ),
    ],
    *,
    players: Annotated[
        Sequence[str],
        Option(
            help=N_("Names with commas between them: only theirs. [default: everybody with a rank]"),
            metavar="NAMES",
            parse=names_from_text,
        ),
    ] = (),
    deal: Annotated[
        "Deal | Origin | Sequence[Deal | Origin] | None",
        Option(
            help=N_("The deal that the sheets were played with; may be given again."),
            metavar="DEAL",
            names="deal",
            may_repeat=True,
            in_file_name=False,
        ),
    ] = None,
    corrected: Corrected = False,
    title: Annotated[
        str | None,
        Option(help=N_("The heading. [default: Certificate]"), metavar="TEXT", in_file_name=False),
    ] = None,
    occasion: Annotated[
        str | None,
        Option(
            help=N_("The line below the heading. [default: the game and the place]"),
            metavar="TEXT",
            in_file_name=False,
        ),
    ] = None,
    day: Annotated[
        str | None,
        Option(help=N_("The date, as you write it. [default: a line for it]"), metavar="TEXT", in_file_name=False),
    ] = None,
    paper: Paper = "a4",
    lang: Language = None,
    theme: OwnTheme = None,
    ink: InkChoice = "full",
    seed: Seed = 0,
) -> PrintJob:
    r"""Lay out a certificate for each player who has a rank, as a `Printable`.

    Players are ranked as `rank` does. Of games of two, everybody in the standings gets one, with the quilt of
    their last game.

    >>> board = "board:\n#........\n" + 8 * ".........\n"
    >>> len(qs.certificate(f"player: Anna\n{board}score 1\nscore 1\nscore 1\n"))
    1
    """
    from pathlib import Path

    from quiltsmith.api.described_options import several
    from quiltsmith.api.load_definitions import name_of
    from quiltsmith.api.product_parts import style_of
    from quiltsmith.api.sheet_and_deck_checks import given_deals, sheet_texts
    from quiltsmith.errors import QuiltsmithError
    from quiltsmith.games.sheets.ranking import entrant
    from quiltsmith.games.sheets.related_sheets import check_related
    from quiltsmith.games.sheets.sheet_checking import SheetChecking
    from quiltsmith.i18n import _
    from quiltsmith.layout.evening.certificate_document import certificate_document
    from quiltsmith.layout.evening.wall_lists import evening_sheet

    warnings: list[Problem] = []
    checked = check_related(SheetChecking(deals=given_deals(deal)), sheet_texts(sheet))
    sheets = [evening_sheet(one, entrant(one, is_corrected=corrected)) for one in checked]
    game = next((one.game for one in checked), None)
    style = style_of(game, paper=paper, lang=lang, theme=theme, ink=ink, seed=seed, warnings=warnings)
    made = _certificates(sheets, style, title, occasion, day)
    if not made:
        raise QuiltsmithError(_("nobody has a rank, so there is no certificate to print"))
    notes = [
        _(
            "note: {player} has no rank, and gets no certificate: {reason}",
            player=entry.player,
            reason=entry.why_not,
        )
        for one in sheets
        if (entry := one.entry) is not None and not entry.is_ranked
    ]
    chosen = several(players)
    wanted = {name.casefold() for name in chosen}
    missing = [name for name in chosen if name.casefold() not in {one.line.player.casefold() for one in made}]
    if missing:
        raise QuiltsmithError(_("there is no result of {names}", names=", ".join(missing)))
    shown = [one for one in made if not wanted or one.line.player.casefold() in wanted]
    stem = Path(name_of(sheet) or "").stem.strip("-") or "evening"
    return PrintJob(
        make=lambda _unused: certificate_document(shown, style),
        file_name=f"{stem}-certificates.pdf",
        warnings=tuple(warnings),
        notes=tuple(notes),
    )


def _certificates(
    sheets: "Sequence[EveningSheet]", style: "Style", title: str | None, occasion: str | None, day: str | None
) -> "list[Certificate]":
    from quiltsmith.layout.evening.certificate_document import Certificate
    from quiltsmith.layout.evening.wall_lists import wall_lists

    made = []
    for one in wall_lists(sheets, style):
        for line in one.ranked:
            place = style.word("certificate.place", rank=line.rank, number=len(one.ranked))
            rounds = [quilt.points for _of, quilt in line.quilts if quilt.number is not None]
            points = [known for known in rounds if known is not None]
            lost = line.score - sum(points) if points and len(points) == len(rounds) else 0
            told = " · ".join(filter(None, (one.game, one.deal, place)))
            sewn = style.word("certificate.sewn", result=line.scored) if one.has_points else line.scored
            made.append(
                Certificate(line, occasion or told, sewn, lost, (title or "").strip(), (day or "").strip())
            )
    return made
