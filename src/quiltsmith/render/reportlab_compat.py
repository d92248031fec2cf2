"""All that we use of reportlab beside its public canvas: one place to mend when reportlab changes.

`tests/render/test_reportlab_compat.py` says what we rely on; `pyproject.toml` has an upper bound for reportlab.
Two modules of lower layers, which cannot import this one, use a class of reportlab each: `scene/qr_code.py` its
encoder of QR codes, and `style/theme_reader.py` its reader of fonts. The same test says what of.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from time import gmtime
from typing import Any, Literal, NamedTuple

from reportlab import rl_config
from reportlab.pdfbase import pdfdoc, pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

from quiltsmith.render.pdf_objects import Entries, Name, Reference, Value, pdf_syntax

_KEPT_SUBSETS = 16
_KEPT_FILES = 4
"""Whole fonts and profiles, which are kept compressed as well."""
_KEPT_STREAMS = 256
_SMALL = 32_000
"""Streams up to so many bytes are kept compressed, for the next document with the same things in it."""
CONTENT_ID = "f3a1b0c2-6d5e-4f70-8192-a3b4c5d6e7f8"
"""Stands for what `save_canvas` makes of the content of a whole file, which tells it from all others."""


def new_canvas(first_font: str, version: tuple[int, int], language: str, date: int | None = None) -> Canvas:
    """Start a PDF that has the same bytes whenever it is written; a date is in seconds since 1970."""
    # Base 85 would make every stream a quarter longer, for mail programs of the last century.
    rl_config.useA85 = 0
    canvas = Canvas(
        # `save_canvas` returns the file instead.
        BytesIO(),
        invariant=1,
        pageCompression=1,
        # Without a font of ours every page would refer to Helvetica, which is not embedded.
        initialFontName=first_font,
        pdfVersion=version,
        lang=language,
    )
    document = canvas._doc
    if date is not None:
        document._timeStamp.YMDhms = gmtime(date)[:6]
    # Reportlab's own would be the same for all documents of a title.
    digest = CONTENT_ID.replace("-", "")
    document._ID = f"[<{digest}> <{digest}>]".encode("ascii")
    return canvas


def save_canvas(canvas: Canvas) -> bytes:
    """Return the whole file, with what stands for its id replaced by an id made of its content."""
    data: bytes = canvas.getpdfdata()
    digest = hashlib.sha256(data).hexdigest()
    lengths, start, parts = [len(part) for part in CONTENT_ID.split("-")], 0, []
    for length in lengths:
        parts.append(digest[start : start + length])
        start += length
    for joint in ("", "-"):
        data = data.replace(CONTENT_ID.replace("-", joint).encode("ascii"), joint.join(parts).encode("ascii"))
    return data


class PdfObjects:
    """Objects of our own in a document of reportlab's; what is added may still change until the file is saved."""

    def __init__(self, canvas: Canvas) -> None:
        self._document = canvas._doc
        self._annotations: dict[int, list[Value]] = {}

    def add(self, entries: Entries, stream: bytes | None = None) -> Reference:
        """Add a dictionary, or a stream with these entries, packed unless it is metadata."""
        if stream is not None:
            if entries.get("Type") != "Metadata":
                stream = _compressed_file(stream)
                entries["Filter"] = Name("FlateDecode")
            entries["Length"] = len(stream)
        return self._number(self._document.Reference(_OwnObject(entries, stream)))

    def page(self, number: int) -> Reference:
        """Return a page that was added, counted from 0."""
        return self._number(self._document.Reference(self._document.Pages.pages[number]))

    def set_in_page(self, number: int, entries: Entries) -> None:
        """Set entries of a page that was added, counted from 0."""
        self._set(self._document.Pages.pages[number], entries)

    def annotate_page(self, number: int, annotations: Sequence[Reference]) -> None:
        """Add links or fields to a page that was added, counted from 0."""
        if annotations:
            all_of_them = self._annotations.setdefault(number, [])
            all_of_them += annotations
            self.set_in_page(number, {"Annots": all_of_them})

    def set_in_catalog(self, entries: Entries) -> None:
        """Set entries of the dictionary that a reader of the file looks at first."""
        self._set(self._document.Catalog, entries)

    def set_in_info(self, entries: Entries) -> None:
        """Set entries of the dictionary that has the title."""
        info = self._document.info
        written, own = info.format, pdf_syntax(entries).encode("ascii")
        info.format = lambda document: written(document).removesuffix(b">>") + own.removeprefix(b"<<")

    def date(self) -> str:
        """Return the date of the file, such as `2000-01-31T00:00:00Z`."""
        year, month, day, hour, minute, second = self._document._timeStamp.YMDhms
        return f"{year}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z"

    def _number(self, reference: Any) -> Reference:
        return Reference(self._document.idToObjectNumberAndVersion[reference.name][0])

    def _set(self, owner: Any, entries: Mapping[str, Value]) -> None:
        # Reportlab writes the entries that its class lists, and makes objects out of some of them if we do not.
        owner.__NoDefault__ = [*dict.fromkeys([*owner.__NoDefault__, *entries])]
        owner.__Refs__ = [key for key in owner.__Refs__ if key not in entries]
        for key, value in entries.items():
            setattr(owner, key, _OwnObject(value))


class _OwnObject(pdfdoc.PDFObject):  # type: ignore[misc]
    """A value, or a stream with its dictionary, that writes itself."""

    def __init__(self, value: Value, stream: bytes | None = None) -> None:
        self._value = value
        self._stream = stream

    def format(self, document: Any) -> bytes:
        written = pdf_syntax(self._value).encode("ascii")
        return written if self._stream is None else b"%b\nstream\n%b\nendstream\n" % (written, self._stream)


class InkResources:
    """What content streams in printing inks refer to: states of overprinting, and inks that have names.

    The state `/Oxy gs` lets lines (x) and areas (y) overprint (1) or knock out (0) what lies below.
    """

    def __init__(self, canvas: Canvas) -> None:
        self._document = canvas._doc
        flags = (pdfdoc.PDFfalse, pdfdoc.PDFtrue)
        states = {
            f"O{lines}{areas}": pdfdoc.PDFDictionary({"OP": flags[lines], "op": flags[areas], "OPM": 1})
            for lines in (0, 1)
            for areas in (0, 1)
        }
        self.states = self._document.Reference(pdfdoc.PDFDictionary(states), "ink-states")
        self.spaces: dict[str, str] = {}

    def add_spot(self, name: str, shares: Sequence[float]) -> None:
        """Add an ink with a name, and the cyan, magenta, yellow and black that stand for it elsewhere."""
        key = f"ink-{name}"
        if key in self.spaces:
            return
        tint = pdfdoc.PDFDictionary(
            {
                "FunctionType": 2,
                "Domain": pdfdoc.PDFArray([0, 1]),
                "C0": pdfdoc.PDFArray([0, 0, 0, 0]),
                "C1": pdfdoc.PDFArray([round(share, 4) for share in shares]),
                "N": 1,
            }
        )
        space = [pdfdoc.PDFName("Separation"), pdfdoc.PDFName(name), pdfdoc.PDFName("DeviceCMYK"), tint]
        self._document.Reference(pdfdoc.PDFArray(space), key)
        self.spaces[key] = name


def add_page(canvas: Canvas, content: str, used: list[str], inks: InkResources | None = None) -> None:
    """Finish a page of this content, which draws forms and pictures of these names."""
    canvas._formsinuse = used
    canvas.addLiteral(content)
    canvas.showPage()
    page = canvas._doc.Pages.pages[-1]
    # Reportlab gives every page an empty transition, which some checkers of print services report.
    page.Trans = None
    if inks is not None:
        page.ExtGState = inks.states
        page._colorsUsed = inks.spaces


def register_font(name: str, path: Path) -> None:
    """Make a TrueType font known to reportlab by a name, once."""
    if name in pdfmetrics.getRegisteredFontNames():
        return
    made = TTFont(name, str(path), shapable=False)
    cut_down = lru_cache(maxsize=_KEPT_SUBSETS)(made.face.makeSubset)
    # The next document of the same process shows nearly always the same characters.
    made.face.makeSubset = lambda characters: cut_down(tuple(characters))
    pdfmetrics.registerFont(made)


def encode_character(canvas: Canvas, font: str, character: str) -> tuple[str, str]:
    """Return the name of the part of a font that has a character in this PDF, and its hexadecimal code there."""
    ttf, document = pdfmetrics.getFont(font), canvas._doc
    ((subset, code),) = ttf.splitString(character, document)
    return ttf.getSubsetInternalName(subset, document)[1:], code.hex()


def object_name(name: str) -> str:
    """Return what content streams call a form or a picture of this name."""
    return str(pdfdoc.xObjectName(name))


class Pixels(NamedTuple):
    """What a picture holds, row by row: rows of single bits begin with a new byte."""

    space: Literal["DeviceGray", "DeviceRGB", "DeviceCMYK"]
    bits: Literal[1, 8]
    data: bytes


class BoundingBox(NamedTuple):
    """The edges of a form in its own coordinates."""

    left: float
    top: float
    right: float
    bottom: float


def add_form(
    canvas: Canvas,
    name: str,
    box: BoundingBox,
    stream: str,
    used: tuple[str, ...],
    inks: InkResources | None = None,
) -> None:
    """Add a stream that is drawn by its name, and draws forms and pictures of other names itself."""
    canvas._doc.addForm(name, _FormXObject(box, stream, used, inks))


def form_reference(canvas: Canvas, name: str) -> Reference:
    """Return the number of a form that was added by this name."""
    return Reference(canvas._doc.idToObjectNumberAndVersion[pdfdoc.xObjectName(name)][0])


def add_image(canvas: Canvas, name: str, size: tuple[int, int], pixels: Pixels) -> None:
    """Add a picture that is drawn by its name."""
    width, height = size
    entries = {
        "Type": pdfdoc.PDFName("XObject"),
        "Subtype": pdfdoc.PDFName("Image"),
        "Width": width,
        "Height": height,
        "BitsPerComponent": pixels.bits,
        "ColorSpace": pdfdoc.PDFName(pixels.space),
        "Filter": pdfdoc.PDFName("FlateDecode"),
    }
    stream = pdfdoc.PDFStream(pdfdoc.PDFDictionary(entries), zlib.compress(pixels.data, 9))
    canvas._doc.Reference(stream, pdfdoc.xObjectName(name))


class _FormXObject(pdfdoc.PDFObject):  # type: ignore[misc]
    """A form that writes itself, because there are many.

    Reportlab formats each entry of each dictionary by itself, which took half of the time for thirty cards.
    """

    def __init__(self, box: BoundingBox, stream: str, used: tuple[str, ...], inks: InkResources | None) -> None:
        self._box = box
        self._inks = inks
        self._stream = stream.encode("ascii")
        self._used = used

    def format(self, document: Any) -> bytes:
        """Write the object, when the numbers of all objects are known."""
        numbers = document.idToObjectNumberAndVersion
        content = _compressed(self._stream) if len(self._stream) <= _SMALL else zlib.compress(self._stream)
        names = [pdfdoc.xObjectName(name) for name in self._used]
        drawn = " ".join([f"/{name} {numbers[name][0]} {numbers[name][1]} R" for name in names])
        fonts = "{} {} R".format(*numbers[pdfdoc.BasicFonts])
        inks = self._resources_of_inks(numbers)
        box = self._box
        head = (
            f"<< /Type /XObject /Subtype /Form /FormType 1 /Matrix [ 1 0 0 1 0 0 ]\n"
            f"/BBox [ {box.left:.4f} {box.top:.4f} {box.right:.4f} {box.bottom:.4f} ]\n"
            f"/Resources << /Font {fonts} /ProcSet [ /PDF /Text /ImageB /ImageC /ImageI ]"
            f"{f' /XObject << {drawn} >>' if drawn else ''}{inks} >>\n"
            f"/Filter /FlateDecode /Length {len(content)} >>\nstream\n"
        )
        return head.encode("ascii") + content + b"\nendstream\n"

    def _resources_of_inks(self, numbers: Mapping[str, tuple[int, int]]) -> str:
        if self._inks is None:
            return ""
        states = " /ExtGState {} {} R".format(*numbers[self._inks.states.name])
        spaces = " ".join(
            "/{} {} {} R".format(name, *numbers[key]) for key, name in sorted(self._inks.spaces.items())
        )
        return states + (f" /ColorSpace << {spaces} >>" if spaces else "")


_compressed_file = lru_cache(maxsize=_KEPT_FILES)(zlib.compress)


@lru_cache(maxsize=_KEPT_STREAMS)
def _compressed(stream: bytes) -> bytes:
    return zlib.compress(stream)
