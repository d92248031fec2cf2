"""Everything needed to play, in one file."""

from typing import TYPE_CHECKING, Annotated

from quiltsmith.api.print_options import (
    BackTurning,
    CardSizeName,
    InkChoice,
    Kerf,
    Language,
    MachineChoice,
    NeededGame,
    Option,
    OwnTheme,
    Paper,
    Seed,
    Track,
)
from quiltsmith.api.products import PrintJob, product
from quiltsmith.i18n import N_

if TYPE_CHECKING:
    from quiltsmith.api.load_definitions import Origin
    from quiltsmith.decks.deck import Deck
    from quiltsmith.formats.problems import Problem


@product
def kit(
    game: NeededGame = "doodle",
    *,
    deck: Annotated[
        "Deck | Origin | None",
        Option(help=N_("A deck file or a shipped deck. [default: the game's]"), metavar="DECK", names="deck"),
    ] = None,
    sheets: Annotated[
        int | None,
        Option(
            help=N_("How many score sheets. [default: 6; 2 for two-player games, which have room for many games]"),
            metavar="N",
            least=1,
            most=500,
        ),
    ] = None,
    size: CardSizeName = None,
    paper: Paper = "a4",
    lang: Language = None,
    theme: OwnTheme = None,
    ink: InkChoice = "full",
    duplex: BackTurning = "long",
    track: Track = None,
    box: Annotated[bool, Option(help=N_("Add a box that fits the cards or patches."))] = False,
    seed: Seed = 0,
    machine: MachineChoice = "none",
    kerf: Kerf = 0.0,
) -> PrintJob:
    """Lay out everything needed to play a game as one `Printable` with bookmarks.

    >>> [bookmark.title for bookmark in qs.kit("doodle").document.bookmarks][-2:]
    ['Cards', 'Die and token']
    """
    from quiltsmith.api.described_options import one_of
    from quiltsmith.api.load_definitions import name_of
    from quiltsmith.api.product_parts import check_fabrics, cutting_of, deck_of, game_of, style_of, template_for
    from quiltsmith.decks.deck_fit import default_deck_name, refuse_unfit
    from quiltsmith.games.game_reader import game_names
    from quiltsmith.layout.cards.card_back import picture_problems
    from quiltsmith.layout.cards.card_frame import CardMeasures
    from quiltsmith.layout.cards.card_pictures import load_card_pictures
    from quiltsmith.layout.kit.kit_document import KitPlan, kit_document
    from quiltsmith.scene.elements import TURNINGS
    from quiltsmith.style.sizes import parse_card_size

    warnings: list[Problem] = []
    cutting = cutting_of(machine, kerf)
    played, name = game_of(game).on_track(track), name_of(game)
    wanted = default_deck_name(played, name) if deck is None else deck
    fitting = deck_of(wanted)
    refuse_unfit(fitting, played)
    style = style_of(
        played,
        fitting,
        paper=paper,
        lang=lang,
        theme=theme,
        ink=ink,
        seed=seed,
        warnings=warnings,
        machine=machine,
    )
    card = parse_card_size(size or "poker")
    measures = CardMeasures(card.width, card.height)
    warnings += picture_problems(measures, style.theme)
    check_fabrics(fitting, style.theme, name_of(wanted))
    plan = KitPlan(
        deck=fitting,
        template=template_for(played.pad.template, played, warnings),
        card=card,
        pictures=load_card_pictures(fitting.everything, measures, style.theme, warnings, name_of(wanted)),
        sheets=played.pad.sheets if sheets is None else sheets,
        duplex=one_of("duplex", duplex, TURNINGS),
        more_pads=name if name in game_names() else None,
        has_box=box,
    )
    return PrintJob(
        make=lambda _: kit_document(played.with_start_cards(len(fitting.start)), style, plan),
        file_name=f"quiltsmith-kit-{played.id}.pdf",
        warnings=tuple(warnings),
    ).for_machine(style.paper.machine, cutting)
