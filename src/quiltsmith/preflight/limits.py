"""Limits on what a file may unpack to and on the work that it takes, so that a hostile one harms nobody."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager

import pikepdf
from pikepdf import Object, PdfError, Stream

from quiltsmith.preflight.lzw import unpacks_beyond
from quiltsmith.talk.numbers import grouped
from quiltsmith.talk.saying import say

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
            raise TooMuchError(say("{number} instructions", number=grouped(MOST_STEPS)))


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
            raise PdfError(say("a part of the drawing is no stream"))
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
    """Tell whether a stream gives more than the limit, without keeping it."""
    try:
        unpacked = zlib.decompressobj().decompress(stream.read_raw_bytes(), LARGEST_STREAM + 1)
    except zlib.error:
        return False
    return len(unpacked) > LARGEST_STREAM
