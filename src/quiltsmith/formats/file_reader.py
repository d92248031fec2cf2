"""Files from disk or standard input into sources, with a limit on what is read."""

from __future__ import annotations

import codecs
import errno
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from quiltsmith.errors import system_reason
from quiltsmith.formats import diagnostics
from quiltsmith.formats.file_kinds import binary_kind, holds_no_text
from quiltsmith.formats.library import note_file
from quiltsmith.formats.problems import Problem, ProblemsError
from quiltsmith.formats.source import Place, Source
from quiltsmith.i18n import _

STANDARD_INPUT = "-"
STANDARD_INPUT_NAME = "<stdin>"
LARGEST_FILE = 4_000_000
PATIENCE = 5.0
"""How many seconds a named pipe is waited for."""
_BLOCK = 1 << 16
_UTF_16_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_UTF_32_MARKS = (codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)
_HALF_A_CHARACTER = b"\xff"


def read_source(path: str | Path, largest: int = LARGEST_FILE) -> Source:
    """Read a whole text file, or standard input for `-`; refuse what is too large or neither UTF-8 nor UTF-16."""
    is_input = str(path) == STANDARD_INPUT
    with open_binary(path) as file:
        data = file.read(largest + 1)
    folder = Path.cwd() if is_input else Path(path).parent
    return decode_source(data, name_of(path), folder, largest)


def name_of(path: str | Path) -> str:
    """Return the name by which a reader knows a file, with `/` between folders on every system."""
    if str(path) == STANDARD_INPUT:
        return STANDARD_INPUT_NAME
    return path if isinstance(path, str) else path.as_posix()


def open_binary(path: str | Path) -> AbstractContextManager[BinaryIO]:
    """Open a file for reading bytes, or standard input for `-`, which stays open afterwards."""
    if str(path) != STANDARD_INPUT:
        note_file(Path(path))
        return _open_file(Path(path))
    if sys.stdin is None:  # a shell can close it, which programs started by others often find
        raise OSError(errno.EBADF, _("it is closed"), _("standard input"))
    return nullcontext(sys.stdin.buffer)


def utf8_blocks(file: BinaryIO) -> Iterator[bytes]:
    """Read a file block by block; UTF-16 with a byte order mark, as some shells write, becomes UTF-8."""
    first = file.read(len(codecs.BOM_UTF32))
    blocks = chain([first], iter(lambda: file.read(_BLOCK), b""))
    if first in _UTF_32_MARKS or not first.startswith(_UTF_16_MARKS):
        yield from blocks
        return
    decoder = codecs.getincrementaldecoder("utf-16")("surrogatepass")
    for block in blocks:
        # Halves of characters stay broken, so that who decodes the result can say where they are.
        yield decoder.decode(block).encode("utf-8", "surrogatepass")
    if decoder.getstate()[0]:
        yield _HALF_A_CHARACTER


def decode_source(
    data: bytes, name: str, folder: Path | None = None, largest: int = LARGEST_FILE, first_line: int = 1
) -> Source:
    """Turn bytes into a source; refuse what is too large or neither UTF-8 nor UTF-16."""
    if binary := binary_kind(data):
        raise ProblemsError([holds_no_text(binary, Source(name, "", first_line=first_line).place(first_line))])
    if len(data) > largest or data.startswith(_UTF_32_MARKS):
        start = Source(name, "", first_line=first_line).place(first_line)
        if len(data) > largest:
            raise ProblemsError(
                [diagnostics.too_large(start, _("the file is larger"), f"{largest // 1_000_000} MB")]
            )
        raise ProblemsError([diagnostics.encoding(start, _("the file is written in UTF-32"))])
    encoding = "utf-16" if data.startswith(_UTF_16_MARKS) else "utf-8"
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        good = Source(name, data[: error.start].decode(encoding), first_line=first_line)
        place = good.place(first_line + len(good.lines) - 1, len(good.lines[-1]) + 1)
        wrong = _("byte 0x{byte:02x} is not {encoding}", byte=data[error.start], encoding=encoding.upper())
        raise ProblemsError([diagnostics.encoding(place, wrong)]) from None
    return Source(name, text, folder, first_line)


def text_source(text: str, name: str, folder: Path | None = None) -> Source:
    """Take a text as if it came from a file, within the limits of files."""
    return decode_source(bytes_of(text), name, folder)


def bytes_of(text: str) -> bytes:
    """Return the bytes of a file with this text; halves of characters stay wrong, to be told as such."""
    return text.encode("utf-8", "surrogatepass")


def unreadable(place: Place, name: str, error: OSError) -> Problem:
    """Return why a file that is there cannot be read."""
    message = _("cannot read {name}: {reason}", name=name, reason=system_reason(error))
    return diagnostics.missing_file(place, message, _("is this the right file?"))


def _open_file(path: Path) -> BinaryIO:
    """Open a file; a named pipe that nobody writes to is not waited for as long as it stands there."""
    if not path.is_fifo():
        return path.open("rb")
    from threading import Event, Thread

    opened: list[BinaryIO | OSError] = []
    is_given_up = Event()

    def wait_for_writer() -> None:
        try:
            file = path.open("rb")
        except OSError as error:
            opened.append(error)
            return
        if is_given_up.is_set():
            file.close()
        else:
            opened.append(file)

    waiting = Thread(target=wait_for_writer, daemon=True)
    waiting.start()
    waiting.join(PATIENCE)
    is_given_up.set()
    result = opened[0] if opened else OSError(errno.ETIMEDOUT, _("nobody writes to this pipe"), str(path))
    if isinstance(result, OSError):
        raise result
    return result
