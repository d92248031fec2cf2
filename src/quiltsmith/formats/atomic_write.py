"""Files that appear whole or not at all: written beside their place, then renamed."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from stat import S_IMODE
from typing import BinaryIO


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that nobody ever sees half of it; text becomes UTF-8 with plain line feeds."""
    with open_whole(path) as file:
        file.write(content.encode("utf-8") if isinstance(content, str) else content)


@contextmanager
def open_whole(path: Path) -> Iterator[BinaryIO]:
    """Open a file that takes its place only when all of it is written.

    Whatever goes wrong, an interrupt too, an older file stays as it is and nothing is left beside it.
    """
    # The file behind a link is meant, not the link.
    target = Path(os.path.realpath(path))
    if target.is_symlink():  # still one, so it leads back to itself
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    if target.exists() and not target.is_file() and not target.is_dir():
        # A pipe or a device such as /dev/null must be written to, never replaced.
        with target.open("wb") as file:
            yield file
        return
    for attempt in count():
        beside = target.with_name(f".{target.name[:40]}.{os.getpid()}-{attempt}.part")
        is_open = False
        try:
            with beside.open("xb") as file:
                is_open = True
                _take_permissions(file, target)
                yield file
            beside.replace(target)
        except BaseException as error:
            if isinstance(error, FileExistsError) and not is_open:
                continue  # left over by another run
            beside.unlink(missing_ok=True)
            raise
        return


def _take_permissions(file: BinaryIO, like: Path) -> None:
    """Give a new file the permissions of the one that it takes the place of, if there is one."""
    if like.is_file() and hasattr(os, "fchmod"):
        os.fchmod(file.fileno(), S_IMODE(like.stat().st_mode))
