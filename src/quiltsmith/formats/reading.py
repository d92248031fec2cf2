"""Files from disk or standard input into sources, with a limit on what is read."""

from __future__ import annotations

import sys
from pathlib import Path

from quiltsmith.formats import faults
from quiltsmith.formats.problem import RefusedError
from quiltsmith.formats.source import Source

STANDARD_INPUT = "-"
LARGEST_FILE = 4_000_000
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")


def read_source(path: str | Path, largest: int = LARGEST_FILE) -> Source:
    """Read a whole text file, or standard input for `-`; refuse what is too large or not UTF-8."""
    if str(path) == STANDARD_INPUT:
        return decode_source(sys.stdin.buffer.read(largest + 1), "<stdin>", Path.cwd(), largest)
    path = Path(path)
    with path.open("rb") as file:
        return decode_source(file.read(largest + 1), str(path), path.parent, largest)


def decode_source(data: bytes, name: str, folder: Path | None = None, largest: int = LARGEST_FILE) -> Source:
    """Turn bytes into a source; refuse what is too large or not UTF-8."""
    start = Source(name, "").place()
    if len(data) > largest:
        raise RefusedError(faults.too_large(start, "the file is larger", f"{largest // 1_000_000} MB"))
    if data.startswith(_UTF_16_MARKS):
        raise RefusedError(faults.encoding(start, "the file is written in UTF-16"))
    try:
        text = data.removeprefix(_BYTE_ORDER_MARK).decode("utf-8")
    except UnicodeDecodeError as error:
        good = Source(name, data[: error.start].removeprefix(_BYTE_ORDER_MARK).decode("utf-8"))
        place = good.place(len(good.lines), len(good.lines[-1]) + 1)
        byte = data[error.start]
        raise RefusedError(faults.encoding(place, f"byte 0x{byte:02x} is not UTF-8")) from None
    return Source(name, text, folder)
