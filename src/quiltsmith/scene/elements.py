"""The few kinds of things that pages are made of; millimetres, origin at the top left, y downwards.

All are frozen values. Layout code makes them, `render/` draws them, and nothing in between knows
about PDF or SVG.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from msgspec import Struct, field

from quiltsmith.scene.boxes import Align, Box
from quiltsmith.scene.colour import BLACK, Colour

Flip = Literal["long", "short"]
"""The edge over which a printer turns the sheet."""
Turning = Literal["long", "short", "gutterfold", "none"]
"""How backs come to their fronts: turned by the printer, folded onto them, or not at all."""
TURNINGS: tuple[Turning, ...] = get_args(Turning)


Role = Literal["H1", "H2", "P", "Figure", "Link", "Table", "TR", "TH", "TD", "Artifact"]
"""What a part of a page is to those who hear it, as PDF names it; artifacts are nothing."""
CONTAINERS: frozenset[Role] = frozenset({"Table", "TR"})
"""Roles of what holds tags and no content of its own."""
FontRole = Literal["text", "bold", "display"]
Segment = tuple[str, *tuple[float, ...]]
"""("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y) or ("Z",)."""
POINT = 25.4 / 72
"""One point in millimetres."""


class Stroke(Struct, frozen=True):
    """How a line is drawn: colour, width in mm, lengths of dashes and gaps in mm, round or flat ends."""

    colour: Colour = BLACK
    width: float = 0.25
    dash: tuple[float, ...] = ()
    round: bool = False


class Raster(Struct, frozen=True, eq=False):
    """Pixels, row by row, three bytes each for red, green and blue. Like a symbol it is itself and no other."""

    width: int
    height: int
    pixels: bytes


class Artwork(Struct, frozen=True, eq=False):
    """Somebody's own picture: pixels with how much of each can be seen, or shapes, in units of its own size."""

    width: float
    height: float
    raster: Raster | None = None
    alpha: bytes = b""
    shapes: tuple[Item, ...] = ()


class Fabric(Struct, frozen=True):
    """A pattern fill: the name of a pattern, the colour of its figures and of its ground (None: see-through).

    One with `artwork` repeats that instead of a pattern, each time as wide as `repeat` says in mm; its two colours
    are then for what is sewn onto it.
    """

    pattern: str
    colour: Colour
    ground: Colour | None = None
    scale: float = 1.0
    artwork: Artwork | None = None
    repeat: float = 0.0


class Path(Struct, frozen=True):
    """Lines and curves, filled with a colour or a fabric, with or without an outline. See `paths.py`.

    What lies within an even number of lines is outside, unless all windings count.
    """

    segments: tuple[Segment, ...]
    fill: Colour | Fabric | None = None
    stroke: Stroke | None = None
    winding: bool = False


class RasterBox(Struct, frozen=True):
    """Pixels that fill a box."""

    raster: Raster
    box: Box


class Text(Struct, frozen=True):
    """One line of text; x is where `align` says, y is the baseline, size is in points.

    `box` is the area it was given. `text.py` measures and makes texts that fit their box.
    """

    text: str
    x: float
    y: float
    size: float
    font: FontRole = "text"
    align: Align = "left"
    colour: Colour = BLACK
    box: Box | None = None


class Group(Struct, frozen=True):
    """Things moved to (x, y), turned clockwise by degrees and scaled, in this order read from outside.

    The clip is in the coordinates of the items.
    """

    items: tuple[Item, ...]
    x: float = 0.0
    y: float = 0.0
    rotate: float = 0.0
    scale: float = 1.0
    clip: Path | None = None


class Tagged(Group, frozen=True, kw_only=True):
    """Things that are something to programs that read a page aloud; only in PDF, and never inside a symbol.

    They stand where they are: a tag is not moved, turned or clipped.
    A figure has words in its place, `alt`. A link leads to a page, counted from 0, from wherever its `area` is.
    Texts that are not tagged are paragraphs, each as far as it was given one box; all else is decoration.
    """

    role: Role
    alt: str = ""
    target: int | None = None
    area: Box | None = None


class Symbol(Struct, frozen=True, eq=False):
    """Content that is written once and used often; the name is for people who read the output.

    A symbol is itself and no other: make it once and use that one, two with the same content are written twice.
    """

    name: str
    width: float
    height: float
    items: tuple[Item, ...]


class Use(Struct, frozen=True):
    """A symbol, with its top left corner at (x, y)."""

    symbol: Symbol
    x: float = 0.0
    y: float = 0.0


class RectanglePoints(Struct, frozen=True):
    """What a rectangle scores whose sides are typed into two other fields."""

    rows: str
    columns: str
    per_square_space: int
    per_extra_line: int


class UntickedPoints(Struct, frozen=True):
    """Points for each of some fields that is not ticked, as soon as one of them is."""

    fields: tuple[str, ...]
    points: int


class FormField(Struct, frozen=True):
    """A box to tick or a number or text to type; only in PDF, and never inside a symbol or a turned group.

    A field with `plus` or `minus`, names of other fields, adds them up and cannot be typed into. One with
    `proposed` is worked out of other fields where these are filled in. A box with `fills` is filled with the first
    of them when it is ticked. Where a viewer runs scripts, it is filled with the one that was chosen last in the
    field named `pen`, which shows all but the first and has the same `fills`.
    """

    kind: Literal["check", "text", "pen"]
    name: str
    box: Box
    label: str = ""
    size: float = 12.0
    align: Align = "centre"
    plus: tuple[str, ...] = ()
    minus: tuple[str, ...] = ()
    proposed: RectanglePoints | UntickedPoints | None = None
    fills: tuple[Colour | Fabric, ...] = ()
    pen: str = ""


Item = Path | Text | Group | Use | FormField | RasterBox


class FontFile(Struct, frozen=True):
    """Where a font comes from, and what stylesheets call it: a file of a package, or somebody's own by its path.

    The digest tells apart what an own file held at different times.
    """

    package: str
    file: str
    family: str
    weight: int = 400
    digest: str = ""


class Page(Struct, frozen=True):
    """One side of paper; the label says what it is, to people who hear it instead of seeing it."""

    width: float
    height: float
    items: Sequence[Item]
    label: str = ""
    trim: Box | None = None
    bleed: Box | None = None


class Bookmark(Struct, frozen=True):
    """An entry of the table of contents beside the pages; pages count from 0."""

    title: str
    page: int
    level: int = 0


class Document(Struct, frozen=True):
    """Pages with what a viewer and a printer should know about them."""

    pages: Sequence[Page]
    title: str
    job: str = ""
    language: str = "en"
    bookmarks: tuple[Bookmark, ...] = ()
    duplex: Flip | None = None
    fonts: Mapping[FontRole, FontFile] = field(default_factory=dict)
