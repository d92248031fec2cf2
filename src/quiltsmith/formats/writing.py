"""Files that appear whole or not at all: written beside their place, then renamed."""

from __future__ import annotations

import errno
import os
from itertools import count
from pathlib import Path
from stat import S_IMODE


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that nobody ever sees half of it; text becomes UTF-8 with plain line feeds.

    Whatever goes wrong, an interrupt too, an older file stays as it is and nothing is left beside it.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    # The file behind a link is meant, not the link.
    target = Path(os.path.realpath(path))
    if target.is_symlink():  # still one, so it leads back to itself
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    if target.exists() and not target.is_file() and not target.is_dir():
        # A pipe or a device such as /dev/null must be written to, never replaced.
        target.write_bytes(data)
        return
    for attempt in count():
        beside = target.with_name(f".{target.name[:40]}.{os.getpid()}-{attempt}.part")
        try:
            _write_new(beside, data, target)
            beside.replace(target)
        except FileExistsError:
            continue  # left over by another run
        except BaseException:
            beside.unlink(missing_ok=True)
            raise
        return


def _write_new(path: Path, data: bytes, like: Path) -> None:
    """Write a file that is not there yet, with the permissions of another one, or with those of any new file."""
    with path.open("xb") as file:
        if like.is_file() and hasattr(os, "fchmod"):
            os.fchmod(file.fileno(), S_IMODE(like.stat().st_mode))
        file.write(data)
