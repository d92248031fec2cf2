"""`quiltsmith papers`: which paper sizes have names."""

from __future__ import annotations

from quiltsmith.cli.commands.listing.shipped import PreviewOption, print_preview, write_list
from quiltsmith.cli.options.printing import style_or_fail
from quiltsmith.cli.reports.problems import PlainFormat, PlainFormatOption
from quiltsmith.style.theme import Ink

EXAMPLE = "Example: quiltsmith papers"


def papers(preview: PreviewOption = None, list_format: PlainFormatOption = PlainFormat.TEXT) -> None:
    """List the paper sizes that have names.

    Any other is written like 200x280mm.
    """
    from quiltsmith.layout.previews.size_previews import INCH, paper_preview
    from quiltsmith.style.sizes import PAPERS

    if preview is not None:
        style = style_or_fail("a4", None, "quilt", Ink.FULL)
        known = tuple(PAPERS.values())
        print_preview(lambda: paper_preview(known, style, "Papers"), preview, "papers.png")
        return
    entries = [
        {
            "name": paper.name,
            "mm": f"{paper.width:g} × {paper.height:g}",
            "inches": f"{paper.width / INCH:.3g} × {paper.height / INCH:.3g}",
        }
        for paper in PAPERS.values()
    ]
    write_list(("name", "mm", "inches"), entries, list_format, "papers")
