"""Photos into pixels, with care: sizes are known before anything is unpacked, large ones are unpacked small."""

from __future__ import annotations

import struct
import warnings
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING

from msgspec import Struct

from quiltsmith.errors import IN_BROWSER, QuiltsmithError, command_for_extra
from quiltsmith.formats.problems import ProblemsError
from quiltsmith.formats.source import Source
from quiltsmith.i18n import _
from quiltsmith.scan.checks import unreadable_photo

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image


MOST_MEGAPIXELS = 64
MOST_BYTES = 64 << 20
LEAST_SIDE = 240
WORKING_SIDE = 2000
"""The longer side of photos as they are worked on; larger ones are made smaller."""
_NEEDED = ("cv2", "numpy")
_ORIENTATION = 0x0112
_BROKEN = (
    OSError,
    SyntaxError,
    ValueError,
    EOFError,
    TypeError,
    KeyError,
    IndexError,
    OverflowError,
    struct.error,
)
"""What Pillow and its helpers raise over files that somebody broke."""


class Photo(Struct, frozen=True):
    """The pixels of a photo (rows, columns, red-green-blue) as they are worked on, and how far shrunk."""

    pixels: NDArray[np.uint8]
    shrunk: float


def need_extra() -> None:
    """Refuse to go on where the libraries of the extra are missing."""
    if IN_BROWSER:
        raise QuiltsmithError(_("photos are read where quiltsmith is installed, not in this page"))
    if any(find_spec(name) is None for name in _NEEDED):
        command = command_for_extra("scan")
        raise QuiltsmithError(_("reading photos needs more libraries: `{command}`", command=command))


def open_photo(data: bytes, source: Source) -> Photo:
    """Unpack a photo, turned as its EXIF says, or raise ProblemsError."""
    from PIL import Image

    if len(data) > MOST_BYTES:
        raise ProblemsError([unreadable_photo.too_large(source, MOST_MEGAPIXELS)])
    formats = ["JPEG", "PNG"]
    if find_spec("pi_heif") is not None:
        from pi_heif import register_heif_opener

        register_heif_opener(thumbnails=False)
        formats.append("HEIF")
    try:
        with warnings.catch_warnings():
            # Pillow warns of sizes that we refuse anyway.
            warnings.simplefilter("ignore")
            image = Image.open(BytesIO(data), formats=formats)
    except Image.DecompressionBombError:
        raise ProblemsError([unreadable_photo.too_large(source, MOST_MEGAPIXELS)]) from None
    except _BROKEN:
        raise ProblemsError([unreadable_photo.not_a_picture(source)]) from None
    with image:
        _refuse_size(image, source)
        try:
            return _unpacked(image)
        except (*_BROKEN, MemoryError):
            raise ProblemsError([unreadable_photo.incomplete(source)]) from None


def _refuse_size(image: Image.Image, source: Source) -> None:
    width, height = image.size
    if width * height > MOST_MEGAPIXELS * 1_000_000:
        raise ProblemsError([unreadable_photo.too_large(source, MOST_MEGAPIXELS)])
    if min(width, height) < LEAST_SIDE:
        raise ProblemsError([unreadable_photo.too_small(source)])


def _unpacked(image: Image.Image) -> Photo:
    import cv2
    import numpy as np
    from PIL import Image

    longer = max(image.size)
    turn = image.getexif().get(_ORIENTATION, 1)
    # A JPEG can be unpacked at a half, a quarter or an eighth of its size, which takes less time and memory.
    image.draft("RGB", (WORKING_SIDE * image.width // longer, WORKING_SIDE * image.height // longer))
    if image.mode in ("RGBA", "LA", "PA", "P") or "transparency" in image.info:
        layered = image.convert("RGBA")
        plain = Image.new("RGB", layered.size, "white")
        plain.paste(layered, mask=layered.getchannel("A"))
    else:
        plain = image.convert("RGB")
    pixels = np.asarray(plain)
    if max(pixels.shape) > WORKING_SIDE:
        factor = WORKING_SIDE / max(pixels.shape)
        side = (max(1, round(pixels.shape[1] * factor)), max(1, round(pixels.shape[0] * factor)))
        pixels = np.asarray(cv2.resize(pixels, side, interpolation=cv2.INTER_AREA), np.uint8)
    return Photo(np.ascontiguousarray(_turned(pixels, turn)), longer / max(pixels.shape))


def _turned(pixels: NDArray[np.uint8], turn: int) -> NDArray[np.uint8]:
    """Turn and mirror a picture as the number in its EXIF says."""
    import numpy as np

    if turn in (2, 4, 5, 7):
        pixels = pixels[:, ::-1]
    quarters = {3: 2, 4: 2, 5: 1, 6: 3, 7: 3, 8: 1}.get(turn, 0)
    return np.rot90(pixels, quarters)
