"""The scoring aid: a page of answers for the table, which the command `checker` prints."""

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
def scoring_aid(
    game: GameArgument = "doodle",
    *,
    card: Annotated[bool, Option(help=N_("Print it as cards to cut out and fold, one for everybody."))] = False,
    large_print: Annotated[bool, Option(help=N_("Larger type, on more pages."))] = False,
    paper: Paper = "a4",
    lang: Language = None,
    theme: OwnTheme = None,
    ink: InkChoice = "full",
    track: Track = None,
    seed: Seed = 0,
    preset: PresetName = None,
) -> PrintJob:
    """Lay out the scoring aid of a game as a `Printable`: a page for the table, or with `card` cards to fold.

    The command of this function is `quiltsmith checker`.

    >>> len(qs.scoring_aid("doodle", card=True))
    1
    """
    from quiltsmith.api.product_parts import game_of, shop_for, style_of
    from quiltsmith.errors import UsageError
    from quiltsmith.i18n import _
    from quiltsmith.layout.scoring_aid.scoring_aid_document import scoring_aid_card_document, scoring_aid_document

    warnings: list[Problem] = []
    shop = shop_for("checker", preset)
    if shop is not None and card:
        raise UsageError(_("cards to fold are for printers at home"), "card", "preset")
    played = game_of(game).on_track(track)
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
    make, kind = (scoring_aid_card_document, "checker-card") if card else (scoring_aid_document, "checker")
    return PrintJob(
        make=lambda _: make(played, style, is_large=large_print),
        file_name=f"quiltsmith-{kind}-{played.id}.pdf",
        warnings=tuple(warnings),
    ).for_shop(shop)
