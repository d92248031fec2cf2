"""Pixels in a PDF: compressed without loss, in the colours that the print service wants."""

from __future__ import annotations

import zlib
from functools import lru_cache

from reportlab.pdfbase import pdfdoc

from quiltsmith.render.options import ColourSpace
from quiltsmith.scene.colour import Colour
from quiltsmith.scene.elements import Raster

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
