"""PDF files into facts; what is broken, locked or monstrous is refused with a problem."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Page, Pdf

from quiltsmith.formats import faults
from quiltsmith.formats.problem import RefusedError
from quiltsmith.formats.source import Source
from quiltsmith.preflight.content import ContentReader, TooMuchError
from quiltsmith.preflight.facts import POINT, Edges, PageFacts, PrintFile
from quiltsmith.preflight.fonts import loose_fonts
from quiltsmith.preflight.limits import memory_limits
from quiltsmith.preflight.rules import broken_pdf, encrypted_pdf
from quiltsmith.talk.saying import say

BOXES = ("MediaBox", "CropBox", "BleedBox", "TrimBox")
_MOST_DAMAGE = 3
_CORNERS = 4
_WRONG_KIND = "something in it is not of the kind that it has to be"
_PDFX_IN_XMP = re.compile(rb"""GTS_PDFXVersion(?:\s*=\s*["']|\s*>)\s*([^<"']{1,40})""")


def read_pdf(data: bytes, source: Source) -> PrintFile:
    """Look into a PDF, or raise RefusedError."""
    with memory_limits():
        try:
            with Pdf.open(BytesIO(data)) as pdf:
                return _facts(pdf, source)
        except pikepdf.PasswordError:
            raise RefusedError(encrypted_pdf.locked(source.place())) from None
        except RefusedError:
            raise
        except Exception as error:
            # A broken file can break the reading anywhere; whatever the library says then, it is about the file.
            raise RefusedError(broken_pdf.unreadable(source.place(), _reason(error))) from None


def _facts(pdf: Pdf, source: Source) -> PrintFile:
    if not len(pdf.pages):
        raise RefusedError(broken_pdf.unreadable(source.place(), say("there are no pages")))
    reader = ContentReader()
    pages = tuple(_page(page, number, reader, source) for number, page in enumerate(pdf.pages, 1))
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
        damage=tuple(dict.fromkeys(map(str, pdf.get_warnings())))[:_MOST_DAMAGE],
    )


def _page(page: Page, number: int, reader: ContentReader, source: Source) -> PageFacts:
    try:
        return PageFacts(
            number,
            _boxes(page),
            reader.read_page(page),
            loose_fonts(page.obj, page.resources),
            frozenset(str(note.get("/Subtype", "")).lstrip("/") for note in page.obj.get("/Annots", ())),
        )
    except TooMuchError as error:
        what = say("page {number} takes more drawing", number=number)
        raise RefusedError(faults.too_large(source.place(number), what, str(error))) from None
    except Exception as error:
        # See above: here the page is known too.
        raise RefusedError(broken_pdf.unreadable(source.place(number), _reason(error), number)) from None


def _reason(error: Exception) -> str:
    """Say what the library says; what Python says of a wrong kind of object is nothing for people."""
    return str(error) if isinstance(error, pikepdf.PdfError) else say(_WRONG_KIND)


def _boxes(page: Page) -> dict[str, Edges]:
    """Read the boxes that the page states; without a media box it cannot be shown at all."""
    boxes = {"MediaBox": _edges(page.mediabox)}
    stated = {name: page.obj.get(f"/{name}") for name in BOXES[1:]}
    return boxes | {name: _edges(value) for name, value in stated.items() if isinstance(value, Array)}


def _edges(box: Any) -> Edges:
    if len(box) != _CORNERS:
        raise pikepdf.PdfError(say("a page box needs four numbers"))
    x, y, other_x, other_y = (float(corner) * POINT for corner in box)
    return Edges(min(x, other_x), min(y, other_y), max(x, other_x), max(y, other_y))


def _pdfx(pdf: Pdf) -> str | None:
    """Give the PDF/X that the file claims to be, where PDF/X-4 and where the older ones say it."""
    claim = pdf.docinfo.get("/GTS_PDFXVersion") if "/Info" in pdf.trailer else None
    if claim is None and "/Metadata" in pdf.Root:
        # The library's reader of metadata writes to standard error about what it does not like.
        match = _PDFX_IN_XMP.search(pdf.Root.Metadata.read_bytes())
        return match[1].decode("utf-8", "replace").strip() if match else None
    return None if claim is None else str(claim)
