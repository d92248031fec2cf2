"""Files that appear whole or not at all: written beside their place, then given their name."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from stat import S_IMODE
from time import sleep
from typing import BinaryIO

_numbers = count()
_PAUSES = (0.01, 0.02, 0.05, 0.1, 0.2)
"""How many seconds are waited for a virus scanner, or another visitor of the studio, to have read a file."""
_unfinished: set[Path] = set()
"""What this process is writing beside its place."""


def write_whole(path: Path, content: str | bytes, *, overwrite: bool = True) -> None:
    """Write a file so that nobody ever sees half of it; text becomes UTF-8 with plain line feeds."""
    with open_whole(path, overwrite=overwrite) as file:
        file.write(content.encode("utf-8") if isinstance(content, str) else content)


@contextmanager
def open_whole(path: Path, *, overwrite: bool = True) -> Iterator[BinaryIO]:
    """Open a file that takes its place only when all of it is written.

    Whatever goes wrong, an interrupt too, an older file stays as it is and nothing is left beside it. Unless it
    may be overwritten, a file that is there in the end, whoever wrote it, is a `FileExistsError`.
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
    while True:
        beside = target.with_name(f".{target.name[:40]}.{os.getpid()}-{next(_numbers)}.part")
        is_open = False
        _unfinished.add(beside)
        try:
            with beside.open("xb") as file:
                is_open = True
                _take_permissions(file, target)
                yield file
            _give_name(beside, target, overwrite)
        except BaseException as error:
            if isinstance(error, FileExistsError) and not is_open:
                continue  # left over by another run
            beside.unlink(missing_ok=True)
            raise
        finally:
            _unfinished.discard(beside)
        return


def remove_unfinished() -> None:
    """Remove what is half written, for a process that ends at once."""
    for beside in tuple(_unfinished):
        with suppress(OSError):
            beside.unlink()


def _give_name(beside: Path, target: Path, overwrite: bool) -> None:
    """Let a finished file take its place; of several that do so at once, one wins where nothing is overwritten."""
    if overwrite:
        _replace(beside, target)
        return
    try:
        os.link(beside, target)
    except FileExistsError:
        raise
    except (OSError, AttributeError):
        # This disk, or Python in a browser, has no second names for a file. Whoever makes the empty one may put
        # its own in the place.
        with target.open("xb"):
            pass
        try:
            _replace(beside, target)
        except BaseException:
            target.unlink()
            raise
        return
    beside.unlink()


def _replace(beside: Path, target: Path) -> None:
    """Put a file in the place of another; while somebody reads the other one, Windows refuses."""
    for pause in _PAUSES if sys.platform == "win32" else ():
        try:
            beside.replace(target)
        except PermissionError:
            sleep(pause)
        else:
            return
    beside.replace(target)


def _take_permissions(file: BinaryIO, like: Path) -> None:
    """Give a new file the permissions of the one that it takes the place of, if there is one."""
    # On Windows, the only permission is to write, and a file without it could not be renamed.
    if sys.platform != "win32" and like.is_file():
        os.fchmod(file.fileno(), S_IMODE(like.stat().st_mode))
