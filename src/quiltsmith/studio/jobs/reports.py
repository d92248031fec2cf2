"""Reports of the simulator as pages to look at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quiltsmith.talk.saying import talk_language

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.simulate.report import Report


def report_pages(report: Report, deck: Deck) -> list[str]:
    """Draw a report as it is printed; the page has the fonts."""
    from quiltsmith.api.loading import loaded
    from quiltsmith.layout.report.document import report_document
    from quiltsmith.render.svg import render_svg
    from quiltsmith.style.choices import Style
    from quiltsmith.style.paper import PAPERS
    from quiltsmith.style.theme_reader import THEMES

    style = Style(loaded(THEMES, "quilt"), talk_language(), PAPERS["a4"])
    return list(render_svg(report_document(report, deck, style), "bare"))
