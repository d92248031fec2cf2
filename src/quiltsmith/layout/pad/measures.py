"""Room for a pen: what no sheet goes below, by the size of its paper."""

from __future__ import annotations

from msgspec import Struct

from quiltsmith.layout.sheets.furniture import is_whole_page
from quiltsmith.style.sizes import Paper


class Measures(Struct, frozen=True):
    """The smallest type in points, and the least height of score boxes and of boxes to tick in millimetres."""

    text: float
    box: float
    tick: float


WHOLE_PAGE = Measures(7.0, 10.0, 8.0)
SMALL_PAGE = Measures(6.5, 8.0, 6.5)
LARGE_PRINT = Measures(12.0, 12.0, 12.0)


def measures_of(paper: Paper, is_large: bool) -> Measures:
    """Give the measures of a sheet; paper is what one sheet has, after a page was divided."""
    if is_large:
        return LARGE_PRINT
    return WHOLE_PAGE if is_whole_page(paper.width, paper.height) else SMALL_PAGE
