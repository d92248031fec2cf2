"""PNG pictures into facts: their first bytes say how large they are, so nothing is unpacked."""

from __future__ import annotations

import struct

from quiltsmith.formats.problem import RefusedError
from quiltsmith.formats.source import Source
from quiltsmith.preflight.facts import Picture
from quiltsmith.preflight.rules import broken_picture

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD = struct.Struct(">8s4x4sII")
_END = b"IEND"


def read_png(data: bytes, source: Source) -> Picture:
    """Look into a picture, or raise RefusedError."""
    if len(data) < _HEAD.size or _END not in data[-12:]:
        raise RefusedError(broken_picture.incomplete(source.place()))
    _, chunk, width, height = _HEAD.unpack_from(data)
    if chunk != b"IHDR":
        raise RefusedError(broken_picture.incomplete(source.place()))
    return Picture(source, width, height)
