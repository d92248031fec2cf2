"""Quilt boards and the time board of two-player games."""

from typing import TYPE_CHECKING, Annotated

from quiltsmith.api.print_options import (
    Cell,
    GameArgument,
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

if TYPE_CHECKING:
    from quiltsmith.formats.problems import Problem


@product
def boards(
    game: GameArgument = "patchwork",
    *,
    track: Annotated[
        str | None,
        Option(
            help=N_("The time track, e.g. classic. [default: the game's usual one]"), metavar="NAME", names="track"
        ),
    ] = None,
    cell: Cell = None,
    board_size: Annotated[
        float | None,
        Option(
            help=N_("The width of the time board. [default: what fits the paper]"),
            metavar="LENGTH",
            parse=length_from_text,
            group="paper",
        ),
    ] = None,
    paper: Paper = "a4",
    lang: Language = None,
    theme: OwnTheme = None,
    ink: InkChoice = "full",
    seed: Seed = 0,
    preset: PresetName = None,
    machine: MachineChoice = "none",
    kerf: Kerf = 0.0,
) -> PrintJob:
    """Lay out the quilt boards and the time board of a two-player game as a `Printable`.

    A board that is larger than the paper comes on several sheets. `cell` and `board_size` are in mm.

    >>> qs.boards("patchwork", track="classic", lang="de").title
    'Patchwork: Spielpläne'
    """
    from quiltsmith.api.product_parts import cutting_of, game_of, shop_for, style_of
    from quiltsmith.layout.boards.boards_document import BoardPlan, boards_document, with_boards

    warnings: list[Problem] = []
    cutting = cutting_of(machine, kerf)
    played, plan = with_boards(game_of(game)).on_track(track), BoardPlan(cell=cell, time_width=board_size)
    shop = shop_for("boards", preset)
    style = style_of(
        played,
        paper=paper,
        lang=lang,
        theme=theme,
        ink=ink,
        seed=seed,
        warnings=warnings,
        shop=shop,
        machine=machine,
    )
    return (
        PrintJob(
            make=lambda _: boards_document(played, style, plan),
            file_name=f"{played.id}-boards.pdf",
            warnings=tuple(warnings),
        )
        .for_shop(shop)
        .for_machine(style.paper.machine, cutting)
    )
