"""The patches of a deck to cut out, with special patches, currency and tokens."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from quiltsmith.api.print_options import (
    BackFlip,
    Cell,
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
)
from quiltsmith.api.products import PrintJob, product
from quiltsmith.i18n import N_

if TYPE_CHECKING:
    from quiltsmith.api.load_definitions import Origin
    from quiltsmith.formats.problems import Problem
    from quiltsmith.games.game import Game


def parts_from_text(text: str) -> str | list[str]:
    """Read the name of a part, or else ids, ranges and patterns of patches."""
    from quiltsmith.layout.tiles.tile_pieces import part_and_ids

    part, ids = part_and_ids(text)
    return str(part) if ids is None else ids


@product
def tiles(
    deck: DeckArgument = "classic",
    *,
    only: Annotated[
        'Literal["patches", "specials", "currency", "tokens", "all"] | Sequence[str]',
        Option(
            help=N_("One kind: patches, specials, currency, tokens; or patches like A,C-F,X*. [default: all]"),
            metavar="PART|IDS",
            shows_default=False,
            names="part",
            parse=parts_from_text,
        ),
    ] = "all",
    cell: Cell = None,
    game: Annotated[
        "Game | Origin | None",
        Option(
            help=N_("Play the deck's patches as this game, e.g. halloween."),
            metavar="GAME",
            names="game",
            order=-1,
        ),
    ] = None,
    backs: Annotated[bool, Option(help=N_("Print a back for every page."), group="paper")] = False,
    duplex: BackFlip = "long",
    paper: Paper = "a4",
    lang: Language = None,
    theme: OwnTheme = None,
    ink: InkChoice = "full",
    seed: Seed = 0,
    preset: PresetName = None,
    machine: MachineChoice = "none",
    kerf: Kerf = 0.0,
) -> PrintJob:
    """Lay out the patches of a deck at true size, with special patches, currency and tokens, as a `Printable`.

    `only` is one kind of pieces, or ids of patches such as `"A"` and `"C-F"`. `cell` is in mm; by default it lets
    the quilt board fit the paper. `game` is another game that the patches are played in.

    >>> len(qs.tiles("classic", only="patches"))
    2
    """
    from typing import get_args

    from quiltsmith.api.described_options import one_of, several
    from quiltsmith.api.load_definitions import name_of
    from quiltsmith.api.product_parts import check_fabrics, cutting_of, deck_of, game_of, shop_for, style_of
    from quiltsmith.layout.tiles.tile_pages import TilePlan, tiles_document
    from quiltsmith.layout.tiles.tile_pieces import TilePart
    from quiltsmith.scene.elements import Flip

    warnings: list[Problem] = []
    cutting = cutting_of(machine, kerf)
    shop, read = shop_for("tiles", preset), deck_of(deck)
    played = read.game if game is None else game_of(game)
    style = style_of(
        played,
        read,
        paper=paper,
        lang=lang,
        theme=theme,
        ink=ink,
        seed=seed,
        warnings=warnings,
        shop=shop,
        machine=machine,
    )
    part, ids = (TilePart(only), None) if only in list(TilePart) else (TilePart.ALL, several(only))
    turned = one_of("duplex", duplex, get_args(Flip))
    plan = TilePlan(cell=cell, part=part, backs=turned if backs else None, only=ids)
    check_fabrics(read, style.theme, name_of(deck))
    return (
        PrintJob(
            make=lambda _: tiles_document(read, played, style, plan),
            file_name=f"{read.id}-tiles.pdf",
            warnings=tuple(warnings),
        )
        .for_shop(shop)
        .for_machine(style.paper.machine, cutting)
    )
