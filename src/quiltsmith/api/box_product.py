"""A box that fits a deck, to fold."""

from typing import TYPE_CHECKING, Annotated, Literal

from quiltsmith.api.print_options import (
    CardSizeName,
    Cell,
    DeckArgument,
    InkChoice,
    Kerf,
    Language,
    MachineChoice,
    Option,
    OwnTheme,
    Paper,
    Seed,
)
from quiltsmith.api.products import PrintJob, product
from quiltsmith.i18n import N_

if TYPE_CHECKING:
    from quiltsmith.formats.problems import Problem

_MOST_CARDS, _LIGHTEST, _HEAVIEST = 500, 60, 600


@product
def box(
    deck: DeckArgument,
    *,
    form: Annotated[
        Literal["tuck", "tray"] | None,
        Option(help=N_("A tuck box for cards, or an open tray for patches. [default: what the game needs]")),
    ] = None,
    count: Annotated[
        int | None,
        Option(
            help=N_("How many cards go into it. [default: those of the deck]"),
            metavar="N",
            least=1,
            most=_MOST_CARDS,
        ),
    ] = None,
    sleeves: Annotated[bool, Option(help=N_("Make room for cards in sleeves."))] = False,
    weight: Annotated[
        int,
        Option(
            help=N_("The weight of the paper of cards and box, in g/m²."),
            metavar="N",
            least=_LIGHTEST,
            most=_HEAVIEST,
        ),
    ] = 250,
    title: Annotated[
        str | None,
        Option(help=N_("The title on the box. [default: the deck's]"), metavar="TEXT", in_file_name=False),
    ] = None,
    size: CardSizeName = None,
    cell: Cell = None,
    paper: Paper = "a4",
    lang: Language = None,
    theme: OwnTheme = None,
    ink: InkChoice = "full",
    seed: Seed = 0,
    machine: MachineChoice = "none",
    kerf: Kerf = 0.0,
) -> PrintJob:
    """Lay out a box that fits a deck as a `Printable`: a tuck box for cards, an open tray for patches.

    `weight` is that of the paper of cards and box, which says how thick a card is. `cell` is in mm.

    >>> len(qs.box("meadow"))
    1
    """
    from typing import get_args

    from quiltsmith.api.described_options import one_of, within
    from quiltsmith.api.load_definitions import name_of
    from quiltsmith.api.product_parts import check_fabrics, checked_title, cutting_of, deck_of, style_of
    from quiltsmith.errors import UsageError
    from quiltsmith.i18n import _
    from quiltsmith.layout.box.box_document import BoxKind, BoxPlan, box_document, box_kind, cards_in
    from quiltsmith.style.sizes import parse_card_size

    warnings: list[Problem] = []
    cutting, read = cutting_of(machine, kerf), deck_of(deck)
    style = style_of(
        read.game,
        read,
        paper=paper,
        lang=lang,
        theme=theme,
        ink=ink,
        seed=seed,
        warnings=warnings,
        machine=machine,
    )
    check_fabrics(read, style.theme, name_of(deck))
    chosen = box_kind(read) if form is None else one_of("form", form, get_args(BoxKind))
    if chosen == "tray" and (size is not None or sleeves or count is not None):
        sentence = _("a tray is as large as the patches are; it has no size of cards, sleeves or count")
        raise UsageError(sentence, "size", "sleeves", "count")
    if chosen == "tuck" and cell is not None:
        raise UsageError(
            _("a tuck box is as large as the cards are; their size counts, not that of spaces"), "cell"
        )
    plan = BoxPlan(
        deck=read,
        kind=chosen,
        card=parse_card_size(size or "poker"),
        count=cards_in(read) if count is None else within("count", count, 1, _MOST_CARDS),
        weight=within("weight", weight, _LIGHTEST, _HEAVIEST),
        has_sleeves=sleeves,
        title=checked_title(title),
        cell=cell,
    )
    return PrintJob(
        make=lambda _step: box_document(plan, style),
        file_name=f"{read.id}-box.pdf",
        warnings=tuple(warnings),
    ).for_machine(style.paper.machine, cutting)
