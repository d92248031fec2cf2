"""Limits on what a file may unpack to and on the work that it takes, so that a hostile one harms nobody."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Object, PdfError, Stream

from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import grouped

_LZW = ("/LZWDecode", "/LZW")
_BASE_85 = ("/ASCII85Decode", "/A85")
_CLEAR, _END, _FIRST = 256, 257, 258
_MOST_CODES = 4096
_FARTHEST = 1400
"""A byte never unpacks to more bytes than this."""


def unpacks_beyond(stream: Object, limit: int, spend: Callable[[int], None]) -> bool:
    """Return whether a stream packed like this gives more bytes than the limit; looking takes a step per byte."""
    filters = stream.get("/Filter", ())
    names = [str(name) for name in (filters if isinstance(filters, Array) else [filters])]
    if not any(name in _LZW for name in names):
        return False
    data = stream.read_raw_bytes()
    if len(data) * _FARTHEST <= limit:
        return False
    if names[0] in _BASE_85:
        data = base64.a85decode(data.partition(b"~>")[0])
        names = names[1:]
    spend(len(data))
    # Packed in still other ways besides, it is nothing that anybody writes today.
    return len(names) > 1 or _length(data, limit) > limit


def _length(data: bytes, limit: int) -> int:
    """Add up the lengths of what the codes stand for, until it is too much."""
    total, before = 0, 0
    lengths: list[int] = []
    for code in _codes(data, lengths):
        if code == _CLEAR:
            lengths.clear()
            before = 0
            continue
        if code == _END or total > limit:
            break
        here = 1 if code < _CLEAR else lengths[code - _FIRST] if code - _FIRST < len(lengths) else before + 1
        if before:
            lengths.append(before + 1)
        before = here
        total += here
    return total


def _codes(data: bytes, lengths: list[int]) -> Iterator[int]:
    """Read codes of 9 to 12 bits, ever wider as the list of what they stand for grows."""
    bits = held = 0
    for byte in data:
        held, bits = (held << 8) | byte, bits + 8
        width = min(12, (_FIRST + len(lengths) + 1).bit_length())
        if bits >= width:
            bits -= width
            yield held >> bits
            held &= (1 << bits) - 1


LARGEST_STREAM = 8_000_000
"""Bytes of one drawing; a few kilobytes can unpack to gigabytes."""
MOST_STEPS = 1_000_000
"""How much work a whole file may take: a step is an instruction, or what is read in the same time."""
BYTES_PER_STEP = 64
_TO_START = 50


class TooMuchError(Exception):
    """A file that takes more work than anybody wants to wait for."""


class Budget:
    """The work that is left for a file."""

    def __init__(self) -> None:
        self._left = MOST_STEPS

    def spend(self, steps: int) -> None:
        """Count steps, so that a few objects that lead to each other cannot stand for billions of them."""
        self._left -= steps
        if self._left < 0:
            raise TooMuchError(_("{number} instructions", number=grouped(MOST_STEPS)))


@contextmanager
def memory_limits() -> Iterator[None]:
    """Keep packed streams from filling the memory; the limits are the library's own and go back afterwards."""
    before = pikepdf.settings.set_qpdf_limits(
        flate_max_memory=LARGEST_STREAM,
        png_max_memory=LARGEST_STREAM,
        run_length_max_memory=LARGEST_STREAM,
        tiff_max_memory=LARGEST_STREAM,
    )
    try:
        yield
    finally:
        pikepdf.settings.set_qpdf_limits(**before)  # type: ignore[arg-type]


def content_of(owner: Object, budget: Budget) -> bytes:
    """Unpack the drawing of a page, which may lie in several streams, or of a form."""
    contents = owner if isinstance(owner, Stream) else owner.get("/Contents", ())
    parts: list[bytes] = []
    for part in [contents] if isinstance(contents, Stream) else contents:
        budget.spend(_TO_START)
        if not isinstance(part, Stream):
            raise PdfError(_("a part of the drawing is no stream"))
        parts.append(_unpacked(part, budget))
        budget.spend(len(parts[-1]) // BYTES_PER_STEP)
        if sum(map(len, parts)) > LARGEST_STREAM:
            raise TooMuchError(_TOO_LONG)
    return b"\n".join(parts)


_TOO_LONG = f"{LARGEST_STREAM // 1_000_000} MB"


def _unpacked(stream: Stream, budget: Budget) -> bytes:
    if unpacks_beyond(stream, LARGEST_STREAM, budget.spend):
        raise TooMuchError(_TOO_LONG)
    try:
        return stream.read_bytes()
    except PdfError:
        if _unpacks_far(stream):
            raise TooMuchError(_TOO_LONG) from None
        raise


def _unpacks_far(stream: Object) -> bool:
    """Return whether a stream gives more than the limit, without keeping it."""
    try:
        unpacked = zlib.decompressobj().decompress(stream.read_raw_bytes(), LARGEST_STREAM + 1)
    except zlib.error:
        return False
    return len(unpacked) > LARGEST_STREAM


_ESCAPED = re.compile(rb"#([0-9A-Fa-f]{2})")


def name_text(written: bytes) -> str:
    """Read a name as it stands in a drawing, where `#20` is a blank; its key in a dictionary is the same text."""
    plain = _ESCAPED.sub(lambda found: bytes([int(found[1], 16)]), written) if b"#" in written else written
    return plain.decode("utf-8", "surrogateescape")


def shown_name(name: Object | str) -> str:
    """Write the name of a font or another thing for people, whatever its encoding."""
    if isinstance(name, str):
        return name
    data = bytes(name).removeprefix(b"/")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def values_of(dictionary: Any) -> Iterator[Any]:
    """List the values of a dictionary, whatever its keys are; nothing if it is none."""
    if isinstance(dictionary, Dictionary):
        for key in dictionary.keys():  # noqa: SIM118 - it is no Python dictionary
            yield dictionary[key]
