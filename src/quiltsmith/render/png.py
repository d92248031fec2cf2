"""Documents as PNG pictures, one for each page, made from the PDF."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import TYPE_CHECKING

import pypdfium2
import pypdfium2.raw as pdfium

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.render.pdf import render_pdf
from quiltsmith.scene.elements import Document

if TYPE_CHECKING:
    from PIL.Image import Image

LARGEST_SIDE = 20_000
"""Pixels; a picture of a larger side would need gigabytes."""
_RELATIVE_COLORIMETRIC = b"\x01"
"""How colours are to be converted, which every picture has to say that tells what its colours mean."""


def render_png(document: Document, dpi: float = 300, grey: bool = False) -> Iterator[bytes]:
    """Return the pages as PNG files, one after the other."""
    from PIL.PngImagePlugin import PngInfo

    colours = PngInfo()
    colours.add(b"sRGB", _RELATIVE_COLORIMETRIC)
    for picture in _pictures(render_pdf(document), dpi):
        file = BytesIO()
        (picture.convert("L") if grey else picture).save(file, "PNG", dpi=(dpi, dpi), pnginfo=colours)
        yield file.getvalue()


def _pictures(pdf: bytes, dpi: float) -> Iterator[Image]:
    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            width, height = (round(points * dpi / 72) for points in page.get_size())
            if not (0 < width <= LARGEST_SIDE and 0 < height <= LARGEST_SIDE):
                raise QuiltsmithError(
                    _(
                        "at {dpi:g} dpi the page would be {width} × {height} pixels",
                        dpi=dpi,
                        width=width,
                        height=height,
                    )
                )
            bitmap = pypdfium2.PdfBitmap.new_native(width, height, pdfium.FPDFBitmap_BGR)
            bitmap.fill_rect((255, 255, 255, 255), 0, 0, width, height)
            pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, pdfium.FPDF_ANNOT)
            yield bitmap.to_pil()
    finally:
        document.close()
