"""The cover of a pad: fabric over the whole page, and a swing tag with the title."""

from __future__ import annotations

from quiltsmith.layout.drawing.patch_drawing import fitted
from quiltsmith.layout.sheets.n_up import NUp
from quiltsmith.layout.sheets.page_furniture import safe_margin
from quiltsmith.scene import paths
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.elements import Group, Item, Page, Stroke
from quiltsmith.scene.text import TextStyle, fit_text
from quiltsmith.style.print_style import Style
from quiltsmith.style.sizes import Paper

_TAG_WIDTH, _TAG_HEIGHT = 0.72, 0.26
_LARGEST = 0.26
"""The title's size in points for a millimetre of the page's width."""


def pad_cover(title: str, style: Style, n_up: NUp, marks: tuple[Item, ...] = ()) -> Page:
    """Make the page of covers, one for each sheet on a page, with marks to cut them apart."""
    cover = _cover(title, style, n_up.slot)
    items = (*(Group(cover, place.x, place.y) for place in n_up.places()), *marks)
    return Page(n_up.paper.width, n_up.paper.height, items, f"{title} · {style.word('pad.cover')}")


def _cover(title: str, style: Style, paper: Paper) -> tuple[Item, ...]:
    """Draw a cover; at home the fabric ends where printers cannot print any more."""
    theme, page = style.theme, Box(0, 0, paper.width, paper.height)
    margin = safe_margin(paper.width, paper.height)
    cloth = page.inset(-style.bleed if style.shop is not None else margin)
    short = page.shorter_side
    tag = page.place(page.width * _TAG_WIDTH, page.height * _TAG_HEIGHT)
    inner = tag.inset(0.035 * short)
    name, kind = inner.inset(0.03 * short).split_bottom(inner.height * 0.24, 0.01 * short)
    stitches = Stroke(theme.accent, 0.004 * short, (0.02 * short, 0.012 * short))
    words = style.word("pad.title")
    return (
        paths.box_path(cloth, fitted(theme.back, 0.08 * short)),
        paths.box_path(tag, theme.card, theme.line_stroke(0.5), 0.04 * short),
        paths.box_path(inner, None, stitches, 0.025 * short),
        *fit_text(title, name, TextStyle(_LARGEST * short, "display", theme.accent, "centre", wrap=True)),
        *fit_text(words, kind, TextStyle(0.09 * short, "bold", theme.muted, "centre")),
    )


def empty_back(paper: Paper) -> Page:
    """Return the page behind the cover, which nothing is printed on."""
    return Page(paper.width, paper.height, ())
