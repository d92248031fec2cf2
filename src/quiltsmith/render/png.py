"""Documents as PNG pictures, one for each page, made from the PDF."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import pypdfium2
import pypdfium2.raw as pdfium

from quiltsmith.errors import QuiltsmithError
from quiltsmith.i18n import _
from quiltsmith.render.pdf import render_pdf
from quiltsmith.scene.elements import Document

LARGEST_SIDE = 20_000
"""Pixels; a picture of a larger side would need gigabytes."""
_RELATIVE_COLORIMETRIC = b"\x01"
"""How colours are to be converted, which every picture has to say that tells what its colours mean."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BYTES_PER_PIXEL = 3
_RGB = bytes([8, 2, 0, 0, 0])
"""Eight bits for each of three colours, packed in the only ways there are, and not interlaced."""
_PER_METRE = 1
_METRE = 1000 / 25.4
_AS_IT_IS = b"\0"
"""Rows that are not filtered: drawings in few colours are smallest like this."""


def render_png(document: Document, dpi: float = 300) -> Iterator[bytes]:
    """Return the pages as PNG files, one after the other."""
    with pypdfium2.PdfDocument(render_pdf(document)) as pdf:
        for page in pdf:
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
            yield write_png(width, height, _pixels(page, width, height), dpi)


def write_png(width: int, height: int, pixels: bytes, dpi: float) -> bytes:
    """Write rows of red, green and blue as a PNG of sRGB."""
    length, per_metre = width * _BYTES_PER_PIXEL, round(dpi * _METRE)
    packer = zlib.compressobj()
    packed = [
        packer.compress(_AS_IT_IS + pixels[start : start + length]) for start in range(0, height * length, length)
    ]
    chunks = (
        (b"IHDR", struct.pack(">2I", width, height) + _RGB),
        (b"sRGB", _RELATIVE_COLORIMETRIC),
        (b"pHYs", struct.pack(">2IB", per_metre, per_metre, _PER_METRE)),
        (b"IDAT", b"".join([*packed, packer.flush()])),
        (b"IEND", b""),
    )
    return _SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


def _pixels(page: pypdfium2.PdfPage, width: int, height: int) -> bytes:
    """Draw a page, its fields too, on white; rows of red, green and blue follow each other without gaps."""
    bitmap = pypdfium2.PdfBitmap.new_native(width, height, pdfium.FPDFBitmap_BGR)
    try:
        bitmap.fill_rect((255, 255, 255, 255), 0, 0, width, height)
        flags = pdfium.FPDF_ANNOT | pdfium.FPDF_REVERSE_BYTE_ORDER
        pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, flags)
        rows, length = memoryview(bitmap.buffer).cast("B"), width * _BYTES_PER_PIXEL
        if bitmap.stride == length:
            return bytes(rows)
        return b"".join(
            [rows[start : start + length] for start in range(0, height * bitmap.stride, bitmap.stride)]
        )
    finally:
        bitmap.close()
