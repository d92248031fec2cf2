"""PDF files into facts; what is broken, locked or monstrous is refused with a problem."""

from __future__ import annotations

import os
import re
import struct
from collections.abc import Iterator
from io import BytesIO
from typing import Any, BinaryIO

from msgspec import Struct
from pypdf import PdfReader
from pypdf.errors import DependencyError, PdfReadError, PyPdfError

from quiltsmith.formats import diagnostics
from quiltsmith.formats.problems import ProblemsError
from quiltsmith.formats.source import Source
from quiltsmith.i18n import N_, _
from quiltsmith.i18n.number_format import grouped
from quiltsmith.preflight.checks import broken_pdf, broken_picture, encrypted_pdf
from quiltsmith.preflight.content_interpreter import ContentReader
from quiltsmith.preflight.pdf_facts import POINT, Edges, PageFacts, Picture, PrintFile
from quiltsmith.preflight.pdf_limits import (
    BYTES_PER_STEP,
    Budget,
    TooMuchError,
    memory_limits,
    noting_mending,
)
from quiltsmith.preflight.pdf_values import (
    Array,
    Dictionary,
    Stream,
    look_up,
    number_of,
    resolve,
    shown_name,
    values_of,
    written,
    written_value,
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

    def loose_fonts(self, notes: list[Any], resources: Any, key: bytes) -> frozenset[str]:
        """Name the fonts that a page refers to, in forms, patterns and notes too, and that are not embedded."""
        found = self._of_resources(resources, key)
        for note in notes:
            for appearance in _streams(look_up(note, "/AP")):
                found |= self._of_resources(look_up(appearance, "/Resources"), written(appearance, "/Resources"))
        return found

    def _of_resources(self, resources: Any, key: bytes) -> frozenset[str]:
        if not isinstance(resources, Dictionary):
            return frozenset()
        self._budget.spend(len(key) // BYTES_PER_STEP)
        if key not in self._found:
            fonts = self._fonts(resources)
            self._found[key] = frozenset(name for font in fonts for name in _not_embedded(font))
        return self._found[key]

    def _fonts(self, resources: Any) -> Iterator[Any]:
        """List all fonts that resources lead to; they may lead back to themselves."""
        seen: set[tuple[int, int]] = set()
        waiting = [resources]
        while waiting:
            here = waiting.pop()
            self._budget.spend(_TO_LOOK_AT)
            if not isinstance(here, Dictionary) or _is_known(here, seen):
                continue
            for font in values_of(look_up(here, "/Font")):
                if not _is_known(font, seen):
                    self._budget.spend(_TO_LOOK_AT)
                    yield font
                    # The glyphs of a type 3 font are little drawings that may use other fonts.
                    waiting.append(look_up(font, "/Resources"))
            for kind in _WITH_RESOURCES:
                for thing in values_of(look_up(here, kind)):
                    if isinstance(thing, Stream) and not _is_known(thing, seen):
                        waiting.append(look_up(thing, "/Resources"))


def _is_known(thing: Any, seen: set[tuple[int, int]]) -> bool:
    """Return whether an object was met before; what stands within another object has no number and is met once."""
    number = number_of(thing)
    if number in seen:
        return True
    if number != (0, 0):
        seen.add(number)
    return False


def _streams(appearance: Any) -> Iterator[Any]:
    """List the streams of an appearance: one for each state, or for each state of each state."""
    if isinstance(appearance, Stream):
        yield appearance
        return
    for value in values_of(appearance):
        if isinstance(value, Stream):
            yield value
        else:
            yield from (state for state in values_of(value) if isinstance(state, Stream))


def _not_embedded(font: Any) -> Iterator[str]:
    if look_up(font, "/Subtype") == "/Type3":
        return
    parts = look_up(font, "/DescendantFonts")
    for part in values_of(parts) if isinstance(parts, Array) else [font]:
        descriptor = look_up(part, "/FontDescriptor")
        if not isinstance(descriptor, Dictionary) or not any(
            isinstance(look_up(descriptor, key), Stream) for key in _FILES
        ):
            name = look_up(part, "/BaseFont") or look_up(font, "/BaseFont")
            yield shown_name(name or _("without a name"))


BOXES = ("MediaBox", "CropBox", "BleedBox", "TrimBox")
MOST_PAGES = 20_000
MOST_OBJECTS = 300_000
LARGEST_MENDED = 10_000_000
"""Bytes; in a larger file without a list of its objects it takes too long to look for them."""
_BLOCK = 1 << 20
_CORNERS = 4
_TO_READ_A_PAGE, _TO_READ_A_NOTE = 30, 10
"""What pages and annotations cost, in steps."""
_INHERITED = ("/Resources", "/MediaBox", "/CropBox")
_DEEPEST_TREE = 500
_TAIL = 2048
_CODE_IN_SENTENCE = re.compile(r"""\bb?['"]|\\x|[{}]""")
_WRONG_KIND = N_("something in it is not of the kind that it has to be")
_PDFX_IN_XMP = re.compile(rb"""GTS_PDFXVersion(?:\s*=\s*["']|\s*>)\s*([^<"']{1,40})""")


def read_pdf(file: BinaryIO, source: Source) -> PrintFile:
    """Look into a PDF, or raise ProblemsError."""
    size = _refuse_many_objects(file, source)
    has_end = _has_end(file, size)
    try:
        if not has_end and size > LARGEST_MENDED:
            raise PdfReadError
        with memory_limits(), noting_mending() as mended:
            pdf = _opened(file)
            if pdf is not None:
                return _facts(pdf, source, mended, is_encrypted=False)
            return _facts(PdfReader(_decrypted(file, source)), source, mended, is_encrypted=True)
    except ProblemsError:
        raise
    except Exception as error:
        # A broken file can break the reading anywhere; whatever the library says then, it is about the file.
        reason = _reason(error) if has_end else _("its end is missing, as after a download that stopped")
        raise ProblemsError([broken_pdf.unreadable(source.place(), reason)]) from None


def _refuse_many_objects(file: BinaryIO, source: Source) -> int:
    """Refuse a file of so many objects that the library's list of them fills the memory; give its size."""
    objects = sum(block.count(b" obj") for block in iter(lambda: file.read(_BLOCK), b""))
    if objects > MOST_OBJECTS:
        raise ProblemsError(
            [diagnostics.too_large(source.place(), _("the file has more objects"), grouped(MOST_OBJECTS))]
        )
    return file.tell()


def _has_end(file: BinaryIO, size: int) -> bool:
    file.seek(max(0, size - _TAIL))
    tail = file.read()
    file.seek(0)
    return b"startxref" in tail


def _opened(file: BinaryIO) -> PdfReader | None:
    """Open a file that is not encrypted."""
    try:
        pdf = PdfReader(file)
    except DependencyError:
        # It knows only some kinds of encryption by itself.
        return None
    return None if pdf.is_encrypted else pdf


def _decrypted(file: BinaryIO, source: Source) -> BytesIO:
    """Return a copy of a file that opens without a password."""
    import pypdfium2
    import pypdfium2.raw as pdfium

    file.seek(0)
    copy = BytesIO()
    try:
        opened = pypdfium2.PdfDocument(file.read())
    except pypdfium2.PdfiumError as error:
        if error.err_code == pdfium.FPDF_ERR_PASSWORD:
            raise ProblemsError([encrypted_pdf.locked(source.place())]) from None
        raise
    with opened:
        opened.save(copy, flags=pdfium.FPDF_REMOVE_SECURITY)
    copy.seek(0)
    return copy


def _facts(pdf: PdfReader, source: Source, mended: list[bool], is_encrypted: bool) -> PrintFile:
    root = pdf.root_object
    found = _pages(root, source)
    if not found:
        raise ProblemsError([broken_pdf.unreadable(source.place(), _("there are no pages"))])
    budget = Budget()
    reader, fonts = ContentReader(budget), FontFinder(budget)
    pages = tuple(_page(page, number, reader, fonts, source) for number, page in enumerate(found, 1))
    listed = look_up(root, "/OutputIntents", Array())
    if not isinstance(listed, Array):
        raise PdfReadError(_(_WRONG_KIND))
    intents = [intent for intent in values_of(listed) if isinstance(intent, Dictionary)]
    form = look_up(root, "/AcroForm")
    misplaced = [_("not all of its parts are where they have to be, or what they have to be")] if mended else []
    return PrintFile(
        source,
        pages,
        pdfx=_pdfx(pdf),
        has_form=isinstance(form, Dictionary) and len(look_up(form, "/Fields", ())) > 0,
        is_encrypted=is_encrypted,
        conditions=tuple(str(look_up(intent, "/OutputConditionIdentifier", "")) for intent in intents),
        has_profile=any(isinstance(look_up(intent, "/DestOutputProfile"), Stream) for intent in intents),
        damage=(*misplaced, *reader.damage),
    )


class _FoundPage(Struct, frozen=True):
    """A page, and what it has from the nodes of the tree that it hangs on."""

    page: Dictionary
    inherited: dict[str, Any]
    """As it is written there: a reference, or a value."""


def _pages(root: Dictionary, source: Source) -> list[_FoundPage]:
    """List the pages in their order; the tree that they hang on may lead back to itself."""
    found: list[_FoundPage] = []
    # What is too much is refused before it is read.
    waiting: list[tuple[Any, dict[str, Any], int]] = [(root.get("/Pages"), {}, 0)]
    seen = set[tuple[int, int]]()
    while waiting:
        waits, inherited, depth = waiting.pop()
        node = resolve(waits)
        if not isinstance(node, Dictionary):
            continue
        if depth > _DEEPEST_TREE:
            raise PdfReadError(_(_WRONG_KIND))
        inherited = inherited | {key: node.raw_get(key) for key in _INHERITED if key in node}
        kids = look_up(node, "/Kids")
        if not isinstance(kids, Array):
            found.append(_FoundPage(node, inherited))
        elif number_of(node) not in seen:
            seen.add(number_of(node))
            waiting += [(kid, inherited, depth + 1) for kid in reversed(kids[: MOST_PAGES + 1])]
        if len(found) + len(waiting) > MOST_PAGES:
            place, what = source.place(MOST_PAGES + 1), _("the file has more pages")
            raise ProblemsError([diagnostics.too_large(place, what, grouped(MOST_PAGES))])
    return found


def _page(found: _FoundPage, number: int, reader: ContentReader, fonts: FontFinder, source: Source) -> PageFacts:
    try:
        page = found.page
        notes = look_up(page, "/Annots", Array())
        if not isinstance(notes, Array):
            raise PdfReadError(_(_WRONG_KIND))
        reader.budget.spend(_TO_READ_A_PAGE + _TO_READ_A_NOTE * len(notes))
        listed = list(values_of(notes))
        raw = found.inherited.get("/Resources", Dictionary())
        resources, key = resolve(raw), written_value(raw)
        if not isinstance(resources, Dictionary):
            raise PdfReadError(_(_WRONG_KIND))
        return PageFacts(
            number,
            _boxes(found),
            reader.read_page(page, resources, key),
            fonts.loose_fonts(listed, resources, key),
            frozenset(shown_name(look_up(note, "/Subtype", "")) for note in listed),
        )
    except TooMuchError as error:
        what = _("page {number} takes more drawing", number=number)
        raise ProblemsError([diagnostics.too_large(source.place(number), what, str(error))]) from None
    except Exception as error:
        # See above: here the page is known too.
        raise ProblemsError([broken_pdf.unreadable(source.place(number), _reason(error), number)]) from None


def _reason(error: Exception) -> str:
    """Return what the library says, if that is a sentence; Python's words and bytes are nothing for people."""
    said = str(error) if isinstance(error, PyPdfError) else ""
    return said if said and not _CODE_IN_SENTENCE.search(said) else _(_WRONG_KIND)


def _boxes(found: _FoundPage) -> dict[str, Edges]:
    """Read the boxes that the page states; without a media box it cannot be shown at all."""
    inherited = {key.removeprefix("/"): resolve(value) for key, value in found.inherited.items()}
    stated = {name: look_up(found.page, f"/{name}", inherited.get(name)) for name in BOXES}
    if not isinstance(stated["MediaBox"], Array):
        raise PdfReadError(_("a page box needs four numbers"))
    return {name: _edges(value) for name, value in stated.items() if isinstance(value, Array)}


def _edges(box: Array) -> Edges:
    if len(box) != _CORNERS:
        raise PdfReadError(_("a page box needs four numbers"))
    x, y, other_x, other_y = (float(corner) * POINT for corner in values_of(box))
    return Edges(min(x, other_x), min(y, other_y), max(x, other_x), max(y, other_y))


def _pdfx(pdf: PdfReader) -> str | None:
    """Return the PDF/X that the file claims to be, where PDF/X-4 and where the older ones say it."""
    info = look_up(pdf.trailer, "/Info")
    claim = look_up(info, "/GTS_PDFXVersion") if isinstance(info, Dictionary) else None
    metadata = look_up(pdf.root_object, "/Metadata")
    if claim is None and isinstance(metadata, Stream):
        match = _PDFX_IN_XMP.search(metadata.get_data())
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
