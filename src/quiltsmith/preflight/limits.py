"""Limits on what a file may unpack to, so that a hostile one cannot fill the memory."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager

import pikepdf
from pikepdf import Object, PdfError, Stream

LARGEST_STREAM = 8_000_000
"""Bytes; a few kilobytes can unpack to gigabytes, and what is parsed takes a hundred times more room."""


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


def content_length(owner: Object) -> int:
    """Measure the content of a page or a form, unpacked; what does not unpack within the limit is too long."""
    contents = owner if isinstance(owner, Stream) else owner.get("/Contents", ())
    streams = (
        [contents] if isinstance(contents, Stream) else [part for part in contents if isinstance(part, Stream)]
    )
    try:
        return sum(len(part.read_bytes()) for part in streams)
    except PdfError:
        # Damaged streams are told by the parser, unless they are so long that it had better not be asked.
        return LARGEST_STREAM + 1 if any(_unpacks_far(part) for part in streams) else 0


def _unpacks_far(stream: Object) -> bool:
    """Tell whether a stream gives more than the limit, without keeping it."""
    try:
        unpacked = zlib.decompressobj().decompress(stream.read_raw_bytes(), LARGEST_STREAM + 1)
    except zlib.error:
        return False
    return len(unpacked) > LARGEST_STREAM
