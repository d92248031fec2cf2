"""How far a stream packed in the old way, LZW, unpacks: the library knows no limit for it."""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator

from pikepdf import Array, Object

_LZW = ("/LZWDecode", "/LZW")
_BASE_85 = ("/ASCII85Decode", "/A85")
_CLEAR, _END, _FIRST = 256, 257, 258
_MOST_CODES = 4096
_FARTHEST = 1400
"""A byte never unpacks to more bytes than this."""


def unpacks_beyond(stream: Object, limit: int, spend: Callable[[int], None]) -> bool:
    """Tell whether a stream packed like this gives more bytes than the limit; looking takes a step per byte."""
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
