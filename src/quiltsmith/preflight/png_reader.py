"""PNG pictures into facts: their first bytes say how large they are, so nothing is unpacked."""

from __future__ import annotations

import os
import struct
from typing import BinaryIO

from quiltsmith.formats.problem import RefusedError
from quiltsmith.formats.source import Source
from quiltsmith.preflight.facts import Picture
from quiltsmith.preflight.rules import broken_picture

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD = struct.Struct(">8s4x4sII")
_END = b"IEND"
_LAST = 12
"""Bytes: the last chunk of a picture is always the same."""


def read_png(file: BinaryIO, source: Source) -> Picture:
    """Look into a picture, or raise RefusedError."""
    head = file.read(_HEAD.size)
    file.seek(-min(_LAST, file.seek(0, os.SEEK_END)), os.SEEK_END)
    if len(head) < _HEAD.size or _END not in file.read():
        raise RefusedError(broken_picture.incomplete(source.place()))
    _, chunk, width, height = _HEAD.unpack(head)
    if chunk != b"IHDR":
        raise RefusedError(broken_picture.incomplete(source.place()))
    return Picture(source, width, height)
