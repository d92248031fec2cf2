"""The rules of a game: a booklet with a picture for every sentence."""

from typing import TYPE_CHECKING, Annotated

from quiltsmith.api.print_options import (
    GameArgument,
    InkChoice,
    Language,
    Option,
    OwnTheme,
    Paper,
    PresetName,
    Seed,
    Track,
)
from quiltsmith.api.products import PrintJob, product
from quiltsmith.i18n import N_

if TYPE_CHECKING:
    from quiltsmith.formats.problems import Problem


@product
def rules(
    game: GameArgument = "doodle",
    *,
    booklet: Annotated[
        bool,
        Option(
            help=N_(
                "Two pages on each side, in the order for folding: print both sides, turned over the short edge."
            ),
            group="paper",
        ),
    ] = False,
    paper: Paper = "a4",
    lang: Language = None,
    theme: OwnTheme = None,
    ink: InkChoice = "full",
    track: Track = None,
    preset: PresetName = None,
    seed: Seed = 0,
) -> PrintJob:
    """Lay out the rules of a game as a `Printable`: pages to read, or with `booklet` sheets to fold.

    >>> len(qs.rules("doodle", booklet=True))
    4
    """
    from quiltsmith.api.product_parts import game_of, shop_for, style_of
    from quiltsmith.errors import UsageError
    from quiltsmith.i18n import _
    from quiltsmith.layout.rules.rules_document import folded_rules_document, rules_document

    warnings: list[Problem] = []
    played, shop = game_of(game).on_track(track), shop_for("rules", preset)
    if shop is not None and booklet:
        raise UsageError(_("a print shop folds pages itself, and wants them in the order of reading"), "booklet")
    style = style_of(
        played,
        paper=paper,
        lang=lang,
        theme=theme,
        ink=ink,
        seed=seed,
        warnings=warnings,
        shop=shop,
    )
    make = folded_rules_document if booklet else rules_document
    return PrintJob(
        make=lambda _: make(played, style),
        file_name=f"quiltsmith-rules-{played.id}.pdf",
        warnings=tuple(warnings),
    ).for_shop(shop)
