"""What a print service asks for, as a value: sizes, colours, marks, the order of pages and the kind of file."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from quiltsmith.scene.elements import Turning
from quiltsmith.style.sizes import Paper

Product = Literal["cards", "pad", "tiles", "boards", "checker", "challenge", "rules"]
"""What a print service can be asked for, by the names of commands."""
PageKind = Literal["sheets", "cards", "grid", "pages"]
FileKind = Literal["pdf", "png"]
Marks = Literal["edges", "full", "corners", "none"]
Order = Literal["front-back", "back-front"]
Backs = Literal["each", "once"]
Colours = Literal["rgb", "cmyk"]
Rim = Literal["none", "thin"]
Repeats = Literal["each", "once"]
PdfX = Literal["X-1a:2003", "X-4"]
PRODUCTS: tuple[Product, ...] = get_args(Product)
PAGE_KINDS: tuple[PageKind, ...] = get_args(PageKind)
FILE_KINDS: tuple[FileKind, ...] = get_args(FileKind)
MARK_KINDS: tuple[Marks, ...] = get_args(Marks)
ORDERS: tuple[Order, ...] = get_args(Order)
BACKS: tuple[Backs, ...] = get_args(Backs)
RIMS: tuple[Rim, ...] = get_args(Rim)
REPEATS: tuple[Repeats, ...] = get_args(Repeats)
COLOUR_KINDS: tuple[Colours, ...] = get_args(Colours)
PDFX_KINDS: tuple[PdfX, ...] = get_args(PdfX)

DEFAULT_PRESS = "FOGRA39L_coated"
"""The shipped profile by which colours become inks where a preset names no other: offset on coated paper."""
THINNEST_LINE = 0.2
"""Points; print shops lose thinner lines."""
MARK_LENGTH = 7.0
"""Millimetres around the bleed for marks on pages of print shops."""


class Preset(Struct, frozen=True):
    """The wishes of one print service; lengths in mm, inks as shares of 1, lines in points.

    `pages` are sheets with many cards for a home printer, one card each for a shop, a grid of fronts in one
    picture for a table on a screen, or whole pages of what is no card, of the size `paper`. `backs` that are the
    same are written with each front, or once after all fronts; so are other pages that come again (`repeats`).
    Colours become inks by the profile `press`, or else by the one that is embedded. Outlines to cut along are
    drawn with the ink `cut_ink`. What is None is not asked for.
    """

    id: str
    title: dict[str, str]
    about: dict[str, str]
    pages: PageKind
    products: tuple[Product, ...] = ("cards",)
    paper: Paper | None = None
    repeats: Repeats = "each"
    cut_ink: str | None = None
    file: FileKind = "pdf"
    card: tuple[float, float] | None = None
    bleed: float = 0.0
    safe: float = 0.0
    rim: Rim = "thin"
    marks: Marks = "none"
    duplex: Turning = "none"
    order: Order = "front-back"
    backs: Backs = "each"
    colours: Colours = "rgb"
    ink_limit: float | None = None
    rich_black: tuple[float, float, float, float] | None = None
    resolution: int = 300
    pdfx: PdfX | None = None
    condition: str | None = None
    profile: str | None = None
    press: str | None = None
    thinnest_line: float | None = None
    forms: bool = True
    transparency: bool = True

    @property
    def ink_table(self) -> str:
        """The profile by whose table colours become inks: the one that is named, else the one in the file."""
        return (self.press or self.profile or DEFAULT_PRESS).removesuffix(".icc")

    @property
    def margin(self) -> float:
        """The room around the trim of a page: the bleed, and marks where they are wanted."""
        return self.bleed + (MARK_LENGTH if self.marks != "none" else 0.0)

    def page_size(self, width: float, height: float) -> tuple[float, float]:
        """Return the size of the page for a card of this size."""
        return width + 2 * self.margin, height + 2 * self.margin

    def pixels(self, width: float, height: float) -> tuple[int, int]:
        """Return the size of the picture of a card of this size."""
        page = self.page_size(width, height)
        return round(page[0] / 25.4 * self.resolution), round(page[1] / 25.4 * self.resolution)
