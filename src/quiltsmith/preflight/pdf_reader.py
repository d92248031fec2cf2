"""PDF files into facts; what is broken, locked or monstrous is refused with a problem."""

from __future__ import annotations

import os
import re
import struct
from collections.abc import Iterator
from io import BytesIO
from typing import Any, BinaryIO

import pikepdf
from pikepdf import AccessMode, Array, Dictionary, Object, Page, Pdf, Stream

from quiltsmith.formats import diagnostics
from quiltsmith.formats.problems import ProblemsError
from quiltsmith.formats.source import Source
from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import grouped
from quiltsmith.preflight.checks import broken_pdf, broken_picture, encrypted_pdf
from quiltsmith.preflight.content_interpreter import ContentReader
from quiltsmith.preflight.pdf_facts import POINT, Edges, PageFacts, Picture, PrintFile
from quiltsmith.preflight.pdf_limits import (
    BYTES_PER_STEP,
    Budget,
    TooMuchError,
    memory_limits,
    shown_name,
    values_of,
)

_FILES = ("/FontFile", "/FontFile2", "/FontFile3")
_WITH_RESOURCES = ("/XObject", "/Pattern")
_TO_LOOK_AT = 10
"""What it costs to look at one font or stream, in steps."""


class FontFinder:
    """Looks through the pages of one file, within its budget; what pages share is looked through once."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._found: dict[bytes, frozenset[str]] = {}

    def loose_fonts(self, page: Object, resources: Any) -> frozenset[str]:
        """Name the fonts that a page refers to, in forms, patterns and notes too, and that are not embedded."""
        found = self._of_resources(resources)
        for annotation in page.get("/Annots", ()):
            for appearance in _streams(annotation.get("/AP")):
                found |= self._of_resources(appearance.get("/Resources"))
        return found

    def _of_resources(self, resources: Any) -> frozenset[str]:
        if not isinstance(resources, Dictionary):
            return frozenset()
        key = resources.unparse()
        self._budget.spend(len(key) // BYTES_PER_STEP)
        if key not in self._found:
            fonts = self._fonts(resources)
            self._found[key] = frozenset(name for font in fonts for name in _not_embedded(font))
        return self._found[key]

    def _fonts(self, resources: Any) -> Iterator[Object]:
        """List all fonts that resources lead to; they may lead back to themselves."""
        seen: set[tuple[int, int]] = set()
        waiting = [resources]
        while waiting:
            here = waiting.pop()
            self._budget.spend(_TO_LOOK_AT)
            if not isinstance(here, Dictionary) or _is_known(here, seen):
                continue
            for font in values_of(here.get("/Font")):
                if not _is_known(font, seen):
                    self._budget.spend(_TO_LOOK_AT)
                    yield font
                    # The glyphs of a type 3 font are little drawings that may use other fonts.
                    waiting.append(font.get("/Resources"))
            for kind in _WITH_RESOURCES:
                for thing in values_of(here.get(kind)):
                    if isinstance(thing, Stream) and not _is_known(thing, seen):
                        waiting.append(thing.get("/Resources"))


def _is_known(thing: Object, seen: set[tuple[int, int]]) -> bool:
    """Return whether an object was met before; what stands within another object has no number and is met once."""
    number = thing.objgen
    if number in seen:
        return True
    if number != (0, 0):
        seen.add(number)
    return False


def _streams(appearance: Any) -> Iterator[Stream]:
    """List the streams of an appearance: one for each state, or for each state of each state."""
    if isinstance(appearance, Stream):
        yield appearance
        return
    for value in values_of(appearance):
        if isinstance(value, Stream):
            yield value
        else:
            yield from (state for state in values_of(value) if isinstance(state, Stream))


def _not_embedded(font: Object) -> Iterator[str]:
    if str(font.get("/Subtype")) == "/Type3":
        return
    parts = font.get("/DescendantFonts")
    for part in parts if isinstance(parts, Array) else [font]:
        descriptor = part.get("/FontDescriptor")
        if not isinstance(descriptor, Dictionary) or not any(key in descriptor for key in _FILES):
            yield shown_name(part.get("/BaseFont") or font.get("/BaseFont") or _("without a name"))


BOXES = ("MediaBox", "CropBox", "BleedBox", "TrimBox")
MOST_PAGES = 20_000
MOST_OBJECTS = 300_000
LARGEST_MENDED = 10_000_000
"""Bytes; in a larger file without a list of its objects it takes too long to look for them."""
_BLOCK = 1 << 20
_MOST_DAMAGE = 3
_CORNERS = 4
_TO_READ_A_PAGE, _TO_READ_A_NOTE = 30, 10
"""What pages and annotations cost, in steps."""
_NO_END = "unable to find trailer"
_WRONG_KIND = "something in it is not of the kind that it has to be"
_PDFX_IN_XMP = re.compile(rb"""GTS_PDFXVersion(?:\s*=\s*["']|\s*>)\s*([^<"']{1,40})""")


def read_pdf(file: BinaryIO, source: Source) -> PrintFile:
    """Look into a PDF, or raise ProblemsError."""
    # Files that are mapped into memory are read several times faster, and need none of their own.
    mode = AccessMode.default if isinstance(file, BytesIO) else AccessMode.mmap
    is_mended = _refuse_many_objects(file, source) <= LARGEST_MENDED
    with memory_limits():
        try:
            # Opened like this, the library does not go through all pages at once.
            with Pdf.open(
                file, access_mode=mode, attempt_recovery=is_mended, inherit_page_attributes=False
            ) as pdf:
                _refuse_many_pages(pdf, source)
            file.seek(0)
            with Pdf.open(file, access_mode=mode, attempt_recovery=is_mended) as pdf:
                return _facts(pdf, source)
        except pikepdf.PasswordError:
            raise ProblemsError([encrypted_pdf.locked(source.place())]) from None
        except ProblemsError:
            raise
        except Exception as error:
            # A broken file can break the reading anywhere; whatever the library says then, it is about the file.
            raise ProblemsError([broken_pdf.unreadable(source.place(), _reason(error))]) from None


def _refuse_many_objects(file: BinaryIO, source: Source) -> int:
    """Refuse a file of so many objects that the library's list of them fills the memory; give its size."""
    objects = sum(block.count(b" obj") for block in iter(lambda: file.read(_BLOCK), b""))
    if objects > MOST_OBJECTS:
        raise ProblemsError(
            [diagnostics.too_large(source.place(), _("the file has more objects"), grouped(MOST_OBJECTS))]
        )
    size = file.tell()
    file.seek(0)
    return size


def _refuse_many_pages(pdf: Pdf, source: Source) -> None:
    """Count the pages as far as they would be read; the tree that they hang on may lead back to itself."""
    waiting: list[Any] = [pdf.Root.get("/Pages")]
    seen, count = set[tuple[int, int]](), 1
    while waiting:
        node = waiting.pop()
        kids = node.get("/Kids") if isinstance(node, Dictionary) and node.objgen not in seen else None
        if isinstance(kids, Array):
            seen.add(node.objgen)
            count += len(kids) - 1
            waiting.extend(kids[:MOST_PAGES])
        if max(count, len(seen)) > MOST_PAGES:
            place, what = source.place(MOST_PAGES + 1), _("the file has more pages")
            raise ProblemsError([diagnostics.too_large(place, what, grouped(MOST_PAGES))])


def _facts(pdf: Pdf, source: Source) -> PrintFile:
    if not len(pdf.pages):
        raise ProblemsError([broken_pdf.unreadable(source.place(), _("there are no pages"))])
    budget = Budget()
    reader, fonts = ContentReader(budget), FontFinder(budget)
    pages = tuple(_page(page, number, reader, fonts, source) for number, page in enumerate(pdf.pages, 1))
    intents = [intent for intent in pdf.Root.get("/OutputIntents", ()) if isinstance(intent, Dictionary)]
    form = pdf.Root.get("/AcroForm")
    return PrintFile(
        source,
        pages,
        pdfx=_pdfx(pdf),
        has_form=isinstance(form, Dictionary) and len(form.get("/Fields", ())) > 0,
        is_encrypted=pdf.is_encrypted,
        conditions=tuple(str(intent.get("/OutputConditionIdentifier", "")) for intent in intents),
        has_profile=any("/DestOutputProfile" in intent for intent in intents),
        damage=(*dict.fromkeys(map(str, pdf.get_warnings())), *reader.damage)[:_MOST_DAMAGE],
    )


def _page(page: Page, number: int, reader: ContentReader, fonts: FontFinder, source: Source) -> PageFacts:
    try:
        notes = page.obj.get("/Annots", ())
        reader.budget.spend(_TO_READ_A_PAGE + _TO_READ_A_NOTE * len(notes))
        return PageFacts(
            number,
            _boxes(page),
            reader.read_page(page),
            fonts.loose_fonts(page.obj, page.resources),
            frozenset(shown_name(note.get("/Subtype", "")) for note in notes),
        )
    except TooMuchError as error:
        what = _("page {number} takes more drawing", number=number)
        raise ProblemsError([diagnostics.too_large(source.place(number), what, str(error))]) from None
    except Exception as error:
        # See above: here the page is known too.
        raise ProblemsError([broken_pdf.unreadable(source.place(number), _reason(error), number)]) from None


def _reason(error: Exception) -> str:
    """Return what the library says; what Python says of a wrong kind of object is nothing for people."""
    if _NO_END in str(error):
        return _("its end is missing, as after a download that stopped")
    return str(error) if isinstance(error, pikepdf.PdfError) else _(_WRONG_KIND)


def _boxes(page: Page) -> dict[str, Edges]:
    """Read the boxes that the page states; without a media box it cannot be shown at all."""
    boxes = {"MediaBox": _edges(page.mediabox)}
    stated = {name: page.obj.get(f"/{name}") for name in BOXES[1:]}
    return boxes | {name: _edges(value) for name, value in stated.items() if isinstance(value, Array)}


def _edges(box: Any) -> Edges:
    if len(box) != _CORNERS:
        raise pikepdf.PdfError(_("a page box needs four numbers"))
    x, y, other_x, other_y = (float(corner) * POINT for corner in box)
    return Edges(min(x, other_x), min(y, other_y), max(x, other_x), max(y, other_y))


def _pdfx(pdf: Pdf) -> str | None:
    """Return the PDF/X that the file claims to be, where PDF/X-4 and where the older ones say it."""
    claim = pdf.docinfo.get("/GTS_PDFXVersion") if "/Info" in pdf.trailer else None
    if claim is None and "/Metadata" in pdf.Root:
        # The library's reader of metadata writes to standard error about what it does not like.
        match = _PDFX_IN_XMP.search(pdf.Root.Metadata.read_bytes())
        return match[1].decode("utf-8", "replace").strip() if match else None
    return None if claim is None else str(claim)


SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD = struct.Struct(">8s4x4sII")
_END = b"IEND"
_LAST = 12
"""Bytes: the last chunk of a picture is always the same."""


def read_png(file: BinaryIO, source: Source) -> Picture:
    """Look into a picture, or raise ProblemsError."""
    head = file.read(_HEAD.size)
    file.seek(-min(_LAST, file.seek(0, os.SEEK_END)), os.SEEK_END)
    if len(head) < _HEAD.size or _END not in file.read():
        raise ProblemsError([broken_picture.incomplete(source.place())])
    _unused, chunk, width, height = _HEAD.unpack(head)
    if chunk != b"IHDR":
        raise ProblemsError([broken_picture.incomplete(source.place())])
    return Picture(source, width, height)
