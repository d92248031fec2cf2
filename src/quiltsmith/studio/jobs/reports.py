"""Reports of the simulator: pages to look at, and the files that the command line writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import to_builtins

from quiltsmith.talk.saying import talk_language

if TYPE_CHECKING:
    from quiltsmith.decks.deck import Deck
    from quiltsmith.simulate.report import Report

FILES = "files"
"""The key of what a work has made to be kept, bytes by name; a page hears the names only."""


def shown_report(report: Report, deck: Deck) -> dict[str, Any]:
    """Give what a report says, its pages as they are printed, whose fonts the studio has, and its files."""
    from quiltsmith import __version__
    from quiltsmith.api.loading import loaded
    from quiltsmith.layout.report.document import report_document
    from quiltsmith.render.output import render_document
    from quiltsmith.render.svg import render_svg
    from quiltsmith.style.choices import Style
    from quiltsmith.style.paper import PAPERS
    from quiltsmith.style.theme_reader import THEMES
    from quiltsmith.web.report import report_page

    style = Style(loaded(THEMES, "quilt"), talk_language(), PAPERS["a4"])
    document = report_document(report, deck, style)
    (pdf,) = render_document(document, ".pdf")
    page = report_page(report, deck, style, f"quiltsmith {__version__}").encode()
    files = {f"{deck.id}-report.pdf": pdf, f"{deck.id}-report.html": page}
    return {**to_builtins(report), "pages": list(render_svg(document, "bare")), FILES: files}
