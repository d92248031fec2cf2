"""Files that appear whole or not at all: written beside their place, then renamed."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that nobody ever sees half of it; text becomes UTF-8 with plain line feeds.

    Whatever goes wrong, an interrupt too, an older file stays as it is and nothing is left beside it.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    # The file behind a link is meant, not the link.
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file() and not target.is_dir():
        # A pipe or a device such as /dev/null must be written to, never replaced.
        target.write_bytes(data)
        return
    beside, handle = _open_beside(target)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _open_beside(target: Path) -> tuple[Path, int]:
    """Open a new file in the same folder, with the permissions that a new file usually gets."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    for attempt in count():
        beside = target.with_name(f".{target.name[:40]}.{os.getpid()}-{attempt}.part")
        try:
            return beside, os.open(beside, flags, 0o666)
        except FileExistsError:
            continue
    raise AssertionError("counting never ends")
