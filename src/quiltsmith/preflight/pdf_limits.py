"""Limits on what a file may unpack to and on the work that it takes, so that a hostile one harms nobody."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from contextvars import ContextVar

from pypdf import Configuration, apply_configuration
from pypdf.errors import LimitReachedError, PdfReadError

from quiltsmith.i18n import _
from quiltsmith.i18n.number_format import grouped
from quiltsmith.preflight.pdf_values import Array, Dictionary, Stream, look_up, packed_data, values_of

LARGEST_FILE = 200_000_000
LARGEST_STREAM = 8_000_000
"""Bytes of one drawing; a few kilobytes can unpack to gigabytes."""
MOST_STEPS = 1_000_000
"""How much work a whole file may take: a step is an instruction, or what is read in the same time."""
BYTES_PER_STEP = 64
_TO_START = 50
_BASE_85 = ("/ASCII85Decode", "/A85")


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


def memory_limits() -> AbstractContextManager[Configuration]:
    """Keep packed streams from filling the memory."""
    return apply_configuration(
        zlib_maximum_output_length=LARGEST_STREAM,
        # What is damaged is not unpacked byte by byte, but told.
        zlib_maximum_recovery_input_length=0,
        lzw_maximum_output_length=LARGEST_STREAM,
        run_length_maximum_output_length=LARGEST_STREAM,
        stream_decoding_work_maximum_length=4 * LARGEST_STREAM,
        maximum_declared_stream_length=LARGEST_FILE,
        # No program of others is called, whatever a file asks for.
        jbig2dec_binary=None,
        disable_legacy_handling=True,
    )


_was_mended: ContextVar[list[bool] | None] = ContextVar("was_mended", default=None)


class _MendingHandler(logging.Handler):
    """Notes that pypdf warns of the file that is read in the same thread."""

    def emit(self, record: logging.LogRecord) -> None:
        mended = _was_mended.get()
        if mended is not None:
            mended[:] = [True]


_LOGGER = logging.getLogger("pypdf")
_LOGGER.addHandler(_MendingHandler())
# Else people would read the warnings on their terminals.
_LOGGER.propagate = False


@contextmanager
def noting_mending() -> Iterator[list[bool]]:
    """Give a list that is no longer empty when something of a file had to be mended for reading."""
    mended: list[bool] = []
    token = _was_mended.set(mended)
    try:
        yield mended
    finally:
        _was_mended.reset(token)


def content_of(owner: Dictionary, budget: Budget) -> bytes:
    """Unpack the drawing of a page, which may lie in several streams, or of a form."""
    contents = owner if isinstance(owner, Stream) else look_up(owner, "/Contents", ())
    parts: list[bytes] = []
    for part in [contents] if isinstance(contents, Stream) else values_of(contents):
        budget.spend(_TO_START)
        if not isinstance(part, Stream):
            raise PdfReadError(_("a part of the drawing is no stream"))
        parts.append(_unpacked(part))
        budget.spend(len(parts[-1]) // BYTES_PER_STEP)
        if sum(map(len, parts)) > LARGEST_STREAM:
            raise TooMuchError(_TOO_LONG)
    return b"\n".join(parts)


_TOO_LONG = f"{LARGEST_STREAM // 1_000_000} MB"


def _unpacked(stream: Stream) -> bytes:
    # A `z` stands for four bytes, and others for less than one.
    packed = packed_data(stream)
    if len(packed) + (3 * packed.count(b"z") if _is_base_85(stream) else 0) > LARGEST_STREAM:
        raise TooMuchError(_TOO_LONG)
    try:
        return stream.get_data()
    except LimitReachedError as error:
        if isinstance(error.__cause__, zlib.error):
            raise PdfReadError(str(error.__cause__)) from None
        raise TooMuchError(_TOO_LONG) from None


def _is_base_85(stream: Stream) -> bool:
    filters = look_up(stream, "/Filter")
    return any(name in _BASE_85 for name in (values_of(filters) if isinstance(filters, Array) else [filters]))
