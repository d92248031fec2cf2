"""Documents as PDF: embedded TrueType fonts, repeated content once, the same bytes for the same document."""

from __future__ import annotations

import os
from functools import lru_cache
from io import BytesIO
from itertools import groupby
from operator import itemgetter
from typing import Any

from reportlab import rl_config
from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from quiltsmith.render.options import PdfOptions
from quiltsmith.render.pdf_content import ContentWriter
from quiltsmith.render.pdf_forms import FormXObject
from quiltsmith.render.pdf_images import image_stream
from quiltsmith.render.symbols import symbol_id
from quiltsmith.scene.elements import POINT, Box, Document, FontRole, Page, Raster, Symbol
from quiltsmith.scene.extents import placed_fields
from quiltsmith.scene.fonts import font_file, font_path, using_fonts
from quiltsmith.talk.refusal import Refusal
from quiltsmith.talk.saying import say

_PRODUCER = "quiltsmith"
_DATE = "SOURCE_DATE_EPOCH"
"""The variable that says which date reproducible files bear, in seconds since 1970; the library reads it."""
_LATEST_DATE = 253_402_300_799
_FIRST_FONT: FontRole = "text"
_ROOM_AROUND_SYMBOLS = 10.0
_KEPT_SUBSETS = 16
_DUPLEX = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge", None: "Simplex"}


class DateError(Refusal):
    """A date for files that is none."""


def render_pdf(document: Document, options: PdfOptions | None = None) -> bytes:
    """Write a document as PDF, in its own fonts."""
    with using_fonts(document.fonts):
        return _rendered(document, options or PdfOptions())


def _rendered(document: Document, options: PdfOptions) -> bytes:
    _refuse_bad_date(os.environ.get(_DATE, ""))
    # Base 85 would make every stream a quarter longer, for mail programs of the last century.
    rl_config.useA85 = 0
    buffer = BytesIO()
    canvas = Canvas(
        buffer,
        invariant=1,
        pageCompression=1,
        # Without a font of ours every page would refer to Helvetica, which is not embedded.
        initialFontName=_registered(_FIRST_FONT),
        pdfVersion=options.version,
        lang=document.language,
    )
    _describe(canvas, document)
    resources = _CanvasResources(canvas, options)
    for number, page in enumerate(document.pages):
        for entry, bookmark in enumerate(document.bookmarks):
            if bookmark.page == number:
                key = f"bookmark-{entry}"
                canvas.bookmarkPage(key)
                canvas.addOutlineEntry(bookmark.title, key, bookmark.level, closed=False)
        _add_page(canvas, page, resources)
    canvas.save()
    data = buffer.getvalue()
    fields = [placed_fields(page) for page in document.pages]
    if any(fields):
        from quiltsmith.render.pdf_fields import add_fields

        data = add_fields(data, fields)
    if options.standard is not None:
        from quiltsmith.render.pdfx import finish_pdf

        data = finish_pdf(data, options.standard)
    return data


def _refuse_bad_date(date: str) -> None:
    wanted = date.strip()
    if wanted and not (wanted.isascii() and wanted.isdigit() and int(wanted[:20]) <= _LATEST_DATE):
        raise DateError(
            say("{name} is `{date}`, and no number of seconds since 1970; unset it", name=_DATE, date=wanted[:40])
        )


def _describe(canvas: Any, document: Document) -> None:
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


def _add_page(canvas: Any, page: Page, resources: _CanvasResources) -> None:
    canvas.setPageSize((page.width / POINT, page.height / POINT))
    canvas.setTrimBox(_page_box(page.trim, page))
    canvas.setBleedBox(_page_box(page.bleed, page))
    writer = ContentWriter.start(resources, resources.options, page.height)
    writer.add(page.items)
    resources.claim_forms()
    canvas.addLiteral(writer.stream())
    canvas.showPage()
    # Reportlab gives every page an empty transition, which some checkers of print services report.
    canvas._doc.Pages.pages[-1].Trans = None


def _page_box(box: Box | None, page: Page) -> list[float] | None:
    """Turn a box of ours into left, lower, right and upper edge in points from the lower left corner."""
    if box is None:
        return None
    edges = (box.x, page.height - box.bottom, box.right, page.height - box.y)
    return [round(edge / POINT, 4) for edge in edges]


def _registered(role: FontRole) -> str:
    """Make a font known to reportlab, once."""
    name = f"quiltsmith-{role}{font_file(role).digest}"
    if name not in pdfmetrics.getRegisteredFontNames():
        made = TTFont(name, str(font_path(role)), shapable=False)
        cut_down = lru_cache(maxsize=_KEPT_SUBSETS)(made.face.makeSubset)
        # The next document of the same process shows nearly always the same characters.
        made.face.makeSubset = lambda characters: cut_down(tuple(characters))
        pdfmetrics.registerFont(made)
    return name


class _CanvasResources:
    """Fonts and forms of one PDF file; forms are written when they are first used."""

    def __init__(self, canvas: Any, options: PdfOptions) -> None:
        self.options = options
        self._canvas = canvas
        self._codes: dict[FontRole, dict[str, tuple[str, str]]] = {}
        self._names: dict[Symbol, str] = {}
        self._images: dict[Raster, str] = {}
        self._used: dict[str, None] = {}

    def encode(self, role: FontRole, text: str) -> tuple[tuple[str, str], ...]:
        """Give the font's name and the hexadecimal codes for each stretch of the text."""
        codes = self._codes.setdefault(role, {})
        for character in text:
            if character not in codes:
                codes[character] = self._code(role, character)
        stretches = groupby([codes[character] for character in text], key=itemgetter(0))
        return tuple((name, "".join([code for _, code in stretch])) for name, stretch in stretches)

    def _code(self, role: FontRole, character: str) -> tuple[str, str]:
        """Give the name of the part of a font that has a character, and its code there."""
        ttf, document = pdfmetrics.getFont(_registered(role)), self._canvas._doc
        ((subset, code),) = ttf.splitString(character, document)
        return ttf.getSubsetInternalName(subset, document)[1:], code.hex()

    def form(self, symbol: Symbol) -> str:
        """Give the name of the form that draws a symbol, after writing it if it is new."""
        name = self._names.get(symbol)
        if name is None:
            name = self._names[symbol] = symbol_id(symbol, len(self._names) + 1)
            self._write(symbol, name)
        self._used[name] = None
        return str(pdfdoc.xObjectName(name))

    def image(self, raster: Raster) -> str:
        """Give the name of the picture that holds pixels, after writing it if it is new."""
        name = self._images.get(raster)
        if name is None:
            name = self._images[raster] = f"pixels-{len(self._images) + 1}"
            self._canvas._doc.Reference(image_stream(raster, self.options.colours), pdfdoc.xObjectName(name))
        self._used[name] = None
        return str(pdfdoc.xObjectName(name))

    def claim_forms(self) -> None:
        """Tell the canvas which forms the stream just written uses."""
        self._canvas._formsinuse = list(self._used)
        self._used = {}

    def _write(self, symbol: Symbol, name: str) -> None:
        outer, self._used = self._used, {}
        writer = ContentWriter(self, self.options)
        writer.add(symbol.items)
        room = Box(0, 0, symbol.width, symbol.height).inset(-_ROOM_AROUND_SYMBOLS)
        self._canvas._doc.addForm(name, FormXObject(room, writer.stream(), tuple(self._used)))
        self._used = outer
