"""Documents as PDF: embedded TrueType fonts, repeated content once, the same bytes for the same document."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from enum import Enum
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple, Protocol

from msgspec.structs import replace

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.render.inks import STEPS, Inks
from quiltsmith.render.marked_content import MarkedContent, has_tags, has_text
from quiltsmith.render.output import DATE_VARIABLE, ColourSpace, PdfOptions, symbol_id
from quiltsmith.render.pdf_objects import Reference
from quiltsmith.render.reportlab_compat import (
    BoundingBox,
    InkResources,
    PdfObjects,
    Pixels,
    add_form,
    add_image,
    add_page,
    encode_character,
    form_reference,
    new_canvas,
    object_name,
    register_font,
    save_canvas,
)
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import BLACK, REGISTRATION, Colour
from quiltsmith.scene.elements import (
    CONTAINERS,
    POINT,
    Document,
    Fabric,
    FontRole,
    Group,
    Item,
    Page,
    Path,
    Raster,
    RasterBox,
    Role,
    Segment,
    Stroke,
    Symbol,
    Tagged,
    Text,
    Use,
)
from quiltsmith.scene.extents import group_matrix, placed_fields
from quiltsmith.scene.fabrics import fabric_group
from quiltsmith.scene.fonts import font, font_file, font_path, using_fonts
from quiltsmith.scene.paths import bounds

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

_OPERATORS = {"M": "%.3f %.3f m", "L": "%.3f %.3f l", "C": "%.3f %.3f %.3f %.3f %.3f %.3f c", "Z": "h"}
_LARGE = 10.0
BLACK_INK: Inks = (0.0, 0.0, 0.0, 1.0)
_ALIGNED = {"left": 0.0, "centre": 0.5, "right": 1.0}


class _Operators(NamedTuple):
    """What sets the colour of areas or of lines, by the kind of colour; `space` chooses an ink that has a name."""

    inks: str
    rgb: str
    grey: str
    space: str
    tint: str


_AREAS = _Operators("k", "rg", "g", "cs", "scn")
_LINES = _Operators("K", "RG", "G", "CS", "SCN")


class Resources(Protocol):
    """What a content stream asks of the document it is in."""

    def encode(self, role: FontRole, text: str) -> tuple[tuple[str, str], ...]:
        """Return the font's name and the hexadecimal codes for each stretch of the text."""

    def form(self, symbol: Symbol) -> str:
        """Return the name of the form that draws a symbol."""

    def image(self, raster: Raster) -> str:
        """Return the name of the picture that holds pixels."""

    def spot(self, colour: Colour) -> str:
        """Return the name of the ink that a colour names."""


class _Mark(Enum):
    """What is open on a tagged page, beside paragraphs."""

    NOTHING = "nothing"
    DECORATION = "decoration"
    TAG = "tag"


class ContentWriter:
    """Writes one content stream, in millimetres with y downwards; see `start` for how a page gets there."""

    def __init__(
        self, resources: Resources, options: PdfOptions, marks: list[MarkedContent] | None = None
    ) -> None:
        self._resources = resources
        # What is marked on a tagged page, and what is open: a paragraph by its box, decoration, or a tag.
        self._marks = marks
        self._open: Box | _Mark = _Mark.NOTHING
        self._inside: tuple[tuple[Role, int], ...] = ()
        self._containers = 0
        self._colours = options.colours
        self._thinnest = options.thinnest_line
        # What was set last, so that it is not set again.
        self._fill = ""
        self._stroke = ""
        # Whether lines and areas are printed over what lies below; unknown at the start of a form.
        self._overprint: tuple[bool, bool] | None = None
        self._out: list[str] = []
        self._writers: dict[type, Callable[..., None]] = {
            Path: self._path,
            Text: self._text,
            Group: self._group,
            Tagged: self._tagged,
            Use: self._use,
            RasterBox: self._raster,
        }

    @classmethod
    def start(
        cls, resources: Resources, options: PdfOptions, height: float, marks: list[MarkedContent] | None = None
    ) -> ContentWriter:
        """Start the stream of a page of a height in mm: turn points with y upwards into our coordinates.

        What is marked for programs that read aloud is added to the list of marks, where there is one.
        """
        writer = cls(resources, options, marks)
        scale = 1 / POINT
        writer._out.append(f"{scale:.8f} 0 0 {-scale:.8f} 0 {height * scale:.6f} cm")
        return writer

    def add(self, items: Iterable[Item]) -> None:
        """Draw things; form fields are not drawn but added to the file later."""
        for item in items:
            writer = self._writers.get(type(item))
            if writer is not None:
                if self._marks is not None and self._open is not _Mark.TAG:
                    self._mark(item)
                writer(item)

    def stream(self) -> str:
        """Return all that was written."""
        self._close()
        return "\n".join(self._out)

    def _mark(self, item: Item) -> None:
        """Open what an item belongs to: texts of one box are a paragraph, and lines and areas are decoration."""
        if isinstance(item, Group) and has_text((item,)):
            # It is opened inside.
            self._close()
        elif isinstance(item, Text):
            box = item.box or Box(item.x, item.y, 0, 0)
            if self._open != box:
                self._begin(MarkedContent("P"), box)
        elif isinstance(item, Use) and has_text((item,)):
            self._begin(MarkedContent("P"), Box(item.x, item.y, 0, 0))
        elif self._open is not _Mark.DECORATION:
            self._begin(MarkedContent("Artifact"), _Mark.DECORATION)

    def _begin(self, mark: MarkedContent, opened: Box | _Mark) -> None:
        if self._marks is None:
            return
        self._close()
        self._open = opened
        if mark.role == "Artifact":
            self._out.append("/Artifact BMC")
            return
        self._out.append(f"/{mark.role} <</MCID {len(self._marks)}>> BDC")
        self._marks.append(replace(mark, inside=self._inside))

    def _close(self) -> None:
        if self._open is not _Mark.NOTHING:
            self._out.append("EMC")
            self._open = _Mark.NOTHING

    def _tagged(self, group: Tagged) -> None:
        if group.role in CONTAINERS:
            outside, self._containers = self._inside, self._containers + 1
            self._inside = (*outside, (group.role, self._containers))
            self.add(group.items)
            self._close()
            self._inside = outside
            return
        is_outermost = self._open is not _Mark.TAG
        if is_outermost:
            self._begin(MarkedContent(group.role, group.alt, group.target), _Mark.TAG)
        self.add(group.items)
        if is_outermost:
            self._close()

    def _path(self, path: Path) -> None:
        if isinstance(path.fill, Fabric):
            self._group(fabric_group(path))
            return
        if path.fill is not None:
            is_area = self._colours.cmyk and _is_large(path)
            if is_area and path.fill == BLACK and self._colours.rich_black is not None:
                self._set_fill(_cmyk(self._colours.rich_black, _AREAS), over=False)
            else:
                self._set_fill(*self._paint(path.fill, not is_area, _AREAS))
        if path.stroke is not None:
            self._set_stroke(path.stroke)
        self._out.append(_operators(path.segments))
        rule = "" if path.winding else "*"
        self._out.append(
            (f"B{rule}" if path.stroke else f"f{rule}") if path.fill else ("S" if path.stroke else "n")
        )

    def _text(self, text: Text) -> None:
        metrics = font(text.font)
        size = text.size * POINT
        # Measuring also refuses what the font cannot print.
        x = text.x - _ALIGNED[text.align] * metrics.width(text.text, size)
        self._set_fill(*self._paint(text.colour, True, _AREAS))
        parts = [
            f"/{name} {size:.4f} Tf <{codes}> Tj" for name, codes in self._resources.encode(text.font, text.text)
        ]
        if parts:
            parts[0] = parts[0].replace("Tf", f"Tf 1 0 0 -1 {x:.3f} {text.y:.3f} Tm", 1)
            self._out.append(f"BT {' '.join(parts)} ET")

    def _group(self, group: Group) -> None:
        before = self._fill, self._stroke, self._overprint, self._thinnest
        is_open = self._open is not _Mark.NOTHING
        self._out.append("q")
        if group.x or group.y or group.rotate or group.scale != 1:
            a, b, c, d, e, f = group_matrix(group)
            self._out.append(f"{a:.6f} {b:.6f} {c:.6f} {d:.6f} {e:.4f} {f:.4f} cm")
        if group.clip is not None:
            self._out.append(f"{_operators(group.clip.segments)} W* n")
        if self._thinnest and group.scale != 1:
            # A line that was set outside would be drawn thinner inside.
            self._thinnest /= group.scale
            self._stroke = ""
        self.add(group.items)
        if not is_open:
            self._close()
        self._out.append("Q")
        self._fill, self._stroke, self._overprint, self._thinnest = before

    def _use(self, use: Use) -> None:
        name = self._resources.form(use.symbol)
        if use.x or use.y:
            self._out.append(f"q 1 0 0 1 {use.x:.4f} {use.y:.4f} cm /{name} Do Q")
        else:
            self._out.append(f"/{name} Do")

    def _raster(self, item: RasterBox) -> None:
        """Draw pixels: they stand on their feet in a square of one, in coordinates that go upwards."""
        box, name = item.box, self._resources.image(item.raster)
        self._out.append(f"q {box.width:.4f} 0 0 {-box.height:.4f} {box.x:.4f} {box.bottom:.4f} cm /{name} Do Q")

    def _paint(self, colour: Colour, fine: bool, operators: _Operators) -> tuple[str, bool]:
        """Return what sets a colour, and whether it is printed over what lies below: black that is fine is."""
        if not self._colours.cmyk:
            return _on_screen(colour, operators), False
        if colour.spot:
            return f"/{self._resources.spot(colour)} {operators.space} 1 {operators.tint}", True
        is_black = fine and _is_black(colour)
        return _cmyk(BLACK_INK if is_black else self._colours.inks(colour), operators), is_black

    def _set_fill(self, paint: str, over: bool) -> None:
        self._set_overprint(areas=over)
        if paint != self._fill:
            self._out.append(paint)
            self._fill = paint

    def _set_stroke(self, stroke: Stroke) -> None:
        paint, over = self._paint(stroke.colour, True, _LINES)
        self._set_overprint(lines=over)
        pen = f"{paint} {_pen(stroke, self._thinnest)}"
        if pen != self._stroke:
            self._out.append(pen)
            self._stroke = pen

    def _set_overprint(self, lines: bool | None = None, areas: bool | None = None) -> None:
        if not self._colours.cmyk:
            return
        known = self._overprint or (False, False)
        wanted = known[0] if lines is None else lines, known[1] if areas is None else areas
        if wanted != self._overprint:
            self._out.append(f"/O{wanted[0]:d}{wanted[1]:d} gs")
            self._overprint = wanted


def _is_large(path: Path) -> bool:
    """Return whether a path is an area and not a figure or a bar, in which four inks would blur the edges."""
    box = bounds(path)
    return min(box.width, box.height) >= _LARGE


# The same lines, pens and colours come again on every card, and in the next document of the same process.
@lru_cache(maxsize=1024)
def _on_screen(colour: Colour, operators: _Operators) -> str:
    """Write a colour as RGB, and one without a hue as grey: printers then take black ink alone."""
    if colour.is_grey():
        return f"{colour.rgb()[0]:.4f} {operators.grey}"
    return f"{' '.join(f'{share:.4f}' for share in colour.rgb())} {operators.rgb}"


@lru_cache(maxsize=1024)
def _cmyk(inks: Inks, operators: _Operators) -> str:
    return f"{' '.join(f'{ink:.4f}' for ink in inks)} {operators.inks}"


_is_black = lru_cache(maxsize=1024)(Colour.is_dark_neutral)


@lru_cache(maxsize=1024)
def _pen(stroke: Stroke, thinnest: float) -> str:
    ends = 1 if stroke.round else 0
    dash = " ".join([f"{length:.3f}" for length in stroke.dash])
    return f"{max(stroke.width, thinnest):.4f} w {ends} J {ends} j [{dash}] 0 d"


@lru_cache(maxsize=2048)
def _operators(segments: tuple[Segment, ...]) -> str:
    return " ".join([_OPERATORS[segment[0]] % segment[1:] for segment in segments])


_PRODUCER = "quiltsmith"
_LATEST_DATE = 253_402_300_799
_FIRST_FONT: FontRole = "text"
_ROOM_AROUND_SYMBOLS = 10.0
_DUPLEX = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge", None: "Simplex"}


def render_pdf(document: Document, options: PdfOptions | None = None) -> bytes:
    """Write a document as PDF, in its own fonts."""
    with using_fonts(document.fonts):
        return _rendered(document, options or PdfOptions())


def _rendered(document: Document, options: PdfOptions) -> bytes:
    _refuse_bad_date(os.environ.get(DATE_VARIABLE, ""))
    canvas = new_canvas(_registered(_FIRST_FONT), options.version, document.language, options.date)
    _describe(canvas, document)
    resources = _CanvasResources(canvas, options)
    is_tagged = any(has_tags(page.items) for page in document.pages)
    marked: list[list[MarkedContent]] = []
    for number, page in enumerate(document.pages):
        for entry, bookmark in enumerate(document.bookmarks):
            if bookmark.page == number:
                key = f"bookmark-{entry}"
                canvas.bookmarkPage(key)
                canvas.addOutlineEntry(bookmark.title, key, bookmark.level, closed=False)
        marks: list[MarkedContent] = []
        _add_page(canvas, page, resources, marks if is_tagged else None)
        marked.append(marks)
    objects = PdfObjects(canvas)
    # Plain prints load none of these.
    if is_tagged:
        from quiltsmith.render.pdf_structure import add_structure

        add_structure(objects, document.pages, marked)
    fields = [placed_fields(page) for page in document.pages]
    if any(fields):
        from quiltsmith.render.pdf_fields import add_fields

        add_fields(objects, document.pages, fields, resources.draw)
    if options.standard is not None:
        from quiltsmith.render.pdfx import add_standard

        add_standard(objects, options.standard, document.title, document.job, _PRODUCER)
    return save_canvas(canvas)


def _refuse_bad_date(date: str) -> None:
    wanted = date.strip()
    if wanted and not (wanted.isascii() and wanted.isdigit() and int(wanted[:20]) <= _LATEST_DATE):
        raise QuiltsmithError(
            _(
                "{name} is `{date}`, and no number of seconds since 1970; unset it",
                name=DATE_VARIABLE,
                date=wanted[:40],
            )
        )


def _describe(canvas: Canvas, document: Document) -> None:
    canvas.setTitle(document.title)
    canvas.setSubject(document.job)
    canvas.setCreator(_PRODUCER)
    canvas.setProducer(_PRODUCER)
    canvas.setAuthor(_PRODUCER)
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    canvas.setViewerPreference("Duplex", _DUPLEX[document.duplex])
    if document.bookmarks:
        canvas.showOutline()


def _add_page(canvas: Canvas, page: Page, resources: _CanvasResources, marks: list[MarkedContent] | None) -> None:
    canvas.setPageSize((page.width / POINT, page.height / POINT))
    trim = _page_box(page.trim, page)
    if trim is None and resources.options.standard is not None:
        # PDF/X wants to be told where a page is cut even where nothing is cut off.
        trim = [0, 0, page.width / POINT, page.height / POINT]
    canvas.setTrimBox(trim)
    canvas.setBleedBox(_page_box(page.bleed, page) or (trim if resources.options.standard else None))
    writer = ContentWriter.start(resources, resources.options, page.height, marks)
    writer.add(page.items)
    add_page(canvas, writer.stream(), resources.take_used(), resources.inks)


def _page_box(box: Box | None, page: Page) -> list[float] | None:
    """Turn a box of ours into left, lower, right and upper edge in points from the lower left corner."""
    if box is None:
        return None
    edges = (box.x, page.height - box.bottom, box.right, page.height - box.y)
    return [round(edge / POINT, 4) for edge in edges]


def _registered(role: FontRole) -> str:
    """Make a font known to reportlab, once."""
    name = f"quiltsmith-{role}{font_file(role).digest}"
    register_font(name, font_path(role))
    return name


class _CanvasResources:
    """Fonts and forms of one PDF file; forms are written when they are first used."""

    def __init__(self, canvas: Canvas, options: PdfOptions) -> None:
        self.options = options
        self.inks = InkResources(canvas) if options.colours.cmyk else None
        self._canvas = canvas
        self._codes: dict[FontRole, dict[str, tuple[str, str]]] = {}
        self._names: dict[Symbol, str] = {}
        self._images: dict[Raster, str] = {}
        self._used: dict[str, None] = {}
        self._drawings = 0

    def encode(self, role: FontRole, text: str) -> tuple[tuple[str, str], ...]:
        """Return the font's name and the hexadecimal codes for each stretch of the text."""
        codes = self._codes.setdefault(role, {})
        for character in text:
            if character not in codes:
                codes[character] = encode_character(self._canvas, _registered(role), character)
        stretches = groupby([codes[character] for character in text], key=itemgetter(0))
        return tuple((name, "".join([code for _unused, code in stretch])) for name, stretch in stretches)

    def form(self, symbol: Symbol) -> str:
        """Return the name of the form that draws a symbol, after writing it if it is new."""
        name = self._names.get(symbol)
        if name is None:
            name = self._names[symbol] = symbol_id(symbol, len(self._names) + 1)
            self._write(symbol, name)
        self._used[name] = None
        return object_name(name)

    def image(self, raster: Raster) -> str:
        """Return the name of the picture that holds pixels, after writing it if it is new."""
        name = self._images.get(raster)
        if name is None:
            name = self._images[raster] = f"pixels-{len(self._images) + 1}"
            add_image(self._canvas, name, (raster.width, raster.height), _pixels(raster, self.options.colours))
        self._used[name] = None
        return object_name(name)

    def spot(self, colour: Colour) -> str:
        """Return the name of the ink that a colour names, after adding it if it is new."""
        if self.inks is not None:
            # `All` stands for every plate there is.
            inks = (1.0,) * 4 if colour.spot == REGISTRATION.spot else self.options.colours.inks(colour)
            self.inks.add_spot(colour.spot, inks)
        return colour.spot

    def draw(self, items: tuple[Item, ...], width: float, height: float) -> Reference:
        """Add a drawing of a width and a height in mm, for a field."""
        outer, self._used = self._used, {}
        writer = ContentWriter.start(self, self.options, height)
        writer.add(items)
        name = f"field-{self._drawings}"
        self._drawings += 1
        box = BoundingBox(0, 0, width / POINT, height / POINT)
        add_form(self._canvas, name, box, writer.stream(), tuple(self._used), self.inks)
        self._used = outer
        return form_reference(self._canvas, name)

    def take_used(self) -> list[str]:
        """Return the names of what the stream just written draws; the next one starts without any."""
        used, self._used = list(self._used), {}
        return used

    def _write(self, symbol: Symbol, name: str) -> None:
        outer, self._used = self._used, {}
        writer = ContentWriter(self, self.options)
        writer.add(symbol.items)
        room = Box(0, 0, symbol.width, symbol.height).inset(-_ROOM_AROUND_SYMBOLS)
        box = BoundingBox(room.x, room.y, room.right, room.bottom)
        add_form(self._canvas, name, box, writer.stream(), tuple(self._used), self.inks)
        self._used = outer


def _pixels(raster: Raster, colours: ColourSpace) -> Pixels:
    """Return pixels as a file has them: in inks, or on a screen in no more than they need."""
    red = raster.pixels[::3]
    if red == raster.pixels[1::3] == raster.pixels[2::3]:
        if set(red) <= {0, 255}:
            from PIL import Image

            black_and_white = Image.frombytes("L", (raster.width, raster.height), red).convert("1")
            return Pixels("DeviceGray", 1, black_and_white.tobytes())
        if not colours.cmyk:
            return Pixels("DeviceGray", 8, red)
    return (
        Pixels("DeviceCMYK", 8, _in_inks(raster, colours))
        if colours.cmyk
        else Pixels("DeviceRGB", 8, raster.pixels)
    )


@lru_cache(maxsize=8)
def _in_inks(raster: Raster, colours: ColourSpace) -> bytes:
    """Turn pixels into the four inks, as areas of a single colour are, within the same limit."""
    from PIL import Image, ImageFilter

    def inks(red: float, green: float, blue: float) -> tuple[float, ...]:
        return colours.inks(Colour(round(red * 255), round(green * 255), round(blue * 255)))

    table = ImageFilter.Color3DLUT.generate(STEPS, inks, channels=4, target_mode="CMYK")
    picture = Image.frombytes("RGB", (raster.width, raster.height), raster.pixels)
    return picture.filter(table).tobytes()
