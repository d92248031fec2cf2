"""Files from disk or standard input into sources, with a limit on what is read."""

from __future__ import annotations

import errno
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import BinaryIO

from quiltsmith.formats import faults
from quiltsmith.formats.problem import RefusedError
from quiltsmith.formats.source import Source
from quiltsmith.talk.saying import say

STANDARD_INPUT = "-"
STANDARD_INPUT_NAME = "<stdin>"
LARGEST_FILE = 4_000_000
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")


def read_source(path: str | Path, largest: int = LARGEST_FILE) -> Source:
    """Read a whole text file, or standard input for `-`; refuse what is too large or not UTF-8."""
    is_input = str(path) == STANDARD_INPUT
    with open_binary(path) as file:
        data = file.read(largest + 1)
    folder = Path.cwd() if is_input else Path(path).parent
    return decode_source(data, name_of(path), folder, largest)


def name_of(path: str | Path) -> str:
    """Give the name by which a reader knows a file."""
    return STANDARD_INPUT_NAME if str(path) == STANDARD_INPUT else str(path)


def open_binary(path: str | Path) -> AbstractContextManager[BinaryIO]:
    """Open a file for reading bytes, or standard input for `-`, which stays open afterwards."""
    if str(path) != STANDARD_INPUT:
        return Path(path).open("rb")
    if sys.stdin is None:  # a shell can close it, which programs started by others often find
        raise OSError(errno.EBADF, say("it is closed"), say("standard input"))
    return nullcontext(sys.stdin.buffer)


def decode_source(
    data: bytes, name: str, folder: Path | None = None, largest: int = LARGEST_FILE, first_line: int = 1
) -> Source:
    """Turn bytes into a source; refuse what is too large or not UTF-8."""
    if len(data) > largest or data.startswith(_UTF_16_MARKS):
        start = Source(name, "", first_line=first_line).place(first_line)
        if len(data) > largest:
            raise RefusedError(faults.too_large(start, say("the file is larger"), f"{largest // 1_000_000} MB"))
        raise RefusedError(faults.encoding(start, say("the file is written in UTF-16")))
    data = data.removeprefix(_BYTE_ORDER_MARK)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        good_part = data[: error.start].decode("utf-8")
        good = Source(name, good_part, first_line=first_line)
        place = good.place(first_line + len(good.lines) - 1, len(good.lines[-1]) + 1)
        byte = data[error.start]
        raise RefusedError(faults.encoding(place, say("byte 0x{byte:02x} is not UTF-8", byte=byte))) from None
    return Source(name, text, folder, first_line)
