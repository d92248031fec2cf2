"""Photos for tests: small, made once."""

from __future__ import annotations

from functools import cache

from scan.layouts import Layout
from scan.photos import MadePhoto, make_photo

SMALL = 1200


@cache
def made(
    seed: int, level: int, sheets: int = 1, layout: Layout | None = None, way: str | None = None
) -> MadePhoto:
    """Make a photo that is not larger than it must be."""
    return make_photo(seed, level, sheets=sheets, layout=layout, way=way, longer_side=SMALL)


@cache
def made_with_numbers(seed: int, level: int, layout: Layout | None = None) -> MadePhoto:
    """Make a photo of one sheet on which numbers are written."""
    return make_photo(seed, level, sheets=1, layout=layout, way="hatching", has_numbers=True)
