"""Patch cards and start cards to cut out, with backs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from quiltsmith.api.print_options import (
    BackOffset,
    CardSizeName,
    DeckArgument,
    InkChoice,
    Kerf,
    Language,
    MachineChoice,
    Option,
    OwnTheme,
    Paper,
    PresetName,
    Seed,
    length_from_text,
)
from quiltsmith.api.products import PrintJob, product
from quiltsmith.i18n import N_
from quiltsmith.layout.cards import MOST_COPIES
from quiltsmith.scene.elements import Turning
from quiltsmith.style.preset import Marks

if TYPE_CHECKING:
    from quiltsmith.formats.problems import Problem

DEFAULT_PRESET = "home"
_OF_SHEETS = frozenset({"paper", "gap", "duplex", "back_offset"})
_OVERRULED: dict[str, frozenset[str]] = {
    "sheets": frozenset(),
    "cards": _OF_SHEETS,
    "grid": _OF_SHEETS | {"bleed", "marks"},
    "pages": _OF_SHEETS,
}
"""Options that change nothing where a preset wants such pages."""


def ids_from_text(text: str) -> list[str]:
    """Read ids, ranges and patterns with commas or blanks between them."""
    from quiltsmith.decks.card_selection import split_ids

    return split_ids(text)


@product
def cards(
    deck: DeckArgument,
    *,
    paper: Paper = "a4",
    size: CardSizeName = None,
    lang: Language = None,
    theme: OwnTheme = None,
    ink: InkChoice = "full",
    backs: Annotated[bool, Option(help=N_("Whether cards have backs."), off="--no-backs", group="paper")] = True,
    cuts: Annotated[bool, Option(help=N_("Show pieces that one cut of the patch can give."), order=1)] = False,
    large_print: Annotated[bool, Option(help=N_("Larger numbers, names and notes."), order=2)] = False,
    only: Annotated[
        Sequence[str] | None,
        Option(help=N_("Only these cards, for example P01,P03-P09,S*."), metavar="IDS", parse=ids_from_text),
    ] = None,
    copies: Annotated[int, Option(help=N_("How many of each card."), metavar="N", least=1, most=MOST_COPIES)] = 1,
    preset: PresetName = None,
    duplex: Annotated[
        Turning | None,
        Option(help=N_("How the printer turns the sheet for backs; none prints fronts only."), group="paper"),
    ] = None,
    back_offset: BackOffset = (0.0, 0.0),
    marks: Annotated[
        Marks | None,
        Option(
            help=N_("Cutting marks around the cards, through them, or at corners. [default: edges]"),
            group="cutting",
        ),
    ] = None,
    bleed: Annotated[
        float | None,
        Option(
            help=N_("How far the picture goes beyond the cut."),
            metavar="LENGTH",
            parse=length_from_text,
            group="cutting",
        ),
    ] = None,
    gap: Annotated[
        float | None,
        Option(
            help=N_("Room between cards. [default: for the bleed]"),
            metavar="LENGTH",
            parse=length_from_text,
            group="cutting",
        ),
    ] = None,
    seed: Seed = 0,
    machine: MachineChoice = "none",
    kerf: Kerf = 0.0,
) -> PrintJob:
    """Lay out patch and start cards with their backs as a `Printable`.

    They come on sheets to cut out, or as the print shop of `preset` wants them. `only` is a list of ids, ranges
    and patterns such as `"P01-P09"` and `"S*"`. `bleed`, `gap` and `back_offset` are in mm.

    >>> len(qs.cards("meadow"))
    10
    """
    from typing import get_args

    from msgspec.structs import replace

    from quiltsmith.api.described_options import one_of, several
    from quiltsmith.api.load_definitions import name_of
    from quiltsmith.api.product_parts import check_fabrics, cutting_of, deck_of, preset_for, shop_files, style_of
    from quiltsmith.errors import UsageError
    from quiltsmith.i18n import _
    from quiltsmith.layout.cards.card_back import picture_problems
    from quiltsmith.layout.cards.card_document import card_document
    from quiltsmith.layout.cards.card_options import CardOptions, card_job
    from quiltsmith.layout.cards.card_pictures import load_card_pictures

    warnings: list[Problem] = []
    cutting = cutting_of(machine, kerf)
    options = CardOptions(
        size=size,
        with_backs=backs,
        with_cuts=cuts,
        only=None if only is None else several(only),
        copies=copies,
        duplex=None if duplex is None else one_of("duplex", duplex, get_args(Turning)),
        back_offset=back_offset,
        marks=None if marks is None else one_of("marks", marks, get_args(Marks)),
        bleed=bleed,
        gap=gap,
        is_large=large_print,
    )
    shop = preset_for("cards", preset or DEFAULT_PRESET)
    if machine != "none" and shop.pages != "sheets":
        raise UsageError(_("a print shop cuts by itself; leave the machine out"), "machine", "preset")
    shown = deck_of(deck)
    style = style_of(
        shown.game,
        shown,
        paper=paper,
        lang=lang,
        theme=theme,
        ink=ink,
        seed=seed,
        warnings=warnings,
        machine=machine,
    )
    check_fabrics(shown, style.theme, name_of(deck))
    job = card_job(shown, shop, options)
    pictures = load_card_pictures(job.cards, job.measures(), style.theme, warnings, name_of(deck))
    job = replace(job, pictures=pictures)
    if job.with_two_faces:
        warnings += picture_problems(job.measures(), style.theme)
    return PrintJob(
        make=lambda _step: card_document(job, style),
        file_name=f"{shown.id}-cards.{job.preset.file}",
        files=shop_files(job.preset),
        preset=job.preset,
        overruled=_OVERRULED[job.preset.pages],
        warnings=tuple(warnings),
    ).for_machine(style.paper.machine, cutting)
