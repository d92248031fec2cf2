"""PNG and JPEG files as pixels; whatever is wrong with a file, it is a problem and never more."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO
from typing import TYPE_CHECKING

from quiltsmith.formats import diagnostics
from quiltsmith.formats.nodes import shorten
from quiltsmith.formats.problems import Problem
from quiltsmith.formats.source import Place
from quiltsmith.i18n import _
from quiltsmith.scene.elements import Artwork, Raster

if TYPE_CHECKING:
    from PIL.Image import Image


MOST_PIXELS = 25_000_000
"""Five thousand squared: a card of 600 dpi has a tenth of it."""
_SIXTEEN_BITS = 256


def read_pixels(data: bytes, name: str, place: Place, problems: list[Problem]) -> Artwork | None:
    """Read a picture, upright as the camera was held, with what can be seen through."""
    shown = shorten(name, 44)
    try:
        from PIL import Image, ImageOps
    except ImportError:
        what = _("{name} is made of pixels, and these cannot be read here", name=shown)
        hint = _("use an SVG drawing, or the quiltsmith that is installed with Python, which has Pillow")
        problems.append(diagnostics.broken_picture(place, what, hint))
        return None
    try:
        with Image.open(BytesIO(data), formats=("PNG", "JPEG")) as picture:
            if picture.width * picture.height > MOST_PIXELS:
                size = _("{width} × {height} pixels", width=picture.width, height=picture.height)
                what = _("{name} has {size}, which is more than any card needs", name=shown, size=size)
                problems.append(diagnostics.broken_picture(place, what, _("make it smaller")))
                return None
            picture.load()
            return _artwork(ImageOps.exif_transpose(picture))
    except (
        *(OSError, ValueError, SyntaxError, EOFError, IndexError, KeyError, TypeError, AttributeError),
        *(struct.error, zlib.error, Image.DecompressionBombError),
    ):
        what = _("{name} is damaged, or not what its name says", name=shown)
        problems.append(
            diagnostics.broken_picture(place, what, _("open it in an image program and save it again"))
        )
        return None


def _artwork(picture: Image) -> Artwork:
    if picture.mode.startswith("I"):
        picture = picture.point(lambda value: value / _SIXTEEN_BITS).convert("L")
    alpha = b""
    if picture.has_transparency_data:
        whole = picture.convert("RGBA")
        alpha = whole.getchannel("A").tobytes()
    pixels = picture.convert("RGBA" if alpha else "RGB").convert("RGB").tobytes()
    return Artwork(picture.width, picture.height, Raster(picture.width, picture.height, pixels), alpha)
