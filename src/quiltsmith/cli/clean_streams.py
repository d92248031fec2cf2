"""Standard output and error for commands: always open, UTF-8 but for terminals, without control characters."""

from __future__ import annotations

import errno
import io
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any, TextIO, cast

from quiltsmith.i18n import _
from quiltsmith.i18n.transliteration import transliterate

COLOUR_CODES = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "magenta": "35",
    "cyan": "36",
    "on red": "30;41",
    "on green": "30;42",
    "on yellow": "30;43",
    "on blue": "30;44",
    "on magenta": "30;45",
    "on cyan": "30;46",
}
# What steers terminals: control characters but for tab and line feed, and those that turn the direction of text.
_STEERING_SIGNS = "\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
_STEERING = re.compile(f"[{_STEERING_SIGNS}]")
_OWN_OR_STEERING = re.compile(f"(\x1b\\[(?:0|{'|'.join(COLOUR_CODES.values())})m)|[{_STEERING_SIGNS}]")
NOT_FOR_JSON = re.compile(f"[{_STEERING_SIGNS}\ud800-\udfff]")
INSTEAD = "\N{REPLACEMENT CHARACTER}"
_STANDARD_OUTPUT, _VIRTUAL_TERMINAL = -11, 4
"""Numbers of the Windows console."""


def wants_colour() -> bool:
    """Return whether standard output is a terminal that wants colour."""
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return True
    return sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and _console_shows_colours()


@cache
def _console_shows_colours() -> bool:
    """Return whether colour codes become colours; the older console of Windows has to be asked to, once."""
    if sys.platform != "win32":
        return True
    import ctypes

    kernel, mode = ctypes.windll.kernel32, ctypes.c_ulong()
    console = kernel.GetStdHandle(_STANDARD_OUTPUT)
    is_console = kernel.GetConsoleMode(console, ctypes.byref(mode))
    return bool(is_console and kernel.SetConsoleMode(console, mode.value | _VIRTUAL_TERMINAL))


def clean(text: str) -> str:
    """Take what steers terminals out of a text that is finished, but for our own colours where they are shown."""
    if text.replace("\n", "").isprintable():
        return text
    if wants_colour():
        return _OWN_OR_STEERING.sub(lambda found: found[1] or INSTEAD, text)
    return _STEERING.sub(INSTEAD, text)


class CleanStream:
    """A stream through which no text, wherever it comes from, can move the cursor or change the terminal.

    Standard error is talk: if it is full or nobody reads it, a command does its work all the same.
    """

    def __init__(self, stream: TextIO, is_talk: bool) -> None:
        self.stream = stream
        self._is_talk = is_talk
        self._failure: OSError | None = None

    def write(self, text: str) -> int:
        """Write a text; what would steer a terminal becomes visible, and what it lacks is written plainly."""
        cleaned = clean(text)
        encoding = (self.stream.encoding or "utf-8").lower()
        if encoding not in ("utf-8", "utf8"):
            cleaned = transliterate(cleaned, encoding)
        with self._failures_told():
            self.stream.write(cleaned)
        return len(text)

    def flush(self) -> None:
        """Bring all that was written on its way."""
        with self._failures_told():
            self.stream.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    @contextmanager
    def _failures_told(self) -> Iterator[None]:
        # Whoever tries whether a stream can be written to may keep to himself that it cannot.
        if self._failure is not None:
            raise self._failure
        try:
            yield
        except OSError as error:
            write_nowhere(self.stream)
            if self._is_talk:
                return
            if not isinstance(error, BrokenPipeError):
                error.filename = _("standard output")
            self._failure = error
            raise


@contextmanager
def clean_streams() -> Iterator[None]:
    """Let all that is written to standard output and error go through clean streams."""
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = _cleaned(sys.stdout, is_talk=False), _cleaned(sys.stderr, is_talk=True)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def plain_stream(stream: TextIO) -> TextIO:
    """Return the stream itself, for those who mean to move the cursor."""
    return stream.stream if isinstance(stream, CleanStream) else stream


def write_nowhere(stream: TextIO) -> None:
    """Let the rest of what goes to a stream vanish, so that nobody tries to write it once more at the very end."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


class _ClosedStream(io.RawIOBase):
    """What stands for a stream that is closed: whatever is written to it is lost, and that is told once.

    Python itself tries to write the rest at the very end, and from version 3.13 on shows what comes of that.
    """

    def __init__(self) -> None:
        super().__init__()
        self._is_told = False

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        raise io.UnsupportedOperation

    def write(self, data: Any) -> int:
        if not self._is_told:
            self._is_told = True
            raise OSError(errno.EBADF, _("it is closed"))
        return memoryview(data).nbytes


def _cleaned(stream: TextIO | None, is_talk: bool) -> TextIO:
    if stream is None:  # a shell can close it
        # No other file gets its number, to which programs that we start might write.
        os.open(os.devnull, os.O_WRONLY)
        stream = io.TextIOWrapper(io.BufferedWriter(_ClosedStream()), encoding="utf-8")
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None and not stream.isatty():
        # Whatever the console takes, files and programs get all characters, and the same line ends on every
        # system. File names may be no text at all.
        reconfigure(encoding="utf-8", errors="backslashreplace" if is_talk else "replace", newline="\n")
    elif reconfigure is not None:
        reconfigure(errors="backslashreplace")  # halves of characters, as some file names have
    return cast("TextIO", CleanStream(stream, is_talk))
