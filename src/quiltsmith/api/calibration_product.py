"""The test sheet that tells by how much to move the backs."""

from typing import TYPE_CHECKING, Annotated

from quiltsmith.api.print_options import BackOffset, InkChoice, Language, Option, Paper
from quiltsmith.api.products import PrintJob, product
from quiltsmith.i18n import N_
from quiltsmith.scene.elements import Flip

if TYPE_CHECKING:
    from quiltsmith.api.load_definitions import Origin
    from quiltsmith.formats.problems import Problem
    from quiltsmith.style.theme import Theme


@product
def calibrate(
    *,
    paper: Paper = "a4",
    duplex: Annotated[Flip, Option(help=N_("Over which edge the sheet is turned."), group="paper")] = "long",
    back_offset: BackOffset = (0.0, 0.0),
    lang: Language = None,
    theme: Annotated[
        "Theme | Origin | None",
        Option(
            help=N_("quilt, paper, night, or a theme file. [default: paper]"),
            metavar="NAME",
            names="theme",
            shows_default=False,
            group="look",
            order=-4,
        ),
    ] = "paper",
    ink: InkChoice = "mono",
) -> PrintJob:
    """Lay out the test sheet for two-sided printing: it tells the `back_offset` of your printer, in mm."""
    from typing import get_args

    from quiltsmith.api.described_options import one_of
    from quiltsmith.api.product_parts import style_of
    from quiltsmith.layout.sheets.calibration import calibration_document

    warnings: list[Problem] = []
    style = style_of(paper=paper, lang=lang, theme=theme, ink=ink, warnings=warnings)
    turned = one_of("duplex", duplex, get_args(Flip))
    return PrintJob(
        make=lambda _: calibration_document(style, turned, back_offset),
        file_name="calibrate.pdf",
        warnings=tuple(warnings),
    )
