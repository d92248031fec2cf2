"""Form XObjects of a PDF: a symbol's stream, written by itself, because there are many of them.

Reportlab formats each entry of each dictionary by itself, which took half of the time for thirty cards.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Any

from reportlab.pdfbase import pdfdoc

from quiltsmith.render.output import ColourSpace
from quiltsmith.scene.boxes import Box
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Raster

_KEPT = 256
_SMALL = 32_000
"""Streams up to so many bytes are kept compressed, for the next document with the same things in it."""


class FormXObject(pdfdoc.PDFObject):  # type: ignore[misc]
    """A stream that is drawn by its name, with the names of the forms and pictures that it draws itself."""

    def __init__(self, box: Box, stream: str, used: tuple[str, ...]) -> None:
        self._box = box
        self._stream = stream.encode("ascii")
        self._used = used

    def format(self, document: Any) -> bytes:
        """Write the object, when the numbers of all objects are known."""
        numbers = document.idToObjectNumberAndVersion
        content = _kept(self._stream) if len(self._stream) <= _SMALL else zlib.compress(self._stream)
        names = [pdfdoc.xObjectName(name) for name in self._used]
        drawn = " ".join([f"/{name} {numbers[name][0]} {numbers[name][1]} R" for name in names])
        fonts = "{} {} R".format(*numbers[pdfdoc.BasicFonts])
        box = self._box
        head = (
            f"<< /Type /XObject /Subtype /Form /FormType 1 /Matrix [ 1 0 0 1 0 0 ]\n"
            f"/BBox [ {box.x:.4f} {box.y:.4f} {box.right:.4f} {box.bottom:.4f} ]\n"
            f"/Resources << /Font {fonts} /ProcSet [ /PDF /Text /ImageB /ImageC /ImageI ]"
            f"{f' /XObject << {drawn} >>' if drawn else ''} >>\n"
            f"/Filter /FlateDecode /Length {len(content)} >>\nstream\n"
        )
        return head.encode("ascii") + content + b"\nendstream\n"


@lru_cache(maxsize=_KEPT)
def _kept(stream: bytes) -> bytes:
    return zlib.compress(stream)


_STEPS = 17
"""How finely colours are looked up on the way to inks; between the steps they are mixed."""


def image_stream(raster: Raster, colours: ColourSpace) -> pdfdoc.PDFStream:
    """Write pixels as an object of a PDF."""
    pixels = in_inks(raster, colours) if colours.cmyk else raster.pixels
    entries = {
        "Type": pdfdoc.PDFName("XObject"),
        "Subtype": pdfdoc.PDFName("Image"),
        "Width": raster.width,
        "Height": raster.height,
        "BitsPerComponent": 8,
        "ColorSpace": pdfdoc.PDFName("DeviceCMYK" if colours.cmyk else "DeviceRGB"),
        "Filter": pdfdoc.PDFName("FlateDecode"),
    }
    return pdfdoc.PDFStream(pdfdoc.PDFDictionary(entries), zlib.compress(pixels, 9))


@lru_cache(maxsize=8)
def in_inks(raster: Raster, colours: ColourSpace) -> bytes:
    """Turn pixels into the four inks, as single colours are, within the same limit."""
    from PIL import Image, ImageFilter

    def inks(red: float, green: float, blue: float) -> tuple[float, ...]:
        return colours.shares(Colour(*(round(share * 255) for share in (red, green, blue))))

    table = ImageFilter.Color3DLUT.generate(_STEPS, inks, channels=4, target_mode="CMYK")
    picture = Image.frombytes("RGB", (raster.width, raster.height), raster.pixels)
    return picture.filter(table).tobytes()
