"""What a look into a file for print has found, before anyone says what is wrong with it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from msgspec import Struct, field

from quiltsmith.formats.source import Place, Source
from quiltsmith.i18n import _

POINT = 25.4 / 72
"""One point in millimetres."""
_MOST_STRETCHES = 12


class Edges(NamedTuple):
    """A page box: left, lower, right and upper edge in millimetres."""

    left: float
    lower: float
    right: float
    upper: float

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        return self.right - self.left, self.upper - self.lower

    def room_inside(self, other: Edges) -> float:
        """Return the smallest distance to the edges of a box inside; below 0 where it sticks out."""
        lower = min(other.left - self.left, other.lower - self.lower)
        return min(lower, self.right - other.right, self.upper - other.upper)


class Painted(Struct, frozen=True):
    """What drawing a page or a form puts on paper: kinds of colours, the thinnest line in points, the most ink.

    `spots` are the names of inks beside the four of every press.
    """

    colours: frozenset[str] = frozenset()
    thinnest: float | None = None
    most_ink: float = 0.0
    see_through: bool = False
    spots: frozenset[str] = frozenset()

    def with_(self, other: Painted) -> Painted:
        """Put two drawings together."""
        widths = [width for width in (self.thinnest, other.thinnest) if width is not None]
        return Painted(
            self.colours | other.colours,
            min(widths, default=None),
            max(self.most_ink, other.most_ink),
            self.see_through or other.see_through,
            self.spots | other.spots,
        )


class PageFacts(Struct, frozen=True):
    """One page: the boxes that it states, what is painted, fonts that are not embedded, kinds of annotations."""

    number: int
    boxes: dict[str, Edges]
    painted: Painted = field(default_factory=Painted)
    loose_fonts: frozenset[str] = frozenset()
    annotations: frozenset[str] = frozenset()

    @property
    def trim(self) -> Edges:
        """Where the page is cut: the trim box, or else the next larger one."""
        return self.boxes.get("TrimBox") or self.boxes.get("CropBox") or self.boxes["MediaBox"]


class PrintFile(Struct, frozen=True):
    """A PDF."""

    source: Source
    pages: tuple[PageFacts, ...]
    pdfx: str | None = None
    has_form: bool = False
    is_encrypted: bool = False
    conditions: tuple[str, ...] = ()
    has_profile: bool = False
    damage: tuple[str, ...] = ()

    def at(self, page: int = 1) -> Place:
        """Point at a page: its number takes the place of a line's."""
        return self.source.place(page)

    def name_pages(self, numbers: Collection[int]) -> str:
        """Name pages: `page 3`, `pages 1, 3 and 5–8`, or `all 40 pages`."""
        listed = sorted(numbers)
        if len(listed) == 1:
            return _("page {number}", number=listed[0])
        if len(listed) == len(self.pages):
            return _("all {number} pages", number=len(listed)) if len(listed) > 2 else _("both pages")
        *most, last = _stretches(listed)
        if len(most) >= _MOST_STRETCHES:
            first = ", ".join(most[:_MOST_STRETCHES])
            return _("pages {first} and others, {number} in all", first=first, number=len(listed))
        if not most:
            return _("pages {last}", last=last)
        return _("pages {most} and {last}", most=", ".join(most), last=last)


class Picture(Struct, frozen=True):
    """A PNG picture by its size in pixels."""

    source: Source
    width: int
    height: int


def _stretches(numbers: list[int]) -> list[str]:
    """Write numbers that follow each other as `5–8`."""
    known = set(numbers)
    starts = [n for n in numbers if n - 1 not in known]
    ends = [n for n in numbers if n + 1 not in known]
    return [str(start) if start == end else f"{start}–{end}" for start, end in zip(starts, ends, strict=True)]
